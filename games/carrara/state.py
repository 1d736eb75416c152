"""What a game of Carrara consists of: the state, the options, the moves, and the news of the last turns."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.carrara.data import DATA, OBJECTS, BuildingType, City, ObjectKind, Tile
from games.core import End, Seat
from games.rng import Rng

#: Stones as letters, best grade first: ``WYRGBK``, K is black. Equal collections are equal strings.
Stones = Annotated[str, Meta(pattern="^W*Y*R*G*B*K*$")]
TileId = Annotated[str, Meta(pattern="^(biblioteca|cathedrale|palazzo|porta|castello|villa)-[1-5]$")]
Segment = Annotated[int, Meta(ge=1, le=6)]
#: How many of each kind of object, in the order of ``data.OBJECTS``.
Objects = tuple[int, int, int, int, int, int]
#: ``passed`` only where the table lets those who pass buy an object; ``ended`` until the turn is resolved.
Phase = Literal["action", "take", "after", "passed", "ended", "over"]

#: Rules that change a result get a new number.
RULES = 1
#: What a viewer sees of a tile in the stack, and of one that comes up while they try something out.
FACE_DOWN: Tile = "?"
#: The stones drawn when a viewer tries out what comes after a turn of the wheel.
UNSEEN = "?"
NO_OBJECTS: Objects = (0, 0, 0, 0, 0, 0)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The variants a table may choose."""

    #: Everybody sees everybody's coins, stones and objects.
    open_screens: bool = False
    #: How hard the House of Malaspina plays; only read when one seat plays alone.
    solo_level: Literal[1, 2, 3, 4] = 2
    # R4, R16, R17: what some tables play otherwise.
    extra_when_passing: bool = DATA.house_rules.extra_when_passing
    announce_after_last_building: bool = DATA.house_rules.announce_after_last_building
    pass_after_last_building: bool = DATA.house_rules.pass_after_last_building


# --- moves


class Buy(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="buy"):
    """Turn the wheel and refill it; the stones are chosen after a look at it."""


class Take(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="take"):
    segment: Segment
    stones: Stones


class Build(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="build"):
    tile: TileId
    city: City
    pay: Stones


class ScoreType(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="score_type"):
    building: BuildingType


class ScoreCity(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="score_city"):
    city: City


class Extra(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="extra"):
    object: ObjectKind


class Announce(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="announce"):
    """Announce the end; it closes the turn."""


class Pass(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="pass"):
    """Take no action in the last round; it closes the turn unless those who pass may buy an object."""


Move = Buy | Take | Build | ScoreType | ScoreCity | Extra | Announce | Pass | End


# --- news: what the last turns brought, known to everybody


class Turned(Struct, frozen=True, tag_field="did", tag="turned"):
    """The wheel turned; ``drawn`` came out of the bag into segment I, or it is ``UNSEEN``."""

    drawn: Annotated[str, Meta(pattern=r"^(W*Y*R*G*B*K*|\?)$")]


class Took(Struct, frozen=True, tag_field="did", tag="took"):
    segment: int
    stones: Stones
    price: int


class Relieved(Struct, frozen=True, tag_field="did", tag="relieved"):
    """Nothing was affordable; ``had`` is the purse shown as proof (R19)."""

    had: int
    coins: int


class Blocked(Struct, frozen=True, tag_field="did", tag="blocked"):
    """No action at all was possible (R7)."""

    coins: int


class Built(Struct, frozen=True, tag_field="did", tag="built"):
    tile: Tile
    city: City
    pay: Stones
    #: The building turned up in its place, if the stack had one.
    turned_up: Tile | None


class Scored(Struct, frozen=True, tag_field="did", tag="scored"):
    """A type or a city, with what it brought."""

    what: BuildingType | City
    vp: int
    coins: int
    objects: Objects


class Bought(Struct, frozen=True, tag_field="did", tag="bought"):
    object: ObjectKind
    price: int


class Announced(Struct, frozen=True, tag_field="did", tag="announced"):
    """The end was announced; ``objects`` were shown as proof (R19)."""

    vp: int
    objects: Objects


class Passed(Struct, frozen=True, tag_field="did", tag="passed"):
    pass


Report = Turned | Took | Relieved | Blocked | Built | Scored | Bought | Announced | Passed


class TurnNews(Struct, frozen=True):
    """What one seat did in a turn, and what came of it."""

    round: int
    seat: Seat
    reports: tuple[Report, ...]


# --- the state


class Screen(Struct, frozen=True):
    """What a player keeps behind the screen."""

    coins: int
    stones: Stones
    objects: Objects


class Player(Struct, frozen=True):
    #: None when the viewer may not look behind it.
    screen: Screen | None
    vp: int
    #: The buildings by city.
    cities: tuple[tuple[Tile, ...], ...]
    scored_types: tuple[BuildingType, ...]


class ClosedCity(Struct, frozen=True):
    """A city and the seat that scored it, which closed it for everybody."""

    city: City
    seat: Seat


class Ending(Struct, frozen=True):
    """Why this is the last round, and who brought it about."""

    by: Literal["announced", "last"]
    seat: Seat | None = None


class State(Struct, frozen=True, kw_only=True):
    rules: int
    options: Options
    #: One seat plays alone, the House of Malaspina sits in the second.
    solo: bool = False
    rng: Rng
    #: Segments I to VI.
    wheel: tuple[Stones, ...]
    #: None when there are stones in it but the viewer may not count them.
    bag: Stones | None
    display: tuple[Tile | None, ...]
    #: Next tile first; ``FACE_DOWN`` each in a view.
    stack: tuple[Tile, ...]
    field: tuple[ObjectKind, ...] = OBJECTS
    supply: Objects
    #: The cities that were scored, in that order.
    closed: tuple[ClosedCity, ...] = ()
    players: tuple[Player, ...]
    turn: Seat
    phase: Phase
    extra_bought: bool = False
    ending: Ending | None = None
    #: Counted from 1; every seat has one turn in a round, the House too.
    round: int = 1
    #: Everybody's last turn and the one in progress.
    news: tuple[TurnNews, ...] = ()
