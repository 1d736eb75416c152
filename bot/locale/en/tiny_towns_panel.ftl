### Tiny Towns: panel, commands and answers. What stands on pictures is in tiny_towns.ftl.

tiny-towns-name = Tiny Towns
tiny-towns-how-to-play =
    ## Tiny Towns
    You are the mayor of a town of sixteen squares.
    {""}**Each round** everybody takes one cube of the same resource and puts it on an empty square. Every third round each player chooses the resource.
    {""}**Then build** as often as you like: when cubes lie in the pattern of a card (turned or mirrored is fine), remove them and put the building on one of their squares.
    {""}**Confirm** when you are done. The round is revealed when everybody has.
    A town with no empty square left is finished. **At the end** buildings score what their cards say, and every square without a building costs 1 point.
    Everything is on your panel: press **Your move** under the board.

## What is going on

tiny-towns-round-title = Round { $round }
tiny-towns-situation-over = All towns are finished.
tiny-towns-situation-monuments = Everybody secretly keeps one of two monuments.
tiny-towns-situation-naming = The holder of the hammer names the resource of this round.
tiny-towns-situation-watch = Opaleye's Watch may answer what the neighbours have built.
tiny-towns-situation-free = A free round: everybody takes a resource of their own choice.
tiny-towns-situation-card = Everybody takes **{ $resource }**.

## The table

tiny-towns-set-up-first-game = First game
tiny-towns-set-up-random = Random buildings
tiny-towns-set-up-chosen = Chosen buildings
tiny-towns-with-monuments = monuments
tiny-towns-with-extra-storage = extra storage
tiny-towns-with-prospectors = prospectors
tiny-towns-mode-town-hall = Town hall: resource cards, a free choice every third round
tiny-towns-mode-prospectors = Prospectors: the holder of the hammer names the resource
tiny-towns-verdict = Your rank: **{ $rank }**

## The panel

tiny-towns-panel-idle = Nothing to do for you right now.
tiny-towns-panel-monuments = **Keep one monument.** Nobody sees which until you build it.
tiny-towns-panel-choose = **Round { $round }:** which resource do you take?
tiny-towns-panel-name = **Round { $round }:** you hold the hammer. Which resource does everybody take?
tiny-towns-panel-place = **Round { $round }:** tap the square for your **{ $resource }**.
tiny-towns-panel-factory = Your Factory lets you take another resource instead.
tiny-towns-panel-swap = **{ $taken }** comes off the Warehouse on { $square }. Tap the square it goes to.
tiny-towns-panel-build = **Round { $round }:** build something, or end your round.
tiny-towns-panel-nothing-to-build = **Round { $round }:** nothing can be built now. End your round.
tiny-towns-panel-full = ⚠️ Your town is full. If you end the round now, it is finished and you are out until the scoring.
tiny-towns-panel-target = **{ $card }:** tap the square it shall stand on.
tiny-towns-panel-payment = **{ $card } on { $square }:** which cubes pay for it?
tiny-towns-panel-marker = Which resource goes on the new building?
tiny-towns-panel-replace = **Architect's Guild:** tap a building to replace it by another one.
tiny-towns-panel-replace-by = What shall stand on { $square } instead?
tiny-towns-panel-put = You may put up a building for nothing.
tiny-towns-panel-watch = **Opaleye's Watch:** choose a building to wait on the card.
tiny-towns-keep = Keep { $card }
tiny-towns-take = Take { $resource }
tiny-towns-instead = Or do something else with it …
tiny-towns-store = Store { $resource } in the Warehouse on { $square }
tiny-towns-swap = Swap { $resource } for { $taken } in the Warehouse on { $square }
tiny-towns-on-cottage = Put { $resource } on the Cottage on { $square }
tiny-towns-set-aside = Set { $resource } aside for good
tiny-towns-end-round = End my round
tiny-towns-finish = Finish my town for good
tiny-towns-build = Build { $card }
tiny-towns-build-menu = Build …
tiny-towns-building-menu = Choose a building …
tiny-towns-payment-menu = Choose the cubes …
tiny-towns-pay = Use { $squares }
tiny-towns-more-ways = More …
tiny-towns-decline = Leave it at that

## What somebody did

tiny-towns-did-keep = kept { $card }
tiny-towns-did-name = named { $resource }
tiny-towns-did-choose = took { $resource }
tiny-towns-did-open-card = took open card { $number }
tiny-towns-did-place = placed { $resource } on { $square }
tiny-towns-did-store = stored { $resource } on { $square }
tiny-towns-did-swap = swapped { $resource } for { $taken } on { $warehouse } and placed it on { $square }
tiny-towns-did-cottage = put { $resource } on the cottage on { $square }
tiny-towns-did-aside = set { $resource } aside
tiny-towns-did-build = built { $card } on { $square }
tiny-towns-did-mark = marked it with { $resource }
tiny-towns-did-replace = replaced the building on { $square } by { $card }
tiny-towns-did-put-free = put { $card } on { $square } for nothing
tiny-towns-did-watch = set { $card } on the Watch
tiny-towns-did-decline = left it at that
tiny-towns-did-end = ended the round

## Score sheets

tiny-towns-scored-monument = Monument
tiny-towns-scored-empty-squares = Empty squares

## Why not

tiny-towns-illegal-unreadable = I cannot read that step. Choose one from the list.
tiny-towns-illegal-game-over = The game is over.
tiny-towns-illegal-town-finished = Your town is finished. Sit back and watch.
tiny-towns-illegal-already-confirmed = You have ended your round already. Take it back if you want to change something.
tiny-towns-illegal-not-your-turn = It is not your turn.
tiny-towns-illegal-nothing-to-take-back = There is nothing to take back.
tiny-towns-illegal-not-now =
    { $stage ->
        [monument] First choose the monument you keep.
        [choose] First choose your resource.
        [place] First put down your cube.
        [build] Your cube is placed. You can build now, or end your round.
        [marker] First choose the resource for the new building.
        [replace] First finish replacing buildings.
        [free] First decide about the free building.
        [watch] First choose the buildings on the Watch.
        [react] First answer with Opaleye's Watch.
       *[idle] There is nothing to do for you right now.
    }
tiny-towns-illegal-not-possible = That is not possible now.
tiny-towns-illegal-square-taken = { $square } is taken. Choose an empty square.
tiny-towns-illegal-wrong-resource = You cannot take { $resource } now; this round brings { $due }.
tiny-towns-illegal-not-on-an-open-card = None of the open cards shows { $resource }.
tiny-towns-illegal-type-on-your-bank = { $resource } lies on one of your Banks, so you may not choose it.
tiny-towns-illegal-card-not-in-play = { $card } is not in this game.
tiny-towns-illegal-no-sixth-bank = There is no resource left for a sixth Bank.
tiny-towns-illegal-pattern-missing = The cubes for { $card } do not lie in its pattern anywhere in your town.
tiny-towns-illegal-wrong-cubes = These cubes do not form the pattern of { $card }.
tiny-towns-illegal-wrong-target = { $card } cannot stand on { $square }: choose one of the squares its cubes leave.
tiny-towns-illegal-several-ways = { $card } can be paid for in several ways on { $square }. Name the cubes, or choose on your panel.
tiny-towns-illegal-wrong-number-of-seats = Tiny Towns is for { $min } to { $max } players, not { $seats }.
tiny-towns-illegal-prospectors-need-two = Prospectors needs at least two players.
tiny-towns-illegal-no-monuments-in-first-game = The first game is played without monuments. Choose random buildings to play with them.
tiny-towns-illegal-cards-only-when-chosen = Cards can only be named for a table with chosen buildings.
tiny-towns-illegal-unknown-card = There is no card called { $card }.
tiny-towns-illegal-not-in-solo = { $card } is not used in a solo game.
tiny-towns-illegal-one-card-of-each-category =
    { $count ->
        [0] One building type is missing: choose exactly one card of each.
       *[other] One building type was named { $count } times: choose exactly one card of each.
    }
refusal-unknown-square = “{ $typed }” is not a square. Squares go from A1 (top left) to D4 (bottom right).
refusal-unknown-building = There is no building called “{ $typed }”.
refusal-unknown-resource = “{ $typed }” is not a resource.

## Slash commands

command-tiny-towns = tiny-towns
command-tiny-towns-about = Tiny Towns: sixteen squares, and every cube must find its place
command-option-set-up = buildings
command-option-set-up-about = The recommended first game, or one random building of each type
command-option-monuments = monuments
command-option-monuments-about = Everybody gets a secret monument
command-option-extra-storage = extra-storage
command-option-extra-storage-about = Everybody may set two cubes aside
command-option-mode = resources
command-option-mode-about = Who decides about the resource of a round
command-option-cards = cards
command-option-cards-about = Your own choice: one card of each type, with commas between them
command-take = take
command-take-about = Choose your resource
command-take-resource-about = What you take
command-option-resource = resource
command-place = place
command-place-about = Put your cube on a square
command-option-square = square
command-place-square-about = An empty square, A1 to D4
command-place-resource-about = Another resource, if your Factory allows it
command-build = build
command-build-about = Build from cubes that lie in a pattern
command-option-building = building
command-build-building-about = What you build
command-build-square-about = Where it shall stand
command-option-cubes = cubes
command-build-cubes-about = Which cubes pay for it, if there is a choice
command-mark = mark
command-mark-about = Choose the resource on your new Factory or Bank
command-mark-resource-about = What goes on the building
command-confirm = confirm
command-confirm-about = End your round
