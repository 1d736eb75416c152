"""What a sheet is worth to its owner: points noted, and what it may still become."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.welcome_to.ai.chances import Hope, Prices, best_layout, horizon, street_filled, strike_chance
from games.welcome_to.data import POOL_LOTS, STREETS, TRACKS, Feature, Plan
from games.welcome_to.plans import index_of, needed_sizes, reached, uses_estates
from games.welcome_to.sheets import parks_left, pools_built
from games.welcome_to.state import EMPTY, Sheet
from games.welcome_to.streets import mask, roundabouts

#: How likely it is that a hard plan still gets what it asks for besides the sizes.
_POOL_TO_COME = 0.3
_BIS_TO_COME = 0.4
_ROUNDABOUT_TO_COME = 0.35


class Site(NamedTuple):
    street: int
    hope: Hope


class Wish(NamedTuple):
    """A plan not yet scored and the points it would bring."""

    plan: Plan
    points: float


class Weights(NamedTuple):
    """How much each hope counts; set by hand and checked over many games."""

    #: Numbers that come to a gap in each round.
    arrivals: float = 1.6
    #: A lot that will be filled, whatever it becomes part of.
    lot: float = 1.0
    #: A strike to be feared in one of the next rounds.
    strike: float = 6.0
    #: A missing fence, how much more it costs towards the end, and how likely it is to be built at all.
    fence: float = 1.0
    fence_late: float = 4.0
    fence_chance: float = 0.85
    #: See ``chances.Prices``.
    independence: float = 0.7
    #: The next marketing box of each size.
    marketing: float = 0.6
    #: How much plans decide which estates to aim for, and how much the hope of scoring them counts.
    plan_pull: float = 1.0
    plan: float = 0.8
    #: Parks still to come, and how many lots of a street come with one.
    park: float = 0.6
    park_rate: float = 0.35
    #: A pool lot still empty.
    pool: float = 0.25


class Ahead(NamedTuple):
    """What the worth of a sheet depends on besides the sheet."""

    #: Rounds that the game may still last.
    rounds: float
    #: The three plans and what they would bring.
    wishes: tuple[Wish, ...]
    #: Points for 0, 1, 2 … temp boxes, as things stand.
    temps: tuple[float, ...]
    weights: Weights


_FEARED_ROUNDS = 8


def worth(sheet: Sheet, ahead: Ahead) -> float:
    weights = ahead.weights
    to_come = horizon(ahead.rounds * weights.arrivals)
    fear = weights.strike * min(ahead.rounds, _FEARED_ROUNDS) * (1 + sheet.strikes)
    return (
        noted(sheet)
        + ahead.temps[sheet.temps]
        + park_hope(sheet, ahead)
        + pool_hope(sheet, ahead)
        + estate_hope(sheet, ahead, to_come)
        + weights.lot * sum(street_filled(street.numbers, to_come) for street in sheet.streets)
        - fear * strike_chance(sheet)
    )


def noted(sheet: Sheet) -> int:
    """Points that nothing can change."""
    return (
        sum(sheet.plans) - TRACKS.bis[sheet.bis] - TRACKS.strikes[sheet.strikes] - TRACKS.roundabouts[sheet.roundabouts]
    )


def park_hope(sheet: Sheet, ahead: Ahead) -> float:
    """Parks count double where the last one, which is worth most, comes within reach."""
    value = 0.0
    for street, data, parks in zip(sheet.streets, STREETS, sheet.parks, strict=True):
        values = data.park_values
        value += values[parks]
        if left := len(values) - 1 - parks:
            lots = min(street.numbers.count(EMPTY), ahead.rounds)
            reach = min(1.0, ahead.weights.park_rate * lots / left)
            value += ahead.weights.park * reach * (values[-1] - values[parks]) * (parks + 1) / len(values)
    return value


def pool_hope(sheet: Sheet, ahead: Ahead) -> float:
    built = pools_built(sheet)
    values = TRACKS.pools
    if built == len(values) - 1:
        return values[built]
    free = sum(
        street.numbers[lot - 1] == EMPTY
        for street, data in zip(sheet.streets, STREETS, strict=True)
        for lot in data.pool_lots
    )
    return values[built] + ahead.weights.pool * free * (values[built + 1] - values[built])


# --- estates ----------------------------------------------------------------------------------------------------------


def estate_hope(sheet: Sheet, ahead: Ahead, to_come: int) -> float:
    """What estates are worth, standing or aimed for, and the plans they help to score."""
    unscored = tuple(wish for wish in ahead.wishes if not sheet.plans[index_of(wish.plan)])
    values, prices = _prices(sheet.marketing, unscored, ahead.rounds, ahead.weights)
    hope = 0.0
    sites = []
    for no, street in enumerate(sheet.streets, start=1):
        layout = best_layout(street.numbers, street.fences, street.used, to_come, prices)
        hope -= prices.fence * layout.missing
        for estate in layout.hopes:
            hope += estate.chance * values[estate.size - 1]
            if not estate.used:
                sites.append(Site(no, estate))
    return hope + ahead.weights.plan * plan_hope(sheet, unscored, sites)


@lru_cache(maxsize=1 << 10)
def _prices(
    marketing: tuple[int, ...], unscored: tuple[Wish, ...], rounds: float, weights: Weights
) -> tuple[tuple[float, ...], Prices]:
    """The value of an estate of each size, with the next box half in mind; and its price, with its share of plans."""
    values = tuple(
        column[crossed] + weights.marketing * (column[min(crossed + 1, len(column) - 1)] - column[crossed])
        for column, crossed in zip(TRACKS.marketing, marketing, strict=True)
    )
    sizes = list(values)
    for plan, points in unscored:
        if uses_estates(plan):
            needed = needed_sizes(plan)
            for size in set(needed):
                sizes[size - 1] += weights.plan_pull * points * size / sum(needed)
    return values, Prices(
        sizes=tuple(sizes),
        fence=weights.fence + weights.fence_late / (rounds + 1),
        fence_chance=weights.fence_chance * rounds / (rounds + 2),
        independence=weights.independence,
    )


# --- plans ------------------------------------------------------------------------------------------------------------


def plan_hope(sheet: Sheet, wishes: Sequence[Wish], sites: list[Site]) -> float:
    """The points to expect from plans; the plan with the best prospects takes its estates first."""
    expected = 0.0
    left = sorted(sites, key=lambda site: -site.hope.chance)
    estate_wishes = []
    for wish in wishes:
        if uses_estates(wish.plan):
            estate_wishes.append((_chance(sheet, wish.plan, left)[0] * wish.points, wish))
        else:
            expected += wish.points * _progress(sheet, wish.plan) ** 2
    estate_wishes.sort(key=lambda pair: -pair[0])
    for rank, (alone, wish) in enumerate(estate_wishes):
        if not alone:
            break
        chance, taken = _chance(sheet, wish.plan, left)
        expected += chance * wish.points
        if rank + 1 < len(estate_wishes):
            left = [site for site in left if site not in taken]
    return expected


def _chance(sheet: Sheet, plan: Plan, sites: list[Site]) -> tuple[float, list[Site]]:
    """The chance of a plan, and the sites it would take."""
    if plan.street == "any" and not plan.each_has and plan.kind == "estates":
        return _likeliest(plan, sites)
    suited = [_suited(sheet, plan, site) for site in sites]
    suited = sorted((site for site in suited if site.hope.chance), key=lambda site: -site.hope.chance)
    if plan.street != "same":
        return _likeliest(plan, suited)
    best: tuple[float, list[Site]] = (0.0, [])
    for no, street in enumerate(sheet.streets, start=1):
        chance, taken = _likeliest(plan, [site for site in suited if site.street == no])
        chance *= _ROUNDABOUT_TO_COME ** max(0, plan.roundabouts - roundabouts(street))
        best = max(best, (chance, taken))
    return best


def _likeliest(plan: Plan, sites: list[Site]) -> tuple[float, list[Site]]:
    chance = 1.0
    taken: list[Site] = []
    for size in needed_sizes(plan):
        found = next((site for site in sites if site.hope.size == size and site not in taken), None)
        if found is None:
            return 0.0, []
        taken.append(found)
        chance *= found.hope.chance
    return chance, taken


def _suited(sheet: Sheet, plan: Plan, site: Site) -> Site:
    """The site with its chance to meet what the plan asks for besides the size."""
    hope = site.hope
    data = STREETS[site.street - 1]
    chance = hope.chance
    if plan.kind == "street_ends":
        chance *= hope.first == 1 or hope.first == data.lots
    elif plan.street not in ("any", "same"):
        chance *= data.key == plan.street
    for feature in plan.each_has:
        chance *= _feature_chance(sheet, site, feature)
    return Site(site.street, hope._replace(chance=chance))


def _feature_chance(sheet: Sheet, site: Site, feature: Feature) -> float:
    street = sheet.streets[site.street - 1]
    first, last = site.hope.first, site.hope.first + site.hope.size - 1
    free = [lot for lot in range(first, last + 1) if street.numbers[lot - 1] == EMPTY]
    if feature == "bis":
        return 1.0 if any(street.letters[first - 1 : last]) else _BIS_TO_COME * bool(free)
    if street.pools & mask(first, last):
        return 1.0
    return _POOL_TO_COME * any(POOL_LOTS[site.street - 1] >> lot & 1 for lot in free)


def _progress(sheet: Sheet, plan: Plan) -> float:
    """How far a plan about tracks has come, 0 to 1."""
    match plan.kind:
        case "parks_full_streets":
            shares = [1 - parks_left(sheet, no) / (len(STREETS[no - 1].park_values) - 1) for no in (1, 2, 3)]
            done = sum(sorted(shares)[-plan.min :])
        case "parks_each_street":
            done = sum(min(parks, plan.min) for parks in sheet.parks) / len(sheet.parks)
        case _:
            done = reached(sheet, plan)[0]
    return min(1.0, done / plan.min)
