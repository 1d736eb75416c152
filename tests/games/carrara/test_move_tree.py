"""How many ways lead on from a position: numbers that change with any rule about what is legal or what is drawn."""

from __future__ import annotations

import pytest

from games.carrara.setup import new
from games.carrara.state import Options, State
from games.carrara.turn import apply, legal, waiting_on
from tests.games.carrara.tables import player, position


def leaves(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(
        leaves(apply(state, seat, action), depth - 1) for seat in waiting_on(state) for action in legal(state, seat)
    )


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(1, [5, 108, 478, 5838]), (2, [5, 108, 498, 1758]), (4, [5, 114, 522, 1806])],
)
def test_start_of_a_game(seats: int, counts: list[int]) -> None:
    state = new(seats, Options(), seed=42)

    assert [leaves(state, depth) for depth in range(1, 5)] == counts


def test_middle_of_a_game() -> None:
    own = player(
        "WYYRGBK", coins=21, objects="1 1 1 0 0 0", built="LIV CAS3 PIS VIL2 POR2 MAS BIB1 CAT1 PAL1", scored="BIB"
    )
    other = player("RRGB", coins=8, built="LUC CAS2 VIL1 LER POR1", scored="VIL")
    state = position(own, other, wheel="WY/RB/-/GK/B/KK", bag="WWYYRRGGBBKK", stack="BIB3 CAT3", closed="LUC=2")

    assert [leaves(state, depth) for depth in range(1, 4)] == [278, 1960, 15296]
