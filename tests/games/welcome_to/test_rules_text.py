"""RULES.md shows the sheet, the cards, the plans and the site managers as they are in the data."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games.welcome_to.data import CARDS, DATA, PLANS, STREETS, TRACKS, Manager, Plan, StreetData
from tests.games.rules_text import table_rows

#: Rows of all tables by what stands in front.
ROWS = {row[0]: row[1:] for row in table_rows("welcome_to")}
STREET_ROWS = [row for row in table_rows("welcome_to") if row[0] in ("1", "2", "3") and len(row) == 4]
MANAGER_ROWS = [row for row in table_rows("welcome_to") if len(row) == 9 and row[0].isdigit()]
ACTION_ROWS = {row[0]: row[1:-1] for row in table_rows("welcome_to") if len(row) == 17}


def numbers(text: str) -> list[int]:
    return [int(word) for word in re.findall(r"\d+", text.partition("(")[0])]


@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
def test_rules_show_the_values_of_every_plan(plan: Plan) -> None:
    assert ROWS[plan.id][1] == f"{plan.first} / {plan.later}"


@pytest.mark.parametrize("plan", [plan for plan in PLANS.values() if plan.sizes], ids=lambda plan: plan.id)
def test_rules_show_the_estates_of_every_plan(plan: Plan) -> None:
    assert ", ".join(map(str, plan.sizes)) in ROWS[plan.id][0]


@pytest.mark.parametrize(("street", "row"), list(zip(STREETS, STREET_ROWS, strict=True)))
def test_rules_show_every_street(street: StreetData, row: list[str]) -> None:
    assert [numbers(cell) for cell in row[1:]] == [[street.lots], list(street.pool_lots), list(street.park_values)]


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("Pools", TRACKS.pools),
        ("Bis", TRACKS.bis),
        ("Strikes", TRACKS.strikes),
        ("Roundabouts (advanced)", TRACKS.roundabouts),
        *((f"Marketing, size {size}", values) for size, values in enumerate(TRACKS.marketing, start=1)),
    ],
)
def test_rules_show_every_track(name: str, values: tuple[int, ...]) -> None:
    row = next(row for row in table_rows("welcome_to") if row[0] == name and len(row) == 3)
    assert numbers(row[1]) == [len(values) - 1]
    assert numbers(row[2]) == list(values)


@pytest.mark.parametrize(
    ("name", "action"),
    [
        ("Fence", "fence"),
        ("Marketing", "marketing"),
        ("Park", "park"),
        ("Pool", "pool"),
        ("Temp agency", "temp"),
        ("Bis", "bis"),
    ],
)
def test_rules_show_how_often_each_card_is_in_the_deck(name: str, action: str) -> None:
    counts = Counter(card.number for card in CARDS.values() if card.action == action)
    assert ACTION_ROWS[name] == [str(counts[number]) for number in range(1, 16)]


@pytest.mark.parametrize(("manager", "row"), list(zip(DATA.solo.managers[1:], MANAGER_ROWS[1:], strict=True)))
def test_rules_show_every_site_manager(manager: Manager, row: list[str]) -> None:
    points = (manager.park, manager.pool, manager.temp, manager.fence, manager.marketing_houses, manager.bis_multiplier)
    assert row[0] == str(manager.level)
    assert row[2] == ", ".join(manager.plans)
    assert row[3:] == [str(figure) for figure in points]
