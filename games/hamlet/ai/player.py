"""The computer opponent at three levels."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from games.core import End, Level, Seat
from games.hamlet.ai.estimate import Weights
from games.hamlet.ai.plans import Weighed, one_move, whole_turn
from games.hamlet.state import Move, State


class Habit(Struct, frozen=True):
    """How a level thinks: how many placements of a draft it tries, how far it errs, whether it plans whole turns."""

    placements: int
    error: float
    weights: Weights = Weights()
    width: int = 0
    looks: int = 0


HABITS: dict[Level, Habit] = {
    "easy": Habit(placements=2, error=2.4),
    "normal": Habit(placements=4, error=0.01),
    "hard": Habit(placements=6, error=0.0, width=6, looks=700),
}

#: A move that brings less than this is not worth the villager.
LEAST_GAIN = 0.05


def choose(view: State, seat: Seat, level: Level, rng: Random) -> Move:
    """The best idea as this level sees it, or the end of the turn when nothing brings anything."""
    habit = HABITS[level]
    ideas = _weighed(view, habit)
    if all(gain < LEAST_GAIN for gain, _ in ideas):
        return End()
    guesses = [(gain + rng.gauss(0, habit.error), move) for gain, move in ideas]
    return max(guesses, key=lambda guess: guess[0])[1]


def _weighed(view: State, habit: Habit) -> list[Weighed]:
    if habit.width:
        return whole_turn(view, habit.weights, habit.placements, habit.width, habit.looks)
    return one_move(view, habit.weights, habit.placements)
