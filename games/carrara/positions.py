"""Compact text for positions, both ways: ``-`` is nothing, ``?`` is hidden from this viewer."""

from __future__ import annotations

from typing import Any, NamedTuple, get_args

from msgspec.structs import replace

from games.carrara import data, state
from games.carrara.data import CITIES, DATA, OBJECTS, BuildingType, City, Tile
from games.carrara.possible import check_possible
from games.carrara.setup import RULES_VERSION, SEATS
from games.carrara.state import FACE_DOWN, Options, Player, Screen, State, Stones
from games.carrara.stones import LETTERS, in_order
from games.codecs import Codec, Fields, counted_from_one, either, flag, form, many, names, number, optional, row, words
from games.core import Seat
from games.positions import Lines, generator, require
from games.rng import HIDDEN, Rng
from games.text import Reader

#: Far more coins, points and rounds than any game brings.
MOST = 99_999

_Cities = tuple[tuple[Tile, ...], ...]

_SEAT = counted_from_one(SEATS.stop - 1)
_TILE, _CITY, _TYPE = names(data.TILE_OF), names(data.CITY_OF), names(data.TYPE_OF)
_OBJECTS = row([number(0, DATA.components.objects_in_supply + 1)] * len(OBJECTS))


# --- stones and tiles


def _read_stones(reader: Reader) -> Stones:
    if reader.accept("-"):
        return ""
    at, stones = reader.at, reader.need(rf"[{LETTERS}]+\b").group()
    if stones != in_order(stones):
        raise reader.unreadable(at)
    return stones


_STONES = Codec[Stones](lambda stones: stones or "-", _read_stones)
#: The tiles of the stack, or only how many there are.
_STACK = either(
    many(_TILE, none="-"),
    Codec(
        lambda stack: str(len(stack)),
        lambda reader: (FACE_DOWN,) * reader.number(1, len(data.TILES) - DATA.components.display),
    ),
    lambda stack: FACE_DOWN in stack,
)


class _Built(NamedTuple):
    city: City
    tiles: tuple[Tile, ...]


_BUILT = many(form(_Built, "{city} {tiles}", {"city": _CITY, "tiles": many(_TILE)}), none="-")


def _write_cities(cities: _Cities) -> str:
    return _BUILT.write(tuple(_Built(city, tiles) for city, tiles in zip(CITIES, cities, strict=True) if tiles))


def _read_cities(reader: Reader) -> _Cities:
    cities: dict[City, tuple[Tile, ...]] = dict.fromkeys(CITIES, ())
    for city, tiles in _BUILT.read(reader):
        cities[city] += tiles
    return tuple(cities.values())


# --- seats


class _Seated(NamedTuple):
    seat: Seat
    player: Player


def _seated(seat: Seat, vp: int, cities: _Cities, scored_types: tuple[BuildingType, ...], **screen: Any) -> _Seated:
    return _Seated(seat, Player(Screen(**screen) if screen else None, vp, cities, scored_types))


_SEATED: Fields = {
    "seat": _SEAT,
    "stones": _STONES,
    "coins": number(0, MOST),
    "vp": number(0, MOST),
    "objects": _OBJECTS,
    "cities": Codec(_write_cities, _read_cities),
    "scored_types": many(_TYPE, none="-"),
}
_OPEN_SEAT = form(
    _seated,
    "seat {seat}: {player.screen.stones} {player.screen.coins}c {player.vp}vp objects {player.screen.objects}"
    " | {player.cities} | scored {player.scored_types}",
    _SEATED,
)
_HIDDEN_SEAT = form(
    _seated, "seat {seat}: ? ?c {player.vp}vp objects ? | {player.cities} | scored {player.scored_types}", _SEATED
)


# --- the position

_TRUE = names({"true": True, "false": False})
_USUAL = Options()
_LEVEL = number(1, len(DATA.solo.levels))
_OPTIONS = form(
    Options,
    "".join(f"[ {option}={{{option}}}]" for option in Options.__struct_fields__),
    dict.fromkeys(Options.__struct_fields__, _TRUE) | {"solo_level": _LEVEL},
)


def _state(
    players: tuple[_Seated, ...],
    rules: int = RULES_VERSION,
    options: Options = _USUAL,
    solo: int = 0,
    rng: Rng = HIDDEN,
    **more: Any,
) -> State:
    """``solo`` is the level of the House, or 0 at a table."""
    seats = sorted(players, key=lambda seated: seated.seat)
    require("seat 1", [seated.seat for seated in seats] == list(range(len(seats))))
    options = replace(options, solo_level=solo) if solo else options
    seated = tuple(seated.player for seated in seats)
    return State(rules=rules, options=options, solo=bool(solo), rng=rng, players=seated, **more)


POSITION: Lines[State] = Lines(
    _state,
    """\
[rules {rules}]
[options{options}]
[solo {solo}]
[rng {rng}]
[round {round}]
[shown {shown}]
wheel {wheel}
bag {bag}
display {display}
stack {stack}
field {field}
supply {supply}
closed {closed}
{players}*
turn {turn} {phase}[ {extra_bought}][ {ending}]""",
    {
        "rules": number(1, RULES_VERSION),
        "options": _OPTIONS,
        "solo": _LEVEL,
        "rng": generator("/"),
        "round": number(1, MOST),
        # The purse that a seat showed as proof (R19).
        "shown": Codec(
            lambda screen: str(screen.coins), lambda reader: Screen(reader.number(0, MOST), "", state.NO_OBJECTS)
        ),
        "wheel": row([_STONES] * len(CITIES), "/"),
        "bag": optional(_STONES, "?"),
        "display": row([optional(_TILE, "-")] * DATA.components.display),
        "stack": _STACK,
        "field": many(words(OBJECTS), none="-"),
        "supply": _OBJECTS,
        "closed": many(form(state.ClosedCity, "{city}={seat}", {"city": _CITY, "seat": _SEAT}), none="-"),
        "players": either(_OPEN_SEAT, _HIDDEN_SEAT, lambda seated: seated.player.screen is None),
        "turn": _SEAT,
        "phase": words(phase for phase in get_args(state.Phase) if phase not in ("ended", "look")),
        "extra_bought": flag("bought"),
        "ending": form(state.Ending, "{by}[={seat}]", {"by": words(("announced", "last")), "seat": _SEAT}),
    },
    check_possible,
    derived={
        "options": lambda state: replace(state.options, solo_level=_USUAL.solo_level) if state.solo else state.options,
        "solo": lambda state: state.options.solo_level if state.solo else 0,
        "players": lambda state: map(_Seated, range(len(state.players)), state.players),
    },
    like=State,
)
write_position, read_position = POSITION.write, POSITION.read
