### Hamlet: panel, commands and answers. What stands on pictures is in hamlet.ftl.

hamlet-name = Hamlet
hamlet-how-to-play =
    ## Hamlet
    A village grows around a church that all of you build together.
    {""}**On your turn** your villagers act, one deed each, and your donkeys may move once, in any order:
    🪓 fill a production building · ⚙️ make goods · 🏛️ buy a draft or hire at the town hall · ⚖️ sell at the market · ⛪ fulfil a church order · 🏗️ build a draft · 🛤️ build a road · 🙏 beg.
    What you need must be carried to where it is used: along paths and roads on which your donkeys stand. Whoever's goods are used gets their reward.
    {""}**The game ends** when the last church order is fulfilled. Points come from goods, orders, trade tiles, places, roads, milestones and awards.
    Steps can be taken back until a hidden tile comes to light.

## What is going on

hamlet-round-title = Round { $round }
hamlet-situation-turn =
    { $orders ->
        [one] One church order is open.
       *[other] { $orders } church orders are open.
    }
hamlet-situation-over = The church is finished.
hamlet-place = { $name } ({ $code })
hamlet-amount = { $count } { $what }
hamlet-gold = { $gold } gold
hamlet-any-of = {" "}or{" "}
hamlet-nothing = nothing
hamlet-trade-entry = { $id }: { $need } for { $points } points, { $gold } gold
hamlet-order-entry =
    { $gold ->
        [0] { $id }: { $need } for { $points } points
       *[other] { $id }: { $gold } gold { $need } for { $points } points
    }
hamlet-unit = { $what } from { $place }
hamlet-unit-bought = { $what } bought at the market

## The table

hamlet-layout-standard = Standard start
hamlet-layout-river-bend = River bend
hamlet-layout-old-road = Old road
hamlet-layout-random = Random start
hamlet-level-novice = Novice
hamlet-level-journeyman = Journeyman
hamlet-level-master = Master
hamlet-verdict-won = **The Abbey is pleased** ({ $level }): target { $target }, { $margin } above it. Your church: **{ $rank }**
hamlet-verdict-parish-refused = **Parish refused** ({ $level }): the church was not finished. Target { $target }, margin { $margin }.
hamlet-verdict-below-target = **Not enough** ({ $level }): target { $target }, margin { $margin }.

## The panel

hamlet-panel-kind =
    {""}**Your turn.** { $ready ->
        [0] No villager is left.
        [one] One villager is ready.
       *[other] { $ready } villagers are ready.
    } You have { $gold } gold.
hamlet-herd-waits = Your donkeys can still move.
hamlet-herd-moved = Your donkeys have moved.
hamlet-begin-produce = Fill a production building
hamlet-begin-process = Make goods
hamlet-begin-town = Town hall: buy a draft or hire
hamlet-begin-sell = Sell at the market
hamlet-begin-order = Fulfil a church order
hamlet-begin-beg = Beg
hamlet-begin-build = Build a draft
hamlet-begin-road = Build a road
hamlet-begin-herd = Move the donkeys
hamlet-menu-kind = What do you do? …
hamlet-menu-building = Which building? …
hamlet-menu-cubes = Which cubes? …
hamlet-menu-town = Which draft? …
hamlet-menu-donkey-place = Where does it stand? …
hamlet-menu-trade = Which trade tile? …
hamlet-menu-order = Which order? …
hamlet-menu-draft = Which draft? …
hamlet-menu-stand = Where do you stand? …
hamlet-menu-edge = Which edge? …
hamlet-menu-placement = How does it lie? …
hamlet-menu-road-stand = Where do you stand? …
hamlet-menu-road-end = Where to? …
hamlet-menu-herd = Which donkey? …
hamlet-menu-step = Where to? …
hamlet-menu-payment = Change the payment …
hamlet-menu-replacement = With what instead? …
hamlet-panel-building = Where does your villager work?
hamlet-panel-cubes = What is stored in the barn?
hamlet-panel-count = How many?
hamlet-panel-town = Buy a draft, or hire.
hamlet-panel-donkey-place = Where does the new donkey stand?
hamlet-panel-trade = What do you sell?
hamlet-panel-order = Which order do you fulfil?
hamlet-panel-draft = Which draft do you build?
hamlet-panel-stand = At which place does it begin?
hamlet-panel-edge = At which of its free edges? The map shows their numbers.
hamlet-panel-placement = How does the tile lie there? The best ways come first.
hamlet-panel-road-stand = From which place?
hamlet-panel-road-end = To which place?
hamlet-panel-crossing = Bridge or paved path?
hamlet-panel-herd = Which donkey moves?
hamlet-panel-step = Where does it go?
hamlet-panel-payment = It takes { $pay }. That leaves you { $gold } gold.
hamlet-panel-replacement = It takes { $pay }, leaving { $gold } gold. With what do you replace it?
hamlet-panel-confirm = Ready.
hamlet-reveals = This uncovers a tile and cannot be taken back.
hamlet-make = Make { $count } { $what }
hamlet-slot =
    { $bonus ->
        [0] { $tile } for { $gold } gold
       *[other] { $tile } for { $gold } gold ({ $bonus } gold lies on it)
    }
hamlet-costs = costs { $cost }
hamlet-hire-villager = Hire a villager for { $gold } gold
hamlet-hire-donkey = Hire a donkey for { $gold } gold
hamlet-edge = { $place }, edge { $edge }
hamlet-lay = { $tile }.{ $segment } on { $place }.{ $edge }
hamlet-lay-brings = { $links } links, { $roads } chances for roads, { $points } site points, { $gaps } gaps
hamlet-over-bridge = Bridge
hamlet-over-paved = Paved path
hamlet-instead = Not { $unit }, but …
hamlet-more = More …
hamlet-confirm-produce = Fill it
hamlet-confirm-process = Make them
hamlet-confirm-town = Do it
hamlet-confirm-sell = Sell
hamlet-confirm-order = Fulfil the order
hamlet-confirm-beg = Beg
hamlet-confirm-build = Build it
hamlet-confirm-road = Build the road
hamlet-confirm-herd = Move them
hamlet-end = End my turn

## What somebody did

hamlet-did-begin-produce = sent a villager to fill a building
hamlet-did-begin-process = sent a villager to make goods
hamlet-did-begin-town = went to the town hall
hamlet-did-begin-sell = went to the market
hamlet-did-begin-order = turned to a church order
hamlet-did-begin-beg = went begging
hamlet-did-begin-build = began to build
hamlet-did-begin-road = began a road
hamlet-did-begin-herd = called the donkeys
hamlet-did-stand = chose { $place }
hamlet-did-fill = stored { $cubes }
hamlet-did-make = chose to make { $count }
hamlet-did-slot = chose draft { $slot } of the row
hamlet-did-recruit-villager = chose to hire a villager
hamlet-did-recruit-donkey = chose to hire a donkey
hamlet-did-put = put it on { $place }
hamlet-did-trade = chose trade tile { $trade }
hamlet-did-order = chose order { $order }
hamlet-did-draft = chose { $tile }
hamlet-did-edge = chose edge { $edge }
hamlet-did-lay = laid it with side { $segment }
hamlet-did-link = led it to { $place }
hamlet-did-over-bridge = chose a bridge
hamlet-did-over-paved = chose a paved path
hamlet-did-donkey = chose the donkey on { $place }
hamlet-did-walk = led it to { $place }
hamlet-did-instead = took { $unit } out of the payment
hamlet-did-use = paid with { $unit }
hamlet-did-more = turned the page
hamlet-did-confirm = confirmed
hamlet-did-end = ended the turn

## Score sheets

hamlet-scored-points = Points during the game
hamlet-scored-site = Sites
hamlet-scored-built-roads = Roads
hamlet-scored-longest-road = Longest road
hamlet-scored-gold = Gold
hamlet-scored-chaplain = Chaplain
hamlet-scored-sacristan = Sacristan
hamlet-scored-merchant = Merchant
hamlet-scored-landscaper = Landscaper

## Why not

hamlet-illegal-unreadable = I cannot read that. Choose from the list, or write it like this: build SAW.3 @ QUA.4
hamlet-illegal-game-over = The game is over.
hamlet-illegal-not-your-turn = It is not your turn; player { $active } is on.
hamlet-illegal-nothing-to-take-back = There is nothing to take back: your turn has just begun, or a tile has come to light since.
hamlet-illegal-choice-in-progress = First finish what you have begun, or take it back.
hamlet-illegal-not-offered =
    { $stage ->
        [kind] That is not possible now.
       *[other] That is not one of the answers to the question on your panel.
    }
hamlet-illegal-wrong-number-of-seats = Hamlet is for { $least } to { $most } players, not { $seats }.
hamlet-illegal-overlap = { $tile } does not fit there: it would overlap.
hamlet-illegal-no-contact = { $tile } would touch nothing there.
hamlet-illegal-path-mismatch = It does not fit there: { $segment } and { $other } do not go together, a path would end.
hamlet-illegal-one-deed-at-a-time = One deed at a time, please: first buy, then hire.
hamlet-illegal-no-villager-left = No villager is left this turn.
hamlet-illegal-trade-not-open = Trade tile { $trade } is not on offer.
hamlet-illegal-order-not-open = That order is not open.
hamlet-illegal-not-all-full = Begging is only for when the start buildings are full.
hamlet-illegal-no-such-place = There is no { $place } in the village.
hamlet-illegal-not-in-network = { $place } is not connected to the church.
hamlet-illegal-makes-no-raw = { $place } produces nothing.
hamlet-illegal-slots-full = { $place } has no room for that.
hamlet-illegal-wrong-cubes = Name exactly { $cubes } cubes for { $place }.
hamlet-illegal-makes-no-goods = { $place } makes no goods.
hamlet-illegal-no-marker-left = You have no marker for { $good } left.
hamlet-illegal-too-many-drafts = You may hold { $most } drafts at most.
hamlet-illegal-no-such-slot = The row has no draft { $slot }.
hamlet-illegal-not-enough-gold = That costs { $gold } gold.
hamlet-illegal-all-hired = You have all { $most } of them.
hamlet-illegal-not-your-draft = { $tile } is not among your drafts.
hamlet-illegal-no-such-segment = There is no edge { $segment }.
hamlet-illegal-no-road-left = You have no road left.
hamlet-illegal-not-adjacent = { $place } does not touch it.
hamlet-illegal-already-linked = { $place } is linked already.
hamlet-illegal-cliff = A cliff lies between them: no road can ever go to { $place }.
hamlet-illegal-wrong-crossing = That kind of road does not fit on the way to { $place }.
hamlet-illegal-herd-has-moved = Your donkeys have moved this turn.
hamlet-illegal-no-donkey-moved = Name at least one donkey.
hamlet-illegal-no-donkey-there = You have no such donkey on { $place }.
hamlet-illegal-not-linked = No path or road leads to { $place }.
hamlet-illegal-cannot-pay = What it needs cannot be brought to { $place }.
hamlet-illegal-wrong-payment = That payment does not fit at { $place }.

## Slash commands

command-hamlet = hamlet
command-hamlet-about = Hamlet: a village that grows around its church
command-option-layout = start
command-option-layout-about = How the first tiles lie
command-produce = produce
command-produce-about = Fill a production building
command-process = process
command-process-about = Make goods
command-town = town
command-town-about = Buy a draft or hire, for example: buy 1
command-sell = sell
command-sell-about = Sell at the market
command-order = order
command-order-about = Fulfil a church order
command-beg = beg
command-beg-about = Beg for gold
command-lay-about = Build a draft, for example: SAW.3 @ QUA.4
command-road = road
command-road-about = Build a road, for example: QUA>STO bridge
command-herd = herd
command-herd-about = Move donkeys, for example: CHU>QUA CHU>FAR
command-option-what = what
command-option-what-about = In the notation of the map; start typing for suggestions
