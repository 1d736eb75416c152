"""Lantern Auction, spoilt in one place at a time: each check must notice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

import pytest

from games.conformance import Broken, Inspector, Table
from games.conformance.notation import check_nonsense
from games.core import AnyGame
from games.selfplay import at_random, play
from games.turns import new_game
from tests.example.rules import GAME
from tests.games.tables import follow_all

F = TypeVar("F", bound=Callable[..., Any])

SEED = 7_203_614_255_519
SEEDS = range(SEED, SEED + 3)


def spoilt(**changes: Any) -> AnyGame:
    return replace(GAME, **changes)


def spoilt_notation(**changes: Any) -> AnyGame:
    return replace(GAME, notation=replace(GAME.notation, **changes))


class Spoiling:
    """Collects functions that take the place of the game's own, each with the promise that breaks with it."""

    def __init__(self, spoil: Callable[..., AnyGame] = spoilt) -> None:
        self._spoil = spoil
        #: For a test with ``game`` and ``promise``.
        self.cases: list[Any] = []

    def __call__(self, promise: str, member: str, **others: Any) -> Callable[[F], F]:
        """The decorated function is this member of the game; ``others`` change with it."""

        def collect(function: F) -> F:
            game = self._spoil(**{member: function}, **others)
            self.cases.append(pytest.param(game, promise, id=function.__name__))
            return function

        return collect


def inspect(game: AnyGame) -> None:
    """Every turn of a few random games at every size of table, with every check."""
    for seats in game.seats:
        table = Table(game, seats)
        for seed in SEEDS:
            rng, turn = Random(seed), new_game(game, seats, game.Options(), seed)
            inspector = Inspector(table, rng, thorough_every=1)
            inspector.begin(turn)
            follow_all(inspector, play(turn, at_random(rng), rng, longest=100))
            check_nonsense(table, turn)


def inspect_steps(game: AnyGame) -> None:
    """The steps of a random game for two, without looking ahead from its turns."""
    rng, turn = Random(SEED), new_game(game, 2, game.Options(), SEED)
    inspector = Inspector(Table(game, 2), rng, thorough_every=1000)
    follow_all(inspector, play(turn, at_random(rng), rng))


def broken_promise(check: Callable[..., object], *given: Any) -> str:
    with pytest.raises(Broken) as broken:
        check(*given)
    return str(broken.value)
