"""Patterns: how many shapes every card has, and where they can lie."""

from __future__ import annotations

import pytest

from games.tiny_towns.building import PLACEMENTS, orientations
from games.tiny_towns.data import BUILDINGS, CARDS, MONUMENTS
from tests.games.tiny_towns.helpers import EMPTY, moves, play, table, town_of

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
    assert len(same) == (4 if CARDS[card].category == "grey" else 1)


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
