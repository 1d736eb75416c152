"""Roads and the herd."""

from __future__ import annotations

import pytest

from games.hamlet.data import DATA
from games.hamlet.queries import cliffs, links, road_spot, roads_left
from games.hamlet.state import Holding, Road
from tests.games.hamlet.table import EXAMPLE_VILLAGE as VILLAGE
from tests.games.hamlet.table import GROWN, RICH, TWO, do, position, refusal


def test_bridge_over_rock_costs_two_wood() -> None:
    state = do(position(TWO + VILLAGE + RICH), "road QUA>STO bridge")
    assert state.roads == (Road("QUA", "STO", "bridge", 0),)
    assert [token.kind for token in state.tokens].count("wood") == 1
    assert state.players[0].points == 0


def test_paved_path_through_forest_costs_two_stone() -> None:
    state = do(position(TWO + GROWN + RICH + "red drafts=LWO"), "build LWO.1 @ WOO.2", "road WOO>LWO paved")
    assert state.roads == (Road("WOO", "LWO", "paved", 0),)
    assert [token.kind for token in state.tokens].count("stone") == 1


def test_roads_may_be_bought() -> None:
    state = do(position(TWO + VILLAGE + "red gold=6 donkeys=CHU\nstock"), "road QUA>STO bridge")
    assert state.players[0].gold == 0


def test_no_road_beside_a_printed_path() -> None:
    state = position(TWO + VILLAGE + RICH + "roads QUA>STO/bridge/red")
    assert refusal(state, "road STO>DAI bridge") == "already_linked"


@pytest.mark.parametrize("owner", ["red", "yellow"])
def test_no_second_road_between_two_places(owner: str) -> None:
    state = position(TWO + VILLAGE + RICH + f"roads QUA>STO/bridge/{owner}")
    assert refusal(state, "road STO>QUA bridge") == "already_linked"


def test_no_road_over_a_cliff() -> None:
    state = position(TWO + VILLAGE + RICH)
    assert refusal(state, "road CHU>STO bridge") == "cliff"
    assert {frozenset((spot.a, spot.b)) for spot in cliffs(state)} >= {frozenset(("CHU", "STO"))}


def test_no_road_between_places_that_do_not_touch() -> None:
    assert refusal(position(TWO + VILLAGE + RICH), "road FAR>STO bridge") == "not_adjacent"


def test_crossing_must_fit_the_ground() -> None:
    assert refusal(position(TWO + VILLAGE + RICH), "road QUA>STO paved") == "wrong_crossing"


def test_barn_and_lumber_mill_joined_by_a_path_get_no_road_in_the_forest() -> None:
    state = position(TWO + GROWN + RICH + "red gold=60 drafts=BA1,LUM")
    state = do(state, "build BA1.2 @ MAR.6", "build LUM.9 @ BA1.6")
    assert ("BA1", "LUM") in links(state)
    assert refusal(state, "road BA1>LUM paved") == "already_linked"


def test_five_roads_are_all() -> None:
    built = " ".join(f"{a}/bridge/red" for a in ("QUA>STO", "QUA>BA1", "PO2>DAI", "COW>STO", "COW>FRR"))
    state = position(TWO + VILLAGE + RICH + "roads " + built)
    assert roads_left(state, 0) == 0
    assert roads_left(state, 1) == DATA.limits.roads
    assert refusal(state, "road QUA>DAI bridge") == "no_road_left"


def test_first_road_of_the_game_makes_the_planner() -> None:
    state = do(position(TWO + VILLAGE + RICH), "road QUA>STO bridge")
    assert Holding("planner", 0) in state.milestones
    state = do(do(state, "end"), "herd CHU>QUA")
    other = position(TWO + VILLAGE + RICH + "roads QUA>BA1/bridge/yellow")
    assert Holding("planner", 1) in do(other, "road QUA>STO bridge").milestones


def test_road_is_drawn_over_an_edge_of_its_kind() -> None:
    state = do(position(TWO + VILLAGE + RICH), "road QUA>STO bridge")
    spot = road_spot(state, state.roads[0])
    assert (spot.a, spot.b) == ("QUA", "STO")


# ---------------------------------------------------------------- the herd


def test_each_donkey_chooses_its_own_neighbour() -> None:
    """A12."""
    state = do(position(TWO + "red donkeys=CHU,CHU,CHU"), "herd CHU>QUA CHU>FAR")
    assert state.players[0].donkeys == ("CHU", "FAR", "QUA")


def test_herd_needs_no_villager() -> None:
    state = do(position(TWO), "produce QUA", "herd CHU>QUA")
    assert state.players[0].donkeys == ("QUA",)


def test_herd_moves_once_a_turn() -> None:
    state = do(position(TWO), "herd CHU>QUA")
    assert refusal(state, "herd QUA>CHU") == "herd_has_moved"
    assert do(do(state, "end"), "herd CHU>QUA").players[1].donkeys == ("QUA",)


def test_no_donkey_walks_two_places() -> None:
    assert refusal(position(TWO), "herd CHU>QUA QUA>CHU") == "no_donkey_there"
    state = do(position(TWO + "red donkeys=CHU,QUA"), "herd CHU>QUA QUA>CHU")
    assert state.players[0].donkeys == ("CHU", "QUA")


@pytest.mark.parametrize(
    ("command", "code"),
    [("herd FAR>CHU", "no_donkey_there"), ("herd CHU>CHU", "not_linked"), ("herd CHU>QUA CHU>FAR", "no_donkey_there")],
)
def test_herd_moves_one_link_from_where_donkeys_stand(command: str, code: str) -> None:
    assert refusal(position(TWO), command) == code


def test_herd_walks_over_roads_of_others() -> None:
    state = position(TWO + VILLAGE + "roads QUA>STO/bridge/yellow\nred donkeys=QUA")
    assert do(state, "herd QUA>STO").players[0].donkeys == ("STO",)
