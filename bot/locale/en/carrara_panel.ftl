### The Palaces of Carrara: questions, answers and commands. What pictures say and what happened is in carrara.ftl.

carrara-name = The Palaces of Carrara
carrara-how-to-play =
    ## The Palaces of Carrara
    Buy marble, build palaces in six cities, and have them scored at the right moment.
    {""}**On your turn** take one action:
    🛞 **Buy stones:** turn the wheel, new stones come into segment I, then take any stones of one segment. The further a segment has come, the cheaper they are.
    🏗️ **Build** one of the nine buildings with as many stones as it costs, in a city. Better cities want whiter stones.
    📜 **Score** a type of building once, or a city with enough buildings before anybody else does. It pays points or coins for every building, and an object for each.
    Afterwards you may buy one object for 10 coins, and announce the end if you meet all three conditions; that is worth 5 points.
    {""}**At the end** objects count 3 points each, and buildings and coins count too. Coins, stones and objects stay behind your screen until then.

## What is going on

carrara-round-title = Round { $round }
carrara-situation-turn = Buy, build or score.
carrara-situation-announced = The end was announced: this is the last round.
carrara-situation-last = The last building is up: this is the last round.
carrara-situation-over = The palaces are built.

## The table

carrara-hidden-screens = Hidden screens
carrara-open-screens = Open screens
carrara-rule-extra-when-passing = you may buy an object when you pass
carrara-rule-announce-late = announcing after the last building
carrara-rule-pass-late = passing after the last building
carrara-verdict =
    { $won ->
        [yes] **Won** against the House of Malaspina (level { $level }): { $total } to { $house }.
       *[no] The House of Malaspina keeps the contract (level { $level }): { $total } to { $house }.
    } Rank score { $rank_score } with { $bonus } for the level: **{ $rank }**

## Questions

carrara-ask-action = **Your turn.** Turn the wheel for stones, build, or score.
carrara-ask-tile = Which building?
carrara-ask-city = **{ $tile }:** in which city?
carrara-ask-pay = **{ $tile } in { $city }:** which stones do you pay?
carrara-ask-pay-stone = **{ $tile } in { $city }:** you've paid { $stones }. Which stone next?
carrara-ask-take = You have { $coins ->
        [one] **{ $coins }** coin
       *[other] **{ $coins }** coins
    }. Take a whole segment, or pick stones from left to right.
carrara-ask-stones = From segment { $segment }: { $stones } ({ $price }). Another one?
carrara-ask-after = Your action is done.
carrara-cannot-undo-wheel = Turning the wheel can't be taken back.
carrara-cannot-undo-building = A new building is turned up, so building can't be taken back.

## Answers

carrara-answer-turn-wheel = Turn the wheel: { $to_come ->
        [0] no new stones
        [one] up to 1 new stone
       *[other] up to { $to_come } new stones
    }
carrara-answer-build = Build: { $tiles ->
        [one] 1 building in reach
       *[other] { $tiles } buildings in reach
    }
carrara-answer-score-type = Score { $building }: { $gains }
carrara-answer-score-city = Score { $city }: { $gains }
carrara-answer-pass = Pass
carrara-answer-tile = { $tile }: { $cost ->
        [one] { $cost } stone
       *[other] { $cost } stones
    }
carrara-answer-city = Build in { $city }: worth { $worth }
carrara-answer-pay-default = Pay { $stones }
carrara-answer-pay-stone = Pay { $stone }
carrara-differently-pay = Pay with other stones
carrara-answer-take-all = Take all of { $segment }: { $price }
carrara-answer-pick = { $segment } { $stone }: { $price }
carrara-answer-take-these = Take { $stones }: { $price }
carrara-answer-extra = Buy the { $object }: { $price }
carrara-answer-announce = Announce the end: +{ $vp } points
carrara-answer-end = End your turn

## What can't be chosen now

carrara-closed-nothing-to-buy = There are no stones left to buy
carrara-closed-too-few-stones = { $what ->
        [tile] { $tile }
        [city] { $city }
       *[other] Building
    } needs { $missing ->
        [one] { $missing } more stone
       *[other] { $missing } more stones
    }{ $what ->
        [city] {" "}of its colours
       *[other] {""}
    }
carrara-closed-no-markers-left = You have no scoring markers left
carrara-closed-nothing-built = You have no building to score yet
carrara-closed-type-already-scored = { $building } is already scored
carrara-closed-city-closed = { $city } is already scored
carrara-closed-too-few-buildings = To score { $city }: { $have } of { $needed } buildings
carrara-closed-pass-not-allowed = You can pass only after the end was announced
carrara-closed-too-expensive = { $what ->
        [extra] An object costs { $price }; you have { $coins }
       *[other] Prices in red are more than you have
    }
carrara-closed-extra-already-bought = You've bought an object this turn
carrara-closed-conditions-not-met = To announce the end: scorings { $scorings }/{ $scorings_needed } · objects { $objects }/{ $objects_needed } · building costs { $costs }/{ $costs_needed }
carrara-closed-end-already-fixed = This is already the last round
carrara-closed-action-first = After passing you can't announce the end

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
carrara-refusal-action-first = First take your action.
carrara-refusal-action-already-taken = You've taken your action. You can still buy an object or end your turn.
carrara-refusal-nothing-to-buy = There are no stones left to buy.
carrara-refusal-take-at-least-one = Take at least one stone.
carrara-refusal-stones-not-in-segment = Segment { $segment } doesn't have { $stones }.
carrara-refusal-too-expensive = Price: { $price }. You have { $coins }.
carrara-refusal-not-on-display = { $tile } isn't on display.
carrara-refusal-stones-not-owned = You don't have { $stones }.
carrara-refusal-wrong-number-of-stones = It costs { $cost ->
        [one] { $cost } stone
       *[other] { $cost } stones
    }, not { $paid }.
carrara-refusal-grade-too-low = { $stones } aren't all white enough for { $city }.
carrara-refusal-too-few-stones = You need { $missing ->
        [one] { $missing } more stone
       *[other] { $missing } more stones
    } to build that in { $city }.
carrara-refusal-no-building-of-type = You haven't built a { $building }.
carrara-refusal-type-already-scored = You've already scored { $building }.
carrara-refusal-city-closed = { $city } has already been scored.
carrara-refusal-too-few-buildings = { $city } needs { $needed } buildings; you have { $have }.
carrara-refusal-no-markers-left = You have no scoring markers left.
carrara-refusal-extra-already-bought = You've already bought an object this turn.
carrara-refusal-object-gone = The { $object } has already been bought.
carrara-refusal-conditions-not-met = Not yet: scorings { $scorings }/{ $scorings_needed }, objects { $objects }/{ $objects_needed }, building costs { $costs }/{ $costs_needed }.
carrara-refusal-end-already-fixed = This is already the last round.
carrara-refusal-pass-not-allowed = You can pass only after somebody has announced the end.

## Slash commands

command-carrara = carrara
command-carrara-about = The Palaces of Carrara: white marble at the right price
command-option-open-screens = open-screens
command-option-open-screens-about = Everybody sees everybody's coins, stones and objects
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
