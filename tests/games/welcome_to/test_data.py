"""The figures that everything else builds on, and that RULES.md shows them as they are."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from games.welcome_to.data import CARDS, LETTERS, MANAGERS, PLANS, STREETS, TRACKS, Manager, Plan, StreetData
from tests.games.rules_text import table_rows

NUMBERS = {1: 2, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6, 8: 7, 9: 6, 10: 6, 11: 5, 12: 4, 13: 3, 14: 2, 15: 2}
ACTIONS = {"fence": 14, "marketing": 14, "park": 14, "pool": 7, "temp": 7, "bis": 7}


def figures(manager: Manager) -> tuple[int, ...]:
    return (*manager.cards.values(), manager.marketing_houses, manager.bis_multiplier)


def test_T22_deck_margins() -> None:
    assert Counter(card.number for card in CARDS.values()) == NUMBERS
    assert Counter(card.action for card in CARDS.values()) == ACTIONS


@pytest.mark.parametrize(
    ("action", "numbers"),
    [
        ("fence", [1, 2, 5, 5, 6, 7, 8, 8, 9, 10, 11, 11, 14, 15]),
        ("marketing", [1, 4, 5, 5, 6, 7, 7, 9, 9, 10, 11, 11, 12, 15]),
        ("park", [2, 4, 5, 6, 7, 7, 8, 8, 9, 9, 10, 11, 12, 14]),
        ("pool", [3, 6, 7, 8, 9, 10, 13]),
        ("temp", [3, 4, 6, 8, 10, 12, 13]),
        ("bis", [3, 4, 6, 8, 10, 12, 13]),
    ],
)
def test_numbers_of_each_action(action: str, numbers: list[int]) -> None:
    assert [card.number for card in CARDS.values() if card.action == action] == numbers


def test_streets_have_ten_eleven_and_twelve_lots() -> None:
    assert [street.lots for street in STREETS] == [10, 11, 12]


def test_every_street_has_three_pool_lots() -> None:
    assert [street.pool_lots for street in STREETS] == [(3, 7, 8), (1, 4, 8), (2, 7, 11)]


def test_tracks_have_one_value_more_than_boxes() -> None:
    assert [len(street.park_values) - 1 for street in STREETS] == [3, 4, 5]
    assert [len(values) - 1 for values in TRACKS.marketing] == [1, 2, 3, 4, 4, 4]
    assert [len(track) - 1 for track in (TRACKS.pools, TRACKS.bis, TRACKS.strikes, TRACKS.roundabouts)] == [9, 9, 3, 2]


def test_stacks_have_seven_basic_plans_and_four_seven_and_six_hard_ones() -> None:
    basic = Counter(plan.stack for plan in PLANS.values() if not plan.hard)
    hard = Counter(plan.stack for plan in PLANS.values() if plan.hard)
    assert [basic[letter] for letter in LETTERS] == [7, 7, 7]
    assert [hard[letter] for letter in LETTERS] == [4, 7, 6]


@pytest.mark.parametrize(
    ("ids", "values"),
    [
        ("A1 A2 A3 A4 A5 A6 A7", "8/4 8/4 8/4 6/3 8/4 10/6 8/4"),
        ("B1 B2 B3 B4 B5 B6 B7", "11/6 10/6 12/7 8/4 9/5 9/5 11/6"),
        ("C1 C2 C3 C4 C5 C6 C7", "12/7 13/7 7/3 7/3 11/6 13/7 12/7"),
        ("AH1 AH2 AH3 AH4", "10/5 13/7 14/8 9/5"),
        ("BH1 BH2 BH3 BH4 BH5 BH6 BH7", "12/7 11/6 9/5 10/5 6/3 7/4 6/3"),
        ("CH1 CH2 CH3 CH4 CH5 CH6", "12/7 14/8 6/3 6/3 8/4 14/8"),
    ],
)
def test_values_of_the_plans(ids: str, values: str) -> None:
    assert " ".join(f"{PLANS[plan].first}/{PLANS[plan].later}" for plan in ids.split()) == values


def test_eight_levels_of_the_agency() -> None:
    assert [manager.level for manager in MANAGERS] == list(range(8))


def test_no_site_manager_is_weaker_than_the_one_before() -> None:
    compared = [list(zip(*pair, strict=True)) for pair in pairwise(map(figures, MANAGERS[1:]))]

    assert compared
    assert [pairs for pairs in compared if any(before > after for before, after in pairs)] == []


# --- RULES.md ---------------------------------------------------------------------------------------------------------

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


@pytest.mark.parametrize(("manager", "row"), list(zip(MANAGERS[1:], MANAGER_ROWS[1:], strict=True)))
def test_rules_show_every_site_manager(manager: Manager, row: list[str]) -> None:
    assert row[0] == str(manager.level)
    assert row[2] == ", ".join(manager.plans)
    assert row[3:] == [str(figure) for figure in figures(manager)]
