"""What a sheet is worth to its owner: points noted, and what it may still become."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

from games.welcome_to.ai.chances import Prices, best_layout, horizon, street_filled, strike_chance
from games.welcome_to.data import STREETS, TRACKS, Feature, Plan
from games.welcome_to.plans import has, index_of, lies_right, needed_sizes, reached, uses_estates
from games.welcome_to.sheets import parks_left, pools_built
from games.welcome_to.state import EMPTY, Lots, Sheet
from games.welcome_to.streets import roundabouts

# --- how much each hope counts: set by hand and checked over many games -----------------------------------------------

#: Numbers that come to a gap in each round.
ARRIVALS = 1.6
#: A strike to be feared in one of the next rounds.
_STRIKE = 6.0
#: A missing fence, how much more it costs towards the end, and how likely it is to be built at all.
_FENCE = 1.0
_FENCE_LATE = 4.0
_FENCE_CHANCE = 0.85
#: See ``chances.Prices``.
_INDEPENDENCE = 0.7
#: The next marketing box of each size.
_MARKETING = 0.6
#: The hope of scoring a plan.
_PLAN = 0.8
#: How likely it is that a hard plan still gets what it asks for besides the sizes.
_TO_COME: dict[Feature, float] = {"pool": 0.3, "bis": 0.4}
_ROUNDABOUT_TO_COME = 0.35
#: Parks still to come, and how many lots of a street come with one.
_PARK = 0.6
_PARK_RATE = 0.35
#: A pool lot still empty.
_POOL = 0.25


class Wish(NamedTuple):
    """A plan not yet scored and the points it would bring."""

    plan: Plan
    points: float


class Ahead(NamedTuple):
    """What the worth of a sheet depends on besides the sheet."""

    #: Rounds that the game may still last.
    rounds: float
    #: The three plans and what they would bring.
    wishes: tuple[Wish, ...]
    #: Points for 0, 1, 2 … temp boxes, as things stand.
    temps: tuple[float, ...]


_FEARED_ROUNDS = 8


class Parts(NamedTuple):
    """What the worth of a sheet is made of, in points."""

    noted: float
    temps: float
    parks: float
    pools: float
    estates: float
    lots: float
    risk: float


def worth(sheet: Sheet, ahead: Ahead) -> float:
    return sum(parts(sheet, ahead))


def parts(sheet: Sheet, ahead: Ahead) -> Parts:
    to_come = horizon(ahead.rounds * ARRIVALS)
    fear = _STRIKE * min(ahead.rounds, _FEARED_ROUNDS) * (1 + sheet.strikes)
    return Parts(
        noted=noted(sheet),
        temps=ahead.temps[sheet.temps],
        parks=park_hope(sheet, ahead),
        pools=pool_hope(sheet, ahead),
        estates=estate_hope(sheet, ahead, to_come),
        lots=sum(street_filled(street.numbers, to_come) for street in sheet.streets),
        risk=-fear * strike_chance(sheet),
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
            reach = min(1.0, _PARK_RATE * lots / left)
            value += _PARK * reach * (values[-1] - values[parks]) * (parks + 1) / len(values)
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
    return values[built] + _POOL * free * (values[built + 1] - values[built])


# --- estates ----------------------------------------------------------------------------------------------------------


def estate_hope(sheet: Sheet, ahead: Ahead, to_come: int) -> float:
    """What estates are worth, standing or aimed for, and the plans they help to score."""
    unscored = tuple(wish for wish in ahead.wishes if not sheet.plans[index_of(wish.plan)])
    values, prices = _prices(sheet.marketing, unscored, ahead.rounds)
    hope = 0.0
    sites = []
    for no, street in enumerate(sheet.streets, start=1):
        layout = best_layout(street.numbers, street.fences, street.used, to_come, prices)
        hope -= prices.fence * layout.missing
        for first, size, chance, used in layout.hopes:
            hope += chance * values[size - 1]
            if not used and prices.sizes[size - 1] > values[size - 1]:  # some plan asks for the size
                sites.append(Site(Lots(no, first, first + size - 1), chance))
    return hope + _PLAN * plan_hope(sheet, unscored, sites)


@lru_cache(maxsize=1 << 10)
def _prices(marketing: tuple[int, ...], unscored: tuple[Wish, ...], rounds: float) -> tuple[tuple[float, ...], Prices]:
    """The value of an estate of each size, with the next box half in mind; and its price, with its share of plans."""
    values = tuple(
        column[crossed] + _MARKETING * (column[min(crossed + 1, len(column) - 1)] - column[crossed])
        for column, crossed in zip(TRACKS.marketing, marketing, strict=True)
    )
    sizes = list(values)
    for plan, points in unscored:
        if uses_estates(plan):
            needed = needed_sizes(plan)
            for size in set(needed):
                sizes[size - 1] += points * size / sum(needed)
    return values, Prices(
        sizes=tuple(sizes),
        fence=_FENCE + _FENCE_LATE / (rounds + 1),
        fence_chance=_FENCE_CHANCE * rounds / (rounds + 2),
        independence=_INDEPENDENCE,
    )


# --- plans ------------------------------------------------------------------------------------------------------------


class Site(NamedTuple):
    """Where an unused estate stands or may still be built, and how likely it is to be completed."""

    lots: Lots
    chance: float


def plan_hope(sheet: Sheet, wishes: Sequence[Wish], sites: list[Site]) -> float:
    """The points to expect from plans; the plan that would bring most takes its estates first."""
    expected = 0.0
    for plan, points in sorted(wishes, key=lambda wish: -wish.points):
        if uses_estates(plan):
            chance, taken = _chance(sheet, plan, sites)
            sites = [site for site in sites if site.lots not in taken]
        else:
            chance = _progress(sheet, plan) ** 2
        expected += chance * points
    return expected


def _chance(sheet: Sheet, plan: Plan, sites: list[Site]) -> tuple[float, list[Lots]]:
    """The chance of a plan, and the estates it would take."""
    sizes = needed_sizes(plan)
    suited = [_suited(sheet, plan, site) for site in sites if site.lots.size in sizes and lies_right(plan, site.lots)]
    suited.sort(key=lambda site: -site.chance)
    if plan.street != "same":
        return _likeliest(plan, suited)
    best: tuple[float, list[Lots]] = (0.0, [])
    for no, street in enumerate(sheet.streets, start=1):
        chance, taken = _likeliest(plan, [site for site in suited if site.lots.street == no])
        chance *= _ROUNDABOUT_TO_COME ** max(0, plan.roundabouts - roundabouts(street))
        best = max(best, (chance, taken))
    return best


def _likeliest(plan: Plan, sites: list[Site]) -> tuple[float, list[Lots]]:
    chance = 1.0
    taken: list[Lots] = []
    for size in needed_sizes(plan):
        found = next((site for site in sites if site.lots.size == size and site.lots not in taken), None)
        if found is None:
            return 0.0, []
        taken.append(found.lots)
        chance *= found.chance
    return chance, taken


def _suited(sheet: Sheet, plan: Plan, site: Site) -> Site:
    """The site with its chance to meet what the plan asks for besides the size and the place."""
    missing = [_TO_COME[feature] for feature in plan.each_has if not has(sheet, site.lots, feature)]
    return Site(site.lots, site.chance * prod(missing)) if missing else site


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
