### Hamlet: everything that stands on pictures, and the same in words.

## The table

hamlet-title = Hamlet · Round { $round }
hamlet-title-solo = Hamlet · Round { $round } of { $rounds }
hamlet-title-final = Hamlet · The end
hamlet-seat = Seat { $number }
hamlet-abbey = The Abbey
hamlet-turn = { $name } to act
hamlet-turn-last = The church is finished: last round. { $name } to act
hamlet-over = The game is over
hamlet-church-progress = { $done } of { $all }
hamlet-now = { $points } now
hamlet-drafts = Drafts
hamlet-no-drafts = No drafts
hamlet-target = Target: { $target } points and a finished church
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
hamlet-or = {" "}or{" "}

## Resources

hamlet-resource-stone = Stone
hamlet-resource-wood = Wood
hamlet-resource-wheat = Wheat
hamlet-resource-flour = Flour
hamlet-resource-milk = Milk
hamlet-resource-brick = Brick
hamlet-resource-timber = Timber
hamlet-some-stone = stone
hamlet-some-wood = wood
hamlet-some-wheat = wheat
hamlet-some-flour = flour
hamlet-some-milk = milk
hamlet-some-brick = brick
hamlet-some-timber = timber
hamlet-letter-stone = S
hamlet-letter-wood = W
hamlet-letter-wheat = G
hamlet-letter-flour = F
hamlet-letter-milk = M
hamlet-letter-brick = B
hamlet-letter-timber = T

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
hamlet-tile-po1 = Pond (forest)
hamlet-tile-po2 = Pond (mountain)
hamlet-tile-swo = Small Woodland
hamlet-tile-smo = Small Mountain Range
hamlet-tile-win = Windmill
hamlet-tile-tav = Tavern
hamlet-tile-mon = Monument
hamlet-tile-ou2 = Outpost
hamlet-tile-cow = Cow Conservatory
hamlet-tile-ba2 = Barn (curved)
hamlet-tile-sta = Stables
hamlet-tile-squ = Square
hamlet-tile-lum = Lumber Mill
hamlet-tile-ba1 = Barn (straight)
hamlet-tile-frr = Farrier
hamlet-tile-lmo = Large Mountain Range
hamlet-tile-mas = Master Stonemason
hamlet-tile-war = Warehouse
hamlet-tile-lwo = Large Woodland
hamlet-tile-ou1 = Outpost

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
hamlet-effect-shr = End: 2 per own church order
hamlet-effect-tra = End: 1 per own trade tile
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
hamlet-effect-sta = End: 2 per own donkey
hamlet-effect-squ = End: 3 per path linked to it
hamlet-effect-lum = Makes 2 timber from 2 wood
hamlet-effect-ba1 = Makes 3 raw of any kind, 2 points
hamlet-effect-frr = End: longest road counts 3 per place
hamlet-effect-lmo = End: 2 per rock touching it
hamlet-effect-mas = Makes 2 brick from 2 stone
hamlet-effect-war = End: 1 per own road
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

## Deeds

hamlet-deed-produce = filled { $place }
hamlet-deed-process = made { $count } { $good } at { $place }
hamlet-deed-buy = took draft { $tile }
hamlet-deed-hire-villager = hired a villager
hamlet-deed-hire-donkey = hired a donkey at { $place }
hamlet-deed-sell = sold { $trade }
hamlet-deed-order = fulfilled order { $order }
hamlet-deed-beg = begged
hamlet-deed-build = built { $tile } at { $place }
hamlet-deed-bridge = bridge { $place }–{ $to }
hamlet-deed-paved = paved path { $place }–{ $to }
hamlet-deed-herd = donkeys { $moves }
hamlet-gain-both = { $deed } ({ $gold } gold, { $points })
hamlet-gain-gold = { $deed } ({ $gold } gold)
hamlet-gain-points = { $deed } ({ $points })
hamlet-earned = { $name } got { $gold } gold and { $points } for { $good }
hamlet-abbey-tithe = Tithe at { $what }: { $alms } alms
hamlet-abbey-survey = Survey, out goes { $what }: { $alms } alms
hamlet-abbey-merchant = Merchant takes { $what }: { $alms } alms
hamlet-abbey-alms = Alms: { $alms } alms
hamlet-abbey-pilgrim = Pilgrim uses { $what }: { $alms } alms
hamlet-abbey-none = nothing
hamlet-abbey-took = { $deed }; it fulfilled order { $order }

## The panel

hamlet-prompt-kind =
    { $ready ->
        [0] Your turn. No villager is left
        [one] Your turn. One villager is ready
       *[other] Your turn. { $ready } villagers are ready
    }{ $herd ->
        [moved] {""}
       *[other] , the donkeys can move
    }
hamlet-prompt-payment = Paid as drawn; you keep { $gold } gold
hamlet-prompt-replacement = With what instead? You would keep { $gold } gold
hamlet-way = { $stand }.{ $edge } · { $draft }.{ $segment }
hamlet-can = You can …
hamlet-can-next = If it were your turn, you could …
hamlet-can-nothing = nothing just now
hamlet-can-produce = fill
hamlet-can-process = make goods at
hamlet-can-town = hire at the town hall or buy
hamlet-can-hire = hire at the town hall
hamlet-can-sell = sell
hamlet-can-order = fulfil order
hamlet-can-beg = beg
hamlet-can-build = build
hamlet-can-road = build a road from
hamlet-can-herd = move the donkeys on
hamlet-times = { $count } × { $deed }

## The end

hamlet-winner = { $names } wins with { $points } points
hamlet-winners = { $names } win together with { $points } points
hamlet-solo-won = { $points } points: { $result }
hamlet-solo-lost = { $points } points: { $result }
hamlet-lost-parish-refused = Parish refused, the church is unfinished
hamlet-lost-below-target = The target was missed
hamlet-verdict = { $level }: target { $target }, margin { $margin }
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
hamlet-words-turn = { $name } is to act.
hamlet-words-turn-last = The church is finished, this is the last round. { $name } is to act.
hamlet-words-over = The game is over.
hamlet-words-church = Church orders fulfilled: { $done } of { $all }.
hamlet-words-abbey = The Abbey ({ $level }, { $rounds } rounds, target { $target }): { $alms } of { $price } alms, { $orders } orders, { $trades } trade tiles.
hamlet-words-did = { $name }: { $deeds }.
hamlet-words-none = none
hamlet-words-nobody = nobody
hamlet-words-player = { $name }: { $points }, { $now } if it ended now; { $gold } gold; { $ready } of { $villagers } villagers ready; { $donkeys }; { $roads } roads left; drafts: { $drafts }; trade tiles: { $trades }.
hamlet-words-milestone = Milestone { $what }: { $name }.
hamlet-words-award = Award { $what }, { $points }, now: { $names }.
hamlet-words-prompt = { $prompt }.
hamlet-words-targets = You can choose: { $places }.
hamlet-words-ways = Ways to lay it, best first:
hamlet-words-way = { $way }, turned by { $turn }°: { $links } links, { $roads } chances for roads, { $points } site points, { $gaps } gaps.
hamlet-words-ghost = { $draft } would lie turned by { $turn }°.
hamlet-words-unit = { $count } { $what } from { $place }
hamlet-words-unit-of = { $count } { $what } of { $name } from { $place }
hamlet-words-pay = Paid with { $units }.
hamlet-words-can = { $heading } { $deeds }.
hamlet-words-can-at = { $what } { $where }
hamlet-words-markers = Goods you can still make: { $goods }.
hamlet-words-herd = Your donkeys stand on { $places }.
hamlet-words-own-draft = Your draft { $tile }: costs { $cost }, { $points }. { $effect }. Edges: { $edges }.
hamlet-words-draft = { $tile }, costs { $cost }, { $points }. { $effect }. Edges: { $edges }
hamlet-words-row =
    { $count ->
        [0] The draft row is empty.
       *[other] Draft row, { $bag } tiles in the bag:
    }
hamlet-words-offer =
    { $gold ->
        [0] { $slot } for { $price } gold: { $draft }.
       *[other] { $slot } for { $price } gold, { $gold } gold lies on it: { $draft }.
    }
hamlet-words-market = Market: free trade costs { $raw } gold for raw, { $good } for goods; { $count } trade tiles in the stack.
hamlet-words-trade = Trade tile { $trade }: { $need } for { $points } and { $gold } gold.
hamlet-words-order = Order { $order }: { $need } for { $points }, { $holder }.
hamlet-words-gold = { $gold } gold
hamlet-words-open = open
hamlet-words-done-by = fulfilled by { $name }
hamlet-words-places = The village:
hamlet-words-place = { $tile }.
hamlet-words-site = { $tile }, site of { $name }.
hamlet-words-apart = Not connected with the church.
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
hamlet-words-score = { $name }: { $points }, place { $place }. { $lines }. In detail: { $details }.
hamlet-words-longest = Longest road of { $name }: { $places }.
hamlet-edge-path = path
hamlet-edge-forest = forest
hamlet-edge-rock = rock
