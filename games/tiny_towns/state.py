"""Everything a game of Tiny Towns remembers, and every move a seat can make in it.

Everybody plays a round at the same time. A seat's moves (take the cube and put it down, build, end) only change its own
``Player``; nobody else sees them before the round is over.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from games.core import End
from games.rng import Rng

#: Wood, wheat, brick, glass, stone.
Resource = Literal["W", "H", "B", "G", "S"]
#: The id of a building or a monument in ``data.toml``.
CardId: TypeAlias = str
#: Columns A-D from left to right, rows 1-4 from top to bottom.
SquareName = Literal[
    "A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3", "A4", "B4", "C4", "D4"
]  # fmt: skip

RESOURCES: tuple[Resource, ...] = get_args(Resource)
#: The resource that a letter stands for.
LETTERS: dict[str, Resource] = {resource: resource for resource in RESOURCES}
#: The index of a square in ``Town.squares`` is its place in this row.
SQUARES: tuple[SquareName, ...] = get_args(SquareName)


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


# --- moves ------------------------------------------------------------------------------------------------------------


class Arrival(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A building that a monument brings into the town: which one, where, and the marker of a Bank or Factory."""

    card: CardId
    square: SquareName
    marker: Resource | None = None


class KeepMonument(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="keep"):
    """Set-up: keep one of the two monuments dealt."""

    monument: CardId


class NameResource(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="name"):
    """Prospectors: the holder of the hammer names what everybody takes."""

    resource: Resource


class TakeCard(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="card"):
    """Solo: take one of the three open cards (0, 1, 2 from the left); a new one is turned up in its place at once."""

    index: Literal[0, 1, 2]


TAKE_CARDS = (TakeCard(0), TakeCard(1), TakeCard(2))


class Place(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="place"):
    """Put the cube on an empty square. The resource differs from the round's only by a Factory.

    In a free round the resource of this move, or of the four that can take its place, is the one the seat chooses.
    """

    resource: Resource
    square: SquareName


class Store(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="store"):
    """Put the cube on a Warehouse that has room."""

    resource: Resource
    warehouse: SquareName


class Swap(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="swap"):
    """Put the cube on a Warehouse and place one of the cubes that lay there on an empty square."""

    resource: Resource
    warehouse: SquareName
    take: Resource
    square: SquareName


class StoreOnCottage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="cottage"):
    """Statue of the Bondmaker: put the cube on a cottage that carries none."""

    resource: Resource
    square: SquareName


class SetAside(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="aside"):
    """Extra storage: lay the cube beside the town, twice a game."""

    resource: Resource


class Build(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do", tag="build"):
    """Remove the cubes of a pattern (``removes`` in the order of ``SQUARES``) and put the building on ``target``.

    What a building brings with it belongs to the same move; an effect that isn't used is left out.
    """

    card: CardId
    removes: tuple[SquareName, ...]
    target: SquareName
    #: The resource on a Bank or Factory.
    marker: Resource | None = None
    #: Architect's Guild: the buildings that take the place of others, one after the other.
    replaces: tuple[Arrival, ...] = ()
    #: Grove University: the building for nothing.
    free: Arrival | None = None
    #: Opaleye's Watch: the three types that wait on the card, as they lie there.
    watch: tuple[CardId, ...] = ()


class WatchTake(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do", tag="watch_take"):
    """Opaleye's Watch: a neighbour constructed this type, so its building comes from the card onto an empty square."""

    card: CardId
    square: SquareName
    marker: Resource | None = None


#: The five ways to put down the cube of a round.
Placing: TypeAlias = Place | Store | Swap | StoreOnCottage | SetAside
Move: TypeAlias = KeepMonument | NameResource | TakeCard | Placing | Build | WatchTake | End


# --- state -----------------------------------------------------------------------------------------------------------


class Building(Struct, frozen=True, omit_defaults=True):
    """A building on a square and the cubes lying on it.

    ``holds`` is the store of a Warehouse, the marker of a Bank or Factory, the cube on a cottage under the Statue.
    """

    card: CardId
    holds: tuple[Resource, ...] = ()


#: Empty, a cube, or a building.
Square: TypeAlias = Resource | Building | None

EMPTY_TOWN: tuple[Square, ...] = (None,) * 16


class Town(Struct, frozen=True, omit_defaults=True):
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


class Player(Struct, frozen=True, omit_defaults=True):
    town: Town = Town()
    #: The cube of this round: still to be put down, put down, or none to be had (also when the seat isn't playing).
    cube: Literal["due", "placed", "none"] = "none"
    #: Whether the seat has ended its part of the open turn.
    ended: bool = False
    #: The round at whose end the town was finished.
    finished: int | None = None
    #: The two monuments to choose from, during set-up. Secret.
    dealt: tuple[CardId, ...] = ()
    #: The monument kept. Secret until it stands in the town.
    kept: CardId | None = None


#: ``monuments``: all choose one; ``naming``: the holder of the hammer speaks; ``round``: all take, place and build;
#: ``watch``: the owner of Opaleye's Watch reacts; ``over``.
Phase = Literal["monuments", "naming", "round", "watch", "over"]


class State(Struct, frozen=True, omit_defaults=True):
    rules: int
    rng: Rng
    options: Options
    #: The seven cards everybody builds, in the order of the categories.
    display: tuple[CardId, ...]
    players: tuple[Player, ...]
    phase: Phase = "round"
    round: int = 1
    #: What everybody takes this round: turned up, named, or (solo) taken. None in a free round and before the choice.
    resource: Resource | None = None
    #: The face-down draw pile, top first. None is a card the viewer may not know.
    deck: tuple[Resource | None, ...] = ()
    #: The five cards put away unseen.
    hidden: tuple[Resource | None, ...] = ()
    #: Cards that have been seen and put away, oldest first. In solo they lie under the draw pile in this order.
    discard: tuple[Resource, ...] = ()
    #: Solo: the three cards to choose from. None is one that was turned up on a view and isn't known yet.
    open_cards: tuple[Resource | None, ...] = ()
    #: Prospectors: the seat that names the resource.
    hammer: int | None = None
    #: Buildings on Opaleye's Watch that a neighbour constructed in the round just revealed.
    offers: tuple[CardId, ...] = ()
