### Tiny Towns: Ansicht, Befehle und Antworten. Was auf Bildern steht, ist in tiny_towns.ftl.

tiny-towns-name = Tiny Towns
tiny-towns-how-to-play =
    ## Tiny Towns
    Du regierst eine Stadt mit sechzehn Feldern.
    {""}**Jede Runde** nehmen alle einen Würfel desselben Rohstoffs und legen ihn auf ein leeres Feld. In jeder dritten Runde wählen alle selbst.
    {""}**Dann baust du**, so oft du willst: Liegen Würfel im Muster einer Karte (gedreht oder gespiegelt zählt auch), nimm sie weg und setze das Gebäude auf eines ihrer Felder.
    {""}**Bestätige**, wenn du fertig bist. Aufgedeckt wird, sobald alle bestätigt haben.
    Eine Stadt ohne leeres Feld ist fertig. **Am Ende** zählen die Gebäude, was auf ihren Karten steht, und jedes Feld ohne Gebäude kostet 1 Punkt.
    Alles findest du in deiner Ansicht: Drücke unter dem Brett auf **Zum Zug**.

## Worum es gerade geht

tiny-towns-round-title = Runde { $round }
tiny-towns-situation-over = Alle Städte sind fertig.
tiny-towns-situation-monuments = Alle behalten heimlich eines von zwei Denkmälern.
tiny-towns-situation-naming = Wer den Hammer hat, bestimmt den Rohstoff dieser Runde.
tiny-towns-situation-watch = Opalauges Wacht darf auf die Bauten der Nachbarn antworten.
tiny-towns-situation-free = Freie Runde: Alle nehmen einen Rohstoff ihrer Wahl.
tiny-towns-situation-card = Alle nehmen **{ $resource }**.

## Der Tisch

tiny-towns-set-up-first-game = Erste Partie
tiny-towns-set-up-random = Zufällige Gebäude
tiny-towns-set-up-chosen = Gewählte Gebäude
tiny-towns-with-monuments = Denkmäler
tiny-towns-with-extra-storage = mehr Lagerplatz
tiny-towns-with-prospectors = Prospektoren
tiny-towns-mode-town-hall = Grundspiel: Rohstoffkarten, jede dritte Runde freie Wahl
tiny-towns-mode-prospectors = Prospektoren: Wer den Hammer hat, bestimmt den Rohstoff
tiny-towns-verdict = Dein Rang: **{ $rank }**

## Die Ansicht

tiny-towns-panel-idle = Gerade hast du nichts zu tun.
tiny-towns-panel-monuments = **Behalte ein Denkmal.** Niemand sieht es, bevor du es baust.
tiny-towns-panel-choose = **Runde { $round }:** Welchen Rohstoff nimmst du?
tiny-towns-panel-name = **Runde { $round }:** Du hast den Hammer. Welchen Rohstoff nehmen alle?
tiny-towns-panel-place = **Runde { $round }:** Tippe auf das Feld für **{ $resource }**.
tiny-towns-panel-factory = Deine Fabrik erlaubt dir auch einen anderen Rohstoff.
tiny-towns-panel-swap = **{ $taken }** kommt aus der Lagerhalle auf { $square }. Tippe auf das Feld dafür.
tiny-towns-panel-build = **Runde { $round }:** Baue etwas oder beende deine Runde.
tiny-towns-panel-nothing-to-build = **Runde { $round }:** Gerade lässt sich nichts bauen. Beende deine Runde.
tiny-towns-panel-full = ⚠️ Deine Stadt ist voll. Beendest du jetzt die Runde, ist sie fertig, und du schaust bis zur Wertung zu.
tiny-towns-panel-target = **{ $card }:** Tippe auf das Feld, auf dem es stehen soll.
tiny-towns-panel-payment = **{ $card } auf { $square }:** Mit welchen Würfeln?
tiny-towns-panel-marker = Welcher Rohstoff kommt auf das neue Gebäude?
tiny-towns-panel-replace = **Architekten-Gilde:** Tippe auf ein Gebäude, um es zu ersetzen.
tiny-towns-panel-replace-by = Was soll stattdessen auf { $square } stehen?
tiny-towns-panel-put = Du darfst ein Gebäude umsonst aufstellen.
tiny-towns-panel-watch = **Opalauges Wacht:** Wähle ein Gebäude, das auf der Karte wartet.
tiny-towns-keep = { $card } behalten
tiny-towns-take = { $resource } nehmen
tiny-towns-instead = Oder etwas anderes damit tun …
tiny-towns-store = { $resource } in die Lagerhalle auf { $square } legen
tiny-towns-swap = { $resource } gegen { $taken } aus der Lagerhalle auf { $square } tauschen
tiny-towns-on-cottage = { $resource } auf das Landhaus auf { $square } legen
tiny-towns-set-aside = { $resource } für immer beiseitelegen
tiny-towns-end-round = Runde beenden
tiny-towns-finish = Stadt endgültig abschließen
tiny-towns-build = { $card } bauen
tiny-towns-build-menu = Bauen …
tiny-towns-building-menu = Gebäude wählen …
tiny-towns-payment-menu = Würfel wählen …
tiny-towns-pay = Mit { $squares }
tiny-towns-more-ways = Weitere …
tiny-towns-decline = Dabei belassen

## Was jemand getan hat

tiny-towns-did-keep = { $card } behalten
tiny-towns-did-name = { $resource } angesagt
tiny-towns-did-choose = { $resource } genommen
tiny-towns-did-open-card = die offene Karte { $number } genommen
tiny-towns-did-place = { $resource } auf { $square } gelegt
tiny-towns-did-store = { $resource } auf { $square } eingelagert
tiny-towns-did-swap = { $resource } auf { $warehouse } gegen { $taken } getauscht und auf { $square } gelegt
tiny-towns-did-cottage = { $resource } auf das Landhaus auf { $square } gelegt
tiny-towns-did-aside = { $resource } beiseitegelegt
tiny-towns-did-build = { $card } auf { $square } gebaut
tiny-towns-did-mark = mit { $resource } markiert
tiny-towns-did-replace = das Gebäude auf { $square } durch { $card } ersetzt
tiny-towns-did-put-free = { $card } umsonst auf { $square } gestellt
tiny-towns-did-watch = { $card } auf die Wacht gestellt
tiny-towns-did-decline = es dabei belassen
tiny-towns-did-end = die Runde beendet

## Wertungsbögen

tiny-towns-scored-monument = Denkmal
tiny-towns-scored-empty-squares = Leere Felder

## Warum nicht

tiny-towns-illegal-unreadable = Diesen Schritt kann ich nicht lesen. Wähle einen aus der Liste.
tiny-towns-illegal-game-over = Die Partie ist zu Ende.
tiny-towns-illegal-town-finished = Deine Stadt ist fertig. Lehn dich zurück und schau zu.
tiny-towns-illegal-already-confirmed = Du hast deine Runde schon beendet. Nimm das zurück, wenn du etwas ändern willst.
tiny-towns-illegal-not-your-turn = Du bist nicht am Zug.
tiny-towns-illegal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
tiny-towns-illegal-not-now =
    { $stage ->
        [monument] Wähle erst das Denkmal, das du behältst.
        [choose] Wähle erst deinen Rohstoff.
        [place] Lege erst deinen Würfel ab.
        [build] Dein Würfel liegt. Jetzt kannst du bauen oder die Runde beenden.
        [marker] Wähle erst den Rohstoff für das neue Gebäude.
        [replace] Schließe erst das Ersetzen ab.
        [free] Entscheide erst über das kostenlose Gebäude.
        [watch] Wähle erst die Gebäude für die Wacht.
        [react] Antworte erst mit Opalauges Wacht.
       *[idle] Gerade hast du nichts zu tun.
    }
tiny-towns-illegal-not-possible = Das geht gerade nicht.
tiny-towns-illegal-square-taken = { $square } ist besetzt. Nimm ein leeres Feld.
tiny-towns-illegal-wrong-resource = { $resource } kannst du gerade nicht nehmen; diese Runde bringt { $due }.
tiny-towns-illegal-not-on-an-open-card = Keine der offenen Karten zeigt { $resource }.
tiny-towns-illegal-type-on-your-bank = { $resource } liegt auf einer deiner Banken, also darfst du es nicht wählen.
tiny-towns-illegal-card-not-in-play = { $card } ist in dieser Partie nicht dabei.
tiny-towns-illegal-no-sixth-bank = Für eine sechste Bank ist kein Rohstoff mehr übrig.
tiny-towns-illegal-pattern-missing = Nirgends in deiner Stadt liegen die Würfel im Muster von { $card }.
tiny-towns-illegal-wrong-cubes = Diese Würfel bilden nicht das Muster von { $card }.
tiny-towns-illegal-wrong-target = { $card } kann nicht auf { $square } stehen: Nimm eines der Felder, die frei werden.
tiny-towns-illegal-several-ways = { $card } auf { $square } geht auf mehrere Arten. Nenne die Würfel oder wähle in deiner Ansicht.
tiny-towns-illegal-wrong-number-of-seats = Tiny Towns ist für { $min } bis { $max } Leute, nicht für { $seats }.
tiny-towns-illegal-prospectors-need-two = Für die Prospektoren braucht es mindestens zwei.
tiny-towns-illegal-no-monuments-in-first-game = Die erste Partie wird ohne Denkmäler gespielt. Mit zufälligen Gebäuden sind sie dabei.
tiny-towns-illegal-cards-only-when-chosen = Karten kann man nur für einen Tisch mit gewählten Gebäuden nennen.
tiny-towns-illegal-unknown-card = Eine Karte namens { $card } gibt es nicht.
tiny-towns-illegal-not-in-solo = { $card } wird allein nicht verwendet.
tiny-towns-illegal-one-card-of-each-category =
    { $count ->
        [0] Ein Gebäudetyp fehlt: Wähle von jedem genau eine Karte.
       *[other] Ein Gebäudetyp wurde { $count }-mal genannt: Wähle von jedem genau eine Karte.
    }
refusal-unknown-square = „{ $typed }“ ist kein Feld. Die Felder gehen von A1 (oben links) bis D4 (unten rechts).
refusal-unknown-building = Ein Gebäude namens „{ $typed }“ gibt es nicht.
refusal-unknown-resource = „{ $typed }“ ist kein Rohstoff.

## Befehle

command-tiny-towns = tiny-towns
command-tiny-towns-about = Tiny Towns: sechzehn Felder, und jeder Würfel muss irgendwohin
command-option-set-up = gebäude
command-option-set-up-about = Die empfohlene erste Partie oder ein zufälliges Gebäude je Typ
command-option-monuments = denkmäler
command-option-monuments-about = Alle bekommen ein geheimes Denkmal
command-option-extra-storage = mehr-lagerplatz
command-option-extra-storage-about = Alle dürfen zwei Würfel beiseitelegen
command-option-mode = rohstoffe
command-option-mode-about = Wer über den Rohstoff einer Runde entscheidet
command-option-cards = karten
command-option-cards-about = Deine Wahl: eine Karte je Gebäudetyp, mit Kommas dazwischen
command-take = nimm
command-take-about = Deinen Rohstoff wählen
command-take-resource-about = Was du nimmst
command-option-resource = rohstoff
command-place = lege
command-place-about = Deinen Würfel auf ein Feld legen
command-option-square = feld
command-place-square-about = Ein leeres Feld, A1 bis D4
command-place-resource-about = Ein anderer Rohstoff, wenn deine Fabrik es erlaubt
command-build = baue
command-build-about = Aus Würfeln bauen, die im Muster liegen
command-option-building = gebäude
command-build-building-about = Was du baust
command-build-square-about = Wo es stehen soll
command-option-cubes = würfel
command-build-cubes-about = Mit welchen Würfeln, wenn es mehrere Möglichkeiten gibt
command-mark = markiere
command-mark-about = Den Rohstoff auf deiner neuen Fabrik oder Bank wählen
command-mark-resource-about = Was auf das Gebäude kommt
command-confirm = fertig
command-confirm-about = Deine Runde beenden
