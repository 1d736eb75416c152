### Tiny Towns: what it says on panels, in pictures, in words and as commands.

tiny-towns-name = Tiny Towns
tiny-towns-how-to-play =
    ## Tiny Towns
    You're the mayor of a town of sixteen squares.
    { "" }**Each round** everyone takes one cube of the same resource and puts it on an empty square. Every third round, you choose the resource yourself.
    { "" }**Then build** as often as you like: when cubes lie in the pattern of a card (turned or mirrored is fine), remove them and put the building on one of their squares.
    { "" }**End your round** when you're done. It's revealed once everyone has.
    A town with no empty square left is finished. **At the end** buildings score what their cards say, and every square without a building costs 1 point.
    Everything is on your panel: press **Your move** under the board.

## What is going on

tiny-towns-round-title = Round { $round }
tiny-towns-situation-over = { $seats ->
        [1] The town is finished.
       *[other] All towns are finished.
    }
tiny-towns-situation-monuments = { $seats ->
        [1] Keep one of two monuments.
       *[other] Everyone secretly keeps one of two monuments.
    }
tiny-towns-situation-naming = Whoever has the hammer names this round's resource.
tiny-towns-situation-watch = Whoever has Opaleye's Watch can respond to what the neighbours built.
tiny-towns-situation-free = A free round: everyone chooses a resource for themselves.
tiny-towns-situation-alone = Take one of the three open cards.
tiny-towns-situation-card = Everyone takes **{ $resource }**.
tiny-towns-task-place = place the { $resource }
tiny-towns-task-free = choose a resource and place it
tiny-towns-task-naming = name a resource for everyone
tiny-towns-task-monuments = keep one of your two monuments
tiny-towns-task-watch = take a building from Opaleye's Watch, or pass

## The table

tiny-towns-set-up-first-game = First game
tiny-towns-set-up-random = Random buildings
tiny-towns-set-up-chosen = Chosen buildings
tiny-towns-with-monuments = monuments
tiny-towns-with-extra-storage = extra storage
tiny-towns-with-prospectors = prospectors
tiny-towns-mode-town-hall = Town hall: resource cards, a free choice every third round
tiny-towns-mode-prospectors = Prospectors: whoever has the hammer names the resource
tiny-towns-verdict = Rank: **{ $rank }**

## Questions, on the panel and in its picture

tiny-towns-ask-monument = { $seats ->
        [1] Which monument do you keep?
       *[other] Which monument do you keep? No one sees it until you build it.
    }
tiny-towns-ask-name = Which resource does everyone take?
tiny-towns-ask-card = Which open card do you take?
tiny-towns-ask-take = Which resource do you take?
tiny-towns-ask-place = { $count ->
        [1] There's only one place left for your { $resource }.
       *[other] Where do you put your { $resource }?
    }
tiny-towns-ask-swap = Where do you put the { $take } from the Warehouse?
tiny-towns-ask-build = { $count ->
        [0] There's nothing to build.
       *[other] Build something, or end your round.
    }
tiny-towns-ask-target = { $card }: on which square?
tiny-towns-ask-cubes = { $card } on { $square }: which cubes do you use?
tiny-towns-ask-marker = { $card }: which resource goes on it?
tiny-towns-ask-replace = Architect's Guild: which building do you replace?
tiny-towns-ask-replace-by = What takes the place of the { $card } on { $square }?
tiny-towns-ask-free = Grove University: which building do you put up for free?
tiny-towns-ask-watch = Opaleye's Watch: which building waits on it? ({ $number } of { $count })
tiny-towns-ask-react = Opaleye's Watch: which building do you take?
tiny-towns-town-is-full = ⚠️ Your town is full. { $unfinished ->
        [1] If you end your round now, the game is over.
       *[other] If you end your round now, your town is finished, and you sit out until the scoring.
    }

## What can be tapped

tiny-towns-answer-keep = Keep { $short }
tiny-towns-answer-name = Name { $resource }
tiny-towns-answer-card = Take card { $number }: { $resource }
tiny-towns-answer-take = Take { $resource }
tiny-towns-answer-place = Put { $resource } on { $square }
tiny-towns-answer-exchange = Take { $resource } instead of { $due }
tiny-towns-answer-store = Store { $resource } in Warehouse { $square }
tiny-towns-answer-swap = Swap for { $take } from { $square }
tiny-towns-answer-cottage = Put { $resource } on Cottage { $square }
tiny-towns-answer-aside = Set { $resource } aside for good
tiny-towns-answer-build = Build { $short }
tiny-towns-answer-end = End my round
tiny-towns-answer-finish = Finish my town
tiny-towns-answer-target = Put { $short } on { $square }
tiny-towns-answer-cubes = Use { $squares }
tiny-towns-answer-marker = Put { $resource } on it
tiny-towns-answer-replace = Replace { $card } on { $square }
tiny-towns-answer-no-replacement = Leave my buildings as they are
tiny-towns-answer-replace-by = Put { $card } on { $square }
tiny-towns-answer-free = Put up { $card } for free
tiny-towns-answer-no-free-building = No free building
tiny-towns-answer-watch = Put { $card } on the Watch
tiny-towns-answer-watch-take = Take { $card }
tiny-towns-answer-pass = Leave the rest
tiny-towns-unused = { $what ->
        [react] You can still take: { $cards }.
       *[build] You can still build: { $cards }.
    }
tiny-towns-closed-fort = You don't take a cube in a free round: you have Fort Ironweed.
tiny-towns-closed-five-banks = You don't take a cube in a free round: your Banks hold all five resources.

## What happened

tiny-towns-event-kept = { $who } kept { $a_card }
tiny-towns-event-named = { $who } named { $resource }
tiny-towns-event-took-card = { $who } took { $resource }
tiny-towns-event-next-card = New card: { $resource }
tiny-towns-event-exchanged = { $who } took { $resource } instead of { $due }
tiny-towns-event-placed = { $who } put { $resource } on { $square }
tiny-towns-event-stored = { $who } stored { $resource } in the Warehouse on { $square }
tiny-towns-event-swapped = { $who } swapped { $resource } for { $take } in the Warehouse on { $warehouse } and put it on { $square }
tiny-towns-event-stored-on-cottage = { $who } put { $resource } on the Cottage on { $square }
tiny-towns-event-set-aside = { $who } set { $resource } aside
tiny-towns-event-built = { $who } built { $a_card } on { $square }
tiny-towns-event-marked = { $who } put { $resource } on the { $card } on { $square }
tiny-towns-event-replaced = { $who } replaced the building on { $square } with { $a_card }
tiny-towns-event-put-free = { $who } put { $a_card } on { $square } for free
tiny-towns-event-set-on-watch = { $who } put { $a_card } on Opaleye's Watch
tiny-towns-event-shrine-fixed =
    { $points ->
        [one] { $who } earned { $points } point with the Shrine
       *[other] { $who } earned { $points } points with the Shrine
    }
tiny-towns-event-watch-taken = { $who } took { $a_card } from Opaleye's Watch and put it on { $square }
tiny-towns-event-monuments-kept = Everyone kept a monument
tiny-towns-event-watch-offers = { $who } could take { $a_card } from Opaleye's Watch
tiny-towns-event-finished = { $who } finished { $who_is ->
        [you] your
       *[other] their
    } town in round { $round }
tiny-towns-event-game-over = No empty square was left, and the game ended
tiny-towns-event-reshuffled = The resource cards were reshuffled
tiny-towns-event-hammer = { $who } got the hammer
tiny-towns-event-turned-up = New resource for everyone: { $resource }
tiny-towns-event-free-round = Free choice in round { $round }

## Score sheets

tiny-towns-scored-monument = Monument
tiny-towns-scored-empty-squares = Empty squares

## Why not

tiny-towns-refusal-town-finished = Your town is finished. Sit back and watch.
tiny-towns-refusal-not-now = You can't do that now.
tiny-towns-refusal-not-dealt = You weren't dealt { $a_card }.
tiny-towns-refusal-type-on-your-bank = One of your Banks holds { $resource }, so you can't choose it.
tiny-towns-refusal-card-first = Take one of the open cards first.
tiny-towns-refusal-place-first = Put down your cube first.
tiny-towns-refusal-already-placed = Your cube is placed. You can build now, or end your round.
tiny-towns-refusal-no-cube-this-round = You don't take a cube this round. You can build, or end your round.
tiny-towns-refusal-wrong-resource = You can't take { $resource } now: this round it's { $due }.
tiny-towns-refusal-not-on-an-open-card = None of the open cards shows { $resource }.
tiny-towns-refusal-square-taken = { $square } is taken. Choose an empty square.
tiny-towns-refusal-no-warehouse = There's no Warehouse on { $square }.
tiny-towns-refusal-warehouse-full = The Warehouse on { $square } is full.
tiny-towns-refusal-not-on-warehouse = You can't swap that for { $resource } on { $square }.
tiny-towns-refusal-no-statue = Without the Statue of the Bondmaker, cubes can't go on Cottages.
tiny-towns-refusal-statue-not-now = A cube you choose yourself can't go on a Cottage.
tiny-towns-refusal-no-bare-cottage = There's no Cottage without a cube on { $square }.
tiny-towns-refusal-no-extra-storage = This table plays without extra storage.
tiny-towns-refusal-aside-used-up = You've used up your extra storage.
tiny-towns-refusal-card-not-in-play = { $card } isn't in this game.
tiny-towns-refusal-no-sixth-bank = There's no resource left for another Bank.
tiny-towns-refusal-pattern-missing = You can't build { $a_card } yet: nowhere in your town do cubes lie in that pattern.
tiny-towns-refusal-wrong-cubes = You can't build { $a_card } from these cubes: they don't lie in the right pattern.
tiny-towns-refusal-wrong-target = { $card } can't go on { $square }: choose one of the squares its cubes clear.
tiny-towns-refusal-marker-missing = Say which resource goes on the { $card }.
tiny-towns-refusal-no-marker = No resource goes on { $a_card }.
tiny-towns-refusal-no-such-effect = { $card } can't do that.
tiny-towns-refusal-too-many = { $card } allows { $most } at most.
tiny-towns-refusal-nothing-to-replace = There's no building on { $square } that you could replace.
tiny-towns-refusal-same-building = There's already { $a_card } on { $square }. Choose another building.
tiny-towns-refusal-three-for-the-watch = Name three different buildings for Opaleye's Watch.
tiny-towns-refusal-not-offered = You can't take { $a_card } from Opaleye's Watch now.
tiny-towns-refusal-say-where = You can build { $a_card } in more than one place. Say which square it goes on.
tiny-towns-refusal-say-which-cubes = You can build { $a_card } there in several ways. Name the cubes.
tiny-towns-refusal-say-which-resource = Also say which resource you're taking.
tiny-towns-refusal-wrong-number-of-seats = Tiny Towns is for { $min } to { $max } players, not { $seats }.
tiny-towns-refusal-prospectors-need-two = Prospectors needs at least two players.
tiny-towns-refusal-no-monuments-in-first-game = The first game is played without monuments. Choose random buildings to play with them.
tiny-towns-refusal-cards-only-when-chosen = Cards can only be named for a table with chosen buildings.
tiny-towns-refusal-unknown-card = There's no card called { $card }.
tiny-towns-refusal-not-in-solo = { $card } isn't part of the solo game.
tiny-towns-refusal-one-card-of-each-category =
    { $count ->
        [0] One building type is missing: choose exactly one card of each.
       *[other] One building type was named { $count } times: choose exactly one card of each.
    }
refusal-unknown-square = “{ $typed }” isn't a square. Squares go from A1 (top left) to D4 (bottom right).
refusal-unknown-building = There's no building called “{ $typed }”.
refusal-nothing-to-choose = You have no resource to choose right now.
refusal-not-asked-marker = First build a Factory or a Bank, then say which resource goes on it.

## Buildings and monuments

tiny-towns-card-cottage = Cottage
tiny-towns-card-farm = Farm
tiny-towns-card-granary = Granary
tiny-towns-card-greenhouse = Greenhouse
tiny-towns-card-orchard = Orchard
tiny-towns-card-fountain = Fountain
tiny-towns-card-millstone = Millstone
tiny-towns-card-shed = Shed
tiny-towns-card-well = Well
tiny-towns-card-abbey = Abbey
tiny-towns-card-chapel = Chapel
tiny-towns-card-cloister = Cloister
tiny-towns-card-temple = Temple
tiny-towns-card-almshouse = Almshouse
tiny-towns-card-feast-hall = Feast Hall
tiny-towns-card-inn = Inn
tiny-towns-card-tavern = Tavern
tiny-towns-card-bakery = Bakery
tiny-towns-card-market = Market
tiny-towns-card-tailor = Tailor
tiny-towns-card-theater = Theater
tiny-towns-card-bank = Bank
tiny-towns-card-factory = Factory
tiny-towns-card-trading-post = Trading Post
tiny-towns-card-warehouse = Warehouse
tiny-towns-card-architects-guild = Architect's Guild
tiny-towns-card-archive-of-the-second-age = Archive of the Second Age
tiny-towns-card-barrett-castle = Barrett Castle
tiny-towns-card-cathedral-of-caterina = Cathedral of Caterina
tiny-towns-card-fort-ironweed = Fort Ironweed
tiny-towns-card-grand-mausoleum = Grand Mausoleum of the Rodina
tiny-towns-card-grove-university = Grove University
tiny-towns-card-mandras-palace = Mandras Palace
tiny-towns-card-obelisk-of-the-crescent = Obelisk of the Crescent
tiny-towns-card-opaleyes-watch = Opaleye's Watch
tiny-towns-card-shrine-of-the-elder-tree = Shrine of the Elder Tree
tiny-towns-card-silva-forum = Silva Forum
tiny-towns-card-sky-baths = The Sky Baths
tiny-towns-card-starloom = The Starloom
tiny-towns-card-statue-of-the-bondmaker = Statue of the Bondmaker

# A card inside a sentence: one of several buildings, or the only one of its name.
tiny-towns-a-card =
    { $card ->
        [abbey] an { $name }
        [almshouse] an { $name }
        [inn] an { $name }
        [orchard] an { $name }
        [architects_guild] the { $name }
        [archive_of_the_second_age] the { $name }
        [barrett_castle] { $name }
        [cathedral_of_caterina] the { $name }
        [fort_ironweed] { $name }
        [grand_mausoleum] the { $name }
        [grove_university] { $name }
        [mandras_palace] { $name }
        [obelisk_of_the_crescent] the { $name }
        [opaleyes_watch] { $name }
        [shrine_of_the_elder_tree] the { $name }
        [silva_forum] the { $name }
        [sky_baths] the Sky Baths
        [starloom] the Starloom
        [statue_of_the_bondmaker] the { $name }
       *[other] a { $name }
    }

# A card on a button: a phone has no room for the whole name of some monuments.
tiny-towns-short-card =
    { $card ->
        [archive_of_the_second_age] Archive
        [cathedral_of_caterina] Cathedral
        [grand_mausoleum] Grand Mausoleum
        [obelisk_of_the_crescent] Obelisk
        [shrine_of_the_elder_tree] Shrine
        [statue_of_the_bondmaker] Statue
       *[other] { $name }
    }

## What a card is worth or does, in a few words. Figures are points for each building.

tiny-towns-effect-cottage = 3 if fed
tiny-towns-effect-farm = Feeds 4 cottages anywhere
tiny-towns-effect-granary = Feeds the 8 squares around it
tiny-towns-effect-greenhouse = Feeds one connected group of cottages
tiny-towns-effect-orchard = Feeds its row and its column
tiny-towns-effect-fountain = 2 next to another Fountain
tiny-towns-effect-millstone = 2 next to { $red } or { $yellow }
tiny-towns-effect-shed = 1; can go on any empty square
tiny-towns-effect-well = 1 per adjacent cottage
tiny-towns-effect-abbey = 3 unless next to { $black }, { $green } or { $yellow }
tiny-towns-effect-chapel = 1 per fed cottage
tiny-towns-effect-cloister = 1 per Cloister in a corner
tiny-towns-effect-temple = 4 next to 2 fed cottages
tiny-towns-effect-almshouse = All together: −1, 5, −3, 15, −5, 26
tiny-towns-effect-feast-hall = 2; or 3 with more than your right neighbour
tiny-towns-effect-inn = 3 as the only one in its row and column
tiny-towns-effect-tavern = All together: 2, 5, 9, 14, 20
tiny-towns-effect-bakery = 3 next to { $red } or { $black }
tiny-towns-effect-market = 1 per Market in its row or column
tiny-towns-effect-tailor = 1, and 1 per Tailor in the centre
tiny-towns-effect-theater = 1 per other type in row and column
tiny-towns-effect-bank = 4; you can't choose its resource
tiny-towns-effect-factory = Swaps its resource for any other
tiny-towns-effect-trading-post = 1; counts as any resource
tiny-towns-effect-warehouse = Stores 3; −1 for each stored
tiny-towns-effect-architects-guild = 1; replaces up to 2 of your buildings
tiny-towns-effect-archive-of-the-second-age = 1 per different building type
tiny-towns-effect-barrett-castle = 5 if fed; counts as 2 cottages
tiny-towns-effect-cathedral-of-caterina = 2; empty squares cost nothing
tiny-towns-effect-fort-ironweed = 7; you no longer choose resources
tiny-towns-effect-grand-mausoleum = 3 per unfed cottage
tiny-towns-effect-grove-university = 3; one free building right away
tiny-towns-effect-mandras-palace = 2 per different type next to it
tiny-towns-effect-obelisk-of-the-crescent = Build on any empty square from now on
tiny-towns-effect-opaleyes-watch = 3 types wait until a neighbour builds them
tiny-towns-effect-shrine-of-the-elder-tree = As your 1st to 6th building: 1, 2, 3, 4, 5, 8
tiny-towns-effect-silva-forum = 1, and 1 per building of your largest group
tiny-towns-effect-sky-baths = 2 per missing building type
tiny-towns-effect-starloom = 6, 3 or 2 for finishing first, second, third
tiny-towns-effect-statue-of-the-bondmaker = Each cottage can hold one resource

## Building types

tiny-towns-category-monument = Monument

## Resources

tiny-towns-resource-wood = Wood
tiny-towns-resource-wheat = Wheat
tiny-towns-resource-brick = Brick
tiny-towns-resource-glass = Glass
tiny-towns-resource-stone = Stone
tiny-towns-some-wood = wood
tiny-towns-some-wheat = wheat
tiny-towns-some-brick = brick
tiny-towns-some-glass = glass
tiny-towns-some-stone = stone

## Ranks of the solo game

tiny-towns-rank-master-architect = Master Architect
tiny-towns-rank-town-planner = Town Planner
tiny-towns-rank-engineer = Engineer
tiny-towns-rank-carpenter = Carpenter
tiny-towns-rank-builders-apprentice = Builder's Apprentice
tiny-towns-rank-aspiring-architect = Aspiring Architect

## Header and footer

tiny-towns-title = Tiny Towns · Round { $round }
tiny-towns-title-final = Tiny Towns · Final scores
tiny-towns-seat = Player { $number }
tiny-towns-over = The game is over
tiny-towns-waiting = Waiting for { $names }
tiny-towns-waiting-all = Waiting for everyone
tiny-towns-waiting-monuments = Choosing a monument: { $names }
tiny-towns-waiting-naming = { $names } names the resource
tiny-towns-waiting-watch = { $names } may take a building from Opaleye's Watch
tiny-towns-everybody-takes = Everyone takes
tiny-towns-everybody-chooses = Everyone chooses
tiny-towns-free-choice = Free choice
tiny-towns-open-cards = Open cards
tiny-towns-choose-one = Take one
tiny-towns-name-one = Name one
tiny-towns-chosen-card = You took
tiny-towns-in-hand = In your hand
tiny-towns-pile = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
tiny-towns-pile-seen = Seen:
tiny-towns-pile-under = Under the pile:
tiny-towns-next-free = Free choice in round { $round }

## Towns

tiny-towns-status-thinking = thinking
tiny-towns-status-ready = ready
tiny-towns-status-waiting = waiting
tiny-towns-status-finished = finished
tiny-towns-finished-round = Finished in round { $round }
tiny-towns-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tiny-towns-points-now = { $points } now
tiny-towns-last-round = Just played
tiny-towns-aside = aside
tiny-towns-aside-count = Set aside: { $count } of { $most }
tiny-towns-empty-square = Empty square
tiny-towns-empty-square-effect = −1 at the end, even with a cube on it
tiny-towns-monument-back = { $seats ->
        [1] There's one in play
       *[other] Everyone has a secret one
    }

## The private panel

tiny-towns-panel-title = Your town · Round { $round }
tiny-towns-prompt-finished = Your town is finished.
tiny-towns-prompt-ended = You've ended your round.
tiny-towns-prompt-idle = There's nothing for you to do right now.
tiny-towns-if-ended = If it ended now

## The end

tiny-towns-winner = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tiny-towns-winners = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tiny-towns-solo-end = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $rank }
tiny-towns-unbuilt = Not built: { $card }
tiny-towns-total = Total
tiny-towns-tie-empty = Tie: empty squares
tiny-towns-tie-cottages = Tie: cottages
tiny-towns-place = Place { $place }

## In words, for reading aloud

tiny-towns-words-round = Tiny Towns, round { $round }.
tiny-towns-words-resource = Everyone takes { $resource }.
tiny-towns-words-named = { $name } has the hammer and named { $resource }.
tiny-towns-words-hammer = { $name } has the hammer.
tiny-towns-words-free = Free choice: everyone chooses a resource for themselves.
tiny-towns-words-open-cards = Open cards: { $resources }.
tiny-towns-words-taken = Card taken: { $resource }.
tiny-towns-words-waiting = Waiting for { $names }.
tiny-towns-words-waiting-monuments = { $seats ->
        [1] { $names } chooses a monument.
       *[other] Everyone chooses a monument. Waiting for { $names }.
    }
tiny-towns-words-waiting-naming = Waiting for { $names } to name the resource.
tiny-towns-words-waiting-watch = Waiting for { $names } to take a building from Opaleye's Watch, or not.
tiny-towns-words-over = The game is over.
tiny-towns-words-ready = Ready: { $names }.
tiny-towns-words-finished = { $name } finished in round { $round }.
tiny-towns-words-news = What happened in round { $round }:
tiny-towns-words-did-nothing = { $name } did nothing.
tiny-towns-words-town = Town of { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now.
tiny-towns-words-your-town = Your town, { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now.
tiny-towns-words-town-final = Town of { $name }.
tiny-towns-words-fed = Fed: { $squares }.
tiny-towns-words-row = Row { $row }: { $squares }.
tiny-towns-words-empty = empty
tiny-towns-words-holding = { $card } with { $resources }
tiny-towns-words-square = { $square } { $content }
tiny-towns-words-aside = Set aside: { $count } of { $most }.
tiny-towns-words-watch = Waiting on Opaleye's Watch: { $cards }.
tiny-towns-words-all-empty = All squares are empty.
tiny-towns-words-cards = The cards. Rows of a pattern run from top to bottom; it may be turned and mirrored.
tiny-towns-words-card = { $card }: { $pattern }. { $effect }.
tiny-towns-words-pile = Draw pile: { $left }.
tiny-towns-words-pile-seen = Cards seen: { $resources }.
tiny-towns-words-pile-under = Under the pile, first to come first: { $resources }.
tiny-towns-words-next-free = The next free choice is in round { $round }.
tiny-towns-words-monuments = { $seats ->
        [1] There's a monument, too.
       *[other] Everyone has a secret monument.
    }
tiny-towns-words-your-monument = Your monument is { $card }: { $pattern }. { $effect }.
tiny-towns-words-monument-effect = { $card }: { $effect }.
tiny-towns-words-monument-choice = Keep one of these monuments:
tiny-towns-words-build = You can build { $a_card } with { $squares }, on one of these squares.
tiny-towns-words-build-anywhere = You can build { $a_card } with { $squares }, on any empty square.
tiny-towns-words-completes = Placing it on { $square } would complete { $cards }.
tiny-towns-words-build-nothing = There's nothing you can build now.
tiny-towns-words-outcome = { $outcome }.
tiny-towns-words-score = { $name }: { $points }, place { $place }. { $lines }.
tiny-towns-words-line = { $what } { $points }
tiny-towns-words-tie = Ties are broken by fewer empty squares, then by more cottages.
tiny-towns-pattern-over = { " over " }
tiny-towns-pattern-gap = gap

## Slash commands

command-tiny-towns = tiny-towns
command-tiny-towns-about = Tiny Towns: sixteen squares, and every cube must find its place
command-option-set-up = buildings
command-option-set-up-about = The recommended first game, or one random building of each type
command-option-monuments = monuments
command-option-monuments-about = Everyone gets a secret monument
command-option-extra-storage = extra-storage
command-option-extra-storage-about = Everyone may set two cubes aside
command-option-mode = resources
command-option-mode-about = Who decides on the resource of a round
command-option-cards = cards
command-option-cards-about = Your own choice: one card of each type, with commas between them
command-take = take
command-take-about = Choose your resource
command-option-take-resource-about = What you take
command-option-resource = resource
command-place = place
command-place-about = Put your cube on a square
command-option-square = square
command-option-place-square-about = An empty square, A1 to D4
command-option-place-resource-about = Another resource, if your Factory allows it
command-build = build
command-build-about = Build from cubes that lie in a pattern
command-option-building = building
command-option-build-building-about = What you build
command-option-build-square-about = Where it goes
command-option-cubes = cubes
command-option-build-cubes-about = Which cubes to use, if there's a choice
command-mark = mark
command-mark-about = Choose the resource on your new Factory or Bank
command-option-mark-resource-about = What goes on the building
command-confirm = confirm
command-confirm-about = End your round

## What a move gains

tiny-towns-reason-scored = { $card }
tiny-towns-reason-making = cubes towards: { $card }
tiny-towns-reason-monument = monument
tiny-towns-reason-empty-squares = empty squares
tiny-towns-reason-rest = room for what comes later
tiny-towns-swing = The score to be expected, turn by turn
