"""A refusal says why."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core import IllegalMove, Params, TakeBack
from games.welcome_to import GAME
from tests.games.welcome_to.table import Table, alone, ids, play, sheet, table

CROWDED = sheet(
    "1 2 3 4 5 6 7 8 9 .", "1! 2! 3! 4! | 5! 6! 7! 8! | 9 . 15", "1 2 3 4 | 5 6 7 8 . . . .", "marketing 1 0 0 0 0 0"
)


def refused(turn: Table, line: str, move: str) -> tuple[str, Params]:
    """The refusal of a move after this line."""
    turn = play(turn, line) if line else turn
    with pytest.raises(IllegalMove) as error:
        GAME.apply(turn.view(0), 0, GAME.notation.read_move(move))
    return error.value.code, error.value.params


@pytest.mark.parametrize(
    ("line", "move", "code"),
    [
        ("", "end", "number_first"),
        ("", "score A", "number_first"),
        ("", "strike", "a_number_fits"),
        ("", "take 1+2 on 1.1", "no_such_combination"),
        ("", "roundabout 1.1", "advanced_only"),
        ("", "take 1 on 2.5 park", "other_action"),
        ("", "take 1 on 2.5 marketing 1", "other_action"),
        ("", "take 1 +1 on 2.5", "other_action"),
        ("", "take 1 on 2.5 fence 2.11", "no_such_fence"),
        ("take 1 on 2.5", "take 1 on 2.6", "number_written"),
        ("take 1 on 2.5", "strike", "number_written"),
        ("take 1 on 2.5", "score A", "plan_not_fulfilled"),
        ("take 1 on 2.5; end", "end", "already_ended"),
    ],
)
def test_on_an_empty_sheet(line: str, move: str, code: str) -> None:
    assert refused(table(), line, move)[0] == code


@pytest.mark.parametrize(
    ("offer", "move", "expected"),
    [
        ("3 fence", "take 1 on 1.10", ("number_fits_nowhere", {"number": 3})),
        ("10 fence", "take 1 on 1.1", ("lot_filled", {"place": "1.1"})),
        ("11 fence", "take 1 on 3.12 fence 2.2", ("estate_used", {"place": "2.2"})),
        ("11 fence", "take 1 on 3.12 fence 2.4", ("fence_stands", {"place": "2.4"})),
        ("11 marketing", "take 1 on 3.12 marketing 1", ("column_full", {"size": 1})),
        ("11 bis", "take 1 on 3.12 bis 3.10 left", ("no_house_beside", {"place": "3.10"})),
        ("11 bis", "take 1 on 3.12 bis 1.1 left", ("lot_filled", {"place": "1.1"})),
        ("11 pool", "take 1 on 3.12 pool", ("no_pool_lot", {"place": "3.12"})),
        ("8 temp", "take 1 -2 on 3.12", ("number_fits_nowhere", {"number": 6})),
        ("8 temp", "take 1 +2 on 1.1", ("lot_filled", {"place": "1.1"})),
    ],
)
def test_on_a_crowded_sheet(offer: str, move: str, expected: tuple[str, Params]) -> None:
    turn = table([offer, "14 park", "15 park"], [CROWDED, sheet()])
    assert refused(turn, "", move) == expected


def test_number_that_does_not_fit_this_lot() -> None:
    own = sheet("1 . 4 . . . . . . .", "1 2 3 4 5 6 7 8 9 10 11")
    turn = table(["5 fence", "2 park", "15 park"], [own, sheet()])
    assert refused(turn, "", "take 1 on 1.2") == ("number_does_not_fit", {"number": 5, "place": "1.2"})


def test_parks_of_a_full_street() -> None:
    own = sheet("", "", "", "parks 3 0 0")
    turn = table(["5 park", "2 park", "15 park"], [own, sheet()])
    assert refused(turn, "", "take 1 on 1.2 park") == ("parks_full", {"street": 1})


def test_tenth_bis_house() -> None:
    own = sheet("4 4b 4c 4d 4e 4f 4g 4h 4i .", "5 5b . . . . . . . . .")
    turn = table(["9 bis", "2 park", "15 park"], [own, sheet()])
    assert refused(turn, "", "take 1 on 2.5 bis 2.6 left") == ("bis_boxes_full", {})


def test_full_temp_agency_is_left_alone_by_a_change_of_0() -> None:
    turn = table(["9 temp", "2 park", "15 park"], [sheet("", "", "", "temps 11"), sheet()])
    assert refused(turn, "", "take 1 on 2.5") == ("temp_boxes_full", {})


def test_plan_that_is_scored_already() -> None:
    own = sheet("1! 2! 3! 4! | 5! 6! 7! 8! | . .", "", "", "plans 6 0 0")
    turn = table(["12 pool", "13 pool", "14 pool"], [own, own], "A4@3 B1 C1")
    assert refused(turn, "take 1 on 2.2", "score A") == ("plan_scored", {"plan": "A"})


def test_roundabout_that_leaves_no_lot_for_a_number() -> None:
    own = sheet("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 . 14 . .")
    turn = table(["11 fence", "12 park", "13 pool"], [own, sheet()], advanced=True)
    assert sorted(ids(turn, "roundabout")) == ["3.11", "3.12"]
    assert refused(turn, "", "roundabout 3.9") == ("nothing_fits_then", {})


@pytest.mark.parametrize(
    ("line", "move", "code"),
    [
        ("roundabout 2.5", "roundabout 2.6", "one_roundabout_a_round"),
        ("take 1 on 2.5", "roundabout 2.6", "roundabout_comes_first"),
        ("take 1 on 2.5; end", "roundabout 2.6", "already_ended"),
    ],
)
def test_roundabout_out_of_turn(line: str, move: str, code: str) -> None:
    assert refused(table(advanced=True), line, move)[0] == code


def test_third_roundabout() -> None:
    own = sheet("R | . . . . . . . . | R")
    assert refused(table(sheets=[own, own], advanced=True), "", "roundabout 2.6")[0] == "no_roundabout_left"


def test_strike_names_a_card_only_alone() -> None:
    full = sheet("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 12 13 .")
    assert refused(alone(), "", "take 1 on 1.1")[0] == "no_such_combination"
    assert refused(alone(), "", "strike 1")[0] == "a_number_fits"
    assert refused(alone(own=full), "", "strike")[0] == "no_such_card"
    assert refused(table(["2 fence", "3 park", "4 pool"], [full, full]), "", "strike 1")[0] == "no_such_card"


def test_what_is_no_move() -> None:
    with pytest.raises(IllegalMove) as error:
        GAME.apply(table().base, 0, TakeBack())  # type: ignore[arg-type]
    assert error.value.code == "no_such_move"


def test_game_that_is_over() -> None:
    with pytest.raises(IllegalMove) as error:
        GAME.apply(replace(table().base, over=True), 0, GAME.notation.read_move("end"))
    assert error.value.code == "game_over"
