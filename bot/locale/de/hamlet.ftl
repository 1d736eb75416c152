### Hamlet: was auf Ansichten und Bildern, in Worten und als Befehle steht.

hamlet-name = Hamlet
hamlet-how-to-play =
    ## Hamlet
    Ein Dorf wächst um eine Kirche, die ihr gemeinsam baut.
    {""}**In deinem Zug** handeln deine Dorfleute, je eine Aktion, und deine Esel dürfen einmal ziehen, in beliebiger Reihenfolge:
    🪓 einen Produktionsbetrieb füllen · ⚙️ Waren herstellen · 🏛️ im Rathaus einen Bauplan kaufen oder anheuern · ⚖️ auf dem Markt verkaufen · ⛪ einen Kirchenauftrag erfüllen · 🏗️ einen Bauplan bauen · 🛤️ eine Straße bauen · 🙏 betteln.
    Was du brauchst, muss dorthin getragen werden, wo du es verwendest: über Wege und Straßen, an denen deine Esel stehen. Werden Waren verbraucht, bekommt die Belohnung, wer sie hergestellt hat.
    {""}**Schluss ist**, wenn der letzte Kirchenauftrag erfüllt ist. Punkte bringen Waren, Aufträge, Handelsplättchen, Orte, Straßen, Meilensteine und Auszeichnungen.
    Züge kannst du zurücknehmen, bis ein verdecktes Plättchen aufgedeckt wird.

## Worum es gerade geht

hamlet-round-title = Runde { $round }
hamlet-situation-turn =
    { $orders ->
        [one] Ein Kirchenauftrag ist offen.
       *[other] { $orders } Kirchenaufträge sind offen.
    }
hamlet-task =
    { $ready ->
        [0] du bist am Zug
        [one] einer deiner Leute wartet auf dich
       *[other] { $ready } deiner Leute warten auf dich
    }
hamlet-situation-over-church = Die Kirche ist fertig.
hamlet-situation-over-rounds = Die letzte Runde ist vorbei; die Kirche wurde nicht fertig.

## Der Tisch

hamlet-layout-standard = Standardaufbau
hamlet-layout-river-bend = Flussbiegung
hamlet-layout-old-road = Alte Straße
hamlet-layout-random = Zufälliger Aufbau
hamlet-level-novice = Novize
hamlet-level-journeyman = Geselle
hamlet-level-master = Meister
hamlet-verdict-won = **Die Abtei ist zufrieden** ({ $level }): Ziel { $target }, { $margin } darüber. Deine Kirche: **{ $rank }**
hamlet-verdict-parish-refused = **Keine eigene Pfarrei** ({ $level }): Die Kirche wurde nicht fertig. Ziel { $target }, du hast { $total }.
hamlet-verdict-below-target = **Nicht genug** ({ $level }): Ziel { $target }, du hast { $total }.

## Was geschehen ist

hamlet-event-produced = { $who_has } { $place_the }{ $with } gefüllt{ $gain }
hamlet-event-processed = { $who_has } { $place_at } { $count } { $good } hergestellt{ $gain }
hamlet-event-bought = { $who_has } den Bauplan für { $tile_the } gekauft{ $gain }
hamlet-event-hired-villager = { $who_has } Verstärkung angeheuert{ $gain }
hamlet-event-hired-donkey = { $who_has } { $place_at } einen Esel gekauft{ $gain }
hamlet-event-sold = { $who_has } auf dem Markt { $goods } verkauft{ $gain }
hamlet-event-fulfilled = { $who_has } den Kirchenauftrag über { $goods } erfüllt{ $gain }
hamlet-event-begged = { $who_has } an der Kirche gebettelt{ $gain }
hamlet-event-built = { $who_has } { $place_at } { $tile_the } gebaut{ $gain }
hamlet-event-built-bridge = { $who_has } eine Brücke { $place_from } { $to_to } gebaut{ $gain }
hamlet-event-built-paved = { $who_has } einen Weg { $place_from } { $to_to } gepflastert{ $gain }
hamlet-event-herd-moved =
    { $count ->
        [one] { $who_has } einen Esel { $steps } geführt
       *[other] { $who_has } { $count } Esel geführt: { $steps }
    }
hamlet-step = { $from } { $to }
hamlet-step-together = { $step } ({ $count }×)
hamlet-event-ended = { $who_has } den Zug beendet
hamlet-event-earned = { $owner_has } für eigene Ware ({ $good }) { $gold } Gold und { $scored } bekommen
hamlet-event-milestone = { $who_has } den Meilenstein { $milestone } erreicht
hamlet-event-stack-opened = Die Baupläne für { $good } kamen in den Beutel
hamlet-event-draft-turned-up = Neu in der Reihe: { $tile }
hamlet-event-trade-turned-up = Neu auf dem Markt: { $trade }
hamlet-event-church-finished = Die Kirche wurde fertiggestellt
hamlet-event-round = Runde { $round } hat begonnen
hamlet-event-game-over = Die Partie ist zu Ende
hamlet-event-abbey-tithe = { $who_has } { $what_from } den Zehnten geholt ({ $alms } Almosen)
hamlet-event-abbey-tithe-nothing = { $who } wollte den Zehnten holen, aber es gab nichts
hamlet-event-abbey-survey = { $who_has } das Land vermessen und den Bauplan für { $what_the } weggenommen ({ $alms } Almosen)
hamlet-event-abbey-survey-nothing = { $who_has } das Land vermessen, aber die Reihe war leer ({ $alms } Almosen)
hamlet-event-abbey-merchant = { $who_has } einen Händler geschickt, der das Handelsplättchen für { $what } genommen hat ({ $alms } Almosen)
hamlet-event-abbey-merchant-nothing = { $who_has } einen Händler geschickt, aber der Markt war leer ({ $alms } Almosen)
hamlet-event-abbey-alms = { $who_has } { $alms } Almosen gesammelt
hamlet-event-abbey-pilgrim = { $who_has } einen Pilger geschickt, der { $what } verbraucht hat ({ $alms } Almosen)
hamlet-event-abbey-pilgrim-nothing = { $who_has } einen Pilger geschickt, der keine Ware gefunden hat ({ $alms } Almosen)
hamlet-event-abbey-order = { $who_has } den Kirchenauftrag über { $goods } erfüllt
hamlet-times =
    { $count ->
        [2] { $what }, zweimal
       *[other] { $what }, { $count }-mal
    }

## Fragen

hamlet-ask-what = Was tust du?
hamlet-ask-produce = Welchen Betrieb füllst du?
hamlet-ask-cubes = { $place }: Was lagerst du ein?
hamlet-ask-process = Was stellst du her?
hamlet-ask-buy =
    Welchen Bauplan kaufst du?{ $reveals ->
        [0] {""}
       *[other] {" "}Das kannst du nicht zurücknehmen.
    }
hamlet-ask-hire = Wen heuerst du an?
hamlet-ask-stable = Der neue Esel kostet { $price } Gold. Wo fängt er an?
hamlet-ask-sell =
    Was verkaufst du?{ $reveals ->
        [0] {""}
       *[other] {" "}Das kannst du nicht zurücknehmen.
    }
hamlet-ask-order = Welchen Kirchenauftrag erfüllst du?
hamlet-ask-build = Welchen Bauplan baust du?
hamlet-ask-spot = { $tile_name }: Wohin damit?
hamlet-ask-stand = Von welchem Ort aus baust du?
hamlet-ask-road = Welche Straße baust du?
hamlet-ask-herd = Welcher Esel zieht?
hamlet-ask-herd-on = Zieht noch ein Esel?
hamlet-ask-pay = Womit bezahlst du?
hamlet-ask-source =
    { $price ->
        [0] { $gold ->
            [0] Wie viel { $kind } { $place_from }{ $whose }? Noch { $left } zu bezahlen.
           *[other] Wie viel { $kind } { $place_from }{ $whose }? Das bringt dir je { $gold } Gold. Noch { $left } zu bezahlen.
        }
       *[other] Wie viel { $kind } { $place_from }{ $whose }, für je { $price } Gold? Noch { $left } zu bezahlen.
    }

## Antworten

hamlet-answer-do-produce = Füllen
hamlet-answer-do-process = Herstellen
hamlet-answer-do-buy = Kaufen
hamlet-answer-do-hire = Anheuern
hamlet-answer-do-sell = Verkaufen
hamlet-answer-do-order = Auftrag
hamlet-answer-do-beg = Betteln
hamlet-answer-do-build = Bauen
hamlet-answer-do-road = Straße
hamlet-answer-do-herd = Esel
hamlet-answer-do-end = Zug beenden
hamlet-unused =
    { $ready ->
        [one] Einer deiner Leute hat noch nichts getan.
       *[other] { $ready } deiner Leute haben noch nichts getan.
    }{ $herd ->
        [waits] {" "}Auch deine Esel können noch ziehen.
       *[rests] {""}
    }
hamlet-answer-produce = { $place } füllen: { $worth }
hamlet-answer-produce-brief = { $place_code } füllen: { $worth }
hamlet-answer-cubes = { $cubes } einlagern
hamlet-answer-cubes-brief = { $cubes }
hamlet-answer-process = { $count } { $good } aus { $cost } ({ $place_code })
hamlet-answer-buy =
    { $tile_object } kaufen: { $price ->
        [0] gratis
       *[other] { $price } Gold
    }{ $gold ->
        [0] {""}
       *[other] {" "}(+{ $gold })
    }
hamlet-answer-buy-brief =
    { $tile_code } kaufen: { $price ->
        [0] gratis
       *[other] { $price } Gold
    }{ $gold ->
        [0] {""}
       *[other] {" "}(+{ $gold })
    }
hamlet-answer-villager = Verstärkung anheuern: { $price } Gold
hamlet-answer-donkey = Esel kaufen: { $price } Gold
hamlet-answer-place = { $place }
hamlet-answer-place-brief = { $place_code }
hamlet-answer-place-here = { $place_code }
hamlet-answer-sell = Handel { $trade_code }: { $goods_short }
hamlet-answer-sell-brief = { $trade_code }: { $goods_short }
hamlet-answer-order = Auftrag { $order_code }: { $goods_short }
hamlet-answer-build = { $tile_object } bauen: { $cost_short }
hamlet-answer-build-brief = Bau { $tile_code }: { $cost_short }
hamlet-answer-connected = { $number } verbunden
hamlet-answer-needs-road = { $number } + Straße
hamlet-answer-cut-off = { $number } isoliert
hamlet-spots-connected = { $numbers } verbunden: { $places }
hamlet-spots-needs-road = { $numbers } + Straße: { $places }
hamlet-spots-cut-off = { $numbers } isoliert: { $places }
hamlet-spots-mixed = Stellen { $numbers }: { $places }
hamlet-donkeys-at = Esel in { $places }
hamlet-more-roads =
    { $count ->
        [one] 1 weitere Straße
       *[other] { $count } weitere Straßen
    }
hamlet-answer-road =
    { $over ->
        [bridge] Brücke { $place_code }–{ $to_code }: { $cost }
       *[paved] Weg { $place_code }–{ $to_code }: { $cost }
    }
hamlet-a-bridge = Eine Brücke
hamlet-a-paved = Einen gepflasterten Weg
hamlet-answer-step = Esel { $place_code } → { $to_code }
hamlet-answer-step-here = { $place_code } → { $to_code }
hamlet-answer-done = Nur diese Esel ziehen
hamlet-answer-auto =
    { $gold ->
        [one] So bezahlen, { $gold } Gold bleibt
       *[other] So bezahlen, { $gold } Gold bleiben
    }
hamlet-answer-other = Mit etwas anderem bezahlen
hamlet-answer-units =
    { $count ->
        [0] Nichts davon
       *[other] { $count } nehmen
    }
hamlet-pays = Das kostet { $pay }.
hamlet-with-road = -# + Straße: braucht noch eine Straße, um verbunden zu sein.
hamlet-cut-off = ⚠️ Rot: Dorthin kann noch kein Weg und keine Straße führen.
hamlet-unit = { $count } { $what } ({ $place })
hamlet-nothing = nichts
hamlet-of-seat = {" "}({ $seat })

## Was nicht geht, und warum

hamlet-closed-slots-full = { $place } ist voll.
hamlet-closed-no-marker-left = { $place }: Für { $good } hast du keinen Marker mehr.
hamlet-closed-cannot-pay =
    { $what ->
        [process] { $place } braucht noch { $missing }.
        [buy] { $tile_name } braucht noch { $missing }.
        [villager] Für Verstärkung brauchst du noch { $missing }.
        [donkey] Für einen Esel brauchst du noch { $missing }.
        [sell] Handel { $trade_code } braucht noch { $missing }.
        [order] Auftrag { $order_code } braucht noch { $missing }.
        [build] { $tile_name } braucht noch { $missing }.
       *[road] { $a_road } bauen: Es fehlt noch { $missing }.
    }
hamlet-closed-look-first = Ein Plättchen ist noch verdeckt: Sieh es dir erst an.
hamlet-closed-earlier-donkey = Esel { $place_code } hätte zuerst ziehen müssen.

## Warum nicht

hamlet-refusal-wrong-number-of-seats = Hamlet ist für { $least } bis { $most } Leute, nicht für { $seats }.
hamlet-refusal-overlap = { $tile } passt dort nicht hin: Das Plättchen würde ein anderes überdecken.
hamlet-refusal-no-contact = { $tile } würde dort nichts berühren.
hamlet-refusal-path-mismatch = Das passt nicht: { $segment } und { $other } gehören nicht zusammen, dort würde ein Weg enden.
hamlet-refusal-no-villager-left = In diesem Zug ist von deinen Leuten niemand mehr bereit.
hamlet-refusal-trade-not-open = Handelsplättchen { $trade } liegt nicht aus.
hamlet-refusal-order-not-open = Dieser Auftrag ist nicht offen.
hamlet-refusal-not-all-full = Betteln kannst du nur, wenn die Startbetriebe voll sind.
hamlet-refusal-no-such-place = { $place } gibt es nicht im Dorf.
hamlet-refusal-not-in-network = { $place } ist nicht mit der Kirche verbunden.
hamlet-refusal-makes-no-raw = { $place } produziert nichts.
hamlet-refusal-slots-full = { $place } hat dafür keinen Platz.
hamlet-refusal-wrong-cubes = Nenne genau { $cubes } Würfel für { $place }.
hamlet-refusal-makes-no-goods = { $place } stellt keine Waren her.
hamlet-refusal-no-marker-left = Für { $good } hast du keinen Marker mehr.
hamlet-refusal-too-many-drafts = Mehr als { $most } Baupläne darfst du nicht haben.
hamlet-refusal-no-such-slot = Die Reihe hat keinen Bauplan { $slot }.
hamlet-refusal-all-villagers-hired = Mehr als { $most } Leute kannst du nicht haben.
hamlet-refusal-all-donkeys-hired = Du hast schon alle { $most } Esel.
hamlet-refusal-no-draft = Du hast keinen Bauplan.
hamlet-refusal-not-your-draft = { $tile } ist keiner deiner Baupläne.
hamlet-refusal-no-such-segment = Eine Kante { $segment } gibt es nicht.
hamlet-refusal-no-road-left = Du hast keine Straße mehr.
hamlet-refusal-not-adjacent = { $place } grenzt nicht an den Ort, den du gewählt hast.
hamlet-refusal-already-linked = { $place } ist schon verbunden.
hamlet-refusal-cliff = Dazwischen ist eine Klippe, { $place_to } kann nie eine Straße führen.
hamlet-refusal-wrong-crossing = Diese Art Straße kann nicht { $place_to } führen.
hamlet-refusal-herd-has-moved = Deine Esel sind in diesem Zug schon gezogen.
hamlet-refusal-no-donkey-moved = Nenne mindestens einen Esel.
hamlet-refusal-no-donkey-there = Du hast { $place_at } keinen Esel, der ziehen kann.
hamlet-refusal-not-linked = Es führt kein Weg und keine Straße { $place_to }.
hamlet-refusal-cannot-pay = Du brauchst noch { $missing }.
hamlet-refusal-no-spot = { $tile_name } passt nirgends hin, wo du den Bau bezahlen kannst.
hamlet-refusal-wrong-payment = So kannst du { $place_at } nicht bezahlen.
hamlet-refusal-no-such-move = Diesen Zug gibt es in diesem Spiel nicht.
hamlet-refusal-other-spelling = Schreib den Zug so, wie er vorgeschlagen wird.

## Wertungsbögen

hamlet-scored-points = Punkte während der Partie
hamlet-scored-site = Stätten
hamlet-scored-built-roads = Straßen
hamlet-scored-longest-road = Längste Straße
hamlet-scored-gold = Gold
hamlet-scored-chaplain = Geistliche_r
hamlet-scored-sacristan = Seelsorger_in
hamlet-scored-merchant = Händler_in
hamlet-scored-landscaper = Gärtner_in

## Auf Bildern

hamlet-title = Hamlet · Runde { $round }
hamlet-title-solo = Hamlet · Runde { $round } von { $rounds }
hamlet-title-final = Hamlet · Endwertung
hamlet-seat = Platz { $number }
hamlet-abbey = Die Abtei
hamlet-turn = { $name } ist am Zug
hamlet-turn-last = Die Kirche steht: letzte Runde. { $name } ist am Zug
hamlet-over = Die Partie ist zu Ende
hamlet-church-progress = { $done } von { $all }
hamlet-now = wäre jetzt Schluss: { $points }
hamlet-drafts = Baupläne
hamlet-no-drafts = Keine Baupläne
hamlet-target = Ziel: { $target } und die Kirche
hamlet-market = Markt
hamlet-stack =
    { $count ->
        [0] Stapel leer
       *[other] { $count } im Stapel
    }
hamlet-sold-out = Alles ist verkauft
hamlet-free-trade = Freihandel:
hamlet-raw = Rohstoff
hamlet-goods = Ware
hamlet-orders = Kirchenaufträge
hamlet-row-empty = leer
hamlet-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
hamlet-donkeys =
    { $count ->
        [one] 1 Esel
       *[other] { $count } Esel
    }
hamlet-named = { $name } ({ $code })
hamlet-amount-of = { $count } { $what }
hamlet-more-of = { $count } { $what }
hamlet-more-gold = { $gold } Gold
hamlet-any-raw = Rohstoffe
hamlet-each-good = jede Ware einmal
hamlet-or = {" "}oder{" "}
hamlet-or-gold = {" "}oder { $gold } Gold
hamlet-and = {" "}und{" "}
hamlet-with = {" "}mit { $cubes }

## Rohstoffe und Waren

hamlet-some-stone = Stein
hamlet-some-wood = Holz
hamlet-some-wheat = Getreide
hamlet-some-flour = Mehl
hamlet-some-milk = Milch
hamlet-some-brick = Mauerstein
hamlet-some-timber = Bauholz

## Orte

hamlet-tile-chu = Kirche
hamlet-tile-qua = Steinbruch
hamlet-tile-woo = Holzfällerhütte
hamlet-tile-far = Bauernhof
hamlet-tile-tow = Rathaus
hamlet-tile-mar = Markt
hamlet-tile-saw = Sägemühle
hamlet-tile-sto = Steinhauerei
hamlet-tile-flo = Getreidemühle
hamlet-tile-dai = Schafstall
hamlet-tile-shr = Schrein
hamlet-tile-tra = Handelsposten
hamlet-tile-po1 = Waldteich
hamlet-tile-po2 = Bergteich
hamlet-tile-swo = Kleiner Forst
hamlet-tile-smo = Kleiner Berg
hamlet-tile-win = Windmühle
hamlet-tile-tav = Taverne
hamlet-tile-mon = Denkmal
hamlet-tile-ou2 = Außenposten
hamlet-tile-cow = Kuhstall
hamlet-tile-ba2 = Winkelscheune
hamlet-tile-sta = Eselstall
hamlet-tile-squ = Dorfplatz
hamlet-tile-lum = Sägewerk
hamlet-tile-ba1 = Langscheune
hamlet-tile-frr = Hufschmied
hamlet-tile-lmo = Großer Berg
hamlet-tile-mas = Steinmetzmeisterei
hamlet-tile-war = Lagerhaus
hamlet-tile-lwo = Großer Forst
hamlet-tile-ou1 = Außenposten

# Ein Ort mitten im Satz.
hamlet-the =
    { $gender ->
        [f] die { $name }
        [n] das { $name }
       *[m] den { $name }
    }
hamlet-at =
    { $gender ->
        [f] an der { $name }
       *[m] am { $name }
    }
hamlet-from =
    { $gender ->
        [f] von der { $name }
       *[m] vom { $name }
    }
hamlet-to =
    { $gender ->
        [f] zur { $name }
       *[m] zum { $name }
    }
hamlet-gender =
    { $code ->
        [CHU] f
        [WOO] f
        [SAW] f
        [STO] f
        [FLO] f
        [WIN] f
        [TAV] f
        [BA1] f
        [BA2] f
        [MAS] f
        [TOW] n
        [MON] n
        [LUM] n
        [WAR] n
       *[other] m
    }
hamlet-declined =
    { $code ->
        [SWO] Kleinen Forst
        [SMO] Kleinen Berg
        [LMO] Großen Berg
        [LWO] Großen Forst
       *[other] { $name }
    }

hamlet-effect-chu = Aufträge, Betteln
hamlet-effect-qua = Liefert Stein, 2 Gold
hamlet-effect-woo = Liefert Holz, 2 Gold
hamlet-effect-far = Liefert Getreide, 2 Gold
hamlet-effect-tow = Baupläne, Anheuern
hamlet-effect-mar = Verkauf, Freihandel
hamlet-effect-saw = Macht 1 Bauholz aus 1 Holz
hamlet-effect-sto = Macht 1 Mauerstein aus 1 Stein
hamlet-effect-flo = Macht 1 Mehl aus 1 Getreide
hamlet-effect-dai = Macht 1 Milch aus 1 Getreide
hamlet-effect-shr = Ende: 2 je eigenem Kirchenauftrag
hamlet-effect-tra = Ende: 1 je eigenem Handelsplättchen
hamlet-effect-po1 = Ende: 3 Punkte
hamlet-effect-po2 = Ende: 3 Punkte
hamlet-effect-swo = Ende: 1 je angrenzender Waldkante
hamlet-effect-smo = Ende: 1 je angrenzender Felskante
hamlet-effect-win = Macht 2 Mehl aus 2 Getreide
hamlet-effect-tav = Ende: 1 je Gold, höchstens 8
hamlet-effect-mon = Ende: 2 je gleicher Kante
hamlet-effect-ou2 = Ende: 1 je Ort bis zur Kirche
hamlet-effect-cow = Macht 2 Milch aus 2 Getreide
hamlet-effect-ba2 = Liefert 3 beliebige Rohstoffe, 2 Punkte
hamlet-effect-sta = Ende: 2 je eigenem Esel
hamlet-effect-squ = Ende: 3 je angebundenem Weg
hamlet-effect-lum = Macht 2 Bauholz aus 2 Holz
hamlet-effect-ba1 = Liefert 3 beliebige Rohstoffe, 2 Punkte
hamlet-effect-frr = Ende: längste Straße zählt 3 je Ort
hamlet-effect-lmo = Ende: 2 je angrenzender Felskante
hamlet-effect-mas = Macht 2 Mauerstein aus 2 Stein
hamlet-effect-war = Ende: 1 je eigener Straße
hamlet-effect-lwo = Ende: 2 je angrenzender Waldkante
hamlet-effect-ou1 = Ende: 1 je Ort bis zur Kirche

## Ziele

hamlet-milestone-miller = Müller_in
hamlet-milestone-herder = Hirt_in
hamlet-milestone-mason = Maurer_in
hamlet-milestone-carpenter = Tischler_in
hamlet-milestone-planner = Planer_in
hamlet-award-chaplain = Geistliche_r
hamlet-award-sacristan = Seelsorger_in
hamlet-award-merchant = Händler_in
hamlet-award-landscaper = Gärtner_in
hamlet-rank-chapel = Kapelle
hamlet-rank-parish-church = Pfarrkirche
hamlet-rank-minster = Münster
hamlet-rank-cathedral = Kathedrale

## Die Ansicht

hamlet-prompt-kind =
    { $ready ->
        [0] Du bist am Zug. Von deinen Leuten ist niemand mehr bereit
        [one] Du bist am Zug. Einer deiner Leute ist bereit
       *[other] Du bist am Zug. { $ready } deiner Leute sind bereit
    }{ $herd ->
        [moved] { "" }
       *[other] , die Esel können ziehen
    }
hamlet-your-turn =
    { $herd ->
        [moved] Du bist am Zug. Die Esel sind gezogen
       *[other] Du bist am Zug. Die Esel können ziehen
    }
hamlet-can = Du kannst …
hamlet-can-next = Wärst du am Zug, könntest du …
hamlet-can-nothing = gerade nichts
hamlet-can-produce = füllen:
hamlet-can-process = Waren herstellen in
hamlet-can-buy = Bauplan kaufen:
hamlet-can-hire = im Rathaus anheuern
hamlet-can-sell = verkaufen:
hamlet-can-order = Auftrag erfüllen:
hamlet-can-beg = betteln
hamlet-can-build = bauen:
hamlet-can-road = eine Straße bauen von
hamlet-can-herd = Esel ziehen von

## Das Ende

hamlet-winner = { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
hamlet-winners = { $names } gewinnen gemeinsam mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
hamlet-solo-result = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $result }
hamlet-lost-parish-refused = Keine Pfarrei: Die Kirche ist nicht fertig
hamlet-lost-below-target = Das Ziel wurde verfehlt
hamlet-verdict = { $level }: Ziel { $target }, du hast { $total }
hamlet-row-points = Im Spiel
hamlet-row-awards = Auszeichnungen
hamlet-row-sites = Stätten
hamlet-row-built-roads = Gebaute Straßen
hamlet-row-longest-road = Längste Straße
hamlet-row-gold = Gold
hamlet-total = Summe
hamlet-tie-orders = Gleichstand: Aufträge
hamlet-tie-trades = Gleichstand: Handel
hamlet-line = { $what } { $points }
hamlet-no-details = keine Auszeichnungen, keine Stätten

## In Worten

hamlet-words-round = Hamlet, Runde { $round }.
hamlet-words-turn = { $name } ist am Zug.
hamlet-words-turn-last = Die Kirche steht, das ist die letzte Runde. { $name } ist am Zug.
hamlet-words-over = Die Partie ist zu Ende.
hamlet-words-church = Erfüllte Kirchenaufträge: { $done } von { $all }.
hamlet-words-abbey = Die Abtei ({ $level }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, Ziel { $target }): { $alms } von { $price } Almosen; Kirchenaufträge: { $orders }; Handelsplättchen: { $trades }.
hamlet-words-did = { $name } { $what }.
hamlet-words-none = keine
hamlet-words-nobody = niemand
hamlet-words-player = { $name }: { $points } ({ $now }, wenn jetzt Schluss wäre); { $gold } Gold; Dorfleute bereit: { $ready } von { $villagers }; { $donkeys }; übrige Straßen: { $roads }; Baupläne: { $drafts }; Handelsplättchen: { $trades }.
hamlet-words-milestone = Meilenstein { $what }: { $name }.
hamlet-words-award = Auszeichnung { $what }, { $points }, zurzeit: { $names }.
hamlet-words-prompt = { $prompt }.
hamlet-words-ghost = { $draft } läge um { $turn }° gedreht.
hamlet-words-unit = { $count } { $what } von { $place }
hamlet-words-unit-of = { $count } { $what } ({ $name }) von { $place }
hamlet-words-pay = Bezahlt mit { $units }.
hamlet-words-can = { $heading } { $moves }.
hamlet-words-can-at = { $what } { $where }
hamlet-words-markers = Waren, die du noch herstellen kannst: { $goods }.
hamlet-words-herd = Deine Esel stehen auf { $places }.
hamlet-words-own-draft = Dein Bauplan { $tile }: kostet { $cost }, bringt { $points }. { $effect }. Kanten: { $edges }.
hamlet-words-draft = { $tile }, kostet { $cost }, bringt { $points }. { $effect }. Kanten: { $edges }
hamlet-words-row =
    { $count ->
        [0] Es liegen keine Baupläne aus.
       *[other] Ausliegende Baupläne; im Beutel: { $bag }.
    }
hamlet-words-offer =
    { $gold ->
        [0] Platz { $slot } für { $price } Gold: { $draft }.
        [one] Platz { $slot } für { $price } Gold, darauf liegt 1 Gold: { $draft }.
       *[other] Platz { $slot } für { $price } Gold, darauf liegen { $gold } Gold: { $draft }.
    }
hamlet-words-market = Markt: Im Freihandel kosten Rohstoffe { $raw }, Waren { $good } Gold; Handelsplättchen im Stapel: { $count }.
hamlet-words-trade = Handelsplättchen { $trade }: { $need } für { $points } und { $gold } Gold.
hamlet-words-order = Auftrag { $order }: { $need } für { $points }, { $holder }.
hamlet-gold = { $gold } Gold
hamlet-words-open = offen
hamlet-words-done-by = erfüllt von { $name }
hamlet-words-places = Das Dorf:
hamlet-words-place = { $tile }.
hamlet-words-site = { $tile }, Stätte von { $name }.
hamlet-words-apart = Nicht mit der Kirche verbunden.
hamlet-words-holds = Hier: { $things }.
hamlet-words-links = Führt zu { $places }.
hamlet-words-free = Freie Kanten: { $edges }.
hamlet-words-good = { $count } { $what } von { $name }
hamlet-words-good-high = { $count } { $what } in bester Qualität von { $name }
hamlet-words-empty =
    { $count ->
        [one] 1 freies Feld
       *[other] { $count } freie Felder
    }
hamlet-words-villagers =
    { $count ->
        [one] eine Person von { $name }
       *[other] { $count } Leute von { $name }
    }
hamlet-words-donkeys =
    { $count ->
        [one] ein Esel von { $name }
       *[other] { $count } Esel von { $name }
    }
hamlet-words-bridge = { $place } (Brücke von { $name })
hamlet-words-paved = { $place } (gepflasterter Weg von { $name })
hamlet-words-score =
    { $name }: { $points }{ $place ->
        [0] {""}
       *[other] , Platz { $place }
    }. { $lines }. Im Einzelnen: { $details }.
hamlet-words-longest = Längste Straße von { $name }: { $places }.
hamlet-edge-path = Weg
hamlet-edge-forest = Wald
hamlet-edge-rock = Fels

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

## Was ein Zug bringt

hamlet-reason-points = Punkte
hamlet-reason-awards = Auszeichnungen
hamlet-reason-roads = Straßen
hamlet-reason-longest-road = längste Straße
hamlet-reason-sites = eigene Stätten
hamlet-reason-gold = Gold
hamlet-reason-villagers = Arbeit der Leute
hamlet-reason-drafts = Entwürfe
hamlet-reason-goods = eigene Waren
hamlet-reason-milestones = Meilensteine
hamlet-reason-transport = Esel und Wege
hamlet-reason-orders = Kirchenaufträge
hamlet-reason-late-orders = ein Ende in Sicht
hamlet-reason-rivals = weniger für die anderen
hamlet-reason-church = die Kirche
hamlet-swing = Vorsprung in Punkten nach Schätzung des Computers, Zug für Zug
