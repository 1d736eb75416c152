### Die Paläste von Carrara: alles, was Bilder, Ansichten und Befehle sagen.

## Steine: mit Namen, und gezählt

carrara-stone-white = weiß
carrara-stone-yellow = gelb
carrara-stone-red = rot
carrara-stone-green = grün
carrara-stone-blue = blau
carrara-stone-black = schwarz
carrara-stones-white = { $count ->
    [one] { $count } weißer
   *[other] { $count } weiße
}
carrara-stones-yellow = { $count ->
    [one] { $count } gelber
   *[other] { $count } gelbe
}
carrara-stones-red = { $count ->
    [one] { $count } roter
   *[other] { $count } rote
}
carrara-stones-green = { $count ->
    [one] { $count } grüner
   *[other] { $count } grüne
}
carrara-stones-blue = { $count ->
    [one] { $count } blauer
   *[other] { $count } blaue
}
carrara-stones-black = { $count ->
    [one] { $count } schwarzer
   *[other] { $count } schwarze
}

## Städte

carrara-city-livorno = Livorno
carrara-city-pisa = Pisa
carrara-city-lucca = Lucca
carrara-city-viareggio = Viareggio
carrara-city-massa = Massa
carrara-city-lerici = Lerici

## Gebäude

carrara-building-biblioteca = Biblioteca
carrara-building-cathedrale = Cathedrale
carrara-building-palazzo = Palazzo
carrara-building-porta = Porta
carrara-building-castello = Castello
carrara-building-villa = Villa
carrara-tile = { $building } { $cost }
carrara-own-biblioteca = { $count ->
    [one] Biblioteca
   *[other] { $count }× Biblioteca
}
carrara-own-cathedrale = { $count ->
    [one] Cathedrale
   *[other] { $count }× Cathedrale
}
carrara-own-palazzo = { $count ->
    [one] Palazzo
   *[other] { $count }× Palazzo
}
carrara-own-porta = { $count ->
    [one] Porta
   *[other] { $count }× Porta
}
carrara-own-castello = { $count ->
    [one] Castello
   *[other] { $count }× Castello
}
carrara-own-villa = { $count ->
    [one] Villa
   *[other] { $count }× Villa
}

## Objekte: mit Namen, und gezählt

carrara-object-book = Buch
carrara-object-chalice = Kelch
carrara-object-crown = Krone
carrara-object-gate = Tor
carrara-object-flag = Fahne
carrara-object-arms = Wappen
carrara-objects-book = { $count ->
    [one] { $count } Buch
   *[other] { $count } Bücher
}
carrara-objects-chalice = { $count ->
    [one] { $count } Kelch
   *[other] { $count } Kelche
}
carrara-objects-crown = { $count ->
    [one] { $count } Krone
   *[other] { $count } Kronen
}
carrara-objects-gate = { $count ->
    [one] { $count } Tor
   *[other] { $count } Tore
}
carrara-objects-flag = { $count ->
    [one] { $count } Fahne
   *[other] { $count } Fahnen
}
carrara-objects-arms = { $count } Wappen

## Kopf

carrara-title = Die Paläste von Carrara · Runde { $round }
carrara-seat = Platz { $number }
carrara-house = Haus Malaspina
carrara-the-house = Das Haus Malaspina
carrara-over = Die Partie ist zu Ende
carrara-waiting-action = { $name } ist am Zug: kaufen, bauen oder werten
carrara-waiting-take = { $name } hat das Rad gedreht und nimmt Steine
carrara-waiting-after = { $name } beendet gerade den Zug
carrara-waiting-passed = { $name } hat gepasst und darf noch ein Objekt kaufen
carrara-last-round = Letzte Runde

## Der Tisch

carrara-object-field = Objekte
carrara-stack = Stapel: { $count }

## Was jemand getan hat

carrara-did-took = Aus { $segment }:
carrara-did-free = umsonst
carrara-did-built = Gebaut:
carrara-did-built-in = in { $city }
carrara-did-scored = Gewertet:
carrara-did-announced = Ende angesagt
carrara-did-relieved = Kein Stein bezahlbar mit
carrara-did-blocked = Nichts möglich
carrara-did-passed = Gepasst

## Die eigene Ansicht

carrara-panel-title = Deine Paläste · Runde { $round }
carrara-prompt-wait = { $name } ist am Zug
carrara-prompt-action = Kaufe Steine, baue oder werte
carrara-prompt-last = Letzte Runde: kaufe, baue, werte oder passe
carrara-prompt-take = Nimm Steine aus einem Segment
carrara-prompt-announce = Sag das Ende an oder beende deinen Zug
carrara-prompt-extra = Kaufe ein Objekt oder beende deinen Zug
carrara-prompt-end = Beende deinen Zug
carrara-to-announce = Um das Ende anzusagen
carrara-condition-scorings = Wertungen
carrara-condition-objects = Objekte
carrara-condition-costs = Baukosten
carrara-wheel-next = Nach dem Drehen
carrara-wheel-now = Jetzt
carrara-score-types = Deine Gebäudetypen
carrara-markers = Wertungssteine: { $count } von { $most }
carrara-amount-vp = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
carrara-amount-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}

## Die Vorschau einer Wahl

carrara-preview-picked = { $count ->
    [0] Umsonst
    [one] Für { $count } Münze
   *[other] Für { $count } Münzen
}
carrara-preview-left = { $count ->
    [one] { $count } Münze bleibt
   *[other] { $count } Münzen bleiben
}
carrara-preview-where = Wähle eine Stadt
carrara-preview-build = { $tile } in { $city }
carrara-preview-worth = Bringt dort: { $amount }

## Das Haus Malaspina

carrara-house-next = Was es jetzt tun würde
carrara-house-build = Bauen:
carrara-house-score = Werten:
carrara-house-buy = Steine kaufen
carrara-house-nothing = Nichts: Es bekommt { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
carrara-house-habits = Es nimmt Steine im Wert von bis zu { $allowance ->
        [one] { $allowance } Münze
       *[other] { $allowance } Münzen
    } umsonst, baut nur, was mindestens { $cost } kostet, und wertet einen Typ, sobald es { $patience } davon hat.
carrara-rival-1 = Lehrling
carrara-rival-2 = Geselle
carrara-rival-3 = Meister
carrara-rival-4 = Hofarchitekt

## Das Ende

carrara-title-final = Die Paläste von Carrara · Endwertung
carrara-winner = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
carrara-winners = { $names } gewinnen gemeinsam mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
carrara-solo-won = { $name } schlägt das Haus Malaspina mit { $own } zu { $house }
carrara-solo-lost = Das Haus Malaspina behält den Auftrag: { $house } zu { $own }
carrara-rank-score = { $level }: { $total } + { $bonus } = { $sum ->
        [one] { $sum } Punkt
       *[other] { $sum } Punkte
    } für den Rang
carrara-rank-day-labourer = Tagelöhner_in
carrara-rank-stonemason = Steinmetz_in
carrara-rank-site-foreman = Polier_in
carrara-rank-master-builder = Baumeister_in
carrara-rank-cathedral-architect = Dombaumeister_in
carrara-rank-prince-of-carrara = Fürst_in von Carrara
carrara-line-track = Punkteleiste
carrara-line-announcement = Ansage
carrara-line-objects = Objekte, je { $objects }
carrara-line-buildings = Baukosten
carrara-line-coins = Münzen, 1 für { $coins }
carrara-total = Summe
carrara-tie-stones = Gleichstand: Steine

## Was geschehen ist

carrara-event-turned-wheel = { $who_has } das Rad gedreht
carrara-event-drawn = Neue Steine in I: { $stones }
carrara-event-took = { $who_has } aus Segment { $segment } genommen: { $stones } ({ $price })
carrara-event-relieved = { $who } { $who_is ->
        [you] konntest
       *[other] konnte
    } mit { $had ->
        [one] { $had } Münze
       *[other] { $had } Münzen
    } keinen Stein bezahlen und { $who_is ->
        [you] hast
       *[other] hat
    } { $coins } bekommen
carrara-event-blocked = { $who } { $who_is ->
        [you] konntest nichts tun und hast
       *[other] konnte nichts tun und hat
    } { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } bekommen
carrara-event-built = { $who_has } { $tile } in { $city } gebaut (Steine: { $stones })
carrara-event-turned-up = Neu in der Auslage: { $tile }
carrara-event-last-building = Das letzte Gebäude wurde gebaut: Das ist die letzte Runde
carrara-event-scored-type = { $who_has } { $buildings } gewertet: { $gains }
carrara-event-scored-city = { $who_has } { $city } gewertet: { $gains }
carrara-event-bought = { $who_has } ein Objekt gekauft: { $object } ({ $price })
carrara-event-announced = { $who_has } das Ende angesagt ({ $vp ->
        [one] +{ $vp } Punkt
       *[other] +{ $vp } Punkte
    }) und gezeigt: { $things }
carrara-event-passed = { $who_has } gepasst
carrara-sign-vp = { $count }⭐
carrara-sign-coins = { $count }🪙
carrara-sign-objects = { $count }🏺
carrara-sign-objects-short = { $count }/{ $due }🏺
carrara-sign-free = umsonst
carrara-price = { $count ->
        [0] umsonst
        [one] { $count } Münze
       *[other] { $count } Münzen
    }

## In Worten, zum Vorlesen

carrara-words-round = Die Paläste von Carrara, Runde { $round }.
carrara-words-sentence = { $text }.
carrara-words-ending-announced = Letzte Runde: { $name } hat das Ende angesagt.
carrara-words-ending-last = Letzte Runde: { $name } hat das letzte Gebäude gebaut.
carrara-words-news = Das ist zuletzt passiert:
carrara-words-points = Punkte: { $points }.
carrara-words-points-of = { $name } { $points }
carrara-words-none = keine
carrara-words-wheel = Das Rad, Preise in Münzen:
carrara-words-wheel-next = Das Rad nach dem Drehen, Preise in Münzen:
carrara-words-segment = { $segment }: { $stones }.
carrara-words-priced = { $count ->
    [one] { $stones } für { $price }
   *[other] { $stones } für je { $price }
}
carrara-words-priced-free = { $stones } umsonst
carrara-words-segments-empty = Leer: { $segments }.
carrara-words-to-come = { $count ->
    [one] Höchstens ein neuer Stein kommt nach I.
   *[other] Bis zu { $count } neue Steine kommen nach I.
}
carrara-words-bag-empty = Der Beutel ist leer.
carrara-words-display = Offen liegen: { $tiles }. { $count ->
    [0] Der Stapel ist leer.
   *[other] Im Stapel: { $count }.
}
carrara-words-display-empty = Es liegt kein Gebäude mehr aus.
carrara-words-field = Objekte für je { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }: { $objects }.
carrara-words-field-empty = Es gibt kein Objekt mehr zu kaufen.
carrara-words-supply = Vorrat an Objekten: { $objects }.
carrara-words-cities = Die Städte:
carrara-words-city = { $city } ({ $stones }): { $amount } je Kostenpunkt.
carrara-words-city-open = Werten ab { $count ->
        [one] { $count } Gebäude
       *[other] { $count } Gebäuden
    }.
carrara-words-city-closed = Gewertet von { $name }.
carrara-words-prices = Preise der Steine in I bis VI: { $prices }.
carrara-words-price = { $stone } { $prices }
carrara-words-player = { $name }: { $points }, Wertungen { $scorings }, Baukosten { $costs }, übrige Wertungssteine { $markers }.
carrara-words-streets = Gebäude: { $streets }.
carrara-words-street = { $city } { $tiles }
carrara-words-no-buildings = Noch keine Gebäude.
carrara-words-scored-types = Gewertete Typen: { $types }.
carrara-words-scored-cities = Gewertete Städte: { $cities }.
carrara-words-screen = Hinter dem Sichtschirm: { $coins }; Steine: { $stones }; Objekte: { $objects }.
carrara-words-own-screen = Du hast { $coins }; Steine: { $stones }; Objekte: { $objects }.
carrara-words-can-build = Du kannst bauen: { $tiles }.
carrara-words-build = { $tile } in { $cities }
carrara-words-build-nothing = Deine Steine reichen für kein Gebäude.
carrara-words-can-score = Du kannst werten: { $scorings }.
carrara-words-score-one = { $what } für { $gains }
carrara-words-score-nothing = Du kannst nichts werten.
carrara-words-progress = Um das Ende anzusagen: Wertungen { $scorings } von { $scorings_needed }, Objekte { $objects } von { $objects_needed }, Baukosten { $costs } von { $costs_needed }.
carrara-words-house = Das Haus Malaspina ({ $level }) würde jetzt das tun: { $plan }.
carrara-words-house-build = { $tile } in { $city } bauen, Steine: { $stones }
carrara-words-house-score = { $what } werten
carrara-words-rank = { $rank }. { $reckoned }.
carrara-words-score = { $name }: { $points }, Platz { $place }. { $lines }.
carrara-words-line = { $what }: { $points }
carrara-words-tie = Bei Gleichstand gewinnt, wer mehr Steine übrig hat.

## Das Spiel

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
carrara-task-turn = kaufen, bauen oder werten
carrara-task-last = den letzten Zug machen
carrara-situation-announced = Das Ende ist angesagt: Das ist die letzte Runde.
carrara-situation-last = Das letzte Gebäude steht: Das ist die letzte Runde.
carrara-situation-over = Die Paläste stehen.

## Der Tisch

carrara-hidden-screens = Verdeckte Vorräte
carrara-open-screens = Offene Vorräte
carrara-rule-extra-when-passing = Kaufen beim Passen
carrara-rule-announce-late = Ansage nach letztem Gebäude
carrara-rule-pass-late = Passen nach letztem Gebäude
carrara-verdict =
    { $won ->
        [yes] **Gewonnen** gegen das Haus Malaspina (Stufe { $level }): { $total } zu { $house }.
       *[no] Das Haus Malaspina behält den Auftrag (Stufe { $level }): { $house } zu { $total }.
    } Rangpunkte { $rank_score }, davon { $bonus } für die Stufe: **{ $rank }**

## Fragen

carrara-ask-action = **Du bist am Zug.** Dreh das Rad für neue Steine, baue oder werte.
carrara-ask-score = Was wertest du?
carrara-ask-tile = Welches Gebäude? Die Zahl sagt, wie viele Steine es kostet.
carrara-ask-city = **{ $tile }:** In welcher Stadt? In Klammern: was es dort später beim Werten bringt.
carrara-ask-pay = **{ $tile } in { $city }:** Mit welchen Steinen bezahlst du?
carrara-ask-pay-stone = **{ $tile } in { $city }:** Schon bezahlt: { $stones }. Welcher Stein noch?
carrara-ask-take = Du hast { $coins ->
        [one] **{ $coins }** Münze
       *[other] **{ $coins }** Münzen
    }. Nimm ein ganzes Segment oder einzelne Steine: Segment, Stein, Preis.
carrara-ask-stones = Aus Segment { $segment }: { $stones } ({ $price }). Noch einen?
carrara-ask-after = Deine Aktion ist erledigt.
carrara-cannot-undo-wheel = Das Drehen lässt sich nicht zurücknehmen.
carrara-objects-cost = Jedes Objekt: { $price }.
carrara-objects-sign = 🏺 sind Objekte.
carrara-cannot-undo-building = Beim Bauen wird ein neues Gebäude aufgedeckt, darum lässt es sich nicht zurücknehmen.

## Antworten

carrara-answer-turn-wheel = Rad drehen: { $to_come ->
        [0] keine neuen
        [one] bis zu 1 neuer
       *[other] bis zu { $to_come } neue
    }
carrara-answer-build = Bauen: { $tiles ->
        [one] 1 Gebäude möglich
       *[other] { $tiles } Gebäude möglich
    }
carrara-answer-score = Werten: { $scorings ->
        [one] 1 Möglichkeit
       *[other] { $scorings } Möglichkeiten
    }
carrara-answer-score-type = { $building } werten: { $signs }
carrara-answer-score-city = { $city } werten: { $signs }
carrara-answer-score-type-brief = { $building }: { $signs }
carrara-answer-score-city-brief = { $city }: { $signs }
carrara-answer-score-type-here = { $building }: { $signs }
carrara-answer-score-city-here = { $city }: { $signs }
carrara-answer-pass = Passen
carrara-answer-tile = { $tile }
carrara-answer-city = { $city } für { $stone_letters } ({ $worth })
carrara-answer-city-by-hand = { $city } ({ $worth })
carrara-answer-pay-default = Mit { $stone_letters } bezahlen
carrara-answer-pay-stone = Stein abgeben: { $stone }
carrara-differently-pay = Mit anderen Steinen zahlen
carrara-answer-take-all = Alle aus { $segment } nehmen: { $price_sign }
carrara-answer-pick-here = { $segment } { $stone_letter }: { $cost }
carrara-answer-pick = { $segment } { $stone }: { $price_sign }
carrara-answer-take-these = { $stone_letters } nehmen: { $price_sign }
carrara-answer-take-these-and-end = { $stone_letters }, Zug beenden: { $price_sign }
carrara-answer-extra-here = { $object_alone }: { $cost }
carrara-answer-extra = { $object } kaufen: { $price_sign }
carrara-answer-announce = Ende ansagen: { $vp ->
        [one] +{ $vp } Punkt
       *[other] +{ $vp } Punkte
    }
carrara-answer-end = Zug beenden

carrara-unused = { $what ->
        [action] Das ist dein letzter Zug, und du hast noch keine Aktion gemacht.
       *[announcement] Du kannst noch das Ende ansagen: +{ $vp } { $vp ->
            [one] Punkt
           *[other] Punkte
        }.
    }

## Was gerade nicht geht

carrara-closed-too-few-stones =
    { $what ->
        [tile] { $tile }
        [city] { $city }
       *[other] Bauen
    }: Es { $missing ->
        [one] fehlt { $missing } Stein
       *[other] fehlen { $missing } Steine
    }{ $what ->
        [city] { " " }in passender Farbe.
       *[other] .
    }
carrara-closed-type-already-scored = Jeder Typ zählt nur einmal.
carrara-closed-nothing-built = Du hast noch kein Gebäude, das du werten kannst.
carrara-closed-too-expensive =
    { $what ->
        [extra] Ein Objekt kostet { $price }, du hast { $coins }.
        [take_all] Manche ganzen Segmente kosten mehr, als du hast.
       *[other] Rote Preise kannst du nicht bezahlen.
    }
carrara-closed-conditions-not-met = Um das Ende anzusagen: Wertungen { $scorings }/{ $scorings_needed } · Objekte { $objects }/{ $objects_needed } · Baukosten { $costs }/{ $costs_needed }.
carrara-closed-action-first = Wer gepasst hat, kann das Ende nicht mehr ansagen.

## Wertungsbögen

carrara-scored-track = Wertungen
carrara-scored-announcement = Ansage
carrara-scored-objects = Objekte
carrara-scored-buildings = Gebäude
carrara-scored-coins = Münzen

## Warum nicht

carrara-refusal-seats = Die Paläste von Carrara sind für { $least } bis { $most } Leute.
carrara-refusal-not-a-move = Diesen Zug gibt es in diesem Spiel nicht.
carrara-refusal-turn-the-wheel-first = Dreh zuerst das Rad.
carrara-refusal-take-stones-first = Das Rad ist gedreht: Nimm zuerst deine Steine.
carrara-refusal-action-first = Mach zuerst deine Aktion.
carrara-refusal-action-already-taken = Deine Aktion hast du schon gemacht. Du kannst noch ein Objekt kaufen oder den Zug beenden.
carrara-refusal-nothing-to-buy = Es gibt keine Steine mehr zu kaufen.
carrara-refusal-take-at-least-one = Nimm mindestens einen Stein.
carrara-refusal-stones-not-in-segment = Diese Steine liegen nicht in Segment { $segment }: { $stones }.
carrara-refusal-too-expensive = Das kostet { $price }, du hast { $coins }.
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
carrara-refusal-no-building-of-type = Diesen Typ hast du noch nicht gebaut: { $building }.
carrara-refusal-type-already-scored = Diesen Typ hast du schon gewertet: { $building }.
carrara-refusal-city-closed = { $city } ist schon gewertet.
carrara-refusal-too-few-buildings = { $city } kannst du erst mit { $needed ->
        [one] { $needed } Gebäude
       *[other] { $needed } Gebäuden
    } werten, du hast { $have }.
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
command-announce = ansagen
command-announce-about = Das Ende der Partie ansagen
command-end-turn = ende
command-end-turn-about = Deinen Zug beenden
command-pass = passe
command-pass-about = In der letzten Runde passen

## Was ein Zug bringt

carrara-reason-points = Punkte
carrara-reason-objects = Objekte
carrara-reason-buildings = Gebäude
carrara-reason-coins = Münzen
carrara-reason-stones = Steine
carrara-reason-markers = Marker
carrara-reason-scorings = was gewertet werden kann
carrara-swing = Die Aussicht auf den Sieg, Zug für Zug: von 0 (verloren) bis 28 (sicher)
