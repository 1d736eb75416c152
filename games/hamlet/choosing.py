"""The small steps towards a deed: which question comes next, its answers, and what an answer leads to.

Every menu lists only what at least one whole deed hangs on, so that a seat can never walk into a dead end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Literal, TypeVar

from msgspec.structs import replace

from games.first_edition import IllegalAction
from games.hamlet.candidates import in_order
from games.hamlet.choices import Choices
from games.hamlet.data import TILES
from games.hamlet.payment import Bill, bill_of, grouped, place_of
from games.hamlet.state import (
    KINDS,
    Action,
    Beg,
    Begin,
    Build,
    BuildRoad,
    Buy,
    Choosing,
    Confirm,
    Deed,
    End,
    Fill,
    Fulfil,
    Herd,
    Hire,
    Instead,
    Lay,
    LinkTo,
    Make,
    More,
    Move,
    Over,
    PaidDeed,
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
    State,
    TakeSlot,
    Unit,
    Use,
    Walk,
)
from games.hamlet.village import attach, named_placement, placements_on, village

Stage = Literal[
    "kind", "building", "cubes", "count", "town", "donkey_place", "trade", "order", "draft", "stand", "edge",
    "placement", "road_stand", "road_end", "crossing", "herd", "step", "payment", "replacement", "confirm",
]  # fmt: skip

#: So many entries fit into one menu; of a longer list the last entry turns the page.
MENU = 25


T = TypeVar("T")


def chosen(value: T | None) -> T:
    """An answer that must have been given by now."""
    assert value is not None
    return value


# ---------------------------------------------------------------- which question comes next


def stage(state: State) -> Stage:
    now = state.choosing
    if now is None:
        return "kind"
    for question, answered in _QUESTIONS[now.what]:
        if not answered(now):
            return question
    if now.instead is not None:
        return "replacement"
    return "payment" if now.pay is not None else "confirm"


Answered = Callable[[Choosing], bool]

_QUESTIONS: dict[str, tuple[tuple[Stage, Answered], ...]] = {
    "produce": (
        ("building", lambda now: now.stand is not None),
        ("cubes", lambda now: now.cubes is not None or not TILES[chosen(now.stand)].is_barn),
    ),
    "process": (("building", lambda now: now.stand is not None), ("count", lambda now: now.count is not None)),
    "town": (
        ("town", lambda now: now.slot is not None or now.recruit is not None),
        ("donkey_place", lambda now: now.recruit != "donkey" or now.put is not None),
    ),
    "sell": (("trade", lambda now: now.trade is not None),),
    "order": (("order", lambda now: now.order is not None),),
    "beg": (),
    "build": (
        ("draft", lambda now: now.draft is not None),
        ("stand", lambda now: now.stand is not None),
        ("edge", lambda now: now.edge is not None),
        ("placement", lambda now: now.segment is not None),
    ),
    "road": (
        ("road_stand", lambda now: now.stand is not None),
        ("road_end", lambda now: now.to is not None),
        ("crossing", lambda now: now.over is not None),
    ),
    "herd": (("step", lambda now: now.donkey is None), ("herd", lambda now: False)),
}


# ---------------------------------------------------------------- its answers


def menu(state: State) -> list[Action]:
    """What the active seat may choose now, one page of it."""
    choices = Choices(state)
    now = state.choosing
    if now is None:
        return [*(Begin(what) for what in KINDS if choices.can_begin(what)), End()]
    everything = _ANSWERS[stage(state)](choices, now)
    if len(everything) <= MENU:
        return everything
    first = now.page * (MENU - 1)
    shown = everything[first : first + MENU - 1]
    return [*shown, More()] if len(everything) > first + len(shown) else shown


def _buildings(choices: Choices, now: Choosing) -> list[Action]:
    codes = choices.producing() if now.what == "produce" else choices.processing()
    return [Stand(code) for code in codes]


def _town(choices: Choices, now: Choosing) -> list[Action]:
    found: list[Action] = [TakeSlot(slot) for slot in choices.slots()]
    if choices.can_hire_villager():
        found.append(Recruit("villager"))
    if choices.can_hire_donkey():
        found.append(Recruit("donkey"))
    return found


def _placements(choices: Choices, now: Choosing) -> list[Action]:
    state, draft = choices.state, chosen(now.draft)
    ways = placements_on(state.places, draft, chosen(now.stand), chosen(now.edge))
    return [Lay(each.placement.segment) for each in in_order(state, draft, ways)]


def _herd(choices: Choices, now: Choosing) -> list[Action]:
    donkeys: list[Action] = [PickDonkey(code) for code in choices.donkeys(now.moves)]
    return [*donkeys, Confirm()] if now.moves else donkeys


def _payment(choices: Choices, now: Choosing) -> list[Action]:
    return [Confirm(), *(Instead(unit) for unit in _exchangeable(now) if _replacements(choices, now, unit))]


def _exchangeable(now: Choosing) -> list[Unit]:
    """The different units of the payment that were not put in by hand."""
    return list(Counter(now.pay) - Counter(now.fixed))


def _replacements(choices: Choices, now: Choosing, out: Unit) -> tuple[Unit, ...]:
    bill, at = _bill(choices, now)
    return choices.purse.replacements(bill, at, chosen(now.pay), out)


def _bill(choices: Choices, now: Choosing) -> tuple[Bill, str]:
    deed = deed_of(now)
    assert isinstance(deed, PaidDeed)
    return bill_of(deed, len(choices.state.players)), place_of(deed)


_ANSWERS: dict[Stage, Callable[[Choices, Choosing], list[Action]]] = {
    "building": _buildings,
    "cubes": lambda choices, now: [Fill(mix) for mix in choices.barn_mixes(chosen(now.stand))],
    "count": lambda choices, now: [Make(n) for n in range(choices.most_made(chosen(now.stand)), 0, -1)],
    "town": _town,
    "donkey_place": lambda choices, now: [Put(code) for code in choices.net.members],
    "trade": lambda choices, now: [PickTrade(trade) for trade in choices.sales()],
    "order": lambda choices, now: [PickOrder(order) for order in choices.orders()],
    "draft": lambda choices, now: [PickDraft(draft) for draft in choices.drafts()],
    "stand": lambda choices, now: [Stand(code) for code in choices.stands(chosen(now.draft))],
    "edge": lambda choices, now: [PickEdge(edge) for edge in choices.edges(chosen(now.draft), chosen(now.stand))],
    "placement": _placements,
    "road_stand": lambda choices, now: [Stand(code) for code in choices.road_stands()],
    "road_end": lambda choices, now: [LinkTo(code) for code in choices.road_ends(chosen(now.stand))],
    "crossing": lambda choices, now: [Over(over) for over in choices.road_ends(chosen(now.stand))[chosen(now.to)]],
    "herd": _herd,
    "step": lambda choices, now: [Walk(code) for code in choices.net.neighbours_of(chosen(now.donkey))],
    "payment": _payment,
    "replacement": lambda choices, now: [Use(unit) for unit in _replacements(choices, now, chosen(now.instead))],
    "confirm": lambda choices, now: [Confirm()],
}


# ---------------------------------------------------------------- what an answer leads to


def check_offered(state: State, action: Action) -> None:
    """Raises for anything that is not in the menu."""
    if state.choosing is None:
        offered = isinstance(action, End) or (isinstance(action, Begin) and Choices(state).can_begin(action.what))
    else:
        offered = action in menu(state)
    if not offered:
        raise IllegalAction("not_offered", stage=stage(state))


def advance(state: State, action: Action) -> Choosing:
    """The choice after one more answer; what follows by itself is filled in."""
    if isinstance(action, Begin):
        return Choosing(action.what)
    assert state.choosing is not None
    if isinstance(action, More):
        return replace(state.choosing, page=state.choosing.page + 1)
    now = replace(_answered(state, state.choosing, action), page=0)
    if now.pay is not None:
        return now
    return _with_payment(state, _without_idle_questions(state, now))


def _answered(state: State, now: Choosing, action: Action) -> Choosing:
    match action:
        case Stand(at=at):
            return replace(now, stand=at)
        case Fill(cubes=cubes):
            return replace(now, cubes=cubes)
        case Make(count=count):
            return replace(now, count=count)
        case TakeSlot(slot=slot):
            return replace(now, slot=slot)
        case Recruit(who=who):
            return replace(now, recruit=who)
        case Put(at=at):
            return replace(now, put=at)
        case PickTrade(trade=trade):
            return replace(now, trade=trade)
        case PickOrder(order=order):
            return replace(now, order=order)
        case PickDraft(tile=tile):
            return replace(now, draft=tile)
        case PickEdge(edge=edge):
            return replace(now, edge=edge)
        case Lay(segment=segment):
            return _laid(state, now, segment)
        case LinkTo(at=at):
            return replace(now, to=at)
        case Over(crossing=crossing):
            return replace(now, over=crossing)
        case PickDonkey(at=at):
            return replace(now, donkey=at)
        case Walk(to=to):
            return replace(now, donkey=None, moves=(*now.moves, Move(chosen(now.donkey), to)))
        case Instead(unit=unit):
            return replace(now, instead=unit)
        case Use(unit=unit):
            return _exchanged(now, unit)
        case _:
            raise AssertionError(action)


def _laid(state: State, now: Choosing, segment: int) -> Choosing:
    """The placement under the pair of segments that names it, whichever pair the seat chose."""
    draft, stand = chosen(now.draft), chosen(now.stand)
    way = attach(village(state.places), stand, chosen(now.edge), draft, segment)
    named = named_placement(state.places, draft, stand, way)
    return replace(now, edge=named.edge, segment=named.segment)


def _exchanged(now: Choosing, unit: Unit) -> Choosing:
    units = list(chosen(now.pay))
    units[units.index(chosen(now.instead))] = unit
    return replace(now, pay=grouped(units), fixed=(*now.fixed, unit), instead=None)


def _without_idle_questions(state: State, now: Choosing) -> Choosing:
    """A question with one possible answer is not asked: how many goods, bridge or paved path."""
    if now.what == "process" and now.stand and now.count is None and Choices(state).most_made(now.stand) == 1:
        return replace(now, count=1)
    if now.what == "road" and now.stand and now.to and now.over is None:
        crossings = Choices(state).road_ends(now.stand)[now.to]
        return replace(now, over=crossings[0]) if len(crossings) == 1 else now
    return now


def _with_payment(state: State, now: Choosing) -> Choosing:
    """As soon as the deed is complete, its automatic payment is on the table."""
    if stage(replace(state, choosing=now)) != "confirm":
        return now
    deed = deed_of(now)
    if not isinstance(deed, PaidDeed):
        return now
    purse = Choices(state).purse
    return replace(now, pay=purse.automatic(bill_of(deed, len(state.players)), place_of(deed)))


def deed_of(now: Choosing) -> Deed:
    """The deed that has been chosen; every question must have been answered."""
    match now.what:
        case "produce":
            return Produce(chosen(now.stand), now.cubes or ())
        case "process":
            return Process(chosen(now.stand), chosen(now.count), now.pay)
        case "town":
            return Buy(now.slot) if now.slot is not None else Hire(now.put)
        case "sell":
            return Sell(chosen(now.trade), now.pay)
        case "order":
            return Fulfil(chosen(now.order), now.pay)
        case "beg":
            return Beg()
        case "build":
            return Build(chosen(now.draft), chosen(now.segment), chosen(now.stand), chosen(now.edge), now.pay)
        case "road":
            return BuildRoad(chosen(now.stand), chosen(now.to), chosen(now.over), now.pay)
        case "herd":
            return Herd(now.moves)
