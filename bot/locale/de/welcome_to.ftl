### Welcome To….

welcome-to-name = Welcome To…
welcome-to-how-to-play =
    ## Welcome To…
    Du planst eine Vorstadt: drei Straßen mit Häusern, deren Nummern von links nach rechts steigen.
    {""}**Jede Runde** liegen drei Kombinationen aus Nummer und Aktion aus. Alle nehmen gleichzeitig eine davon. Schreib die Nummer auf einen freien Bauplatz; Lücken sind erlaubt, fallende Nummern nicht. Dann nutzt du die Aktion oder lässt sie:
    🚧 ein Zaun teilt eine Straße in Wohnanlagen · 📈 Marketing macht Anlagen einer Größe wertvoller · 🌳 ein Park in der Straße des Hauses · 🏊 ein Pool, wenn der Platz einen hat · 👷 Zeitarbeit ändert die Nummer um bis zu 2 · 🏘️ ein Anbau wiederholt eine Nachbarnummer auf einem freien Platz.
    Eine Wohnanlage ist fertig, wenn ihre 1 bis 6 Plätze zwischen zwei Zäunen alle bebaut sind.
    {""}**Vorgaben** verlangen Anlagen und mehr; alle, die eine Vorgabe in der Runde werten, in der sie zum ersten Mal gewertet wird, bekommen den höheren Wert.
    Passt keine Nummer, wird gestreikt. **Schluss ist**, wenn jemand drei Streiks, alle drei Vorgaben oder keinen freien Bauplatz mehr hat.
    {""}**Allein** spielst du gegen eine Konkurrenz, die AAA: Von drei Karten nimmst du eine als Nummer und eine als Aktion, die dritte bekommt sie.

## Worum es gerade geht

welcome-to-round-title = Runde { $round }
welcome-to-situation-over = Die Straßen sind fertig.
welcome-to-task = eine Kombination wählen und ihre Nummer schreiben
welcome-to-variant-classic = Klassisch
welcome-to-variant-advanced = Für Fortgeschrittene: Kreisverkehre und schwere Vorgaben
welcome-to-level-choice = Stufe { $level }: { $manager }

## Was gefragt wird. Auch die Bilder sagen es.

welcome-to-ask-turn = { $alone ->
        [yes] Eine Karte als Nummer, eine als Aktion, die dritte für die AAA.
       *[no] Wähle eine Nummer mit ihrer Aktion.
    }
welcome-to-ask-strike = { $temp ->
        [possible] So passt keine Nummer: Zeitarbeit{ $roundabout ->
            [possible] , Kreisverkehr
           *[none] { "" }
        } oder Streik?
       *[none] Keine dieser Nummern passt{ $roundabout ->
            [possible] : Kreisverkehr oder Streik?
           *[none] . Nimm einen Streik hin.
        }
    }
welcome-to-ask-roundabout = Auf welchen Bauplatz kommt der Kreisverkehr?
welcome-to-ask-change = Die { $number } mit Zeitarbeit: Welche Nummer schreibst du?
welcome-to-ask-lot = Wohin kommt die { $number }?{ $park ->
        [planted] { " " }Ihre Straße bekommt einen Park.
       *[none] { "" }
    }
welcome-to-ask-park = { $number } auf { $place }: Legst du in dieser Straße einen Park an?
welcome-to-ask-pool = { $number } auf { $place }: Baust du den Pool?
welcome-to-ask-fence = { $number } auf { $place }: Hinter welchen Bauplatz kommt der Zaun?
welcome-to-ask-marketing = { $number } auf { $place }: Welche Wohnanlagen werden wertvoller?
welcome-to-ask-bis = { $number } auf { $place }: Wohin kommt der Anbau?
welcome-to-ask-plans = Werte eine Vorgabe oder beende deinen Zug.
welcome-to-ask-estate = Welche Wohnanlage nimmst du für Vorgabe { $plan }?
welcome-to-ask-end = Das war alles. Beende deinen Zug oder nimm ihn zurück.
welcome-to-turn-ended = Du hast deinen Zug beendet.

## Was ein Knopf tut

welcome-to-answer-combination = { $number } + { $action }
# Die Karte für die AAA heißt nach ihrer Nummer, oder nach ihrem Platz, wenn eine andere dieselbe hat.
welcome-to-answer-cards = { $number } + { $action }, AAA: { $known_by ->
        [pile] Karte { $give_pile }
       *[number] die { $give_number }
    }
welcome-to-answer-strike = Streik hinnehmen
welcome-to-answer-strike-giving = Streik · AAA: { $number } + { $action }
welcome-to-answer-roundabout = Erst einen Kreisverkehr bauen
welcome-to-answer-roundabout-on =
    { $pool ->
        [lost] { $place }, ohne Pool
       *[none] { $place }
    }
welcome-to-answer-change =
    { $by ->
        [0] { $number } schreiben, ankreuzen
       *[other] { $number } schreiben
    }
welcome-to-answer-leave = { $number }, ohne Zeitarbeit
welcome-to-answer-lot =
    { $place }{ $pool ->
        [lost] , ohne Pool
        [possible] { " " }+ Pool
       *[none] { "" }
    }{ $park ->
        [full] , ohne Park
       *[planted] { "" }
    }
# Mehrere Antworten auf einem Knopf. Sein Symbol zeigt die Aktion.
welcome-to-answer-cards-lot =
    { $number }{ $twins ->
        [yes] { " " }+ { $action }
       *[no] { "" }
    } auf { $place }{ $pool ->
        [lost] , ohne Pool
        [possible] { " " }+ Pool
       *[none] { "" }
    }{ $park ->
        [full] , ohne Park
       *[planted] { "" }
    }, AAA: { $known_by ->
        [pile] Karte { $give_pile }
       *[number] { $give_number }
    }
welcome-to-answer-cards-change-lot =
    { $printed } als { $number } auf { $place }{ $pool ->
        [lost] , ohne Pool
       *[none] { "" }
    }, AAA: { $known_by ->
        [pile] Karte { $give_pile }
       *[number] { $give_number }
    }
welcome-to-answer-combination-change-lot =
    { $printed } als { $number } auf { $place }{ $pool ->
        [lost] , ohne Pool
       *[none] { "" }
    }
welcome-to-answer-roundabout-roundabout-on =
    Erst Kreisverkehr auf { $place }{ $pool ->
        [lost] , ohne Pool
       *[none] { "" }
    }
welcome-to-answer-park = Park anlegen
welcome-to-answer-pool = Pool bauen
welcome-to-answer-fence = { $left }
welcome-to-answer-marketing = Größe { $size } → { $worth }
welcome-to-answer-bis =
    { $pool ->
        [lost] { $number } auf { $place }, ohne Pool
       *[none] { $number } auf { $place }
    }
welcome-to-answer-no-action = Ohne { $action }
welcome-to-answer-score = Vorgabe { $plan } werten: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
welcome-to-answer-estate = Anlage { $place } nehmen (Größe { $size })
welcome-to-answer-end = Zug beenden
welcome-to-unused = Du kannst noch Vorgabe { $plan } werten: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
welcome-to-differently-park = Ohne Park?
welcome-to-differently-pool = Ohne Pool?
welcome-to-differently-estate = Wohnanlagen selbst wählen

## Warum etwas gerade nicht geht

welcome-to-closed-nothing-fits-then = Nach einem Kreisverkehr würde keine Nummer mehr passen.

## Was geschehen ist

welcome-to-event-roundabout = { $who_has } auf { $place } einen Kreisverkehr gebaut
welcome-to-event-wrote = { $who_has } { $number } auf { $place } geschrieben (ohne { $action })
welcome-to-event-wrote-park = { $who_has } { $number } auf { $place } geschrieben und einen Park angelegt
welcome-to-event-wrote-pool = { $who_has } { $number } auf { $place } geschrieben und den Pool gebaut
welcome-to-event-wrote-temp = { $who_has } mit Zeitarbeit { $number } auf { $place } geschrieben
welcome-to-event-wrote-fence = { $who_has } { $number } auf { $place } geschrieben und hinter { $left } einen Zaun gebaut
welcome-to-event-wrote-marketing = { $who_has } { $number } auf { $place } geschrieben und Wohnanlagen der Größe { $size } aufgewertet
welcome-to-event-wrote-bis = { $who_has } { $number } auf { $place } geschrieben und auf { $bis } einen Anbau mit { $bis_number } gebaut
welcome-to-event-strike = { $who_has } einen Streik kassiert
welcome-to-event-scored =
    { $estates ->
        [none] { $who_has } Vorgabe { $plan } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } gewertet
       *[other] { $who_has } Vorgabe { $plan } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } gewertet, mit { $estates }
    }
welcome-to-event-ended = { $who_has } den Zug beendet
welcome-to-event-pool-lost = { $who_has } den Pool auf { $place } verloren
welcome-to-event-completed = { $who_has } die Wohnanlage { $place } (Größe { $size }) fertiggestellt
welcome-to-the-agency = Die AAA
welcome-to-event-agency-given = { $who_has } { $number } + { $action } bekommen
welcome-to-event-agency-scored = { $who_has } Vorgabe { $plan } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } gewertet
welcome-to-event-agency-passed = { $who_has } Vorgabe { $plan } ausgelassen
welcome-to-event-plan-turned = Vorgabe { $plan } ist auf { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } gefallen
welcome-to-event-ended-game =
    { $by ->
        [strikes] { $who } { $who_is ->
            [you] hattest
           *[other] hatte
        } drei Streiks, und die Partie war zu Ende
        [plans] { $who } { $who_is ->
            [you] hattest
           *[other] hatte
        } alle Vorgaben gewertet, und die Partie war zu Ende
       *[lots] { $who } { $who_is ->
            [you] hattest
           *[other] hatte
        } keinen freien Bauplatz mehr, und die Partie war zu Ende
    }
welcome-to-event-round = Runde { $round } hat begonnen
welcome-to-event-reshuffled = Die Karten wurden neu gemischt
welcome-to-event-combination = Kombination { $pile }: { $number } + { $action }
welcome-to-event-card = Karte { $pile }: { $number } + { $action }
welcome-to-event-project = Die Projektkarte von Vorgabe { $plan } wurde aufgedeckt

## Wertungsbögen

welcome-to-scored-plans = Vorgaben
welcome-to-scored-parks = Parks
welcome-to-scored-pools = Pools
welcome-to-scored-temps = Zeitarbeit
welcome-to-scored-estates = Wohnanlagen
welcome-to-scored-bis = Anbauten
welcome-to-scored-strikes = Streiks
welcome-to-scored-roundabouts = Kreisverkehre
welcome-to-scored-temp-cards = Zeitarbeitskarten
welcome-to-scored-fence-cards = Zaunkarten

## Warum nicht

welcome-to-refusal-seats = Welcome To… ist für { $least } bis { $most } Leute.
welcome-to-refusal-no-such-move = Diesen Zug gibt es in diesem Spiel nicht.
welcome-to-refusal-number-first = Schreib erst eine Nummer, oder nimm einen Streik hin, wenn keine passt.
welcome-to-refusal-number-written = Du hast in dieser Runde schon eine Nummer geschrieben. Nimm sie zurück, um eine andere zu wählen.
welcome-to-refusal-no-such-combination = Diese Kombination liegt nicht aus.
welcome-to-refusal-number-fits-nowhere = Die { $number } passt nirgends.
welcome-to-refusal-number-does-not-fit = Die { $number } passt nicht auf { $place }. Nummern steigen von links nach rechts.
welcome-to-refusal-no-such-lot = Einen Bauplatz { $place } gibt es nicht.
welcome-to-refusal-lot-filled = Bauplatz { $place } ist bebaut.
welcome-to-refusal-other-action = Zu dieser Nummer gehört eine andere Aktion: { $action }.
welcome-to-refusal-temp-boxes-full = Alle Felder der Zeitarbeit sind angekreuzt: Nutze sie mit +0.
welcome-to-refusal-parks-full = Straße { $street } hat schon alle Parks.
welcome-to-refusal-no-pool-lot = Auf { $place } ist kein Platz für einen Pool.
welcome-to-refusal-no-such-fence = Hinter { $place } kann kein Zaun stehen.
welcome-to-refusal-fence-stands = Hinter { $place } steht schon ein Zaun.
welcome-to-refusal-estate-used = Die Wohnanlage bei { $place } wurde für eine Vorgabe verwendet und lässt sich nicht teilen.
welcome-to-refusal-column-full = Die Spalte für Wohnanlagen der Größe { $size } ist voll.
welcome-to-refusal-bis-boxes-full = Du kannst keinen Anbau mehr bauen.
welcome-to-refusal-no-house-beside = Ein Anbau auf { $place } braucht auf dieser Seite einen Nachbarn mit Nummer.
welcome-to-refusal-a-number-fits = Einen Streik gibt es nur, wenn keine Nummer passt.
welcome-to-refusal-roundabout-needs-number = Du hast einen Kreisverkehr gebaut, also musst du eine Nummer schreiben.
welcome-to-refusal-no-such-card = So eine Karte hast du nicht auf der Hand.
welcome-to-refusal-advanced-only = Kreisverkehre gehören zum Spiel für Fortgeschrittene.
welcome-to-refusal-roundabout-comes-first = Ein Kreisverkehr kommt vor der Nummer.
welcome-to-refusal-one-roundabout-a-round = Du kannst nur einen Kreisverkehr pro Runde bauen.
welcome-to-refusal-no-roundabout-left = Du hast alle Kreisverkehre gebaut.
welcome-to-refusal-nothing-fits-then = Nach einem Kreisverkehr dort würde keine Nummer mehr passen.
welcome-to-refusal-plan-scored = Vorgabe { $plan } hast du schon gewertet.
welcome-to-refusal-plan-not-fulfilled = Vorgabe { $plan } erfüllst du noch nicht.
welcome-to-refusal-estates-do-not-serve = Diese Wohnanlagen erfüllen Vorgabe { $plan } nicht.
welcome-to-refusal-number-not-offered = Keine Karte zeigt gerade eine { $number }.
welcome-to-refusal-which-cards = Die { $number } geht mit mehreren Karten. Sag, mit welchen, zum Beispiel take 1+3 on 2.4.
refusal-not-asked = Das lässt sich gerade nicht wählen. Deine Ansicht zeigt, was geht.
refusal-unknown-lot = „{ $typed }“ ist kein Bauplatz. Schreib Straße und Platz so: 2.9

## Befehle

command-welcome-to = welcome-to
command-welcome-to-about = Welcome To…: drei Straßen und Nummern, die steigen müssen
command-option-advanced = fortgeschritten
command-option-advanced-about = Mit Kreisverkehren und schweren Vorgaben
command-combine = kombiniere
command-combine-about = Eine Nummer mit ihrer Aktion nehmen
command-option-number = nummer
command-option-number-about = Welcher Stapel, 1 bis 3
command-option-action = aktion
command-option-action-about = Nur in Solo-Partien: die Aktion welcher Karte, 1 bis 3
command-house = haus
command-house-about = Die Nummer auf einen Bauplatz schreiben
command-option-lot = platz
command-option-lot-about = Straße und Platz, etwa 2.9
command-fence = zaun
command-fence-about = Einen Zaun bauen
command-option-fence = platz-links
command-option-fence-about = Der Platz links davon, etwa 2.9
command-bis = anbau
command-bis-about = Einen Anbau bauen
command-option-side = seite
command-option-side-about = Wessen Nummer er übernimmt
command-marketing = marketing
command-marketing-about = Wohnanlagen einer Größe wertvoller machen
command-option-size = größe
command-option-size-about = Häuser der Anlage, 1 bis 6
command-score = werte
command-score-about = Eine Vorgabe werten
command-option-plan = vorgabe
command-option-plan-about = Welche Vorgabe
command-strike = streik
command-strike-about = Einen Streik hinnehmen, wenn keine Nummer passt
welcome-to-side-left = vom linken Nachbarn
welcome-to-side-right = vom rechten Nachbarn

## Aktionen

welcome-to-action-fence = Zaun
welcome-to-action-marketing = Marketing
welcome-to-action-park = Park
welcome-to-action-pool = Pool
welcome-to-action-temp = Zeitarbeit
welcome-to-action-bis = Anbau

## Vorgaben: was jede verlangt

welcome-to-plan-a1 = 6 Wohnanlagen mit 1 Haus
welcome-to-plan-a2 = 4 Wohnanlagen mit 2 Häusern
welcome-to-plan-a3 = 3 Wohnanlagen mit 3 Häusern
welcome-to-plan-a4 = 2 Wohnanlagen mit 4 Häusern
welcome-to-plan-a5 = 2 Wohnanlagen mit 5 Häusern
welcome-to-plan-a6 = 2 Wohnanlagen mit 6 Häusern
welcome-to-plan-a7 = Wohnanlagen mit 1, 1, 2 und 2 Häusern
welcome-to-plan-b1 = Wohnanlagen mit 1, 1, 1 und 6 Häusern
welcome-to-plan-b2 = Wohnanlagen mit 2, 2 und 5 Häusern
welcome-to-plan-b3 = Wohnanlagen mit 3, 3 und 4 Häusern
welcome-to-plan-b4 = Wohnanlagen mit 3 und 6 Häusern
welcome-to-plan-b5 = Wohnanlagen mit 4 und 5 Häusern
welcome-to-plan-b6 = Wohnanlagen mit 1, 1, 1 und 4 Häusern
welcome-to-plan-b7 = Wohnanlagen mit 2, 2 und 6 Häusern
welcome-to-plan-c1 = Wohnanlagen mit 1, 2 und 6 Häusern
welcome-to-plan-c2 = Wohnanlagen mit 1, 4 und 5 Häusern
welcome-to-plan-c3 = Wohnanlagen mit 3 und 4 Häusern
welcome-to-plan-c4 = Wohnanlagen mit 2 und 5 Häusern
welcome-to-plan-c5 = Wohnanlagen mit 1, 2, 2 und 3 Häusern
welcome-to-plan-c6 = Wohnanlagen mit 2, 3 und 5 Häusern
welcome-to-plan-c7 = Wohnanlagen mit 2, 3 und 4 Häusern
welcome-to-plan-ah1 = An jedem Straßenende eine Wohnanlage mit 1 Haus
welcome-to-plan-ah2 = Straße 2: Wohnanlagen mit 3, 4 und 4 Häusern
welcome-to-plan-ah3 = Straße 3: Wohnanlagen mit 3, 3 und 6 Häusern
welcome-to-plan-ah4 = Straße 1: Wohnanlagen mit 2 und 6 Häusern
welcome-to-plan-bh1 = Wohnanlagen mit 2, 2 und 4 Häusern, in jeder ein Anbau
welcome-to-plan-bh2 = Wohnanlagen mit 4 und 5 Häusern, in jeder ein Anbau
welcome-to-plan-bh3 = Wohnanlagen mit 1, 1 und 2 Häusern, in jeder ein Pool
welcome-to-plan-bh4 = Eine Straße: 2 Wohnanlagen mit 4 Häusern, mit einem Kreisverkehr
welcome-to-plan-bh5 = Mindestens 7 Parks
welcome-to-plan-bh6 = Alle Parks in 2 Straßen
welcome-to-plan-bh7 = Mindestens 6 Felder Marketing
welcome-to-plan-ch1 = Wohnanlagen mit 2, 3 und 3 Häusern, in jeder ein Pool
welcome-to-plan-ch2 = Eine Straße: Wohnanlagen mit 2, 2 und 3 Häusern, mit 2 Kreisverkehren
welcome-to-plan-ch3 = Mindestens 2 Parks in jeder Straße
welcome-to-plan-ch4 = Mindestens 5 Felder Zeitarbeit
welcome-to-plan-ch5 = 3 volle Spalten Marketing
welcome-to-plan-ch6 = Wohnanlagen mit 5 und 6 Häusern, in jeder ein Pool und ein Anbau

## Vorgaben: Zeichen zeigen die Wohnanlagen, diese Wörter den Rest

welcome-to-plan-then = dann { $points }
welcome-to-in-street-top = in Straße 1
welcome-to-in-street-middle = in Straße 2
welcome-to-in-street-bottom = in Straße 3
welcome-to-in-street-same = in einer Straße
welcome-to-each-has-bis = in jeder ein Anbau
welcome-to-each-has-pool = in jeder ein Pool
welcome-to-each-has-pool-bis = in jeder ein Pool und ein Anbau
welcome-to-with-roundabouts = { $count ->
    [one] ein Kreisverkehr
   *[other] { $count } Kreisverkehre
}

## Solo-Partien

welcome-to-manager-none = keine Bauleitung
welcome-to-manager-sam = Sam
welcome-to-manager-manager-2 = Bauleitung 2
welcome-to-manager-irene = Irene
welcome-to-manager-manager-4 = Bauleitung 4
welcome-to-manager-manager-5 = Bauleitung 5
welcome-to-manager-manager-6 = Bauleitung 6
welcome-to-manager-manager-7 = Bauleitung 7
welcome-to-agency = AAA · Stufe { $level } · { $manager }
welcome-to-role-number = Nummer
welcome-to-role-action = Aktion
welcome-to-role-given = an die AAA

## Der Tisch

welcome-to-title = Welcome To… · Runde { $round }
welcome-to-title-final = Welcome To… · Endwertung
welcome-to-seat = Platz { $number }
welcome-to-over = Die Partie ist zu Ende
welcome-to-waiting = Am Zug: { $names }
welcome-to-waiting-all = Alle sind noch am Zug
welcome-to-new-in-round = Neu in Runde { $round }
welcome-to-next = danach

## Das eigene Blatt

welcome-to-panel-title = Deine Straßen · Runde { $round }
welcome-to-street-sign = Straße { $street }
welcome-to-free-lots = { $count } frei

## Das Ende

welcome-to-winner = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
welcome-to-winners =
    { $names } gewinnen gemeinsam mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
welcome-to-verdict-high-score = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} ohne Gegner (Stufe { $level })
welcome-to-verdict-won = Gewonnen mit { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkten
} Vorsprung: { $total } zu { $rival } gegen { $manager }, Stufe { $level }
welcome-to-verdict-lost = Verloren mit { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkten
} Rückstand: { $total } zu { $rival } gegen { $manager }, Stufe { $level }
welcome-to-verdict-drawn = Unentschieden: { $total } zu { $rival } gegen { $manager }, Stufe { $level }
welcome-to-agency-short = AAA
welcome-to-total = Summe
welcome-to-tie = Gleichstand

## In Worten, zum Vorlesen. Ein Ort heißt nach Straße und Bauplatz, ein Zaun nach dem Bauplatz links von ihm.

welcome-to-words-round = Welcome To…, Runde { $round }.
welcome-to-words-offer = Kombination { $pile }: { $number } mit { $action }, danach { $next }.
welcome-to-words-card = Karte { $pile }: { $number } und { $action }.
welcome-to-words-warning-strikes = Noch ein Streik für { $name } beendet die Partie.
welcome-to-words-warning-plans = Noch eine Vorgabe von { $name } beendet die Partie.
welcome-to-words-warning-lots =
    { $left ->
        [one] { $name } hat nur noch { $left } freien Bauplatz und kann die Partie beenden.
       *[other] { $name } hat nur noch { $left } freie Bauplätze und kann die Partie beenden.
    }
welcome-to-words-plan = Vorgabe { $letter }: { $plan }. { $first ->
        [one] { $first } Punkt
       *[other] { $first } Punkte
    } für die Ersten, danach { $later }.
welcome-to-words-plan-turned = Vorgabe { $letter }: { $plan }. Jetzt { $later ->
        [one] { $later } Punkt
       *[other] { $later } Punkte
    }, vorher { $first }.
welcome-to-words-plan-scored = Vorgabe { $letter } gewertet: { $names }.
welcome-to-words-for-points = { $name } für { $points }
welcome-to-words-plan-yours = Du hast Vorgabe { $plan } für { $points } gewertet.
welcome-to-words-plan-progress = Vorgabe { $plan }: Du hast { $have } von { $needed }.
welcome-to-words-ended = Zug beendet: { $names }.
welcome-to-words-news = Das ist in Runde { $round } passiert:
welcome-to-words-projects = Projektabschluss: { $letters }.
welcome-to-words-agency = Du spielst gegen die AAA, Stufe { $level }, { $manager }. Diese Vorgaben wertet sie beim Projektabschluss: { $letters }.
welcome-to-words-agency-values = Die AAA hat jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Punkte je Karte: Park { $park }, Pool { $pool }, Zeitarbeit { $temp }, Zaun { $fence }. Eine Marketingkarte zählt { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häuser
}, eine Anbaukarte nimmt ihre Wohnanlage mal { $times }.
welcome-to-words-agency-row = Karten der AAA, der Reihe nach: { $cards }.
welcome-to-words-sheet = Straßen von { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn jetzt Schluss wäre, { $free ->
    [one] { $free } Bauplatz
   *[other] { $free } Bauplätze
} frei, { $strikes ->
    [one] { $strikes } Streik
   *[other] { $strikes } Streiks
}.
welcome-to-words-sheet-final = Straßen von { $name }.
welcome-to-words-your-sheet = Deine Straßen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn jetzt Schluss wäre.
welcome-to-words-street = Straße { $street }: { $lots }.
welcome-to-words-free = { $place } frei
welcome-to-words-free-lots = { $first } bis { $last } frei
welcome-to-words-house = { $place }: { $number }
welcome-to-words-house-pool = { $place }: { $number } mit Pool
welcome-to-words-roundabout = { $place }: Kreisverkehr
welcome-to-words-fence = Zaun
welcome-to-words-estates = Vollständige Wohnanlagen: { $estates }.
welcome-to-words-estates-used = Für Vorgaben verwendet: { $estates }.
welcome-to-words-parks = Parks in den Straßen 1, 2 und 3: { $counts }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
welcome-to-words-pools = Pools: { $count }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
welcome-to-words-pool-lots = Freie Bauplätze mit Pool: { $places }.
welcome-to-words-temps = Felder Zeitarbeit: { $count }, zurzeit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
welcome-to-words-estate-values = Wohnanlagen der Größe 1 bis 6 zählen { $values }.
welcome-to-words-minus = Minuspunkte: { $tracks }.
welcome-to-words-minus-track = { $what } { $count }, { $points }
welcome-to-words-score = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Platz { $place }. { $lines }.
welcome-to-words-score-alone = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. { $lines }.
welcome-to-words-line = { $what } { $points }
welcome-to-words-tie = Bei Gleichstand gewinnt, wer mehr vollständige Wohnanlagen hat.

## Was ein Zug bringt

welcome-to-reason-noted = notierte Punkte
welcome-to-reason-temps = Zeitarbeit
welcome-to-reason-parks = Parks
welcome-to-reason-pools = Pools
welcome-to-reason-estates = Wohnanlagen und Vorgaben
welcome-to-reason-lots = künftige Häuser
welcome-to-reason-risk = weniger Gefahr eines Streiks
welcome-to-reason-agency = die Agentur bekommt weniger
welcome-to-reason-ending = das Spielende
welcome-to-swing = Die erwarteten Punkte, Zug für Zug
