"""Text for whole positions, both ways.

One line a thing: the seats, the village, the stock on it, the row, the bag, orders, milestones. Lines left out
stand as after set-up, as far as what is named elsewhere allows, so that a test names only what it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any, TypeVar, cast, get_args

from msgspec.structs import replace

from games.core import Seat
from games.hamlet.data import (
    GOODS,
    MILESTONES,
    RAW,
    TILES,
    TRADES,
    AbbeyCard,
    Resource,
    SoloLevel,
)
from games.hamlet.integrity import completed, impossible
from games.hamlet.notation import COLOURS, CROSSINGS, ORDERS, read_code, read_seat
from games.hamlet.setup import new
from games.hamlet.state import (
    ABBEY,
    FACE_DOWN,
    Abbey,
    Crossing,
    Holding,
    Layout,
    Offer,
    Options,
    Place,
    Player,
    Road,
    State,
    Token,
    Villager,
)
from games.rng import Rng
from games.text import LONGEST_POSITION, Reader

T = TypeVar("T")

_FLAGS = ("herd_moved", "hire_open", "ended", "over")
_CARDS: tuple[AbbeyCard, ...] = get_args(AbbeyCard)
_TRADES = (*TRADES, *(f"T{level}{FACE_DOWN}" for level in (1, 2, 3)))
_DRAFTS = (*TILES, FACE_DOWN)

#: Larger than any figure of a game.
_MOST = 999
#: Further from the church than any tile can lie.
_FAR = 200


# ---------------------------------------------------------------- writing


def write_position(state: State) -> str:
    return "\n".join(_lines(state))


def _lines(state: State) -> Iterator[str]:
    options = state.options
    yield f"hamlet {len(state.players)} {options.layout} {options.level}"
    yield f"rng {state.rng.seed} {state.rng.counter}"
    flags = [flag for flag in _FLAGS if getattr(state, flag)]
    yield " ".join(["turn", str(state.round), COLOURS[state.active], *flags])
    for seat, player in enumerate(state.players):
        yield _write_player(seat, player)
    yield " ".join(["village", *(_write_place(place) for place in state.places)])
    yield " ".join(["roads", *(f"{road.a}>{road.b}/{road.over}/{COLOURS[road.owner]}" for road in state.roads)])
    yield " ".join(["stock", *_write_tokens(state.tokens)])
    yield " ".join(["row", *(offer.tile + (f"+{offer.gold}" if offer.gold else "") for offer in state.row)])
    yield " ".join(["bag", *state.bag])
    yield " ".join(["stacks", *state.stacks])
    yield " ".join(["market", *state.open_trades])
    yield " ".join(["trades", *state.trade_stack])
    yield " ".join(["orders", *(_write_holding(holding) for holding in state.orders)])
    yield " ".join(["milestones", *(_write_holding(holding) for holding in state.milestones)])
    if state.abbey:
        yield _write_abbey(state.abbey)


def _write_player(seat: Seat, player: Player) -> str:
    villagers = [villager.at + ("" if villager.ready else "-") for villager in player.villagers]
    words = [COLOURS[seat], f"gold={player.gold}", f"vp={player.points}", f"villagers={','.join(villagers)}"]
    words.append(f"donkeys={','.join(player.donkeys)}")
    words += [f"drafts={','.join(player.drafts)}"] if player.drafts else []
    words += [f"trades={','.join(player.trades)}"] if player.trades else []
    return " ".join(words)


def _write_place(place: Place) -> str:
    flag = "" if place.flag is None else f"/{COLOURS[place.flag]}"
    return f"{place.tile}/{place.rot}/{place.at[0]},{place.at[1]}{flag}"


def _write_tokens(tokens: Iterable[Token]) -> Iterator[str]:
    for token, run in groupby(tokens):
        n = len(list(run))
        owner = "" if token.owner is None else f"({COLOURS[token.owner]}{'!' if token.high else ''})"
        yield f"{token.at}:{token.kind}{owner}" + (f"*{n}" if n > 1 else "")


def _write_holding(holding: Holding) -> str:
    if holding.seat is None:
        return holding.id
    return f"{holding.id}={'abbey' if holding.seat == ABBEY else COLOURS[holding.seat]}"


def _write_abbey(abbey: Abbey) -> str:
    words = ["abbey", f"alms={abbey.alms}", f"vp={abbey.points}", f"deck={','.join(abbey.deck)}"]
    return " ".join(words + ([f"trades={','.join(abbey.trades)}"] if abbey.trades else []))


# ---------------------------------------------------------------- reading

#: The fields of the state that the text names.
Given = dict[str, Any]


def read_position(text: str) -> State:
    """The position a text describes; ``IllegalMove`` when there is no such position."""
    reader = Reader(text, LONGEST_POSITION)
    reader.expect("hamlet")
    seats = reader.number(1, len(COLOURS))
    layout, level = reader.one_of(get_args(Layout)), reader.one_of(get_args(SoloLevel))
    start = new(seats, Options(cast(Layout, layout), cast(SoloLevel, level)), seed=0)
    given: Given = {"players": start.players}
    lines: dict[str, int] = {}
    while not reader.done:
        at, line = reader.at, reader.maybe(tuple(_READERS)) or "seats"
        lines[line] = at
        _READERS.get(line, _read_player)(reader, given)
    state = completed(start, given)
    wrong = impossible(state)
    if wrong is not None:
        raise reader.unreadable(lines.get(wrong, 0))
    return state


def _seated(reader: Reader, given: Given) -> Seat:
    at, seat = reader.at, read_seat(reader)
    if seat >= len(given["players"]):
        raise reader.unreadable(at)
    return seat


def _after(sign: str, reader: Reader) -> Reader:
    reader.expect(sign)
    return reader


def _figure(reader: Reader) -> int:
    return reader.number(0, _MOST)


def _read_rng(reader: Reader, given: Given) -> None:
    given["rng"] = Rng(reader.number(0, 1 << 64), reader.number(0, 1 << 32))


def _read_turn(reader: Reader, given: Given) -> None:
    given["round"], given["active"] = _figure(reader), _seated(reader, given)
    flags = set(reader.while_any(_FLAGS))
    given |= {flag: flag in flags for flag in _FLAGS}


# --- seats


def _read_player(reader: Reader, given: Given) -> None:
    seat = _seated(reader, given)
    changes: dict[str, Any] = {}
    for field, read in reader.while_any(_PLAYER_FIELDS):
        changes[field] = read(reader)
    players = list(given["players"])
    players[seat] = replace(players[seat], **changes)
    given["players"] = tuple(players)


def _listed(reader: Reader, read: Callable[[Reader], T]) -> tuple[T, ...]:
    """Items with commas between them, or none."""
    if not reader.take(r"(?=[A-Za-z?])") or reader.take(r"(?=\w+=)"):
        return ()
    found = [read(reader)]
    while reader.accept(","):
        found.append(read(reader))
    return tuple(found)


def _read_villager(reader: Reader) -> Villager:
    at = read_code(reader)
    return Villager(at, ready=not reader.accept("-"))


def _read_trade(reader: Reader) -> str:
    return reader.one_of(_TRADES)


_PLAYER_FIELDS: dict[str, tuple[str, Callable[[Reader], Any]]] = {
    "gold=": ("gold", _figure),
    "vp=": ("points", _figure),
    "villagers=": ("villagers", lambda reader: _listed(reader, _read_villager)),
    "donkeys=": ("donkeys", lambda reader: tuple(sorted(_listed(reader, read_code)))),
    "drafts=": ("drafts", lambda reader: _listed(reader, read_code)),
    "trades=": ("trades", lambda reader: _listed(reader, _read_trade)),
}


# --- the village


def _read_village(reader: Reader, given: Given) -> None:
    places = []
    while reader.take(r"(?=\w+\s*/)"):
        code, rot = read_code(reader), _after("/", reader).number(0, 5)
        at = _after("/", reader).number(-_FAR, _FAR), _after(",", reader).number(-_FAR, _FAR)
        places.append(Place(code, rot, at, _seated(reader, given) if reader.accept("/") else None))
    given["places"] = tuple(places)


def _read_roads(reader: Reader, given: Given) -> None:
    roads = []
    while reader.take(r"(?=\w+\s*>)"):
        a, b = read_code(reader), read_code(_after(">", reader))
        over = cast(Crossing, _after("/", reader).one_of(CROSSINGS))
        roads.append(Road(a, b, over, _seated(_after("/", reader), given)))
    given["roads"] = tuple(roads)


def _read_stock(reader: Reader, given: Given) -> None:
    tokens: list[Token] = []
    while reader.take(r"(?=\w+\s*:)"):
        at, kind = read_code(reader), cast(Resource, _after(":", reader).one_of((*RAW, *GOODS)))
        owner, high = None, False
        if reader.accept("("):
            owner, high = _seated(reader, given), reader.accept("!")
            reader.expect(")")
        count = reader.number(1, TILES[at].slots) if reader.accept("*") else 1
        tokens += [Token(at, kind, owner, high)] * count
    given["tokens"] = tuple(tokens)


# --- row, market, church


def _read_row(reader: Reader, given: Given) -> None:
    given["row"] = tuple(
        Offer(tile, _figure(reader) if reader.accept("+") else 0) for tile in reader.while_any(_DRAFTS)
    )


def _names(field: str, names: tuple[str, ...]) -> Callable[[Reader, Given], None]:
    def read(reader: Reader, given: Given) -> None:
        given[field] = tuple(reader.while_any(names))

    return read


def _holdings(field: str, names: tuple[str, ...]) -> Callable[[Reader, Given], None]:
    def read(reader: Reader, given: Given) -> None:
        given[field] = tuple(
            Holding(id, _read_holder(reader, given) if reader.accept("=") else None) for id in reader.while_any(names)
        )

    return read


def _read_holder(reader: Reader, given: Given) -> Seat:
    return ABBEY if reader.accept("abbey") else _seated(reader, given)


# --- the Abbey


def _read_abbey(reader: Reader, given: Given) -> None:
    alms, points = _figure(_after("alms=", reader)), _figure(_after("vp=", reader))
    deck = cast(tuple[AbbeyCard, ...], _listed(_after("deck=", reader), lambda reader: reader.one_of(_CARDS)))
    given["abbey"] = Abbey(deck, alms, points, _listed(reader, _read_trade) if reader.accept("trades=") else ())


_READERS: dict[str, Callable[[Reader, Given], None]] = {
    "rng": _read_rng,
    "turn": _read_turn,
    "village": _read_village,
    "roads": _read_roads,
    "stock": _read_stock,
    "row": _read_row,
    "bag": _names("bag", _DRAFTS),
    "stacks": _names("stacks", GOODS),
    "market": _names("open_trades", _TRADES),
    "trades": _names("trade_stack", _TRADES),
    "orders": _holdings("orders", ORDERS),
    "milestones": _holdings("milestones", MILESTONES),
    "abbey": _read_abbey,
}
