### Welcome To…: alles, was Bilder und ihre Beschreibung sagen.

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

## Das Solospiel

welcome-to-manager-none = keine Bauleitung
welcome-to-manager-sam = Sam
welcome-to-manager-manager-2 = Bauleitung 2
welcome-to-manager-irene = Irene
welcome-to-manager-manager-4 = Bauleitung 4
welcome-to-manager-manager-5 = Bauleitung 5
welcome-to-manager-manager-6 = Bauleitung 6
welcome-to-manager-manager-7 = Bauleitung 7
welcome-to-agency = AAA · Stufe { $level } · { $manager }
welcome-to-role-number = Zahl
welcome-to-role-action = Aktion
welcome-to-role-given = an die AAA

## Der Tisch

welcome-to-title = Welcome To… · Runde { $round }
welcome-to-title-final = Welcome To… · Endwertung
welcome-to-seat = Platz { $number }
welcome-to-over = Das Spiel ist zu Ende
welcome-to-waiting = Am Zug: { $names }
welcome-to-waiting-all = Alle sind noch am Zug
welcome-to-last-round = Letzte Runde
welcome-to-next = danach

## Das eigene Blatt

welcome-to-panel-title = Deine Straßen · Runde { $round }
welcome-to-street-sign = Straße { $street }
welcome-to-free-lots = { $count ->
    [one] { $count } frei
   *[other] { $count } frei
}
welcome-to-prompt-combine = Wähle eine Kombination
welcome-to-prompt-cards = Wähle eine Karte für die Zahl, eine andere für die Aktion
welcome-to-prompt-strike = Keine Zahl passt: nimm einen Streik
welcome-to-prompt-change = Ändere die { $number } um bis zu 2 oder lass sie
welcome-to-prompt-lot = Schreib die { $number } auf einen markierten Bauplatz
welcome-to-prompt-fence = Bau einen Zaun oder verzichte
welcome-to-prompt-marketing = Mach eine Größe wertvoller oder verzichte
welcome-to-prompt-park = Leg in dieser Straße einen Park an oder verzichte
welcome-to-prompt-pool = Bau den Pool oder verzichte
welcome-to-prompt-bis = Bau einen Anbau oder verzichte
welcome-to-prompt-roundabout = Bau den Kreisverkehr auf einen markierten Bauplatz
welcome-to-prompt-plans = Werte eine Vorgabe oder bestätige deinen Zug
welcome-to-prompt-spend = Wähle eine Wohnanlage für Vorgabe { $plan }
welcome-to-prompt-confirm = Bestätige deinen Zug
welcome-to-prompt-struck = Keine Zahl passt, du nimmst einen Streik: bestätige deinen Zug
welcome-to-prompt-ready = Du bist bereit

## Das Ende

welcome-to-winner = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
welcome-to-winners = { $names } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
welcome-to-end-high-score = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} ohne Gegner (Stufe { $level })
welcome-to-end-won = Gewonnen mit { $margin } Vorsprung: { $total } zu { $rival } gegen { $manager }, Stufe { $level }
welcome-to-end-lost = Verloren mit { $margin } Rückstand: { $total } zu { $rival } gegen { $manager }, Stufe { $level }
welcome-to-end-drawn = Unentschieden: { $total } zu { $rival } gegen { $manager }, Stufe { $level }
welcome-to-agency-short = AAA
welcome-to-total = Gesamt
welcome-to-tie = Gleichstand
welcome-to-line-plans = Vorgaben
welcome-to-line-parks = Parks
welcome-to-line-pools = Pools
welcome-to-line-temps = Zeitarbeit
welcome-to-line-estates = Wohnanlagen
welcome-to-line-bis = Anbauten
welcome-to-line-strikes = Streiks
welcome-to-line-roundabouts = Kreisverkehre
welcome-to-line-temp-cards = Zeitarbeitskarten
welcome-to-line-fence-cards = Zaunkarten

## In Worten, zum Vorlesen. Ein Ort heißt nach Straße und Bauplatz, ein Zaun nach dem Bauplatz links von ihm.

welcome-to-words-round = Welcome To…, Runde { $round }.
welcome-to-words-offer = Kombination { $pile }: { $number } mit { $action }, danach { $next }.
welcome-to-words-card = Karte { $pile }: { $number } und { $action }.
welcome-to-words-waiting = Am Zug: { $names }.
welcome-to-words-ready = Bereit: { $names }.
welcome-to-words-over = Das Spiel ist zu Ende.
welcome-to-words-warning-strikes = Noch ein Streik von { $name } beendet das Spiel.
welcome-to-words-warning-plans = Noch eine Vorgabe von { $name } beendet das Spiel.
welcome-to-words-warning-lots = { $left ->
    [one] { $name } hat nur noch { $left } freien Bauplatz und kann das Spiel beenden.
   *[other] { $name } hat nur noch { $left } freie Bauplätze und kann das Spiel beenden.
}
welcome-to-words-plan = Vorgabe { $letter }: { $plan }. { $first } Punkte für die Ersten, danach { $later }.
welcome-to-words-plan-turned = Vorgabe { $letter }: { $plan }. Jetzt { $later } Punkte, vorher { $first }.
welcome-to-words-plan-scored = Vorgabe { $letter } gewertet: { $names }.
welcome-to-words-for-points = { $name } für { $points }
welcome-to-words-plan-yours = Du hast Vorgabe { $plan } für { $points } gewertet.
welcome-to-words-plan-progress = Vorgabe { $plan }: Du hast { $have } von { $needed }.
welcome-to-words-news = Was in Runde { $round } geschah:
welcome-to-words-did = { $name }: { $deeds }.
welcome-to-words-wrote = { $number } auf { $place }
welcome-to-words-changed = Zahl geändert um { $by }
welcome-to-words-unused = { $action } nicht genutzt
welcome-to-words-built-fence = Zaun hinter { $place }
welcome-to-words-marketed = Marketing für Wohnanlagen der Größe { $size }
welcome-to-words-planted = Park
welcome-to-words-dug = Pool
welcome-to-words-built-bis = Anbau auf { $place }
welcome-to-words-built-roundabout = Kreisverkehr auf { $place }
welcome-to-words-struck = Streik
welcome-to-words-scored = Vorgabe { $plan } gewertet
welcome-to-words-spent = Wohnanlage { $estate } verwendet
welcome-to-words-handed = { $number } und { $action } an die AAA
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
welcome-to-words-prompt = { $prompt }.
welcome-to-words-turn = Dein Zug bisher: { $deeds }.
welcome-to-words-fits = { $number } passt auf { $places }.
welcome-to-words-places = Mögliche Bauplätze: { $places }.
welcome-to-words-fence-places = Ein Zaun kann stehen hinter { $places }.
welcome-to-words-sizes = Marketing ist möglich für Größe { $sizes }.
welcome-to-words-spendable = Du kannst diese Wohnanlagen verwenden: { $estates }.
welcome-to-words-scorable = Du kannst Vorgabe { $plan } werten.
welcome-to-words-score = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Platz { $place }. { $lines }.
welcome-to-words-score-alone = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. { $lines }.
welcome-to-words-line = { $what } { $points }
welcome-to-words-tie = Bei Gleichstand zählen mehr vollständige Wohnanlagen.
