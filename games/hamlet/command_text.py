"""Text for steps and deeds, both ways.

Steps are what a seat sends: ``begin build``, ``stand QUA``, ``lay 3``, ``confirm``. Deeds are what players write and
read: ``build SAW.3 @ QUA.4``, ``town buy 1 hire V D@FAR``, ``order B pay STO:brick(red) MAR:milk*2``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NoReturn, cast

import msgspec

from games.first_edition import IllegalAction, Seat
from games.hamlet.data import GOODS, RAW, TILES, Raw, Resource
from games.hamlet.state import (
    KINDS,
    Action,
    Beg,
    Begin,
    Build,
    BuildRoad,
    Buy,
    Confirm,
    Crossing,
    Deed,
    End,
    Fill,
    Fulfil,
    Herd,
    Hire,
    Instead,
    Kind,
    Lay,
    LinkTo,
    Make,
    More,
    Move,
    Over,
    PaidDeed,
    Payment,
    PickDonkey,
    PickDraft,
    PickEdge,
    PickOrder,
    PickTrade,
    Process,
    Produce,
    Put,
    Recruit,
    Sell,
    Stand,
    TakeSlot,
    Unit,
    Use,
    Walk,
)

#: The seats by their colours.
COLOURS = ("red", "yellow", "blue", "green")


def unreadable(text: str) -> NoReturn:
    raise IllegalAction("unreadable", text=text)


def colour(seat: Seat) -> str:
    return COLOURS[seat]


def read_seat(text: str) -> Seat:
    return COLOURS.index(text) if text in COLOURS else unreadable(text)


def read_code(text: str) -> str:
    code = text.upper()
    return code if code in TILES else unreadable(text)


def read_number(text: str) -> int:
    return int(text) if re.fullmatch(r"-?\d+", text, re.ASCII) else unreadable(text)


# ---------------------------------------------------------------- units of a payment


def write_unit(unit: Unit) -> str:
    owner = "" if unit.owner is None else f"({colour(unit.owner)})"
    return f"{unit.at}:{unit.kind}{owner}"


def read_unit(text: str) -> Unit:
    found = re.fullmatch(r"(\w{3}):(\w+)(?:\((\w+)\))?", text)
    if not found or found[2] not in (*RAW, *GOODS):
        unreadable(text)
    owner = None if found[3] is None else read_seat(found[3])
    return Unit(read_code(found[1]), cast(Resource, found[2]), owner)


def write_payment(pay: Payment) -> str:
    """Equal units together, in the order in which they appear first."""
    return " ".join(write_unit(unit) + (f"*{n}" if n > 1 else "") for unit, n in Counter(pay).items())


def read_payment(words: Iterable[str]) -> Payment:
    units: list[Unit] = []
    for word in words:
        unit, _, times = word.partition("*")
        units += [read_unit(unit)] * (read_number(times) if times else 1)
    return tuple(units)


# ---------------------------------------------------------------- steps


def write_step(action: Action) -> str:
    tag = str(action.__struct_config__.tag)
    match action:
        case Fill(cubes=cubes):
            return f"{tag} {' '.join(cubes)}"
        case Instead(unit=unit) | Use(unit=unit):
            return f"{tag} {write_unit(unit)}"
        case _:
            return " ".join([tag, *(str(value) for value in msgspec.structs.astuple(action))])


def read_step(text: str) -> Action:
    words = text.split()
    if not words or words[0] not in _STEPS:
        unreadable(text)
    wanted, read = _STEPS[words[0]]
    if wanted is not None and len(words) - 1 != wanted:
        unreadable(text)
    return read(words[1:])


def _one_of(word: str, allowed: Sequence[str]) -> str:
    return word if word in allowed else unreadable(word)


_WORKERS = ("villager", "donkey")

_STEPS: dict[str, tuple[int | None, Callable[[list[str]], Action]]] = {
    "begin": (1, lambda words: Begin(cast(Kind, _one_of(words[0], KINDS)))),
    "stand": (1, lambda words: Stand(read_code(words[0]))),
    "fill": (None, lambda words: Fill(_read_cubes(words))),
    "make": (1, lambda words: Make(read_number(words[0]))),
    "slot": (1, lambda words: TakeSlot(read_number(words[0]))),
    "recruit": (1, lambda words: Recruit("donkey" if _one_of(words[0], _WORKERS) == "donkey" else "villager")),
    "put": (1, lambda words: Put(read_code(words[0]))),
    "trade": (1, lambda words: PickTrade(words[0].upper())),
    "order": (1, lambda words: PickOrder(words[0].upper())),
    "draft": (1, lambda words: PickDraft(read_code(words[0]))),
    "edge": (1, lambda words: PickEdge(read_number(words[0]))),
    "lay": (1, lambda words: Lay(read_number(words[0]))),
    "to": (1, lambda words: LinkTo(read_code(words[0]))),
    "over": (1, lambda words: Over(_read_crossing(words[0]))),
    "donkey": (1, lambda words: PickDonkey(read_code(words[0]))),
    "walk": (1, lambda words: Walk(read_code(words[0]))),
    "instead": (1, lambda words: Instead(read_unit(words[0]))),
    "use": (1, lambda words: Use(read_unit(words[0]))),
    "more": (0, lambda words: More()),
    "confirm": (0, lambda words: Confirm()),
    "end": (0, lambda words: End()),
}


def _read_cubes(words: Sequence[str]) -> tuple[Raw, ...]:
    return tuple(cast(Raw, _one_of(word, RAW)) for word in words)


def _read_crossing(word: str) -> Crossing:
    return cast(Crossing, _one_of(word, ("bridge", "paved")))


# ---------------------------------------------------------------- deeds


def write_deed(deed: Deed) -> str:
    text = _write_deed(deed)
    return f"{text} pay {write_payment(deed.pay)}" if isinstance(deed, PaidDeed) and deed.pay else text


def _write_deed(deed: Deed) -> str:
    match deed:
        case Produce(at=at, cubes=cubes):
            return " ".join(["produce", at, *cubes])
        case Process(at=at, count=count):
            return f"process {at} {count}"
        case Buy(slot=slot):
            return f"town buy {slot}"
        case Hire(donkey=donkey):
            return f"town hire {_write_worker(donkey)}"
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
        case Herd(moves=moves):
            return " ".join(["herd", *(f"{move.donkey}>{move.to}" for move in moves)])


def _write_worker(donkey: str | None) -> str:
    return "V" if donkey is None else f"D@{donkey}"


def write_deeds(deeds: Iterable[Deed]) -> list[str]:
    """One line a deed; what is hired right after another purchase in the town hall goes on the same line."""
    lines: list[str] = []
    for deed in deeds:
        if isinstance(deed, Hire) and lines and lines[-1].startswith("town"):
            lines[-1] += ("" if " hire " in lines[-1] else " hire") + f" {_write_worker(deed.donkey)}"
        else:
            lines.append(write_deed(deed))
    return lines


def read_command(text: str) -> tuple[Deed, ...]:
    """The deeds of one line; only the town hall takes several at once."""
    command, _, payment = text.partition(" pay ")
    words = command.split()
    pay = read_payment(payment.split()) if payment else None
    match words:
        case ["produce", at, *cubes]:
            deed: Deed = Produce(read_code(at), _read_cubes(cubes))
        case ["process", at, count]:
            deed = Process(read_code(at), read_number(count), pay)
        case ["sell", trade]:
            deed = Sell(trade.upper(), pay)
        case ["order", order]:
            deed = Fulfil(order.upper(), pay)
        case ["build", draft, "@", place]:
            (tile, segment), (stand, edge) = _read_segment(draft), _read_segment(place)
            deed = Build(tile, segment, stand, edge, pay)
        case ["road", ends, over]:
            stand, to = _read_step_between(ends)
            deed = BuildRoad(stand, to, _read_crossing(over), pay)
        case ["herd", *moves] if moves:
            deed = Herd(tuple(Move(*_read_step_between(move)) for move in moves))
        case ["town", *rest] if rest:
            return _read_town(rest)
        case ["beg"]:
            deed = Beg()
        case _:
            unreadable(text)
    if pay is not None and not isinstance(deed, PaidDeed):
        unreadable(text)
    return (deed,)


def _read_town(words: list[str]) -> tuple[Deed, ...]:
    deeds: list[Deed] = []
    if words[0] == "buy" and len(words) > 1:
        deeds.append(Buy(read_number(words[1])))
        words = words[2:]
    if words:
        if words[0] != "hire" or len(words) == 1:
            unreadable(" ".join(words))
        deeds += [_read_worker(word) for word in words[1:]]
    return tuple(deeds)


def _read_worker(word: str) -> Hire:
    if word.upper() == "V":
        return Hire()
    kind, _, at = word.partition("@")
    return Hire(read_code(at)) if kind.upper() == "D" else unreadable(word)


def _read_segment(word: str) -> tuple[str, int]:
    code, _, segment = word.partition(".")
    return read_code(code), read_number(segment)


def _read_step_between(word: str) -> tuple[str, str]:
    here, _, there = word.partition(">")
    return read_code(here), read_code(there)
