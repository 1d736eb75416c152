"""How far a sheet has come with a plan."""

from __future__ import annotations

from collections import Counter

from games.welcome_to.data import STREETS, Plan
from games.welcome_to.plans import full_columns, needed_sizes, scopes, uses_estates
from games.welcome_to.sheets import parks_left
from games.welcome_to.state import Sheet


def standing(sheet: Sheet, plan: Plan) -> tuple[bool, ...]:
    """For each estate that the plan needs, whether one stands that could be used; the best street where one must do."""
    if not uses_estates(plan):
        return ()
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


def reached(sheet: Sheet, plan: Plan) -> tuple[int, int]:
    """How much of what the plan counts is there, and how much it asks for."""
    match plan.kind:
        case "parks_total":
            return sum(sheet.parks), plan.min
        case "parks_full_streets":
            return sum(not parks_left(sheet, street) for street in range(1, len(STREETS) + 1)), plan.min
        case "parks_each_street":
            return sum(parks >= plan.min for parks in sheet.parks), len(STREETS)
        case "temps":
            return sheet.temps, plan.min
        case "marketing_total":
            return sum(sheet.marketing), plan.min
        case "marketing_full_columns":
            return full_columns(sheet), plan.min
    have = standing(sheet, plan)
    return sum(have), len(have)
