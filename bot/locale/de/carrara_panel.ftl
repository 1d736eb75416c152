### Die Paläste von Carrara: Fragen, Antworten und Befehle. Was Bilder sagen und was geschehen ist, steht in carrara.ftl.

carrara-name = Die Paläste von Carrara
carrara-how-to-play =
    ## Die Paläste von Carrara
    Kaufe Marmor, baue Paläste in sechs Städten und werte sie im richtigen Moment.
    {""}**In deinem Zug** machst du eine Aktion:
    🛞 **Steine kaufen:** Dreh das Rad, neue Steine kommen in Segment I, dann nimmst du beliebige Steine aus einem Segment. Je weiter ein Segment gewandert ist, desto billiger.
    🏗️ **Bauen:** eines der neun Gebäude mit so vielen Steinen, wie es kostet, in einer Stadt. Bessere Städte wollen hellere Steine.
    📜 **Werten:** einen Gebäudetyp einmal, oder eine Stadt mit genug Gebäuden, bevor es jemand anders tut: Jedes Gebäude bringt Punkte oder Münzen und ein Objekt.
    Danach darfst du ein Objekt für 10 Münzen kaufen und das Ende ansagen, wenn du alle drei Bedingungen erfüllst; das bringt 5 Punkte.
    {""}**Am Ende** zählen Objekte je 3 Punkte, dazu Gebäude und Münzen. Münzen, Steine und Objekte bleiben bis dahin hinter deinem Sichtschirm.

## Worum es gerade geht

carrara-round-title = Runde { $round }
carrara-situation-turn = Kaufen, bauen oder werten.
carrara-situation-announced = Das Ende ist angesagt: Das ist die letzte Runde.
carrara-situation-last = Das letzte Gebäude steht: Das ist die letzte Runde.
carrara-situation-over = Die Paläste stehen.

## Der Tisch

carrara-hidden-screens = Verdeckte Vorräte
carrara-open-screens = Offene Vorräte
carrara-rule-extra-when-passing = wer passt, darf ein Objekt kaufen
carrara-rule-announce-late = Ansagen nach dem letzten Gebäude
carrara-rule-pass-late = Passen nach dem letzten Gebäude
carrara-verdict =
    { $won ->
        [yes] **Gewonnen** gegen das Haus Malaspina (Stufe { $level }): { $total } zu { $house }.
       *[no] Das Haus Malaspina behält den Auftrag (Stufe { $level }): { $total } zu { $house }.
    } Rangpunkte { $rank_score }, davon { $bonus } für die Stufe: **{ $rank }**

## Fragen

carrara-ask-action = **Du bist am Zug.** Dreh das Rad für neue Steine, baue oder werte.
carrara-ask-tile = Welches Gebäude?
carrara-ask-city = **{ $tile }:** In welcher Stadt?
carrara-ask-pay = **{ $tile } in { $city }:** Mit welchen Steinen bezahlst du?
carrara-ask-pay-stone = **{ $tile } in { $city }:** Bezahlt sind { $stones }. Welcher Stein noch?
carrara-ask-take = Du hast { $coins ->
        [one] **{ $coins }** Münze
       *[other] **{ $coins }** Münzen
    }. Nimm ein ganzes Segment oder einzelne Steine von links nach rechts.
carrara-ask-stones = Aus Segment { $segment }: { $stones } ({ $price }). Noch einen?
carrara-ask-after = Deine Aktion ist erledigt.
carrara-cannot-undo-wheel = Das Drehen lässt sich nicht zurücknehmen.
carrara-cannot-undo-building = Beim Bauen wird ein neues Gebäude aufgedeckt, darum lässt es sich nicht zurücknehmen.

## Antworten

carrara-answer-turn-wheel = Rad drehen: { $to_come ->
        [0] keine neuen Steine
        [one] bis zu 1 neuer Stein
       *[other] bis zu { $to_come } neue Steine
    }
carrara-answer-build = Bauen: { $tiles ->
        [one] 1 Gebäude möglich
       *[other] { $tiles } Gebäude möglich
    }
carrara-answer-score-type = { $building } werten: { $gains }
carrara-answer-score-city = { $city } werten: { $gains }
carrara-answer-pass = Passen
carrara-answer-tile = { $tile }: { $cost ->
        [one] { $cost } Stein
       *[other] { $cost } Steine
    }
carrara-answer-city = In { $city } bauen: bringt { $worth }
carrara-answer-pay-default = Mit { $stones } bezahlen
carrara-answer-pay-stone = Stein: { $stone }
carrara-differently-pay = Mit anderen Steinen bezahlen
carrara-answer-take-all = Alle aus { $segment } nehmen: { $price }
carrara-answer-pick = { $segment } { $stone }: { $price }
carrara-answer-take-these = { $stones } nehmen: { $price }
carrara-answer-extra = { $object } kaufen: { $price }
carrara-answer-announce = Ende ansagen: +{ $vp } Punkte
carrara-answer-end = Zug beenden

## Was gerade nicht geht

carrara-closed-nothing-to-buy = Es gibt keine Steine mehr zu kaufen
carrara-closed-too-few-stones = { $what ->
        [tile] { $tile }
        [city] { $city }
       *[other] Bauen
    }: es { $missing ->
        [one] fehlt { $missing } Stein
       *[other] fehlen { $missing } Steine
    }{ $what ->
        [city] {" "}in passender Farbe
       *[other] {""}
    }
carrara-closed-no-markers-left = Du hast keine Wertungssteine mehr
carrara-closed-nothing-built = Du hast noch kein Gebäude, das du werten kannst
carrara-closed-type-already-scored = { $building } ist schon gewertet
carrara-closed-city-closed = { $city } ist schon gewertet
carrara-closed-too-few-buildings = { $city } werten: { $have } von { $needed } Gebäuden
carrara-closed-pass-not-allowed = Passen kannst du erst, wenn das Ende angesagt ist
carrara-closed-too-expensive = { $what ->
        [extra] Ein Objekt kostet { $price }, du hast { $coins }
       *[other] Rote Preise kannst du nicht bezahlen
    }
carrara-closed-extra-already-bought = Du hast in diesem Zug schon ein Objekt gekauft
carrara-closed-conditions-not-met = Um das Ende anzusagen: Wertungen { $scorings }/{ $scorings_needed } · Objekte { $objects }/{ $objects_needed } · Baukosten { $costs }/{ $costs_needed }
carrara-closed-end-already-fixed = Das ist schon die letzte Runde
carrara-closed-action-first = Wer gepasst hat, kann das Ende nicht mehr ansagen

## Wertungsbögen

carrara-scored-track = Wertungen
carrara-scored-announcement = Ansage
carrara-scored-objects = Objekte
carrara-scored-buildings = Gebäude
carrara-scored-coins = Münzen

## Warum nicht

carrara-refusal-seats = Die Paläste von Carrara sind für { $least } bis { $most } Leute.
carrara-refusal-not-a-move = Das ist kein Zug in diesem Spiel.
carrara-refusal-turn-the-wheel-first = Dreh zuerst das Rad.
carrara-refusal-take-stones-first = Das Rad ist gedreht: Nimm zuerst deine Steine.
carrara-refusal-action-first = Mach zuerst deine Aktion.
carrara-refusal-action-already-taken = Deine Aktion hast du schon gemacht. Du kannst noch ein Objekt kaufen oder den Zug beenden.
carrara-refusal-nothing-to-buy = Es gibt keine Steine mehr zu kaufen.
carrara-refusal-take-at-least-one = Nimm mindestens einen Stein.
carrara-refusal-stones-not-in-segment = In Segment { $segment } liegt nicht: { $stones }.
carrara-refusal-too-expensive = Preis: { $price }. Du hast { $coins }.
carrara-refusal-not-on-display = { $tile } liegt nicht aus.
carrara-refusal-stones-not-owned = Diese Steine hast du nicht: { $stones }.
carrara-refusal-wrong-number-of-stones = Das kostet { $cost ->
        [one] { $cost } Stein
       *[other] { $cost } Steine
    }, nicht { $paid }.
carrara-refusal-grade-too-low = Nicht alle Steine sind hell genug für { $city }: { $stones }.
carrara-refusal-too-few-stones = Dafür { $missing ->
        [one] fehlt dir in { $city } noch { $missing } Stein
       *[other] fehlen dir in { $city } noch { $missing } Steine
    }.
carrara-refusal-no-building-of-type = { $building } hast du noch nicht gebaut.
carrara-refusal-type-already-scored = { $building } hast du schon gewertet.
carrara-refusal-city-closed = { $city } ist schon gewertet.
carrara-refusal-too-few-buildings = { $city } braucht { $needed } Gebäude, du hast { $have }.
carrara-refusal-no-markers-left = Du hast keine Wertungssteine mehr.
carrara-refusal-extra-already-bought = Du hast in diesem Zug schon ein Objekt gekauft.
carrara-refusal-object-gone = Das Objekt ist schon verkauft: { $object }.
carrara-refusal-conditions-not-met = Noch nicht: Wertungen { $scorings }/{ $scorings_needed }, Objekte { $objects }/{ $objects_needed }, Baukosten { $costs }/{ $costs_needed }.
carrara-refusal-end-already-fixed = Das ist schon die letzte Runde.
carrara-refusal-pass-not-allowed = Passen kannst du erst, wenn jemand das Ende angesagt hat.

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
command-announce-about = Das Ende der Partie ansagen
command-end-turn = ende
command-end-turn-about = Deinen Zug beenden
command-pass = passe
command-pass-about = In der letzten Runde passen
