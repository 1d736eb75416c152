# The Palaces of Carrara: everything that pictures and their descriptions say.

## Stones: by name, and counted

carrara-stone-white = white
carrara-stone-yellow = yellow
carrara-stone-red = red
carrara-stone-green = green
carrara-stone-blue = blue
carrara-stone-black = black
carrara-stones-white = { $count } white
carrara-stones-yellow = { $count } yellow
carrara-stones-red = { $count } red
carrara-stones-green = { $count } green
carrara-stones-blue = { $count } blue
carrara-stones-black = { $count } black

## Cities

carrara-city-livorno = Livorno
carrara-city-pisa = Pisa
carrara-city-lucca = Lucca
carrara-city-viareggio = Viareggio
carrara-city-massa = Massa
carrara-city-lerici = Lerici

## Buildings

carrara-building-biblioteca = Library
carrara-building-cathedrale = Cathedral
carrara-building-palazzo = Palace
carrara-building-porta = Gate
carrara-building-castello = Castle
carrara-building-villa = Villa
carrara-tile = { $building } { $cost }

## Objects: by name, and counted

carrara-object-book = book
carrara-object-chalice = chalice
carrara-object-crown = crown
carrara-object-gate = gate
carrara-object-flag = flag
carrara-object-arms = coat of arms
carrara-objects-book = { $count ->
    [one] { $count } book
   *[other] { $count } books
}
carrara-objects-chalice = { $count ->
    [one] { $count } chalice
   *[other] { $count } chalices
}
carrara-objects-crown = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}
carrara-objects-gate = { $count ->
    [one] { $count } gate
   *[other] { $count } gates
}
carrara-objects-flag = { $count ->
    [one] { $count } flag
   *[other] { $count } flags
}
carrara-objects-arms = { $count ->
    [one] { $count } coat of arms
   *[other] { $count } coats of arms
}

## Header

carrara-title = The Palaces of Carrara · Round { $round }
carrara-seat = Player { $number }
carrara-house = House of Malaspina
carrara-over = The game is over
carrara-waiting-action = { $name }'s turn: buy, build or score
carrara-waiting-take = { $name } has turned the wheel and takes stones
carrara-waiting-after = { $name } is finishing the turn
carrara-waiting-passed = { $name } has passed and may still buy an object
carrara-last-round = Last round

## The table

carrara-object-field = Objects
carrara-stack = Stack: { $count }

## What a player did

carrara-did-turned = Turned the wheel:
carrara-did-took = From { $segment }:
carrara-did-free = free
carrara-did-built = Built
carrara-did-built-in = in { $city }
carrara-did-scored = Scored
carrara-did-announced = Announced the end
carrara-did-relieved = Could pay nothing with
carrara-did-blocked = No move possible
carrara-did-passed = Passed

## The private panel

carrara-panel-title = Your palaces · Round { $round }
carrara-prompt-wait = { $name } is playing
carrara-prompt-action = Buy stones, build or score
carrara-prompt-last = Last round: buy, build, score or pass
carrara-prompt-take = Take stones from one segment
carrara-prompt-announce = You may announce the end of the game, or end your turn
carrara-prompt-extra = Buy an object, or end your turn
carrara-prompt-end = End your turn
carrara-to-announce = To announce the end
carrara-condition-scorings = Scorings
carrara-condition-objects = Objects
carrara-condition-costs = Building costs
carrara-wheel-next = After turning
carrara-wheel-now = Now
carrara-closed = scored
carrara-scored = scored
carrara-score-types = Your building types
carrara-markers = Markers left: { $count } of { $most }
carrara-amount-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
carrara-amount-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

## The preview of a choice

carrara-preview-picked = { $count ->
    [0] For free
    [one] For { $count } coin
   *[other] For { $count } coins
}
carrara-preview-left = { $count ->
    [one] { $count } coin left
   *[other] { $count } coins left
}
carrara-preview-where = Choose a city
carrara-preview-build = { $tile } in { $city }
carrara-preview-worth = Scored there: { $amount }

## The House of Malaspina

carrara-house-level = House of Malaspina: { $level }
carrara-house-next = What it would do now
carrara-house-build = Build
carrara-house-score = Score
carrara-house-buy = Buy stones
carrara-house-nothing = Nothing: it gets { $count } coins
carrara-house-habits = It takes stones for up to { $allowance } coins for nothing, builds from cost { $cost }, and scores a type once it has { $patience } of it.
carrara-rival-1 = Apprentice
carrara-rival-2 = Journeyman
carrara-rival-3 = Master
carrara-rival-4 = Court Architect

## The end

carrara-title-final = The Palaces of Carrara · Final scores
carrara-winner = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
carrara-winners = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
carrara-solo-won = { $name } beats the House of Malaspina { $own } to { $house }
carrara-solo-lost = The House of Malaspina keeps the contract: { $house } to { $own }
carrara-rank-score = { $level }: { $total } + { $bonus } = { $sum } points for the rank
carrara-rank-day-labourer = Day Labourer
carrara-rank-stonemason = Stonemason
carrara-rank-site-foreman = Site Foreman
carrara-rank-master-builder = Master Builder
carrara-rank-cathedral-architect = Cathedral Architect
carrara-rank-prince-of-carrara = Prince of Carrara
carrara-line-track = Score track
carrara-line-announcement = Announcement
carrara-line-objects = Objects, { $objects } each
carrara-line-buildings = Building costs
carrara-line-coins = Coins, 1 for { $coins }
carrara-total = Total
carrara-tie-stones = Tie: stones left

## What happened

carrara-event-turned-wheel = { $who } turned the wheel
carrara-event-drawn = New stones in I: { $stones }
carrara-event-took = { $who } took { $stones } from segment { $segment } ({ $price })
carrara-event-relieved = { $who } couldn't pay for any stone with { $had ->
        [one] { $had } coin
       *[other] { $had } coins
    } and got { $coins }
carrara-event-blocked = { $who } couldn't do anything and got { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
carrara-event-built = { $who } built { $tile } in { $city } with { $stones }
carrara-event-turned-up = New on display: { $tile }
carrara-event-last-building = The last building is up: this is the last round
carrara-event-scored-type = { $who } scored { $building }: { $gains }
carrara-event-scored-city = { $who } scored { $city }: { $gains }
carrara-event-bought = { $who } bought the { $object } ({ $price })
carrara-event-announced = { $who } announced the end of the game (+{ $vp } points) and showed { $things }
carrara-event-passed = { $who } passed
carrara-price = { $count ->
        [0] free
        [one] { $count } coin
       *[other] { $count } coins
    }
carrara-objects = { $count ->
        [one] { $count } object
       *[other] { $count } objects
    }
carrara-objects-short = { $count } of { $due } objects

## In words, for reading aloud

carrara-words-round = The Palaces of Carrara, round { $round }.
carrara-words-sentence = { $text }.
carrara-words-ending-announced = Last round: { $name } announced the end.
carrara-words-ending-last = Last round: { $name } built the last building.
carrara-words-news = What happened last:
carrara-words-points = Points: { $points }.
carrara-words-points-of = { $name } { $points }
carrara-words-none = none
carrara-words-wheel = The wheel, with prices in coins:
carrara-words-wheel-next = The wheel after it has turned, with prices in coins:
carrara-words-segment = { $segment }: { $stones }.
carrara-words-priced = { $count ->
    [one] { $stones } at { $price }
   *[other] { $stones } at { $price } each
}
carrara-words-priced-free = { $stones } free
carrara-words-segments-empty = Empty: { $segments }.
carrara-words-to-come = { $count ->
    [one] One new stone at most comes into I.
   *[other] Up to { $count } new stones come into I.
}
carrara-words-bag-empty = The bag is empty.
carrara-words-display = On display: { $tiles }. { $count ->
    [0] The stack is empty.
   *[other] In the stack: { $count }.
}
carrara-words-display-empty = No building is left on display.
carrara-words-field = Objects for { $price } coins each: { $objects }.
carrara-words-field-empty = No object is left to buy.
carrara-words-supply = Supply of objects: { $objects }.
carrara-words-cities = The cities:
carrara-words-city = { $city } takes { $stones } and pays { $amount } per point of cost.
carrara-words-city-open = To score it takes { $count } buildings.
carrara-words-city-closed = Scored by { $name }.
carrara-words-prices = Prices of stones in I to VI: { $prices }.
carrara-words-price = { $stone } { $prices }
carrara-words-player = { $name }: { $points }, scorings { $scorings }, building costs { $costs }, markers left { $markers }.
carrara-words-streets = Buildings: { $streets }.
carrara-words-street = { $city } { $tiles }
carrara-words-no-buildings = No buildings yet.
carrara-words-scored-types = Scored types: { $types }.
carrara-words-scored-cities = Scored cities: { $cities }.
carrara-words-screen = Behind the screen: { $coins }; stones: { $stones }; objects: { $objects }.
carrara-words-own-screen = You have { $coins }; stones: { $stones }; objects: { $objects }.
carrara-words-can-build = You can build: { $tiles }.
carrara-words-build = { $tile } in { $cities }
carrara-words-build-nothing = Your stones pay for no building.
carrara-words-can-score = You can score: { $scorings }.
carrara-words-score-one = { $what } for { $gains }
carrara-words-score-nothing = There is nothing for you to score.
carrara-words-progress = To announce the end: scorings { $scorings } of { $scorings_needed }, objects { $objects } of { $objects_needed }, building costs { $costs } of { $costs_needed }.
carrara-words-house = The House of Malaspina ({ $level }) would now: { $plan }.
carrara-words-house-build = build { $tile } in { $city } with { $stones }
carrara-words-house-score = score { $what }
carrara-words-rank = { $rank }. { $reckoned }.
carrara-words-score = { $name }: { $points }, place { $place }. { $lines }.
carrara-words-line = { $what }: { $points }
carrara-words-tie = Ties are broken by more stones left over.
