"""The six actions, each with its own cases."""

from __future__ import annotations

import pytest

from games.welcome_to.scoring import estate_values
from games.welcome_to.sheet_text import read_street, write_street
from games.welcome_to.sheets import estates
from games.welcome_to.streets import bis_places, fence_places, runs, with_bis, with_fence, with_roundabout
from games.welcome_to.turns import open_draft
from tests.games.welcome_to.table import GAME, play, sheet, table, texts


def sizes(street: str) -> list[int]:
    return [run.last - run.first + 1 for run in runs(read_street(street)) if run.complete]


def at_action(action: str, own, house: str = "house 1.5", number: int = 9):
    """Seat 0 has written this number by a combination with this action."""
    state = table([f"{number} {action}", "1 fence", "15 park"], [own, sheet()])
    return play(state, f"combine 1; {house}")


# --- fence -----------------------------------------------------------------------------------------------------------


def test_T02_fence_divides_a_complete_estate():
    assert sizes("4 5 6 | .") == [3]
    assert sizes(write_street(with_fence(read_street("4 5 6 | ."), 2))) == [2, 1]


def test_fence_stands_anywhere_there_is_none():
    assert fence_places(read_street("4 . | . 9 R | .")) == [1, 3, 4]


def test_fence_not_inside_a_used_estate_but_at_its_side():
    assert fence_places(read_street("4! 5! | 6 7 | 8! 9!")) == [3]


def test_neighbouring_used_estates_are_kept_apart_by_their_fence():
    assert fence_places(read_street("4! | 5! | 6!")) == []


def test_fence_between_a_house_and_its_bis():
    """R5"""
    assert 1 in fence_places(read_street("4 4b 5"))


def test_fence_reaches_every_street():
    own = sheet("1 | 2 | 3 | 4 | . . . | 9 | . .", "1 2 3 4 5 6 7 8 | 9 | 10 | .", "1 | 2 | 3 | 4 | 5 6 | 7 8 9 10 . .")
    legal = texts(at_action("fence", own, number=7))
    assert "fence 2.1" in legal
    assert "fence 3.11" in legal
    assert "fence 1.1" not in legal
    assert legal[-1] == "no action"


def test_many_fences_show_the_street_of_the_house_first():
    legal = texts(at_action("fence", sheet(), "street 2; house 2.5"))
    assert legal == [*(f"fence 2.{after}" for after in range(1, 11)), "street 1", "street 3", "no action"]


def test_looking_at_another_street_shows_its_fences():
    state = play(at_action("fence", sheet(), "street 2; house 2.5"), "street 1")
    assert texts(state) == [f"fence 1.{after}" for after in range(1, 10)]


def test_fence_is_written():
    state = play(at_action("fence", sheet(), "street 2; house 2.5"), "fence 2.4")
    assert write_street(open_draft(state, 0).sheet.streets[1]) == ". . . . | 9 . . . . . ."


def test_estate_has_at_most_six_lots():
    assert [run.last for run in runs(read_street("1 2 3 4 5 6 | 7 8 9 10 11 12 13"))] == [6]


def test_T17_street_without_internal_fence_is_no_estate():
    assert sizes("1 2 3 4 5 6 7 8 9 10 11") == []


def test_roundabout_is_no_estate():
    assert sizes("1 | R | 3 4") == [1, 2]


# --- marketing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("crossed", "points"), [(0, 2), (1, 3), (2, 4)])
def test_T03_marketing_raises_the_value_of_a_size(crossed, points):
    assert estate_values(sheet("", "", "", f"marketing 0 {crossed} 0 0 0 0"))[1] == points


def test_marketing_offers_sizes_with_a_free_box():
    legal = texts(at_action("marketing", sheet("", "", "", "marketing 1 1 3 0 4 3"), "street 1; house 1.5"))
    assert legal == ["marketing 2", "marketing 4", "marketing 6", "no action"]


def test_marketing_crosses_the_next_box():
    state = play(
        at_action("marketing", sheet("", "", "", "marketing 0 0 1 0 0 0"), "street 1; house 1.5"), "marketing 3"
    )
    assert open_draft(state, 0).sheet.marketing == (0, 0, 2, 0, 0, 0)


def test_marketing_cannot_be_done_when_all_boxes_are_crossed():
    state = at_action("marketing", sheet("", "", "", "marketing 1 2 3 4 4 4"), "street 1; house 1.5")
    assert texts(state) == ["confirm"]


# --- park ------------------------------------------------------------------------------------------------------------


def test_park_is_crossed_in_the_street_of_the_number():
    state = play(at_action("park", sheet("", "", "", "parks 1 1 1"), "street 2; house 2.5"), "park")
    assert open_draft(state, 0).sheet.parks == (1, 2, 1)


def test_park_may_be_declined():
    state = at_action("park", sheet(), "street 2; house 2.5")
    assert texts(state) == ["park", "no action"]
    assert open_draft(play(state, "no action"), 0).sheet.parks == (0, 0, 0)


def test_park_cannot_be_crossed_in_a_full_street():
    assert texts(at_action("park", sheet("", "", "", "parks 3 0 0"), "street 1; house 1.5")) == ["confirm"]


# --- pool ------------------------------------------------------------------------------------------------------------


def test_pool_is_built_on_a_pool_lot():
    state = play(at_action("pool", sheet(), "street 1; house 1.3"), "pool")
    assert write_street(open_draft(state, 0).sheet.streets[0]) == ". . 9* . . . . . . ."


def test_pool_may_be_declined():
    state = at_action("pool", sheet(), "street 1; house 1.3")
    assert texts(state) == ["pool", "no action"]
    assert open_draft(play(state, "no action"), 0).sheet.streets[0].pools == 0


def test_pool_combination_on_another_lot_has_no_action():
    assert texts(at_action("pool", sheet(), "street 1; house 1.4")) == ["confirm"]


def test_pool_is_lost_under_a_bis_house():
    """R27"""
    state = play(at_action("bis", sheet("", "", ""), "street 1; house 1.2"), "bis 1.3 left")
    assert write_street(open_draft(state, 0).sheet.streets[0]) == ". 9 9b . . . . . . ."


# --- temp agency -----------------------------------------------------------------------------------------------------


def changed_numbers(number: int) -> list[int]:
    state = play(table([f"{number} temp", "2 fence", "15 park"]), "combine 1")
    return [number + action.by for action in GAME.legal(state, 0) if action.by is not None]


def test_T04_temp_agency_changes_by_up_to_two():
    assert changed_numbers(8) == [6, 7, 8, 9, 10]


@pytest.mark.parametrize(("number", "numbers"), [(1, [0, 1, 2, 3]), (15, [13, 14, 15, 16, 17])])
def test_T12_temp_agency_from_0_to_17(number, numbers):
    assert changed_numbers(number) == numbers


@pytest.mark.parametrize(
    ("change", "number", "temps"), [("change 0", 8, 1), ("change -2", 6, 1), ("change none", 8, 0)]
)
def test_change_of_0_crosses_a_box_but_not_using_the_agency_does_not(change, number, temps):
    """R26"""
    draft = open_draft(play(table(["8 temp", "2 fence", "15 park"]), f"combine 1; {change}; street 3; house 3.1"), 0)
    assert draft.sheet.streets[2].numbers[0] == number
    assert draft.sheet.temps == temps


def test_full_temp_agency_is_used_without_crossing():
    own = sheet("", "", "", "temps 11")
    state = play(table(["8 temp", "2 fence", "15 park"], [own, own]), "combine 1")
    assert texts(state) == ["change -2", "change -1", "change 0", "change +1", "change +2"]
    assert open_draft(play(state, "change +2; street 1; house 1.1"), 0).sheet.temps == 11


def test_only_changes_that_fit_are_offered():
    own = sheet("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 9 10 11 12 .")
    state = table(["11 temp", "2 fence", "3 park"], [own, sheet()])
    assert texts(state) == ["combine 1", "strike"]
    assert open_draft(play(state, "combine 1"), 0).sheet.streets[2].numbers[-1] == 13


# --- bis -------------------------------------------------------------------------------------------------------------


def test_T05_bis_to_the_left():
    street = read_street(". . 14 15")
    assert (2, "right") in bis_places(street)
    assert write_street(with_bis(street, 2, "right")) == ". 14b 14 15"


def test_T05_bis_crosses_a_box():
    state = play(at_action("bis", sheet(), "street 1; house 1.5"), "bis 1.4 right")
    assert open_draft(state, 0).sheet.bis == 1


def test_T15_bis_copies_either_neighbour():
    assert list(bis_places(read_street("4 . 9"))) == [(2, "left"), (2, "right")]


def test_T21_no_bis_after_nine():
    own = sheet("4 4b 4c 4d 4e 4f 4g 4h 4i .", "5 5b . . . . . . . . .")
    assert own.bis == 9
    assert texts(at_action("bis", own, "house 2.5")) == ["confirm"]


def test_bis_beside_any_house_of_any_street():
    own = sheet("", "3 . . . . . . . . . .", ". . . . . . . . . . 5 .")
    legal = texts(at_action("bis", own, "house 1.1"))
    assert legal == ["bis 1.2 left", "bis 2.2 left", "bis 3.10 right", "bis 3.12 left", "no action"]


def test_bis_across_a_fence():
    """R5"""
    assert list(bis_places(read_street("4 | . ."))) == [(2, "left")]


def test_bis_never_beside_a_roundabout_alone():
    assert list(bis_places(read_street(". | R | . . 5"))) == [(4, "right")]


@pytest.mark.parametrize(
    ("before", "lot", "copy", "after"),
    [
        ("6 6b .", 3, "left", "6 6b 6c"),
        (". 6 6b", 1, "right", "6c 6 6b"),
        (". 6b 6", 1, "right", "6c 6b 6"),
        ("5 5b . 6", 3, "right", "5 5b 6b 6"),
        ("R | . 7 | R", 2, "right", "R | 7b 7 | R"),
    ],
)
def test_bis_gets_the_next_letter_of_its_row(before, lot, copy, after):
    assert write_street(with_bis(read_street(before), lot, copy)) == after


def test_declined_bis_crosses_no_box():
    draft = open_draft(play(at_action("bis", sheet(), "street 1; house 1.5"), "no action"), 0)
    assert draft.sheet.bis == 0


def test_many_bis_places_show_the_street_of_the_house_first():
    own = sheet("1 . 3 . 5 . 7 . 11 .", "1 . 3 . 5 . 7 . 11 . 13", "1 . 3 . 5 . 7 . 11 . 13 .")
    legal = texts(at_action("bis", own, "house 1.8"))
    assert len(legal) <= 25
    assert [text for text in legal if not text.startswith("bis 1.")] == ["street 2", "street 3", "no action"]


def test_bis_house_completes_an_estate():
    own = sheet("3 . | 7 . . . . . . .")
    state = play(at_action("bis", own, "street 1; house 1.6"), "bis 1.2 left")
    assert [estate.size for estate in estates(open_draft(state, 0).sheet) if estate.complete] == [2]


# --- roundabouts -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "lot", "after"),
    [
        (". . .", 2, ". | R | ."),
        (". . .", 1, "R | . ."),
        (". . .", 3, ". . | R"),
        (". | . .", 2, ". | R | ."),
        ("R | . .", 2, "R | R | ."),
    ],
)
def test_roundabout_is_fenced_on_both_sides(before, lot, after):
    assert write_street(with_roundabout(read_street(before), lot)) == after
