"""Points of a sheet, rankings and ties."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core import SeatScore
from games.welcome_to.scoring import (
    agency_score,
    final_result,
    points_now,
    score_lines,
    seat_lines,
    temp_rank_points,
    temp_scale_points,
    total,
)
from games.welcome_to.sheets import Estate, estates
from games.welcome_to.state import Sheet
from tests.games.welcome_to.table import alone, play, row, sheet, table


def points(own: Sheet, advanced: bool = False) -> dict[str, int]:
    return {line.code: line.points for line in score_lines(own, 0, advanced)}


def test_T16_whole_sheet() -> None:
    own = sheet(
        "1 2 | 3* 5 | 6 7 8* 9 | 11 12",
        "",
        "",
        "parks 1 0 0",
        "marketing 0 2 0 1 0 0",
        "strikes 1",
    )
    assert points(own) == {"plans": 0, "parks": 2, "pools": 6, "temps": 0, "estates": 17, "bis": 0, "strikes": 0}
    assert total(score_lines(own, 0, advanced=False)) == 25


def test_T17_street_without_fence_scores_nothing() -> None:
    assert points(sheet("", "1 2 3 4 5 6 7 8 9 10 11"))["estates"] == 0


@pytest.mark.parametrize(
    ("parks", "value"), [("0 0 0", 0), ("1 1 1", 6), ("2 2 2", 12), ("3 3 3", 22), ("3 4 4", 32), ("3 4 5", 42)]
)
def test_parks(parks: str, value: int) -> None:
    assert points(sheet("", "", "", f"parks {parks}"))["parks"] == value


def test_pools_rise() -> None:
    assert points(sheet(". . 3* . . . 7* 8* . ."))["pools"] == 9
    assert points(sheet(". . 3* . . . 7* 8* . .", "1* . . 4* . . . . . . ."))["pools"] == 17


def test_bis_costs() -> None:
    assert points(sheet("3 3b 3c 3d . . . . . ."))["bis"] == -6


@pytest.mark.parametrize(("strikes", "cost"), [(1, 0), (2, -3), (3, -5)])
def test_strikes_cost(strikes: int, cost: int) -> None:
    assert points(sheet("", "", "", f"strikes {strikes}"))["strikes"] == cost


def test_roundabouts_cost_three_then_eight_in_total() -> None:
    """R25"""
    assert points(sheet("R | . . . . . . . . ."), advanced=True)["roundabouts"] == -3
    assert points(sheet("R | . . . . . . . . | R"), advanced=True)["roundabouts"] == -8


def test_plans_are_added_up() -> None:
    assert points(sheet("", "", "", "plans 8 0 7"))["plans"] == 15


def test_estate_line_tells_how_it_came_about() -> None:
    own = sheet("1 | 2 3 | 4 5 | . . . . .", "", "", "marketing 1 0 0 0 0 0")
    line = next(line for line in score_lines(own, 0, advanced=False) if line.code == "estates")
    assert line.detail == {"size_1": 1, "value_1": 3, "size_2": 2, "value_2": 2}
    assert line.points == 7


@pytest.mark.parametrize(
    ("boxes", "expected"),
    [
        ((5, 3, 3, 0), [7, 4, 4, 0]),  # T19
        ((0, 0), [0, 0]),
        ((2, 2, 1), [7, 7, 4]),
        ((4, 3, 2, 1), [7, 4, 1, 0]),
        ((1, 0, 0), [7, 0, 0]),
        ((3, 3, 2, 2, 1, 1), [7, 7, 4, 4, 1, 1]),
    ],
)
def test_T19_temp_ranking_is_dense(boxes: tuple[int, ...], expected: list[int]) -> None:
    """R1, R2"""
    assert temp_rank_points(boxes, (7, 4, 1)) == expected


@pytest.mark.parametrize(("boxes", "expected"), [(0, 0), (1, 1), (2, 1), (3, 4), (4, 7), (11, 7)])
def test_T08_level_0_has_a_scale_for_temps(boxes: int, expected: int) -> None:
    assert temp_scale_points(boxes) == expected


def final(*sheets: Sheet) -> tuple[SeatScore, ...]:
    return final_result(replace(table(sheets=sheets).base, over=True)).seats


def test_most_points_win() -> None:
    seats = final(sheet("", "", "", "parks 1 0 0"), sheet("", "", "", "parks 2 0 0"))
    assert [(seat.total, seat.rank) for seat in seats] == [(2, 2), (4, 1)]


def test_tie_goes_to_more_complete_estates() -> None:
    seats = final(sheet("1 2 | . . . . . . . ."), sheet("1 | 2 | . . . . . . . ."))
    assert [(seat.total, seat.tie_breaks, seat.rank) for seat in seats] == [(2, (1,), 2), (2, (2,), 1)]


def test_still_tied_share_the_place() -> None:
    """R8"""
    seats = final(sheet("1 | . . . . . . . . ."), sheet("", "1 | . . . . . . . . . ."), sheet())
    assert [seat.rank for seat in seats] == [1, 1, 3]


def test_temps_count_at_the_table() -> None:
    seats = final(sheet("", "", "", "temps 2"), sheet("", "", "", "temps 1"), sheet())
    assert [seat.total for seat in seats] == [7, 4, 0]


def test_total_may_be_negative() -> None:
    assert final(sheet("", "", "", "strikes 3"), sheet())[0].total == -5


def test_no_result_before_the_end() -> None:
    assert table().result is None


# --- while playing ----------------------------------------------------------------------------------------------------


def test_points_now_include_ones_own_open_moves() -> None:
    turn = table(["8 park", "9 temp", "10 bis"], [sheet("", "", "", "parks 1 0 0"), sheet()])
    turn = play(turn, "take 1 on 1.1 park")
    assert points_now(turn.view(1), 0) == 2
    assert points_now(turn.view(0), 0) == 4


def test_points_now_rank_the_temps() -> None:
    turn = table(sheets=[sheet("", "", "", "temps 1"), sheet("", "", "", "temps 2")])
    assert [line.points for line in seat_lines(turn.base, 0) if line.code == "temps"] == [4]


def test_agency_score_while_playing() -> None:
    assert sum(line.points for line in agency_score(alone(level=1, agency=row("park", "temp")).base)) == 1 + 1 + 7 + 2
    assert agency_score(alone(level=0).base) == ()
    assert agency_score(table().base) == ()


def test_estates_say_whether_they_are_complete_and_used() -> None:
    own = sheet("1! 2! | 3 . | . . . . . .", "1 2 3 4 5 6 7 | 8 . . .", "R | 2 3 | . . . . . . . . .")
    assert estates(own) == [
        Estate(1, 1, 2, True, True),
        Estate(1, 3, 4, False, False),
        Estate(1, 5, 10, False, False),
        Estate(2, 8, 11, False, False),
        Estate(3, 2, 3, True, False),
    ]
