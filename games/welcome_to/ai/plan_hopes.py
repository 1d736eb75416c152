"""How likely the open plans are to be scored with the estates hoped for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.welcome_to.ai.layout import Hope
from games.welcome_to.data import POOL_LOTS, STREETS, Feature, Plan
from games.welcome_to.plans import full_columns, needed_sizes, uses_estates
from games.welcome_to.sheets import parks_left
from games.welcome_to.state import EMPTY, Sheet
from games.welcome_to.streets import mask, roundabouts

#: Chances that what a hard plan asks for besides the sizes will still come.
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


def plan_hope(sheet: Sheet, wishes: Sequence[Wish], sites: list[Site]) -> float:
    """The points to be expected from plans; the plan with the best prospects takes its estates first."""
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
        case "parks_total":
            done = float(sum(sheet.parks))
        case "parks_full_streets":
            shares = [1 - parks_left(sheet, no) / (len(STREETS[no - 1].park_values) - 1) for no in (1, 2, 3)]
            done = sum(sorted(shares)[-plan.min :])
        case "parks_each_street":
            done = sum(min(parks, plan.min) for parks in sheet.parks) / len(sheet.parks)
        case "temps":
            done = float(sheet.temps)
        case "marketing_total":
            done = float(sum(sheet.marketing))
        case _:
            done = float(full_columns(sheet))
    return min(1.0, done / plan.min)
