"""Scoring: whole towns, ties and ranks, what monuments are worth, and what every square earns."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core import Verdict
from games.tiny_towns import GAME
from games.tiny_towns.scoring import Surroundings, fed_now, finishing_place, points_by_square, points_now
from games.tiny_towns.state import State
from tests.games.tiny_towns.helpers import (
    EMPTY,
    crowded_table,
    display_with,
    moves,
    play,
    points,
    position,
    score,
    table,
)

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


# --- monuments: what they are worth, and who may build them -----------------------------------------------------------

CATHEDRAL = "H . . .  G . . .  . . . .  . . . ."


def test_only_the_own_monument_may_be_built() -> None:
    turn = table(CATHEDRAL, CATHEDRAL, kept=("cathedral_of_caterina", "starloom"), resource="S")

    assert moves(play(turn, 0, "place S B2"), 0, "build") == [
        f"build cathedral_of_caterina {target} using A1 A2 B2" for target in ("A1", "A2", "B2")
    ]
    assert moves(play(turn, 1, "place S B2"), 1, "build") == []


def test_a_monument_is_built_once_a_game() -> None:
    again = table("cathedral_of_caterina H . .  S G . .  . . . .  . . . .", EMPTY, kept=("cathedral_of_caterina",))

    assert moves(play(again, 0, "place G D4")) == ["end"]


# --- points -----------------------------------------------------------------------------------------------------------


def test_archive_counts_building_types_without_monuments() -> None:
    town = "archive_of_the_second_age tavern tavern tavern  cottage . . .  W . . .  . . . ."

    assert points(town, "archive_of_the_second_age") == 2


def test_R18_silva_forum_counts_the_largest_group_of_one_type() -> None:
    assert points("silva_forum . . .  . . . .  . . . .  . . . .", "silva_forum") == 2
    assert points("silva_forum well well .  well well . .  . well tavern tavern  . . . well", "silva_forum") == 1 + 5


def test_R1_R27_sky_baths_are_worth_2_per_missing_type_of_seven() -> None:
    assert points("sky_baths . . .  . . . .  . . . .  . . . .", "sky_baths") == 14
    assert points("sky_baths well well cottage  . . . .  . . . .  . . . .", "sky_baths") == 10
    assert points("sky_baths cottage farm well  chapel tavern theater factory  . . . .  . . . .", "sky_baths") == 0


def test_mandras_palace_is_worth_2_per_adjacent_type() -> None:
    assert points(". well . .  well mandras_palace cottage .  . W . .  . . . .", "mandras_palace") == 4
    assert points(". well . .  farm mandras_palace cottage .  . tavern . .  . . . .", "mandras_palace") == 8


def test_mausoleum_is_worth_3_per_unfed_cottage() -> None:
    town = "cottage cottage cottage .  cottage cottage . .  . . . .  farm . . grand_mausoleum"

    assert points(town, "grand_mausoleum") == 3
    assert points(town.replace("farm", "."), "grand_mausoleum") == 15


def test_with_the_mausoleum_fed_cottages_still_serve_chapels() -> None:
    town = "cottage cottage cottage cottage  cottage chapel . .  . . . .  farm . . grand_mausoleum"
    scored = score(town)

    assert (scored.cards[0], scored.cards[3], scored.monument) == (12, 4, 3)


@pytest.mark.parametrize(("others", "worth"), [(0, 1), (1, 2), (3, 4), (4, 5), (5, 8), (6, 8), (8, 8)])
def test_T8_shrine_is_fixed_by_the_buildings_in_town_when_it_is_built(others: int, worth: int) -> None:
    wells = [*["well"] * others, *["."] * (8 - others)]
    town = f"B H S {wells[0]}  W . W {wells[1]}  {' '.join(wells[2:6])}  {' '.join(wells[6:])} . ."
    turn = play(table(town, EMPTY, kept=("shrine_of_the_elder_tree",)), 0, "place G B2")
    state = play(turn, 0, "build shrine_of_the_elder_tree B2 using A1 B1 C1 A2 B2 C2").position(0)

    assert state.players[0].town.shrine == worth
    line = next(line for line in points_now(state, 0).lines if line.code == "monument")
    assert (line.points, line.detail) == (worth, {"card": "shrine_of_the_elder_tree"})


def test_T9_starloom_by_the_place_in_finishing() -> None:
    town = "starloom . . .  . . . .  . . . .  . . . ."

    assert [points(town, "starloom", around=Surroundings(place=place)) for place in range(1, 7)] == [6, 3, 2, 0, 0, 0]


def test_T9_players_of_the_same_round_do_not_push_back() -> None:
    state = position(EMPTY, EMPTY, EMPTY, EMPTY)
    rounds = (12, 10, 12, None)
    players = [replace(player, finished=ended) for player, ended in zip(state.players, rounds, strict=True)]
    state = replace(state, players=tuple(players))

    assert [finishing_place(state, seat) for seat in range(4)] == [2, 1, 2, 4]


# --- Barrett Castle ---------------------------------------------------------------------------------------------------


def test_castle_is_worth_5_when_fed_and_nothing_more() -> None:
    scored = score("barrett_castle farm . .  . . . .  . . . .  . . . .")

    assert (scored.cards[0], scored.monument) == (0, 5)
    assert points("barrett_castle . . .  . . . .  . . . .  . . . .", "barrett_castle") == 0


def test_R12_castle_takes_one_feed_and_is_fed_first() -> None:
    scored = score("barrett_castle farm cottage cottage  cottage cottage . .  . . . .  . . . .")

    assert (scored.cards[0], scored.monument) == (9, 5)


def test_R13_castle_is_two_cottages_for_well_chapel_and_temple() -> None:
    assert points("barrett_castle well . .  . . . .  . . . .  . . . .", "well") == 2
    assert points("barrett_castle farm . .  . chapel . .  . . . .  . . . .", "chapel") == 2
    assert points("barrett_castle temple . farm  . . . .  . . . .  . . . .", "temple") == 4


def test_castle_belongs_to_a_greenhouse_group() -> None:
    scored = score("cottage barrett_castle cottage .  . . . .  cottage cottage . greenhouse  . . . .", "greenhouse")

    assert (scored.cards[0], scored.monument) == (6, 5)


def test_castle_is_blue_for_the_theater() -> None:
    assert points("theater barrett_castle cottage .  . . . .  . . . .  . . . .", "theater") == 1


def test_castle_is_two_cottages_in_the_tie_break() -> None:
    state = position("barrett_castle cottage . .  . . . .  . . . .  . . . .", EMPTY)

    assert points_now(state, 0).tie_breaks == (-14, 3)


# --- Cathedral of Caterina --------------------------------------------------------------------------------------------


def test_cathedral_is_worth_2_and_empty_squares_cost_nothing() -> None:
    scored = score("cathedral_of_caterina W . .  . . . .  . . . .  . . . .")

    assert (scored.monument, scored.empty_squares, scored.total) == (2, 0, 2)


def test_cathedral_does_not_hide_empty_squares_from_the_tie_break() -> None:
    state = position("cathedral_of_caterina . . .  . . . .  . . . .  . . . .", EMPTY)

    assert points_now(state, 0).tie_breaks == (-15, 0)


# --- what every square earns ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(60))
def test_the_points_of_the_squares_add_up_to_the_total(seed: int) -> None:
    state = crowded_table(seed).base
    alone, together = points_by_square(state, 0)

    assert sum(alone.values()) + sum(together.values()) == points_now(state, 0).total


def test_each_warehouse_costs_what_it_stores() -> None:
    state = position("warehouse[S,B] warehouse[G] . .  . . . .  . . . .  . . . .", EMPTY, cards=("warehouse",))
    alone, together = points_by_square(state, 0)

    assert (alone[0], alone[1], alone[2], together) == (-2, -1, -1, {})


def test_cards_with_one_total_for_all_are_told_at_their_first_building() -> None:
    alone, together = points_by_square(position("farm . tavern tavern  . . . .  . . . .  . . . .", EMPTY), 0)

    assert together == {2: 5}
    assert alone.keys() == {1, *range(4, 16)}
