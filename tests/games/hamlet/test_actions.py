"""What villagers and donkeys do: one test a building, trade tile and order; building has tests of its own."""

from __future__ import annotations

import pytest

from games.hamlet.effects import markers_left
from games.hamlet.setup import new
from games.hamlet.state import Holding, Offer, Options, Token
from tests.games.hamlet.table import GROWN, JOINED, RICH, THREE, TWO, do, last_trade, played, position, refusal, stock

# ---------------------------------------------------------------- production and processing

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


def test_markers_left_for_goods() -> None:
    state = do(position(TWO + RICH + "red drafts=SAW"), "build SAW.6 @ MAR.6", "process SAW 1")
    assert markers_left(state, 0) == {"flour": 2, "milk": 2, "brick": 2, "timber": 1}
    assert markers_left(state, 1)["timber"] == 2


# ---------------------------------------------------------------- the town hall

EXAMPLE = TWO + "red gold=10 villagers=CHU,CHU\nyellow drafts=SWO,SMO\nrow SAW+2 STO+2 FLO DAI\nbag SHR TRA PO1 PO2\n"


def test_buying_a_draft_with_gold_on_it() -> None:
    state = do(position(EXAMPLE), "town buy 2")
    assert state.players[0].gold == 11
    assert state.players[0].drafts == ("STO",)
    assert state.row == (Offer("SAW", 3), Offer("FLO"), Offer("DAI"), Offer("SHR"))


def test_hiring_in_the_same_action() -> None:
    state = do(position(EXAMPLE), "town buy 2 hire V D@FAR")
    player = state.players[0]
    assert player.gold == 1
    assert [(villager.at, villager.ready) for villager in player.villagers].count(("CHU", False)) == 1
    assert len(player.villagers) == 3
    assert player.donkeys == ("CHU", "FAR")
    assert player.ready == 1


@pytest.mark.parametrize(("slot", "cost"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_each_slot_costs_one_gold_for_every_tile_further_left(slot: int, cost: int) -> None:
    state = do(position(TWO + "red gold=3\nrow SAW STO FLO DAI"), f"town buy {slot}")
    assert state.players[0].gold == 3 - cost
    assert [offer.gold for offer in state.row] == [1] * cost + [0] * (4 - cost)


#: Five times somebody bought a draft further right.
GILDED = "red drafts=PO1,PO2\nyellow drafts=SWO,SMO,TRA\nrow SAW+5 STO+5\n"


def test_gold_on_the_draft_cannot_pay_for_it() -> None:
    """A4."""
    assert refusal(position(TWO + GILDED + "red gold=0"), "town buy 2") == "cannot_pay"


def test_gold_on_the_draft_may_pay_for_workers() -> None:
    state = do(position(TWO + GILDED + "red gold=1"), "town buy 2 hire V")
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
    assert refusal(position(text + f"\nred gold={price - 1}"), "town hire V") == "cannot_pay"


def test_four_villagers_are_all() -> None:
    assert refusal(position(TWO + "red gold=50 villagers=CHU,CHU,CHU,CHU"), "town hire V") == "all_villagers_hired"


def test_six_donkeys_are_all() -> None:
    state = do(position(TWO + "red gold=50"), "town hire D@CHU D@QUA D@QUA D@MAR D@TOW")
    assert state.players[0].gold == 35
    assert refusal(state, "town hire D@CHU") == "all_donkeys_hired"


def test_new_donkey_goes_to_the_network_only() -> None:
    state = do(position(TWO + "red gold=50 villagers=CHU,CHU drafts=PO2"), "build PO2.1 @ CHU.8")
    assert refusal(state, "town hire D@PO2") == "not_in_network"
    assert refusal(state, "town hire D@SAW") == "no_such_place"


def test_new_villager_is_ready_next_turn() -> None:
    state = do(position(TWO + "red gold=5"), "town hire V")
    assert refusal(state, "produce QUA") == "no_villager_left"
    state = do(do(state, "end"), "end")
    assert state.players[0].ready == 2


def test_new_donkey_works_at_once_and_joins_the_herd() -> None:
    """A6."""
    state = do(position(TWO + "red gold=5"), "town hire D@FAR", "herd FAR>CHU")
    assert state.players[0].donkeys == ("CHU", "CHU")


def test_hiring_goes_on_directly_after_the_purchase() -> None:
    state = do(position(EXAMPLE), "town buy 2", "town hire D@CHU", "town hire D@CHU")
    assert state.players[0].ready == 1


@pytest.mark.parametrize(("between", "left"), [("herd CHU>QUA", 1), ("produce QUA", 0)])
def test_hiring_after_something_else_takes_a_new_villager(between: str, left: int) -> None:
    state = position(TWO + "red gold=20 villagers=CHU,CHU,CHU\nrow SAW")
    state = do(state, "town buy 1", between, "town hire D@CHU")
    assert state.players[0].ready == left


def test_buying_again_takes_a_new_villager() -> None:
    state = do(position(EXAMPLE), "town buy 1", "town buy 1")
    assert state.players[0].ready == 0


def test_purchase_that_draws_a_tile_cannot_be_taken_back() -> None:
    assert not played(position(EXAMPLE), "town buy 2").can_take_back(0)


def test_purchase_with_an_empty_bag_can_be_taken_back() -> None:
    before = position(EXAMPLE + "bag")
    assert played(before, "town buy 2").take_back(0).position(0) == before


# ---------------------------------------------------------------- the market

#: Raw and one good of each kind within reach of the market.
STOCKED = """
red gold=0 villagers=CHU,CHU,CHU donkeys=CHU,QUA,BA1,BA2,DAI
village CHU/0/0,0 WOO/4/-6,3 QUA/5/-4,4 FAR/3/2,4 MAR/0/2,1 TOW/0/3,-3 BA1/3/-4,7 STO/2/-4,8 COW/5/-10,8 BA2/3/-3,8 DAI/4/-3,9 SAW/3/-2,12 FLO/1/6,2
roads QUA>BA1/bridge/red
stock QUA:stone*3 WOO:wood*3 FAR:wheat*3 STO:brick(yellow!) DAI:milk(yellow!) SAW:timber(yellow!) FLO:flour(yellow!)
milestones miller=yellow herder=yellow mason=yellow carpenter=yellow planner
"""  # noqa: E501


@pytest.mark.parametrize(
    ("trade", "consumed", "points", "gold"),
    [
        ("T1A", ["wheat", "wood", "wood"], 1, 1),
        ("T1B", ["stone", "stone", "wheat"], 1, 1),
        ("T1C", ["milk"], 1, 2),
        ("T1D", ["flour"], 1, 2),
        ("T2A", ["brick", "wood"], 2, 2),
        ("T2B", ["stone", "timber"], 2, 2),
        ("T2C", ["milk", "wheat"], 2, 2),
        ("T2D", ["flour", "wood"], 2, 2),
        ("T3A", ["brick", "timber"], 3, 3),
        ("T3B", ["flour", "milk"], 3, 3),
        ("T3C", ["flour", "timber"], 3, 3),
        ("T3D", ["brick", "milk"], 3, 3),
    ],
)
def test_trade_tile(trade: str, consumed: list[str], points: int, gold: int) -> None:
    before = position(TWO + STOCKED + last_trade(trade) + "turn 9 red")
    after = do(before, f"sell {trade}")
    left = [token.kind for token in after.tokens]
    assert sorted(kind for kind in (token.kind for token in before.tokens)) == sorted(left + consumed)
    assert (after.players[0].points, after.players[0].gold) == (points, gold)
    assert after.players[0].trades == (trade,)
    assert after.open_trades == ()


def test_market_is_filled_from_the_stack() -> None:
    turn = played(position(TWO + "stock WOO:wood*2 FAR:wheat\nmarket T1A T1B T1C\ntrades T1D T2A T2B T3A"), "sell T1A")
    assert turn.position(0).open_trades == ("T1B", "T1C", "T1D")
    assert turn.position(0).trade_stack == ("T2A", "T2B", "T3A")
    assert not turn.can_take_back(0)


def test_sale_with_an_empty_stack_can_be_taken_back() -> None:
    turn = played(
        position(TWO + "stock WOO:wood*2 FAR:wheat\nyellow trades=T1B,T1C,T1D,T2B\nmarket T1A T2A T3A"), "sell T1A"
    )
    assert turn.position(0).open_trades == ("T2A", "T3A")
    assert turn.can_take_back(0)


def test_only_open_tiles_are_sold() -> None:
    assert refusal(position(TWO + "market T1A T1C T1D\ntrades T1B T2A T2B T3A"), "sell T1B") == "trade_not_open"


def test_sale_pays_the_owner_of_the_good() -> None:
    before = position(TWO + STOCKED + last_trade("T3A") + "turn 9 red\nyellow gold=0")
    yellow = do(before, "sell T3A").players[1]
    assert (yellow.gold, yellow.points - before.players[1].points) == (4, 4)


@pytest.mark.parametrize(("seats", "left"), [(1, 7), (2, 7), (3, 9), (4, 10)])
def test_tiles_put_back_depend_on_the_players(seats: int, left: int) -> None:
    state = position(f"hamlet {seats} standard journeyman")
    assert len(state.open_trades + state.trade_stack) == left
    assert [trade[1] for trade in state.open_trades] == ["1", "1", "1"]


# ---------------------------------------------------------------- the church


@pytest.mark.parametrize(
    ("order", "gold", "points"),
    [("A", 10, 6), ("B", 15, 4), ("C", 15, 4), ("D", 3, 6)],
)
def test_order_of_the_small_church(order: str, gold: int, points: int) -> None:
    state = do(position(TWO + RICH + f"red gold={gold}"), f"order {order}")
    assert (state.players[0].gold, state.players[0].points) == (0, points)
    assert Holding(order, 0) in state.orders
    assert refusal(position(TWO + RICH + f"red gold={gold - 1}"), f"order {order}") == "cannot_pay"


@pytest.mark.parametrize(
    ("order", "gold", "points"),
    [("A", 10, 6), ("B", 12, 4), ("C", 12, 4), ("D", 2, 6), ("E", 16, 6)],
)
def test_order_of_the_large_church(order: str, gold: int, points: int) -> None:
    state = do(position(THREE + RICH + f"red gold={gold}"), f"order {order}")
    assert (state.players[0].gold, state.players[0].points) == (0, points)
    assert refusal(position(THREE + RICH + f"red gold={gold - 1}"), f"order {order}") == "cannot_pay"


def test_order_of_ten_raw_takes_any_mix() -> None:
    state = do(position(TWO + RICH), "order D pay QUA:stone*3 WOO:wood*3 FAR:wheat*3 MAR:wood")
    assert state.tokens == ()
    assert state.players[0].gold == 37


def test_each_order_is_fulfilled_once() -> None:
    state = do(position(TWO + RICH), "order A")
    assert refusal(state, "order A") == "order_not_open"


def test_small_church_has_no_fifth_order() -> None:
    assert refusal(position(TWO + RICH), "order E") == "order_not_open"


@pytest.mark.parametrize(("seats", "orders"), [(1, "ABCD"), (2, "ABCD"), (3, "ABCDE"), (4, "ABCDE")])
def test_orders_at_the_table(seats: int, orders: str) -> None:
    state = new(seats, Options(), seed=1)
    assert "".join(order.id for order in state.orders) == orders


def test_begging_brings_one_gold_when_all_three_start_buildings_are_full() -> None:
    state = do(position(TWO + RICH), "beg")
    assert state.players[0].gold == 41


@pytest.mark.parametrize("missing", ["QUA:stone*2", "WOO:wood*2", "FAR:wheat*2"])
def test_no_begging_while_one_of_them_has_room(missing: str) -> None:
    full = {"QUA": "QUA:stone*3", "WOO": "WOO:wood*3", "FAR": "FAR:wheat*3"} | {missing[:3]: missing}
    assert refusal(position(TWO + "stock " + " ".join(full.values())), "beg") == "not_all_full"


def test_empty_barn_does_not_forbid_begging() -> None:
    """A7."""
    state = do(position(TWO + GROWN + RICH + "red drafts=BA1"), "build BA1.2 @ MAR.6", "beg")
    assert state.players[0].gold == 38


def test_finished_church_still_lets_beg() -> None:
    """A11."""
    state = position(TWO + RICH + "orders A=red B=red C=yellow D=yellow")
    assert do(state, "beg").players[0].gold == 41
    assert refusal(state, "order A") == "order_not_open"
