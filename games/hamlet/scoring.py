"""Final scoring, in the order of the rules: awards, sites, built roads, longest road, gold."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from games.core import Result, ScoreLine, Seat, Verdict, seat_scores
from games.hamlet.data import AWARDS, DATA, PLANNER, TILES, SiteRule, Tile, solo_level
from games.hamlet.effects import holder
from games.hamlet.network import longest_road, network_of
from games.hamlet.state import ABBEY, Place, State
from games.hamlet.village import Contact

FARRIER = "FRR"

#: Site rules that look only at the map.
MAP_RULES = ("adjacent_segments", "matching_segments", "distance_to_church", "fixed")


def orders_held(state: State, seat: Seat) -> int:
    return sum(order.seat == seat for order in state.orders)


def trades_held(state: State, seat: Seat) -> int:
    if seat == ABBEY:
        return len(state.abbey.trades) if state.abbey else 0
    return len(state.players[seat].trades)


def church_is_finished(state: State) -> bool:
    return all(order.seat is not None for order in state.orders)


# ---------------------------------------------------------------- awards


def leaders(state: State, award: str) -> list[Seat]:
    """Who would get an award if the game ended now."""
    return [rival for rival in _rivals(state) if any(line.code == award for line in award_lines(state, rival))]


def _rivals(state: State) -> list[Seat]:
    """The Abbey counts as another player."""
    return [*range(len(state.players)), *([ABBEY] if state.abbey else [])]


def award_lines(state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    rivals = _rivals(state)
    held = awards(
        tuple(orders_held(state, rival) for rival in rivals),
        tuple(trades_held(state, rival) for rival in rivals),
        tuple(len(sites_of(state, rival)) for rival in rivals),
    )
    return held[rivals.index(seat)]


@lru_cache(maxsize=1024)
def awards(
    orders: tuple[int, ...], trades: tuple[int, ...], sites: tuple[int, ...]
) -> tuple[tuple[ScoreLine, ...], ...]:
    """The awards of each rival, by what all of them hold. Those who are tied share the points, rounded down."""
    first = _leaders(orders)
    second = _leaders(tuple(0 if seat in first else n for seat, n in enumerate(orders)))
    won = {"chaplain": first, "sacristan": second, "merchant": _leaders(trades), "landscaper": _leaders(sites)}
    points = dict(AWARDS)
    if len(first) > 1:
        # Tied for most: both awards are divided and nobody is second.
        points["chaplain"] += points["sacristan"]
        won["sacristan"] = []
    lines = {
        award: ScoreLine(award, points[award] // len(winners), {"tied": len(winners)})
        for award, winners in won.items()
        if winners
    }
    return tuple(tuple(lines[award] for award in lines if rival in won[award]) for rival in range(len(orders)))


def _leaders(counts: tuple[int, ...]) -> list[Seat]:
    """Who has most; a count of zero never wins anything (S2)."""
    most = max(counts)
    return [seat for seat, n in enumerate(counts) if n == most] if most else []


# ---------------------------------------------------------------- sites


def sites_of(state: State, seat: Seat) -> list[Place]:
    """Own flags in the village, connected or not (S3)."""
    return [place for place in state.places if place.flag == seat]


def site_lines(state: State, seat: Seat) -> list[ScoreLine]:
    return [
        ScoreLine("site", site_points(state, seat, place.tile), {"tile": place.tile})
        for place in sites_of(state, seat)
        if place.tile != FARRIER
    ]


def site_points(state: State, seat: Seat, code: str) -> int:
    """What one own site is worth now; the farrier adds to the longest road instead."""
    rule = site_rule(code)
    net = network_of(state)
    if rule.needs_network and code not in net:
        return 0
    match rule.rule:
        case "distance_to_church":
            return rule.each * (net.places_to_church(code) or 0)
        case "fixed":
            return rule.each
        case "adjacent_segments" | "matching_segments":
            return contact_points(TILES[code], net.ground.contacts[code])
        case _:
            return rule.each * min(counted(state, seat, rule.rule), rule.cap or 1 << 30)


def site_rule(code: str) -> SiteRule:
    rule = TILES[code].site
    assert rule is not None
    return rule


def counted(state: State, seat: Seat, rule: str) -> int:
    """How often a site that counts what its owner has scores."""
    match rule:
        case "per_church_order":
            return orders_held(state, seat)
        case "per_trade_tile":
            return trades_held(state, seat)
        case "per_gold":
            return state.players[seat].gold
        case "per_own_donkey":
            return len(state.players[seat].donkeys)
        case "per_own_road":
            return roads_built(state, seat)
        case _:
            return 0


def contact_points(tile: Tile, contacts: Iterable[Contact]) -> int:
    """Points of a site that counts its contacts: neighbours' segments of one kind, or contacts of equal kind."""
    rule = site_rule(tile.code)
    if rule.rule == "matching_segments":
        return rule.each * sum(contact.kinds[0] == contact.kinds[1] for contact in contacts)
    return rule.each * sum(contact.kinds[1] == rule.segment for contact in contacts)


# ---------------------------------------------------------------- roads and gold


def roads_built(state: State, seat: Seat) -> int:
    return sum(road.owner == seat for road in state.roads)


def roads_left(state: State, seat: Seat) -> int:
    return DATA.limits.roads - roads_built(state, seat)


def built_roads_line(state: State, seat: Seat) -> ScoreLine:
    planner = holder(state.milestones, PLANNER) == seat
    figures = DATA.final_scoring
    roads = roads_built(state, seat)
    each = figures.built_road_vp_planner if planner else figures.built_road_vp
    return ScoreLine("built_roads", roads * each, {"roads": roads, "each": each})


def longest_road_line(state: State, seat: Seat) -> ScoreLine:
    figures, net = DATA.final_scoring, network_of(state)
    farrier = FARRIER in net and net.ground[FARRIER].flag == seat  # S7: it need not be on the road
    each = figures.longest_road_vp_per_place_farrier if farrier else figures.longest_road_vp_per_place
    places = len(longest_road(state.places, state.roads, seat))
    return ScoreLine("longest_road", places * each, {"places": places, "each": each})


def gold_line(state: State, seat: Seat) -> ScoreLine:
    gold = state.players[seat].gold
    return ScoreLine("gold", gold // DATA.final_scoring.gold_per_vp, {"gold": gold})


# ---------------------------------------------------------------- the result


def score_lines(state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """The whole score sheet of a seat as it would be if the game ended now."""
    return (
        ScoreLine("points", state.players[seat].points),
        *award_lines(state, seat),
        *site_lines(state, seat),
        built_roads_line(state, seat),
        longest_road_line(state, seat),
        gold_line(state, seat),
    )


def points_now(state: State, seat: Seat) -> int:
    return sum(line.points for line in score_lines(state, seat))


def result(state: State) -> Result | None:
    if not state.over:
        return None
    scores = seat_scores(
        (score_lines(state, seat), (orders_held(state, seat), trades_held(state, seat)))
        for seat in range(len(state.players))
    )
    return Result(scores, verdict(state, scores[0].total) if state.abbey else None)


def verdict(state: State, total: int) -> Verdict:
    """How the solo challenge ended: the church must be finished and the target reached."""
    target = solo_level(state.options.level, state.rules).target
    params: dict[str, int | str] = {
        "target": target,
        "margin": total - target,
        "level": state.options.level,
    }
    if not church_is_finished(state):
        return Verdict("parish_refused", won=False, params=params)
    reached = [
        rank for rank, margin in zip(DATA.solo.ranks, DATA.solo.rank_margins, strict=True) if total - target >= margin
    ]
    return Verdict(reached[-1], won=True, params=params) if reached else Verdict("below_target", False, params)
