### Welcome To….

welcome-to-name = Welcome To…
welcome-to-how-to-play =
    ## Welcome To…
    You're planning a suburb: three streets of houses whose numbers rise from left to right.
    { "" }**Each round** three combinations of a number and an action lie on the table. Everyone picks one of them at the same time. Write the number on a free lot; gaps are fine, falling numbers are not. Then use the action or leave it:
    🚧 a fence splits a street into estates · 📈 marketing makes estates of a size worth more · 🌳 a park in the street of the house · 🏊 a pool, if the lot has one · 👷 the temp agency changes the number by up to 2 · 🏘️ bis repeats a neighbour's number on a free lot.
    An estate is complete when its 1 to 6 lots between two fences are all built.
    { "" }**City plans** ask for estates and more. In the round a plan is first scored, everyone who scores it gets the higher value.
    If no number fits, you take a strike. **The game ends** when someone has three strikes, all three plans, or no free lot left.
    { "" }**Alone**, you play against a rival, the AAA: of three cards, you take one for its number and one for its action, and it gets the third.

## What is going on

welcome-to-round-title = Round { $round }
welcome-to-situation-over = The streets are finished.
welcome-to-task = choose a combination and write its number
welcome-to-variant-classic = Classic
welcome-to-variant-advanced = Advanced: roundabouts and hard plans
welcome-to-level-choice = Level { $level }: { $manager }

## What is asked. Pictures say it too.

welcome-to-ask-turn = { $alone ->
        [yes] Choose a number and another card's action. The AAA gets the third.
       *[no] Choose a number and its action.
    }
welcome-to-ask-strike = { $temp ->
        [possible] No number fits as printed: temp agency{ $roundabout ->
            [possible] , roundabout
           *[none] { "" }
        } or strike?
       *[none] None of these numbers fits{ $roundabout ->
            [possible] : roundabout or strike?
           *[none] . Take a strike.
        }
    }
welcome-to-ask-roundabout = On which lot does the roundabout go?
welcome-to-ask-change = The { $number } with the temp agency: which number do you write?
welcome-to-ask-lot = Where does the { $number } go?{ $park ->
        [planted] { " " }Its street gets a park.
       *[none] { "" }
    }
welcome-to-ask-park = { $number } on { $place }: do you plant a park in this street?
welcome-to-ask-pool = { $number } on { $place }: do you build the pool?
welcome-to-ask-fence = { $number } on { $place }: after which lot does the fence go?
welcome-to-ask-marketing = { $number } on { $place }: which estates become worth more?
welcome-to-ask-bis = { $number } on { $place }: where does the bis house go?
welcome-to-ask-plans = Score a plan, or end your turn.
welcome-to-ask-estate = Which estate do you use for plan { $plan }?
welcome-to-ask-end = That's all for this round. End your turn, or take it back.
welcome-to-turn-ended = You've ended your turn.

## What a button does

welcome-to-answer-combination = { $number } + { $action }
# The card for the AAA is called by its number, or by its place if another card has the same number.
welcome-to-answer-cards = { $number } + { $action }, AAA: { $known_by ->
        [pile] card { $give_pile }
       *[number] the { $give_number }
    }
welcome-to-answer-strike = Take a strike
welcome-to-answer-strike-giving = Strike · AAA: { $number } + { $action }
welcome-to-answer-roundabout = Build a roundabout first
welcome-to-answer-roundabout-on =
    { $pool ->
        [lost] { $place }, no pool
       *[none] { $place }
    }
welcome-to-answer-change =
    { $by ->
        [0] Write { $number }, cross off a box
       *[other] Write { $number }
    }
welcome-to-answer-leave = Write { $number } without the agency
welcome-to-answer-lot =
    { $place }{ $pool ->
        [lost] , no pool
        [possible] { " " }+ pool
       *[none] { "" }
    }{ $park ->
        [full] , no park
       *[planted] { "" }
    }
# Several answers on one button. Its icon shows the action.
welcome-to-answer-cards-lot =
    { $number }{ $twins ->
        [yes] { " " }+ { $action }
       *[no] { "" }
    } on { $place }{ $pool ->
        [lost] , no pool
        [possible] { " " }+ pool
       *[none] { "" }
    }{ $park ->
        [full] , no park
       *[planted] { "" }
    }, AAA: { $known_by ->
        [pile] card { $give_pile }
       *[number] { $give_number }
    }
welcome-to-answer-cards-change-lot =
    { $printed } as { $number } on { $place }{ $pool ->
        [lost] , no pool
       *[none] { "" }
    }, AAA: { $known_by ->
        [pile] card { $give_pile }
       *[number] { $give_number }
    }
welcome-to-answer-combination-change-lot =
    { $printed } as { $number } on { $place }{ $pool ->
        [lost] , no pool
       *[none] { "" }
    }
welcome-to-answer-roundabout-roundabout-on =
    Roundabout on { $place } first{ $pool ->
        [lost] , no pool
       *[none] { "" }
    }
welcome-to-answer-park = Plant a park
welcome-to-answer-pool = Build the pool
welcome-to-answer-fence = { $left }
welcome-to-answer-marketing = Size { $size } → { $worth }
welcome-to-answer-bis =
    { $pool ->
        [lost] { $number } on { $place }, no pool
       *[none] { $number } on { $place }
    }
welcome-to-answer-no-action = No { $action }
welcome-to-answer-score = Score plan { $plan }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
welcome-to-answer-estate = Use estate { $place } (size { $size })
welcome-to-answer-end = End my turn
welcome-to-unused = You can still score plan { $plan }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
welcome-to-differently-park = Skip the park?
welcome-to-differently-pool = Skip the pool?
welcome-to-differently-estate = Pick the estates

## Why something cannot be chosen now

welcome-to-closed-nothing-fits-then = After a roundabout, no number would fit.

## What happened

welcome-to-event-roundabout = { $who } built a roundabout on { $place }
welcome-to-event-wrote = { $who } wrote { $number } on { $place } (no { $action })
welcome-to-event-wrote-park = { $who } wrote { $number } on { $place } and planted a park
welcome-to-event-wrote-pool = { $who } wrote { $number } on { $place } and built the pool
welcome-to-event-wrote-temp = { $who } wrote { $number } on { $place } with the temp agency
welcome-to-event-wrote-fence = { $who } wrote { $number } on { $place } and built a fence after { $left }
welcome-to-event-wrote-marketing = { $who } wrote { $number } on { $place } and made size-{ $size } estates worth more
welcome-to-event-wrote-bis = { $who } wrote { $number } on { $place } and built a bis house with { $bis_number } on { $bis }
welcome-to-event-strike = { $who } took a strike
welcome-to-event-scored =
    { $estates ->
        [none] { $who } scored plan { $plan } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
       *[other] { $who } scored plan { $plan } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with { $estates }
    }
welcome-to-event-ended = { $who } ended { $who_is ->
        [you] your
       *[other] their
    } turn
welcome-to-event-pool-lost = { $who } lost the pool on { $place }
welcome-to-event-completed = { $who } completed estate { $place } (size { $size })
welcome-to-the-agency = The AAA
welcome-to-event-agency-given = { $who } got { $number } + { $action }
welcome-to-event-agency-scored = { $who } scored plan { $plan } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
welcome-to-event-agency-passed = { $who } skipped plan { $plan }
welcome-to-event-plan-turned = Plan { $plan } dropped to { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
welcome-to-event-ended-game =
    { $by ->
        [strikes] { $who } had three strikes, and the game ended
        [plans] { $who } had scored all plans, and the game ended
       *[lots] { $who } had no free lot left, and the game ended
    }
welcome-to-event-round = Round { $round } began
welcome-to-event-reshuffled = The cards were reshuffled
welcome-to-event-combination = Combination { $pile }: { $number } + { $action }
welcome-to-event-card = Card { $pile }: { $number } + { $action }
welcome-to-event-project = The project card for plan { $plan } came up

## Score sheets

welcome-to-scored-plans = Plans
welcome-to-scored-parks = Parks
welcome-to-scored-pools = Pools
welcome-to-scored-temps = Temp agency
welcome-to-scored-estates = Estates
welcome-to-scored-bis = Bis
welcome-to-scored-strikes = Strikes
welcome-to-scored-roundabouts = Roundabouts
welcome-to-scored-temp-cards = Temp cards
welcome-to-scored-fence-cards = Fence cards

## Why not

welcome-to-refusal-seats = Welcome To… is for { $least } to { $most } players.
welcome-to-refusal-no-such-move = That's not a move in this game.
welcome-to-refusal-number-first = Write a number first, or take a strike if none fits.
welcome-to-refusal-number-written = You've already written a number this round. Take it back to choose another.
welcome-to-refusal-no-such-combination = That combination isn't on the table.
welcome-to-refusal-number-fits-nowhere = The { $number } doesn't fit anywhere.
welcome-to-refusal-number-does-not-fit = The { $number } doesn't fit on { $place }. Numbers rise from left to right.
welcome-to-refusal-no-such-lot = There's no lot { $place }.
welcome-to-refusal-lot-filled = Lot { $place } is taken.
welcome-to-refusal-other-action = That number comes with another action: { $action }.
welcome-to-refusal-temp-boxes-full = All temp boxes are crossed off, so use the agency with +0.
welcome-to-refusal-parks-full = Street { $street } has all its parks.
welcome-to-refusal-no-pool-lot = There's no room for a pool on { $place }.
welcome-to-refusal-no-such-fence = No fence can stand after { $place }.
welcome-to-refusal-fence-stands = There's already a fence after { $place }.
welcome-to-refusal-estate-used = The estate at { $place } was used for a plan and can't be divided.
welcome-to-refusal-column-full = The column for size-{ $size } estates is full.
welcome-to-refusal-bis-boxes-full = You can't build any more bis houses.
welcome-to-refusal-no-house-beside = A bis house on { $place } needs a neighbour with a number on that side.
welcome-to-refusal-a-number-fits = You can only take a strike when no number fits.
welcome-to-refusal-roundabout-needs-number = You've built a roundabout, so you have to write a number.
welcome-to-refusal-no-such-card = There's no such card in your hand.
welcome-to-refusal-advanced-only = Roundabouts belong to the advanced game.
welcome-to-refusal-roundabout-comes-first = A roundabout comes before the number.
welcome-to-refusal-one-roundabout-a-round = You can only build one roundabout a round.
welcome-to-refusal-no-roundabout-left = You've built all your roundabouts.
welcome-to-refusal-nothing-fits-then = After a roundabout there, no number would fit.
welcome-to-refusal-plan-scored = You've already scored plan { $plan }.
welcome-to-refusal-plan-not-fulfilled = You haven't fulfilled plan { $plan } yet.
welcome-to-refusal-estates-do-not-serve = Those estates don't fulfil plan { $plan }.
welcome-to-refusal-number-not-offered = No card shows a { $number } right now.
welcome-to-refusal-which-cards = You can write the { $number } with several cards. Say which, for example take 1+3 on 2.4.
refusal-not-asked = You can't choose that now. Your panel shows what you can.
refusal-unknown-lot = “{ $typed }” isn't a lot. Write the street and the lot, like 2.9

## Slash commands

command-welcome-to = welcome-to
command-welcome-to-about = Welcome To…: three streets, and numbers that must rise
command-option-advanced = advanced
command-option-advanced-about = With roundabouts and hard plans
command-combine = combine
command-combine-about = Take a number with its action
command-option-number = number
command-option-number-about = Which pile, 1 to 3
command-option-action = action
command-option-action-about = Solo only: which card's action, 1 to 3
command-house = house
command-house-about = Write the number on a lot
command-option-lot = lot
command-option-lot-about = Street and lot, like 2.9
command-fence = fence
command-fence-about = Build a fence
command-option-fence = left-lot
command-option-fence-about = The lot on its left, like 2.9
command-bis = bis
command-bis-about = Build a bis house
command-option-side = side
command-option-side-about = Which neighbour's number it copies
command-marketing = marketing
command-marketing-about = Make estates of a size worth more
command-option-size = size
command-option-size-about = Houses in the estate, 1 to 6
command-score = score
command-score-about = Score a city plan
command-option-plan = plan
command-option-plan-about = Which plan
command-strike = strike
command-strike-about = Take a strike when no number fits
welcome-to-side-left = from the left neighbour
welcome-to-side-right = from the right neighbour

## Actions

welcome-to-action-fence = fence
welcome-to-action-marketing = marketing
welcome-to-action-park = park
welcome-to-action-pool = pool
welcome-to-action-temp = temp agency
welcome-to-action-bis = bis

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
welcome-to-waiting-all = Waiting for everyone
welcome-to-new-in-round = New in round { $round }
welcome-to-next = next

## Your own sheet

welcome-to-panel-title = Your streets · Round { $round }
welcome-to-street-sign = Street { $street }
welcome-to-free-lots = { $count } free

## The end

welcome-to-winner = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
welcome-to-winners = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
welcome-to-verdict-high-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
} without a rival (level { $level })
welcome-to-verdict-won = Won by { $margin }: { $total } to { $rival } against { $manager }, level { $level }
welcome-to-verdict-lost = Lost by { $margin }: { $total } to { $rival } against { $manager }, level { $level }
welcome-to-verdict-drawn = A draw: { $total } to { $rival } against { $manager }, level { $level }
welcome-to-agency-short = AAA
welcome-to-total = Total
welcome-to-tie = Tie-break

## In words, for reading aloud. A place is named by its street and lot, a fence by the lot on its left.

welcome-to-words-round = Welcome To…, round { $round }.
welcome-to-words-offer = Combination { $pile }: { $number } with { $action }, next { $next }.
welcome-to-words-card = Card { $pile }: { $number } and { $action }.
welcome-to-words-warning-strikes = One more strike for { $name } ends the game.
welcome-to-words-warning-plans = One more plan for { $name } ends the game.
welcome-to-words-warning-lots = { $left ->
    [one] { $name } has only { $left } free lot left and can end the game.
   *[other] { $name } has only { $left } free lots left and can end the game.
}
welcome-to-words-plan = Plan { $letter }: { $plan }. { $first ->
        [one] { $first } point
       *[other] { $first } points
    } for those who score it first, then { $later }.
welcome-to-words-plan-turned = Plan { $letter }: { $plan }. Now { $later ->
        [one] { $later } point
       *[other] { $later } points
    }, { $first } before.
welcome-to-words-plan-scored = Plan { $letter } scored by { $names }.
welcome-to-words-for-points = { $name } for { $points }
welcome-to-words-plan-yours = You've scored plan { $plan } for { $points }.
welcome-to-words-plan-progress = Plan { $plan }: you have { $have } of { $needed }.
welcome-to-words-ended = Turn ended: { $names }.
welcome-to-words-news = What happened in round { $round }:
welcome-to-words-projects = Project completion: { $letters }.
welcome-to-words-agency = Your rival is the AAA, level { $level }, { $manager }. It scores these plans as soon as their projects are completed: { $letters }.
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
welcome-to-words-minus = Penalties: { $tracks }.
welcome-to-words-minus-track = { $what } { $count }, { $points }
welcome-to-words-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place }. { $lines }.
welcome-to-words-score-alone = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $lines }.
welcome-to-words-line = { $what } { $points }
welcome-to-words-tie = More complete estates break a tie.

## What a move gains

welcome-to-reason-noted = points noted
welcome-to-reason-temps = temp agency
welcome-to-reason-parks = parks
welcome-to-reason-pools = pools
welcome-to-reason-estates = estates and plans
welcome-to-reason-lots = houses still to come
welcome-to-reason-risk = less risk of a strike
welcome-to-reason-agency = the agency gets less
welcome-to-reason-ending = the end of the game
welcome-to-swing = The score to be expected, turn by turn
