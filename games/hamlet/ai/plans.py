"""Weighing ideas: one move at a time, or whole turns."""

from __future__ import annotations

from msgspec.structs import replace

from games.hamlet.actions import perform
from games.hamlet.ai.estimate import Weights, margin
from games.hamlet.ai.ideas import ideas
from games.hamlet.state import Action, State

#: A move and how many points better the seat would stand after it.
Weighed = tuple[float, Action]


def one_move(state: State, weights: Weights, placements: int) -> list[Weighed]:
    """Every idea, weighed by the position right after it."""
    seat, start = state.active, _blind(state)
    now = margin(start, seat, weights)
    return [(margin(perform(start, move), seat, weights) - now, move) for move in ideas(start, placements)]


def whole_turn(state: State, weights: Weights, placements: int, width: int, looks: int) -> list[Weighed]:
    """Every idea for the next move, weighed by the best end of the turn that was found behind it.

    After each move only the most promising positions are followed further, and after so many looks none.
    """
    seat, start = state.active, _blind(state)
    now = margin(start, seat, weights)
    best: dict[Action, float] = {}
    front: list[tuple[float, State, Action | None]] = [(now, start, None)]
    while front and looks > 0:
        reached: dict[State, tuple[float, State, Action | None]] = {}
        for _, position, first in front:
            for move in ideas(position, placements):
                after = _as_known(start, perform(position, move))
                if after not in reached:
                    looks -= 1
                    reached[after] = (margin(after, seat, weights), after, first or move)
        for value, _, first in reached.values():
            if first is not None:
                best[first] = max(best.get(first, value), value)
        front = sorted(reached.values(), key=lambda found: -found[0])[:width]
    return [(value - now, move) for move, value in best.items()]


def _blind(state: State) -> State:
    """The position with nothing left to draw, so that no plan counts on a tile nobody has seen."""
    return replace(state, bag=(), trade_stack=())


def _as_known(start: State, after: State) -> State:
    """The position without the tiles a stack would bring into the row."""
    known = {offer.tile for offer in start.row}
    row = tuple(offer for offer in after.row if offer.tile in known)
    return replace(after, bag=(), row=row)
