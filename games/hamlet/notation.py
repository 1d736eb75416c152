"""Text for moves, both ways: ``build SAW.3 @ QUA.4``, ``town buy 1``, ``order B pay STO:brick(red) MAR:milk*2``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from games.core import End, Seat
from games.hamlet.actions import check_rules, spelled, ways_to_pay
from games.hamlet.data import DATA, GOODS, RAW, TILES, TRADES, Raw, Resource
from games.hamlet.possible import possible
from games.hamlet.state import (
    Action,
    Beg,
    Build,
    BuildRoad,
    Buy,
    Crossing,
    Fulfil,
    Herd,
    Hire,
    Move,
    Paid,
    Payment,
    Process,
    Produce,
    Sell,
    State,
    Step,
    Unit,
)
from games.hamlet.turn import apply, check_turn
from games.text import Reader

#: The seats by their colours.
COLOURS = ("red", "yellow", "blue", "green")
CROSSINGS: tuple[Crossing, ...] = ("bridge", "paved")
ORDERS: tuple[str, ...] = tuple(dict.fromkeys(order.id for order in DATA.church_order))

#: No bill asks for more.
MOST_UNITS = max(need.n for order in DATA.church_order for need in order.need)
_MOST_SEGMENTS = max(len(tile.segments) for tile in DATA.tile)


# ---------------------------------------------------------------- writing


def write_move(move: Move) -> str:
    """The one spelling of a move."""
    text = _write_unpaid(move)
    return f"{text} pay {write_payment(move.pay)}" if isinstance(move, Paid) and move.pay else text


def _write_unpaid(move: Move) -> str:
    match move:
        case Produce(at=at, cubes=cubes):
            return " ".join(["produce", at, *cubes])
        case Process(at=at, count=count):
            return f"process {at} {count}"
        case Buy(slot=slot):
            return f"town buy {slot}"
        case Hire(donkey=donkey):
            return "town hire V" if donkey is None else f"town hire D@{donkey}"
        case Sell(trade=trade):
            return f"sell {trade}"
        case Fulfil(order=order):
            return f"order {order}"
        case Beg():
            return "beg"
        case Build(draft=draft, segment=segment, stand=stand, edge=edge):
            return f"build {draft}.{segment} @ {stand}.{edge}"
        case BuildRoad(stand=stand, to=to, over=over):
            return f"road {stand}>{to} {over}"
        case Herd(steps=steps):
            return " ".join(["herd", *(f"{step.donkey}>{step.to}" for step in steps)])
        case End():
            return "end"


def write_payment(pay: Payment) -> str:
    return " ".join(write_unit(unit) + (f"*{n}" if n > 1 else "") for unit, n in Counter(pay).items())


def write_unit(unit: Unit) -> str:
    owner = "" if unit.owner is None else f"({COLOURS[unit.owner]})"
    return f"{unit.at}:{unit.kind}{owner}"


# ---------------------------------------------------------------- reading


class Said(Struct, frozen=True):
    """A move as somebody wrote it; the payment may have been left out."""

    move: Move
    paid: bool


def read_move(text: str) -> Move:
    reader = Reader(text)
    said = next(read_moves(reader))
    reader.end()
    return said.move


def read_line(text: str, view: State, seat: Seat) -> tuple[Move, ...]:
    """Several moves in a row, with or without ``;`` or ``,`` between them. Left-out payments are made automatically."""
    reader = Reader(text)
    said: list[Said] = []
    while not said or not reader.done:
        said += read_moves(reader)
        reader.take("[;,]")
    moves: list[Move] = []
    for each in said:
        view = apply(view, seat, moves[-1]) if moves else view
        moves.append(_completed(view, seat, each))
    return tuple(moves)


def _completed(view: State, seat: Seat, said: Said) -> Move:
    """The move in its one spelling, with its payment."""
    check_turn(view, seat)
    if isinstance(said.move, End):
        return said.move
    here = possible(view)
    check_rules(here, said.move)
    move = spelled(here, said.move)
    if not isinstance(move, Paid):
        return move
    ways = ways_to_pay(here, move)
    pay = ways.in_order(move.pay) if said.paid else ways.payment(ways.automatic)
    # What can't be paid with is left as it is, to be refused.
    return replace(move, pay=move.pay if len(pay) < len(move.pay) else pay)


def read_moves(reader: Reader) -> Iterator[Said]:
    """One move; only the town hall takes several at once."""
    if reader.accept("town"):
        yield from (Said(move, paid=True) for move in _read_town(reader))
        return
    move = reader.one_of(_READERS)(reader)
    if isinstance(move, Paid) and reader.accept("pay"):
        yield Said(replace(move, pay=_read_payment(reader)), paid=True)
    else:
        yield Said(move, paid=not isinstance(move, Paid))


def _read_town(reader: Reader) -> Iterator[Action]:
    if reader.accept("buy"):
        yield Buy(reader.number(1, DATA.setup.draft_row_size))
        if not reader.accept("hire"):
            return
    else:
        reader.expect("hire")
    yield _read_worker(reader)
    while reader.take(r"(?i)(?=V\b|D\s*@)"):
        yield _read_worker(reader)


def _read_worker(reader: Reader) -> Hire:
    if reader.accept("V"):
        return Hire()
    reader.expect("D")
    reader.expect("@")
    return Hire(read_code(reader))


def _read_produce(reader: Reader) -> Produce:
    at = read_code(reader)
    start, cubes = reader.at, tuple(reader.while_any(RAW))
    if len(cubes) > MOST_UNITS:
        raise reader.unreadable(start)
    return Produce(at, cast(tuple[Raw, ...], cubes))


def _read_build(reader: Reader) -> Build:
    draft, segment = _read_segment(reader)
    reader.expect("@")
    stand, edge = _read_segment(reader)
    return Build(draft, segment, stand, edge)


def _read_segment(reader: Reader) -> tuple[str, int]:
    code = read_code(reader)
    reader.expect(".")
    return code, reader.number(1, _MOST_SEGMENTS)


def _read_road(reader: Reader) -> BuildRoad:
    stand, to = _read_step(reader)
    return BuildRoad(stand, to, cast(Crossing, reader.one_of(CROSSINGS)))


def _read_herd(reader: Reader) -> Herd:
    steps = [Step(*_read_step(reader))]
    while len(steps) < DATA.limits.donkeys_max and reader.take(r"(?=\w+\s*>)"):
        steps.append(Step(*_read_step(reader)))
    return Herd(tuple(steps))


def _read_step(reader: Reader) -> tuple[str, str]:
    here = read_code(reader)
    reader.expect(">")
    return here, read_code(reader)


_READERS: dict[str, Callable[[Reader], Move]] = {
    "produce": _read_produce,
    "process": lambda reader: Process(read_code(reader), reader.number(1, DATA.limits.goods_per_kind)),
    "sell": lambda reader: Sell(reader.one_of(TRADES).id),
    "order": lambda reader: Fulfil(reader.one_of(ORDERS)),
    "beg": lambda reader: Beg(),
    "build": _read_build,
    "road": _read_road,
    "herd": _read_herd,
    "end": lambda reader: End(),
}


def read_payment(text: str) -> Payment:
    reader = Reader(text)
    pay = _read_payment(reader)
    reader.end()
    return pay


def _read_payment(reader: Reader) -> Payment:
    units: list[Unit] = []
    while not units or reader.take(r"(?=\w+\s*:)"):
        start, unit = reader.at, _read_unit(reader)
        units += [unit] * (reader.number(1, MOST_UNITS) if reader.accept("*") else 1)
        if len(units) > MOST_UNITS:
            raise reader.unreadable(start)
    return tuple(units)


def _read_unit(reader: Reader) -> Unit:
    at = read_code(reader)
    reader.expect(":")
    kind = cast(Resource, reader.one_of((*RAW, *GOODS)))
    if not reader.accept("("):
        return Unit(at, kind)
    owner = read_seat(reader)
    reader.expect(")")
    return Unit(at, kind, owner)


def read_code(reader: Reader) -> str:
    return reader.one_of(TILES).code


def read_seat(reader: Reader) -> Seat:
    return COLOURS.index(reader.one_of(COLOURS))
