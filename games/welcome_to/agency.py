"""The Alexis Architecture Agency (AAA), opponent of the solo game."""

from __future__ import annotations

from typing import NamedTuple

from games.first_edition import ScoreLine
from games.welcome_to.data import CARDS, DATA, LETTERS, ActionKind, Manager
from games.welcome_to.plans import value
from games.welcome_to.scoring import temp_rank_points
from games.welcome_to.state import Agency, OpenPlan


class Group(NamedTuple):
    """Cards of the row between two fences: their houses, and what they are worth."""

    houses: int
    points: int


def manager_of(level: int) -> Manager:
    return DATA.solo.managers[level]


def plans_after_projects(
    agency: Agency, open_plans: tuple[OpenPlan, ...], manager: Manager
) -> tuple[tuple[int, int, int], set[int]]:
    """The agency's points for plans after this round's project-completion cards, and the plans it scores by them.

    ``open_plans`` are those of the start of the round: the higher value is shared with a player who scores in the
    same round (R23). At level 0 the plans are turned all the same, for no points.
    """
    scored = {LETTERS.index(letter) for letter in agency.projects if letter in manager.plans}
    first, second, third = (
        value(plan) if index in scored and manager.level else noted
        for index, (plan, noted) in enumerate(zip(open_plans, agency.plans, strict=True))
    )
    return (first, second, third), scored


# --- scoring ---------------------------------------------------------------------------------------------------------


def actions(agency: Agency) -> list[ActionKind]:
    """The actions in the row, in order."""
    return [CARDS[card].action for card in agency.row]


def groups(row: list[ActionKind], manager: Manager) -> list[Group]:
    """The row split at its fences; a bis card has no house and multiplies its group once."""
    split: list[list[ActionKind]] = [[]]
    for action in row:
        if action == "fence":
            split.append([])
        else:
            split[-1].append(action)
    houses_of = {"bis": 0, "marketing": manager.marketing_houses}
    found = []
    for group in split:
        houses = sum(houses_of.get(action, 1) for action in group)
        found.append(Group(houses, houses * (manager.bis_multiplier if "bis" in group else 1)))
    return found


def largest(found: list[Group]) -> list[Group]:
    """By houses, ties to the higher value (R18)."""
    return sorted(found, reverse=True)[: DATA.solo.counted_estates]


def complete_groups(row: list[ActionKind], manager: Manager) -> int:
    """For the tie-break: groups with at least one house, not only the largest (R19)."""
    return sum(group.houses > 0 for group in groups(row, manager))


def temp_points(row: list[ActionKind], player_temps: int) -> tuple[int, int]:
    """Points of the agency and of the player in the ranking of the temp agency."""
    agency, player = temp_rank_points((row.count("temp"), player_temps), DATA.solo.temp_places)
    return agency, player


def agency_lines(agency: Agency, manager: Manager, player_temps: int) -> tuple[ScoreLine, ...]:
    """The agency's score sheet; it has no minus points."""
    row = actions(agency)
    kinds: tuple[tuple[ActionKind, int], ...] = (
        ("park", manager.park),
        ("pool", manager.pool),
        ("temp", manager.temp),
        ("fence", manager.fence),
    )
    counted = largest(groups(row, manager))
    return (
        ScoreLine("plans", sum(agency.plans), dict(zip(LETTERS, agency.plans, strict=True))),
        *(ScoreLine(f"{kind}_cards", row.count(kind) * each, {"cards": row.count(kind)}) for kind, each in kinds),
        ScoreLine("temps", temp_points(row, player_temps)[0], {"temps": row.count("temp")}),
        ScoreLine(
            "estates", sum(group.points for group in counted), {"estates": sum(group.houses > 0 for group in counted)}
        ),
    )
