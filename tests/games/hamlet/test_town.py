"""The town hall: drafts and workers."""

from __future__ import annotations

import pytest

from games.hamlet.state import Offer
from tests.games.hamlet.table import TWO, do, played, position, refusal

EXAMPLE = TWO + "red gold=10 villagers=CHU,CHU\nrow SAW STO+2 FLO DAI\nbag SHR TRA PO1 PO2 SWO SMO\n"


def test_buying_a_draft_with_gold_on_it() -> None:
    state = do(position(EXAMPLE), "town buy 2")
    assert state.players[0].gold == 11
    assert state.players[0].drafts == ("STO",)
    assert state.row == (Offer("SAW", 1), Offer("FLO"), Offer("DAI"), Offer("SHR"))


def test_hiring_in_the_same_action() -> None:
    state = do(position(EXAMPLE), "town buy 2 hire V D@FAR")
    player = state.players[0]
    assert player.gold == 1
    assert [(villager.at, villager.ready) for villager in player.villagers].count(("CHU", False)) == 1
    assert len(player.villagers) == 3
    assert player.donkeys == ("CHU", "FAR")
    assert sum(villager.ready for villager in player.villagers) == 1


@pytest.mark.parametrize(("slot", "cost"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_each_slot_costs_one_gold_for_every_tile_further_left(slot: int, cost: int) -> None:
    state = do(position(TWO + "red gold=3\nrow SAW STO FLO DAI"), f"town buy {slot}")
    assert state.players[0].gold == 3 - cost
    assert [offer.gold for offer in state.row] == [1] * cost + [0] * (4 - cost)


def test_gold_on_the_draft_cannot_pay_for_it() -> None:
    """A4."""
    assert refusal(position(TWO + "red gold=0\nrow SAW STO+5"), "town buy 2") == "not_enough_gold"


def test_gold_on_the_draft_may_pay_for_workers() -> None:
    state = do(position(TWO + "red gold=1\nrow SAW STO+5"), "town buy 2 hire V")
    assert (state.players[0].gold, len(state.players[0].villagers)) == (0, 2)


def test_no_fourth_draft() -> None:
    assert refusal(position(TWO + "red drafts=SAW,STO,FLO"), "town buy 1") == "too_many_drafts"


def test_row_shrinks_when_the_bag_is_empty() -> None:
    state = do(position(TWO + "row SAW STO\nbag"), "town buy 1")
    assert state.row == (Offer("STO"),)
    assert refusal(position(TWO + "row SAW STO\nbag"), "town buy 3") == "no_such_slot"


@pytest.mark.parametrize(("villagers", "price"), [(1, 5), (2, 7), (3, 9)])
def test_each_further_villager_costs_more(villagers: int, price: int) -> None:
    text = f"{TWO}red gold={price} villagers={','.join(['CHU'] * villagers)}"
    assert do(position(text), "town hire V").players[0].gold == 0
    assert refusal(position(text + f"\nred gold={price - 1}"), "town hire V") == "not_enough_gold"


def test_four_villagers_are_all() -> None:
    assert refusal(position(TWO + "red gold=50 villagers=CHU,CHU,CHU,CHU"), "town hire V") == "all_hired"


def test_six_donkeys_are_all() -> None:
    state = do(position(TWO + "red gold=50"), "town hire D@CHU D@QUA D@QUA D@MAR D@TOW")
    assert state.players[0].gold == 35
    assert refusal(state, "town hire D@CHU") == "all_hired"


def test_new_donkey_goes_to_the_network_only() -> None:
    state = do(position(TWO + "red gold=50 villagers=CHU,CHU drafts=PO2"), "build PO2.1 @ CHU.8")
    assert refusal(state, "town hire D@PO2") == "not_in_network"
    assert refusal(state, "town hire D@SAW") == "no_such_place"


def test_new_villager_is_ready_next_turn() -> None:
    state = do(position(TWO + "red gold=5"), "town hire V")
    assert refusal(state, "produce QUA") == "no_villager_left"
    state = do(do(state, "end"), "end")
    assert sum(villager.ready for villager in state.players[0].villagers) == 2


def test_new_donkey_works_at_once_and_joins_the_herd() -> None:
    """A6."""
    state = do(position(TWO + "red gold=5"), "town hire D@FAR", "herd FAR>CHU")
    assert state.players[0].donkeys == ("CHU", "CHU")


def test_hiring_goes_on_directly_after_the_purchase() -> None:
    state = do(position(EXAMPLE), "town buy 2", "town hire D@CHU", "town hire D@CHU")
    assert sum(villager.ready for villager in state.players[0].villagers) == 1


@pytest.mark.parametrize("between", ["herd CHU>QUA", "produce QUA"])
def test_hiring_after_something_else_takes_a_new_villager(between: str) -> None:
    state = position(TWO + "red gold=20 villagers=CHU,CHU,CHU\nrow SAW")
    state = do(state, "town buy 1", between, "town hire D@CHU")
    used = 3 if between.startswith("produce") else 2
    assert sum(not villager.ready for villager in state.players[0].villagers) == used


def test_buying_again_takes_a_new_villager() -> None:
    state = do(position(EXAMPLE), "town buy 1", "town buy 1")
    assert not any(villager.ready for villager in state.players[0].villagers)


def test_purchase_that_draws_a_tile_cannot_be_taken_back() -> None:
    assert not played(position(EXAMPLE), "town buy 2").can_take_back(0)


def test_purchase_with_an_empty_bag_can_be_taken_back() -> None:
    before = position(EXAMPLE + "bag")
    assert played(before, "town buy 2").take_back(0).position(0) == before
