"""Every plan: a sheet that fulfils it, and one that just misses."""

from __future__ import annotations

import pytest

from games.welcome_to.data import PLANS
from games.welcome_to.plans import fulfilled, spendable
from games.welcome_to.scoring import score_lines
from games.welcome_to.sheet_text import write_street
from games.welcome_to.turns import open_draft
from tests.games.welcome_to.table import everybody, play, scoring, sheet, table, texts

FULFILLED = {
    "A1": ("1 | 2 | 3 | . . . . . . .", "1 | 2 | . . . . . . . . .", "1 | . . . . . . . . . . ."),
    "A2": ("1 2 | 3 4 | . . . . . .", "1 2 | . . . . . . . . .", ". . . . . . . . . . | 14 15"),
    "A3": ("1 2 3 | . . . . . . .", "1 2 3 | . . . . . . . .", "1 2 3 | . . . . . . . . ."),
    "A4": ("1 2 3 4 | 5 6 7 8 | . .",),
    "A5": ("1 2 3 4 5 | 6 7 8 9 10",),
    "A6": ("", "", "1 2 3 4 5 6 | 7 8 9 10 11 12"),
    "A7": ("1 | 2 | 3 4 | 5 6 | . . . .",),
    "B1": ("1 | 2 | 3 | 4 5 6 7 8 9 | .",),
    "B2": ("1 2 | 3 4 | 5 6 7 8 9 | .",),
    "B3": ("1 2 3 | 4 5 6 | 7 8 9 10",),
    "B4": ("1 2 3 | 4 5 6 7 8 9 | .",),
    "B5": ("1 2 3 4 | 5 6 7 8 9 | .",),
    "B6": ("1 | 2 | 3 | 4 5 6 7 | . . .",),
    "B7": ("1 2 | 3 4 | 5 6 7 8 9 10",),
    "C1": ("1 | 2 3 | 4 5 6 7 8 9 | .",),
    "C2": ("1 | 2 3 4 5 | 6 7 8 9 10",),
    "C3": ("1 2 3 | 4 5 6 7 | . . .",),
    "C4": ("1 2 | 3 4 5 6 7 | . . .",),
    "C5": ("1 | 2 3 | 4 5 | 6 7 8 | . .",),
    "C6": ("1 2 | 3 4 5 | 6 7 8 9 10",),
    "C7": ("1 2 | 3 4 5 | 6 7 8 9 | .",),
    "AH1": ("1 | . . . . . . . . | 9", "1 | . . . . . . . . . | 9", "1 | . . . . . . . . . . | 9"),
    "AH2": ("", "1 2 3 4 | 5 6 7 | 8 9 10 11"),
    "AH3": ("", "", "1 2 3 | 4 5 6 7 8 9 | 10 11 12"),
    "AH4": ("1 2 | 3 4 5 6 7 8 | . .",),
    "BH1": ("1 1b | 2 2b | 3 4 4b 5 | . .",),
    "BH2": ("1 2 2b 3 | 4 5 6 7b 7 | .",),
    "BH3": ("1 2 | 3* | . . . | 7* | 8* 9 | .",),
    "BH4": ("1 2 3 4 | R | 5 6 7 8 | .",),
    "BH5": ("", "", "", "parks 2 2 3"),
    "BH6": ("", "", "", "parks 3 4 0"),
    "BH7": ("", "", "", "marketing 1 0 2 0 3 0"),
    "CH1": (". | 2 3* | . . . | 7* 8 9 | .", "1* 2 3 | . . . . . . . ."),
    "CH2": ("1 2 | R | 3 4 | R | 5 6 7 | .",),
    "CH3": ("", "", "", "parks 2 2 2"),
    "CH4": ("", "", "", "temps 5"),
    "CH5": ("", "", "", "marketing 1 2 3 0 0 0"),
    "CH6": ("1 2 3* 4 4b 5 | . . . .", "1* 1b 2 3 4 | . . . . . ."),
}

MISSED = {
    "A1": ("1 | 2 | 3 | . . . . . . .", "1 | 2 | . . . . . . . . .", "1! | . . . . . . . . . . ."),
    "A2": ("1 2 | 3 4 | . . . . . .", "1 2 | . . . . . . . . .", ". . . . . . . . . . | . 15"),
    "A3": ("1 2 3 | 4 5 6 | 7 8 9 10",),
    "A4": ("1 2 3 4 | 5 6 7 8 9 | .",),
    "A5": ("1 2 3 4 5 | 6 7 8 9 .",),
    "A6": ("", "", "1 2 3 4 5 6! | 7! 8! 9! 10! 11! 12!"),
    "A7": ("1 | 2 3 | 4 5 | . . . . .",),
    "B1": ("1 | 2 | 3 4 | 5 6 7 8 9 10",),
    "B2": ("1 2 | 3 4 5 | 6 7 8 9 10",),
    "B3": ("1 2 3 | 4 5 6 | 7 8 9 | .",),
    "B4": ("1 2 3 | 4 5 6 7 8 9 .",),
    "B5": ("1 2 3 4 | 5 6 7 8 | . .",),
    "B6": ("1 | 2 | 3 | 4 5 6 | . . . .",),
    "B7": ("1 2 | 3 4 | 5 6 7 8 9 .",),
    "C1": ("1 2 | 3 4 | 5 6 7 8 9 10",),
    "C2": ("1 | 2 3 4 5 | 6 7 8 9 .",),
    "C3": ("1 2 3 | 4! 5! 6! 7! | . . .",),
    "C4": ("1 2 | 3 4 5 6 7 8 | . .",),
    "C5": ("1 | 2 3 | 4 5 6 | . . . .",),
    "C6": ("1 2 | 3 4 5 | 6 7 8 9 | .",),
    "C7": ("1 2 | 3 4 5 | 6 7 8 | . .",),
    "AH1": ("1 | . . . . . . . . | 9", "1 | . . . . . . . . . | 9", "1 | . . . . . . . . . 8 9"),
    "AH2": ("", "", "1 2 3 4 | 5 6 7 | 8 9 10 11 | ."),
    "AH3": ("", "", "1 2 3 | 4 5 6 7 8 9 | . . ."),
    "AH4": ("", "1 2 | 3 4 5 6 7 8 | . . ."),
    "BH1": ("1 1b | 2 3 | 4 5 5b 6 | . .",),
    "BH2": ("1 2 2b 3 | 4 5 6 7 8 | .",),
    "BH3": ("1 2 | 3* | . . . | 7* | 8 9 | .",),
    "BH4": ("1 2 3 4 | 5 6 7 8 | . .", "R | . . . . . . . . . ."),
    "BH5": ("", "", "", "parks 2 2 2"),
    "BH6": ("", "", "", "parks 3 3 4"),
    "BH7": ("", "", "", "marketing 0 1 1 1 1 1"),
    "CH1": (". | 2 3 | . . . | 7* 8 9 | .", "1* 2 3 | . . . . . . . ."),
    "CH2": ("1 2 | R | 3 4 | 5 6 7 | . .", "R | . . . . . . . . . ."),
    "CH3": ("", "", "", "parks 3 4 1"),
    "CH4": ("", "", "", "temps 4"),
    "CH5": ("", "", "", "marketing 1 2 2 3 3 3"),
    "CH6": ("1 2 3* 4 4b 5 | . . . .", "1* 2 3 4 5 | . . . . . ."),
}


def test_no_plan_is_forgotten():
    assert set(FULFILLED) == set(MISSED) == set(PLANS)


@pytest.mark.parametrize("plan", PLANS)
def test_plan_is_fulfilled(plan):
    assert fulfilled(sheet(*FULFILLED[plan]), PLANS[plan])


@pytest.mark.parametrize("plan", PLANS)
def test_plan_is_missed(plan):
    assert not fulfilled(sheet(*MISSED[plan]), PLANS[plan])


@pytest.mark.parametrize("plan", PLANS)
def test_plan_is_scored_and_marks_exactly_its_estates(plan):
    own = sheet(*FULFILLED[plan])
    open_plans = " ".join(plan if letter == PLANS[plan].stack else f"{letter}6" for letter in "ABC")
    after = scoring(own, open_plans, f"score {PLANS[plan].stack}")[0].sheet
    assert after.plans["ABC".index(PLANS[plan].stack)] == PLANS[plan].first
    expected = 6 if plan == "AH1" else sum(PLANS[plan].sizes)
    assert sum(street.used.bit_count() for street in after.streets) == expected


# --- values ----------------------------------------------------------------------------------------------------------


def test_T06_plan_B6_marks_four_estates():
    after = scoring(sheet("1 | 2 | 3 | 4 5 6 7 | . . ."), "A2 B6 C1", "score B")[0].sheet
    assert after.plans == (0, 9, 0)
    assert write_street(after.streets[0]) == "1! | 2! | 3! | 4! 5! 6! 7! | . . ."


def test_T06_plan_B6_is_worth_less_later():
    draft, _ = scoring(sheet("1 | 2 | 3 | 4 5 6 7 | . . ."), "A2 B6@4 C1", "score B")
    assert draft.sheet.plans == (0, 5, 0)


def test_T20_all_scorers_of_the_first_round_share_the_higher_value():
    own = sheet("1 2 3 4 | 5 6 7 8 | . .")
    state = table(["12 pool", "13 pool", "14 pool"], [own] * 3, "A4 B1 C1")
    turn = "combine 1; house 2.2"
    state = everybody(state, f"{turn}; score A", f"{turn}; score A", turn)
    assert [player.sheet.plans[0] for player in state.players] == [6, 6, 0]
    assert state.plans[0].turned == 9
    after = play(state, f"{texts(state, 2)[0]}", 2)
    while "score A" not in texts(after, 2):
        after = play(after, texts(after, 2)[0], 2)
    assert open_draft(play(after, "score A", 2), 2).sheet.plans[0] == 3


def test_plan_may_be_held_back_and_scored_later():
    own = sheet("1 2 3 4 | 5 6 7 8 | . .")
    state = table(["12 pool", "13 pool", "14 pool"], [own] * 2, "A4 B1 C1")
    state = everybody(state, "combine 1; house 2.2", "combine 1; house 2.2")
    assert state.plans[0].turned == 0
    assert state.players[0].sheet.plans == (0, 0, 0)


# --- which estates ---------------------------------------------------------------------------------------------------


def test_alike_estates_are_spent_from_the_top_left_without_asking():
    own = sheet("1 2 | 3 4 | 5 6 | . . . .", "1 2 | 3 4 | . . . . . . .")
    draft, legal = scoring(own, "A2 B1 C1", "score A")
    assert legal == ["confirm"]
    assert [write_street(street) for street in draft.sheet.streets[:2]] == [
        "1! 2! | 3! 4! | 5! 6! | . . . .",
        "1! 2! | 3 4 | . . . . . . .",
    ]


def test_estates_that_another_plan_can_tell_apart_are_asked_for():
    own = sheet("1 2 | 3* 4 | . . . . . .", "1* 2 | 3 4* | 5 6 | . . . . .")
    draft, legal = scoring(own, "A2 BH3 C1", "score A")
    assert [estate[:3] for estate in draft.spent] == [(1, 1, 2)]  # one plain pair goes in any case
    assert legal == ["spend 2.5-6", "spend 1.3-4"]


def test_kinds_are_spent_in_order_so_that_no_choice_comes_twice():
    own = sheet("1 2 | 3* 4 | . . . . . .", "1* 2 | 3 4* | 5 6 | . . . . .")
    plan, rival = PLANS["A2"], PLANS["BH3"]
    ways = []

    def spend(spent):
        options = spendable(own, plan, spent, [rival])
        if not options:
            ways.append(frozenset(spent))
        for estate in options:
            spend((*spent, estate))

    spend(())
    # two plain pairs, two with the pool in front, one with the pool behind: (2,2,0) (2,1,1) (1,2,1)
    assert len(ways) == len(set(ways)) == 3
    assert all(len(way) == 4 for way in ways)


def test_plan_in_one_street_asks_for_the_street():
    own = sheet("1 2 3 4 | R | 5 6 7 8 | .", "1 2 3 4 | R | 5 6 7 8 | . .")
    _, legal = scoring(own, "A1 BH4 C1", "score B")
    assert legal == ["spend 1.1-4", "spend 2.1-4"]
    after = scoring(own, "A1 BH4 C1", "score B", "spend 2.1-4")[0].sheet
    assert [street.used.bit_count() for street in after.streets] == [0, 8, 0]


def test_two_plans_cannot_spend_the_same_estate():
    own = sheet("1 2 3 4 | 5 6 7 8 | . .", "1 2 3 | . . . . . . . .")
    assert scoring(own, "A4 B1 C3")[1] == ["score A", "score C", "confirm"]
    assert scoring(own, "A4 B1 C3", "score A")[1] == ["confirm"]
    assert scoring(own, "A4 B1 C3", "score C")[1] == ["confirm"]


def test_several_plans_in_one_round():
    own = sheet("1 2 3 4 | 5 6 7 8 | . .", "1 2 3 | 4 5 6 7 | . . . .")
    assert scoring(own, "A4 B1 C3", "score A", "score C")[0].sheet.plans == (6, 0, 7)


def test_used_estate_still_counts_at_the_end():
    lines = score_lines(sheet("1! 2! | . . . . . . . ."), 0, advanced=False)
    assert next(line.points for line in lines if line.code == "estates") == 2
