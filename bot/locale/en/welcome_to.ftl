### Welcome To…: everything that pictures and their descriptions say.

## Actions

welcome-to-action-fence = Fence
welcome-to-action-marketing = Marketing
welcome-to-action-park = Park
welcome-to-action-pool = Pool
welcome-to-action-temp = Temp agency
welcome-to-action-bis = Bis

## Plans: what each of them asks for

welcome-to-plan-a1 = 6 estates of 1
welcome-to-plan-a2 = 4 estates of 2
welcome-to-plan-a3 = 3 estates of 3
welcome-to-plan-a4 = 2 estates of 4
welcome-to-plan-a5 = 2 estates of 5
welcome-to-plan-a6 = 2 estates of 6
welcome-to-plan-a7 = Estates of 1, 1, 2 and 2
welcome-to-plan-b1 = Estates of 1, 1, 1 and 6
welcome-to-plan-b2 = Estates of 2, 2 and 5
welcome-to-plan-b3 = Estates of 3, 3 and 4
welcome-to-plan-b4 = Estates of 3 and 6
welcome-to-plan-b5 = Estates of 4 and 5
welcome-to-plan-b6 = Estates of 1, 1, 1 and 4
welcome-to-plan-b7 = Estates of 2, 2 and 6
welcome-to-plan-c1 = Estates of 1, 2 and 6
welcome-to-plan-c2 = Estates of 1, 4 and 5
welcome-to-plan-c3 = Estates of 3 and 4
welcome-to-plan-c4 = Estates of 2 and 5
welcome-to-plan-c5 = Estates of 1, 2, 2 and 3
welcome-to-plan-c6 = Estates of 2, 3 and 5
welcome-to-plan-c7 = Estates of 2, 3 and 4
welcome-to-plan-ah1 = An estate of 1 at both ends of every street
welcome-to-plan-ah2 = Street 2: estates of 3, 4 and 4
welcome-to-plan-ah3 = Street 3: estates of 3, 3 and 6
welcome-to-plan-ah4 = Street 1: estates of 2 and 6
welcome-to-plan-bh1 = Estates of 2, 2 and 4, a bis house in each
welcome-to-plan-bh2 = Estates of 4 and 5, a bis house in each
welcome-to-plan-bh3 = Estates of 1, 1 and 2, a pool in each
welcome-to-plan-bh4 = One street: 2 estates of 4, with a roundabout
welcome-to-plan-bh5 = At least 7 parks
welcome-to-plan-bh6 = All parks in 2 streets
welcome-to-plan-bh7 = At least 6 marketing boxes
welcome-to-plan-ch1 = Estates of 2, 3 and 3, a pool in each
welcome-to-plan-ch2 = One street: estates of 2, 2 and 3, with 2 roundabouts
welcome-to-plan-ch3 = At least 2 parks in every street
welcome-to-plan-ch4 = At least 5 temp boxes
welcome-to-plan-ch5 = 3 full marketing columns
welcome-to-plan-ch6 = Estates of 5 and 6, a pool and a bis house in each

## Plans: signs show the estates, these words the rest

welcome-to-plan-then = then { $points }
welcome-to-in-street-top = in street 1
welcome-to-in-street-middle = in street 2
welcome-to-in-street-bottom = in street 3
welcome-to-in-street-same = in one street
welcome-to-each-has-bis = a bis house in each
welcome-to-each-has-pool = a pool in each
welcome-to-each-has-pool-bis = a pool and a bis house in each
welcome-to-with-roundabouts = { $count ->
    [one] a roundabout
   *[other] { $count } roundabouts
}

## The solo game

welcome-to-manager-none = no site manager
welcome-to-manager-sam = Sam
welcome-to-manager-manager-2 = site manager 2
welcome-to-manager-irene = Irene
welcome-to-manager-manager-4 = site manager 4
welcome-to-manager-manager-5 = site manager 5
welcome-to-manager-manager-6 = site manager 6
welcome-to-manager-manager-7 = site manager 7
welcome-to-agency = AAA · Level { $level } · { $manager }
welcome-to-role-number = number
welcome-to-role-action = action
welcome-to-role-given = to the AAA

## The table

welcome-to-title = Welcome To… · Round { $round }
welcome-to-title-final = Welcome To… · Final scores
welcome-to-seat = Player { $number }
welcome-to-over = The game is over
welcome-to-waiting = Waiting for { $names }
welcome-to-waiting-all = Waiting for everybody
welcome-to-last-round = Last round
welcome-to-next = next

## One's own sheet

welcome-to-panel-title = Your streets · Round { $round }
welcome-to-street-sign = Street { $street }
welcome-to-free-lots = { $count ->
    [one] { $count } free
   *[other] { $count } free
}
welcome-to-prompt-combine = Choose a combination
welcome-to-prompt-cards = Choose one card for its number, another for its action
welcome-to-prompt-strike = No number fits: take a strike
welcome-to-prompt-change = Change the { $number } by up to 2, or leave it
welcome-to-prompt-lot = Write the { $number } on a marked lot
welcome-to-prompt-fence = Build a fence, or leave it
welcome-to-prompt-marketing = Raise the value of one estate size, or leave it
welcome-to-prompt-park = Plant a park in this street, or leave it
welcome-to-prompt-pool = Build the pool, or leave it
welcome-to-prompt-bis = Build a bis house, or leave it
welcome-to-prompt-roundabout = Build the roundabout on a marked lot
welcome-to-prompt-plans = Score a plan, or confirm your turn
welcome-to-prompt-spend = Choose an estate for plan { $plan }
welcome-to-prompt-confirm = Confirm your turn
welcome-to-prompt-struck = No number fits, you take a strike: confirm your turn
welcome-to-prompt-ready = You are ready

## The end

welcome-to-winner = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
welcome-to-winners = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
welcome-to-end-high-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
} without a rival (level { $level })
welcome-to-end-won = Won by { $margin }: { $total } to { $rival } against { $manager }, level { $level }
welcome-to-end-lost = Lost by { $margin }: { $total } to { $rival } against { $manager }, level { $level }
welcome-to-end-drawn = A draw: { $total } to { $rival } against { $manager }, level { $level }
welcome-to-agency-short = AAA
welcome-to-total = Total
welcome-to-tie = Tie-break
welcome-to-line-plans = Plans
welcome-to-line-parks = Parks
welcome-to-line-pools = Pools
welcome-to-line-temps = Temp agency
welcome-to-line-estates = Estates
welcome-to-line-bis = Bis
welcome-to-line-strikes = Strikes
welcome-to-line-roundabouts = Roundabouts
welcome-to-line-temp-cards = Temp cards
welcome-to-line-fence-cards = Fence cards

## In words, for reading aloud. A place is named by its street and lot, a fence by the lot on its left.

welcome-to-words-round = Welcome To…, round { $round }.
welcome-to-words-offer = Combination { $pile }: { $number } with { $action }, next { $next }.
welcome-to-words-card = Card { $pile }: { $number } and { $action }.
welcome-to-words-waiting = Waiting for { $names }.
welcome-to-words-ready = Ready: { $names }.
welcome-to-words-over = The game is over.
welcome-to-words-warning-strikes = One more strike of { $name } ends the game.
welcome-to-words-warning-plans = One more plan of { $name } ends the game.
welcome-to-words-warning-lots = { $left ->
    [one] { $name } has only { $left } free lot left and can end the game.
   *[other] { $name } has only { $left } free lots left and can end the game.
}
welcome-to-words-plan = Plan { $letter }: { $plan }. { $first } points for those who score it first, then { $later }.
welcome-to-words-plan-turned = Plan { $letter }: { $plan }. Now { $later } points, { $first } before.
welcome-to-words-plan-scored = Plan { $letter } scored by { $names }.
welcome-to-words-for-points = { $name } for { $points }
welcome-to-words-plan-yours = You have scored plan { $plan } for { $points }.
welcome-to-words-plan-progress = Plan { $plan }: you have { $have } of { $needed }.
welcome-to-words-news = What happened in round { $round }:
welcome-to-words-did = { $name }: { $deeds }.
welcome-to-words-wrote = { $number } on { $place }
welcome-to-words-changed = number changed by { $by }
welcome-to-words-unused = { $action } not used
welcome-to-words-built-fence = fence after { $place }
welcome-to-words-marketed = marketing for estates of { $size }
welcome-to-words-planted = park
welcome-to-words-dug = pool
welcome-to-words-built-bis = bis house on { $place }
welcome-to-words-built-roundabout = roundabout on { $place }
welcome-to-words-struck = strike
welcome-to-words-scored = plan { $plan } scored
welcome-to-words-spent = estate { $estate } used
welcome-to-words-handed = { $number } and { $action } handed to the AAA
welcome-to-words-projects = Project completion: { $letters }.
welcome-to-words-agency = Your rival is the AAA, level { $level }, { $manager }. It scores plans when their project is completed: { $letters }.
welcome-to-words-agency-values = The AAA has { $points ->
    [one] { $points } point
   *[other] { $points } points
} now. Points per card: park { $park }, pool { $pool }, temp agency { $temp }, fence { $fence }. A marketing card counts { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}, a bis card multiplies its estate by { $times }.
welcome-to-words-agency-row = Cards handed to the AAA, in order: { $cards }.
welcome-to-words-sheet = Streets of { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now, { $free ->
    [one] { $free } lot
   *[other] { $free } lots
} free, { $strikes ->
    [one] { $strikes } strike
   *[other] { $strikes } strikes
}.
welcome-to-words-sheet-final = Streets of { $name }.
welcome-to-words-your-sheet = Your streets: { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now.
welcome-to-words-street = Street { $street }: { $lots }.
welcome-to-words-free = { $place } free
welcome-to-words-free-lots = { $first } to { $last } free
welcome-to-words-house = { $place }: { $number }
welcome-to-words-house-pool = { $place }: { $number } with pool
welcome-to-words-roundabout = { $place }: roundabout
welcome-to-words-fence = fence
welcome-to-words-estates = Complete estates: { $estates }.
welcome-to-words-estates-used = Used for plans: { $estates }.
welcome-to-words-parks = Parks in streets 1, 2 and 3: { $counts }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
welcome-to-words-pools = Pools: { $count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
welcome-to-words-pool-lots = Free lots with a pool: { $places }.
welcome-to-words-temps = Temp boxes: { $count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
welcome-to-words-estate-values = Estates of 1 to 6 are worth { $values }.
welcome-to-words-minus = Minus points: { $tracks }.
welcome-to-words-minus-track = { $what } { $count }, { $points }
welcome-to-words-prompt = { $prompt }.
welcome-to-words-turn = Your turn so far: { $deeds }.
welcome-to-words-fits = { $number } fits on { $places }.
welcome-to-words-places = Possible lots: { $places }.
welcome-to-words-fence-places = A fence can stand after { $places }.
welcome-to-words-sizes = Marketing is possible for estates of { $sizes }.
welcome-to-words-spendable = You can use the estates { $estates }.
welcome-to-words-scorable = You can score plan { $plan }.
welcome-to-words-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place }. { $lines }.
welcome-to-words-score-alone = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $lines }.
welcome-to-words-line = { $what } { $points }
welcome-to-words-tie = Ties are broken by more complete estates.
