"""Every plan: a sheet that fulfils it, and one that just misses; and which estates it uses up."""

from __future__ import annotations

import pytest

from games.asking import moves
from games.core import IllegalMove
from games.welcome_to import GAME
from games.welcome_to.data import PLANS
from games.welcome_to.plans import fulfilled
from games.welcome_to.positions import write_street
from games.welcome_to.scoring import score_lines
from tests.games.welcome_to.table import everybody, ids, made, play, question, scoring, sheet, sheet_of, table

FULFILLED: dict[str, tuple[str, ...]] = {
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

MISSED: dict[str, tuple[str, ...]] = {
    "A1": ("1 | 2 | 3 | . . . . . . .", "1 | 2 | . . . . . . . . .", "1! | . . . . . . . . . . ."),
    "A2": ("1 2 | 3 4 | . . . . . .", "1 2 | . . . . . . . . .", ". . . . . . . . . . | . 15"),
    "A3": ("1 2 3 | 4 5 6 | 7 8 9 10",),
    "A4": ("1 2 3 4 | 5 6 7 8 9 | .",),
    "A5": ("1 2 3 4 5 | 6 7 8 9 .",),
    "A6": ("", "", "1 2 3 4 5 6 | 7! 8! 9! 10! 11! 12!"),
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


def test_no_plan_is_forgotten() -> None:
    assert set(FULFILLED) == set(MISSED) == set(PLANS)


@pytest.mark.parametrize("plan", PLANS)
def test_plan_is_fulfilled(plan: str) -> None:
    assert fulfilled(sheet(*FULFILLED[plan]), PLANS[plan])


@pytest.mark.parametrize("plan", PLANS)
def test_plan_is_missed(plan: str) -> None:
    assert not fulfilled(sheet(*MISSED[plan]), PLANS[plan])


@pytest.mark.parametrize("plan", PLANS)
def test_plan_is_scored_and_marks_exactly_its_estates(plan: str) -> None:
    letter = PLANS[plan].stack
    open_plans = {"A": "A6", "B": "B6", "C": "C6", letter: plan}
    after = sheet_of(play(scoring(sheet(*FULFILLED[plan]), " ".join(open_plans.values())), f"score {letter}"))
    assert after.plans["ABC".index(letter)] == PLANS[plan].first
    uses = {"AH1": 6}.get(plan, sum(PLANS[plan].sizes))
    assert sum(street.used.bit_count() for street in after.streets) == uses


# --- values -----------------------------------------------------------------------------------------------------------


def test_T06_plan_B6_marks_four_estates() -> None:
    after = sheet_of(play(scoring(sheet("1 | 2 | 3 | 4 5 6 7 | . . ."), "A2 B6 C1"), "score B"))
    assert after.plans == (0, 9, 0)
    assert write_street(after.streets[0]) == "1! | 2! | 3! | 4! 5! 6! 7! | . . ."


def test_T06_plan_B6_is_worth_less_later() -> None:
    turn = play(scoring(sheet("1 | 2 | 3 | 4 5 6 7 | . . ."), "A2 B6@4 C1"), "score B")
    assert sheet_of(turn).plans == (0, 5, 0)


def test_T20_all_scorers_of_the_first_round_share_the_higher_value() -> None:
    own = sheet("1 2 3 4 | 5 6 7 8 | . .")
    turn = table(["12 pool", "13 pool", "14 pool"], [own] * 3, "A4 B1 C1")
    turn = everybody(turn, "take 1 on 2.2; score A", "take 1 on 2.2; score A", "take 1 on 2.2")
    assert [player.sheet.plans[0] for player in turn.base.players] == [6, 6, 0]
    assert turn.base.plans[0].turned == 9
    later = turn.play(2, next(moves(GAME, turn.view(2), 2)))
    assert sheet_of(play(later, "score A", 2), 2).plans[0] == 3


def test_plan_may_be_held_back_and_scored_later() -> None:
    own = sheet("1 2 3 4 | 5 6 7 8 | . .")
    turn = table(["12 pool", "13 pool", "14 pool"], [own] * 2, "A4 B1 C1")
    turn = everybody(turn, "take 1 on 2.2", "take 1 on 2.2")
    assert turn.base.plans[0].turned == 0
    assert turn.base.players[0].sheet.plans == (0, 0, 0)


# --- which estates ----------------------------------------------------------------------------------------------------


def test_alike_estates_are_used_from_the_top_left_without_asking() -> None:
    own = sheet("1 2 | 3 4 | 5 6 | . . . .", "1 2 | 3 4 | . . . . . . .")
    assert made(scoring(own, "A2 B1 C1"), "A") == "score A 1.1-2 1.3-4 1.5-6 2.1-2"


def test_every_choice_of_alike_estates_can_be_made() -> None:
    own = sheet("1 2 | 3 4 | 5 6 | . . . .", "1 2 | 3 4 | . . . . . . .")
    ways = list(moves(GAME, scoring(own, "A2 B1 C1").view(0), 0, ("A",)))
    assert len(ways) == len(set(ways)) == 5  # four of five


def test_estates_that_another_plan_can_use_are_spared_and_asked_for() -> None:
    own = sheet("1 2 | 3* 4 | . . . . . .", "1* 2 | 3 4* | 5 6 | . . . . .")
    turn = scoring(own, "A2 BH3 C1")
    assert ids(turn, "A") == ["1.1-2", "2.5-6"]
    assert question(turn, "A").default  # no pool at either
    assert ids(turn, "A", "1.1-2") == ["2.5-6", "1.3-4"]
    assert not question(turn, "A", "1.1-2").default
    assert made(turn, "A", "1.1-2", "2.5-6") == "score A 1.1-2 1.3-4 2.1-2 2.5-6"


def test_no_choice_of_estates_comes_twice() -> None:
    own = sheet("1 2 | 3* 4 | . . . . . .", "1* 2 | 3 4* | 5 6 | . . . . .")
    ways = list(moves(GAME, scoring(own, "A2 BH3 C1").view(0), 0, ("A",)))
    assert len(ways) == len(set(ways)) == 5


def test_estates_of_two_sizes_are_chosen_smallest_first() -> None:
    own = sheet("1 2 3 | 4 5 6 | . . . .", "1 2 3 4 | 5 6 7 8 | . . .")
    turn = scoring(own, "A1 B1 C3")
    assert ids(turn, "C") == ["1.1-3", "1.4-6"]
    assert ids(turn, "C", "1.4-6") == ["2.1-4", "2.5-8"]
    assert made(turn, "C", "1.4-6", "2.5-8") == "score C 1.4-6 2.5-8"


def test_plan_in_one_street_asks_for_the_street() -> None:
    own = sheet("1 2 3 4 | R | 5 6 7 8 | .", "1 2 3 4 | R | 5 6 7 8 | . .")
    turn = scoring(own, "A1 BH4 C1")
    assert ids(turn, "B") == ["1.1-4", "2.1-4"]
    assert not question(turn, "B").default
    assert made(turn, "B", "2.1-4") == "score B 2.1-4 2.6-9"


@pytest.mark.parametrize(
    "estates",
    [
        "1.1-4",
        "1.1-4 1.6-9 2.1-4",
        "1.1-4 2.1-4",
        "1.6-9 1.1-4",
        "1.1-4 1.1-4",
        "1.1-4 1.6-8",
        "2.1-4 2.6-9",
    ],
)
def test_estates_that_do_not_serve_the_plan(estates: str) -> None:
    own = sheet("1 2 3 4 | R | 5 6 7 8 | .", "1! 2! 3! 4! | R | 5 6 7 8 | . .", "1 2 3 4 | . . . . . . . .")
    with pytest.raises(IllegalMove) as refused:
        play(scoring(own, "A1 BH4 C1"), f"score B {estates}")
    assert refused.value.code == "estates_do_not_serve"


def test_plan_about_tracks_takes_no_estates() -> None:
    own = sheet("1 | . . . . . . . . .", "", "", "temps 5")
    assert made(scoring(own, "A1 B1 CH4"), "C") == "score C"
    with pytest.raises(IllegalMove) as refused:
        play(scoring(own, "A1 B1 CH4"), "score C 1.1")
    assert refused.value.code == "estates_do_not_serve"


def test_two_plans_cannot_use_the_same_estate() -> None:
    turn = scoring(sheet("1 2 3 4 | 5 6 7 8 | . .", "1 2 3 | . . . . . . . ."), "A4 B1 C3")
    assert ids(turn) == ["A", "C", "end"]
    assert ids(play(turn, "score A")) == ["end"]
    assert ids(play(turn, "score C")) == ["end"]


def test_several_plans_in_one_round() -> None:
    own = sheet("1 2 3 4 | 5 6 7 8 | . .", "1 2 3 | 4 5 6 7 | . . . .")
    turn = play(scoring(own, "A4 B1 C3"), "score A 1.1-4 1.5-8; score C")
    assert sheet_of(turn).plans == (6, 0, 7)


def test_plans_not_fulfilled_are_closed() -> None:
    turn = scoring(sheet("1 2 3 4 | 5 6 7 8 | . ."), "A4 B1 C3")
    closed = question(turn).closed
    assert [(each.code, each.why, each.params["plan"]) for each in closed] == [
        ("score", "plan_not_fulfilled", "B"),
        ("score", "plan_not_fulfilled", "C"),
    ]


def test_used_estate_still_counts_at_the_end() -> None:
    lines = score_lines(sheet("1! 2! | . . . . . . . ."), 0, advanced=False)
    assert next(line.points for line in lines if line.code == "estates") == 2
