"""Whole towns: the rulebook's example, leftovers, ties, ranks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core import Verdict
from games.tiny_towns import GAME
from games.tiny_towns.scoring import fed_now, points_now
from games.tiny_towns.state import State
from tests.games.tiny_towns.helpers import EMPTY, display_with, position, score

RONJA = """
bakery  tavern  cottage  tavern
farm    chapel  cottage  warehouse[S,B,G]
tavern  .       well     cottage
cottage well    cottage  .
"""
RONJAS_CARDS = ("bakery", "warehouse")


def over(*towns: str, cards: tuple[str, ...] = ()) -> State:
    return replace(position(*towns, cards=cards), phase="over")


def test_T1_ronjas_town_is_worth_28() -> None:
    sheet = points_now(position(RONJA, EMPTY, cards=RONJAS_CARDS), 0)

    assert sheet.total == 28
    assert {line.code: line.points for line in sheet.lines} == {
        "cottage": 12,
        "farm": 0,
        "well": 5,
        "chapel": 4,
        "tavern": 9,
        "bakery": 3,
        "warehouse": -3,
        "monument": 0,
        "empty_squares": -2,
    }
    assert sheet.tie_breaks == (-2, 5)


def test_lines_name_the_figures_behind_the_points() -> None:
    lines = {line.code: line.detail for line in points_now(position(RONJA, EMPTY, cards=RONJAS_CARDS), 0).lines}

    assert lines["cottage"] == {"count": 5, "fed": 4}
    assert lines["well"] == {"count": 2}
    assert lines["empty_squares"] == {"count": 2}


def test_fed_squares_are_the_best_choice() -> None:
    town = "cottage cottage cottage cottage  . . . .  . cottage temple cottage  . farm . ."

    fed = fed_now(position(town, EMPTY, cards=("temple",)), 0)

    assert len(fed) == 4
    assert {"B3", "D3"} <= set(fed)


def test_leftover_cubes_are_gone_and_cost_1_each() -> None:
    scored = score("W S cottage .  . . . .  . . . .  . . . .")

    assert (scored.cards, scored.empty_squares) == ((0,) * 7, -15)


def test_totals_may_be_negative() -> None:
    assert score(EMPTY).total == -16


def test_T10_feast_hall_compares_with_the_right_neighbour() -> None:
    """The right neighbour is the previous seat."""
    state = over(
        "feast_hall feast_hall . .  . . . .  . . . .  . . . .",
        "feast_hall . . .  . . . .  . . . .  . . . .",
        "feast_hall . . .  . . . .  . . . .  . . . .",
        cards=("feast_hall",),
    )

    halls = [points_now(state, seat).lines[4] for seat in range(3)]

    assert [line.points for line in halls] == [2 * 3, 2, 2]


def test_warehouse_swap_and_market_and_feeding_are_decided_for_the_owner() -> None:
    assert display_with("market")[5] == "market"
    assert score("market market . .  market . . .  . . . .  . . . .", "market").cards[5] == 2 + 2 + 2


# --- ranking ----------------------------------------------------------------------------------------------------------


def test_most_points_win() -> None:
    result = GAME.result(over("tavern . . .  . . . .  . . . .  . . . .", EMPTY, EMPTY))

    assert result is not None
    assert [seat.rank for seat in result.seats] == [1, 2, 2]
    assert result.verdict is None


def test_fewer_empty_squares_break_a_tie() -> None:
    """Two Almshouses and nothing else against a Theater and many worthless Farms with the same total."""
    state = over(
        "almshouse almshouse . .  . . . .  . . . .  . . . .",
        "farm farm farm farm  farm farm farm .  . . . .  . . . .",
        cards=("almshouse",),
    )
    result = GAME.result(state)

    assert result is not None
    assert [seat.total for seat in result.seats] == [-9, -9]
    assert [seat.rank for seat in result.seats] == [2, 1]


def test_more_cottages_break_a_tie_of_empty_squares() -> None:
    result = GAME.result(over("cottage . . .  . . . .  . . . .  . . . .", "farm . . .  . . . .  . . . .  . . . ."))

    assert result is not None
    assert [seat.rank for seat in result.seats] == [1, 2]


def test_equal_towns_share_a_place_and_the_next_place_is_skipped() -> None:
    result = GAME.result(over("well . . .  . . . .  . . . .  . . . .", "well . . .  . . . .  . . . .  . . . .", EMPTY))

    assert result is not None
    assert [seat.rank for seat in result.seats] == [1, 1, 3]


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (38, "master_architect"),
        (37, "town_planner"),
        (32, "town_planner"),
        (31, "engineer"),
        (25, "engineer"),
        (24, "carpenter"),
        (18, "carpenter"),
        (17, "builders_apprentice"),
        (10, "builders_apprentice"),
        (9, "aspiring_architect"),
        (-16, "aspiring_architect"),
    ],
)
def test_solo_ranks(points: int, rank: str) -> None:
    """Points come from the Shrine, whose worth is kept in the town."""
    state = over("shrine_of_the_elder_tree . . .  . . . .  . . . .  . . . .")
    town = replace(state.players[0].town, shrine=points + 15)
    state = replace(state, players=(replace(state.players[0], town=town),))

    result = GAME.result(state)

    assert result is not None
    assert result.seats[0].total == points
    assert result.verdict == Verdict(rank)


def test_no_result_before_the_end() -> None:
    assert GAME.result(position(RONJA, EMPTY, cards=RONJAS_CARDS)) is None
