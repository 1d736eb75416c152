### The Palaces of Carrara: everything it says, in pictures, panels and commands.

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
carrara-own-biblioteca = { $count ->
    [one] Library
   *[other] { $count } Libraries
}
carrara-own-cathedrale = { $count ->
    [one] Cathedral
   *[other] { $count } Cathedrals
}
carrara-own-palazzo = { $count ->
    [one] Palace
   *[other] { $count } Palaces
}
carrara-own-porta = { $count ->
    [one] Gate
   *[other] { $count } Gates
}
carrara-own-castello = { $count ->
    [one] Castle
   *[other] { $count } Castles
}
carrara-own-villa = { $count ->
    [one] Villa
   *[other] { $count } Villas
}

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
carrara-the-house = The House of Malaspina
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

carrara-did-took = From { $segment }:
carrara-did-free = free
carrara-did-built = Built
carrara-did-built-in = in { $city }
carrara-did-scored = Scored
carrara-did-announced = Announced the end
carrara-did-relieved = Couldn't afford a stone with
carrara-did-blocked = No move possible
carrara-did-passed = Passed

## The private panel

carrara-panel-title = Your palaces · Round { $round }
carrara-prompt-wait = { $name } is playing
carrara-prompt-action = Buy stones, build or score
carrara-prompt-last = Last round: buy, build, score or pass
carrara-prompt-take = Take stones from one segment
carrara-prompt-announce = Announce the end of the game, or end your turn
carrara-prompt-extra = Buy an object, or end your turn
carrara-prompt-end = End your turn
carrara-to-announce = To announce the end
carrara-condition-scorings = Scorings
carrara-condition-objects = Objects
carrara-condition-costs = Building costs
carrara-wheel-next = After turning
carrara-wheel-now = Now
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

carrara-house-next = What it would do now
carrara-house-build = Build
carrara-house-score = Score
carrara-house-buy = Buy stones
carrara-house-nothing = Nothing: it gets { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
carrara-house-habits = It takes up to { $allowance ->
        [one] { $allowance } coin's worth
       *[other] { $allowance } coins' worth
    } of stones for free, builds at a cost of { $cost } or more, and scores a type once it has { $patience } of that type.
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
carrara-rank-score = { $level }: { $total } + { $bonus } = { $sum ->
        [one] { $sum } point
       *[other] { $sum } points
    } for the rank
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
carrara-event-built = { $who } built { $tile } in { $city } (stones: { $stones })
carrara-event-turned-up = New on display: { $tile }
carrara-event-last-building = The last building was built, making this the last round
carrara-event-scored-type = { $who } scored { $who_is ->
        [you] your
        [nobody] its
       *[other] their
    } { $buildings }: { $gains }
carrara-event-scored-city = { $who } scored { $city }: { $gains }
carrara-event-bought = { $who } bought the { $object } ({ $price })
carrara-event-announced = { $who } announced the end of the game ({ $vp ->
        [one] +{ $vp } point
       *[other] +{ $vp } points
    }) and showed { $things }
carrara-event-passed = { $who } passed
carrara-sign-vp = { $count }⭐
carrara-sign-coins = { $count }🪙
carrara-sign-objects = { $count }🏺
carrara-sign-objects-short = { $count }/{ $due }🏺
carrara-sign-free = free
carrara-price = { $count ->
        [0] free
        [one] { $count } coin
       *[other] { $count } coins
    }

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
carrara-words-field = Objects for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } each: { $objects }.
carrara-words-field-empty = No object is left to buy.
carrara-words-supply = Supply of objects: { $objects }.
carrara-words-cities = The cities:
carrara-words-city = { $city } takes { $stones } and pays { $amount } per point of cost.
carrara-words-city-open = You can score it with { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }.
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
carrara-words-build-nothing = You can't pay for any building yet.
carrara-words-can-score = You can score: { $scorings }.
carrara-words-score-one = { $what } for { $gains }
carrara-words-score-nothing = You have nothing to score.
carrara-words-progress = To announce the end: scorings { $scorings } of { $scorings_needed }, objects { $objects } of { $objects_needed }, building costs { $costs } of { $costs_needed }.
carrara-words-house = The House of Malaspina ({ $level }) would do this now: { $plan }.
carrara-words-house-build = build { $tile } in { $city } with { $stones }
carrara-words-house-score = score { $what }
carrara-words-rank = { $rank }. { $reckoned }.
carrara-words-score = { $name }: { $points }, place { $place }. { $lines }.
carrara-words-line = { $what }: { $points }
carrara-words-tie = A tie goes to the player with more stones left.

## The game

carrara-name = The Palaces of Carrara
carrara-how-to-play =
    ## The Palaces of Carrara
    Buy marble, build palaces in six cities, and score them at the right moment.
    { "" }**On your turn** take one action:
    🛞 **Buy stones:** turn the wheel, new stones come into segment I, then take any stones of one segment. The further a segment has come, the cheaper they are.
    🏗️ **Build** one of the nine buildings in a city, with as many stones as it costs. Better cities want whiter stones.
    📜 **Score** a type of building once, or a city with enough buildings before anyone else does. You get points or coins for every building, and an object for each.
    Afterwards you may buy one object for 10 coins, and announce the end if you meet all three conditions; that's worth 5 points.
    { "" }**At the end** objects count 3 points each, and buildings and coins count too. Coins, stones and objects stay behind your screen until then.

## What is going on

carrara-round-title = Round { $round }
carrara-task-turn = buy, build or score
carrara-task-last = take your last turn
carrara-situation-announced = The end has been announced: this is the last round.
carrara-situation-last = The last building is up: this is the last round.
carrara-situation-over = The palaces are built.

## The table

carrara-hidden-screens = Hidden screens
carrara-open-screens = Open screens
carrara-rule-extra-when-passing = buy as you pass
carrara-rule-announce-late = announce after last building
carrara-rule-pass-late = pass after last building
carrara-verdict =
    { $won ->
        [yes] **Won** against the House of Malaspina (level { $level }): { $total } to { $house }.
       *[no] The House of Malaspina keeps the contract (level { $level }): { $house } to { $total }.
    } Rank score { $rank_score } with { $bonus } for the level: **{ $rank }**

## Questions

carrara-ask-action = **Your turn.** Turn the wheel for stones, build, or score.
carrara-ask-score = What do you score?
carrara-ask-tile = Which building? Its number is what it costs in stones.
carrara-ask-city = **{ $tile }:** in which city? In brackets: what it scores there later.
carrara-ask-pay = **{ $tile } in { $city }:** which stones do you pay with?
carrara-ask-pay-stone = **{ $tile } in { $city }:** you've paid { $stones }. Which stone next?
carrara-ask-take = You have { $coins ->
        [one] **{ $coins }** coin
       *[other] **{ $coins }** coins
    }. Take a whole segment, or pick stones one by one: segment, stone, price.
carrara-ask-stones = From segment { $segment }: { $stones } ({ $price }). Another one?
carrara-ask-after = Your action is done.
carrara-cannot-undo-wheel = Turning the wheel can't be taken back.
carrara-objects-cost = Each object: { $price }.
carrara-objects-sign = 🏺 are objects.
carrara-cannot-undo-building = A new building is turned up, so building can't be taken back.

## Answers

carrara-answer-turn-wheel = Turn the wheel: { $to_come ->
        [0] none new
       *[other] up to { $to_come } new
    }
carrara-answer-build = Build: { $tiles ->
        [one] 1 building in reach
       *[other] { $tiles } buildings in reach
    }
carrara-answer-score = Score: choose one of { $scorings }
carrara-answer-score-type = Score { $building }: { $signs }
carrara-answer-score-city = Score { $city }: { $signs }
carrara-answer-score-type-brief = { $building }: { $signs }
carrara-answer-score-city-brief = { $city }: { $signs }
carrara-answer-score-type-here = { $building }: { $signs }
carrara-answer-score-city-here = { $city }: { $signs }
carrara-answer-pass = Pass
carrara-answer-tile = { $tile }
carrara-answer-city = { $city } for { $stone_letters } ({ $worth })
carrara-answer-city-by-hand = { $city } ({ $worth })
carrara-answer-pay-default = Pay { $stone_letters }
carrara-answer-pay-stone = Pay a { $stone } stone
carrara-differently-pay = Pay with other stones
carrara-answer-take-all = Take all of { $segment }: { $price_sign }
carrara-answer-pick-here = { $segment } { $stone_letter }: { $cost }
carrara-answer-pick = { $segment } { $stone }: { $price_sign }
carrara-answer-take-these = Take { $stone_letters }: { $price_sign }
carrara-answer-take-these-and-end = Take { $stone_letters }, end turn: { $price_sign }
carrara-answer-extra-here = { $object_alone }: { $cost }
carrara-answer-extra = Buy the { $object }: { $price_sign }
carrara-answer-announce = Announce the end: { $vp ->
        [one] +{ $vp } point
       *[other] +{ $vp } points
    }
carrara-answer-end = End my turn

carrara-unused = { $what ->
        [action] This is your last turn, and you haven't taken an action.
       *[announcement] You can still announce the end: +{ $vp } { $vp ->
            [one] point
           *[other] points
        }.
    }

## What can't be chosen now

carrara-closed-too-few-stones =
    { $what ->
        [tile] { $tile }
        [city] { $city }
       *[other] Building
    } needs { $missing ->
        [one] { $missing } more stone
       *[other] { $missing } more stones
    }{ $what ->
        [city] { " " }of its colours.
       *[other] .
    }
carrara-closed-type-already-scored = Each type scores only once.
carrara-closed-nothing-built = You have no building to score yet.
carrara-closed-too-expensive =
    { $what ->
        [extra] An object costs { $price }; you have { $coins }.
        [take_all] Some whole segments cost more than you have.
       *[other] You can't afford the prices in red.
    }
carrara-closed-conditions-not-met = To announce the end: scorings { $scorings }/{ $scorings_needed } · objects { $objects }/{ $objects_needed } · building costs { $costs }/{ $costs_needed }.
carrara-closed-action-first = You can't announce the end after passing.

## Score sheets

carrara-scored-track = Scorings
carrara-scored-announcement = Announcement
carrara-scored-objects = Objects
carrara-scored-buildings = Buildings
carrara-scored-coins = Coins

## Why not

carrara-refusal-seats = The Palaces of Carrara is for { $least } to { $most } players.
carrara-refusal-not-a-move = That's not a move in this game.
carrara-refusal-turn-the-wheel-first = Turn the wheel first.
carrara-refusal-take-stones-first = The wheel has turned: take your stones first.
carrara-refusal-action-first = Take your action first.
carrara-refusal-action-already-taken = You've taken your action. You can still buy an object or end your turn.
carrara-refusal-nothing-to-buy = There are no stones left to buy.
carrara-refusal-take-at-least-one = Take at least one stone.
carrara-refusal-stones-not-in-segment = Segment { $segment } doesn't have { $stones }.
carrara-refusal-too-expensive = That costs { $price }; you have { $coins }.
carrara-refusal-not-on-display = { $tile } isn't on display.
carrara-refusal-stones-not-owned = You don't have { $stones }.
carrara-refusal-wrong-number-of-stones = It costs { $cost ->
        [one] { $cost } stone
       *[other] { $cost } stones
    }, not { $paid }.
carrara-refusal-grade-too-low = Some of these aren't white enough for { $city }: { $stones }.
carrara-refusal-too-few-stones = You need { $missing ->
        [one] { $missing } more stone
       *[other] { $missing } more stones
    } to build that in { $city }.
carrara-refusal-no-building-of-type = You haven't built a { $building }.
carrara-refusal-type-already-scored = You've already scored that type: { $building }.
carrara-refusal-city-closed = { $city } has already been scored.
carrara-refusal-too-few-buildings = { $city } needs { $needed ->
        [one] { $needed } building
       *[other] { $needed } buildings
    } to score; you have { $have }.
carrara-refusal-no-markers-left = You have no scoring markers left.
carrara-refusal-extra-already-bought = You've already bought an object this turn.
carrara-refusal-object-gone = The { $object } has already been bought.
carrara-refusal-conditions-not-met = Not yet: scorings { $scorings }/{ $scorings_needed }, objects { $objects }/{ $objects_needed }, building costs { $costs }/{ $costs_needed }.
carrara-refusal-end-already-fixed = This is already the last round.
carrara-refusal-pass-not-allowed = You can only pass once someone has announced the end.

## Slash commands

command-carrara = carrara
command-carrara-about = The Palaces of Carrara: white marble at the right price
command-option-open-screens = open-screens
command-option-open-screens-about = Everyone sees everyone's coins, stones and objects
command-buy = buy
command-buy-about = Turn the wheel
command-take-stones = take
command-take-stones-about = Take stones from a segment
command-option-segment = segment
command-option-segment-about = 1 to 6
command-option-stones = stones
command-option-stones-about = Letters: W white, Y yellow, R red, G green, B blue, K black
command-build-tile-about = Build one of the buildings on display
command-option-tile = building
command-option-tile-about = Type and cost, like CAS3
command-option-city = city
command-option-city-about = Where to build it
command-option-pay = pay
command-option-pay-about = Stones as letters; the darkest allowed ones if you leave it out
command-score-carrara-about = Score a type of building or a city
command-option-scoring = what
command-option-scoring-about = A type or a city
command-extra = object
command-extra-about = Buy an object for 10 coins
command-option-object = object
command-option-object-about = Which object
command-announce = announce
command-announce-about = Announce the end of the game
command-end-turn = end
command-end-turn-about = End your turn
command-pass = pass
command-pass-about = Pass in the last round

## What a move gains

carrara-reason-points = points
carrara-reason-objects = objects
carrara-reason-buildings = building costs
carrara-reason-coins = coins
carrara-reason-stones = stones
carrara-reason-markers = markers
carrara-reason-scorings = what can be scored
carrara-swing = The chance to win, turn by turn: from 0 (lost) to 28 (certain)
