### Tiny Towns: was es auf Ansichten, in Bildern, in Worten und als Befehle sagt.

tiny-towns-name = Tiny Towns
tiny-towns-how-to-play =
    ## Tiny Towns
    Du regierst eine Stadt mit sechzehn Feldern.
    { "" }**Jede Runde** nehmen alle einen Würfel desselben Rohstoffs und legen ihn auf ein leeres Feld. In jeder dritten Runde wählen alle selbst.
    { "" }**Dann baust du**, so oft du willst: Liegen Würfel im Muster einer Karte (gedreht oder gespiegelt zählt auch), nimm sie weg und setze das Gebäude auf eines ihrer Felder.
    { "" }**Beende deine Runde**, wenn du fertig bist. Aufgedeckt wird, sobald alle so weit sind.
    Eine Stadt ohne leeres Feld ist fertig. **Am Ende** zählen die Gebäude, was auf ihren Karten steht, und jedes Feld ohne Gebäude kostet 1 Punkt.
    Alles findest du in deiner Ansicht: Drück unter dem Brett auf **Dein Zug**.

## Worum es gerade geht

tiny-towns-round-title = Runde { $round }
tiny-towns-situation-over = { $seats ->
        [1] Die Stadt ist fertig.
       *[other] Alle Städte sind fertig.
    }
tiny-towns-situation-monuments = { $seats ->
        [1] Behalte eines von zwei Denkmälern.
       *[other] Alle behalten heimlich eines von zwei Denkmälern.
    }
tiny-towns-situation-naming = Wer den Hammer hat, bestimmt den Rohstoff dieser Runde.
tiny-towns-situation-watch = Wer Opalauges Wacht hat, darf auf die Bauten der Nachbarn reagieren.
tiny-towns-situation-free = Freie Runde: Alle nehmen einen Rohstoff ihrer Wahl.
tiny-towns-situation-alone = Nimm eine der drei offenen Karten.
tiny-towns-situation-card = Alle nehmen **{ $resource }**.
tiny-towns-task-place = { $resource } in die Stadt legen
tiny-towns-task-free = einen Rohstoff wählen und in die Stadt legen
tiny-towns-task-naming = einen Rohstoff für alle ansagen
tiny-towns-task-monuments = eines der beiden Denkmäler behalten
tiny-towns-task-watch = ein Gebäude von Opalauges Wacht nehmen oder verzichten

## Der Tisch

tiny-towns-set-up-first-game = Erste Partie
tiny-towns-set-up-random = Zufällige Gebäude
tiny-towns-set-up-chosen = Gewählte Gebäude
tiny-towns-with-monuments = Denkmäler
tiny-towns-with-extra-storage = mehr Lagerplatz
tiny-towns-with-prospectors = Prospektoren
tiny-towns-mode-town-hall = Grundspiel: Rohstoffkarten, jede dritte Runde freie Wahl
tiny-towns-mode-prospectors = Prospektoren: Wer den Hammer hat, bestimmt den Rohstoff
tiny-towns-verdict = Rang: **{ $rank }**

## Fragen, auf der Ansicht und in ihrem Bild

tiny-towns-ask-monument = { $seats ->
        [1] Welches Denkmal behältst du?
       *[other] Welches Denkmal behältst du? Niemand sieht es, bevor du es baust.
    }
tiny-towns-ask-name = Welchen Rohstoff nehmen alle?
tiny-towns-ask-card = Welche offene Karte nimmst du?
tiny-towns-ask-take = Welchen Rohstoff nimmst du?
tiny-towns-ask-place = { $count ->
        [1] Für { $resource ->
            [Holz] dein Holz
            [Glas] dein Glas
           *[other] deinen { $resource }
        } bleibt nur ein Platz.
       *[other] Wohin legst du { $resource ->
            [Holz] das Holz
            [Glas] das Glas
           *[other] den { $resource }
        }?
    }
tiny-towns-ask-swap = Wohin legst du { $take ->
        [Holz] das Holz
        [Glas] das Glas
       *[other] den { $take }
    } aus der Lagerhalle?
tiny-towns-ask-build = { $count ->
        [0] Du kannst nichts bauen.
       *[other] Baue etwas oder beende deine Runde.
    }
tiny-towns-ask-target = { $card }: auf welches Feld?
tiny-towns-ask-cubes = { $card } auf { $square }: mit welchen Würfeln?
tiny-towns-ask-marker = { $card }: Welcher Rohstoff kommt darauf?
tiny-towns-ask-replace = Architekten-Gilde: Welches Gebäude ersetzt du?
tiny-towns-ask-replace-by = { $card } auf { $square } ersetzen: wodurch?
tiny-towns-ask-free = Hainuniversität: Welches Gebäude stellst du umsonst auf?
tiny-towns-ask-watch = Opalauges Wacht: Welches Gebäude soll dort warten? ({ $number } von { $count })
tiny-towns-ask-react = Opalauges Wacht: Welches Gebäude nimmst du?
tiny-towns-town-is-full = ⚠️ Deine Stadt ist voll. { $unfinished ->
        [1] Beendest du jetzt die Runde, ist die Partie zu Ende.
       *[other] Beendest du jetzt die Runde, ist die Stadt fertig, und du schaust bis zur Wertung zu.
    }

## Was man antippen kann

tiny-towns-answer-keep = { $short } behalten
tiny-towns-answer-name = { $resource } ansagen
tiny-towns-answer-card = Karte { $number } nehmen: { $resource }
tiny-towns-answer-take = { $resource } nehmen
tiny-towns-answer-place = { $resource } auf { $square } legen
tiny-towns-answer-exchange = { $resource } statt { $due } nehmen
tiny-towns-answer-store = { $resource } in Lagerhalle { $square } legen
tiny-towns-answer-swap = Gegen { $take } aus { $square } tauschen
tiny-towns-answer-cottage = { $resource } auf Landhaus { $square } legen
tiny-towns-answer-aside = { $resource } für immer weglegen
tiny-towns-answer-build = { $short } bauen
tiny-towns-answer-end = Runde beenden
tiny-towns-answer-finish = Stadt abschließen
tiny-towns-answer-target = { $short } auf { $square }
tiny-towns-answer-cubes = Mit { $squares }
tiny-towns-answer-marker = { $resource } darauflegen
tiny-towns-answer-replace = { $card } { $square } ersetzen
tiny-towns-answer-no-replacement = Gebäude so lassen
tiny-towns-answer-replace-by = { $card } auf { $square } setzen
tiny-towns-answer-free = { $card } aufstellen
tiny-towns-answer-no-free-building = Kein Gebäude umsonst
tiny-towns-answer-watch = { $card } auf die Wacht
tiny-towns-answer-watch-take = { $card } nehmen
tiny-towns-answer-pass = Rest stehen lassen
tiny-towns-unused = { $what ->
        [react] Du kannst noch nehmen: { $cards }.
       *[build] Du kannst noch bauen: { $cards }.
    }
tiny-towns-closed-fort = In einer freien Runde bekommst du keinen Würfel: In deiner Stadt steht die Festung Eisenwurzel.
tiny-towns-closed-five-banks = In einer freien Runde bekommst du keinen Würfel: Auf deinen Banken liegen alle fünf Rohstoffe.

## Was geschehen ist

tiny-towns-event-kept = { $who_has } { $a_card } behalten
tiny-towns-event-named = { $who_has } { $resource } angesagt
tiny-towns-event-took-card = { $who_has } { $resource } genommen
tiny-towns-event-next-card = Neue Karte: { $resource }
tiny-towns-event-exchanged = { $who_has } { $resource } statt { $due } genommen
tiny-towns-event-placed = { $who_has } { $resource } auf { $square } gelegt
tiny-towns-event-stored = { $who_has } { $resource } in die Lagerhalle auf { $square } gelegt
tiny-towns-event-swapped = { $who_has } in der Lagerhalle auf { $warehouse } { $resource } gegen { $take } getauscht und auf { $square } gelegt
tiny-towns-event-stored-on-cottage = { $who_has } { $resource } auf das Landhaus auf { $square } gelegt
tiny-towns-event-set-aside = { $who_has } { $resource } beiseitegelegt
tiny-towns-event-built = { $who_has } { $a_card } auf { $square } gebaut
tiny-towns-event-marked = { $who_has } { $resource } auf die { $card } auf { $square } gelegt
tiny-towns-event-replaced = { $who_has } das Gebäude auf { $square } durch { $a_card } ersetzt
tiny-towns-event-put-free = { $who_has } { $a_card } umsonst auf { $square } gestellt
tiny-towns-event-set-on-watch = { $who_has } { $a_card } auf Opalauges Wacht gestellt
tiny-towns-event-shrine-fixed =
    { $points ->
        [one] { $who_has } mit dem Schrein { $points } Punkt verdient
       *[other] { $who_has } mit dem Schrein { $points } Punkte verdient
    }
tiny-towns-event-watch-taken = { $who_has } { $a_card } von Opalauges Wacht genommen und auf { $square } gesetzt
tiny-towns-event-monuments-kept = Alle haben ein Denkmal behalten
tiny-towns-event-watch-offers = { $who } { $who_is ->
        [you] durftest
       *[other] durfte
    } { $a_card } von Opalauges Wacht nehmen
tiny-towns-event-finished = { $who } { $who_is ->
        [you] bist
       *[other] ist
    } in Runde { $round } mit der Stadt fertig geworden
tiny-towns-event-game-over = Kein Feld war mehr frei, damit endete die Partie
tiny-towns-event-reshuffled = Die Rohstoffkarten wurden neu gemischt
tiny-towns-event-hammer = { $who_has } den Hammer bekommen
tiny-towns-event-turned-up = Neuer Rohstoff für alle: { $resource }
tiny-towns-event-free-round = Freie Wahl in Runde { $round }

## Wertungsbögen

tiny-towns-scored-monument = Denkmal
tiny-towns-scored-empty-squares = Leere Felder

## Warum nicht

tiny-towns-refusal-town-finished = Deine Stadt ist fertig. Lehn dich zurück und schau zu.
tiny-towns-refusal-not-now = Das geht gerade nicht.
tiny-towns-refusal-not-dealt = Du hast { $a_card } nicht bekommen.
tiny-towns-refusal-type-on-your-bank = { $resource } liegt auf einer deiner Banken, das darfst du nicht wählen.
tiny-towns-refusal-card-first = Nimm erst eine der offenen Karten.
tiny-towns-refusal-place-first = Leg erst deinen Würfel ab.
tiny-towns-refusal-already-placed = Dein Würfel liegt. Jetzt kannst du bauen oder die Runde beenden.
tiny-towns-refusal-no-cube-this-round = Du bekommst diese Runde keinen Würfel. Du kannst bauen oder die Runde beenden.
tiny-towns-refusal-wrong-resource = { $resource } kannst du gerade nicht nehmen: Diese Runde gibt es { $due }.
tiny-towns-refusal-not-on-an-open-card = Keine der offenen Karten zeigt { $resource }.
tiny-towns-refusal-square-taken = { $square } ist besetzt. Nimm ein leeres Feld.
tiny-towns-refusal-no-warehouse = Auf { $square } steht keine Lagerhalle.
tiny-towns-refusal-warehouse-full = Die Lagerhalle auf { $square } ist voll.
tiny-towns-refusal-not-on-warehouse = Gegen { $resource } kannst du auf { $square } nicht tauschen.
tiny-towns-refusal-no-statue = Ohne die Statue der Verbundenheit darf kein Würfel auf ein Landhaus.
tiny-towns-refusal-statue-not-now = Ein Würfel, den du selbst wählst, darf nicht auf ein Landhaus.
tiny-towns-refusal-no-bare-cottage = Auf { $square } steht kein Landhaus ohne Würfel.
tiny-towns-refusal-no-extra-storage = An diesem Tisch gibt es keinen zusätzlichen Lagerplatz.
tiny-towns-refusal-aside-used-up = Dein zusätzlicher Lagerplatz ist aufgebraucht.
tiny-towns-refusal-card-not-in-play = { $card } ist in dieser Partie nicht dabei.
tiny-towns-refusal-no-sixth-bank = Für noch eine Bank ist kein Rohstoff mehr übrig.
tiny-towns-refusal-pattern-missing = Für { $a_card } liegen die Würfel noch nirgends im passenden Muster.
tiny-towns-refusal-wrong-cubes = Für { $a_card } liegen diese Würfel nicht im passenden Muster.
tiny-towns-refusal-wrong-target = { $card } kann nicht auf { $square } stehen: Nimm eines der Felder, die frei werden.
tiny-towns-refusal-marker-missing = Sag dazu, welcher Rohstoff auf die { $card } kommt.
tiny-towns-refusal-no-marker = Auf { $a_card } kommt kein Rohstoff.
tiny-towns-refusal-no-such-effect = { $card } kann das nicht.
tiny-towns-refusal-too-many = { $card } erlaubt höchstens { $most }.
tiny-towns-refusal-nothing-to-replace = Auf { $square } steht kein Gebäude, das du ersetzen könntest.
tiny-towns-refusal-same-building = Auf { $square } hast du schon { $a_card }. Wähle ein anderes Gebäude.
tiny-towns-refusal-three-for-the-watch = Nenne drei verschiedene Gebäude für Opalauges Wacht.
tiny-towns-refusal-not-offered = Opalauges Wacht bietet dir { $a_card } gerade nicht an.
tiny-towns-refusal-say-where = Du kannst { $a_card } an mehreren Stellen bauen. Sag dazu, auf welchem Feld.
tiny-towns-refusal-say-which-cubes = Du kannst { $a_card } dort auf mehrere Arten bauen. Nenne die Würfel.
tiny-towns-refusal-say-which-resource = Sag dazu, welchen Rohstoff du nimmst.
tiny-towns-refusal-wrong-number-of-seats = Tiny Towns ist für { $min } bis { $max } Leute, nicht für { $seats }.
tiny-towns-refusal-prospectors-need-two = Prospektoren könnt ihr ab zwei Leuten spielen.
tiny-towns-refusal-no-monuments-in-first-game = Die erste Partie wird ohne Denkmäler gespielt. Mit zufälligen Gebäuden sind sie dabei.
tiny-towns-refusal-cards-only-when-chosen = Karten kann man nur für einen Tisch mit gewählten Gebäuden nennen.
tiny-towns-refusal-unknown-card = Eine Karte namens { $card } gibt es nicht.
tiny-towns-refusal-not-in-solo = { $card } ist in Solo-Partien nicht dabei.
tiny-towns-refusal-one-card-of-each-category =
    { $count ->
        [0] Ein Gebäudetyp fehlt: Wähle von jedem genau eine Karte.
       *[other] Ein Gebäudetyp wurde { $count }-mal genannt: Wähle von jedem genau eine Karte.
    }
refusal-unknown-square = „{ $typed }“ ist kein Feld. Die Felder gehen von A1 (oben links) bis D4 (unten rechts).
refusal-unknown-building = Ein Gebäude namens „{ $typed }“ gibt es nicht.
refusal-nothing-to-choose = Du kannst gerade keinen Rohstoff wählen.
refusal-not-asked-marker = Bau erst eine Fabrik oder eine Bank und sag dann, welcher Rohstoff darauf kommt.

## Gebäude und Denkmäler

tiny-towns-card-cottage = Landhaus
tiny-towns-card-farm = Bauernhof
tiny-towns-card-granary = Getreidespeicher
tiny-towns-card-greenhouse = Gewächshaus
tiny-towns-card-orchard = Obstgarten
tiny-towns-card-fountain = Springbrunnen
tiny-towns-card-millstone = Mühlstein
tiny-towns-card-shed = Schuppen
tiny-towns-card-well = Brunnen
tiny-towns-card-abbey = Abtei
tiny-towns-card-chapel = Kapelle
tiny-towns-card-cloister = Kloster
tiny-towns-card-temple = Tempel
tiny-towns-card-almshouse = Armenhaus
tiny-towns-card-feast-hall = Festhalle
tiny-towns-card-inn = Gasthaus
tiny-towns-card-tavern = Schenke
tiny-towns-card-bakery = Bäckerei
tiny-towns-card-market = Markt
tiny-towns-card-tailor = Schneiderei
tiny-towns-card-theater = Theater
tiny-towns-card-bank = Bank
tiny-towns-card-factory = Fabrik
tiny-towns-card-trading-post = Handelsposten
tiny-towns-card-warehouse = Lagerhalle
tiny-towns-card-architects-guild = Architekten-Gilde
tiny-towns-card-archive-of-the-second-age = Archiv des zweiten Zeitalters
tiny-towns-card-barrett-castle = Schloss Barrett
tiny-towns-card-cathedral-of-caterina = Kathedrale der Katerina
tiny-towns-card-fort-ironweed = Festung Eisenwurzel
tiny-towns-card-grand-mausoleum = Großes Mausoleum
tiny-towns-card-grove-university = Hainuniversität
tiny-towns-card-mandras-palace = Mandras Palast
tiny-towns-card-obelisk-of-the-crescent = Obelisk der Mondsichel
tiny-towns-card-opaleyes-watch = Opalauges Wacht
tiny-towns-card-shrine-of-the-elder-tree = Schrein des uralten Baumes
tiny-towns-card-silva-forum = Silva-Forum
tiny-towns-card-sky-baths = Himmelsbäder
tiny-towns-card-starloom = Sternwarte
tiny-towns-card-statue-of-the-bondmaker = Statue der Verbundenheit

# Eine Karte mitten im Satz, als Akkusativ: eines von mehreren Gebäuden oder das einzige seines Namens.
tiny-towns-a-card =
    { $card ->
        [farm] einen { $name }
        [granary] einen { $name }
        [orchard] einen { $name }
        [fountain] einen { $name }
        [millstone] einen { $name }
        [shed] einen { $name }
        [well] einen { $name }
        [temple] einen { $name }
        [market] einen { $name }
        [trading_post] einen { $name }
        [abbey] eine { $name }
        [chapel] eine { $name }
        [feast_hall] eine { $name }
        [tavern] eine { $name }
        [bakery] eine { $name }
        [tailor] eine { $name }
        [bank] eine { $name }
        [factory] eine { $name }
        [warehouse] eine { $name }
        [architects_guild] die { $name }
        [archive_of_the_second_age] das { $name }
        [barrett_castle] { $name }
        [cathedral_of_caterina] die { $name }
        [fort_ironweed] die { $name }
        [grand_mausoleum] das Große Mausoleum
        [grove_university] die { $name }
        [mandras_palace] { $name }
        [obelisk_of_the_crescent] den Obelisken der Mondsichel
        [opaleyes_watch] { $name }
        [shrine_of_the_elder_tree] den { $name }
        [silva_forum] das { $name }
        [sky_baths] die { $name }
        [starloom] die { $name }
        [statue_of_the_bondmaker] die { $name }
       *[other] ein { $name }
    }

# Eine Karte auf einem Knopf: Für den ganzen Namen mancher Denkmäler ist auf einem Handy kein Platz.
tiny-towns-short-card =
    { $card ->
        [archive_of_the_second_age] Archiv
        [cathedral_of_caterina] Kathedrale
        [obelisk_of_the_crescent] Obelisk
        [shrine_of_the_elder_tree] Schrein
        [statue_of_the_bondmaker] Statue
       *[other] { $name }
    }

## Was eine Karte wert ist oder kann, in wenigen Worten. Zahlen sind Punkte je Gebäude.

tiny-towns-effect-cottage = 3, wenn versorgt
tiny-towns-effect-farm = Versorgt 4 beliebige Landhäuser
tiny-towns-effect-granary = Versorgt die 8 Felder ringsum
tiny-towns-effect-greenhouse = Versorgt eine Gruppe von Landhäusern
tiny-towns-effect-orchard = Versorgt seine Zeile und Spalte
tiny-towns-effect-fountain = 2 neben einem anderen Springbrunnen
tiny-towns-effect-millstone = 2 neben { $red } oder { $yellow }
tiny-towns-effect-shed = 1; darf auf jedes leere Feld
tiny-towns-effect-well = 1 je Landhaus daneben
tiny-towns-effect-abbey = 3 ohne { $black }, { $green } oder { $yellow } daneben
tiny-towns-effect-chapel = 1 je versorgtem Landhaus
tiny-towns-effect-cloister = 1 je Kloster in einer Ecke
tiny-towns-effect-temple = 4 neben 2 versorgten Landhäusern
tiny-towns-effect-almshouse = Alle zusammen: −1, 5, −3, 15, −5, 26
tiny-towns-effect-feast-hall = 2; oder 3, wenn rechts von dir weniger stehen
tiny-towns-effect-inn = 3 als einziges in Zeile und Spalte
tiny-towns-effect-tavern = Alle zusammen: 2, 5, 9, 14, 20
tiny-towns-effect-bakery = 3 neben { $red } oder { $black }
tiny-towns-effect-market = 1 je Markt in Zeile oder Spalte
tiny-towns-effect-tailor = 1, und 1 je Schneiderei in der Mitte
tiny-towns-effect-theater = 1 je anderem Typ in Zeile und Spalte
tiny-towns-effect-bank = 4; ihren Rohstoff wählst du nie mehr selbst
tiny-towns-effect-factory = Tauscht ihren Rohstoff gegen einen anderen
tiny-towns-effect-trading-post = 1; zählt als beliebiger Rohstoff
tiny-towns-effect-warehouse = Lagert 3; −1 je Rohstoff darin
tiny-towns-effect-architects-guild = 1; ersetzt bis zu 2 deiner Gebäude
tiny-towns-effect-archive-of-the-second-age = 1 je verschiedenem Gebäudetyp
tiny-towns-effect-barrett-castle = 5, wenn versorgt; zählt als 2 Landhäuser
tiny-towns-effect-cathedral-of-caterina = 2; leere Felder kosten nichts
tiny-towns-effect-fort-ironweed = 7; du wählst keine Rohstoffe mehr
tiny-towns-effect-grand-mausoleum = 3 je nicht versorgtem Landhaus
tiny-towns-effect-grove-university = 3; sofort ein Gebäude umsonst
tiny-towns-effect-mandras-palace = 2 je verschiedenem Typ daneben
tiny-towns-effect-obelisk-of-the-crescent = Ab jetzt darfst du auf jedes leere Feld bauen
tiny-towns-effect-opaleyes-watch = 3 Typen warten, bis sie jemand nebenan baut
tiny-towns-effect-shrine-of-the-elder-tree = Als 1. bis 6. Gebäude: 1, 2, 3, 4, 5, 8
tiny-towns-effect-silva-forum = 1, und 1 je Gebäude deiner größten Gruppe
tiny-towns-effect-sky-baths = 2 je Gebäudetyp, der dir fehlt
tiny-towns-effect-starloom = 6, 3 oder 2, wenn du als 1., 2., 3. fertig bist
tiny-towns-effect-statue-of-the-bondmaker = Jedes Landhaus kann einen Rohstoff tragen

## Gebäudetypen

tiny-towns-category-monument = Denkmal

## Rohstoffe, und der Buchstabe auf dem Würfel

tiny-towns-resource-wood = Holz
tiny-towns-resource-wheat = Weizen
tiny-towns-resource-brick = Ziegel
tiny-towns-resource-glass = Glas
tiny-towns-resource-stone = Stein
tiny-towns-some-wood = Holz
tiny-towns-some-wheat = Weizen
tiny-towns-some-brick = Ziegel
tiny-towns-some-glass = Glas
tiny-towns-some-stone = Stein

## Ränge in Solo-Partien

tiny-towns-rank-master-architect = Meisterarchitekt_in
tiny-towns-rank-town-planner = Städteplaner_in
tiny-towns-rank-engineer = Ingenieur_in
tiny-towns-rank-carpenter = Handwerker_in
tiny-towns-rank-builders-apprentice = Lehrling
tiny-towns-rank-aspiring-architect = Hobby-Baumeister_in

## Kopf und Fuß

tiny-towns-title = Tiny Towns · Runde { $round }
tiny-towns-title-final = Tiny Towns · Endwertung
tiny-towns-seat = Platz { $number }
tiny-towns-over = Die Partie ist zu Ende
tiny-towns-waiting = Am Zug: { $names }
tiny-towns-waiting-all = Alle sind noch am Zug
tiny-towns-waiting-monuments = Noch ohne Denkmal: { $names }
tiny-towns-waiting-naming = { $names } sagt den Rohstoff an
tiny-towns-waiting-watch = { $names } darf ein Gebäude von Opalauges Wacht nehmen
tiny-towns-everybody-takes = Alle nehmen
tiny-towns-everybody-chooses = Alle wählen selbst
tiny-towns-free-choice = Freie Wahl
tiny-towns-open-cards = Offene Karten
tiny-towns-choose-one = Nimm eine
tiny-towns-name-one = Sag einen an
tiny-towns-chosen-card = Genommen
tiny-towns-in-hand = In deiner Hand
tiny-towns-pile = { $count ->
    [one] Noch { $count } Karte
   *[other] Noch { $count } Karten
}
tiny-towns-pile-seen = Aufgedeckt:
tiny-towns-pile-under = Unter dem Stapel:
tiny-towns-next-free = Freie Wahl in Runde { $round }

## Städte

tiny-towns-status-thinking = überlegt
tiny-towns-status-ready = bereit
tiny-towns-status-waiting = wartet
tiny-towns-status-finished = fertig
tiny-towns-finished-round = Fertig in Runde { $round }
tiny-towns-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tiny-towns-points-now = jetzt { $points }
tiny-towns-last-round = Zuletzt
tiny-towns-aside = beiseite
tiny-towns-aside-count = Beiseite: { $count }/{ $most }
tiny-towns-empty-square = Leeres Feld
tiny-towns-empty-square-effect = −1 am Ende, auch mit Rohstoff darauf
tiny-towns-monument-back = { $seats ->
        [1] Eines ist im Spiel
       *[other] Alle haben ein geheimes
    }

## Die eigene Ansicht

tiny-towns-panel-title = Deine Stadt · Runde { $round }
tiny-towns-prompt-finished = Deine Stadt ist fertig.
tiny-towns-prompt-ended = Du hast deine Runde beendet.
tiny-towns-prompt-idle = Gerade hast du nichts zu tun.
tiny-towns-if-ended = Wäre jetzt Schluss

## Das Ende

tiny-towns-winner = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
tiny-towns-winners = { $names } gewinnen gemeinsam mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
tiny-towns-solo-end = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $rank }
tiny-towns-unbuilt = Nicht gebaut: { $card }
tiny-towns-total = Summe
tiny-towns-tie-empty = Gleichstand: leere Felder
tiny-towns-tie-cottages = Gleichstand: Landhäuser
tiny-towns-place = Platz { $place }

## In Worten, zum Vorlesen

tiny-towns-words-round = Tiny Towns, Runde { $round }.
tiny-towns-words-resource = Alle nehmen { $resource }.
tiny-towns-words-named = { $name } hat den Hammer und hat { $resource } angesagt.
tiny-towns-words-hammer = { $name } hat den Hammer.
tiny-towns-words-free = Freie Wahl: Alle nehmen einen Rohstoff ihrer Wahl.
tiny-towns-words-open-cards = Offene Karten: { $resources }.
tiny-towns-words-taken = Genommen: { $resource }.
tiny-towns-words-waiting = Am Zug: { $names }.
tiny-towns-words-waiting-monuments = { $seats ->
        [1] { $names } wählt ein Denkmal.
       *[other] Alle wählen ein Denkmal. Es fehlen noch: { $names }.
    }
tiny-towns-words-waiting-naming = { $names } sagt den Rohstoff an.
tiny-towns-words-waiting-watch = { $names } darf ein Gebäude von Opalauges Wacht nehmen.
tiny-towns-words-over = Die Partie ist zu Ende.
tiny-towns-words-ready = Bereit: { $names }.
tiny-towns-words-finished = { $name } ist seit Runde { $round } fertig.
tiny-towns-words-news = Das ist in Runde { $round } passiert:
tiny-towns-words-did-nothing = { $name } hat nichts gemacht.
tiny-towns-words-town = Stadt von { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn jetzt Schluss wäre.
tiny-towns-words-your-town = Deine Stadt, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn jetzt Schluss wäre.
tiny-towns-words-town-final = Stadt von { $name }.
tiny-towns-words-fed = Versorgt: { $squares }.
tiny-towns-words-row = Zeile { $row }: { $squares }.
tiny-towns-words-empty = leer
tiny-towns-words-holding = { $card } mit { $resources }
tiny-towns-words-square = { $square } { $content }
tiny-towns-words-aside = Beiseitegelegt: { $count } von { $most }.
tiny-towns-words-watch = Auf Opalauges Wacht warten: { $cards }.
tiny-towns-words-all-empty = Alle Felder sind leer.
tiny-towns-words-cards = Die Karten. Muster stehen Zeile für Zeile von oben nach unten; sie dürfen gedreht und gespiegelt werden.
tiny-towns-words-card = { $card }: { $pattern }. { $effect }.
tiny-towns-words-pile = Stapel: { $left }.
tiny-towns-words-pile-seen = Schon aufgedeckt: { $resources }.
tiny-towns-words-pile-under = Unter dem Stapel, die nächste zuerst: { $resources }.
tiny-towns-words-next-free = Die nächste freie Wahl kommt in Runde { $round }.
tiny-towns-words-monuments = { $seats ->
        [1] Dazu kommt ein Denkmal.
       *[other] Alle haben ein geheimes Denkmal.
    }
tiny-towns-words-your-monument = Dein Denkmal ist { $card }: { $pattern }. { $effect }.
tiny-towns-words-monument-effect = { $card }: { $effect }.
tiny-towns-words-monument-choice = Behalte eines dieser Denkmäler:
tiny-towns-words-build = Du kannst bauen: { $a_card } aus { $squares }, auf einem dieser Felder.
tiny-towns-words-build-anywhere = Du kannst bauen: { $a_card } aus { $squares }, auf jedem leeren Feld.
tiny-towns-words-completes = Legst du ihn auf { $square }, kannst du bauen: { $cards }.
tiny-towns-words-build-nothing = Du kannst gerade nichts bauen.
tiny-towns-words-outcome = { $outcome }.
tiny-towns-words-score = { $name }: { $points }, Platz { $place }. { $lines }.
tiny-towns-words-line = { $what } { $points }
tiny-towns-words-tie = Bei Gleichstand zählen weniger leere Felder, dann mehr Landhäuser.
tiny-towns-pattern-over = { " über " }
tiny-towns-pattern-gap = Lücke

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
command-option-take-resource-about = Was du nimmst
command-option-resource = rohstoff
command-place = lege
command-place-about = Deinen Würfel auf ein Feld legen
command-option-square = feld
command-option-place-square-about = Ein leeres Feld, A1 bis D4
command-option-place-resource-about = Ein anderer Rohstoff, wenn deine Fabrik es erlaubt
command-build = baue
command-build-about = Aus Würfeln bauen, die im Muster liegen
command-option-building = gebäude
command-option-build-building-about = Was du baust
command-option-build-square-about = Wo es stehen soll
command-option-cubes = würfel
command-option-build-cubes-about = Mit welchen Würfeln, wenn es mehrere Möglichkeiten gibt
command-mark = markiere
command-mark-about = Den Rohstoff auf deiner neuen Fabrik oder Bank wählen
command-option-mark-resource-about = Was auf das Gebäude kommt
command-confirm = fertig
command-confirm-about = Deine Runde beenden

## Was ein Zug bringt

tiny-towns-reason-scored = { $card }
tiny-towns-reason-making = Würfel für: { $card }
tiny-towns-reason-monument = Denkmal
tiny-towns-reason-empty-squares = leere Felder
tiny-towns-reason-rest = Platz für Späteres
tiny-towns-swing = Die erwarteten Punkte, Zug für Zug
