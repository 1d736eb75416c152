"""What the 15 monuments are worth, and who may build them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.tiny_towns.scoring import Surroundings, finishing_place, points_now
from tests.games.tiny_towns.helpers import (
    EMPTY,
    moves,
    play,
    points,
    position,
    score,
    table,
)

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
