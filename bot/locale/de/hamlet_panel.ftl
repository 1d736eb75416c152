### Hamlet: Ansicht, Befehle und Antworten. Was auf Bildern steht, ist in hamlet.ftl.

hamlet-name = Hamlet
hamlet-how-to-play =
    ## Hamlet
    Ein Dorf wächst um eine Kirche, die ihr gemeinsam baut.
    {""}**In deinem Zug** handeln deine Dorfleute, je eine Tat, und deine Esel dürfen einmal ziehen, in beliebiger Reihenfolge:
    🪓 einen Produktionsbetrieb füllen · ⚙️ Waren herstellen · 🏛️ im Rathaus einen Bauplan kaufen oder anheuern · ⚖️ auf dem Markt verkaufen · ⛪ einen Kirchenauftrag erfüllen · 🏗️ einen Bauplan bauen · 🛤️ eine Straße bauen · 🙏 betteln.
    Was du brauchst, muss dorthin getragen werden, wo du es brauchst: über Wege und Straßen, auf denen deine Esel stehen. Wessen Waren verbraucht werden, bekommt ihre Belohnung.
    {""}**Schluss ist**, wenn der letzte Kirchenauftrag erfüllt ist. Punkte bringen Waren, Aufträge, Handelsplättchen, Orte, Straßen, Meilensteine und Auszeichnungen.
    Schritte lassen sich zurücknehmen, bis ein verdecktes Plättchen aufgedeckt wird.

## Worum es gerade geht

hamlet-round-title = Runde { $round }
hamlet-situation-turn =
    { $orders ->
        [one] Ein Kirchenauftrag ist offen.
       *[other] { $orders } Kirchenaufträge sind offen.
    }
hamlet-situation-over = Die Kirche steht.
hamlet-place = { $name } ({ $code })
hamlet-amount = { $count } { $what }
hamlet-gold = { $gold } Gold
hamlet-any-of = {" "}oder{" "}
hamlet-nothing = nichts
hamlet-trade-entry = { $id }: { $need } für { $points } Punkte, { $gold } Gold
hamlet-order-entry =
    { $gold ->
        [0] { $id }: { $need } für { $points } Punkte
       *[other] { $id }: { $gold } Gold { $need } für { $points } Punkte
    }
hamlet-unit = { $what } von { $place }
hamlet-unit-bought = { $what }, auf dem Markt gekauft

## Der Tisch

hamlet-layout-standard = Üblicher Beginn
hamlet-layout-river-bend = Flussbiegung
hamlet-layout-old-road = Alte Straße
hamlet-layout-random = Zufälliger Beginn
hamlet-level-novice = Novize
hamlet-level-journeyman = Geselle
hamlet-level-master = Meister
hamlet-verdict-won = **Die Abtei ist zufrieden** ({ $level }): Ziel { $target }, { $margin } darüber. Deine Kirche: **{ $rank }**
hamlet-verdict-parish-refused = **Pfarrei verweigert** ({ $level }): Die Kirche wurde nicht fertig. Ziel { $target }, Abstand { $margin }.
hamlet-verdict-below-target = **Nicht genug** ({ $level }): Ziel { $target }, Abstand { $margin }.

## Die Ansicht

hamlet-panel-kind =
    {""}**Du bist am Zug.** { $ready ->
        [0] Niemand ist mehr bereit.
        [one] Eine Person ist bereit.
       *[other] { $ready } Leute sind bereit.
    } Du hast { $gold } Gold.
hamlet-herd-waits = Deine Esel können noch ziehen.
hamlet-herd-moved = Deine Esel sind gezogen.
hamlet-begin-produce = Produktionsbetrieb füllen
hamlet-begin-process = Waren herstellen
hamlet-begin-town = Rathaus: Bauplan kaufen oder anheuern
hamlet-begin-sell = Auf dem Markt verkaufen
hamlet-begin-order = Kirchenauftrag erfüllen
hamlet-begin-beg = Betteln
hamlet-begin-build = Bauplan bauen
hamlet-begin-road = Straße bauen
hamlet-begin-herd = Esel ziehen
hamlet-menu-kind = Was tust du? …
hamlet-menu-building = Welcher Betrieb? …
hamlet-menu-cubes = Welche Würfel? …
hamlet-menu-town = Welcher Bauplan? …
hamlet-menu-donkey-place = Wo steht er? …
hamlet-menu-trade = Welches Handelsplättchen? …
hamlet-menu-order = Welcher Auftrag? …
hamlet-menu-draft = Welcher Bauplan? …
hamlet-menu-stand = Wo stehst du? …
hamlet-menu-edge = Welche Kante? …
hamlet-menu-placement = Wie liegt es? …
hamlet-menu-road-stand = Wo stehst du? …
hamlet-menu-road-end = Wohin? …
hamlet-menu-herd = Welcher Esel? …
hamlet-menu-step = Wohin? …
hamlet-menu-payment = Bezahlung ändern …
hamlet-menu-replacement = Womit stattdessen? …
hamlet-panel-building = Wo wird gearbeitet?
hamlet-panel-cubes = Was kommt in die Scheune?
hamlet-panel-count = Wie viele?
hamlet-panel-town = Kaufe einen Bauplan oder heuere an.
hamlet-panel-donkey-place = Wo steht der neue Esel?
hamlet-panel-trade = Was verkaufst du?
hamlet-panel-order = Welchen Auftrag erfüllst du?
hamlet-panel-draft = Welchen Bauplan baust du?
hamlet-panel-stand = An welchem Ort beginnt der Bau?
hamlet-panel-edge = An welcher freien Kante? Die Karte zeigt ihre Nummern.
hamlet-panel-placement = Wie liegt das Plättchen dort? Die besten Möglichkeiten stehen oben.
hamlet-panel-road-stand = Von welchem Ort?
hamlet-panel-road-end = Zu welchem Ort?
hamlet-panel-crossing = Brücke oder gepflasterter Weg?
hamlet-panel-herd = Welcher Esel zieht?
hamlet-panel-step = Wohin geht er?
hamlet-panel-payment = Das braucht { $pay }. Dir bleiben { $gold } Gold.
hamlet-panel-replacement = Das braucht { $pay }, dir bleiben { $gold } Gold. Womit ersetzt du es?
hamlet-panel-confirm = Bereit.
hamlet-reveals = Das deckt ein Plättchen auf und lässt sich nicht zurücknehmen.
hamlet-make = { $count } { $what } herstellen
hamlet-slot =
    { $bonus ->
        [0] { $tile } für { $gold } Gold
       *[other] { $tile } für { $gold } Gold ({ $bonus } Gold liegt darauf)
    }
hamlet-costs = kostet { $cost }
hamlet-hire-villager = Jemanden für { $gold } Gold anheuern
hamlet-hire-donkey = Einen Esel für { $gold } Gold kaufen
hamlet-edge = { $place }, Kante { $edge }
hamlet-lay = { $tile }.{ $segment } an { $place }.{ $edge }
hamlet-lay-brings = { $links } Verbindungen, { $roads } mögliche Straßen, { $points } Punkte, { $gaps } Lücken
hamlet-over-bridge = Brücke
hamlet-over-paved = Gepflasterter Weg
hamlet-instead = Nicht { $unit }, sondern …
hamlet-more = Weitere …
hamlet-confirm-produce = Füllen
hamlet-confirm-process = Herstellen
hamlet-confirm-town = So machen
hamlet-confirm-sell = Verkaufen
hamlet-confirm-order = Auftrag erfüllen
hamlet-confirm-beg = Betteln
hamlet-confirm-build = Bauen
hamlet-confirm-road = Straße bauen
hamlet-confirm-herd = Ziehen
hamlet-end = Zug beenden

## Was jemand getan hat

hamlet-did-begin-produce = jemanden zum Füllen geschickt
hamlet-did-begin-process = jemanden zum Herstellen geschickt
hamlet-did-begin-town = zum Rathaus gegangen
hamlet-did-begin-sell = zum Markt gegangen
hamlet-did-begin-order = sich einem Kirchenauftrag zugewandt
hamlet-did-begin-beg = betteln gegangen
hamlet-did-begin-build = einen Bau begonnen
hamlet-did-begin-road = eine Straße begonnen
hamlet-did-begin-herd = die Esel gerufen
hamlet-did-stand = { $place } gewählt
hamlet-did-fill = { $cubes } eingelagert
hamlet-did-make = { $count } gewählt
hamlet-did-slot = Bauplan { $slot } der Reihe gewählt
hamlet-did-recruit-villager = Anheuern gewählt
hamlet-did-recruit-donkey = einen Esel gewählt
hamlet-did-put = ihn auf { $place } gestellt
hamlet-did-trade = Handelsplättchen { $trade } gewählt
hamlet-did-order = Auftrag { $order } gewählt
hamlet-did-draft = { $tile } gewählt
hamlet-did-edge = Kante { $edge } gewählt
hamlet-did-lay = es mit Seite { $segment } angelegt
hamlet-did-link = sie nach { $place } geführt
hamlet-did-over-bridge = eine Brücke gewählt
hamlet-did-over-paved = einen gepflasterten Weg gewählt
hamlet-did-donkey = den Esel auf { $place } gewählt
hamlet-did-walk = ihn nach { $place } geführt
hamlet-did-instead = { $unit } aus der Bezahlung genommen
hamlet-did-use = mit { $unit } bezahlt
hamlet-did-more = weitergeblättert
hamlet-did-confirm = bestätigt
hamlet-did-end = den Zug beendet

## Wertungsbögen

hamlet-scored-points = Punkte während der Partie
hamlet-scored-site = Orte
hamlet-scored-built-roads = Straßen
hamlet-scored-longest-road = Längste Straße
hamlet-scored-gold = Gold
hamlet-scored-chaplain = Geistliche/r
hamlet-scored-sacristan = Seelsorger/in
hamlet-scored-merchant = Händler/in
hamlet-scored-landscaper = Landschaftsgestalter/in

## Warum nicht

hamlet-illegal-unreadable = Das kann ich nicht lesen. Wähle aus der Liste oder schreib es so: build SAW.3 @ QUA.4
hamlet-illegal-game-over = Die Partie ist zu Ende.
hamlet-illegal-not-your-turn = Du bist nicht am Zug, sondern Spieler { $active }.
hamlet-illegal-nothing-to-take-back = Es gibt nichts zurückzunehmen: Dein Zug hat gerade erst begonnen, oder seither ist ein Plättchen aufgedeckt worden.
hamlet-illegal-choice-in-progress = Schließe erst ab, was du begonnen hast, oder nimm es zurück.
hamlet-illegal-not-offered =
    { $stage ->
        [kind] Das geht gerade nicht.
       *[other] Das ist keine Antwort auf die Frage in deiner Ansicht.
    }
hamlet-illegal-wrong-number-of-seats = Hamlet ist für { $least } bis { $most } Leute, nicht für { $seats }.
hamlet-illegal-overlap = { $tile } passt dort nicht hin: Es läge auf einem anderen.
hamlet-illegal-no-contact = { $tile } würde dort nichts berühren.
hamlet-illegal-path-mismatch = Das passt dort nicht: { $segment } und { $other } gehören nicht zusammen, ein Weg würde enden.
hamlet-illegal-one-deed-at-a-time = Bitte eine Tat nach der anderen: erst kaufen, dann anheuern.
hamlet-illegal-no-villager-left = In diesem Zug ist niemand mehr bereit.
hamlet-illegal-trade-not-open = Handelsplättchen { $trade } liegt nicht aus.
hamlet-illegal-order-not-open = Dieser Auftrag ist nicht offen.
hamlet-illegal-not-all-full = Betteln darf man nur, wenn die Startbetriebe voll sind.
hamlet-illegal-no-such-place = { $place } gibt es nicht im Dorf.
hamlet-illegal-not-in-network = { $place } ist nicht mit der Kirche verbunden.
hamlet-illegal-makes-no-raw = { $place } produziert nichts.
hamlet-illegal-slots-full = { $place } hat dafür keinen Platz.
hamlet-illegal-wrong-cubes = Nenne genau { $cubes } Würfel für { $place }.
hamlet-illegal-makes-no-goods = { $place } stellt keine Waren her.
hamlet-illegal-no-marker-left = Für { $good } hast du keinen Marker mehr.
hamlet-illegal-too-many-drafts = Du darfst höchstens { $most } Baupläne haben.
hamlet-illegal-no-such-slot = Die Reihe hat keinen Bauplan { $slot }.
hamlet-illegal-not-enough-gold = Das kostet { $gold } Gold.
hamlet-illegal-all-hired = Du hast schon alle { $most }.
hamlet-illegal-not-your-draft = { $tile } ist keiner deiner Baupläne.
hamlet-illegal-no-such-segment = Eine Kante { $segment } gibt es nicht.
hamlet-illegal-no-road-left = Du hast keine Straße mehr.
hamlet-illegal-not-adjacent = { $place } grenzt nicht an.
hamlet-illegal-already-linked = { $place } ist schon verbunden.
hamlet-illegal-cliff = Dazwischen ist eine Klippe: Nach { $place } kann nie eine Straße führen.
hamlet-illegal-wrong-crossing = Diese Art Straße passt nicht auf den Weg nach { $place }.
hamlet-illegal-herd-has-moved = Deine Esel sind in diesem Zug schon gezogen.
hamlet-illegal-no-donkey-moved = Nenne mindestens einen Esel.
hamlet-illegal-no-donkey-there = Auf { $place } hast du keinen solchen Esel.
hamlet-illegal-not-linked = Nach { $place } führt kein Weg und keine Straße.
hamlet-illegal-cannot-pay = Was es braucht, lässt sich nicht nach { $place } bringen.
hamlet-illegal-wrong-payment = Diese Bezahlung passt bei { $place } nicht.

## Befehle

command-hamlet = hamlet
command-hamlet-about = Hamlet: ein Dorf, das um seine Kirche wächst
command-option-layout = beginn
command-option-layout-about = Wie die ersten Plättchen liegen
command-produce = produziere
command-produce-about = Einen Produktionsbetrieb füllen
command-process = verarbeite
command-process-about = Waren herstellen
command-town = rathaus
command-town-about = Bauplan kaufen oder anheuern, etwa: buy 1
command-sell = verkaufe
command-sell-about = Auf dem Markt verkaufen
command-order = auftrag
command-order-about = Einen Kirchenauftrag erfüllen
command-beg = bettle
command-beg-about = Um Gold betteln
command-lay-about = Einen Bauplan bauen, etwa: SAW.3 @ QUA.4
command-road = straße
command-road-about = Eine Straße bauen, etwa: QUA>STO bridge
command-herd = esel
command-herd-about = Esel ziehen, etwa: CHU>QUA CHU>FAR
command-option-what = was
command-option-what-about = In der Schreibweise der Karte; tippe für Vorschläge
