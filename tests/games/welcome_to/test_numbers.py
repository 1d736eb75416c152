"""Where a number may be written."""

from __future__ import annotations

import pytest

from games.welcome_to.sheets import spots_for, writable_numbers
from games.welcome_to.streets import lots_for, with_house, writable
from tests.games.welcome_to.table import sheet, street


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
