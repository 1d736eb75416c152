"""Constructing: payments, targets, Trading Posts, and the worked list of legal moves."""

from __future__ import annotations

import pytest

from games.core import IllegalMove
from games.tiny_towns import GAME
from games.tiny_towns.building import Site, buildable
from games.tiny_towns.positions import read_town
from games.tiny_towns.state import SQUARES, Arrival, Build, Player
from tests.games.tiny_towns.helpers import EMPTY, FIRST_GAME, display_with, moves, play, table, town_of

WORKED = "S . S .  . . G .  . . . .  . . . ."


def test_worked_list_of_legal_moves() -> None:
    turn = table(WORKED, EMPTY, kept=("starloom",))

    assert moves(turn) == [f"place G {square}" for square in SQUARES if square not in ("A1", "C1", "C2")]

    turn = play(turn, 0, "place G B1")

    assert moves(turn) == [f"build chapel {target} using A1 B1 C1 C2" for target in ("A1", "B1", "C1", "C2")] + ["end"]

    turn = play(turn, 0, "build chapel A1 using A1 B1 C1 C2")

    assert town_of(turn) == "chapel . . . . . . . . . . . . . . ."
    assert moves(turn) == ["end"]


def test_buildable_lists_cards_with_cubes_and_targets() -> None:
    player = Player(read_town("W S W .  . . . .  . . . .  . . . ."))

    assert buildable(player, FIRST_GAME) == {
        "well": [Site(("A1", "B1"), ("A1", "B1")), Site(("B1", "C1"), ("B1", "C1"))]
    }


def test_open_squares_of_a_pattern_may_hold_anything() -> None:
    turn = play(table("S H . .  W G . .  . . . .  . . . .", EMPTY, resource="B"), 0, "place B B3")

    assert "build cottage B1 using B1 B2 B3" not in moves(turn)

    turn = play(table("W H . .  B . . .  . . . .  . . . .", EMPTY), 0, "place G B2")

    assert "build cottage B1 using B1 A2 B2" in moves(turn)


def test_several_buildings_in_one_round() -> None:
    turn = play(table("W S . .  . . . .  W S . .  . . . .", EMPTY), 0, "place G D4")
    turn = play(turn, 0, "build well A1 using A1 B1", "build well A3 using A3 B3", "end")

    assert town_of(turn) == "well . . . . . . . well . . . . . . G"


def test_each_cube_pays_for_one_building_only() -> None:
    turn = play(table("W S W .  . . . .  . . . .  . . . .", EMPTY), 0, "place G D4")
    turn = play(turn, 0, "build well A1 using A1 B1")

    assert moves(turn) == ["end"]


def test_cubes_on_buildings_never_serve_in_a_pattern() -> None:
    turn = table("warehouse[W] S . .  . . . .  . . . .  . . . .", EMPTY, cards=("warehouse",))

    assert moves(play(turn, 0, "place G D4"), 0, "build") == []


# --- targets ----------------------------------------------------------------------------------------------------------


def test_shed_stands_on_any_square_empty_after_the_payment() -> None:
    town = "W S cottage G  B B B H  H H H G  G W . ."
    turn = play(table(town, EMPTY, cards=("shed",), resource="S"), 0, "place S D4")

    assert [move.split()[2] for move in moves(turn, 0, "build shed")] == ["A1", "B1", "C4"]


def test_other_buildings_stand_on_a_freed_square_only() -> None:
    turn = play(table("W S . .  . . . .  . . . .  . . . .", EMPTY), 0, "place G D4")

    with pytest.raises(IllegalMove) as refused:
        play(turn, 0, "build well C1 using A1 B1")

    assert (refused.value.code, refused.value.params) == ("wrong_target", {"card": "well", "square": "C1"})


# --- Trading Post -----------------------------------------------------------------------------------------------------


def test_trading_post_stands_for_any_resource_and_stays() -> None:
    turn = table("trading_post S . .  . . . .  . . . .  . . . .", EMPTY, cards=("trading_post",), resource="H")
    turn = play(turn, 0, "place H D4")

    assert moves(turn, 0, "build") == ["build well B1 using B1"]
    assert town_of(play(turn, 0, "build well B1 using B1")) == "trading_post well . . . . . . . . . . . . . H"


def test_R11_at_least_one_real_cube_is_removed() -> None:
    town = "trading_post trading_post . .  . . . .  . . . .  . . . ."
    turn = play(table(town, EMPTY, cards=("trading_post", "shed")), 0, "place G D4")

    assert moves(turn, 0, "build") == []


def test_which_trading_posts_stood_in_does_not_matter() -> None:
    town = "trading_post . . .  W trading_post . .  . . . .  . . . ."
    turn = play(table(town, EMPTY, cards=("trading_post",)), 0, "place G D4")

    assert moves(turn, 0, "build well") == ["build well A2 using A2"]


def test_trading_post_helps_in_the_round_in_which_it_is_built() -> None:
    turn = table("S W . G  S W . .  . . . .  . . . .", EMPTY, cards=("trading_post",), resource="B")
    turn = play(turn, 0, "place B C2", "build trading_post C2 using A1 B1 A2 B2 C2")

    assert moves(turn, 0, "build") == []

    turn = table("S W S .  S W . .  . . . .  . . . .", EMPTY, cards=("trading_post",), resource="B")
    turn = play(turn, 0, "place B C2", "build trading_post C2 using A1 B1 A2 B2 C2")

    assert moves(turn, 0, "build") == ["build well C1 using C1"]


def test_trading_post_helps_to_build_a_monument() -> None:
    town = "trading_post . . .  G S . .  . . . .  . . . ."
    turn = table(town, EMPTY, cards=("trading_post",), kept=("cathedral_of_caterina",), resource="W")

    assert "build cathedral_of_caterina A2 using A2 B2" in moves(play(turn, 0, "place W D4"))


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("build granary A1 using A1 B1", "card_not_in_play"),
        ("build starloom A1 using A1 B1", "card_not_in_play"),
        ("build farm A1 using A1 B1", "pattern_missing"),
        ("build well A1 using A1 C1", "wrong_cubes"),
    ],
)
def test_refusals_of_a_construction_say_why(move: str, code: str) -> None:
    turn = play(table("W S . .  . . . .  . . . .  . . . .", EMPTY), 0, "place G D4")

    with pytest.raises(IllegalMove) as refused:
        play(turn, 0, move)

    assert refused.value.code == code


@pytest.mark.parametrize(
    ("build", "code"),
    [
        (Build("well", ("A1", "B1"), "A1", marker="W"), "no_marker"),
        (Build("well", ("A1", "B1"), "A1", replaces=(Arrival("farm", "C1"),)), "no_such_effect"),
        (Build("well", ("A1", "B1"), "A1", free=Arrival("farm", "C1")), "no_such_effect"),
        (Build("well", ("A1", "B1"), "A1", watch=("farm",)), "no_such_effect"),
    ],
)
def test_a_construction_has_no_effect_but_its_own(build: Build, code: str) -> None:
    turn = play(table("W S . .  . . . .  . . . .  . . . .", EMPTY), 0, "place G D4")

    with pytest.raises(IllegalMove, match=code):
        turn.play(0, build)


def test_removes_must_be_in_reading_order() -> None:
    turn = play(table("W S . .  . . . .  . . . .  . . . .", EMPTY), 0, "place G D4")

    with pytest.raises(IllegalMove, match="wrong_cubes"):
        GAME.apply(turn.position(0), 0, Build("well", ("B1", "A1"), "A1"))


def test_display_keeps_the_order_of_the_categories() -> None:
    assert display_with("bank", "orchard") == ("cottage", "orchard", "well", "chapel", "tavern", "theater", "bank")
