"""Building places, one test a tile, with milestones and stacks; building roads."""

from __future__ import annotations

from collections import Counter

import pytest

from games.hamlet.data import DATA, TILES, stack_of
from games.hamlet.network import network_of
from games.hamlet.scoring import roads_left
from games.hamlet.setup import new
from games.hamlet.state import Holding, Layout, Options, Road
from tests.games.hamlet.table import EXAMPLE_VILLAGE as VILLAGE
from tests.games.hamlet.table import GROWN, RICH, TWO, do, played, position, printed_links, refusal

#: Draft and placement, what is consumed from the village, gold spent (goods are bought for 5), points.
TILES_BUILT = [
    ("SAW.6 @ MAR.6", "stone wheat wheat", 0, 4),
    ("STO.5 @ MAR.6", "wheat wheat wood", 0, 4),
    ("FLO.6 @ MAR.5", "stone stone wood", 0, 4),
    ("DAI.2 @ MAR.6", "stone wood wood", 0, 4),
    ("SHR.2 @ MAR.1", "stone wheat", 0, 3),
    ("TRA.6 @ MAR.1", "wheat wood", 0, 3),
    ("PO1.1 @ MAR.3", "wood", 0, 2),
    ("PO2.1 @ MAR.3", "stone", 0, 2),
    ("SWO.4 @ MAR.1", "wood", 0, 2),
    ("SMO.1 @ MAR.3", "stone", 0, 2),
    ("LUM.9 @ MAR.6", "stone stone", 5, 5),
    ("MAS.2 @ MAR.5", "wood wood", 5, 5),
    ("WIN.4 @ MAR.6", "stone stone", 5, 5),
    ("COW.6 @ MAR.5", "wood wood", 5, 5),
    ("BA1.2 @ MAR.6", "", 3, 4),
    ("BA2.3 @ MAR.6", "", 3, 4),
    ("WAR.2 @ MAR.6", "stone stone", 5, 5),
    ("FRR.5 @ MAR.6", "wood", 5, 3),
    ("LMO.1 @ MAR.3", "stone", 5, 3),
    ("LWO.4 @ MAR.1", "wood", 5, 3),
    ("STA.6 @ MAR.5", "wheat", 5, 3),
    ("SQU.2 @ MAR.6", "stone", 5, 3),
    ("TAV.4 @ MAR.6", "wheat", 5, 3),
    ("MON.2 @ MAR.6", "stone stone", 5, 4),
    ("OU1.5 @ MAR.6", "stone wheat wood", 0, 3),
    ("OU2.5 @ MAR.6", "stone wheat wood", 0, 3),
]


#: The tiles of the first bag are there from the start; the others once their stack has been opened.
CONTEXT = dict.fromkeys(stack_of("bag"), "")


@pytest.mark.parametrize(("way", "consumed", "gold", "points"), TILES_BUILT, ids=[row[0][:3] for row in TILES_BUILT])
def test_tile_costs_and_brings_what_is_printed(way: str, consumed: str, gold: int, points: int) -> None:
    code = way[:3]
    before = position(TWO + CONTEXT.get(code, GROWN) + RICH + f"red drafts={code}")
    after = do(before, f"build {way}")
    spent = Counter(token.kind for token in before.tokens) - Counter(token.kind for token in after.tokens)
    assert sorted(spent.elements()) == consumed.split()
    assert len(after.tokens) == len(before.tokens) - spent.total()
    assert (40 - after.players[0].gold, after.players[0].points) == (gold, points)
    assert after.players[0].drafts == ()
    assert after.places[-1].flag == {"site": 0}.get(TILES[code].kind)


def test_every_tile_that_can_be_built_is_tested() -> None:
    assert sorted(row[0][:3] for row in TILES_BUILT) == sorted(c for c, tile in TILES.items() if tile.stack != "start")


# ---------------------------------------------------------------- where


def test_villager_must_stand_where_the_tile_touches() -> None:
    state = position(TWO + RICH + "red drafts=PO2")
    assert refusal(state, "build PO2.1 @ PO2.1") == "no_such_place"
    assert refusal(state, "build PO2.1 @ QUA.7") == "no_such_segment"
    assert refusal(state, "build PO2.7 @ CHU.8") == "no_such_segment"


def test_villager_cannot_stand_outside_the_network() -> None:
    state = do(position(TWO + RICH + "red drafts=PO2,SMO"), "build PO2.1 @ CHU.8")
    assert refusal(state, "build SMO.1 @ PO2.1") == "not_in_network"


@pytest.mark.parametrize(
    ("way", "code"),
    [("SAW.3 @ MAR.6", "overlap"), ("STO.3 @ QUA.5", "path_mismatch")],
)
def test_illegal_placement_is_refused_with_its_reason(way: str, code: str) -> None:
    assert refusal(position(TWO + RICH + f"red drafts={way[:3]}"), f"build {way}") == code


def test_only_own_drafts_are_built() -> None:
    state = position(TWO + RICH + "yellow drafts=PO2")
    assert refusal(state, "build PO2.1 @ CHU.8") == "not_your_draft"


@pytest.mark.parametrize("name", ["PO2.1 @ CHU.8", "PO2.4 @ CHU.8", "PO2.6 @ CHU.8"])
def test_every_name_of_a_placement_lays_the_same_picture(name: str) -> None:
    state = do(position(TWO + RICH + "red drafts=PO2"), f"build {name}")
    assert (state.places[-1].rot, state.places[-1].at) == (0, (-2, 4))


def test_placement_at_a_path_joins_the_network() -> None:
    state = do(position(TWO + RICH + "red drafts=SAW"), "build SAW.6 @ MAR.6")
    assert network_of(state).neighbours_of("SAW") == ("MAR",)


def test_cost_must_reach_the_place_stood_on() -> None:
    state = position(TWO + RICH + "red gold=0 drafts=PO2 donkeys=FAR")
    assert refusal(state, "build PO2.1 @ TOW.1") == "cannot_pay"
    assert do(state, "build PO2.1 @ CHU.8").players[0].points == 2


# ---------------------------------------------------------------- milestones

FIRST = [
    ("FLO.6 @ MAR.5", "miller", "flour"),
    ("DAI.2 @ MAR.6", "herder", "milk"),
    ("STO.5 @ MAR.6", "mason", "brick"),
    ("SAW.6 @ MAR.6", "carpenter", "timber"),
]


@pytest.mark.parametrize(("way", "milestone", "good"), FIRST)
def test_first_building_for_a_good_takes_milestone_and_opens_its_stack(way: str, milestone: str, good: str) -> None:
    before = position(TWO + RICH + f"red drafts={way[:3]}\nbag PO1")
    after = do(before, f"build {way}")
    assert Holding(milestone, 0) in after.milestones
    assert sorted(after.bag) == sorted(("PO1", *stack_of(good)))
    assert good not in after.stacks


#: Yellow's sawmill has opened the stack with the master stonemason, or the stonemason that with the lumber mill.
_START = "village CHU/0/0,0 WOO/4/-6,3 QUA/5/-4,4 FAR/3/2,4 MAR/0/2,1 TOW/0/3,-3"
SAWMILL = f"{_START} SAW/3/1,0\nmilestones miller herder mason carpenter=yellow planner\n"
STONEMASON = f"{_START} STO/2/2,-1\nmilestones miller herder mason=yellow carpenter planner\n"


@pytest.mark.parametrize(
    ("village", "way", "milestone", "good"),
    [(SAWMILL, "MAS.2 @ MAR.5", "mason", "brick"), (STONEMASON, "LUM.9 @ MAR.6", "carpenter", "timber")],
)
def test_building_with_two_slots_may_be_the_first_for_its_good(
    village: str, way: str, milestone: str, good: str
) -> None:
    """A10."""
    after = do(position(TWO + village + RICH + f"red drafts={way[:3]}"), f"build {way}")
    assert Holding(milestone, 0) in after.milestones
    assert good not in after.stacks
    assert set(stack_of(good)) <= set(after.bag)


def test_second_building_for_a_good_does_neither() -> None:
    before = position(TWO + GROWN + RICH + "red drafts=LUM")
    after = do(before, "build LUM.9 @ MAR.6")
    assert after.milestones == before.milestones
    assert (after.stacks, after.bag) == (before.stacks, before.bag)


def test_building_outside_the_network_still_takes_the_milestone() -> None:
    state = do(position(TWO + RICH + "red drafts=STO"), "build STO.1 @ TOW.1")
    assert "STO" not in network_of(state)
    assert Holding("mason", 0) in state.milestones


def test_short_row_is_filled_when_a_stack_enters_and_that_is_a_reveal() -> None:
    """A3."""
    turn = played(position(TWO + RICH + "red drafts=SAW\nrow PO1 PO2\nbag"), "build SAW.6 @ MAR.6")
    assert len(turn.position(0).row) == 4
    assert len(turn.position(0).bag) == 2
    assert not turn.can_take_back(0)


def test_stack_that_enters_behind_a_full_row_can_be_taken_back() -> None:
    assert played(position(TWO + RICH + "red drafts=SAW"), "build SAW.6 @ MAR.6").can_take_back(0)


def test_order_of_the_bag_after_a_stack_comes_from_the_seed() -> None:
    orders = {
        do(position(TWO + RICH + f"rng {seed} 99\nred drafts=SAW"), "build SAW.6 @ MAR.6").bag for seed in range(8)
    }
    assert len(orders) > 1


def test_start_positions_differ_by_layout() -> None:
    layouts: tuple[Layout, ...] = ("standard", "river_bend", "old_road")
    names = {new(2, Options(layout=name), seed=3).places for name in layouts}
    assert len(names) == 3
    assert all("MAR" in network_of(new(2, Options(layout="random"), seed=seed)) for seed in range(10))


# ---------------------------------------------------------------- roads


def test_bridge_over_rock_costs_two_wood() -> None:
    before = position(TWO + VILLAGE + RICH)
    state = do(before, "road QUA>STO bridge")
    assert state.roads == (Road("QUA", "STO", "bridge", 0),)
    assert [token.kind for token in state.tokens].count("wood") == 1
    assert state.players[0].points == before.players[0].points


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


def test_no_road_between_places_that_do_not_touch() -> None:
    assert refusal(position(TWO + VILLAGE + RICH), "road FAR>STO bridge") == "not_adjacent"


def test_crossing_must_fit_the_ground() -> None:
    assert refusal(position(TWO + VILLAGE + RICH), "road QUA>STO paved") == "wrong_crossing"


def test_barn_and_lumber_mill_joined_by_a_path_get_no_road_in_the_forest() -> None:
    state = position(TWO + GROWN + RICH + "red gold=60 drafts=BA1,LUM")
    state = do(state, "build BA1.2 @ MAR.6", "build LUM.9 @ BA1.6")
    assert ("BA1", "LUM") in printed_links(state)
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
