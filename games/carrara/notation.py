"""Compact text for the steps of a turn, both ways: ``BUILD CAS3 > PIS: W Y Y``, ``TAKE III: R B B``, ``SCORE @MAS``."""

from __future__ import annotations

import re
from collections.abc import Sequence

from games.carrara.data import CITY, OBJECTS, TILES, TYPE, BuildingType, City, ObjectKind, Tile
from games.carrara.positions import read_position, write_position
from games.carrara.state import (
    Action,
    Announce,
    Build,
    Buy,
    End,
    Extra,
    Pass,
    ScoreCity,
    ScoreType,
    State,
    Stones,
    Take,
)
from games.carrara.stones import in_order
from games.first_edition import IllegalAction, Notation

NUMERALS = ("I", "II", "III", "IV", "V", "VI")

_CITIES: dict[str, City] = {city.code: city.id for city in CITY.values()}
_TYPES: dict[str, BuildingType] = {kind.code: kind.id for kind in TYPE.values()}
_TILES: dict[str, Tile] = {tile.code: tile.id for tile in TILES.values()}
_OBJECTS: dict[str, ObjectKind] = {kind.upper(): kind for kind in OBJECTS}

_STONES = r"[WYRGBK](?:\s*[WYRGBK])*"
#: One step; ``BUY III: R B B`` is two of them at once and only read as part of a turn.
_STEP = re.compile(
    rf"""
    (?P<purchase>TAKE|BUY)\s+(?P<segment>[IV]+)\s*:\s*(?P<stones>{_STONES})
    | (?P<buy>BUY)
    | BUILD\s+(?P<tile>\w+)\s*>\s*(?P<city>\w+)\s*:\s*(?P<pay>{_STONES})
    | SCORE\s+@\s*(?P<score_city>\w+)
    | SCORE\s+(?P<score_type>\w+)
    | \+\s*(?P<object>\w+)
    | (?P<announce>END!)
    | (?P<pass>PASS)
    | (?P<end>\.)
    """,
    re.VERBOSE | re.IGNORECASE,
)


def write_action(action: Action) -> str:
    match action:
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


def read_action(text: str) -> Action:
    """One step; upper and lower case, spaces and the order of stones do not matter."""
    steps = read_turn(text)
    if len(steps) != 1:
        raise IllegalAction("unreadable", text=text)
    return steps[0]


def write_turn(actions: Sequence[Action]) -> str:
    """The steps of a turn on one line; turning the wheel and taking stones are written as one."""
    text = " ".join(write_action(action) for action in actions)
    return re.sub(r"^BUY TAKE ", "BUY ", text)


def read_turn(text: str) -> tuple[Action, ...]:
    actions: list[Action] = []
    rest = text.strip()
    while rest:
        match = _STEP.match(rest)
        if match is None:
            raise IllegalAction("unreadable", text=text)
        try:
            actions += _steps({name: value.upper() for name, value in match.groupdict().items() if value})
        except (KeyError, ValueError) as error:
            raise IllegalAction("unreadable", text=text) from error
        rest = rest[match.end() :].lstrip()
    if not actions:
        raise IllegalAction("unreadable", text=text)
    return tuple(actions)


def _steps(words: dict[str, str]) -> list[Action]:
    match words:
        case {"purchase": kind, "segment": segment, "stones": stones}:
            take = Take(NUMERALS.index(segment) + 1, _stones(stones))
            return [Buy(), take] if kind == "BUY" else [take]
        case {"tile": tile, "city": city, "pay": pay}:
            return [Build(_TILES[tile], _CITIES[city], _stones(pay))]
        case {"score_city": city}:
            return [ScoreCity(_CITIES[city])]
        case {"score_type": building}:
            return [ScoreType(_TYPES[building])]
        case {"object": kind}:
            return [Extra(_OBJECTS[kind])]
        case {"buy": _}:
            return [Buy()]
        case {"announce": _}:
            return [Announce()]
        case {"pass": _}:
            return [Pass()]
        case _:
            return [End()]


def _stones(text: str) -> Stones:
    return in_order("".join(text.split()))


class CarraraNotation(Notation[State, Action]):
    def write_action(self, action: Action) -> str:
        return write_action(action)

    def read_action(self, text: str) -> Action:
        return read_action(text)

    def write_position(self, state: State) -> str:
        return write_position(state)

    def read_position(self, text: str) -> State:
        return read_position(text)
