### Welcome To…: panel, commands and answers. What stands on pictures is in welcome_to.ftl.

welcome-to-name = Welcome To…
welcome-to-how-to-play =
    ## Welcome To…
    You lay out a suburb: three streets of houses, numbered in rising order from left to right.
    {""}**Each round** three combinations of a number and an action lie on the table. Everybody takes one of them, all at the same time. Write the number on a free lot; gaps are fine, falling numbers are not. Then use the action or leave it:
    🚧 a fence splits a street into estates · 📈 marketing makes estates of a size worth more · 🌳 a park in the street of the house · 🏊 a pool, if the lot has one · 👷 a temp worker changes the number by up to 2 · 🏘️ bis doubles a neighbouring number on a free lot.
    An estate is complete when its 1 to 6 lots between two fences are all built.
    {""}**City plans** ask for estates and more; whoever scores a plan in the first round that anybody does gets the higher value.
    If no number fits, you take a strike. **The game ends** when somebody has three strikes, all three plans, or no free lot left.

## What is going on

welcome-to-round-title = Round { $round }
welcome-to-situation-over = The streets are finished.
welcome-to-combination = { $number } + { $action }
welcome-to-do-fence = fence
welcome-to-do-marketing = marketing
welcome-to-do-park = park
welcome-to-do-pool = pool
welcome-to-do-temp = temp worker
welcome-to-do-bis = bis

## The table

welcome-to-classic = Classic
welcome-to-advanced = Advanced: roundabouts and hard plans
welcome-to-level-choice = Level { $level }: { $manager }
welcome-to-verdict-high-score = { $total ->
        [one] **{ $total } point**
       *[other] **{ $total } points**
    } without a rival (level { $level }, { $manager }).
welcome-to-verdict-won = **Won** against { $manager } (level { $level }): { $total } to { $rival }, { $margin } ahead. Complete estates: { $estates } to { $rival_estates }.
welcome-to-verdict-lost = **Lost** against { $manager } (level { $level }): { $total } to { $rival }, { $margin } points. Complete estates: { $estates } to { $rival_estates }.
welcome-to-verdict-drawn = **A draw** with { $manager } (level { $level }): { $total } to { $rival }, { $margin } between you, { $estates } to { $rival_estates } estates.

## The panel

welcome-to-panel-combine = **Round { $round }:** choose a number with its action.
welcome-to-panel-strike = **Round { $round }:** no number fits any more. You have to take a strike.
welcome-to-panel-change = **{ $number }:** does a temp worker change the number?
welcome-to-panel-lot = Where does the **{ $number }** go?
welcome-to-panel-roundabout = Where does the roundabout go?
welcome-to-panel-action-fence = Where does the fence go?
welcome-to-panel-action-marketing = Which estates shall be worth more?
welcome-to-panel-action-park = Plant a tree in this street?
welcome-to-panel-action-pool = Build the pool?
welcome-to-panel-action-bis = Where does the bis house go?
welcome-to-panel-spend = Which estate do you use for plan { $plan }?
welcome-to-panel-plans = **Round { $round }:** you can score a plan. Score it now, or hold it back.
welcome-to-panel-rivals = Plans may need the same estates: what you use for one is gone for the others.
welcome-to-panel-confirm = **Round { $round }:** your turn is complete. Confirm it.
welcome-to-roundabout-street = First a roundabout in street { $street }
welcome-to-roundabout = Roundabout in street { $street }, lot { $lot }
welcome-to-strike = Take a strike
welcome-to-strike-giving = Strike, hand over { $number } + { $action }
welcome-to-change = Write { $number }
welcome-to-no-change = Leave it at { $number }
welcome-to-street = Street { $street } ({ $free ->
        [one] { $free } lot
       *[other] { $free } lots
    } free)
welcome-to-places = Choose a place …
welcome-to-house = { $number } in street { $street }, lot { $lot }
welcome-to-fence = Fence in street { $street } between { $left } and { $right }
welcome-to-marketing = Estates of { $size }
welcome-to-park = Plant the tree
welcome-to-pool = Build the pool
welcome-to-bis = Bis in street { $street }, lot { $lot }, from the { $side ->
        [left] left
       *[right] right
    }
welcome-to-nothing = No action
welcome-to-spend = Estate of { $size }: street { $street }, lots { $first } to { $last }
welcome-to-score = Score plan { $plan }: { $points } points
welcome-to-confirm = Confirm my turn
welcome-to-confirm-holding = Confirm and score no more
welcome-to-completes = estate of { $size } complete
welcome-to-pool-possible = pool possible
welcome-to-pool-lost = pool lost
welcome-to-plan-ready = plan { $plan } ready
welcome-to-points-change = { $points } points now
welcome-to-side-left = from the left neighbour
welcome-to-side-right = from the right neighbour

## What somebody did

welcome-to-did-roundabout-street = chose street { $street } for a roundabout
welcome-to-did-roundabout = built a roundabout in street { $street }, lot { $lot }
welcome-to-did-combine =
    { $same ->
        [true] took combination { $number }
       *[false] took the number of card { $number } and the action of card { $action }
    }
welcome-to-did-strike = took a strike
welcome-to-did-no-change = left the number as it was
welcome-to-did-change = changed the number by { $by }
welcome-to-did-street = looked at street { $street }
welcome-to-did-house = wrote it in street { $street }, lot { $lot }
welcome-to-did-fence = built a fence in street { $street } between { $left } and { $right }
welcome-to-did-marketing = crossed marketing for estates of { $size }
welcome-to-did-park = planted a tree
welcome-to-did-pool = built the pool
welcome-to-did-bis =
    { $side ->
        [left] built a bis house in street { $street }, lot { $lot }, like its left neighbour
       *[right] built a bis house in street { $street }, lot { $lot }, like its right neighbour
    }
welcome-to-did-nothing = did without the action
welcome-to-did-score = scored plan { $plan }
welcome-to-did-spend = used the estate in street { $street }, lots { $first } to { $last }
welcome-to-did-confirm = confirmed the turn

## Score sheets

welcome-to-scored-plans = City plans
welcome-to-scored-parks = Parks
welcome-to-scored-pools = Pools
welcome-to-scored-temps = Temp workers
welcome-to-scored-estates = Estates
welcome-to-scored-bis = Bis houses
welcome-to-scored-strikes = Strikes
welcome-to-scored-roundabouts = Roundabouts

## Why not

welcome-to-illegal-unreadable = I cannot read that step. Choose one from the list.
welcome-to-illegal-seats = Welcome To… is for { $least } to { $most } players.
welcome-to-illegal-not-waited-on = Your turn is confirmed. Take it back if you want to change something.
welcome-to-illegal-nothing-to-take-back = There is nothing to take back.
welcome-to-illegal-not-now = That is not asked for now. Your panel shows what is.
welcome-to-illegal-no-such-combination = That combination is not on the table.
welcome-to-illegal-number-fits-nowhere = No lot is left for the { $number }.
welcome-to-illegal-a-number-fits = A strike is only for those who cannot write any number.
welcome-to-illegal-street-first = First choose the street.
welcome-to-illegal-other-street = You are looking at street { $street }. Take that back to choose another one.
welcome-to-illegal-no-such-lot = Street { $street } has no lot { $lot }.
welcome-to-illegal-lot-filled = Lot { $lot } in street { $street } is taken.
welcome-to-illegal-number-does-not-fit = The { $number } does not fit there. Numbers rise from left to right.
welcome-to-illegal-nothing-fits-then = With a roundabout there, no number would fit any more.
welcome-to-illegal-fence-stands = A fence stands in street { $street } behind lot { $after } already.
welcome-to-illegal-estate-used = The estate at lot { $after } in street { $street } was used for a plan and cannot be divided.
welcome-to-illegal-no-house-beside = A bis house needs a numbered neighbour on that side.
welcome-to-illegal-column-full = The column for estates of { $size } is full.
welcome-to-illegal-plan-scored = You have scored plan { $plan } already.
welcome-to-illegal-plan-not-fulfilled = You do not fulfil plan { $plan } yet.
welcome-to-illegal-estate-does-not-serve = That estate does not serve plan { $plan }.
refusal-unknown-lot = “{ $typed }” is not a lot. Write street and lot like this: 2.9

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
command-option-action-about = Alone only: which card's action, 1 to 3
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
command-option-size-about = Houses of the estate, 1 to 6
command-score = score
command-score-about = Score a city plan
command-option-plan = plan
command-option-plan-about = Which plan
command-strike = strike
command-strike-about = Take a strike when no number fits
