"""The options, the moves and the state of a game, and the small steps that rules are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.carrara.data import DATA, OBJECTS, BuildingType, City, ObjectKind, Tile
from games.core import End, IllegalMove, Seat
from games.rng import Rng

#: Stones as letters, best grade first: ``WYRGBK``, K is black. Equal collections are equal strings.
Stones = Annotated[str, Meta(pattern="^W*Y*R*G*B*K*$")]
TileId = Annotated[str, Meta(pattern="^(biblioteca|cathedrale|palazzo|porta|castello|villa)-[1-5]$")]
Segment = Annotated[int, Meta(ge=1, le=6)]
#: How many of each kind of object, in the order of ``data.OBJECTS``.
Objects = tuple[int, ...]
#: ``look`` in place of ``take`` when somebody turns the wheel on a view, where the new stones come up blank; ``passed``
#: only where the table lets those who pass buy an object; ``ended`` until the turn is resolved.
Phase = Literal["action", "take", "look", "after", "passed", "ended", "over"]

#: What a viewer sees of a tile in the stack, and of one that comes up while they try something out.
FACE_DOWN: Tile = "?"
NO_OBJECTS: Objects = (0,) * len(OBJECTS)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The variants a table may choose."""

    #: Everybody sees everybody's coins, stones and objects.
    open_screens: bool = False
    #: How well the House of Malaspina plays; only used in a solo game.
    solo_level: Literal[1, 2, 3, 4] = 2
    # R4, R16, R17: what some tables play differently.
    extra_when_passing: bool = False
    announce_after_last_building: bool = False
    pass_after_last_building: bool = False


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


# --- the state


class Screen(Struct, frozen=True, gc=False):
    """What a player keeps behind the screen."""

    coins: int
    stones: Stones
    objects: Objects


class Player(Struct, frozen=True, gc=False):
    #: None when the viewer may not look behind it.
    screen: Screen | None
    vp: int
    #: The buildings by city.
    cities: tuple[tuple[Tile, ...], ...]
    scored_types: tuple[BuildingType, ...]


class ClosedCity(Struct, frozen=True, gc=False):
    """A city, and the seat that scored it and so closed it to everybody."""

    city: City
    seat: Seat


class Ending(Struct, frozen=True, gc=False):
    """Why this is the last round, and who brought it about."""

    by: Literal["announced", "last"]
    seat: Seat | None = None


class State(Struct, frozen=True, kw_only=True, gc=False):
    rules: int
    options: Options
    #: A solo game: the House of Malaspina has the second seat.
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
    #: What the seat on turn has shown from behind its screen as proof, and nothing else of it (R19).
    shown: Screen | None = None


# --- looking at it, and small changes


def screen_of(state: State, seat: Seat) -> Screen:
    """What the seat keeps behind its screen; only the full state or that seat's own view knows."""
    screen = state.players[seat].screen
    if screen is None:
        raise IllegalMove("look_first")
    return screen


def markers_left(state: State, seat: Seat) -> int:
    return DATA.components.markers - scorings(state, seat)


def scorings(state: State, seat: Seat) -> int:
    """How many types and cities the seat has scored."""
    return len(state.players[seat].scored_types) + [closed.seat for closed in state.closed].count(seat)


def owner_of(state: State, city: City) -> Seat | None:
    """The seat that scored the city, if it is closed."""
    return next((closed.seat for closed in state.closed if closed.city == city), None)


def with_player(state: State, seat: Seat, player: Player, **more: object) -> State:
    """The state with another player in the seat, and whatever else changes at the same time."""
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]), **more)


def with_screen(state: State, seat: Seat, screen: Screen, **more: object) -> State:
    return with_player(state, seat, replace(state.players[seat], screen=screen), **more)


def with_relief(state: State, seat: Seat, **more: object) -> State:
    """Two coins for a player who can't buy anything, or can't do anything at all."""
    screen = screen_of(state, seat)
    return with_screen(state, seat, replace(screen, coins=screen.coins + DATA.market.relief), **more)
