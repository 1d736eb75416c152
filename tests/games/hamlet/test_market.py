"""Sales at the market: one test a trade tile."""

from __future__ import annotations

import pytest

from tests.games.hamlet.table import TWO, do, played, position, refusal

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
    before = position(TWO + STOCKED + f"market {trade}")
    after = do(before, f"sell {trade}")
    left = [token.kind for token in after.tokens]
    assert sorted(kind for kind in (token.kind for token in before.tokens)) == sorted(left + consumed)
    assert (after.players[0].points, after.players[0].gold) == (points, gold)
    assert after.players[0].trades == (trade,)
    assert after.open_trades == ()


def test_market_is_filled_from_the_stack() -> None:
    turn = played(position(TWO + "stock WOO:wood*2 FAR:wheat\nmarket T1A T1B T1C\ntrades T1D T2A"), "sell T1A")
    assert turn.position(0).open_trades == ("T1B", "T1C", "T1D")
    assert turn.position(0).trade_stack == ("T2A",)
    assert not turn.can_take_back(0)


def test_sale_with_an_empty_stack_can_be_taken_back() -> None:
    turn = played(position(TWO + "stock WOO:wood*2 FAR:wheat\nmarket T1A T1B T1C\ntrades"), "sell T1A")
    assert turn.position(0).open_trades == ("T1B", "T1C")
    assert turn.can_take_back(0)


def test_only_open_tiles_are_sold() -> None:
    assert refusal(position(TWO + "market T1A T1C T1D\ntrades T1B"), "sell T1B") == "trade_not_open"


def test_sale_pays_the_owner_of_the_good() -> None:
    state = do(position(TWO + STOCKED + "yellow gold=0\nmarket T3A"), "sell T3A")
    assert (state.players[1].gold, state.players[1].points) == (4, 4)


@pytest.mark.parametrize(("seats", "left"), [(1, 7), (2, 7), (3, 9), (4, 10)])
def test_tiles_put_back_depend_on_the_players(seats: int, left: int) -> None:
    state = position(f"hamlet {seats} standard journeyman")
    assert len(state.open_trades + state.trade_stack) == left
    assert [trade[1] for trade in state.open_trades] == ["1", "1", "1"]
