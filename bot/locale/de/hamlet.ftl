### Hamlet: alles, was auf Bildern steht, und dasselbe in Worten.

## Der Tisch

hamlet-title = Hamlet · Runde { $round }
hamlet-title-solo = Hamlet · Runde { $round } von { $rounds }
hamlet-title-final = Hamlet · Das Ende
hamlet-seat = Platz { $number }
hamlet-abbey = Die Abtei
hamlet-turn = { $name } ist am Zug
hamlet-turn-last = Die Kirche steht: letzte Runde. { $name } ist am Zug
hamlet-over = Das Spiel ist aus
hamlet-church-progress = { $done } von { $all }
hamlet-now = { $points } jetzt
hamlet-drafts = Baupläne
hamlet-no-drafts = Keine Baupläne
hamlet-target = Ziel: { $target } Punkte und eine fertige Kirche
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
hamlet-or = {" "}oder{" "}

## Rohstoffe und Waren

hamlet-resource-stone = Stein
hamlet-resource-wood = Holz
hamlet-resource-wheat = Getreide
hamlet-resource-flour = Mehl
hamlet-resource-milk = Milch
hamlet-resource-brick = Mauerstein
hamlet-resource-timber = Bauholz
hamlet-some-stone = Stein
hamlet-some-wood = Holz
hamlet-some-wheat = Getreide
hamlet-some-flour = Mehl
hamlet-some-milk = Milch
hamlet-some-brick = Mauerstein
hamlet-some-timber = Bauholz
hamlet-letter-stone = S
hamlet-letter-wood = H
hamlet-letter-wheat = G
hamlet-letter-flour = M
hamlet-letter-milk = L
hamlet-letter-brick = R
hamlet-letter-timber = B

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
hamlet-tile-po1 = Teich (Wald)
hamlet-tile-po2 = Teich (Fels)
hamlet-tile-swo = Kleiner Forst
hamlet-tile-smo = Kleiner Berg
hamlet-tile-win = Windmühle
hamlet-tile-tav = Taverne
hamlet-tile-mon = Denkmal
hamlet-tile-ou2 = Außenposten
hamlet-tile-cow = Kuhstall
hamlet-tile-ba2 = Scheune (gebogen)
hamlet-tile-sta = Eselstall
hamlet-tile-squ = Dorfplatz
hamlet-tile-lum = Sägewerk
hamlet-tile-ba1 = Scheune (gerade)
hamlet-tile-frr = Hufschmied
hamlet-tile-lmo = Großer Berg
hamlet-tile-mas = Steinmetzmeisterei
hamlet-tile-war = Lagerhaus
hamlet-tile-lwo = Großer Forst
hamlet-tile-ou1 = Außenposten

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

hamlet-milestone-miller = Müller/in
hamlet-milestone-herder = Hirt/in
hamlet-milestone-mason = Maurer/in
hamlet-milestone-carpenter = Tischler/in
hamlet-milestone-planner = Planer/in
hamlet-award-chaplain = Geistliche/r
hamlet-award-sacristan = Seelsorger/in
hamlet-award-merchant = Händler/in
hamlet-award-landscaper = Landschaftsgestalter/in
hamlet-rank-chapel = Kapelle
hamlet-rank-parish-church = Pfarrkirche
hamlet-rank-minster = Münster
hamlet-rank-cathedral = Kathedrale

## Taten

hamlet-deed-produce = { $place } gefüllt
hamlet-deed-process = { $count } { $good } in { $place } hergestellt
hamlet-deed-buy = Bauplan { $tile } genommen
hamlet-deed-hire-villager = jemanden angeheuert
hamlet-deed-hire-donkey = Esel auf { $place } gekauft
hamlet-deed-sell = { $trade } verkauft
hamlet-deed-order = Auftrag { $order } erfüllt
hamlet-deed-beg = gebettelt
hamlet-deed-build = { $tile } an { $place } gebaut
hamlet-deed-bridge = Brücke { $place }–{ $to }
hamlet-deed-paved = gepflasterter Weg { $place }–{ $to }
hamlet-deed-herd = Esel { $moves }
hamlet-gain-both = { $deed } ({ $gold } Gold, { $points })
hamlet-gain-gold = { $deed } ({ $gold } Gold)
hamlet-gain-points = { $deed } ({ $points })
hamlet-earned = { $name } bekam { $gold } Gold und { $points } für { $good }
hamlet-abbey-tithe = Zehnt von { $what }: { $alms } Almosen
hamlet-abbey-survey = Vermessung, { $what } ist weg: { $alms } Almosen
hamlet-abbey-merchant = Händler nimmt { $what }: { $alms } Almosen
hamlet-abbey-alms = Almosen: { $alms } Almosen
hamlet-abbey-pilgrim = Pilger verbraucht { $what }: { $alms } Almosen
hamlet-abbey-none = nichts
hamlet-abbey-took = { $deed }; Auftrag { $order } erfüllt

## Die Ansicht

hamlet-prompt-kind =
    { $ready ->
        [0] Du bist am Zug. Niemand ist mehr bereit
        [one] Du bist am Zug. Eine Person ist bereit
       *[other] Du bist am Zug. { $ready } Leute sind bereit
    }{ $herd ->
        [moved] {""}
       *[other] , die Esel können ziehen
    }
hamlet-prompt-payment = Bezahlt wie eingezeichnet; dir bleiben { $gold } Gold
hamlet-prompt-replacement = Womit stattdessen? Dir blieben { $gold } Gold
hamlet-way = { $stand }.{ $edge } · { $draft }.{ $segment }
hamlet-can = Du kannst …
hamlet-can-next = Wärst du am Zug, könntest du …
hamlet-can-nothing = gerade nichts
hamlet-can-produce = füllen:
hamlet-can-process = Waren herstellen in
hamlet-can-town = im Rathaus anheuern oder kaufen:
hamlet-can-hire = im Rathaus anheuern
hamlet-can-sell = verkaufen:
hamlet-can-order = Auftrag erfüllen:
hamlet-can-beg = betteln
hamlet-can-build = bauen:
hamlet-can-road = eine Straße bauen von
hamlet-can-herd = Esel ziehen von
hamlet-times = { $count } × { $deed }

## Das Ende

hamlet-winner = { $names } gewinnt mit { $points } Punkten
hamlet-winners = { $names } gewinnen gemeinsam mit { $points } Punkten
hamlet-solo-won = { $points } Punkte: { $result }
hamlet-solo-lost = { $points } Punkte: { $result }
hamlet-lost-parish-refused = Pfarrei verweigert, die Kirche ist unfertig
hamlet-lost-below-target = Das Ziel wurde verfehlt
hamlet-verdict = { $level }: Ziel { $target }, Abstand { $margin }
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
hamlet-words-over = Das Spiel ist aus.
hamlet-words-church = Erfüllte Kirchenaufträge: { $done } von { $all }.
hamlet-words-abbey = Die Abtei ({ $level }, { $rounds } Runden, Ziel { $target }): { $alms } von { $price } Almosen, { $orders } Aufträge, { $trades } Handelsplättchen.
hamlet-words-did = { $name }: { $deeds }.
hamlet-words-none = keine
hamlet-words-nobody = niemand
hamlet-words-player = { $name }: { $points }, { $now } bei sofortigem Ende; { $gold } Gold; { $ready } von { $villagers } Dorfleuten bereit; { $donkeys }; { $roads } Straßen übrig; Baupläne: { $drafts }; Handelsplättchen: { $trades }.
hamlet-words-milestone = Meilenstein { $what }: { $name }.
hamlet-words-award = Auszeichnung { $what }, { $points }, zurzeit: { $names }.
hamlet-words-prompt = { $prompt }.
hamlet-words-targets = Zur Wahl stehen: { $places }.
hamlet-words-ways = So kann es liegen, das Beste zuerst:
hamlet-words-way = { $way }, um { $turn }° gedreht: { $links } Verbindungen, { $roads } mögliche Straßen, { $points } Punkte, { $gaps } Lücken.
hamlet-words-ghost = { $draft } läge um { $turn }° gedreht.
hamlet-words-unit = { $count } { $what } von { $place }
hamlet-words-unit-of = { $count } { $what } ({ $name }) von { $place }
hamlet-words-pay = Bezahlt mit { $units }.
hamlet-words-can = { $heading } { $deeds }.
hamlet-words-can-at = { $what } { $where }
hamlet-words-markers = Waren, die du noch herstellen kannst: { $goods }.
hamlet-words-herd = Deine Esel stehen auf { $places }.
hamlet-words-own-draft = Dein Bauplan { $tile }: kostet { $cost }, { $points }. { $effect }. Kanten: { $edges }.
hamlet-words-draft = { $tile }, kostet { $cost }, { $points }. { $effect }. Kanten: { $edges }
hamlet-words-row =
    { $count ->
        [0] Es liegen keine Baupläne aus.
       *[other] Ausliegende Baupläne, { $bag } im Beutel:
    }
hamlet-words-offer =
    { $gold ->
        [0] { $slot } für { $price } Gold: { $draft }.
       *[other] { $slot } für { $price } Gold, { $gold } Gold liegt darauf: { $draft }.
    }
hamlet-words-market = Markt: Im Freihandel kosten Rohstoffe { $raw }, Waren { $good } Gold; { $count } Handelsplättchen im Stapel.
hamlet-words-trade = Handelsplättchen { $trade }: { $need } für { $points } und { $gold } Gold.
hamlet-words-order = Auftrag { $order }: { $need } für { $points }, { $holder }.
hamlet-words-gold = { $gold } Gold
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
hamlet-words-score = { $name }: { $points }, Platz { $place }. { $lines }. Im Einzelnen: { $details }.
hamlet-words-longest = Längste Straße von { $name }: { $places }.
hamlet-edge-path = Weg
hamlet-edge-forest = Wald
hamlet-edge-rock = Fels
