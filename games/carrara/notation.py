"""Compact text for moves, both ways: ``BUILD CAS3 > PIS: W Y Y``, ``TAKE III: R B B``, ``SCORE @MAS``, ``+crown``."""

from __future__ import annotations

from collections.abc import Mapping

from games.carrara.building import stones_short
from games.carrara.data import (
    CITY,
    CITY_OF,
    OBJECTS,
    TILE_OF,
    TILES,
    TYPE,
    TYPE_OF,
    BuildingType,
    City,
    ObjectKind,
    Tile,
)
from games.carrara.market import NUMERALS, SEGMENTS, turned
from games.carrara.positions import read_position, write_position
from games.carrara.state import (
    Announce,
    Build,
    Buy,
    Extra,
    Move,
    Pass,
    ScoreCity,
    ScoreType,
    State,
    Stones,
    Take,
    screen_of,
)
from games.carrara.stones import LETTERS, default_payment, in_order
from games.core import End, IllegalMove, Notation, Seat
from games.text import Reader

_SEGMENTS: Mapping[str, int] = {**dict(zip(NUMERALS, SEGMENTS, strict=True)), **{str(one): one for one in SEGMENTS}}
_CITIES: Mapping[str, City] = {**CITY_OF, **{city: city for city in CITY}}
_TYPES: Mapping[str, BuildingType] = {**TYPE_OF, **{kind: kind for kind in TYPE}}
_TILES: Mapping[str, Tile] = {**TILE_OF, **{tile: tile for tile in TILES}}
_OBJECTS: Mapping[str, ObjectKind] = {kind: kind for kind in OBJECTS}
_ALONE: Mapping[str, Move] = {"END!": Announce(), "PASS": Pass(), ".": End()}


def write_move(move: Move) -> str:
    match move:
        case Buy():
            return "BUY"
        case Take(segment, stones):
            return f"TAKE {NUMERALS[segment - 1]}: {' '.join(stones)}"
        case Build(tile, city, pay):
            return f"BUILD {TILES[tile].code} > {CITY[city].code}: {' '.join(pay)}"
        case ScoreType(building):
            return f"SCORE {TYPE[building].code}"
        case ScoreCity(city):
            return f"SCORE @{CITY[city].code}"
        case Extra(kind):
            return f"+{kind}"
        case Announce():
            return "END!"
        case Pass():
            return "PASS"
        case End():
            return "."


def read_move(text: str) -> Move:
    """One move with all its stones; case, blanks and the order of stones don't matter."""
    reader = Reader(text)
    move, *more = _read(reader)
    reader.end()
    if more or _lacks_stones(move):
        raise reader.unreadable()
    return move


def read_line(text: str, view: State, seat: Seat) -> tuple[Move, ...]:
    """The moves of a turn: ``BUY III: R B B +crown END!``. Turning the wheel and taking stones may be written as one.

    Without stones, ``BUILD CAS3 > PIS`` pays with the lowest grades, and ``TAKE III`` or ``BUY III`` takes them all.
    """
    reader = Reader(text)
    moves = _read(reader)
    while not reader.done:
        moves += _read(reader)
    befores = (None, *moves)
    return tuple(
        _completed(move, view, seat, ahead=isinstance(before, Buy))
        for before, move in zip(befores, moves, strict=False)
    )


def _read(reader: Reader) -> list[Move]:
    """The next move, or two: a turn of the wheel and what is taken then. Stones that are left out are none."""
    if reader.accept("BUY"):
        segment = reader.maybe(_SEGMENTS)
        return [Buy()] if segment is None else [Buy(), Take(segment, _stones(reader))]
    if reader.accept("TAKE"):
        return [Take(reader.one_of(_SEGMENTS), _stones(reader))]
    if reader.accept("BUILD"):
        tile = reader.one_of(_TILES)
        reader.expect(">")
        return [Build(tile, reader.one_of(_CITIES), _stones(reader))]
    if reader.accept("SCORE"):
        building = None if reader.accept("@") else reader.maybe(_TYPES)
        return [ScoreCity(reader.one_of(_CITIES)) if building is None else ScoreType(building)]
    if reader.accept("+"):
        return [Extra(reader.one_of(_OBJECTS))]
    return [reader.one_of(_ALONE)]


def _stones(reader: Reader) -> Stones:
    if not reader.accept(":"):
        return ""
    letters = reader.need(rf"(?i)[{LETTERS}](?:[\s,]*[{LETTERS}])*(?![A-Z0-9_])")
    return in_order(letters.group().upper())


def _lacks_stones(move: Move) -> bool:
    return (isinstance(move, Take) and not move.stones) or (isinstance(move, Build) and not move.pay)


def _completed(move: Move, view: State, seat: Seat, *, ahead: bool) -> Move:
    """The move with the stones that were left out; ``ahead`` when the wheel turns first."""
    match move:
        case Take(segment, ""):
            if ahead and segment == SEGMENTS.start:
                raise IllegalMove("look_first")
            wheel = turned(view.wheel) if ahead else view.wheel
            return Take(segment, wheel[segment - 1])
        case Build(tile, city, ""):
            pay = default_payment(screen_of(view, seat).stones, TILES[tile].cost, city)
            if pay is None:
                raise IllegalMove("too_few_stones", city=city, missing=stones_short(view, seat, tile, city))
            return Build(tile, city, pay)
    return move


NOTATION: Notation[State, Move] = Notation(
    write_move=write_move,
    read_move=read_move,
    read_line=read_line,
    write_position=write_position,
    read_position=read_position,
)
