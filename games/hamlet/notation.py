"""Text for moves, both ways: ``build SAW.3 @ QUA.4``, ``town buy 1``, ``order B pay STO:brick(red) MAR:milk*2``."""

from __future__ import annotations

from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from games.codecs import Codec, Forms, Said, between, completed_line, form, many, names, number, optional, words
from games.core import End, Seat
from games.hamlet import state
from games.hamlet.actions import check_rules, spelled, ways_to_pay
from games.hamlet.choices import possible
from games.hamlet.data import DATA, GOODS, RAW, TILES, TRADES
from games.hamlet.state import Move, Paid, Payment, State, Step, Unit
from games.hamlet.turn import apply, check_turn
from games.text import Reader

T = TypeVar("T")

#: The seats by their colours.
COLOURS = ("red", "yellow", "blue", "green")
#: No bill asks for more.
MOST_UNITS = max(need.n for order in DATA.church_order for need in order.need)

CODE = words(TILES)
SEAT = names({colour: seat for seat, colour in enumerate(COLOURS)})
KIND = words((*RAW, *GOODS))
CROSSING = words(("bridge", "paved"))
ORDER = words(order.id for order in DATA.church_order)


class _Heap(NamedTuple):
    item: Any
    n: int = 1


def heaps(item: Codec[T], most: int, *, none: str | None = None) -> Codec[tuple[T, ...]]:
    """Things of which several may be equal, ``FAR:wheat*2``, at most ``most`` of them in all."""
    heap = many(form(_Heap, "{item}[*{n}]", {"item": item, "n": number(1, most)}), none=none)

    def read(reader: Reader) -> tuple[T, ...]:
        start, found = reader.at, heap.read(reader)
        if sum(n for _, n in found) > most:
            raise reader.unreadable(start)
        return tuple(one for one, n in found for _ in range(n))

    return Codec(lambda items: heap.write(tuple(_Heap(one, len([*alike])) for one, alike in groupby(items))), read)


# ---------------------------------------------------------------- moves

_PAYMENT = heaps(form(Unit, "{at}:{kind}[({owner})]", {"at": CODE, "kind": KIND, "owner": SEAT}), MOST_UNITS)

MOVES: Forms[Move] = Forms(
    {
        state.Produce: "produce {at:code}[ {cubes}]",
        state.Process: "process {at:code} {count}[ pay {pay}]",
        state.Buy: "town buy {slot}",
        state.Hire: "[!town ][!hire ]{donkey}",
        state.Sell: "sell {trade}[ pay {pay}]",
        state.Fulfil: "order {order}[ pay {pay}]",
        state.Beg: "beg",
        state.Build: "build {draft:code}.{segment} @ {stand:code}.{edge:segment}[ pay {pay}]",
        state.BuildRoad: "road {stand:code}>{to:code} {over}[ pay {pay}]",
        state.Herd: "herd {steps}",
        End: "end",
    },
    {
        "code": CODE,
        "cubes": many(words(RAW), most=MOST_UNITS),
        "count": number(1, DATA.limits.goods_per_kind),
        "slot": number(1, DATA.setup.draft_row_size),
        # A villager, or a donkey and where it is put.
        "donkey": optional(between("D@", CODE), "V"),
        "trade": words(TRADES),
        "order": ORDER,
        "segment": number(1, max(len(tile.segments) for tile in DATA.tile)),
        "over": CROSSING,
        "steps": many(form(Step, "{donkey:code}>{to:code}", {"code": CODE}), most=DATA.limits.donkeys_max),
        "pay": _PAYMENT,
    },
)
write_move, read_move, write_payment = MOVES.write, MOVES.read_all, _PAYMENT.write


def read_payment(text: str) -> Payment:
    reader = Reader(text)
    pay = _PAYMENT.read(reader)
    reader.end()
    return pay


def read_line(text: str, view: State, seat: Seat) -> tuple[Move, ...]:
    """Several moves in a row: ``town buy 1 hire V D@FAR; end``. Left-out payments are made automatically."""
    return completed_line(MOVES, text, view, seat, _completed, apply)


def _completed(said: Said[Move], view: State, seat: Seat) -> Move:
    """The move in its one spelling, with its payment."""
    check_turn(view, seat)
    move, here = said.value(), possible(view)
    if isinstance(move, End):
        return move
    check_rules(here, move)
    move = spelled(here, move)
    if not isinstance(move, Paid):
        return move
    ways = ways_to_pay(here, move)
    pay = ways.in_order(move.pay) if "pay" in said.fields else ways.payment(ways.automatic)
    # What can't be paid with is left as it is, to be refused.
    return replace(move, pay=move.pay if len(pay) < len(move.pay) else pay)
