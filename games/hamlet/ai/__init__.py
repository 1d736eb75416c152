"""Computer opponents at three levels: they weigh one move at a time, or whole turns."""

from __future__ import annotations

from random import Random

from msgspec import Struct
from msgspec.structs import replace

from games.core import End, Level, Seat
from games.hamlet.actions import perform
from games.hamlet.ai.estimate import Weights, margin
from games.hamlet.ai.ideas import ideas
from games.hamlet.state import Action, Move, State


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
    "hard": Habit(placements=6, error=0.0, weights=Weights(prepared=0.85), width=6, looks=700),
}

#: A move that brings less than this is not worth the villager.
LEAST_GAIN = 0.05

#: A move and how many points better the seat would stand after it.
Weighed = tuple[float, Action]


def choose(view: State, seat: Seat, level: Level, rng: Random) -> Move:
    """The best idea as this level sees it, or the end of the turn when nothing brings anything."""
    habit = HABITS[level]
    weighed = (whole_turn if habit.width else one_move)(_blind(view), habit)
    if all(gain < LEAST_GAIN for gain, _ in weighed):
        return End()
    guesses = [(gain + rng.gauss(0, habit.error), move) for gain, move in weighed]
    return max(guesses, key=lambda guess: guess[0])[1]


def one_move(start: State, habit: Habit) -> list[Weighed]:
    """Every idea, weighed by the position right after it."""
    seat, weights = start.active, habit.weights
    now = margin(start, seat, weights)
    return [(margin(perform(start, move), seat, weights) - now, move) for move in ideas(start, habit.placements)]


def whole_turn(start: State, habit: Habit) -> list[Weighed]:
    """Every idea for the next move, weighed by the best end of the turn that was found behind it.

    After each move only the most promising positions are followed further, and after a while none.
    """
    seat, looks = start.active, habit.looks
    now = margin(start, seat, habit.weights)
    best: dict[Action, float] = {}
    front: list[tuple[float, State, Action | None]] = [(now, start, None)]
    while front and looks > 0:
        reached: dict[State, tuple[float, State, Action | None]] = {}
        for _, position, first in front:
            for move in ideas(position, habit.placements):
                after = _as_known(start, perform(position, move))
                if after not in reached:
                    looks -= 1
                    reached[after] = (margin(after, seat, habit.weights), after, first or move)
        for value, _, first in reached.values():
            if first is not None:
                best[first] = max(best.get(first, value), value)
        front = sorted(reached.values(), key=lambda found: -found[0])[: habit.width]
    return [(value - now, move) for move, value in best.items()]


def _blind(state: State) -> State:
    """The position with nothing left to draw, so that no plan counts on a tile nobody has seen."""
    return replace(state, bag=(), trade_stack=())


def _as_known(start: State, after: State) -> State:
    """The position without the tiles a stack would bring into the row."""
    known = {offer.tile for offer in start.row}
    row = tuple(offer for offer in after.row if offer.tile in known)
    return replace(after, bag=(), row=row)
