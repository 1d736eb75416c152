"""How good a position looks to a seat, in points.

The estimate adds up what the seat would score now, what its gold, drafts, goods and milestones may still become, and
what its villagers and donkeys can do in the rounds that are left. Others' estimates are taken off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from msgspec import Struct

from games.core import Seat
from games.hamlet.data import (
    CHURCH,
    DATA,
    GOODS,
    MARKET,
    PLANNER,
    TILES,
    ChurchOrder,
    orders_for,
    prices_for,
    solo_level,
)
from games.hamlet.network import network, network_of
from games.hamlet.payment import reward_of
from games.hamlet.scoring import (
    MAP_RULES,
    award_lines,
    built_roads_line,
    counted,
    longest_road_line,
    orders_held,
    points_now,
    site_points,
    site_rule,
    sites_of,
)
from games.hamlet.state import Place, Player, Road, State

#: Rounds in which a game is usually over, by players.
USUAL_ROUNDS = {2: 19, 3: 17, 4: 16}

#: What an order brings towards the awards, on average.
AWARD_SHARE = 2

#: What an order gains in worth with every round the game goes on beyond the usual.
IMPATIENCE = 1.0

#: What an order and the whole church are worth in the solo challenge besides their points.
SOLO_ORDER = 12
SOLO_CHURCH = 25

#: What the Abbey collects in a round, on average.
USUAL_ALMS = 2.0
#: How long you prepare an order, and how much gold it may lack until you begin.
ROUNDS_FOR_AN_ORDER = 4.0
FAR_FROM_AN_ORDER = 20.0


class Weights(Struct, frozen=True):
    """What things are worth, in points."""

    #: One more villager for one more round.
    hand: float = 3.2
    #: Share of a new villager's worth that the gold saved for it already has.
    saving: float = 0.85
    #: Gold in the middle of the game, beyond the third of a point it scores.
    gold: float = 0.3
    #: Share of what a draft will bring once it is built.
    draft: float = 0.5
    #: What a place is good for beyond the points for building it.
    later: float = 2.5
    #: Share of the reward for one of your own goods that hasn't been used yet.
    good: float = 0.7
    #: A milestone for one more round.
    milestone: float = 0.3
    #: Transport: goods and raw within reach.
    transport: float = 2.0
    #: Share of what open orders would bring beyond the gold they cost as things stand.
    order: float = 0.5
    #: Share of a site's points while it is outside the network.
    outside: float = 0.3
    #: Playing alone: share of an order's worth for having what it needs, shortly before it is due.
    prepared: float = 0.32


class Parts(NamedTuple):
    """What a seat's estimate is made of, in points."""

    points: float
    awards: float
    roads: float
    longest_road: float
    sites: float
    gold: float
    villagers: float
    drafts: float
    goods: float
    milestones: float
    transport: float
    orders: float
    late_orders: float


def margin(state: State, seat: Seat, weights: Weights) -> float:
    """The seat's estimate less that of the others; half of the strongest, half of their average."""
    left = rounds_left(state)
    return worth(state, seat, weights, left) + _beside(state, seat, weights, left)


def margin_by_part(state: State, seat: Seat, weights: Weights) -> dict[str, float]:
    """What the margin is made of, in points; alone, the church takes the place of the rivals."""
    left = rounds_left(state)
    beside = "rivals" if len(state.players) > 1 else "church"
    own = _parts(state, seat, weights, left)._asdict()
    return {**own, beside: _beside(state, seat, weights, left)}


def _beside(state: State, seat: Seat, weights: Weights, left: float) -> float:
    """What there is in the margin besides the seat's own estimate."""
    others = [worth(state, other, weights, left) for other in range(len(state.players)) if other != seat]
    return -(max(others) + sum(others) / len(others)) / 2 if others else _church_drive(state, weights)


def _church_drive(state: State, weights: Weights) -> float:
    """Playing alone, nothing counts without a finished church and the target. It doesn't matter who builds it."""
    held = sum(order.seat is not None for order in state.orders)
    if held < len(state.orders):
        return SOLO_ORDER * (held + weights.prepared * _preparation(state))
    won = points_now(state, 0) >= solo_level(state.options.level, state.rules).target
    return SOLO_ORDER * held + (SOLO_CHURCH if won else -SOLO_CHURCH)


def _preparation(state: State) -> float:
    """From 0 to 1: how ready the next order is that the Abbey won't pay for, and how urgent."""
    assert state.abbey
    left, price = rounds_left(state), solo_level(state.options.level, state.rules).alms_per_order
    short = sorted(max(0, cost - state.players[0].gold) for _, cost in _open_orders(state, 0))
    own = len(short) - int((state.abbey.alms + USUAL_ALMS * left) / price)
    if own <= 0:
        return 0.0
    urgent = min(1.0, own * ROUNDS_FOR_AN_ORDER / (left + 1))
    return urgent * max(0.0, 1 - short[0] / FAR_FROM_AN_ORDER)


def rounds_left(state: State) -> float:
    """How many more turns the seats may expect after this round."""
    left = sum(order.seat is None for order in state.orders)
    if not left:
        return 0.0
    if state.abbey:
        level = solo_level(state.options.level, state.rules)
        alone = (left * level.alms_per_order - state.abbey.alms) / USUAL_ALMS
        return min(float(level.rounds - state.round), max(0.0, alone))
    usual = max(0.0, USUAL_ROUNDS[len(state.players)] - state.round)
    return max(0.6 * left, usual * sqrt(left / len(state.orders)))


def worth(state: State, seat: Seat, weights: Weights, left: float) -> float:
    return sum(_parts(state, seat, weights, left))


def _parts(state: State, seat: Seat, weights: Weights, left: float) -> Parts:
    player = state.players[seat]
    gold = 1 / 3 + weights.gold * min(1.0, left / 8)
    milestones = sum(held.seat == seat and held.id != PLANNER for held in state.milestones)
    return Parts(
        points=player.points,
        awards=sum(line.points for line in award_lines(state, seat)),
        roads=built_roads_line(state, seat).points,
        longest_road=longest_road_line(state, seat).points,
        sites=_sites(state, seat, weights),
        gold=_purse(player, weights, gold, left),
        villagers=(len(player.villagers) - 1) * left * weights.hand,
        drafts=min(1.0, left / 3) * sum(_draft(code, weights, gold) for code in player.drafts),
        goods=weights.good * _own_goods(state, seat, gold),
        milestones=weights.milestone * left * milestones,
        transport=weights.transport * min(1.0, left / 5) * transport(state.places, state.roads, player.donkeys),
        orders=weights.order * _order_prospects(state, seat, gold),
        late_orders=IMPATIENCE * _rounds_late(state) * orders_held(state, seat),
    )


def _rounds_late(state: State) -> int:
    """How long the game has gone on beyond the usual: everybody wants to come to an end then."""
    return 0 if state.abbey else max(0, state.round - USUAL_ROUNDS[len(state.players)])


def _purse(player: Player, weights: Weights, gold: float, left: float) -> float:
    """Gold that will hire the next villager is worth a share of that villager's work."""
    villagers = len(player.villagers)
    if villagers == DATA.limits.villagers_max:
        return player.gold * gold
    price = DATA.costs.villager[villagers - 1]
    saved = max(gold, weights.saving * weights.hand * max(0.0, left - 1.5) / price)
    return min(player.gold, price) * saved + max(0, player.gold - price) * gold


def _draft(code: str, weights: Weights, gold: float) -> float:
    tile = TILES[code]
    cost = sum(n * (gold if kind == "gold" else 1.6 if kind in GOODS else 0.4) for kind, n in tile.cost.items())
    return weights.draft * max(0.5, tile.build_vp + weights.later - cost)


def _own_goods(state: State, seat: Seat, gold: float) -> float:
    total = 0.0
    for token in state.tokens:
        if token.owner == seat:
            coins, points = reward_of(token)
            total += coins * gold + points
    return total


def _sites(state: State, seat: Seat, weights: Weights) -> float:
    """What own sites are worth; one outside the network may still be joined to it."""
    net, total = network_of(state), 0.0
    for place in sites_of(state, seat):
        rule = site_rule(place.tile)
        if place.tile in net or not rule.needs_network:
            total += site_points(state, seat, place.tile)
        elif rule.rule in MAP_RULES:
            total += weights.outside * 3
        else:
            total += weights.outside * rule.each * min(counted(state, seat, rule.rule), rule.cap or 99)
    return total


@lru_cache(maxsize=2048)
def transport(places: tuple[Place, ...], roads: tuple[Road, ...], donkeys: tuple[str, ...]) -> float:
    """Sources within reach of an average place; church, market and processing buildings count three times."""
    net = network(places, roads)
    herd = net.set_of(donkeys)
    sources = net.set_of(code for code in net.members if TILES[code].kind in ("production", "processing"))
    total = 0
    for code in net.members:
        weight = 3 if code in (CHURCH, MARKET) or TILES[code].kind == "processing" else 1
        total += weight * (net.reach(code, herd) & sources).bit_count()
    return total / len(net.members)


def _order_prospects(state: State, seat: Seat, gold: float) -> float:
    """What the open orders would bring beyond the gold they cost as things stand."""
    return sum(max(0.0, order.vp + AWARD_SHARE - cost * gold) for order, cost in _open_orders(state, seat))


def _open_orders(state: State, seat: Seat) -> Iterator[tuple[ChurchOrder, int]]:
    """Each open order and the gold it would cost now, with everything bought that isn't within reach."""
    net = network(state.places, state.roads)
    reached = net.reach(CHURCH, net.set_of(state.players[seat].donkeys))
    at_hand = Counter(token.kind for token in state.tokens if reached >> net.index[token.at] & 1)
    prices = prices_for(len(state.players))
    for order, holding in zip(orders_for(len(state.players)), state.orders, strict=True):
        if holding.seat is None:
            missing = [(need, need.n - sum(at_hand[kind] for kind in need.of)) for need in order.need]
            yield order, order.gold + sum(max(0, number) * prices.of(need.of[0]) for need, number in missing)
