### Die Paläste von Carrara: Ansicht, Befehle und Antworten. Was auf Bildern steht, ist in carrara.ftl.

carrara-name = Die Paläste von Carrara
carrara-how-to-play =
    ## Die Paläste von Carrara
    Kaufe Marmor, baue Paläste in sechs Städten und werte sie im richtigen Moment.
    {""}**In deinem Zug** machst du eine Aktion:
    🛞 **Steine kaufen:** Dreh das Rad, neue Steine kommen in Segment I, dann nimmst du beliebige Steine aus einem Segment. Je weiter ein Segment gewandert ist, desto billiger.
    🏗️ **Bauen:** eines der neun Gebäude mit so vielen Steinen, wie es kostet, in einer Stadt. Bessere Städte wollen hellere Steine.
    📜 **Werten:** einen Gebäudetyp einmal, oder eine Stadt mit genug Gebäuden, bevor es jemand anders tut: Jedes Gebäude bringt Punkte oder Münzen und ein Objekt.
    Danach darfst du ein Objekt für 10 Münzen kaufen und das Ende ankündigen, wenn du alle drei Bedingungen erfüllst; das bringt 5 Punkte.
    {""}**Am Ende** zählen Objekte je 3 Punkte, dazu Gebäude und Münzen. Münzen, Steine und Objekte bleiben bis dahin hinter deinem Sichtschirm.

## Worum es gerade geht

carrara-round-title = Runde { $round }
carrara-situation-turn = Kaufen, bauen oder werten.
carrara-situation-announced = Das Ende ist angekündigt: Das ist die letzte Runde.
carrara-situation-last = Das letzte Gebäude liegt aus: Das ist die letzte Runde.
carrara-situation-over = Die Paläste stehen.

## Der Tisch

carrara-hidden-screens = Verdeckte Vorräte
carrara-open-screens = Offene Vorräte
carrara-rule-extra-when-passing = wer passt, darf ein Objekt kaufen
carrara-rule-announce-late = Ankündigen nach dem letzten Gebäude
carrara-rule-pass-late = Passen nach dem letzten Gebäude
carrara-level-1 = 1: Lehrling
carrara-level-2 = 2: Geselle
carrara-level-3 = 3: Meister
carrara-level-4 = 4: Hofarchitekt
carrara-verdict =
    { $won ->
        [yes] **Gewonnen** gegen das Haus Malaspina (Stufe { $level }): { $total } zu { $house }.
       *[no] Das Haus Malaspina behält den Auftrag (Stufe { $level }): { $total } zu { $house }.
    } Rangpunkte { $rank_score }, davon { $bonus } für die Stufe: **{ $rank }**

## Die Ansicht

carrara-coins = { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }
carrara-vp = { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
carrara-objects-of = { $got } von { $due } Objekten
carrara-to-come = {" "}+ bis zu { $count } neue
carrara-segment = { $segment }: { $stones } (alle für { $total })
carrara-panel-action = **Du bist am Zug.** Was tust du?
carrara-progress = Zum Ankündigen: Wertungen { $scorings }/{ $scorings_needed } · Objekte { $objects }/{ $objects_needed } · Baukosten { $costs }/{ $costs_needed }
carrara-buy = Steine kaufen …
carrara-build = Bauen … ({ $count })
carrara-score = Werten … ({ $count })
carrara-pass = Passen
carrara-panel-buy = So wird das Rad stehen, mit dem Preis jedes Steins. Das Drehen lässt sich nicht zurücknehmen.
carrara-turn-wheel = Rad drehen
carrara-panel-segment = Du hast **{ $coins }** Münzen. Aus welchem Segment nimmst du Steine?
carrara-segments = Segment wählen …
carrara-panel-stones = Du hast { $coins } Münzen. Gewählt: { $stones } für { $price }.
carrara-add-stone = { $price } (von { $count })
carrara-take-these = Diese { $count } für { $price } nehmen
carrara-take-everything = Alle für { $price }
carrara-take-affordable = Alle bezahlbaren für { $price }
carrara-take-free = Nur die kostenlosen ({ $price })
carrara-pick-anew = Neu wählen
carrara-panel-tile = Welches Gebäude?
carrara-tiles = Gebäude wählen …
carrara-panel-city = **{ $tile }:** In welcher Stadt?
carrara-cities = Stadt wählen …
carrara-in-city = { $city }: { $cost } × { $each } = { $gain }
carrara-city-closed = schon gewertet; Typen kann man noch werten
carrara-city-standing = { $standing } von { $needed } Gebäuden für eine Wertung
carrara-panel-pay = **{ $tile } in { $city }:** bringt bei einer Wertung { $gain }.
carrara-reveals = Ein neues Gebäude wird aufgedeckt, darum lässt sich das nicht zurücknehmen.
carrara-build-for = Bauen mit { $stones }
carrara-pay-otherwise = Mit anderen Steinen bezahlen …
carrara-panel-payment =
    {""}**{ $tile } in { $city }:** { $left ->
        [0] bezahlt mit { $stones }.
        [one] noch ein Stein. Gewählt: { $stones }
       *[other] noch { $left } Steine. Gewählt: { $stones }
    }
carrara-pay-stone = (von { $count })
carrara-panel-score = Was wertest du?
carrara-scorings = Wertung wählen …
carrara-score-entry = { $what }: { $result }
carrara-panel-after = Deine Aktion ist erledigt.
carrara-panel-extra = Du darfst ein Objekt für { $price } Münzen kaufen.
carrara-extra = { $object } kaufen
carrara-announce = Ende ankündigen (+{ $bonus } Punkte)
carrara-end = Zug beenden

## Was jemand getan hat

carrara-did-buy = das Rad gedreht
carrara-did-take = { $stones } aus Segment { $segment } genommen
carrara-did-build = { $tile } in { $city } mit { $stones } gebaut
carrara-did-score-type = { $type } gewertet
carrara-did-score-city = { $city } gewertet
carrara-did-extra = { $object } gekauft
carrara-did-announce = das Ende angekündigt
carrara-did-end = den Zug beendet
carrara-did-pass = gepasst

## Wertungsbögen

carrara-scored-track = Wertungen
carrara-scored-announcement = Ankündigung
carrara-scored-objects = Objekte
carrara-scored-buildings = Gebäude
carrara-scored-coins = Münzen

## Warum nicht

carrara-illegal-unreadable = Diesen Schritt kann ich nicht lesen. Wähle einen aus der Liste.
carrara-illegal-seats = Die Paläste von Carrara sind für { $least } bis { $most } Leute.
carrara-illegal-not-waited-on = Du bist nicht am Zug.
carrara-illegal-not-an-action = Das ist keine Aktion dieses Spiels.
carrara-illegal-nothing-to-take-back = Es gibt nichts zurückzunehmen: Seither ist etwas aufgedeckt worden, oder dein Zug hat gerade erst begonnen.
carrara-illegal-turn-the-wheel-first = Dreh erst das Rad.
carrara-illegal-take-stones-first = Das Rad ist gedreht: Nimm erst deine Steine.
carrara-illegal-action-first = Mach erst deine Aktion.
carrara-illegal-action-already-taken = Deine Aktion hast du gemacht. Du kannst noch ein Objekt kaufen oder den Zug beenden.
carrara-illegal-look-at-the-wheel-first = Sieh dir erst das gedrehte Rad an, bevor du aus Segment I nimmst.
carrara-illegal-turn-is-over = Der Zug ist vorbei.
carrara-illegal-nothing-to-buy = Es gibt keine Steine zu kaufen.
carrara-illegal-stones-not-in-segment = { $stones } liegen nicht in Segment { $segment }.
carrara-illegal-take-at-least-one = Nimm mindestens einen Stein.
carrara-illegal-too-expensive = Das kostet { $price } Münzen, du hast { $coins }.
carrara-illegal-extra-already-bought = Du hast in diesem Zug schon ein Objekt gekauft.
carrara-illegal-object-gone = { $object } liegt nicht mehr aus.
carrara-illegal-end-already-fixed = Das Ende steht schon fest.
carrara-illegal-conditions-not-met = Noch nicht: Wertungen { $scorings }/{ $scorings_needed }, Objekte { $objects }/{ $objects_needed }, Baukosten { $costs }/{ $costs_needed }.
carrara-illegal-pass-not-allowed = Passen darfst du erst, wenn jemand das Ende angekündigt hat.
carrara-illegal-no-markers-left = Du hast keine Wertungsmarker mehr.
carrara-illegal-type-already-scored = { $building } hast du schon gewertet.
carrara-illegal-no-building-of-type = { $building } hast du nicht gebaut.
carrara-illegal-city-closed = { $city } hat schon Spieler { $seat } gewertet.
carrara-illegal-too-few-buildings = { $city } braucht { $needed } Gebäude, du hast { $have }.
carrara-illegal-not-on-display = { $tile } liegt nicht aus.
carrara-illegal-stones-not-owned = { $stones } hast du nicht.
carrara-illegal-wrong-number-of-stones = Das kostet { $cost } Steine, nicht { $paid }.
carrara-illegal-grade-too-low = { $stones } sind für { $city } nicht hell genug.
refusal-unknown-tile = Ein Gebäude namens „{ $typed }“ gibt es nicht. Schreib es so: CAS3
refusal-unknown-city = Eine Stadt namens „{ $typed }“ gibt es nicht.
refusal-unknown-stones = „{ $typed }“ sind keine Steine. Schreib Buchstaben: W Y R G B K

## Befehle

command-carrara = carrara
command-carrara-about = Die Paläste von Carrara: weißer Marmor zum richtigen Preis
command-option-open-screens = offene-vorräte
command-option-open-screens-about = Alle sehen alle Münzen, Steine und Objekte
command-buy = kaufe
command-buy-about = Das Rad drehen
command-take-stones = nimm
command-take-stones-about = Steine aus einem Segment nehmen
command-option-segment = segment
command-option-segment-about = 1 bis 6
command-option-stones = steine
command-option-stones-about = Buchstaben: W weiß, Y gelb, R rot, G grün, B blau, K schwarz
command-build-tile-about = Eines der ausliegenden Gebäude bauen
command-option-tile = gebäude
command-option-tile-about = Typ und Kosten, etwa CAS3
command-option-city = stadt
command-option-city-about = Wo es stehen soll
command-option-pay = bezahle
command-option-pay-about = Steine als Buchstaben; ohne Angabe die dunkelsten erlaubten
command-score-carrara-about = Einen Gebäudetyp oder eine Stadt werten
command-option-scoring = was
command-option-scoring-about = Ein Typ oder eine Stadt
command-extra = objekt
command-extra-about = Ein Objekt für 10 Münzen kaufen
command-option-object = objekt
command-option-object-about = Welches Objekt
command-announce = ankündigen
command-announce-about = Das Ende der Partie ankündigen
command-end-turn = ende
command-end-turn-about = Deinen Zug beenden
command-pass = passe
command-pass-about = In der letzten Runde passen
