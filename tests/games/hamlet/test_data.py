"""The tiles fit together as cardboard must."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import get_args

import pytest

from games.hamlet.data import DATA, GOODS, TILES, TRADES, SoloLevel, orders_for, solo_level, stack_of
from games.hamlet.lattice import (
    Cell,
    Edge,
    Vertex,
    centre,
    corners,
    moved,
    sides,
    stamp,
    turned,
    turned_cell,
    vertex_number,
    walk,
)
from games.hamlet.setup import RULES_VERSION, start_arrangements
from tests.games.rules_text import table_rows

every_tile = pytest.mark.parametrize("code", TILES)


def cell_vertices(cell: Cell) -> tuple[Vertex, Vertex, Vertex]:
    q, r, s = cell
    if s == 0:
        return (q, r), (q + 1, r), (q, r + 1)
    return (q + 1, r), (q + 1, r + 1), (q, r + 1)


def rim(cells: list[Cell]) -> set[Edge]:
    """Directed edges that no two cells share."""
    edges = {
        (corners[i], corners[(i + 1) % 3]) for corners in (cell_vertices(cell) for cell in cells) for i in range(3)
    }
    return {edge for edge in edges if edge[::-1] not in edges}


@every_tile
@pytest.mark.parametrize("rot", range(6))
def test_outline_is_the_rim_of_the_cells_in_every_rotation(code: str, rot: int) -> None:
    assert set(walk(code, rot)) == rim([turned_cell(cell, rot) for cell in TILES[code].cells])


@every_tile
def test_walk_returns_to_its_start_and_never_meets_itself(code: str) -> None:
    edges = walk(code)
    assert edges[-1][1] == (0, 0)
    assert len({start for start, _ in edges}) == len(edges) == len(TILES[code].segments)


@every_tile
def test_only_tiles_of_one_kind_all_round_look_the_same_in_every_rotation(code: str) -> None:
    sides = list(zip(TILES[code].outline, TILES[code].segments, strict=True))
    once = [(str((int(d) + 1) % 6), kind) for d, kind in sides]
    same = any(once[i:] + once[:i] == sides for i in range(len(sides)))
    assert TILES[code].distinct_rotations in (1, 6)
    assert (TILES[code].distinct_rotations == 1) == same


@every_tile
@pytest.mark.parametrize("rot", range(6))
def test_stamp_is_the_same_everywhere(code: str, rot: int) -> None:
    near, far = stamp(code, rot), stamp(code, rot)
    shift = {b - a for a, b in zip(near.cells, moved(far.cells, vertex_number((-7, 9))), strict=True)}
    assert len(shift) == 1
    assert len(set(moved(far.cells, vertex_number((-7, 9))))) == len(TILES[code].cells)


def test_six_rotations_are_none() -> None:
    assert turned((4, -7), 6) == (4, -7)
    assert turned((1, 0), 1) == (0, 1)
    assert turned_cell((2, -3, 1), 6) == (2, -3, 1)


def test_thirty_two_tiles_in_their_stacks() -> None:
    assert Counter(tile.stack for tile in TILES.values()) == {
        "start": 6, "bag": 10, "flour": 4, "milk": 4, "brick": 4, "timber": 4,
    }  # fmt: skip
    assert Counter(tile.kind for tile in TILES.values()) == {
        "special": 3, "production": 5, "processing": 8, "site": 16,
    }  # fmt: skip


@pytest.mark.parametrize("good", GOODS)
def test_first_building_for_a_good_lies_in_the_bag_and_costs_no_goods(good: str) -> None:
    (first,) = [tile for code in stack_of("bag") if (tile := TILES[code]).produces == (good,)]
    assert not set(first.cost) & set(GOODS)


def test_orders_and_trade_tiles_in_number() -> None:
    assert [len(orders_for(players)) for players in (1, 2, 3, 4)] == [4, 4, 5, 5]
    assert Counter(trade.level for trade in TRADES.values()) == {1: 4, 2: 4, 3: 4}
    assert len(DATA.milestone) + len(DATA.award) == 9


@pytest.mark.parametrize("level", get_args(SoloLevel))
def test_rules_show_the_figures_of_the_abbey(level: SoloLevel) -> None:
    figures = solo_level(level, RULES_VERSION)
    shown = [str(figures.rounds), str(figures.alms_per_order), str(figures.target)]
    assert [level.capitalize(), *shown] in table_rows("hamlet")


def test_forty_arrangements_of_the_start_tiles_are_legal() -> None:
    assert len(start_arrangements()) == 40


# ---------------------------------------------------------------- for pictures and words


def test_corners_of_a_tile_in_walk_order() -> None:
    assert corners("PO2", 0, (-2, 4)) == ((-2, 4), (-1, 4), (-1, 5), (-2, 6), (-3, 6), (-3, 5))


def test_sides_of_a_tile_know_their_number_and_kind() -> None:
    found = sides("QUA", 2, (4, 4))
    assert [side.number for side in found] == [1, 2, 3, 4, 5, 6]
    assert [side.kind for side in found] == ["rock", "rock", "path", "rock", "rock", "rock"]
    assert all(one.ends[1] == other.ends[0] for one, other in pairwise(found))


@pytest.mark.parametrize("rot", range(6))
def test_centre_of_a_hexagon(rot: int) -> None:
    q = sum(q for q, _ in corners("PO1", rot, (3, -2))) / 6
    r = sum(r for _, r in corners("PO1", rot, (3, -2))) / 6
    assert centre("PO1", rot, (3, -2)) == pytest.approx((q, r))


@pytest.mark.parametrize("rot", range(6))
@pytest.mark.parametrize("code", ["SAW", "COW", "STA"])
def test_centre_of_the_flag_lies_in_its_hexagon(code: str, rot: int) -> None:
    """It turns with the tile and lies one step inside its first corner."""
    q, r = centre(code, rot)
    assert q * q + q * r + r * r == pytest.approx(1)


@pytest.mark.parametrize("code", TILES)
def test_centre_is_inside_the_bounds_of_the_tile(code: str) -> None:
    q, r = centre(code)
    assert min(q for q, _ in corners(code)) < q < max(q for q, _ in corners(code))
    assert min(r for _, r in corners(code)) < r < max(r for _, r in corners(code))
