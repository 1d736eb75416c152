"""City plans: when one is fulfilled, and which estates it may use up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from games.welcome_to.data import LETTERS, PLANS, STREETS, Feature, Plan
from games.welcome_to.sheets import Estate, complete_estates, open_marketing_sizes, parks_left
from games.welcome_to.state import Lots, OpenPlan, Sheet
from games.welcome_to.streets import mask, roundabouts


def value(open_plan: OpenPlan) -> int:
    """Everybody who scores in the first round in which anybody does gets the higher value (R4)."""
    plan = PLANS[open_plan.id]
    return plan.later if open_plan.turned else plan.first


def unscored(sheet: Sheet, open_plans: Sequence[OpenPlan]) -> list[Plan]:
    return [PLANS[plan.id] for plan, points in zip(open_plans, sheet.plans, strict=True) if not points]


def index_of(plan: Plan) -> int:
    return LETTERS.index(plan.stack)


# --- conditions -------------------------------------------------------------------------------------------------------


def fulfilled(sheet: Sheet, plan: Plan) -> bool:
    if uses_estates(plan):
        sizes = needed_sizes(plan)
        return any(_enough(scope, sizes) for scope in scopes(sheet, plan))
    have, needed = reached(sheet, plan)
    return have >= needed


def reached(sheet: Sheet, plan: Plan) -> tuple[int, int]:
    """How much of what the plan counts is there, and how much it asks for."""
    match plan.kind:
        case "parks_total":
            return sum(sheet.parks), plan.min
        case "parks_full_streets":
            return sum(not parks_left(sheet, street) for street in (1, 2, 3)), plan.min
        case "parks_each_street":
            return sum(parks >= plan.min for parks in sheet.parks), len(STREETS)
        case "temps":
            return sheet.temps, plan.min
        case "marketing_total":
            return sum(sheet.marketing), plan.min
        case "marketing_full_columns":
            return len(sheet.marketing) - len(open_marketing_sizes(sheet)), plan.min
    have = standing(sheet, plan)
    return sum(have), len(have)


def standing(sheet: Sheet, plan: Plan) -> tuple[bool, ...]:
    """Whether there is an estate to use for each one the plan needs; in the best street if they must share one."""
    sizes = needed_sizes(plan)
    ways = [_matched(sizes, [estate.size for estate in scope]) for scope in scopes(sheet, plan)]
    return max(ways, key=sum, default=(False,) * len(sizes))


def _matched(sizes: tuple[int, ...], found: list[int]) -> tuple[bool, ...]:
    left = Counter(found)
    matched = []
    for size in sizes:
        matched.append(left[size] > 0)
        left[size] -= 1
    return tuple(matched)


def uses_estates(plan: Plan) -> bool:
    """Plans about parks, temp boxes and marketing mark nothing (R28)."""
    return plan.kind in ("estates", "street_ends")


def needed_sizes(plan: Plan) -> tuple[int, ...]:
    """The sizes of the estates a plan asks for, smallest first."""
    return (1,) * (2 * len(STREETS)) if plan.kind == "street_ends" else plan.sizes


def scopes(sheet: Sheet, plan: Plan) -> list[list[Estate]]:
    """The complete unused estates that may serve the plan; one list for each street if all must lie in one."""
    free = [estate for estate in complete_estates(sheet) if not estate.used and _suits(sheet, plan, estate.lots)]
    if plan.street != "same":
        return [free]
    return [
        [estate for estate in free if estate.street == no]
        for no, street in enumerate(sheet.streets, start=1)
        if roundabouts(street) >= plan.roundabouts
    ]


def _suits(sheet: Sheet, plan: Plan, lots: Lots) -> bool:
    return lies_right(plan, lots) and all(has(sheet, lots, feature) for feature in plan.each_has)


def lies_right(plan: Plan, lots: Lots) -> bool:
    """Whether an estate on these lots is where the plan asks for one."""
    street = STREETS[lots.street - 1]
    if plan.kind == "street_ends":
        return lots.size == 1 and lots.first in (1, street.lots)
    return plan.street in ("any", "same", street.key)


def _enough(scope: Iterable[Estate], sizes: tuple[int, ...]) -> bool:
    found = [estate.size for estate in scope]
    return all(found.count(size) >= sizes.count(size) for size in set(sizes))


def has(sheet: Sheet, lots: Lots, feature: Feature) -> bool:
    """Whether a pool or a bis house stands on the lots of an estate (R16, R17)."""
    street = sheet.streets[lots.street - 1]
    if feature == "pool":
        return bool(street.pools & mask(lots.first, lots.last))
    return any(street.letters[lots.first - 1 : lots.last])


# --- which estates to use ---------------------------------------------------------------------------------------------


def served_by(sheet: Sheet, plan: Plan, estates: Sequence[Lots]) -> bool:
    """Whether exactly these estates, in ascending order, fulfil the plan."""
    if not uses_estates(plan):
        return not estates
    sizes = sorted(estate.size for estate in estates)
    if sizes != sorted(needed_sizes(plan)) or list(estates) != sorted(set(estates)):
        return False
    return any({estate.lots for estate in scope} >= set(estates) for scope in scopes(sheet, plan))


class Choice(NamedTuple):
    """The estates that may be chosen next for a plan, the least useful elsewhere first."""

    estates: list[Estate]
    #: No open plan can tell them apart.
    alike: bool


def next_estates(sheet: Sheet, plan: Plan, chosen: Sequence[Lots], rivals: Sequence[Plan]) -> Choice:
    """What may be chosen after these estates; nothing when the plan has all it needs.

    Sizes come in ascending order, and estates of one size in the order of their appeal to the other open plans
    (rivals), so every set of estates can be chosen in exactly one way.
    """
    wanted = Counter(needed_sizes(plan)) - Counter(lots.size for lots in chosen)
    if not wanted or not uses_estates(plan):
        return Choice([], alike=True)
    size = min(wanted)
    streets = 0
    found: list[Estate] = []
    for scope in scopes(sheet, plan):
        if _enough(scope, needed_sizes(plan)) and {estate.lots for estate in scope} >= set(chosen):
            candidates = [estate for estate in scope if estate.size == size]
            candidates.sort(key=lambda estate: sum(_appeal(sheet, estate, rivals)))
            reached = max((place for place, e in enumerate(candidates, start=1) if e.lots in chosen), default=0)
            found += candidates[reached : len(candidates) - wanted[size] + 1]
            streets += 1
    return Choice(found, streets == 1 and len({_appeal(sheet, estate, rivals) for estate in found}) == 1)


def natural_estates(sheet: Sheet, plan: Plan, rivals: Sequence[Plan]) -> tuple[Lots, ...]:
    """A good choice for a plan that is fulfilled: what other open plans don't ask for, then from the top left."""
    chosen: list[Lots] = []
    while found := next_estates(sheet, plan, chosen, rivals).estates:
        chosen.append(found[0].lots)
    return tuple(sorted(chosen))


def _appeal(sheet: Sheet, estate: Estate, rivals: Sequence[Plan]) -> tuple[bool, ...]:
    """Which of the other plans could use the estate, whole or divided by a fence."""
    return tuple(
        uses_estates(plan)
        and min(needed_sizes(plan)) <= estate.size
        and roundabouts(sheet.streets[estate.street - 1]) >= plan.roundabouts
        and _suits(sheet, plan, estate.lots)
        for plan in rivals
    )
