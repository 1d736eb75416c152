"""Constructing: patterns, payments, targets, Trading Posts, and the worked list of legal moves."""

from __future__ import annotations

import pytest

from games.core import IllegalMove
from games.tiny_towns import GAME
from games.tiny_towns.building import PLACEMENTS, Site, buildable, orientations
from games.tiny_towns.data import BUILDINGS, CARDS, MONUMENTS, Card
from games.tiny_towns.state import SQUARES, Arrival, Build, Player
from tests.games.rules_text import table_rows
from tests.games.tiny_towns.helpers import EMPTY, FIRST_GAME, display_with, moves, play, read_town, table, town_of

# --- patterns: how many shapes every card has, and where they can lie -------------------------------------------------

#: Card: cubes, orientations, placements in a 4x4 town.
FIGURES = {
    "cottage": (3, 8, 72),
    "farm": (4, 4, 36),
    "granary": (4, 8, 72),
    "greenhouse": (4, 8, 72),
    "orchard": (4, 4, 36),
    "fountain": (2, 4, 48),
    "millstone": (2, 4, 48),
    "shed": (2, 4, 48),
    "well": (2, 4, 48),
    "abbey": (4, 8, 48),
    "chapel": (4, 8, 48),
    "cloister": (4, 8, 48),
    "temple": (4, 8, 48),
    "almshouse": (3, 4, 32),
    "feast_hall": (3, 4, 32),
    "inn": (3, 4, 32),
    "tavern": (3, 4, 32),
    "bakery": (4, 4, 24),
    "market": (4, 4, 24),
    "tailor": (4, 4, 24),
    "theater": (4, 4, 24),
    "bank": (5, 8, 48),
    "factory": (5, 8, 24),
    "trading_post": (5, 8, 48),
    "warehouse": (5, 4, 24),
    "architects_guild": (5, 8, 32),
    "archive_of_the_second_age": (4, 8, 72),
    "barrett_castle": (6, 8, 24),
    "cathedral_of_caterina": (3, 8, 72),
    "fort_ironweed": (5, 8, 48),
    "grand_mausoleum": (4, 8, 72),
    "grove_university": (4, 4, 24),
    "mandras_palace": (4, 8, 72),
    "obelisk_of_the_crescent": (4, 8, 48),
    "opaleyes_watch": (6, 8, 16),
    "shrine_of_the_elder_tree": (6, 8, 48),
    "silva_forum": (5, 8, 24),
    "sky_baths": (6, 8, 32),
    "starloom": (4, 8, 72),
    "statue_of_the_bondmaker": (5, 8, 24),
}


def test_there_are_25_buildings_and_15_monuments() -> None:
    assert (len(BUILDINGS), len(MONUMENTS)) == (25, 15)
    assert set(FIGURES) == set(CARDS)


@pytest.mark.parametrize("card", CARDS)
def test_pattern_has_its_cubes_orientations_and_placements(card: str) -> None:
    pattern = CARDS[card].pattern
    cubes = sum(letter != "." for row in pattern for letter in row)

    assert (cubes, len(orientations(pattern)), len(PLACEMENTS[card])) == FIGURES[card]


@pytest.mark.parametrize("card", CARDS)
def test_no_two_cards_in_play_together_share_a_pattern(card: str) -> None:
    same = [other for other in CARDS if CARDS[other].pattern in orientations(CARDS[card].pattern)]

    assert {CARDS[other].category for other in same} == {CARDS[card].category}
    assert len(same) == {"grey": 4}.get(CARDS[card].category, 1)


def test_mirror_images_are_the_same_card() -> None:
    assert set(orientations(("SH", "HW"))) == {("SH", "HW"), ("HS", "WH"), ("HW", "SH"), ("WH", "HS")}
    assert ("HH", "SW") not in orientations(("SH", "HW"))


T2 = ". . . .  . . . G  . S G S  . . . ."


def test_T2_chapel_stands_on_one_of_the_four_freed_squares() -> None:
    turn = play(table(T2.replace("S G S", "S . S"), EMPTY), 0, "place G C3")

    assert moves(turn, 0, "build") == [
        f"build chapel {target} using D2 B3 C3 D3" for target in ("D2", "B3", "C3", "D3")
    ]

    turn = play(turn, 0, "build chapel B3 using D2 B3 C3 D3")

    assert town_of(turn) == ". . . . . . . . . chapel . . . . . ."


@pytest.mark.parametrize(
    ("town", "chapels"),
    [
        ("G . . .  S G S .  . . . .  . . . .", 4),
        ("S G S .  . . G .  . . . .  . . . .", 4),
        ("S G . .  G . . .  S . . .  . . . .", 4),
        ("G . . .  S S G .  . . . .  . . . .", 0),
        (". G . .  S . . .  G . . .  S . . .", 0),
        ("S . . G  G . . .  S . . .  . . . .", 0),
    ],
    ids=["mirrored", "flipped", "turned", "wrong order", "broken", "torn"],
)
def test_T2_chapel_turned_and_mirrored_but_never_in_another_order(town: str, chapels: int) -> None:
    turn = play(table(town, EMPTY, resource="W"), 0, "place W D4")

    assert len(moves(turn, 0, "build chapel")) == chapels


def test_patterns_are_not_wrapped_round_the_edge() -> None:
    turn = play(table("S . . W  . . . .  . . . .  . . . .", EMPTY), 0, "place G B4")

    assert moves(turn, 0, "build") == []


# --- RULES.md shows the cards as they are in the data -----------------------------------------------------------------

#: Rows of the tables of buildings and monuments, by the card's name in notation.
ROWS = {row[-3]: row for row in table_rows("tiny_towns") if len(row) > 3}


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_rules_show_the_pattern_of_every_card(card: Card) -> None:
    assert ROWS[card.id][-2].split() == list(card.pattern)


@pytest.mark.parametrize("card", [card for card in CARDS.values() if card.category != "monument"], ids=lambda c: c.id)
def test_rules_show_the_type_of_every_building(card: Card) -> None:
    assert ROWS[card.id][0] == card.category


# --- constructing -----------------------------------------------------------------------------------------------------

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
