"""Where a number may be written, and what the six actions and the roundabout do."""

from __future__ import annotations

import pytest

from games.welcome_to.positions import write_street
from games.welcome_to.scoring import estate_values
from games.welcome_to.sheets import estates, spots_for, writable_numbers
from games.welcome_to.state import Sheet, Side
from games.welcome_to.streets import (
    bis_places,
    closes_estate,
    fence_places,
    lots_for,
    runs,
    with_bis,
    with_house,
    with_roundabout,
    writable,
)
from tests.games.welcome_to.table import Table, ids, made, play, question, sheet, sheet_of, street, table


def sizes(text: str) -> list[int]:
    return [run.last - run.first + 1 for run in runs(street(text)) if run.complete]


def with_action(action: str, own: Sheet | None = None, number: int = 9) -> Table:
    """Pile 1 offers this action."""
    return table([f"{number} {action}", "1 fence", "15 park"], [own or sheet(), sheet()])


# --- numbers ----------------------------------------------------------------------------------------------------------


def numbers_for(text: str, lot: int) -> list[int]:
    return [number for number in range(18) if lot in lots_for(street(text), number)]


def test_T01_numbers_may_be_skipped() -> None:
    assert 2 in lots_for(street("7 . . ."), 10)


def test_T13_gap_is_filled_upwards_without_repeating() -> None:
    own = with_house(street("5 . . 8"), 2, 6)
    assert lots_for(own, 7) == [3]
    assert lots_for(own, 6) == []


def test_T14_bis_house_bounds_like_its_number() -> None:
    assert numbers_for("7 7b . 11", 3) == [8, 9, 10]


def test_T18_roundabout_begins_a_new_section() -> None:
    bottom = "9 10 | R | 1 3 . . . . . . ."
    assert lots_for(street(bottom), 2) == []
    assert lots_for(street(bottom), 10) == [6, 7, 8, 9, 10, 11, 12]


@pytest.mark.parametrize(
    ("text", "number", "lots"),
    [
        (". . 5 . .", 5, []),
        (". . 5 . .", 4, [1, 2]),
        (". . 5 . .", 6, [4, 5]),
        ("5 . . . 6", 5, []),
        ("5 . . . 7", 6, [2, 3, 4]),
        ("5 | . . | 7", 6, [2, 3]),
        (". | R | .", 3, [1, 3]),
        ("R | . . | R", 0, [2, 3]),
        (". 0 .", 17, [3]),
        ("4 5 6", 7, []),
    ],
)
def test_lots_for_a_number(text: str, number: int, lots: list[int]) -> None:
    assert lots_for(street(text), number) == lots


def test_house_is_bounded_by_the_nearest_house_across_empty_lots() -> None:
    assert numbers_for("3 . . . 9", 3) == [4, 5, 6, 7, 8]


def test_sections_between_two_roundabouts_are_independent() -> None:
    assert numbers_for("8 9 | R | . | R | 2", 4) == list(range(18))


def test_neighbouring_roundabouts_are_fine() -> None:
    assert lots_for(street("9 | R | R | . 5"), 4) == [4]


def test_writable_is_the_union_over_all_lots() -> None:
    numbers = street("3 . 6 6b . . 9 10").numbers
    assert [number for number in range(18) if writable(numbers) >> number & 1] == [4, 5, 7, 8]


def test_spots_run_through_the_streets_from_the_top() -> None:
    own = sheet("1 2 3 4 5 6 7 8 . .", "2 3 4 5 6 7 8 . 10 11 12", "R | 9 10 11 12 13 14 15 16 17 | R | .")
    assert spots_for(own, 9) == [(1, 9), (1, 10), (2, 8), (3, 12)]
    assert writable_numbers(own) == (1 << 18) - 1


# --- fence ------------------------------------------------------------------------------------------------------------


def test_T02_fence_divides_a_complete_estate() -> None:
    assert sizes("4 5 6 | .") == [3]
    turn = play(with_action("fence", sheet("4 5 6 | . . . . . . .")), "take 1 on 2.5 fence 1.2")
    assert sizes(write_street(sheet_of(turn).streets[0])) == [2, 1]


def test_fence_stands_anywhere_there_is_none() -> None:
    assert fence_places(street("4 . | . 9 R | .")) == [1, 3, 4]


def test_fence_not_inside_a_used_estate_but_at_its_side() -> None:
    assert fence_places(street("4! 5! | 6 7 | 8! 9!")) == [3]


def test_neighbouring_used_estates_are_kept_apart_by_their_fence() -> None:
    assert fence_places(street("4! | 5! | 6!")) == []


def test_fence_between_a_house_and_its_bis() -> None:
    """R5"""
    assert 1 in fence_places(street("4 4b 5"))


def test_fence_reaches_every_street() -> None:
    own = sheet("1 | 2 | 3 | 4 | . . . | 9 | . .", "1 2 3 4 5 6 7 8 | 9 | 10 | .", "1 | 2 | 3 | 4 | 5 6 | 7 8 9 10 . .")
    offered = ids(with_action("fence", own, number=7), "1", "1.5")
    assert "2.1" in offered
    assert "3.11" in offered
    assert "1.1" not in offered
    assert offered[-1] == "none"


def test_fences_that_close_an_estate_come_first_then_those_near_the_house() -> None:
    own = sheet("1 2 . . . . . . . .")
    assert ids(with_action("fence", own), "1", "2.5")[:5] == ["1.2", "1.1", "2.4", "2.5", "2.3"]


@pytest.mark.parametrize(
    ("text", "after", "closes"),
    [
        ("1 2 . .", 2, True),
        ("1 2 . .", 3, False),
        (". . | 5 6 . .", 4, True),
        (". . 5 6", 2, True),
        (". R | 5 6 .", 4, True),
        ("1 2 3 4 5 6 7 .", 7, False),
        ("1 2 3 4 5 6 .", 6, True),
    ],
)
def test_fence_that_closes_an_estate(text: str, after: int, closes: bool) -> None:
    assert closes_estate(street(text), after) == closes


def test_fence_is_written() -> None:
    turn = play(with_action("fence"), "take 1 on 2.5 fence 2.4")
    assert write_street(sheet_of(turn).streets[1]) == ". . . . | 9 . . . . . ."


def test_fence_may_be_declined() -> None:
    turn = play(with_action("fence"), "take 1 on 2.5")
    assert write_street(sheet_of(turn).streets[1]) == ". . . . 9 . . . . . ."


def test_estate_has_at_most_six_lots() -> None:
    assert [run.last for run in runs(street("1 2 3 4 5 6 | 7 8 9 10 11 12 13"))] == [6]


def test_T17_street_without_internal_fence_is_no_estate() -> None:
    assert sizes("1 2 3 4 5 6 7 8 9 10 11") == []


def test_roundabout_is_no_estate() -> None:
    assert sizes("1 | R | 3 4") == [1, 2]


def test_fence_says_whether_it_closes_an_estate() -> None:
    own = sheet("1 2 . . . . . . . .")
    fences = {answer.id: answer.params for answer in question(with_action("fence", own), "1", "2.5").answers}
    assert fences["1.2"] == {"left": "1.2", "right": "1.3", "closes": "estate"}
    assert fences["1.3"]["closes"] == "nothing"


# --- marketing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("crossed", "points"), [(0, 2), (1, 3), (2, 4)])
def test_T03_marketing_raises_the_value_of_a_size(crossed: int, points: int) -> None:
    assert estate_values(sheet("", "", "", f"marketing 0 {crossed} 0 0 0 0"))[1] == points


def test_marketing_offers_sizes_with_a_free_box() -> None:
    turn = with_action("marketing", sheet("", "", "", "marketing 1 1 3 0 4 3"))
    assert ids(turn, "1", "1.5") == ["2", "4", "6", "none"]


def test_marketing_crosses_the_next_box() -> None:
    turn = play(with_action("marketing", sheet("", "", "", "marketing 0 0 1 0 0 0")), "take 1 on 1.5 marketing 3")
    assert sheet_of(turn).marketing == (0, 0, 2, 0, 0, 0)


def test_marketing_cannot_be_done_when_all_boxes_are_crossed() -> None:
    turn = with_action("marketing", sheet("", "", "", "marketing 1 2 3 4 4 4"))
    assert made(turn, "1", "1.5") == "take 1 on 1.5"


# --- park -------------------------------------------------------------------------------------------------------------


def test_park_is_crossed_in_the_street_of_the_number() -> None:
    turn = play(with_action("park", sheet("", "", "", "parks 1 1 1")), "take 1 on 2.5 park")
    assert sheet_of(turn).parks == (1, 2, 1)


def test_park_goes_without_saying_but_may_be_declined() -> None:
    turn = with_action("park")
    assert ids(turn, "1", "2.5") == ["park", "none"]
    assert question(turn, "1", "2.5").default
    assert sheet_of(play(turn, "take 1 on 2.5")).parks == (0, 0, 0)


def test_park_cannot_be_crossed_in_a_full_street() -> None:
    turn = with_action("park", sheet("", "", "", "parks 3 0 0"))
    assert made(turn, "1", "1.5") == "take 1 on 1.5"


# --- pool -------------------------------------------------------------------------------------------------------------


def test_pool_is_built_on_a_pool_lot() -> None:
    turn = play(with_action("pool"), "take 1 on 1.3 pool")
    assert write_street(sheet_of(turn).streets[0]) == ". . 9* . . . . . . ."


def test_pool_goes_without_saying_but_may_be_declined() -> None:
    turn = with_action("pool")
    assert ids(turn, "1", "1.3") == ["pool", "none"]
    assert question(turn, "1", "1.3").default
    assert sheet_of(play(turn, "take 1 on 1.3")).streets[0].pools == 0


def test_pool_combination_on_another_lot_has_no_action() -> None:
    assert made(with_action("pool"), "1", "1.4") == "take 1 on 1.4"


def test_pool_lots_come_first_for_a_pool() -> None:
    assert sorted(ids(with_action("pool"), "1")[:9]) == sorted(
        ["1.3", "1.7", "1.8", "2.1", "2.4", "2.8", "3.2", "3.7", "3.11"]
    )


def test_lot_says_what_becomes_of_its_pool() -> None:
    assert question(with_action("pool"), "1").answers[0].params["pool"] == "possible"
    lots = {answer.id: answer.params for answer in question(with_action("fence"), "1").answers}
    assert lots["1.3"]["pool"] == "lost"
    assert lots["1.4"]["pool"] == "none"


def test_pool_is_lost_under_a_bis_house() -> None:
    """R27"""
    turn = play(with_action("bis"), "take 1 on 1.2 bis 1.3 left")
    assert write_street(sheet_of(turn).streets[0]) == ". 9 9b . . . . . . ."


# --- temp agency ------------------------------------------------------------------------------------------------------


def changed_numbers(number: int) -> list[int | str]:
    answers = question(with_action("temp", number=number), "1").answers
    return [answer.params["number"] for answer in answers if answer.code == "change"]


def test_T04_temp_agency_changes_by_up_to_two() -> None:
    assert changed_numbers(8) == [6, 7, 8, 9, 10]


@pytest.mark.parametrize(("number", "numbers"), [(1, [0, 1, 2, 3]), (15, [13, 14, 15, 16, 17])])
def test_T12_temp_agency_from_0_to_17(number: int, numbers: list[int]) -> None:
    assert changed_numbers(number) == numbers


@pytest.mark.parametrize(("change", "number", "temps"), [("+0 ", 8, 1), ("-2 ", 6, 1), ("", 8, 0)])
def test_change_of_0_crosses_a_box_but_not_using_the_agency_does_not(change: str, number: int, temps: int) -> None:
    """R26"""
    own = sheet_of(play(with_action("temp", number=8), f"take 1 {change}on 3.1"))
    assert own.streets[2].numbers[0] == number
    assert own.temps == temps


def test_full_temp_agency_is_used_without_crossing() -> None:
    turn = with_action("temp", sheet("", "", "", "temps 11"))
    assert ids(turn, "1") == ["-2", "-1", "+0", "+1", "+2"]
    assert sheet_of(play(turn, "take 1 +2 on 1.1")).temps == 11


def test_only_changes_that_fit_are_offered() -> None:
    own = sheet("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 9 10 11 12 .")
    turn = table(["11 temp", "2 fence", "3 park"], [own, sheet()])
    assert ids(turn) == ["1", "strike"]
    assert made(turn, "1") == "take 1 +2 on 3.12"


# --- bis --------------------------------------------------------------------------------------------------------------


def test_T05_bis_to_the_left() -> None:
    own = street(". . 14 15")
    assert (2, "right") in bis_places(own)
    assert write_street(with_bis(own, 2, "right")) == ". 14b 14 15"


def test_T05_bis_crosses_a_box() -> None:
    assert sheet_of(play(with_action("bis"), "take 1 on 1.5 bis 1.4 right")).bis == 1


def test_T15_bis_copies_either_neighbour() -> None:
    assert list(bis_places(street("4 . 9"))) == [(2, "left"), (2, "right")]


def test_T21_no_bis_after_nine() -> None:
    own = sheet("4 4b 4c 4d 4e 4f 4g 4h 4i .", "5 5b . . . . . . . . .")
    assert own.bis == 9
    assert made(with_action("bis", own), "1", "2.5") == "take 1 on 2.5"


def test_bis_beside_any_house_of_any_street() -> None:
    own = sheet("", "3 . . . . . . . . . .", ". . . . . . . . . . 5 .")
    offered = ids(with_action("bis", own), "1", "1.1")
    assert offered == ["1.2-left", "2.2-left", "3.10-right", "3.12-left", "none"]


def test_bis_across_a_fence() -> None:
    """R5"""
    assert list(bis_places(street("4 | . ."))) == [(2, "left")]


def test_bis_never_beside_a_roundabout_alone() -> None:
    assert list(bis_places(street(". | R | . . 5"))) == [(4, "right")]


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
def test_bis_gets_the_next_letter_of_its_row(before: str, lot: int, copy: Side, after: str) -> None:
    assert write_street(with_bis(street(before), lot, copy)) == after


def test_declined_bis_crosses_no_box() -> None:
    assert sheet_of(play(with_action("bis"), "take 1 on 1.5")).bis == 0


def test_bis_places_nearest_to_the_house_come_first() -> None:
    own = sheet("1 . 3 . 5 . 7 . 11 .", "1 . 3 . 5 . 7 . 11 . 13")
    assert ids(with_action("bis", own), "1", "1.8")[:3] == ["1.6-left", "1.6-right", "1.10-left"]


def test_bis_house_completes_an_estate() -> None:
    turn = play(with_action("bis", sheet("3 . | 7 . . . . . . .")), "take 1 on 1.6 bis 1.2 left")
    assert [estate.size for estate in estates(sheet_of(turn)) if estate.complete] == [2]


# --- roundabouts ------------------------------------------------------------------------------------------------------


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
def test_roundabout_is_fenced_on_both_sides(before: str, lot: int, after: str) -> None:
    assert write_street(with_roundabout(street(before), lot)) == after
