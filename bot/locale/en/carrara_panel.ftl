### The Palaces of Carrara: panel, commands and answers. What stands on pictures is in carrara.ftl.

carrara-name = The Palaces of Carrara
carrara-how-to-play =
    ## The Palaces of Carrara
    Buy marble, build palaces in six cities, and have them scored at the right moment.
    {""}**On your turn** take one action:
    🛞 **Buy stones:** turn the wheel, new stones come into segment I, then take any stones of one segment. The further a segment has come, the cheaper they are.
    🏗️ **Build** one of the nine buildings with as many stones as it costs, in a city. Better cities want whiter stones.
    📜 **Score** a type of building once, or a city with enough buildings before anybody else does: it pays points or coins for every building, and an object for each.
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
carrara-rule-extra-when-passing = who passes may buy an object
carrara-rule-announce-late = announcing after the last building
carrara-rule-pass-late = passing after the last building
carrara-level-1 = 1: Apprentice
carrara-level-2 = 2: Journeyman
carrara-level-3 = 3: Master
carrara-level-4 = 4: Court Architect
carrara-verdict =
    { $won ->
        [yes] **Won** against the House of Malaspina (level { $level }): { $total } to { $house }.
       *[no] The House of Malaspina keeps the contract (level { $level }): { $total } to { $house }.
    } Rank score { $rank_score } with { $bonus } for the level: **{ $rank }**

## The panel

carrara-coins = { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
carrara-vp = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
carrara-objects-of = { $got } of { $due } objects
carrara-to-come = {" "}+ up to { $count } new
carrara-segment = { $segment }: { $stones } (all for { $total })
carrara-panel-action = **Your turn.** What do you do?
carrara-progress = To announce the end: scorings { $scorings }/{ $scorings_needed } · objects { $objects }/{ $objects_needed } · costs { $costs }/{ $costs_needed }
carrara-buy = Buy stones …
carrara-build = Build … ({ $count })
carrara-score = Score … ({ $count })
carrara-pass = Pass
carrara-panel-buy = The wheel will stand like this, with the price of each stone. Turning it cannot be taken back.
carrara-turn-wheel = Turn the wheel
carrara-panel-segment = You have **{ $coins }** coins. From which segment do you take stones?
carrara-segments = Choose a segment …
carrara-panel-stones = You have { $coins } coins. Picked: { $stones } for { $price }.
carrara-add-stone = { $price } (of { $count })
carrara-take-these = Take these { $count } for { $price }
carrara-take-everything = Everything for { $price }
carrara-take-affordable = All I can afford for { $price }
carrara-take-free = Only the free ones ({ $price })
carrara-pick-anew = Pick anew
carrara-panel-tile = Which building?
carrara-tiles = Choose a building …
carrara-panel-city = **{ $tile }:** in which city?
carrara-cities = Choose a city …
carrara-in-city = { $city }: { $cost } × { $each } = { $gain }
carrara-city-closed = already scored by somebody; types can still be scored
carrara-city-standing = { $standing } of { $needed } buildings for a scoring
carrara-panel-pay = **{ $tile } in { $city }:** pays { $gain } when scored.
carrara-reveals = A new building is turned up, so this cannot be taken back.
carrara-build-for = Build for { $stones }
carrara-pay-otherwise = Pay with other stones …
carrara-panel-payment =
    {""}**{ $tile } in { $city }:** { $left ->
        [0] paid with { $stones }.
        [one] one more stone. Picked: { $stones }
       *[other] { $left } more stones. Picked: { $stones }
    }
carrara-pay-stone = (of { $count })
carrara-panel-score = What do you score?
carrara-scorings = Choose a scoring …
carrara-score-entry = { $what }: { $result }
carrara-panel-after = Your action is done.
carrara-panel-extra = You may buy one object for { $price } coins.
carrara-extra = Buy { $object }
carrara-announce = Announce the end (+{ $bonus } points)
carrara-end = End my turn

## What somebody did

carrara-did-buy = turned the wheel
carrara-did-take = took { $stones } from segment { $segment }
carrara-did-build = built { $tile } in { $city } with { $stones }
carrara-did-score-type = scored { $type }
carrara-did-score-city = scored { $city }
carrara-did-extra = bought { $object }
carrara-did-announce = announced the end
carrara-did-end = ended the turn
carrara-did-pass = passed

## Score sheets

carrara-scored-track = Scorings
carrara-scored-announcement = Announcement
carrara-scored-objects = Objects
carrara-scored-buildings = Buildings
carrara-scored-coins = Coins

## Why not

carrara-illegal-unreadable = I cannot read that step. Choose one from the list.
carrara-illegal-seats = The Palaces of Carrara is for { $least } to { $most } players.
carrara-illegal-not-waited-on = It is not your turn.
carrara-illegal-not-an-action = That is not an action of this game.
carrara-illegal-nothing-to-take-back = There is nothing to take back: something has come to light since, or your turn has just begun.
carrara-illegal-turn-the-wheel-first = Turn the wheel first.
carrara-illegal-take-stones-first = The wheel has turned: take your stones first.
carrara-illegal-action-first = First take your action.
carrara-illegal-action-already-taken = You have taken your action. You can still buy an object, or end your turn.
carrara-illegal-look-at-the-wheel-first = Look at the turned wheel before you take from segment I.
carrara-illegal-turn-is-over = The turn is over.
carrara-illegal-nothing-to-buy = There are no stones to buy.
carrara-illegal-stones-not-in-segment = { $stones } are not in segment { $segment }.
carrara-illegal-take-at-least-one = Take at least one stone.
carrara-illegal-too-expensive = That costs { $price } coins, and you have { $coins }.
carrara-illegal-extra-already-bought = You have bought an object this turn.
carrara-illegal-object-gone = { $object } is no longer on the field.
carrara-illegal-end-already-fixed = The end is fixed already.
carrara-illegal-conditions-not-met = Not yet: scorings { $scorings }/{ $scorings_needed }, objects { $objects }/{ $objects_needed }, costs { $costs }/{ $costs_needed }.
carrara-illegal-pass-not-allowed = You can only pass after somebody has announced the end.
carrara-illegal-no-markers-left = You have no scoring markers left.
carrara-illegal-type-already-scored = You have scored { $building } already.
carrara-illegal-no-building-of-type = You have no { $building }.
carrara-illegal-city-closed = { $city } was scored by player { $seat }.
carrara-illegal-too-few-buildings = { $city } needs { $needed } buildings, you have { $have }.
carrara-illegal-not-on-display = { $tile } is not on display.
carrara-illegal-stones-not-owned = You do not have { $stones }.
carrara-illegal-wrong-number-of-stones = It costs { $cost } stones, not { $paid }.
carrara-illegal-grade-too-low = { $stones } are not white enough for { $city }.
refusal-unknown-tile = There is no building called “{ $typed }”. Write it like this: CAS3
refusal-unknown-city = There is no city called “{ $typed }”.
refusal-unknown-stones = “{ $typed }” are not stones. Write letters: W Y R G B K

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
command-option-city-about = Where it shall stand
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
