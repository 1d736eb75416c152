"""Production and processing."""

from __future__ import annotations

import pytest

from games.hamlet.state import Token
from tests.games.hamlet.table import GROWN, JOINED, RICH, THREE, TWO, do, position, refusal, stock

VILLAGE = JOINED + "red gold=0 villagers=CHU,CHU,CHU donkeys=CHU,QUA,BA1,STO,BA2\n"


@pytest.mark.parametrize(("code", "raw"), [("QUA", "stone"), ("WOO", "wood"), ("FAR", "wheat")])
def test_start_building_fills_all_slots_for_two_gold(code: str, raw: str) -> None:
    state = do(position(TWO + "red gold=0\nstock"), f"produce {code}")
    assert stock(state, code) == [raw] * 3
    assert (state.players[0].gold, state.players[0].points) == (2, 0)


@pytest.mark.parametrize("code", ["QUA", "WOO", "FAR"])
def test_one_empty_slot_brings_the_same_reward(code: str) -> None:
    state = do(position(TWO + "red gold=0"), f"produce {code}")
    assert state.players[0].gold == 2


@pytest.mark.parametrize("code", ["QUA", "WOO", "FAR"])
def test_full_building_cannot_produce(code: str) -> None:
    assert refusal(position(TWO + RICH), f"produce {code}") == "slots_full"


@pytest.mark.parametrize("code", ["BA1", "BA2"])
def test_barn_takes_any_mix_and_brings_two_points(code: str) -> None:
    state = do(position(TWO + VILLAGE + f"stock {code}:wheat"), f"produce {code} wood stone")
    assert sorted(stock(state, code)) == ["stone", "wheat", "wood"]
    assert (state.players[0].gold, state.players[0].points) == (0, 2)


@pytest.mark.parametrize("cubes", ["", "wood", "wood wood wood wood"])
def test_barn_is_filled_exactly(cubes: str) -> None:
    assert refusal(position(TWO + VILLAGE + "stock"), f"produce BA1 {cubes}") == "wrong_cubes"


@pytest.mark.parametrize("code", ["CHU", "MAR", "TOW", "STO"])
def test_other_places_produce_nothing(code: str) -> None:
    assert refusal(position(TWO + VILLAGE), f"produce {code}") == "makes_no_raw"


@pytest.mark.parametrize(
    ("code", "raw", "good", "most"),
    [("STO", "stone", "brick", 1), ("DAI", "wheat", "milk", 1), ("COW", "wheat", "milk", 2)],
)
def test_processing_turns_raw_into_own_goods(code: str, raw: str, good: str, most: int) -> None:
    state = position(TWO + VILLAGE + f"stock BA1:{raw}*3")
    state = do(state, f"process {code} {most}")
    assert state.tokens[-most:] == (Token(code, good, 0),) * most  # type: ignore[arg-type]
    assert stock(state, "BA1") == [raw] * (3 - most)
    assert (state.players[0].gold, state.players[0].points) == (0, 0)


@pytest.mark.parametrize(
    ("village", "draft", "way", "good", "slots", "high"),
    [
        ("", "SAW", "SAW.6 @ MAR.6", "timber", 1, True),
        ("", "STO", "STO.5 @ MAR.6", "brick", 1, True),
        ("", "FLO", "FLO.6 @ MAR.5", "flour", 1, True),
        ("", "DAI", "DAI.2 @ MAR.6", "milk", 1, True),
        (GROWN, "LUM", "LUM.9 @ MAR.6", "timber", 2, False),
        (GROWN, "MAS", "MAS.2 @ MAR.5", "brick", 2, False),
        (GROWN, "WIN", "WIN.4 @ MAR.6", "flour", 2, False),
        (GROWN, "COW", "COW.6 @ MAR.5", "milk", 2, False),
    ],
)
def test_each_processing_building_makes_its_good_on_its_slots(
    village: str, draft: str, way: str, good: str, slots: int, high: bool
) -> None:
    state = position(TWO + village + RICH + f"red gold=60 drafts={draft}")
    state = do(state, f"build {way}", f"process {draft} {slots}")
    made = [(token.kind, token.owner, token.high) for token in state.tokens if token.at == draft]
    assert made == [(good, 0, high)] * slots
    assert refusal(state, f"process {draft} 1") == "slots_full"


def test_holder_of_the_milestone_makes_high_quality_and_others_do_not() -> None:
    text = THREE + VILLAGE + "stock BA1:wheat*3\nmilestones miller herder={} mason=red carpenter planner=red"
    assert do(position(text.format("red")), "process DAI 1").tokens[-1] == Token("DAI", "milk", 0, high=True)
    assert do(position(text.format("blue")), "process DAI 1").tokens[-1] == Token("DAI", "milk", 0)


def test_no_more_goods_of_a_kind_than_own_markers() -> None:
    one_left = position(TWO + VILLAGE + "stock BA1:wheat*3 DAI:milk(red)")
    assert refusal(one_left, "process COW 2") == "no_marker_left"
    none_left = do(one_left, "process COW 1")
    assert refusal(none_left, "process COW 1") == "no_marker_left"


def test_others_goods_block_slots_but_no_markers() -> None:
    state = position(TWO + VILLAGE + "stock BA1:wheat*3 DAI:milk(yellow!)")
    assert refusal(state, "process DAI 1") == "slots_full"
    assert len(do(state, "process COW 2").tokens) == 4


def test_raw_for_processing_may_be_bought() -> None:
    """T4."""
    state = do(position(TWO + VILLAGE + "red gold=6\nstock"), "process COW 2 pay MAR:wheat*2")
    assert state.players[0].gold == 0


def test_building_outside_the_network_cannot_be_used() -> None:
    nobody = "milestones miller herder=yellow mason=yellow carpenter planner\n"
    cut_off = TWO + VILLAGE + nobody + "roads\nred donkeys=CHU\nstock"
    assert refusal(position(cut_off), "produce BA1 wood wood wood") == "not_in_network"
    assert refusal(position(cut_off + "\nred gold=9"), "process STO 1") == "not_in_network"


def test_same_building_twice_with_two_villagers() -> None:
    """A8: when its condition holds again."""
    state = position(TWO + VILLAGE + "stock QUA:stone*2")
    state = do(state, "produce QUA", "process STO 1", "produce QUA")
    assert stock(state, "QUA") == ["stone"] * 3


def test_each_villager_acts_once_a_turn() -> None:
    state = do(position(TWO), "produce QUA")
    assert refusal(state, "produce FAR") == "no_villager_left"
    assert state.players[0].villagers[0].at == "QUA"
