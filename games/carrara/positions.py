"""Compact text for positions, both ways: one item a line, ``-`` is nothing, ``?`` is hidden from this viewer.

There may be fewer pieces in a position than in the box, never more, and nothing that no game can come to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, NamedTuple, TypeVar, get_args

import msgspec

from games.carrara.data import (
    CITIES,
    CITY,
    CITY_OF,
    DATA,
    OBJECTS,
    TILE_OF,
    TILES,
    TYPE,
    TYPE_OF,
    City,
    ObjectKind,
    Tile,
)
from games.carrara.possible import impossible_lines
from games.carrara.setup import SEATS
from games.carrara.state import (
    FACE_DOWN,
    NO_OBJECTS,
    RULES,
    ClosedCity,
    Ending,
    Objects,
    Options,
    Phase,
    Player,
    Screen,
    State,
    Stones,
)
from games.carrara.stones import LETTERS, in_order
from games.core import IllegalMove, Seat
from games.rng import HIDDEN, Rng
from games.text import LONGEST_POSITION, Reader, unreadable

_OBJECT_OF: Mapping[str, ObjectKind] = {kind: kind for kind in OBJECTS}
_PHASE_OF: Mapping[str, Phase] = {phase: phase for phase in get_args(Phase) if phase not in ("ended", "look")}
_ENDING_OF: Mapping[str, Literal["announced", "last"]] = {"announced": "announced", "last": "last"}
#: Far more coins, points and rounds than any game brings.
MOST = 99_999

T = TypeVar("T")


# --- writing


def write_position(state: State) -> str:
    lines = [
        *_unusual_lines(state),
        f"wheel {'/'.join(stones or '-' for stones in state.wheel)}",
        f"bag {_hidden_or(state.bag)}",
        f"display {' '.join(_code(tile) for tile in state.display)}",
        f"stack {_stack_words(state.stack)}",
        f"field {' '.join(state.field) or '-'}",
        f"supply {_numbers(state.supply)}",
        f"closed {_closed_words(state.closed)}",
        *(f"seat {seat + 1}: {_player_words(player)}" for seat, player in enumerate(state.players)),
        f"turn {_turn_words(state)}",
    ]
    return "\n".join(lines)


def _unusual_lines(state: State) -> list[str]:
    """What most positions need not say."""
    items = [
        ("rules", "" if state.rules == RULES else str(state.rules)),
        ("options", " ".join(_option_words(state))),
        ("solo", str(state.options.solo_level) if state.solo else ""),
        ("rng", "" if state.rng == HIDDEN else f"{state.rng.seed}/{state.rng.counter}"),
        ("round", str(state.round) if state.round > 1 else ""),
        ("shown", str(state.shown.coins) if state.shown else ""),
    ]
    return [f"{name} {value}" for name, value in items if value]


def _option_words(state: State) -> Iterator[str]:
    usual = Options(solo_level=state.options.solo_level) if state.solo else Options()
    for name in Options.__struct_fields__:
        value = getattr(state.options, name)
        if value != getattr(usual, name):
            yield f"{name}={str(value).lower()}"


def _hidden_or(stones: Stones | None) -> str:
    return "?" if stones is None else stones or "-"


def _code(tile: Tile | None) -> str:
    return "-" if tile is None else TILES[tile].code


def _stack_words(stack: tuple[Tile, ...]) -> str:
    if FACE_DOWN in stack:
        return str(len(stack))
    return " ".join(map(_code, stack)) or "-"


def _closed_words(closed: tuple[ClosedCity, ...]) -> str:
    return " ".join(f"{CITY[one.city].code}={one.seat + 1}" for one in closed) or "-"


def _player_words(player: Player) -> str:
    screen = player.screen
    stones = _hidden_or(screen.stones if screen else None)
    coins = screen.coins if screen else "?"
    objects = _numbers(screen.objects) if screen else "?"
    cities = zip(CITIES, player.cities, strict=True)
    built = " ".join(f"{CITY[city].code} {' '.join(map(_code, tiles))}" for city, tiles in cities if tiles)
    scored = " ".join(TYPE[building].code for building in player.scored_types)
    return f"{stones} {coins}c {player.vp}vp objects {objects} | {built or '-'} | scored {scored or '-'}"


def _turn_words(state: State) -> str:
    words = [str(state.turn + 1), state.phase]
    if state.extra_bought:
        words.append("bought")
    if state.ending is not None:
        words.append(state.ending.by if state.ending.seat is None else f"{state.ending.by}={state.ending.seat + 1}")
    return " ".join(words)


def _numbers(objects: Objects) -> str:
    return " ".join(map(str, objects))


# --- reading


def read_position(text: str) -> State:
    """The lines in any order; what stands behind a ``#`` is a comment."""
    lines = _Lines(text)
    players: list[Player] = []
    while not players or f"seat {len(players) + 1}" in lines.readers:
        players.append(lines.read(f"seat {len(players) + 1}", _player))
    turn = lines.read("turn", _turn)
    solo = lines.read("solo", lambda reader: reader.number(1, len(DATA.solo.levels)), 0)
    options: dict[str, bool | int] = lines.read("options", _options, {})
    state = State(
        rules=lines.read("rules", lambda reader: reader.number(1, RULES), RULES),
        options=msgspec.convert(options | ({"solo_level": solo} if solo else {}), Options),
        solo=bool(solo),
        rng=lines.read("rng", _rng, HIDDEN),
        wheel=lines.read("wheel", _wheel),
        bag=lines.read("bag", lambda reader: None if reader.accept("?") else _stones(reader)),
        display=lines.read("display", _display),
        stack=lines.read("stack", _stack),
        field=lines.read("field", lambda reader: _all(reader, _OBJECT_OF)),
        supply=lines.read("supply", _objects),
        closed=lines.read("closed", _closed),
        players=tuple(players),
        turn=turn.seat,
        phase=turn.phase,
        extra_bought=turn.extra_bought,
        ending=turn.ending,
        round=lines.read("round", lambda reader: reader.number(1, MOST), 1),
        shown=lines.read("shown", _purse) if "shown" in lines.readers else None,
    )
    lines.end()
    if (line := next(impossible_lines(state), None)) is not None:
        raise lines.unreadable(line)
    return state


class _Lines:
    """The lines of a position by name, each with its place in the text."""

    def __init__(self, text: str) -> None:
        Reader(text, LONGEST_POSITION)
        self.text = text
        self.places: dict[str, int] = {}
        self.readers: dict[str, Reader] = {}
        place = 0
        for line in text.splitlines(keepends=True):
            self._add(line.partition("#")[0].rstrip(), place)
            place += len(line)

    def _add(self, line: str, place: int) -> None:
        reader = Reader(line, LONGEST_POSITION)
        if reader.done:
            return
        name = reader.take(r"seat [1-9](?=:)|[a-z]+\b")
        if name is None or name.group() in self.places:
            raise unreadable(self.text, place + reader.at)
        reader.accept(":")
        self.places[name.group()], self.readers[name.group()] = place, reader

    def read(self, name: str, how: Callable[[Reader], T], usual: T | None = None) -> T:
        if name not in self.readers:
            if usual is None:
                raise unreadable(self.text, len(self.text))
            return usual
        reader = self.readers.pop(name)
        try:
            value = how(reader)
            reader.end()
        except IllegalMove as error:
            raise unreadable(self.text, self.places[name] + int(error.params["at"])) from error
        return value

    def end(self) -> None:
        for name in self.readers:
            raise self.unreadable(name)

    def unreadable(self, name: str) -> IllegalMove:
        return unreadable(self.text, self.places.get(name, 0))


def _all(reader: Reader, names: Mapping[str, T]) -> tuple[T, ...]:
    """One or several of these names, or a dash."""
    return () if reader.accept("-") else (reader.one_of(names), *reader.while_any(names))


def _options(reader: Reader) -> dict[str, bool | int]:
    found: dict[str, bool | int] = {}
    while not reader.done:
        name = reader.one_of(Options.__struct_fields__)
        reader.expect("=")
        if name == "solo_level":
            found[name] = reader.number(1, len(DATA.solo.levels))
        else:
            found[name] = reader.one_of({"true": True, "false": False})
    return found


def _rng(reader: Reader) -> Rng:
    seed = reader.number(0, 2**63 - 1)
    reader.expect("/")
    return Rng(seed, reader.number(0, 10**9))


def _purse(reader: Reader) -> Screen:
    return Screen(reader.number(0, MOST), "", NO_OBJECTS)


def _stones(reader: Reader) -> Stones:
    if reader.accept("-"):
        return ""
    at, stones = reader.at, reader.need(rf"[{LETTERS}]+\b").group()
    if stones != in_order(stones):
        raise reader.unreadable(at)
    return stones


def _wheel(reader: Reader) -> tuple[Stones, ...]:
    wheel = [_stones(reader)]
    while len(wheel) < len(CITIES):
        reader.expect("/")
        wheel.append(_stones(reader))
    return tuple(wheel)


def _display(reader: Reader) -> tuple[Tile | None, ...]:
    return tuple(None if reader.accept("-") else reader.one_of(TILE_OF) for _ in range(DATA.components.display))


def _stack(reader: Reader) -> tuple[Tile, ...]:
    if reader.take("(?=[0-9])"):
        return (FACE_DOWN,) * reader.number(1, len(TILES) - DATA.components.display)
    return _all(reader, TILE_OF)


def _objects(reader: Reader) -> Objects:
    a, b, c, d, e, f = (reader.number(0, DATA.components.objects_in_supply + 1) for _ in OBJECTS)
    return (a, b, c, d, e, f)


def _closed(reader: Reader) -> tuple[ClosedCity, ...]:
    if reader.accept("-"):
        return ()
    closed = []
    while not reader.done:
        city = reader.one_of(CITY_OF)
        reader.expect("=")
        closed.append(ClosedCity(city, _seat(reader)))
    return tuple(closed)


def _player(reader: Reader) -> Player:
    hidden = reader.take(r"(?=\?)") is not None
    stones = _unless(hidden, reader, _stones)
    coins = _unless(hidden, reader, lambda reader: reader.number(0, MOST))
    reader.expect("c")
    vp = reader.number(0, MOST)
    reader.expect("vp")
    reader.expect("objects")
    objects = _unless(hidden, reader, _objects)
    reader.expect("|")
    cities = _cities(reader)
    reader.expect("|")
    reader.expect("scored")
    screen = None if stones is None or coins is None or objects is None else Screen(coins, stones, objects)
    return Player(screen, vp, cities, _all(reader, TYPE_OF))


def _unless(hidden: bool, reader: Reader, how: Callable[[Reader], T]) -> T | None:
    if not hidden:
        return how(reader)
    reader.expect("?")
    return None


def _cities(reader: Reader) -> tuple[tuple[Tile, ...], ...]:
    built: dict[City, tuple[Tile, ...]] = dict.fromkeys(CITIES, ())
    if not reader.accept("-"):
        city: City | None = reader.one_of(CITY_OF)
        while city is not None:
            built[city] += (reader.one_of(TILE_OF), *reader.while_any(TILE_OF))
            city = reader.maybe(CITY_OF)
    return tuple(built.values())


class _Turn(NamedTuple):
    seat: Seat
    phase: Phase
    extra_bought: bool
    ending: Ending | None


def _turn(reader: Reader) -> _Turn:
    seat, phase, bought = _seat(reader), reader.one_of(_PHASE_OF), reader.accept("bought")
    by = reader.maybe(_ENDING_OF)
    if by is None:
        return _Turn(seat, phase, bought, None)
    return _Turn(seat, phase, bought, Ending(by, _seat(reader) if reader.accept("=") else None))


def _seat(reader: Reader) -> Seat:
    return reader.number(1, SEATS.stop - 1) - 1
