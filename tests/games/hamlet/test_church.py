"""Church orders and begging."""

from __future__ import annotations

import pytest

from games.hamlet.setup import new
from games.hamlet.state import Holding, Options
from tests.games.hamlet.table import GROWN, RICH, THREE, TWO, do, position, refusal


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
