### Hamlet: what it says on panels, in pictures, in words and as commands.

hamlet-name = Hamlet
hamlet-how-to-play =
    ## Hamlet
    A village grows around a church that all of you build together.
    {""}**On your turn** your villagers act, one action each, and your donkeys may move once, in any order:
    🪓 fill a production building · ⚙️ make goods · 🏛️ buy a draft or hire at the town hall · ⚖️ sell at the market · ⛪ fulfil a church order · 🏗️ build a draft · 🛤️ build a road · 🙏 beg.
    What you need must be carried to where you use it, along paths and roads where your donkeys stand. When goods are used, whoever made them gets the reward.
    {""}**The game ends** when the last church order is fulfilled. Points come from goods, orders, trade tiles, places, roads, milestones and awards.
    You can take moves back until a hidden tile is turned up.

## What is going on

hamlet-round-title = Round { $round }
hamlet-situation-turn =
    { $orders ->
        [one] One church order is open.
       *[other] { $orders } church orders are open.
    }
hamlet-task =
    { $ready ->
        [0] it's your turn
        [one] send out your villager
       *[other] send out your { $ready } villagers
    }
hamlet-situation-over-church = The church is finished.
hamlet-situation-over-rounds = The last round is over; the church wasn't finished.

## The table

hamlet-layout-standard = Standard start
hamlet-layout-river-bend = River bend
hamlet-layout-old-road = Old road
hamlet-layout-random = Random start
hamlet-level-novice = Novice
hamlet-level-journeyman = Journeyman
hamlet-level-master = Master
hamlet-verdict-won = **The Abbey is pleased** ({ $level }): target { $target }, { $margin } above it. Your church: **{ $rank }**
hamlet-verdict-parish-refused = **Parish refused** ({ $level }): the church wasn't finished. Target { $target }, you have { $total }.
hamlet-verdict-below-target = **Not enough** ({ $level }): target { $target }, you have { $total }.

## What happened

hamlet-event-produced = { $who } filled { $place_the }{ $with }{ $gain }
hamlet-event-processed = { $who } made { $count } { $good } { $place_at }{ $gain }
hamlet-event-bought = { $who } bought the draft for { $tile_the }{ $gain }
hamlet-event-hired-villager = { $who } hired a villager{ $gain }
hamlet-event-hired-donkey = { $who } hired a donkey and put it { $place_at }{ $gain }
hamlet-event-sold = { $who } sold { $goods } at the Market{ $gain }
hamlet-event-fulfilled = { $who } fulfilled the church order for { $goods }{ $gain }
hamlet-event-begged = { $who } begged at the Church{ $gain }
hamlet-event-built = { $who } built { $tile_the } { $place_at }{ $gain }
hamlet-event-built-bridge = { $who } built a bridge { $place_from } { $to_to }{ $gain }
hamlet-event-built-paved = { $who } paved a path { $place_from } { $to_to }{ $gain }
hamlet-event-herd-moved =
    { $count ->
        [one] { $who } moved a donkey { $steps }
       *[other] { $who } moved { $count } donkeys: { $steps }
    }
hamlet-step = { $from } { $to }
hamlet-step-together = { $step } ({ $count }×)
hamlet-event-ended = { $who } ended { $who_is ->
        [you] your
       *[other] their
    } turn
hamlet-event-earned = { $owner } got { $gold } gold and { $scored } for { $owner_is ->
        [you] your
       *[other] their
    } { $good }
hamlet-event-milestone = { $who } reached the { $milestone } milestone
hamlet-event-stack-opened = The drafts for { $good } went into the bag
hamlet-event-draft-turned-up = New in the row: { $tile }
hamlet-event-trade-turned-up = New at the Market: { $trade }
hamlet-event-church-finished = The church was finished
hamlet-event-round = Round { $round } began
hamlet-event-game-over = The game ended
hamlet-event-abbey-tithe = { $who } took its tithe { $what_from } ({ $alms } alms)
hamlet-event-abbey-tithe-nothing = { $who } came for its tithe, but there was nothing to take
hamlet-event-abbey-survey = { $who } surveyed the land and removed the draft for { $what_the } ({ $alms } alms)
hamlet-event-abbey-survey-nothing = { $who } surveyed the land, but the row was empty ({ $alms } alms)
hamlet-event-abbey-merchant = { $who } sent a merchant, who took the trade tile for { $what } ({ $alms } alms)
hamlet-event-abbey-merchant-nothing = { $who } sent a merchant, but the Market was empty ({ $alms } alms)
hamlet-event-abbey-alms = { $who } collected { $alms } alms
hamlet-event-abbey-pilgrim = { $who } sent a pilgrim, who used { $what } ({ $alms } alms)
hamlet-event-abbey-pilgrim-nothing = { $who } sent a pilgrim, who found no goods ({ $alms } alms)
hamlet-event-abbey-order = { $who } fulfilled the church order for { $goods }
hamlet-times =
    { $count ->
        [2] { $what }, twice
       *[other] { $what }, { $count } times
    }

## Questions

hamlet-ask-what = What do you do?
hamlet-ask-produce = Which building do you fill?
hamlet-ask-cubes = { $place }: what do you store?
hamlet-ask-process = What do you make?
hamlet-ask-buy =
    Which draft do you buy?{ $reveals ->
        [0] {""}
       *[other] {" "}You can't take this back.
    }
hamlet-ask-hire = Who do you hire?
hamlet-ask-stable = The new donkey costs { $price } gold. Where does it start?
hamlet-ask-sell =
    What do you sell?{ $reveals ->
        [0] {""}
       *[other] {" "}You can't take this back.
    }
hamlet-ask-order = Which church order do you fulfil?
hamlet-ask-build = Which draft do you build?
hamlet-ask-spot = { $tile_name }: where does it go?
hamlet-ask-stand = Where does your villager stand?
hamlet-ask-road = Which road do you build?
hamlet-ask-herd = Which donkey moves?
hamlet-ask-herd-on = Does another donkey move?
hamlet-ask-pay = How do you pay?
hamlet-ask-source =
    { $price ->
        [0] { $gold ->
            [0] How much { $kind } { $place_from }{ $whose }? { $left } left to pay.
           *[other] How much { $kind } { $place_from }{ $whose }? Each earns you { $gold } gold. { $left } left to pay.
        }
       *[other] How much { $kind } { $place_from }{ $whose }, at { $price } gold each? { $left } left to pay.
    }

## Answers

hamlet-answer-do-produce = Fill
hamlet-answer-do-process = Make goods
hamlet-answer-do-buy = Buy
hamlet-answer-do-hire = Hire
hamlet-answer-do-sell = Sell
hamlet-answer-do-order = Church order
hamlet-answer-do-beg = Beg for gold
hamlet-answer-do-build = Build
hamlet-answer-do-road = Road
hamlet-answer-do-herd = Donkeys
hamlet-answer-do-end = End my turn
hamlet-unused =
    { $ready ->
        [one] One villager hasn't done anything yet.
       *[other] { $ready } villagers haven't done anything yet.
    }{ $herd ->
        [waits] {" "}Your donkeys can still move, too.
       *[rests] {""}
    }
hamlet-answer-produce = Fill { $place }: { $worth }
hamlet-answer-produce-brief = Fill { $place_code }: { $worth }
hamlet-answer-cubes = Store { $cubes }
hamlet-answer-cubes-brief = { $cubes }
hamlet-answer-process = Make { $count } { $good } at { $place_code }: { $cost }
hamlet-answer-buy =
    Buy { $tile_object }: { $price ->
        [0] free
       *[other] { $price } gold
    }{ $gold ->
        [0] {""}
       *[other] {" "}(+{ $gold })
    }
hamlet-answer-buy-brief =
    Buy { $tile_code }: { $price ->
        [0] free
       *[other] { $price } gold
    }{ $gold ->
        [0] {""}
       *[other] {" "}(+{ $gold })
    }
hamlet-answer-villager = Hire a villager: { $price } gold
hamlet-answer-donkey = Hire a donkey: { $price } gold
hamlet-answer-place = At { $place }
hamlet-answer-place-brief = At { $place_code }
hamlet-answer-place-here = { $place_code }
hamlet-answer-sell = Sell { $trade_code }: { $goods_short }
hamlet-answer-sell-brief = { $trade_code }: { $goods_short }
hamlet-answer-order = Order { $order_code }: { $goods_short }
hamlet-answer-build = Build { $tile_object }: { $cost_short }
hamlet-answer-build-brief = Build { $tile_code }: { $cost_short }
hamlet-answer-connected = { $number } connected
hamlet-answer-needs-road = { $number } + road
hamlet-answer-cut-off = { $number } cut off
hamlet-spots-connected = { $numbers } connected: { $places }
hamlet-spots-needs-road = { $numbers } + road: { $places }
hamlet-spots-cut-off = { $numbers } cut off: { $places }
hamlet-spots-mixed = Spots { $numbers }: { $places }
hamlet-donkeys-at = Donkeys at { $places }
hamlet-more-roads =
    { $count ->
        [one] 1 more road
       *[other] { $count } more roads
    }
hamlet-answer-road =
    { $over ->
        [bridge] Bridge { $place_code }–{ $to_code }: { $cost }
       *[paved] Pave { $place_code }–{ $to_code }: { $cost }
    }
hamlet-a-bridge = A bridge
hamlet-a-paved = A paved path
hamlet-answer-step = Donkey { $place_code } → { $to_code }
hamlet-answer-step-here = { $place_code } → { $to_code }
hamlet-answer-done = Move only these donkeys
hamlet-answer-auto = Pay as shown, keep { $gold } gold
hamlet-answer-other = Pay with something else
hamlet-answer-units =
    { $count ->
        [0] Use none
       *[other] Use { $count }
    }
hamlet-pays = It takes { $pay }.
hamlet-with-road = -# + road: needs a road before it's connected.
hamlet-cut-off = ⚠️ Red: no path and no road can lead there yet.
hamlet-unit = { $count } { $what } ({ $place })
hamlet-nothing = nothing
hamlet-of-seat = {" "}of { $seat }

## What is closed, and why

hamlet-closed-slots-full = { $place } is full.
hamlet-closed-no-marker-left = { $place }: you have no { $good } left to put there.
hamlet-closed-cannot-pay =
    { $what ->
        [process] { $place } needs { $missing }.
        [buy] { $tile_name } needs { $missing }.
        [villager] A villager needs { $missing }.
        [donkey] A donkey needs { $missing }.
        [sell] Trade { $trade_code } needs { $missing }.
        [order] Order { $order_code } needs { $missing }.
        [build] { $tile_name } needs { $missing }.
       *[road] { $a_road } needs { $missing }.
    }
hamlet-closed-look-first = A tile is still face down: have a look first.
hamlet-closed-earlier-donkey = Donkey { $place_code } would have had to go first.

## Why not

hamlet-refusal-wrong-number-of-seats = Hamlet is for { $least } to { $most } players, not { $seats }.
hamlet-refusal-overlap = { $tile } doesn't fit there: it would cover another tile.
hamlet-refusal-no-contact = { $tile } would touch nothing there.
hamlet-refusal-path-mismatch = That doesn't fit: { $segment } and { $other } don't match, a path would end there.
hamlet-refusal-no-villager-left = You have no villagers left this turn.
hamlet-refusal-trade-not-open = Trade tile { $trade } isn't on offer.
hamlet-refusal-order-not-open = That order isn't open.
hamlet-refusal-not-all-full = You can only beg when the start buildings are full.
hamlet-refusal-no-such-place = There's no { $place } in the village.
hamlet-refusal-not-in-network = { $place } isn't connected to the church.
hamlet-refusal-makes-no-raw = { $place } produces nothing.
hamlet-refusal-slots-full = { $place } has no room for that.
hamlet-refusal-wrong-cubes = Name exactly { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } for { $place }.
hamlet-refusal-makes-no-goods = { $place } makes no goods.
hamlet-refusal-no-marker-left = You have no { $good } marker left.
hamlet-refusal-too-many-drafts = You can't hold more than { $most } drafts.
hamlet-refusal-no-such-slot = The row has no draft { $slot }.
hamlet-refusal-all-villagers-hired = You already have all { $most } villagers.
hamlet-refusal-all-donkeys-hired = You already have all { $most } donkeys.
hamlet-refusal-no-draft = You have no draft to build.
hamlet-refusal-not-your-draft = { $tile } isn't one of your drafts.
hamlet-refusal-no-such-segment = There's no edge { $segment }.
hamlet-refusal-no-road-left = You have no roads left.
hamlet-refusal-not-adjacent = { $place } doesn't touch the place you chose.
hamlet-refusal-already-linked = { $place } is already linked.
hamlet-refusal-cliff = There's a cliff in between: no road can ever lead { $place_to }.
hamlet-refusal-wrong-crossing = That kind of road can't lead { $place_to }.
hamlet-refusal-herd-has-moved = Your donkeys have already moved this turn.
hamlet-refusal-no-donkey-moved = Name at least one donkey.
hamlet-refusal-no-donkey-there = You have no donkey { $place_at } that can move.
hamlet-refusal-not-linked = No path or road leads { $place_to }.
hamlet-refusal-cannot-pay = You need { $missing }.
hamlet-refusal-no-spot = { $tile_name }: there's no spot where you could pay for it.
hamlet-refusal-wrong-payment = You can't pay that way { $place_at }.
hamlet-refusal-no-such-move = That's not a move in this game.
hamlet-refusal-other-spelling = Write that move the way the panel does.

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

## In pictures

hamlet-title = Hamlet · Round { $round }
hamlet-title-solo = Hamlet · Round { $round } of { $rounds }
hamlet-title-final = Hamlet · Final scores
hamlet-seat = Player { $number }
hamlet-abbey = The Abbey
hamlet-turn = It's { $name }'s turn
hamlet-turn-last = The church is finished: last round. It's { $name }'s turn
hamlet-over = The game is over
hamlet-church-progress = { $done } of { $all }
hamlet-now = ending now: { $points }
hamlet-drafts = Drafts
hamlet-no-drafts = No drafts
hamlet-target = Target: { $target } and the church
hamlet-market = Market
hamlet-stack =
    { $count ->
        [0] stack empty
       *[other] { $count } in the stack
    }
hamlet-sold-out = Everything is sold
hamlet-free-trade = Free trade:
hamlet-raw = raw
hamlet-goods = goods
hamlet-orders = Church orders
hamlet-row-empty = empty
hamlet-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
hamlet-donkeys =
    { $count ->
        [one] 1 donkey
       *[other] { $count } donkeys
    }
hamlet-named = { $name } ({ $code })
hamlet-amount-of = { $count } { $what }
hamlet-more-of = { $count } more { $what }
hamlet-more-gold = { $gold } more gold
hamlet-any-raw = stone/wood/wheat
hamlet-each-good = one of each good
hamlet-or = {" "}or{" "}
hamlet-or-gold = , or { $gold } more gold
hamlet-and = {" "}and{" "}
hamlet-with = {" "}with { $cubes }

## Resources

hamlet-some-stone = stone
hamlet-some-wood = wood
hamlet-some-wheat = wheat
hamlet-some-flour = flour
hamlet-some-milk = milk
hamlet-some-brick = brick
hamlet-some-timber = timber

## Places

hamlet-tile-chu = Church
hamlet-tile-qua = Quarry
hamlet-tile-woo = Woodcutter
hamlet-tile-far = Farm
hamlet-tile-tow = Town Hall
hamlet-tile-mar = Market
hamlet-tile-saw = Sawmill
hamlet-tile-sto = Stonemason
hamlet-tile-flo = Flour Mill
hamlet-tile-dai = Dairy Farm
hamlet-tile-shr = Shrine
hamlet-tile-tra = Trade Post
hamlet-tile-po1 = Forest Pond
hamlet-tile-po2 = Mountain Pond
hamlet-tile-swo = Small Woodland
hamlet-tile-smo = Small Mountain Range
hamlet-tile-win = Windmill
hamlet-tile-tav = Tavern
hamlet-tile-mon = Monument
hamlet-tile-ou2 = Outpost
hamlet-tile-cow = Cow Conservatory
hamlet-tile-ba2 = Curved Barn
hamlet-tile-sta = Stables
hamlet-tile-squ = Square
hamlet-tile-lum = Lumber Mill
hamlet-tile-ba1 = Straight Barn
hamlet-tile-frr = Farrier
hamlet-tile-lmo = Large Mountain Range
hamlet-tile-mas = Master Stonemason
hamlet-tile-war = Warehouse
hamlet-tile-lwo = Large Woodland
hamlet-tile-ou1 = Outpost

# A place inside a sentence.
hamlet-the =
    { $gender ->
       *[none] the { $name }
    }
hamlet-at =
    { $gender ->
       *[none] at the { $name }
    }
hamlet-from =
    { $gender ->
       *[none] from the { $name }
    }
hamlet-to =
    { $gender ->
       *[none] to the { $name }
    }
hamlet-gender =
    { $code ->
       *[other] none
    }
hamlet-declined =
    { $code ->
       *[other] { $name }
    }

hamlet-effect-chu = Orders, begging
hamlet-effect-qua = Makes stone, 2 gold
hamlet-effect-woo = Makes wood, 2 gold
hamlet-effect-far = Makes wheat, 2 gold
hamlet-effect-tow = Drafts, hiring
hamlet-effect-mar = Sales, free trade
hamlet-effect-saw = Makes 1 timber from 1 wood
hamlet-effect-sto = Makes 1 brick from 1 stone
hamlet-effect-flo = Makes 1 flour from 1 wheat
hamlet-effect-dai = Makes 1 milk from 1 wheat
hamlet-effect-shr = End: 2 per church order you fulfilled
hamlet-effect-tra = End: 1 per trade tile you have
hamlet-effect-po1 = End: 3 points
hamlet-effect-po2 = End: 3 points
hamlet-effect-swo = End: 1 per forest touching it
hamlet-effect-smo = End: 1 per rock touching it
hamlet-effect-win = Makes 2 flour from 2 wheat
hamlet-effect-tav = End: 1 per gold, at most 8
hamlet-effect-mon = End: 2 per matching edge
hamlet-effect-ou2 = End: 1 per place to the church
hamlet-effect-cow = Makes 2 milk from 2 wheat
hamlet-effect-ba2 = Makes 3 raw of any kind, 2 points
hamlet-effect-sta = End: 2 per donkey you have
hamlet-effect-squ = End: 3 per path linked to it
hamlet-effect-lum = Makes 2 timber from 2 wood
hamlet-effect-ba1 = Makes 3 raw of any kind, 2 points
hamlet-effect-frr = End: longest road counts 3 per place
hamlet-effect-lmo = End: 2 per rock touching it
hamlet-effect-mas = Makes 2 brick from 2 stone
hamlet-effect-war = End: 1 per road you built
hamlet-effect-lwo = End: 2 per forest touching it
hamlet-effect-ou1 = End: 1 per place to the church

## Goals

hamlet-milestone-miller = Miller
hamlet-milestone-herder = Herder
hamlet-milestone-mason = Mason
hamlet-milestone-carpenter = Carpenter
hamlet-milestone-planner = Planner
hamlet-award-chaplain = Chaplain
hamlet-award-sacristan = Sacristan
hamlet-award-merchant = Merchant
hamlet-award-landscaper = Landscaper
hamlet-rank-chapel = Chapel
hamlet-rank-parish-church = Parish church
hamlet-rank-minster = Minster
hamlet-rank-cathedral = Cathedral

## The panel

hamlet-prompt-kind =
    { $ready ->
        [0] Your turn. You have no villagers left
        [one] Your turn. One villager is ready
       *[other] Your turn. { $ready } villagers are ready
    }{ $herd ->
        [moved] { "" }
       *[other] , the donkeys can move
    }
hamlet-your-turn =
    { $herd ->
        [moved] Your turn. The donkeys have moved
       *[other] Your turn. The donkeys can move
    }
hamlet-can = You can…
hamlet-can-next = If it were your turn, you could…
hamlet-can-nothing = nothing just now
hamlet-can-produce = fill
hamlet-can-process = make goods at
hamlet-can-buy = buy draft
hamlet-can-hire = hire at the town hall
hamlet-can-sell = sell
hamlet-can-order = fulfil order
hamlet-can-beg = beg
hamlet-can-build = build
hamlet-can-road = build a road from
hamlet-can-herd = move the donkeys on

## The end

hamlet-winner = { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hamlet-winners = { $names } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hamlet-solo-result = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $result }
hamlet-lost-parish-refused = Parish refused: the church isn't finished
hamlet-lost-below-target = The target was missed
hamlet-verdict = { $level }: target { $target }, you have { $total }
hamlet-row-points = During the game
hamlet-row-awards = Awards
hamlet-row-sites = Sites
hamlet-row-built-roads = Built roads
hamlet-row-longest-road = Longest road
hamlet-row-gold = Gold
hamlet-total = Total
hamlet-tie-orders = Tie: church orders
hamlet-tie-trades = Tie: trade tiles
hamlet-line = { $what } { $points }
hamlet-no-details = no awards, no sites

## In words

hamlet-words-round = Hamlet, round { $round }.
hamlet-words-turn = It's { $name }'s turn.
hamlet-words-turn-last = The church is finished, so this is the last round. It's { $name }'s turn.
hamlet-words-over = The game is over.
hamlet-words-church = Church orders fulfilled: { $done } of { $all }.
hamlet-words-abbey = The Abbey ({ $level }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, target { $target }): { $alms } of { $price } alms; church orders: { $orders }; trade tiles: { $trades }.
hamlet-words-did = { $name } { $what }.
hamlet-words-none = none
hamlet-words-nobody = no one
hamlet-words-player = { $name }: { $points }, { $now } if it ended now; { $gold } gold; { $ready } of { $villagers ->
        [one] { $villagers } villager
       *[other] { $villagers } villagers
    } ready; { $donkeys }; roads left: { $roads }; drafts: { $drafts }; trade tiles: { $trades }.
hamlet-words-milestone = Milestone { $what }: { $name }.
hamlet-words-award = Award { $what }, { $points }, now: { $names }.
hamlet-words-prompt = { $prompt }.
hamlet-words-ghost = { $draft } would lie turned by { $turn }°.
hamlet-words-unit = { $count } { $what } from { $place }
hamlet-words-unit-of = { $count } { $what } of { $name } from { $place }
hamlet-words-pay = Paid with { $units }.
hamlet-words-can = { $heading } { $moves }.
hamlet-words-can-at = { $what } { $where }
hamlet-words-markers = Goods you can still make: { $goods }.
hamlet-words-herd = Your donkeys are on { $places }.
hamlet-words-own-draft = Your draft { $tile }: costs { $cost }, worth { $points }. { $effect }. Edges: { $edges }.
hamlet-words-draft = { $tile }, costs { $cost }, worth { $points }. { $effect }. Edges: { $edges }
hamlet-words-row =
    { $count ->
        [0] The draft row is empty.
       *[other] Draft row; tiles in the bag: { $bag }.
    }
hamlet-words-offer =
    { $gold ->
        [0] Slot { $slot } for { $price } gold: { $draft }.
       *[other] Slot { $slot } for { $price } gold, with { $gold } gold on it: { $draft }.
    }
hamlet-words-market = Market: free trade costs { $raw } gold for raw, { $good } for goods; trade tiles in the stack: { $count }.
hamlet-words-trade = Trade tile { $trade }: { $need } for { $points } and { $gold } gold.
hamlet-words-order = Order { $order }: { $need } for { $points }, { $holder }.
hamlet-gold = { $gold } gold
hamlet-words-open = open
hamlet-words-done-by = fulfilled by { $name }
hamlet-words-places = The village:
hamlet-words-place = { $tile }.
hamlet-words-site = { $tile }, site of { $name }.
hamlet-words-apart = Not connected to the church.
hamlet-words-holds = Holds { $things }.
hamlet-words-links = Leads to { $places }.
hamlet-words-free = Free edges: { $edges }.
hamlet-words-good = { $count } { $what } of { $name }
hamlet-words-good-high = { $count } fine { $what } of { $name }
hamlet-words-empty =
    { $count ->
        [one] 1 empty slot
       *[other] { $count } empty slots
    }
hamlet-words-villagers =
    { $count ->
        [one] a villager of { $name }
       *[other] { $count } villagers of { $name }
    }
hamlet-words-donkeys =
    { $count ->
        [one] a donkey of { $name }
       *[other] { $count } donkeys of { $name }
    }
hamlet-words-bridge = { $place } (bridge of { $name })
hamlet-words-paved = { $place } (paved path of { $name })
hamlet-words-score =
    { $name }: { $points }{ $place ->
        [0] {""}
       *[other] , place { $place }
    }. { $lines }. In detail: { $details }.
hamlet-words-longest = Longest road of { $name }: { $places }.
hamlet-edge-path = path
hamlet-edge-forest = forest
hamlet-edge-rock = rock

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

## What a move gains

hamlet-reason-points = points
hamlet-reason-awards = awards
hamlet-reason-roads = roads
hamlet-reason-longest-road = longest road
hamlet-reason-sites = own places
hamlet-reason-gold = gold
hamlet-reason-villagers = work of villagers
hamlet-reason-drafts = drafts
hamlet-reason-goods = own goods
hamlet-reason-milestones = milestones
hamlet-reason-transport = donkeys and roads
hamlet-reason-orders = church orders
hamlet-reason-late-orders = an end in sight
hamlet-reason-rivals = less for the others
hamlet-reason-church = the church
hamlet-swing = Points ahead of the others by the computer's estimate, turn by turn
