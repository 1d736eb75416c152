"""Thinking ahead: the promising choices are tried out in many games that could follow, and the best survive."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Generic, TypeVar

from msgspec import Struct

from games.carrara.ai.playing import play_out
from games.carrara.ai.reading import read_table
from games.carrara.ai.table import Table
from games.carrara.ai.weights import Weights
from games.carrara.state import State
from games.core import Seat

T = TypeVar("T")


class Stage(Struct, frozen=True):
    """How many choices are still in the race, and how much is tried: games for each of them, turns for all."""

    choices: int
    games: int
    turns: int


#: Turns limit the effort early on, when games are long; games limit it late, when more of them tell nothing new.
STAGES = (Stage(6, 8, 700), Stage(3, 12, 600), Stage(2, 16, 500))
ROUNDS = 45
#: A lead of so many points is almost safe.
SAFE = 7.0


def chances(
    view: State,
    seat: Seat,
    choices: Sequence[T],
    attempt: Callable[[Table, T], None],
    weights: Weights,
    rng: Random,
) -> list[tuple[float, T]]:
    """The choices that stayed in the race with how well they did, from 0 to 1, best first.

    They come most promising first. ``attempt`` does one of them on a table, up to the end of the turn.
    """
    racing = [Racer(choice) for choice in choices]
    for stage in STAGES:
        racing = sorted(racing, key=Racer.mean, reverse=True)[: stage.choices]
        if len(racing) == 1:
            break
        turns = 0
        for _ in range(stage.games):
            world, luck = read_table(view, rng), rng.random()
            for racer in racing:
                # The luck is the same for all choices, so that they are compared and not their luck.
                table = world.copy(Random(luck).random)
                attempt(table, racer.choice)
                table.turn = seat + 1
                turns += play_out(table, weights, ROUNDS)
                racer.results.append(_success(table, seat))
            if turns >= stage.turns:
                break
    return [(racer.mean(), racer.choice) for racer in sorted(racing, key=Racer.mean, reverse=True)]


class Racer(Generic[T]):
    """A choice and how the games went that began with it."""

    def __init__(self, choice: T) -> None:
        self.choice = choice
        self.results: list[float] = []

    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.0


def _success(table: Table, seat: Seat) -> float:
    """How good the end of a game is for the seat."""
    own = table.sides[seat].final()
    best = max(side.final() for other, side in enumerate(table.sides) if other != seat)
    return 1.0 / (1.0 + exp((best - own) / SAFE))
