"""Which tables the conformance suite plays at: every game, every number of seats, every mixture of options."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from games import GAMES
from games.asking import random_move
from games.conformance import Inspector, Table
from games.conformance.options import some_options
from games.core import Seat
from games.selfplay import Choose, Step
from games.turns import AnyTurn, new_game
from tests.example.rules import GAME as EXAMPLE

PLAYED = (EXAMPLE, *GAMES.values())

every_game = pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.slug)
every_table = pytest.mark.parametrize(
    "table", [Table(game, seats) for game in PLAYED for seats in game.seats], ids=lambda t: f"{t.game.slug}-{t.seats}"
)


def new_turn(table: Table, seed: int) -> AnyTurn:
    """A new game with options drawn at random."""
    return new_game(table.game, table.seats, some_options(table, Random(seed)), seed)


def follow_all(inspector: Inspector, steps: Iterable[Step[Any, Any]]) -> int:
    """Follow the steps with every check, each of which raises if a promise is broken; how many turns were checked."""
    for step in steps:
        inspector.follow(step)
    return inspector.turns


def curious(rng: Random) -> Choose[Any, Any]:
    """Plays to see much: half the time the computer's move, else whatever a random walk through the questions finds."""

    def choose(turn: AnyTurn, seat: Seat) -> Any:
        view = turn.view(seat)
        if rng.random() < 0.5:
            return turn.game.choose(view, seat, "easy", rng)
        return random_move(turn.game, view, seat, rng)

    return choose
