"""How many ways lead on from a position: numbers that change with any rule about what is legal or what is drawn."""

from __future__ import annotations

import pytest

from games import asking
from games.carrara import GAME
from games.carrara.state import Move, Options, State
from games.turns import Turn, new_game, open_turn
from tests.games.carrara.tables import player, position

DISPLAY = "VIL1 POR4 BIB2 CAS5 PAL5 CAT4 CAT2 VIL5 POR1"


def leaves(turn: Turn[State, Move], depth: int) -> int:
    if depth == 0:
        return 1
    return sum(
        leaves(turn.play(seat, move), depth - 1)
        for seat in turn.waiting
        for move in asking.moves(GAME, turn.view(seat), seat)
    )


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(1, [5, 108, 478, 5838]), (2, [5, 108, 498, 1758]), (4, [5, 114, 522, 1806])],
)
def test_start_of_a_game(seats: int, counts: list[int]) -> None:
    turn = new_game(GAME, seats, Options(), 42)

    assert [leaves(turn, depth) for depth in range(1, 5)] == counts


def test_middle_of_a_game() -> None:
    own = player(
        "WYYRGBK", coins=21, objects="1 1 1 0 0 0", built="LIV CAS3 PIS VIL2 POR2 MAS BIB1 CAT1 PAL1", scored="BIB"
    )
    other = player("RRGB", coins=8, built="LUC CAS2 VIL3 LER POR3", scored="VIL")
    state = position(
        own, other, wheel="WY/RB/-/GK/B/KK", bag="WWYYRRGGBBKK", display=DISPLAY, stack="BIB3 CAT3", closed="LUC=2"
    )
    turn = open_turn(GAME, state)

    assert [leaves(turn, depth) for depth in range(1, 4)] == [278, 1957, 15275]
