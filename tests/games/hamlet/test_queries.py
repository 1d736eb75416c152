"""What pictures and panels are told."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.hamlet.data import TILES
from games.hamlet.queries import (
    all_corners,
    centre,
    cliffs,
    corners,
    could_do,
    draft_segments,
    in_network,
    links,
    markers_left,
    place_segments,
    villagers_ready,
)
from games.hamlet.state import Place
from tests.games.hamlet.table import RICH, TWO, do, position


def test_corners_of_a_place_in_walk_order() -> None:
    assert corners("PO2", 0, (-2, 4)) == ((-2, 4), (-1, 4), (-1, 5), (-2, 6), (-3, 6), (-3, 5))


def test_segments_of_a_place_know_their_number_kind_and_freedom() -> None:
    sides = place_segments(position(TWO), "QUA")
    assert [side.number for side in sides] == [1, 2, 3, 4, 5, 6]
    assert [side.kind for side in sides] == ["rock", "rock", "path", "rock", "rock", "rock"]
    assert [side.number for side in sides if not side.free] == [2, 3]
    assert all(one.ends[1] == other.ends[0] for one, other in pairwise(sides))


def test_segments_of_a_draft_are_all_free() -> None:
    assert [side.kind for side in draft_segments("DAI")].count("path") == 2
    assert all(side.free for side in draft_segments("DAI"))


@pytest.mark.parametrize("rot", range(6))
def test_centre_of_a_hexagon(rot: int) -> None:
    place = Place("PO1", rot, (3, -2))
    q = sum(q for q, _ in corners("PO1", rot, (3, -2))) / 6
    r = sum(r for _, r in corners("PO1", rot, (3, -2))) / 6
    assert centre(place) == pytest.approx((q, r))


@pytest.mark.parametrize("rot", range(6))
@pytest.mark.parametrize("code", ["SAW", "COW", "STA"])
def test_centre_of_the_flag_lies_in_its_hexagon(code: str, rot: int) -> None:
    """It turns with the tile and lies one step inside its first corner."""
    q, r = centre(Place(code, rot, (0, 0)))
    assert q * q + q * r + r * r == pytest.approx(1)


@pytest.mark.parametrize("code", TILES)
def test_centre_is_inside_the_bounds_of_the_tile(code: str) -> None:
    q, r = centre(Place(code, 0, (0, 0)))
    assert min(q for q, _ in corners(code)) < q < max(q for q, _ in corners(code))
    assert min(r for _, r in corners(code)) < r < max(r for _, r in corners(code))


def test_links_and_network() -> None:
    state = do(position(TWO + RICH + "red drafts=SAW,PO2"), "build SAW.6 @ MAR.6", "build PO2.1 @ CHU.8")
    assert ("MAR", "SAW") in links(state)
    assert in_network(state, "SAW")
    assert not in_network(state, "PO2")
    assert len(all_corners(state)) == sum(len(TILES[place.tile].segments) for place in state.places)


def test_cliff_has_its_edge() -> None:
    state = do(position(TWO + RICH + "red drafts=PO1"), "build PO1.1 @ CHU.8")
    found = [spot for spot in cliffs(state) if "PO1" in (spot.a, spot.b)]
    assert {frozenset((spot.a, spot.b)) for spot in found} == {frozenset(("CHU", "PO1")), frozenset(("QUA", "PO1"))}
    sides = {side.ends for side in place_segments(state, "CHU")} | {side.ends for side in place_segments(state, "QUA")}
    assert all(spot.ends in sides for spot in found)


def test_what_a_seat_could_do() -> None:
    state = position(TWO + "red gold=0 drafts=PO2\nrow SAW STO\nmarket T1A\nstock WOO:wood*2 FAR:wheat QUA:stone*3")
    assert could_do(state, 0) == {
        "produce": ("WOO", "FAR"),
        "draft": ("SAW",),
        "sell": ("T1A",),
        "build": ("PO2",),
        "road": ("FAR", "MAR"),
        "herd": ("CHU",),
    }
    assert "build" not in could_do(state, 1)


def test_markers_and_villagers_left() -> None:
    state = do(position(TWO + RICH + "red drafts=SAW"), "build SAW.6 @ MAR.6", "process SAW 1")
    assert markers_left(state, 0) == {"flour": 2, "milk": 2, "brick": 2, "timber": 1}
    assert markers_left(state, 1)["timber"] == 2
    assert villagers_ready(state, 0) == 1
