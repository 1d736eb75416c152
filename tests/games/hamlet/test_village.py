"""Laying tiles: overlap, paths, contacts, cliffs, and the notation of segments."""

from __future__ import annotations

import pytest

from games.core import IllegalMove
from games.hamlet.building import spots
from games.hamlet.choices import Possible
from games.hamlet.data import TILES
from games.hamlet.lattice import Vertex
from games.hamlet.network import network_of
from games.hamlet.setup import new
from games.hamlet.state import Options, Place, State
from games.hamlet.village import Village, attach, check_placement, contacts_of, gaps_enclosed, picture, village
from tests.games.hamlet.table import EXAMPLE_VILLAGE, GROWN, RICH, TWO, do, position, printed_links

STANDARD = new(2, Options(), seed=0)
GROUND = village(STANDARD.places)


def lay(place: str, edge: int, draft: str, segment: int) -> tuple[int, Vertex]:
    way = attach(GROUND, place, edge, draft, segment)
    return way.rot, way.at


@pytest.mark.parametrize(
    ("place", "edge", "draft", "segment", "rot", "at"),
    [
        ("CHU", 8, "PO2", 1, 0, (-2, 4)),
        ("QUA", 4, "SMO", 1, 5, (-3, 5)),
        ("MAR", 6, "SAW", 6, 3, (2, 7)),
        ("MAR", 6, "SAW", 3, 3, (3, 5)),
        ("QUA", 5, "STO", 3, 4, (-5, 7)),
        ("WOO", 2, "LWO", 1, 2, (-4, 1)),
    ],
)
def test_pair_of_segments_fixes_the_placement(
    place: str, edge: int, draft: str, segment: int, rot: int, at: Vertex
) -> None:
    assert lay(place, edge, draft, segment) == (rot, at)


def test_pond_between_church_and_quarry_touches_both_with_rock() -> None:
    found = check_placement(GROUND, "PO2", *lay("CHU", 8, "PO2", 1))
    assert {(contact.other, contact.other_segment, contact.kinds) for contact in found} == {
        ("CHU", 8, "RR"),
        ("QUA", 4, "RR"),
    }


def test_hexagon_of_rock_lies_on_the_same_spot_under_another_name() -> None:
    assert picture("SMO", *lay("QUA", 4, "SMO", 1)) == picture("SMO", *lay("CHU", 8, "SMO", 1))


def test_sawmill_at_the_market_is_linked_at_once() -> None:
    found = check_placement(GROUND, "SAW", *lay("MAR", 6, "SAW", 6))
    assert [contact.kinds for contact in found] == ["PP"]


def test_sawmill_on_top_of_the_market_overlaps() -> None:
    with pytest.raises(IllegalMove, match="overlap"):
        check_placement(GROUND, "SAW", *lay("MAR", 6, "SAW", 3))


def test_path_must_not_lie_on_rock() -> None:
    with pytest.raises(IllegalMove) as refused:
        check_placement(GROUND, "STO", *lay("QUA", 5, "STO", 3))
    assert refused.value.code == "path_mismatch"
    assert refused.value.params == {"segment": "STO.5", "other": "CHU.8"}


def test_woodland_at_the_woodcutter_touches_forest_with_forest() -> None:
    found = check_placement(GROUND, "LWO", *lay("WOO", 2, "LWO", 1))
    assert {contact.kinds for contact in found if contact.other == "WOO"} == {"FF"}


def test_tile_that_touches_nothing_is_refused() -> None:
    with pytest.raises(IllegalMove, match="no_contact"):
        check_placement(GROUND, "SAW", 0, (40, 40))


def test_touching_at_a_corner_only_is_no_contact() -> None:
    hexagon = village((Place("PO1", 0, (0, 0)),))
    with pytest.raises(IllegalMove, match="no_contact"):
        check_placement(hexagon, "FAR", 0, (1, 1))


def test_forest_may_lie_on_rock_and_is_a_cliff() -> None:
    found = check_placement(GROUND, "PO1", *lay("CHU", 8, "PO1", 1))
    assert {contact.kinds for contact in found} == {"FR"}
    assert all(contact.is_cliff and not contact.crossing for contact in found)


def test_each_start_tile_hangs_on_a_printed_path_of_the_church() -> None:
    assert printed_links(STANDARD) == {("CHU", code) for code in ("WOO", "QUA", "FAR", "MAR", "TOW")}


def test_free_segments_are_those_that_touch_nothing() -> None:
    used = {contact.segment for contact in GROUND.contacts["CHU"]}
    assert {2, 4, 5, 9, 12} <= used
    assert GROUND.free_segments("CHU") == tuple(n for n in range(1, 15) if n not in used)


def test_contacts_are_seen_alike_from_both_sides() -> None:
    contacts = [(code, contact) for code in GROUND.codes for contact in GROUND.contacts[code]]
    seen = {(code, one.segment, one.other, one.other_segment, one.kinds) for code, one in contacts}
    from_there = {(one.other, one.other_segment, code, one.segment, one.kinds[::-1]) for code, one in contacts}
    assert from_there == seen


@pytest.mark.parametrize("code", [code for code, tile in TILES.items() if tile.stack != "start"])
def test_every_draft_can_be_laid_next_to_each_start_tile(code: str) -> None:
    assert all(GROUND.ways(code, stand) for stand in GROUND.codes)


@pytest.mark.parametrize("draft", ["SAW", "PO1", "STO", "MON", "FRR"])
def test_there_is_room_where_there_is_a_way(draft: str) -> None:
    places = position(TWO + GROWN).places
    room, ways = Village(places), Village(places)
    assert {code: room.has_room(draft, code) for code in room.codes} == {
        code: bool(ways.ways(draft, code)) for code in ways.codes
    }


@pytest.mark.parametrize("code", [code for code, tile in TILES.items() if tile.stack != "start"])
def test_placements_are_all_different_legal_and_named_by_their_smallest_segments(code: str) -> None:
    ways = [(stand, way) for stand in GROUND.codes for way in GROUND.ways(code, stand).values()]
    touching = [check_placement(GROUND, code, way.rot, way.at) for _, way in ways]

    assert len({(stand, picture(code, way.rot, way.at)) for stand, way in ways}) == len(ways)
    assert [way.edge for _, way in ways] == [
        min(contact.other_segment for contact in contacts if contact.other == stand)
        for (stand, _), contacts in zip(ways, touching, strict=True)
    ]


@pytest.mark.parametrize("draft", ["SAW", "PO1", "STO", "MON", "FRR"])
def test_list_of_placements_is_complete(draft: str) -> None:
    """Every rotation at every vertex near the village, tested one by one, gives the same pictures."""
    around = [(q, r) for q in range(-12, 10) for r in range(-9, 14)]
    legal = {
        picture(draft, rot, at)
        for rot in range(6)
        for at in around
        if contacts_of(GROUND, draft, rot, at) and _is_legal(draft, rot, at)
    }
    listed = {picture(draft, way.rot, way.at) for stand in GROUND.codes for way in GROUND.ways(draft, stand).values()}
    assert listed == legal


def _is_legal(draft: str, rot: int, at: Vertex) -> bool:
    try:
        check_placement(GROUND, draft, rot, at)
    except IllegalMove:
        return False
    return True


@pytest.mark.parametrize("draft", ["SAW", "PO1", "STO", "MON", "FRR"])
def test_ways_left_after_later_tiles_are_those_found_from_the_start(draft: str) -> None:
    places = position(TWO + GROWN).places
    village.cache_clear()
    fresh = {code: village(places).ways(draft, code) for code in village(places).codes}
    village.cache_clear()
    grounds = (village(places[:number]) for number in range(len(STANDARD.places), len(places) + 1))
    step_by_step = [{code: ground.ways(draft, code) for code in ground.codes} for ground in grounds]
    assert step_by_step[-1] == fresh


def test_spots_that_connect_come_first() -> None:
    found = spots(Possible(position(TWO + RICH + "red drafts=SAW")), "SAW")
    connected = [spot.connection == "connected" for spot in found]
    assert connected == sorted(connected, reverse=True)
    assert connected[0]
    assert len({(spot.way.rot, spot.way.at) for spot in found}) == len(found)


def test_spot_says_whether_it_connects() -> None:
    found = spots(Possible(position(TWO + RICH + "red drafts=PO2")), "PO2")
    by_name = {(spot.move.stand, spot.move.edge): spot.connection for spot in found}
    assert by_name["CHU", 8] == "needs_road"
    assert by_name["FAR", 1] == "cut_off"


def test_mountain_is_offered_where_it_scores_most_among_equals() -> None:
    best = spots(Possible(position(TWO + RICH + "red drafts=SMO")), "SMO")[0]
    assert (best.roads, best.points) == (2, 2)


def ring(*hexagons: Vertex) -> Village:
    tiles = ("PO1", "PO2", "SMO", "LMO", "FRR", "QUA")
    return village(tuple(Place(code, 0, at) for code, at in zip(tiles, hexagons, strict=False)))


def test_closing_a_ring_encloses_one_gap_and_filling_it_removes_it() -> None:
    around = [(2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2)]
    assert gaps_enclosed(ring(*around[:5]), "QUA", 0, around[5]) == 1
    assert gaps_enclosed(ring(*around), "SMO", 0, (0, 0)) == -1
    assert gaps_enclosed(ring(*around[:1]), "PO2", 0, around[1]) == 0


def test_places_without_a_way_to_the_church_are_outside_the_network() -> None:
    state = position(TWO + "village " + " ".join(_words(STANDARD)) + " PO2/0/-2,4/red")
    assert "PO2" not in network_of(state)
    assert "QUA" in network_of(state)


def _words(state: State) -> list[str]:
    return [f"{place.tile}/{place.rot}/{place.at[0]},{place.at[1]}" for place in state.places]


# ---------------------------------------------------------------- for pictures and words


def test_free_sides_know_their_number_and_kind() -> None:
    assert [(side.number, side.kind) for side in GROUND.free_sides("QUA")] == [
        (1, "rock"), (4, "rock"), (5, "rock"), (6, "rock"),
    ]  # fmt: skip


def test_cliff_has_its_edge() -> None:
    state = do(position(TWO + RICH + "red drafts=PO1"), "build PO1.1 @ CHU.8")
    ground = village(state.places)
    found = [contact for contact in ground.contacts["PO1"] if contact.is_cliff]
    assert {contact.other for contact in found} == {"CHU", "QUA"}
    assert {ground.edge(contact.other, contact.other_segment) for contact in found} <= set(ground.cliffs())


def test_road_crosses_an_edge_of_its_kind() -> None:
    state = do(position(TWO + EXAMPLE_VILLAGE + RICH), "road QUA>STO bridge")
    ground = village(state.places)
    edges = [ground.edge("QUA", each.segment) for each in ground.contacts["QUA"] if each.kinds == "RR"]
    assert ground.crossed(state.roads[0]) in edges
