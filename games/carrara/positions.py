"""Compact text for positions, both ways: one item a line, ``-`` is nothing, ``?`` is hidden from this viewer.

What a position does not say (the news and the steps that could be taken back) starts empty when it is read.
"""

from __future__ import annotations

import re
from typing import TypedDict

import msgspec

from games.carrara.data import CITIES, CITY, DATA, OBJECTS, TILES, TYPE, BuildingType, City, ObjectKind, Tile
from games.carrara.state import FACE_DOWN, RULES, Closed, Ending, Objects, Options, Phase, Player, Screen, State, Stones
from games.first_edition import IllegalAction, Seat
from games.rng import HIDDEN, Rng

_CITY_OF: dict[str, City] = {city.code: city.id for city in CITY.values()}
_TYPE_OF: dict[str, BuildingType] = {kind.code: kind.id for kind in TYPE.values()}
_TILE_OF: dict[str, Tile] = {tile.code: tile.id for tile in TILES.values()}
_OBJECT_OF: dict[str, ObjectKind] = {kind: kind for kind in OBJECTS}
_SEAT = re.compile(
    r"(?P<stones>\S+) (?P<coins>\d+|\?)c (?P<vp>\d+)vp objects (?P<objects>[^|]+)"
    r" \| (?P<cities>[^|]+) \| scored (?P<scored>[^|]+)"
)


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
    options = [_option_word(state.options, name) for name in _unusual_options(state)]
    items = [
        ("rules", "" if state.rules == RULES else str(state.rules)),
        ("options", " ".join(options)),
        ("solo", str(state.options.solo_level) if state.solo else ""),
        ("rng", "" if state.rng == HIDDEN else f"{state.rng.seed}/{state.rng.counter}"),
        ("turns", str(state.turns) if state.turns else ""),
    ]
    return [f"{name} {value}" for name, value in items if value]


def _unusual_options(state: State) -> list[str]:
    usual = Options(solo_level=state.options.solo_level) if state.solo else Options()
    return [name for name in Options.__struct_fields__ if getattr(state.options, name) != getattr(usual, name)]


def _option_word(options: Options, name: str) -> str:
    return f"{name}={msgspec.json.encode(getattr(options, name)).decode()}"


def _hidden_or(stones: Stones | None) -> str:
    return "?" if stones is None else stones or "-"


def _code(tile: Tile | None) -> str:
    return "-" if tile is None else TILES[tile].code


def _stack_words(stack: tuple[Tile, ...]) -> str:
    if FACE_DOWN in stack:
        return str(len(stack))
    return " ".join(map(_code, stack)) or "-"


def _closed_words(closed: tuple[Closed, ...]) -> str:
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
    try:
        return _position(_items(text))
    except (KeyError, ValueError, TypeError, msgspec.ValidationError) as error:
        raise IllegalAction("unreadable", text=text) from error


def _items(text: str) -> dict[str, str]:
    items: dict[str, str] = {}
    for line in text.splitlines():
        words = line.partition("#")[0].split()
        if not words:
            continue
        name = " ".join(words[:2]).removesuffix(":") if words[0] == "seat" else words[0]
        if name in items:
            raise ValueError(name)
        items[name] = " ".join(words[2:] if words[0] == "seat" else words[1:])
    return items


def _position(items: dict[str, str]) -> State:
    usual = {"rules": str(RULES), "options": "", "solo": "", "rng": f"{HIDDEN.seed}/{HIDDEN.counter}", "turns": "0"}
    items = usual | items
    players: list[Player] = []
    while f"seat {len(players) + 1}" in items:
        players.append(_player(items.pop(f"seat {len(players) + 1}")))
    solo, (seed, counter) = items.pop("solo"), items.pop("rng").split("/")
    state = State(
        rules=int(items.pop("rules")),
        options=_options(items.pop("options"), solo),
        solo=bool(solo),
        rng=Rng(int(seed), int(counter)),
        wheel=_wheel(items.pop("wheel")),
        bag=_stones(items.pop("bag")),
        display=_display(items.pop("display")),
        stack=_stack(items.pop("stack")),
        field=tuple(_OBJECT_OF[word] for word in _words(items.pop("field"))),
        supply=_objects(items.pop("supply")),
        closed=_closed(items.pop("closed")),
        players=tuple(players),
        turns=int(items.pop("turns")),
        **_turn(items.pop("turn")),
    )
    if items or state.turn not in range(len(players)) or len(players) not in DATA.end.objects:
        raise ValueError(items)
    return state


def _words(text: str) -> list[str]:
    return [] if text == "-" else text.split()


def _options(text: str, solo: str) -> Options:
    options = {name: msgspec.json.decode(value) for name, _, value in (word.partition("=") for word in text.split())}
    if solo:
        options["solo_level"] = int(solo)
    return msgspec.convert(options, Options)


def _stones(text: str) -> Stones | None:
    return None if text == "?" else _known_stones(text)


def _known_stones(text: str) -> Stones:
    return msgspec.convert("" if text == "-" else text, Stones)


def _wheel(text: str) -> tuple[Stones, ...]:
    wheel = tuple(_known_stones(stones) for stones in text.split("/"))
    if len(wheel) != len(CITIES):
        raise ValueError(text)
    return wheel


def _display(text: str) -> tuple[Tile | None, ...]:
    display = tuple(None if word == "-" else _TILE_OF[word] for word in text.split())
    if len(display) != DATA.components.display:
        raise ValueError(text)
    return display


def _stack(text: str) -> tuple[Tile, ...]:
    return (FACE_DOWN,) * int(text) if text.isdecimal() else tuple(_TILE_OF[word] for word in _words(text))


def _objects(text: str) -> Objects:
    a, b, c, d, e, f = map(int, text.split())
    return (a, b, c, d, e, f)


def _closed(text: str) -> tuple[Closed, ...]:
    pairs = (word.partition("=") for word in _words(text))
    return tuple(Closed(_CITY_OF[code], int(seat) - 1) for code, _, seat in pairs)


def _player(text: str) -> Player:
    match = _SEAT.fullmatch(text)
    if match is None:
        raise ValueError(text)
    screen = None
    if match["stones"] != "?":
        screen = Screen(int(match["coins"]), _known_stones(match["stones"]), _objects(match["objects"]))
    scored = tuple(_TYPE_OF[code] for code in _words(match["scored"]))
    return Player(screen, int(match["vp"]), _cities(match["cities"]), scored)


def _cities(text: str) -> tuple[tuple[Tile, ...], ...]:
    built: dict[City, list[Tile]] = {city: [] for city in CITIES}
    here: City | None = None
    for word in _words(text):
        if word in _CITY_OF:
            here = _CITY_OF[word]
        elif here is None:
            raise ValueError(text)
        else:
            built[here].append(_TILE_OF[word])
    return tuple(tuple(tiles) for tiles in built.values())


class _Turn(TypedDict):
    turn: Seat
    phase: Phase
    extra_bought: bool
    ending: Ending | None


def _turn(text: str) -> _Turn:
    seat, phase, *rest = text.split()
    bought = rest[:1] == ["bought"]
    ending = [_ending(word) for word in rest[bought:]]
    if len(ending) > 1:
        raise ValueError(text)
    return {
        "turn": int(seat) - 1,
        "phase": msgspec.convert(phase, Phase),
        "extra_bought": bought,
        "ending": ending[0] if ending else None,
    }


def _ending(word: str) -> Ending:
    by, _, seat = word.partition("=")
    return msgspec.convert({"by": by, "seat": int(seat) - 1 if seat else None}, Ending)
