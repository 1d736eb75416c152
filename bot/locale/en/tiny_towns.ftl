# Tiny Towns: everything that pictures and their words say.

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

## Two letters that stand on a building in a picture; all different

tiny-towns-short-cottage = Co
tiny-towns-short-farm = Fm
tiny-towns-short-granary = Gr
tiny-towns-short-greenhouse = Gh
tiny-towns-short-orchard = Or
tiny-towns-short-fountain = Fo
tiny-towns-short-millstone = Mi
tiny-towns-short-shed = Sh
tiny-towns-short-well = We
tiny-towns-short-abbey = Ab
tiny-towns-short-chapel = Ch
tiny-towns-short-cloister = Cl
tiny-towns-short-temple = Te
tiny-towns-short-almshouse = Al
tiny-towns-short-feast-hall = Fe
tiny-towns-short-inn = In
tiny-towns-short-tavern = Ta
tiny-towns-short-bakery = Ba
tiny-towns-short-market = Ma
tiny-towns-short-tailor = Tl
tiny-towns-short-theater = Th
tiny-towns-short-bank = Bk
tiny-towns-short-factory = Fa
tiny-towns-short-trading-post = Tp
tiny-towns-short-warehouse = Wa
tiny-towns-short-architects-guild = Ag
tiny-towns-short-archive-of-the-second-age = As
tiny-towns-short-barrett-castle = Bc
tiny-towns-short-cathedral-of-caterina = Cc
tiny-towns-short-fort-ironweed = Fi
tiny-towns-short-grand-mausoleum = Gm
tiny-towns-short-grove-university = Gu
tiny-towns-short-mandras-palace = Mp
tiny-towns-short-obelisk-of-the-crescent = Oc
tiny-towns-short-opaleyes-watch = Ow
tiny-towns-short-shrine-of-the-elder-tree = Se
tiny-towns-short-silva-forum = Sf
tiny-towns-short-sky-baths = Sb
tiny-towns-short-starloom = St
tiny-towns-short-statue-of-the-bondmaker = Sm

## What a card is worth or does, in a few words. Figures are points for each building.

tiny-towns-effect-cottage = 3 if fed
tiny-towns-effect-farm = Feeds 4 cottages anywhere
tiny-towns-effect-granary = Feeds the 8 squares around it
tiny-towns-effect-greenhouse = Feeds one connected group of cottages
tiny-towns-effect-orchard = Feeds its row and its column
tiny-towns-effect-fountain = 2 next to another Fountain
tiny-towns-effect-millstone = 2 next to { $red } or { $yellow }
tiny-towns-effect-shed = 1; may stand on any empty square
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
tiny-towns-effect-bank = 4; its resource is never yours to choose
tiny-towns-effect-factory = Take any other for its resource
tiny-towns-effect-trading-post = 1; counts as any resource
tiny-towns-effect-warehouse = Stores 3; −1 for each stored
tiny-towns-effect-architects-guild = 1; replaces up to 2 of your buildings
tiny-towns-effect-archive-of-the-second-age = 1 per different building type
tiny-towns-effect-barrett-castle = 5 if fed; counts as 2 cottages
tiny-towns-effect-cathedral-of-caterina = 2; empty squares cost nothing
tiny-towns-effect-fort-ironweed = 7; you no longer choose resources
tiny-towns-effect-grand-mausoleum = 3 per unfed cottage
tiny-towns-effect-grove-university = 3; one building at once, for free
tiny-towns-effect-mandras-palace = 2 per different type next to it
tiny-towns-effect-obelisk-of-the-crescent = Build on any empty square from now on
tiny-towns-effect-opaleyes-watch = 3 types wait until a neighbour builds them
tiny-towns-effect-shrine-of-the-elder-tree = As your 1st to 6th building: 1, 2, 3, 4, 5, 8
tiny-towns-effect-silva-forum = 1, and 1 per building of your largest group
tiny-towns-effect-sky-baths = 2 per building type you lack
tiny-towns-effect-starloom = 6, 3 or 2 for finishing first, second, third
tiny-towns-effect-statue-of-the-bondmaker = Each cottage can hold one resource

## Building types

tiny-towns-category-monument = Monument

## Resources, and the letter on a cube

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
tiny-towns-letter-wood = W
tiny-towns-letter-wheat = H
tiny-towns-letter-brick = B
tiny-towns-letter-glass = G
tiny-towns-letter-stone = S

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
tiny-towns-waiting-all = Waiting for everybody
tiny-towns-waiting-monuments = Choosing a monument: { $names }
tiny-towns-waiting-naming = { $names } names the resource
tiny-towns-waiting-watch = { $names } may take a building from Opaleye's Watch
tiny-towns-everybody-takes = Everybody takes
tiny-towns-everybody-chooses = Everybody for themselves
tiny-towns-free-choice = Free choice
tiny-towns-open-cards = Open cards
tiny-towns-choose-one = Take one
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
tiny-towns-last-round = Last round
tiny-towns-aside = aside
tiny-towns-aside-count = Set aside: { $count } of { $most }
tiny-towns-empty-square = Empty square
tiny-towns-empty-square-effect = −1 at the end, also with a cube on it
tiny-towns-monument-back = Everybody has a secret one

## The private panel

tiny-towns-panel-title = Your town · Round { $round }
tiny-towns-prompt-monument = Choose the monument you keep
tiny-towns-prompt-choose = Choose the resource you take
tiny-towns-prompt-name = Name the resource that everybody takes
tiny-towns-prompt-open-card = Take one of the three open cards
tiny-towns-prompt-place = Place your { $resource }
tiny-towns-prompt-build = Build, or end your round
tiny-towns-prompt-full = Your town is full: ending your turn now finishes it
tiny-towns-prompt-marker = Choose the resource on your { $card }
tiny-towns-prompt-replace = Replace a building, or leave it
tiny-towns-prompt-free = Put down a building for free, or leave it
tiny-towns-prompt-watch = Choose a building type for Opaleye's Watch
tiny-towns-prompt-react = Take a building from Opaleye's Watch, or leave it
tiny-towns-prompt-ready = You are ready
tiny-towns-prompt-finished = Your town is finished
tiny-towns-prompt-idle = Nothing to do for now
tiny-towns-can-build = You can build
tiny-towns-can-build-nothing = Nothing to build yet
tiny-towns-can-build-more = and { $count } more
tiny-towns-your-monument = Your monument
tiny-towns-monument-choice = Keep one of these
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
tiny-towns-line-monument = Monument
tiny-towns-line-empty-squares = Empty squares
tiny-towns-tie-empty = Tie: empty squares
tiny-towns-tie-cottages = Tie: cottages
tiny-towns-place = Place { $place }

## In words, for reading aloud

tiny-towns-words-round = Tiny Towns, round { $round }.
tiny-towns-words-resource = Everybody takes { $resource }.
tiny-towns-words-named = { $name } has the hammer and named { $resource }.
tiny-towns-words-hammer = { $name } has the hammer.
tiny-towns-words-free = Free choice: everybody takes a resource of their own choice.
tiny-towns-words-open-cards = Open cards: { $resources }.
tiny-towns-words-taken = The card taken is { $resource }.
tiny-towns-words-waiting = Waiting for { $names }.
tiny-towns-words-waiting-monuments = Everybody chooses a monument. Waiting for { $names }.
tiny-towns-words-waiting-naming = Waiting for { $names } to name the resource.
tiny-towns-words-waiting-watch = Waiting for { $names } to take a building from Opaleye's Watch, or not.
tiny-towns-words-over = The game is over.
tiny-towns-words-ready = Ready: { $names }.
tiny-towns-words-finished = { $name } is finished since round { $round }.
tiny-towns-words-news = What happened in round { $round }:
tiny-towns-words-did = { $name }: { $deeds }.
tiny-towns-words-did-nothing = { $name }: nothing.
tiny-towns-words-chose = chose { $resource }
tiny-towns-words-placed = { $resource } on { $square }
tiny-towns-words-stored = stored { $resource } on { $square }
tiny-towns-words-swapped = stored { $resource } on { $square }, { $take } from there to { $target }
tiny-towns-words-set-aside = { $resource } set aside
tiny-towns-words-built = built { $card } on { $square }
tiny-towns-words-marker = chose { $resource } as its resource
tiny-towns-words-replaced = replaced { $square } by { $card }
tiny-towns-words-put-free = { $card } on { $square } for free
tiny-towns-words-set-on-watch = { $card } set on Opaleye's Watch
tiny-towns-words-watch-taken = { $card } from the Watch to { $square }
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
tiny-towns-words-monuments = Everybody has a secret monument.
tiny-towns-words-your-monument = Your monument is { $card }: { $pattern }. { $effect }.
tiny-towns-words-monument-effect = { $card }: { $effect }.
tiny-towns-words-monument-choice = Keep one of these monuments:
tiny-towns-words-prompt = { $prompt }.
tiny-towns-words-build = You can build { $card } with { $squares }, on one of these squares.
tiny-towns-words-build-anywhere = You can build { $card } with { $squares }, on any empty square.
tiny-towns-words-completes = Placing it on { $square } would complete { $cards }.
tiny-towns-words-build-nothing = You can build nothing now.
tiny-towns-words-score = { $name }: { $points }, place { $place }. { $lines }.
tiny-towns-words-line = { $what } { $points }
tiny-towns-words-tie = Ties are broken by fewer empty squares, then by more cottages.
tiny-towns-pattern-over = { " over " }
tiny-towns-pattern-gap = gap
