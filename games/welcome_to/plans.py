"""City plans: when one is fulfilled, and which estates may be spent on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from games.welcome_to.data import LETTERS, PLANS, STREETS, Plan
from games.welcome_to.sheets import Estate, complete_estates, open_marketing_sizes, parks_left
from games.welcome_to.state import OpenPlan, Sheet
from games.welcome_to.streets import mask, roundabouts


def value(open_plan: OpenPlan) -> int:
    """Everybody who scores in the first round in which anybody does gets the higher value (R4)."""
    plan = PLANS[open_plan.id]
    return plan.later if open_plan.turned else plan.first


def unscored(sheet: Sheet, open_plans: Sequence[OpenPlan]) -> list[Plan]:
    return [PLANS[plan.id] for plan, points in zip(open_plans, sheet.plans, strict=True) if not points]


def index_of(plan: Plan) -> int:
    return LETTERS.index(plan.stack)


# --- conditions ------------------------------------------------------------------------------------------------------


def fulfilled(sheet: Sheet, plan: Plan) -> bool:
    match plan.kind:
        case "parks_total":
            return sum(sheet.parks) >= plan.min
        case "parks_full_streets":
            return sum(not parks_left(sheet, street) for street in (1, 2, 3)) >= plan.min
        case "parks_each_street":
            return min(sheet.parks) >= plan.min
        case "temps":
            return sheet.temps >= plan.min
        case "marketing_total":
            return sum(sheet.marketing) >= plan.min
        case "marketing_full_columns":
            return full_columns(sheet) >= plan.min
    sizes = needed_sizes(plan)
    return any(_enough(scope, sizes) for scope in scopes(sheet, plan))


def full_columns(sheet: Sheet) -> int:
    return len(sheet.marketing) - len(open_marketing_sizes(sheet))


def uses_estates(plan: Plan) -> bool:
    """Plans about parks, temp boxes and marketing mark nothing (R28)."""
    return plan.kind in ("estates", "street_ends")


def needed_sizes(plan: Plan) -> tuple[int, ...]:
    """The sizes of the estates a plan asks for, smallest first."""
    return (1,) * (2 * len(STREETS)) if plan.kind == "street_ends" else plan.sizes


def scopes(sheet: Sheet, plan: Plan) -> list[list[Estate]]:
    """The complete unused estates that may serve the plan; one list for each street if all must lie in one."""
    free = [estate for estate in complete_estates(sheet) if not estate.used and _suits(sheet, plan, estate)]
    if plan.street != "same":
        return [free]
    return [
        [estate for estate in free if estate.street == no]
        for no, street in enumerate(sheet.streets, start=1)
        if roundabouts(street) >= plan.roundabouts
    ]


def _suits(sheet: Sheet, plan: Plan, estate: Estate) -> bool:
    if plan.kind == "street_ends":
        return estate.size == 1 and any(_ends(estate))
    if plan.street not in ("any", "same") and STREETS[estate.street - 1].key != plan.street:
        return False
    return all(_feature(sheet, estate, feature) for feature in plan.each_has)


def _enough(scope: Iterable[Estate], sizes: tuple[int, ...]) -> bool:
    found = [estate.size for estate in scope]
    return all(found.count(size) >= sizes.count(size) for size in set(sizes))


def _ends(estate: Estate) -> tuple[bool, bool]:
    """Whether the estate begins or ends its street."""
    return estate.first == 1, estate.last == STREETS[estate.street - 1].lots


def _feature(sheet: Sheet, estate: Estate, feature: str) -> int:
    """Where in the estate pools or bis houses stand, as bits counted from its first lot (R16, R17)."""
    street = sheet.streets[estate.street - 1]
    if feature == "pool":
        return (street.pools & mask(estate.first, estate.last)) >> estate.first
    return sum(1 << place for place, letter in enumerate(street.letters[estate.first - 1 : estate.last]) if letter)


# --- which estates to spend ------------------------------------------------------------------------------------------


def spendable(sheet: Sheet, plan: Plan, spent: Sequence[Estate], rivals: Sequence[Plan]) -> list[Estate]:
    """The estates that may be spent next, smallest size first; empty when nothing more is needed.

    Two estates of one size differ only if another unscored plan (a rival) could tell them apart, so one stands for
    all that are alike, and kinds are spent in their order: no two ways of choosing come to the same.
    """
    wanted = Counter(needed_sizes(plan)) - Counter(estate.size for estate in spent)
    if not wanted:
        return []
    size = min(wanted)
    found: list[Estate] = []
    for scope in scopes(sheet, plan):
        if set(spent) <= set(scope) and _enough(scope, needed_sizes(plan)):
            candidates = [estate for estate in scope if estate.size == size]
            kinds = _kinds(sheet, candidates, rivals)
            found += _next_of(kinds, spent, wanted[size])
    return found


def _kinds(sheet: Sheet, candidates: list[Estate], rivals: Sequence[Plan]) -> list[list[Estate]]:
    kinds: dict[object, list[Estate]] = {}
    for estate in candidates:
        kinds.setdefault(_kind(sheet, estate, rivals), []).append(estate)
    return list(kinds.values())


def _next_of(kinds: list[list[Estate]], spent: Sequence[Estate], wanted: int) -> list[Estate]:
    """The first estate left of every kind, from the kind reached so far on, as long as enough are left behind it."""
    reached = max((place for place, kind in enumerate(kinds) if set(kind) & set(spent)), default=0)
    left = [[estate for estate in kind if estate not in spent] for kind in kinds]
    return [
        kind[0]
        for place, kind in enumerate(left)
        if place >= reached and kind and sum(map(len, left[place:])) >= wanted
    ]


def _kind(sheet: Sheet, estate: Estate, rivals: Sequence[Plan]) -> tuple[object, ...]:
    """What other plans can tell about an estate, or about the parts into which a fence may still divide it."""
    marks: list[object] = []
    for plan in rivals:
        if not uses_estates(plan) or min(needed_sizes(plan)) > estate.size:
            continue
        if plan.kind == "street_ends":
            marks.append((estate.street, *_ends(estate)) if any(_ends(estate)) else None)
        elif plan.street == "same":
            marks.append(estate.street)
        elif plan.street != "any":
            marks.append(STREETS[estate.street - 1].key == plan.street)
        marks.extend(_feature(sheet, estate, feature) for feature in plan.each_has)
    return tuple(marks)
