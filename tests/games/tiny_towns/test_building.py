"""Constructing: payments, targets, Trading Posts, and the worked list of legal actions."""

from __future__ import annotations

import pytest

from games.first_edition import IllegalAction
from games.tiny_towns import GAME
from games.tiny_towns.construct import Site, buildable
from games.tiny_towns.state import SQUARES, Build
from games.tiny_towns.town_text import read_town
from tests.games.tiny_towns.helpers import EMPTY, FIRST_GAME, display_with, legal, legal_starting, play, table, town_of

WORKED = "S . S .  . . G .  . . . .  . . . ."


def test_worked_list_of_legal_actions() -> None:
    state = table(WORKED, EMPTY, kept=("starloom",))

    assert legal(state) == [f"place G {square}" for square in SQUARES if square not in ("A1", "C1", "C2")]

    state = play(state, 0, "place G B1")

    assert legal(state) == [f"build chapel {target} using A1 B1 C1 C2" for target in ("A1", "B1", "C1", "C2")] + ["end"]

    state = play(state, 0, "build chapel A1 using A1 B1 C1 C2")

    assert town_of(state) == "chapel . . . . . . . . . . . . . . ."
    assert legal(state) == ["end"]


def test_buildable_lists_cards_with_cubes_and_targets() -> None:
    town = read_town("W S W .  . . . .  . . . .  . . . .")

    assert buildable(town, FIRST_GAME, None) == {
        "well": [Site(("A1", "B1"), ("A1", "B1")), Site(("B1", "C1"), ("B1", "C1"))]
    }


def test_open_squares_of_a_pattern_may_hold_anything() -> None:
    state = play(table("S H . .  W G . .  . . . .  . . . .", EMPTY, resource="B"), 0, "place B B3")

    assert "build cottage B1 using B1 B2 B3" not in legal(state)

    state = play(table("W H . .  B . . .  . . . .  . . . .", EMPTY), 0, "place G B2")

    assert "build cottage B1 using B1 A2 B2" in legal(state)


def test_several_buildings_in_one_round() -> None:
    state = play(table("W S . .  . . . .  W S . .  . . . .", EMPTY), 0, "place G D4")
    state = play(state, 0, "build well A1 using A1 B1", "build well A3 using A3 B3", "end")

    assert town_of(state) == "well . . . . . . . well . . . . . . G"


def test_each_cube_pays_for_one_building_only() -> None:
    state = play(table("W S W .  . . . .  . . . .  . . . .", EMPTY), 0, "place G D4")
    state = play(state, 0, "build well A1 using A1 B1")

    assert legal(state) == ["end"]


def test_cubes_on_buildings_never_serve_in_a_pattern() -> None:
    state = table("warehouse[W] S . .  . . . .  . . . .  . . . .", EMPTY, cards=("warehouse",))

    assert legal_starting(play(state, 0, "place G D4"), "build") == []


# --- targets ----------------------------------------------------------------------------------------------------------


def test_shed_stands_on_any_square_empty_after_the_payment() -> None:
    town = "W S cottage G  B B B H  H H H G  G W . ."
    state = play(table(town, EMPTY, cards=("shed",), resource="S"), 0, "place S D4")

    assert [action.split()[2] for action in legal_starting(state, "build shed")] == ["A1", "B1", "C4"]


def test_other_buildings_stand_on_a_freed_square_only() -> None:
    state = play(table("W S . .  . . . .  . . . .  . . . .", EMPTY), 0, "place G D4")

    with pytest.raises(IllegalAction) as refused:
        play(state, 0, "build well C1 using A1 B1")

    assert (refused.value.code, refused.value.params) == ("wrong_target", {"card": "well", "square": "C1"})


# --- Trading Post -----------------------------------------------------------------------------------------------------


def test_trading_post_stands_for_any_resource_and_stays() -> None:
    state = table("trading_post S . .  . . . .  . . . .  . . . .", EMPTY, cards=("trading_post",), resource="H")
    state = play(state, 0, "place H D4")

    assert legal_starting(state, "build") == ["build well B1 using B1"]
    assert town_of(play(state, 0, "build well B1 using B1")) == "trading_post well . . . . . . . . . . . . . H"


def test_R11_at_least_one_real_cube_is_removed() -> None:
    town = "trading_post trading_post . .  . . . .  . . . .  . . . ."
    state = play(table(town, EMPTY, cards=("trading_post", "shed")), 0, "place G D4")

    assert legal_starting(state, "build") == []


def test_which_trading_posts_stood_in_does_not_matter() -> None:
    town = "trading_post . . .  W trading_post . .  . . . .  . . . ."
    state = play(table(town, EMPTY, cards=("trading_post",)), 0, "place G D4")

    assert legal_starting(state, "build well") == ["build well A2 using A2"]


def test_trading_post_helps_in_the_round_in_which_it_is_built() -> None:
    state = table("S W . G  S W . .  . . . .  . . . .", EMPTY, cards=("trading_post",), resource="B")
    state = play(state, 0, "place B C2", "build trading_post C2 using A1 B1 A2 B2 C2")

    assert legal_starting(state, "build") == []

    state = table("S W S .  S W . .  . . . .  . . . .", EMPTY, cards=("trading_post",), resource="B")
    state = play(state, 0, "place B C2", "build trading_post C2 using A1 B1 A2 B2 C2")

    assert legal_starting(state, "build") == ["build well C1 using C1"]


def test_trading_post_helps_to_build_a_monument() -> None:
    town = "trading_post . . .  G S . .  . . . .  . . . ."
    state = table(town, EMPTY, cards=("trading_post",), kept=("cathedral_of_caterina",), resource="W")

    assert "build cathedral_of_caterina A2 using A2 B2" in legal(play(state, 0, "place W D4"))


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("place G A1", "not_now"),
        ("build granary A1 using A1 B1", "card_not_in_play"),
        ("build starloom A1 using A1 B1", "card_not_in_play"),
        ("build farm A1 using A1 B1", "pattern_missing"),
        ("build well A1 using A1 C1", "wrong_cubes"),
    ],
)
def test_refusals_of_a_construction_say_why(action: str, code: str) -> None:
    state = play(table("W S . .  . . . .  . . . .  . . . .", EMPTY), 0, "place G D4")

    with pytest.raises(IllegalAction) as refused:
        play(state, 0, action)

    assert refused.value.code == code


def test_removes_must_stand_in_reading_order() -> None:
    state = play(table("W S . .  . . . .  . . . .  . . . .", EMPTY), 0, "place G D4")

    with pytest.raises(IllegalAction):
        GAME.apply(state, 0, Build("well", ("B1", "A1"), "A1"))


def test_display_keeps_the_order_of_the_categories() -> None:
    assert display_with("bank", "orchard") == ("cottage", "orchard", "well", "chapel", "tavern", "theater", "bank")
