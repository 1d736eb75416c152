"""Computer opponents at three levels: they weigh one move at a time, or whole turns."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from games.core import End, Level, Seat, Weighed, reasons
from games.hamlet.actions import perform
from games.hamlet.ai.estimate import Weights, margin, margin_by_part
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

#: A move, how many points better the seat would stand after it, and the end of the turn that it was judged by.
Judged = tuple[float, Action, State]


def choose(view: State, seat: Seat, level: Level, rng: Random) -> Move:
    """The best idea as this level sees it, or the end of the turn when nothing brings anything."""
    habit = HABITS[level]
    judged = (whole_turn if habit.width else one_move)(_blind(view), habit)
    if all(gain < LEAST_GAIN for gain, _, _ in judged):
        return End()
    guesses = [(gain + rng.gauss(0, habit.error), move) for gain, move, _ in judged]
    return max(guesses, key=lambda guess: guess[0])[1]


def weigh(view: State, seat: Seat, rng: Random, also: Sequence[Move]) -> list[Weighed[Move]]:
    """Every idea, by the best end of the turn behind it: by how many points the seat would be ahead of the others.

    A villager left is worth ``LEAST_GAIN``, so that's what the end of the turn is worth.
    """
    start, habit = _blind(view), HABITS["hard"]
    before = margin_by_part(start, seat, habit.weights)
    now = margin(start, seat, habit.weights)
    judged = whole_turn(start, habit)
    known = {move for _, move, _ in judged}
    judged += [_played_on(start, move, habit) for move in also if not isinstance(move, End) and move not in known]
    weighed: list[Weighed[Move]] = [
        Weighed(move, now + gain, reasons(before, margin_by_part(end, seat, habit.weights)))
        for gain, move, end in judged
    ]
    weighed.append(Weighed(End(), now + LEAST_GAIN))
    return sorted(weighed, key=lambda found: -found.worth)


def _played_on(start: State, move: Action, habit: Habit) -> Judged:
    """A move that isn't an idea of its own, judged by the best end of the turn behind it, or as it stands."""
    seat, after = start.active, _as_known(start, perform(start, move))
    now, reached = margin(start, seat, habit.weights), margin(after, seat, habit.weights)
    ends = [(reached + gain, end) for gain, _, end in whole_turn(after, habit)]
    value, end = max([(reached, after), *ends], key=lambda found: found[0])
    return value - now, move, end


def one_move(start: State, habit: Habit) -> list[Judged]:
    """Every idea, judged by the position right after it."""
    seat, weights = start.active, habit.weights
    now, tried = margin(start, seat, weights), list[Judged]()
    for move in ideas(start, habit.placements):
        after = perform(start, move)
        tried.append((margin(after, seat, weights) - now, move, after))
    return tried


def whole_turn(start: State, habit: Habit) -> list[Judged]:
    """Every idea for the next move, judged by the best end of the turn that was found behind it.

    After each move only the most promising positions are followed further, and after a while none.
    """
    seat, looks = start.active, habit.looks
    now = margin(start, seat, habit.weights)
    best: dict[Action, tuple[float, State]] = {}
    front: list[tuple[float, State, Action | None]] = [(now, start, None)]
    while front and looks > 0:
        reached: dict[State, tuple[float, State, Action | None]] = {}
        for _, position, first in front:
            for move in ideas(position, habit.placements):
                after = _as_known(start, perform(position, move))
                if after not in reached:
                    looks -= 1
                    reached[after] = (margin(after, seat, habit.weights), after, first or move)
        for value, end, first in reached.values():
            if first is not None and (first not in best or value > best[first][0]):
                best[first] = value, end
        front = sorted(reached.values(), key=lambda found: -found[0])[: habit.width]
    return [(value - now, move, end) for move, (value, end) in best.items()]


def _blind(state: State) -> State:
    """The position with nothing left to draw, so that no plan counts on a tile nobody has seen."""
    return replace(state, bag=(), trade_stack=())


def _as_known(start: State, after: State) -> State:
    """The position without the tiles a stack would bring into the row."""
    known = {offer.tile for offer in start.row}
    row = tuple(offer for offer in after.row if offer.tile in known)
    return replace(after, bag=(), row=row)
