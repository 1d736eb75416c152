"""A refusal says why."""

from __future__ import annotations

import pytest

from games.first_edition import IllegalAction
from games.welcome_to.action_text import read_action
from tests.games.welcome_to.table import GAME, alone, play, sheet, table, texts

CROWDED = sheet(
    "1 2 3 4 5 6 7 8 9 .", "1! 2! 3! 4! | 5! 6! 7! 8! | 9 . 15", "1 2 3 4 | 5 6 7 8 . . . .", "marketing 1 0 0 0 0 0"
)


def refused(state, steps: str, action: str) -> tuple[str, dict[str, str | int]]:
    state = play(state, steps) if steps else state
    with pytest.raises(IllegalAction) as error:
        GAME.apply(state, 0, read_action(action))
    return error.value.code, error.value.params


@pytest.mark.parametrize(
    ("steps", "action", "code"),
    [
        ("", "house 1.1", "not_now"),
        ("", "confirm", "not_now"),
        ("", "score A", "not_now"),
        ("", "strike", "a_number_fits"),
        ("", "combine 1+2", "no_such_combination"),
        ("", "roundabout 1", "not_now"),
        ("combine 1", "house 2.5", "street_first"),
        ("combine 1; street 2", "house 3.5", "other_street"),
        ("combine 1; street 2", "house 2.12", "no_such_lot"),
        ("combine 1; street 2; house 2.5", "fence 3.1", "street_first"),
        ("combine 1; street 2; house 2.5; street 1", "fence 3.1", "other_street"),
        ("combine 1; street 2; house 2.5", "fence 2.11", "no_such_lot"),
        ("combine 1; street 2; house 2.5", "park", "not_now"),
        ("combine 1; street 2; house 2.5", "marketing 1", "not_now"),
        ("combine 1; street 2; house 2.5; no action", "score A", "plan_not_fulfilled"),
    ],
)
def test_on_an_empty_sheet(steps, action, code):
    assert refused(table(), steps, action)[0] == code


@pytest.mark.parametrize(
    ("offer", "steps", "action", "expected"),
    [
        ("3 fence", "", "combine 1", ("number_fits_nowhere", {"number": 3})),
        ("10 fence", "combine 1", "house 1.1", ("lot_filled", {"street": 1, "lot": 1})),
        ("11 fence", "combine 1; house 3.12", "fence 2.2", ("estate_used", {"street": 2, "after": 2})),
        ("11 fence", "combine 1; house 3.12", "fence 2.4", ("fence_stands", {"street": 2, "after": 4})),
        ("11 marketing", "combine 1; house 3.12", "marketing 1", ("column_full", {"size": 1})),
        ("11 bis", "combine 1; house 3.12", "bis 3.10 left", ("no_house_beside", {})),
        ("11 bis", "combine 1; house 3.12", "bis 1.1 left", ("lot_filled", {"street": 1, "lot": 1})),
        ("8 temp", "combine 1", "change -2", ("number_fits_nowhere", {"number": 6})),
    ],
)
def test_on_a_crowded_sheet(offer, steps, action, expected):
    state = table([offer, "14 park", "15 park"], [CROWDED, sheet()])
    assert refused(state, steps, action) == expected


def test_number_that_does_not_fit_this_lot():
    state = table(["14 fence", "2 park", "15 park"], [CROWDED, sheet()])
    assert refused(state, "combine 1", "house 1.1")[0] == "lot_filled"
    own = sheet("1 . 4 . . . . . . .", "1 2 3 4 5 6 7 8 9 10 11")
    state = table(["5 fence", "2 park", "15 park"], [own, sheet()])
    assert refused(state, "combine 1", "house 1.2") == ("number_does_not_fit", {"number": 5})


def test_plan_that_is_scored_already():
    own = sheet("1! 2! 3! 4! | 5! 6! 7! 8! | . .", "", "", "plans 6 0 0")
    state = table(["12 pool", "13 pool", "14 pool"], [own, own], "A4@3 B1 C1")
    assert refused(state, "combine 1; house 2.2", "score A") == ("plan_scored", {"plan": "A"})


def test_estate_that_does_not_serve_the_plan():
    own = sheet("1 2 3 4 | R | 5 6 7 8 | .", "1 2 3 4 | R | 5 6 7 8 | . .")
    state = table(["12 pool", "13 pool", "14 pool"], [own, own], "A1 BH4 C1", advanced=True)
    steps = "combine 1; house 3.1; score B"
    assert refused(state, steps, "spend 1.6-9") == ("estate_does_not_serve", {"plan": "B"})


def test_roundabout_that_leaves_no_lot_for_a_number():
    own = sheet("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 . 14 . .")
    state = table(["11 fence", "12 park", "13 pool"], [own, sheet()], advanced=True)
    assert texts(play(state, "roundabout 3")) == ["roundabout 3.11", "roundabout 3.12"]
    assert refused(state, "roundabout 3", "roundabout 3.9") == ("nothing_fits_then", {})


def test_strike_names_a_card_only_alone():
    assert refused(alone(), "", "combine 1")[0] == "no_such_combination"
    assert refused(alone(), "", "strike 1")[0] == "a_number_fits"
