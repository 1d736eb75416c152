"""Which positions can be: what completes one that is described in part, and what is wrong with an impossible one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from games.core import IllegalMove
from games.hamlet.data import (
    DATA,
    GOODS,
    MILESTONE_OF,
    MILESTONES,
    PLANNER,
    START_TILES,
    TILES,
    TOWN_HALL,
    TRADES,
    orders_for,
    stack_of,
)
from games.hamlet.effects import holder
from games.hamlet.network import network_of
from games.hamlet.scoring import church_is_finished
from games.hamlet.state import (
    ABBEY,
    FACE_DOWN,
    Holding,
    Offer,
    Player,
    Road,
    State,
    Token,
)
from games.hamlet.turn import last_round
from games.hamlet.village import check_placement, village

#: The fields of a state that are given.
Given = dict[str, Any]


# ---------------------------------------------------------------- what was left out


def completed(start: State, given: Given) -> State:
    """What isn't given stands as after set-up, as far as what is given allows."""
    rest = given | {"milestones": _with_planner(given.get("milestones", start.milestones), given.get("roads", ()))}
    held = {holding.id for holding in rest["milestones"] if holding.seat is not None}
    rest.setdefault("stacks", tuple(good for good in GOODS if MILESTONE_OF[good] not in held))
    return replace(start, **(rest | _drafts_left(start, rest) | _trades_left(start, rest)))


def _with_planner(milestones: tuple[Holding, ...], roads: tuple[Road, ...]) -> tuple[Holding, ...]:
    """The Planner follows from the roads."""
    planner = roads[0].owner if roads else None
    return tuple(Holding(PLANNER, planner) if each == Holding(PLANNER) else each for each in milestones)


def _drafts_left(start: State, given: Given) -> Given:
    """Row and bag without the tiles that lie elsewhere; a short row means an empty bag."""
    used = {place.tile for place in given.get("places", start.places)}
    used |= {draft for player in given["players"] for draft in player.drafts}
    used |= {offer.tile for offer in given.get("row", ())} | set(given.get("bag", ()))
    opened = [code for good in GOODS if good not in given["stacks"] for code in stack_of(good)]
    free = [code for code in (*(offer.tile for offer in start.row), *start.bag, *opened) if code not in used]
    size = DATA.setup.draft_row_size
    row = given.get("row", tuple(Offer(code) for code in free[:size]))
    taken = {offer.tile for offer in row}
    bag = tuple(code for code in free if code not in taken) if len(row) == size else ()
    return {"row": row, "bag": given.get("bag", bag)}


def _trades_left(start: State, given: Given) -> Given:
    """Market and stack without the trade tiles that somebody holds; a short market means an empty stack."""
    owners = [*given["players"], given.get("abbey")]
    held = [trade for owner in owners if owner for trade in owner.trades]
    used = [*held, *given.get("open_trades", ()), *given.get("trade_stack", ())]
    free = _trades_free(len(start.players), start.open_trades + start.trade_stack, used)
    size = DATA.setup.trade_open
    market = given.get("open_trades", free[:size])
    stack = tuple(trade for trade in free if trade not in market) if len(market) == size else ()
    return {"open_trades": market, "trade_stack": given.get("trade_stack", stack)}


def _trades_free(seats: int, stack: Iterable[str], used: Sequence[str]) -> tuple[str, ...]:
    """What can still be in a stack when these tiles are elsewhere."""
    left = Counter(_levels(seats)) - Counter(map(_level, used))
    found: list[str] = []
    for trade in stack:
        if trade not in used and left[_level(trade)]:
            left[_level(trade)] -= 1
            found.append(trade)
    return tuple(found)


# ---------------------------------------------------------------- what can't be


def impossible(state: State) -> str | None:
    """The first line of the position's text that no game leads to."""
    return next((line for line, holds in _CHECKS.items() if not holds(state)), None)


def _round(state: State) -> bool:
    last, finished = last_round(state), church_is_finished(state)
    if state.over:
        return 1 <= state.round <= last and (finished or state.round == last)
    # The solo challenge ends at once with the last order.
    return 1 <= state.round <= last and (not finished or not state.abbey or state.ended)


# ---------------------------------------------------------------- the village


def _village(state: State) -> bool:
    codes = [place.tile for place in state.places]
    if len(set(codes)) != len(codes) or set(codes[: len(START_TILES)]) != set(START_TILES):
        return False
    if any((TILES[place.tile].kind == "site") != (place.flag is not None) for place in state.places):
        return False
    try:
        for n, place in enumerate(state.places):
            check_placement(village(state.places[:n]), place.tile, place.rot, place.at)
    except IllegalMove:
        return False
    return all(code in network_of(state) for code in START_TILES)


def _roads(state: State) -> bool:
    net, ends = network_of(state), [frozenset((road.a, road.b)) for road in state.roads]
    return (
        len(set(ends)) == len(ends)
        and max(Counter(road.owner for road in state.roads).values(), default=0) <= DATA.limits.roads
        and all(road.a in net and road.b in net for road in state.roads)
        and all(_crosses(state, road.a, road.b, road.over) for road in state.roads)
    )


def _crosses(state: State, a: str, b: str, over: str) -> bool:
    contacts = [contact for contact in village(state.places).contacts[a] if contact.other == b]
    return not any(each.is_link for each in contacts) and any(each.crossing == over for each in contacts)


def _stock(state: State) -> bool:
    places, markers = (
        Counter(token.at for token in state.tokens),
        Counter((token.owner, token.kind) for token in state.tokens if token.owner is not None),
    )
    return (
        all(_stands(state, token) for token in state.tokens)
        and all(n <= TILES[code].slots for code, n in places.items())
        and max(markers.values(), default=0) <= DATA.limits.goods_per_kind
    )


def _stands(state: State, token: Token) -> bool:
    """Raw is nobody's; a good is of high quality exactly when its owner has the milestone."""
    if token.at not in network_of(state) or token.kind not in TILES[token.at].produces:
        return False
    if token.kind not in MILESTONE_OF or token.owner is None:
        return token.kind not in MILESTONE_OF and token.owner is None and not token.high
    return token.high == (holder(state.milestones, MILESTONE_OF[token.kind]) == token.owner)


# ---------------------------------------------------------------- seats


def _seats(state: State) -> bool:
    active = state.players[state.active]
    used = [villager.at for villager in active.villagers if not villager.ready]
    others = [player for player in state.players if player is not active]
    return (
        all(_seat(state, player) for player in state.players)
        and all(villager.ready for player in others for villager in player.villagers)
        and (not state.hire_open or TOWN_HALL in used)
    )


def _seat(state: State, player: Player) -> bool:
    net, limits = network_of(state), DATA.limits
    return (
        1 <= len(player.villagers) <= limits.villagers_max
        and 1 <= len(player.donkeys) <= limits.donkeys_max
        and len(player.drafts) <= limits.drafts_max
        and all(code in net for code in (*player.donkeys, *(villager.at for villager in player.villagers)))
    )


# ---------------------------------------------------------------- tiles


def _drafts(state: State) -> bool:
    """No tile lies in two places; a closed stack lies in the box. The row is full while there is a bag."""
    seen = [place.tile for place in state.places] + [offer.tile for offer in state.row] + list(state.bag)
    seen += [draft for player in state.players for draft in player.drafts]
    seen += [code for good in state.stacks for code in stack_of(good)]
    known, size = [code for code in seen if code != FACE_DOWN], DATA.setup.draft_row_size
    return (
        len(set(known)) == len(known)
        and len(seen) <= len(TILES)
        and state.stacks == tuple(good for good in GOODS if good in state.stacks)
        and (len(state.row) == size or (len(state.row) < size and not state.bag))
    )


def _trades(state: State) -> bool:
    """Level 1 lies on 2 on 3, some of each level are back in the box. The market is full while there is a stack."""
    held = [trade for player in state.players for trade in player.trades]
    held += state.abbey.trades if state.abbey else ()
    seen = [*held, *state.open_trades, *state.trade_stack]
    known, size = [trade for trade in seen if trade in TRADES], DATA.setup.trade_open
    levels = [_level(trade) for trade in state.trade_stack]
    return (
        len(set(known)) == len(known)
        and all(trade in TRADES for trade in held)
        and all(Counter(map(_level, seen))[level] <= n for level, n in _levels(len(state.players)).items())
        and levels == sorted(levels)
        and (len(state.open_trades) == size or (len(state.open_trades) < size and not state.trade_stack))
    )


def _level(trade: str) -> int:
    return int(trade[1])


def _levels(seats: int) -> dict[int, int]:
    """How many trade tiles of each level are in the game."""
    every = Counter(trade.level for trade in TRADES.values())
    return {level: every[level] - n for level, n in enumerate(DATA.setup.trade_removed[str(seats)], start=1)}


# ---------------------------------------------------------------- holdings


def _orders(state: State) -> bool:
    ids = tuple(order.id for order in orders_for(len(state.players)))
    return tuple(order.id for order in state.orders) == ids and _held_by_rivals(state, state.orders)


def _held_by_rivals(state: State, holdings: Iterable[Holding]) -> bool:
    return all(holding.seat != ABBEY or state.abbey for holding in holdings)


def _milestones(state: State) -> bool:
    """The first building of a good takes its milestone and opens its stack; the first road makes the Planner."""
    if tuple(milestone.id for milestone in state.milestones) != MILESTONES:
        return False
    built = {TILES[place.tile].milestone for place in state.places} | ({PLANNER} if state.roads else set())
    held = {milestone.id for milestone in state.milestones if milestone.seat is not None}
    opened = {MILESTONE_OF[good] for good in GOODS if good not in state.stacks}
    planner = state.roads[0].owner if state.roads else None
    return (
        held == built - {None}
        and opened == held - {PLANNER}
        and holder(state.milestones, PLANNER) == planner
        and all(milestone.seat != ABBEY for milestone in state.milestones)
    )


def _abbey(state: State) -> bool:
    if state.abbey is None or len(state.players) > 1:
        return state.abbey is None and len(state.players) > 1
    deck, six = state.abbey.deck, Counter(DATA.solo.abbey_deck)
    running = len(deck) % six.total()
    whole = [Counter(deck[first : first + six.total()]) for first in range(running, len(deck), six.total())]
    rounds_to_come = last_round(state) - state.round + (not state.over)
    return len(deck) >= rounds_to_come and all(each == six for each in whole) and Counter(deck[:running]) <= six


#: By the line of the text that is to blame. What comes first is taken for granted by what follows.
_CHECKS: dict[str, Callable[[State], bool]] = {
    "village": _village,
    "milestones": _milestones,
    "orders": _orders,
    "turn": _round,
    "roads": _roads,
    "stock": _stock,
    "seats": _seats,
    "row": _drafts,
    "market": _trades,
    "abbey": _abbey,
}
