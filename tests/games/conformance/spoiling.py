"""Lantern Auction, spoilt in one place at a time: each check must notice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games.conformance import Broken, Inspector, Table
from games.conformance.notation import check_nonsense
from games.core import AnyGame
from games.selfplay import at_random, play
from games.turns import new_game
from tests.games.example_game import GAME

SEED = 7_203_614_255_519
SEEDS = range(SEED, SEED + 3)


def spoilt(**changes: Any) -> AnyGame:
    return replace(GAME, **changes)


def spoilt_notation(**changes: Any) -> AnyGame:
    return replace(GAME, notation=replace(GAME.notation, **changes))


def case(promise: str, spoil: Callable[..., AnyGame] = spoilt, **changes: Any) -> Any:
    """A parameter of a test: the game with these changes, and the promise it breaks."""
    return pytest.param(spoil(**changes), promise, id=next(iter(changes.values())).__name__)


def inspect(game: AnyGame) -> None:
    """Every turn of a few random games at every size of table, with every check."""
    for seats in game.seats:
        table = Table(game, seats)
        for seed in SEEDS:
            rng, turn = Random(seed), new_game(game, seats, game.Options(), seed)
            inspector = Inspector(table, rng, thorough_every=1)
            inspector.begin(turn)
            for step in play(turn, at_random(rng), rng, longest=100):
                inspector.follow(step)
            check_nonsense(table, turn)


def inspect_steps(game: AnyGame) -> None:
    """The steps of a random game for two, without looking ahead from its turns."""
    rng, turn = Random(SEED), new_game(game, 2, game.Options(), SEED)
    inspector = Inspector(Table(game, 2), rng, thorough_every=1000)
    for step in play(turn, at_random(rng), rng):
        inspector.follow(step)


def broken_promise(check: Callable[..., object], *given: Any) -> str:
    with pytest.raises(Broken) as broken:
        check(*given)
    return str(broken.value)
