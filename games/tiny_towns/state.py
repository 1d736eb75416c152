"""Everything a game of Tiny Towns remembers, and everything a seat can do in it.

A round is played sealed: every seat takes a chain of small steps (take a resource, place it, build, end) in its own
``Turn``, and all turns are revealed together when the last unfinished seat has ended its own. ``Player.town`` already
holds the steps of the open turn; another seat's view shows the town as it was when the round began.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.rng import Rng

#: Wood, wheat, brick, glass, stone.
Resource = Literal["W", "H", "B", "G", "S"]
#: The id of a building or a monument in ``data.toml``.
CardId: TypeAlias = str
#: Columns A-D from left to right, rows 1-4 from top to bottom.
SquareName = Literal[
    "A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3", "A4", "B4", "C4", "D4"
]  # fmt: skip

RESOURCES: tuple[Resource, ...] = ("W", "H", "B", "G", "S")
#: The index of a square in ``Town.squares`` is its place in this row.
SQUARES: tuple[SquareName, ...] = (
    "A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3", "A4", "B4", "C4", "D4"
)  # fmt: skip


# --- options ---------------------------------------------------------------------------------------------------------


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The variants of a table. The defaults are the recommended first game."""

    #: The recommended cards of a first game; one random card of each category; or the cards in ``cards``.
    set_up: Literal["first_game", "random", "chosen"] = "first_game"
    #: One card of each category, in any order; the Cottage may be left out. Only with ``set_up="chosen"``.
    cards: tuple[CardId, ...] = ()
    #: Whether everybody gets a secret monument. Never in the first game.
    monuments: bool = False
    #: Two cubes of a game may be laid aside instead of placed.
    extra_storage: bool = False
    #: Resource cards with a free choice every third round; or a hammer whose holder names the resource.
    mode: Literal["town_hall", "prospectors"] = "town_hall"


# --- actions ---------------------------------------------------------------------------------------------------------


class ChooseMonument(Struct, frozen=True, tag_field="do", tag="choose_monument"):
    """Set-up: keep one of the two monuments dealt."""

    monument: CardId


class NameResource(Struct, frozen=True, tag_field="do", tag="name_resource"):
    """Prospectors: the holder of the hammer names what everybody takes. Public at once."""

    resource: Resource


class ChooseResource(Struct, frozen=True, tag_field="do", tag="choose_resource"):
    """A free round: the resource this seat takes."""

    resource: Resource


class ChooseOpenCard(Struct, frozen=True, tag_field="do", tag="choose_open_card"):
    """Solo: take one of the three open cards (0, 1, 2 from the left); a new one is turned up in its place at once."""

    index: Literal[0, 1, 2]


class Place(Struct, frozen=True, tag_field="do", tag="place"):
    """Put the cube on an empty square. The resource differs from the round's only by a Factory."""

    resource: Resource
    square: SquareName


class Store(Struct, frozen=True, tag_field="do", tag="store"):
    """Put the cube on a Warehouse that has room."""

    resource: Resource
    warehouse: SquareName


class Swap(Struct, frozen=True, tag_field="do", tag="swap"):
    """Put the cube on a Warehouse and place one of the cubes that lay there on an empty square."""

    resource: Resource
    warehouse: SquareName
    take: Resource
    square: SquareName


class StoreOnCottage(Struct, frozen=True, tag_field="do", tag="store_on_cottage"):
    """Statue of the Bondmaker: put the cube on a cottage that carries none."""

    resource: Resource
    square: SquareName


class SetAside(Struct, frozen=True, tag_field="do", tag="set_aside"):
    """Extra storage: lay the cube beside the town, twice a game."""

    resource: Resource


class Build(Struct, frozen=True, tag_field="do", tag="build"):
    """Remove the cubes of a pattern (``removes`` in the order of ``SQUARES``) and put the building on ``target``."""

    card: CardId
    removes: tuple[SquareName, ...]
    target: SquareName


class PutMarker(Struct, frozen=True, tag_field="do", tag="put_marker"):
    """The type on the Bank or Factory that has just arrived."""

    resource: Resource


class Replace(Struct, frozen=True, tag_field="do", tag="replace"):
    """Architect's Guild: the building on the square becomes another one."""

    square: SquareName
    card: CardId


class PutFree(Struct, frozen=True, tag_field="do", tag="put_free"):
    """Grove University: one building for nothing."""

    card: CardId
    square: SquareName


class SetOnWatch(Struct, frozen=True, tag_field="do", tag="set_on_watch"):
    """Opaleye's Watch: one of the three building types that wait on the card. Three steps, one after the other."""

    card: CardId


class Decline(Struct, frozen=True, tag_field="do", tag="decline"):
    """Use no more of the Guild's or the University's effect."""


class EndBuild(Struct, frozen=True, tag_field="do", tag="end_build"):
    """Confirm the round. With a full town this finishes the town."""


class WatchTake(Struct, frozen=True, tag_field="do", tag="watch_take"):
    """Opaleye's Watch: a neighbour constructed this type, so its building comes from the card onto an empty square."""

    building: CardId
    square: SquareName


class WatchPass(Struct, frozen=True, tag_field="do", tag="watch_pass"):
    """Opaleye's Watch: confirm the reaction; what was not taken stays on the card."""


Action: TypeAlias = (
    ChooseMonument
    | NameResource
    | ChooseResource
    | ChooseOpenCard
    | Place
    | Store
    | Swap
    | StoreOnCottage
    | SetAside
    | Build
    | PutMarker
    | Replace
    | PutFree
    | SetOnWatch
    | Decline
    | EndBuild
    | WatchTake
    | WatchPass
)


# --- state -----------------------------------------------------------------------------------------------------------


class Building(Struct, frozen=True):
    """A building on a square and the cubes lying on it.

    ``holds`` is the store of a Warehouse, the marker of a Bank or Factory, the cube on a cottage under the Statue.
    """

    card: CardId
    holds: tuple[Resource, ...] = ()


#: Empty, a cube, or a building.
Square: TypeAlias = Resource | Building | None

EMPTY_TOWN: tuple[Square, ...] = (None,) * 16


class Town(Struct, frozen=True):
    """What lies in front of a player. All of it is public once the round is over."""

    squares: tuple[Square, ...] = EMPTY_TOWN
    #: The monument standing in this town.
    monument: CardId | None = None
    #: The round in which it was built.
    monument_round: int | None = None
    #: Points of the Shrine of the Elder Tree, fixed when it was built.
    shrine: int = 0
    #: Buildings still waiting on Opaleye's Watch.
    watch: tuple[CardId, ...] = ()
    #: How many cubes were set aside (extra storage).
    aside: int = 0


#: What a seat does next in its turn. ``idle``: nothing, it is not its turn or it has finished.
Stage = Literal["idle", "monument", "choose", "place", "build", "marker", "replace", "free", "watch", "react"]


class Turn(Struct, frozen=True):
    """A seat's part of the open round (or of the monument choice, or of its Watch reaction), sealed from the others."""

    stage: Stage = "idle"
    #: The type to be taken, while it is to be placed.
    resource: Resource | None = None
    #: The Bank or Factory that waits for its marker, and the stage that follows it.
    marker_at: SquareName | None = None
    after_marker: Stage = "build"
    #: The squares the Architect's Guild has replaced so far.
    replaced: tuple[SquareName, ...] = ()
    #: Everything done since the turn opened, in order; the confirmation is the last step.
    steps: tuple[Action, ...] = ()
    #: The town as it was when the turn opened.
    before: Town | None = None


class Player(Struct, frozen=True):
    """One seat."""

    town: Town = Town()
    turn: Turn = Turn()
    #: Whether the seat has ended its open turn. Public.
    confirmed: bool = False
    #: The round at whose end the town was finished.
    finished: int | None = None
    #: The two monuments to choose from, during set-up. Secret.
    dealt: tuple[CardId, ...] = ()
    #: The monument kept. Secret until it stands in the town.
    kept: CardId | None = None


class News(Struct, frozen=True):
    """What every seat did in the round that was revealed last; without the confirmations."""

    round: int = 0
    steps: tuple[tuple[Action, ...], ...] = ()


#: ``monuments``: all choose one; ``naming``: the holder of the hammer speaks; ``round``: all take, place and build;
#: ``watch``: the owner of Opaleye's Watch reacts; ``over``.
Phase = Literal["monuments", "naming", "round", "watch", "over"]


class State(Struct, frozen=True):
    rules: int
    rng: Rng
    options: Options
    #: The seven cards everybody builds, in the order of the categories.
    display: tuple[CardId, ...]
    players: tuple[Player, ...]
    phase: Phase = "round"
    round: int = 1
    #: Counts what was revealed to the table: monuments chosen, a resource named, a round resolved, a Watch reaction.
    epoch: int = 0
    #: What everybody takes this round: turned up, named, or (solo) chosen. None in a free round and before the choice.
    resource: Resource | None = None
    #: The face-down draw pile, top first. None is a card the viewer may not know.
    deck: tuple[Resource | None, ...] = ()
    #: The five cards put away unseen.
    hidden: tuple[Resource | None, ...] = ()
    #: Cards that have been seen and put away, oldest first. In solo they lie under the draw pile in this order.
    discard: tuple[Resource, ...] = ()
    #: Solo: the three cards to choose from.
    open_cards: tuple[Resource, ...] = ()
    #: Prospectors: the seat that names the resource.
    hammer: int | None = None
    #: Buildings on Opaleye's Watch that a neighbour constructed in the round just revealed.
    offers: tuple[CardId, ...] = ()
    news: News = News()
