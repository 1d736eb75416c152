"""From a whole deed to the steps that take a seat there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from games.first_edition import IllegalAction, Seat
from games.hamlet.checks import check_deed
from games.hamlet.choosing import Stage, advance, chosen, menu, stage
from games.hamlet.data import RAW
from games.hamlet.payment import bill_of
from games.hamlet.state import (
    Action,
    Beg,
    Begin,
    Build,
    BuildRoad,
    Buy,
    Choosing,
    Confirm,
    Deed,
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
    Use,
    Walk,
)
from games.hamlet.village import attach, named_placement, village


def kind_of(deed: Deed) -> Kind:
    match deed:
        case Produce():
            return "produce"
        case Process():
            return "process"
        case Buy() | Hire():
            return "town"
        case Sell():
            return "sell"
        case Fulfil():
            return "order"
        case Beg():
            return "beg"
        case Build():
            return "build"
        case BuildRoad():
            return "road"
        case Herd():
            return "herd"


def steps_of(state: State, seat: Seat, deed: Deed) -> tuple[Action, ...]:
    """All steps of a deed, from a position without a choice in progress; ``IllegalAction`` says why not."""
    if state.over:
        raise IllegalAction("game_over")
    if seat != state.active:
        raise IllegalAction("not_your_turn", active=state.active)
    if state.choosing is not None:
        raise IllegalAction("choice_in_progress")
    check_deed(state, deed)
    if isinstance(deed, Build):
        deed = named(state, deed)
    steps: list[Action] = []
    while not steps or not isinstance(steps[-1], Confirm):
        steps.append(step_towards(state, deed))
        if not isinstance(steps[-1], Confirm):
            state = replace(state, choosing=advance(state, steps[-1]))
    return tuple(steps)


def named(state: State, deed: Build) -> Build:
    """The same placement under the pair of segments it is written with."""
    way = attach(village(state.places), deed.stand, deed.edge, deed.draft, deed.segment)
    way = named_placement(state.places, deed.draft, deed.stand, way)
    return replace(deed, segment=way.segment, edge=way.edge)


def step_towards(state: State, deed: Deed) -> Action:
    """The next step of a legal deed that agrees with everything chosen so far."""
    now, asked = state.choosing, stage(state)
    if now is None:
        return Begin(kind_of(deed))
    if isinstance(deed, Herd):
        return _herd_step(now, deed)
    if isinstance(deed, PaidDeed) and asked in ("payment", "replacement"):
        return _payment_step(state, now, deed)
    step = _answers(deed).get(asked, Confirm())
    offered = menu(state)
    return More() if step not in offered and More() in offered else step


def _answers(deed: Deed) -> Mapping[Stage, Action]:
    match deed:
        case Produce(at=at, cubes=cubes):
            return {"building": Stand(at), "cubes": Fill(tuple(sorted(cubes, key=RAW.index)))}
        case Process(at=at, count=count):
            return {"building": Stand(at), "count": Make(count)}
        case Buy(slot=slot):
            return {"town": TakeSlot(slot)}
        case Hire(donkey=None):
            return {"town": Recruit("villager")}
        case Hire(donkey=str(at)):
            return {"town": Recruit("donkey"), "donkey_place": Put(at)}
        case Sell(trade=trade):
            return {"trade": PickTrade(trade)}
        case Fulfil(order=order):
            return {"order": PickOrder(order)}
        case Build(draft=draft, segment=segment, stand=stand, edge=edge):
            return {"draft": PickDraft(draft), "stand": Stand(stand), "edge": PickEdge(edge), "placement": Lay(segment)}
        case BuildRoad(stand=stand, to=to, over=over):
            return {"road_stand": Stand(stand), "road_end": LinkTo(to), "crossing": Over(over)}
        case _:
            return {}


def _herd_step(now: Choosing, deed: Herd) -> Action:
    if len(now.moves) == len(deed.moves):
        return Confirm()
    move = deed.moves[len(now.moves)]
    return PickDonkey(move.donkey) if now.donkey is None else Walk(move.to)


def _payment_step(state: State, now: Choosing, deed: PaidDeed) -> Action:
    """Exchanges, one by one, what the automatic payment holds and the wanted one does not."""
    shown, wanted = Counter(chosen(now.pay)), Counter(chosen(now.pay) if deed.pay is None else deed.pay)
    if now.instead is None:
        surplus = list(shown - wanted)
        return Instead(surplus[0]) if surplus else Confirm()
    needs = bill_of(deed, len(state.players)).needs
    group = next(need.of for need in needs if now.instead.kind in need.of)
    return Use(next(unit for unit in wanted - shown if unit.kind in group))
