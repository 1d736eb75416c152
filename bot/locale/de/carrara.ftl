# Die Paläste von Carrara: alles, was Bilder und ihre Beschreibung sagen.

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
carrara-city-lerici = Lérici

## Gebäude

carrara-building-biblioteca = Biblioteca
carrara-building-cathedrale = Cathedrale
carrara-building-palazzo = Palazzo
carrara-building-porta = Porta
carrara-building-castello = Castello
carrara-building-villa = Villa
carrara-tile = { $building } { $cost }

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
carrara-over = Das Spiel ist zu Ende
carrara-waiting-action = { $name } ist am Zug: kaufen, bauen oder werten
carrara-waiting-take = { $name } hat das Rad gedreht und nimmt Steine
carrara-waiting-after = { $name } beendet gerade den Zug
carrara-waiting-passed = { $name } hat gepasst und darf noch ein Objekt kaufen
carrara-last-round = Letzte Runde

## Der Tisch

carrara-object-field = Objekte
carrara-stack = Stapel: { $count }

## Was jemand getan hat

carrara-did-turned = Drehte das Rad:
carrara-did-took = Aus { $segment }:
carrara-did-free = umsonst
carrara-did-built = Baute
carrara-did-built-in = in { $city }
carrara-did-scored = Wertete
carrara-did-announced = Sagte das Ende an
carrara-did-relieved = Konnte nichts bezahlen mit
carrara-did-blocked = Konnte nichts tun
carrara-did-passed = Passte

## Die eigene Ansicht

carrara-panel-title = Deine Paläste · Runde { $round }
carrara-prompt-wait = { $name } ist am Zug
carrara-prompt-action = Kaufe Steine, baue oder werte
carrara-prompt-last = Letzte Runde: kaufe, baue, werte oder passe
carrara-prompt-take = Nimm Steine aus einem Segment
carrara-prompt-announce = Du darfst das Spielende ansagen oder deinen Zug beenden
carrara-prompt-extra = Kaufe ein Objekt oder beende deinen Zug
carrara-prompt-end = Beende deinen Zug
carrara-to-announce = Spielende ansagen
carrara-condition-scorings = Wertungen
carrara-condition-objects = Objekte
carrara-condition-costs = Baukosten
carrara-wheel-next = Nach dem Drehen
carrara-wheel-now = Jetzt
carrara-closed = gewertet
carrara-scored = gewertet
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
carrara-preview-worth = Dort gewertet: { $amount }

## Das Haus Malaspina

carrara-house-level = Haus Malaspina: { $level }
carrara-house-next = Was es jetzt täte
carrara-house-build = Bauen:
carrara-house-score = Werten:
carrara-house-buy = Steine kaufen
carrara-house-nothing = Nichts: Es bekommt { $count } Münzen
carrara-house-habits = Es nimmt Steine für bis zu { $allowance } Münzen umsonst, baut ab Kosten { $cost } und wertet einen Typ, sobald es { $patience } davon hat.
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
carrara-rank-score = { $level }: { $total } + { $bonus } = { $sum } Punkte für den Rang
carrara-rank-day-labourer = Tagelöhner
carrara-rank-stonemason = Steinmetz
carrara-rank-site-foreman = Polier
carrara-rank-master-builder = Baumeister
carrara-rank-cathedral-architect = Dombaumeister
carrara-rank-prince-of-carrara = Fürst von Carrara
carrara-line-track = Punkteleiste
carrara-line-announcement = Ansage
carrara-line-objects = Objekte, je { $objects }
carrara-line-buildings = Baukosten
carrara-line-coins = Münzen, 1 für { $coins }
carrara-total = Summe
carrara-tie-stones = Gleichstand: Steine

## Was geschehen ist

carrara-event-turned-wheel = { $who } hat das Rad gedreht
carrara-event-drawn = Neue Steine in I: { $stones }
carrara-event-took = { $who } hat aus Segment { $segment } genommen: { $stones } ({ $price })
carrara-event-relieved = { $who } konnte mit { $had ->
        [one] { $had } Münze
       *[other] { $had } Münzen
    } keinen Stein bezahlen und hat { $coins } bekommen
carrara-event-blocked = { $who } konnte nichts tun und hat { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } bekommen
carrara-event-built = { $who } hat { $tile } in { $city } gebaut (Steine: { $stones })
carrara-event-turned-up = Neu in der Auslage: { $tile }
carrara-event-last-building = Das letzte Gebäude steht: Das ist die letzte Runde
carrara-event-scored-type = { $who } hat { $building } gewertet: { $gains }
carrara-event-scored-city = { $who } hat { $city } gewertet: { $gains }
carrara-event-bought = { $who } hat ein Objekt gekauft: { $object } ({ $price })
carrara-event-announced = { $who } hat das Spielende angesagt (+{ $vp } Punkte) und gezeigt: { $things }
carrara-event-passed = { $who } hat gepasst
carrara-price = { $count ->
        [0] umsonst
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
carrara-objects = { $count ->
        [one] { $count } Objekt
       *[other] { $count } Objekte
    }
carrara-objects-short = { $count } von { $due } Objekten

## In Worten, zum Vorlesen

carrara-words-round = Die Paläste von Carrara, Runde { $round }.
carrara-words-sentence = { $text }.
carrara-words-ending-announced = Letzte Runde: { $name } hat das Ende angesagt.
carrara-words-ending-last = Letzte Runde: { $name } hat das letzte Gebäude gebaut.
carrara-words-news = Das geschah zuletzt:
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
carrara-words-field = Objekte für je { $price } Münzen: { $objects }.
carrara-words-field-empty = Es gibt kein Objekt mehr zu kaufen.
carrara-words-supply = Vorrat an Objekten: { $objects }.
carrara-words-cities = Die Städte:
carrara-words-city = { $city } nimmt { $stones } und zahlt { $amount } je Kostenpunkt.
carrara-words-city-open = Werten ab { $count } Gebäuden.
carrara-words-city-closed = Gewertet von { $name }.
carrara-words-prices = Preise der Steine in I bis VI: { $prices }.
carrara-words-price = { $stone } { $prices }
carrara-words-player = { $name }: { $points }, Wertungen { $scorings }, Baukosten { $costs }, übrige Wertungssteine { $markers }.
carrara-words-streets = Gebäude: { $streets }.
carrara-words-street = { $city } { $tiles }
carrara-words-no-buildings = Noch keine Gebäude.
carrara-words-scored-types = Gewertete Typen: { $types }.
carrara-words-scored-cities = Gewertete Städte: { $cities }.
carrara-words-screen = Hinter dem Sichtschutz: { $coins }; Steine: { $stones }; Objekte: { $objects }.
carrara-words-own-screen = Du hast { $coins }; Steine: { $stones }; Objekte: { $objects }.
carrara-words-can-build = Du kannst bauen: { $tiles }.
carrara-words-build = { $tile } in { $cities }
carrara-words-build-nothing = Deine Steine reichen für kein Gebäude.
carrara-words-can-score = Du kannst werten: { $scorings }.
carrara-words-score-one = { $what } für { $gains }
carrara-words-score-nothing = Du kannst nichts werten.
carrara-words-progress = Für die Ansage des Endes: Wertungen { $scorings } von { $scorings_needed }, Objekte { $objects } von { $objects_needed }, Baukosten { $costs } von { $costs_needed }.
carrara-words-house = Das Haus Malaspina ({ $level }) täte jetzt dies: { $plan }.
carrara-words-house-build = { $tile } in { $city } bauen, Steine: { $stones }
carrara-words-house-score = { $what } werten
carrara-words-rank = { $rank }. { $reckoned }.
carrara-words-score = { $name }: { $points }, Platz { $place }. { $lines }.
carrara-words-line = { $what }: { $points }
carrara-words-tie = Bei Gleichstand zählen mehr übrige Steine.
