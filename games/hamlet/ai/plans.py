"""Weighing ideas: one deed at a time, or whole turns."""

from __future__ import annotations

from msgspec.structs import replace

from games.hamlet.ai.estimate import Weights, margin
from games.hamlet.ai.ideas import ideas
from games.hamlet.deeds import perform
from games.hamlet.state import Deed, News, State

#: A deed and how many points better the seat would stand after it.
Weighed = tuple[float, Deed]


def one_deed(state: State, weights: Weights, placements: int) -> list[Weighed]:
    """Every idea, weighed by the position right after it."""
    seat, start = state.active, _blind(state)
    now = margin(start, seat, weights)
    return [(margin(perform(start, deed), seat, weights) - now, deed) for deed in ideas(start, placements)]


def whole_turn(state: State, weights: Weights, placements: int, width: int, looks: int) -> list[Weighed]:
    """Every idea for the next deed, weighed by the best end of the turn that was found behind it.

    After each deed only the most promising positions are followed further, and after so many looks none.
    """
    seat, start = state.active, _blind(state)
    now = margin(start, seat, weights)
    best: dict[Deed, float] = {}
    front: list[tuple[float, State, Deed | None]] = [(now, start, None)]
    while front and looks > 0:
        reached: dict[State, tuple[float, State, Deed | None]] = {}
        for _, position, first in front:
            for deed in ideas(position, placements):
                after = _as_known(start, perform(position, deed))
                if after not in reached:
                    looks -= 1
                    reached[after] = (margin(after, seat, weights), after, first or deed)
        for value, _, first in reached.values():
            if first is not None:
                best[first] = max(best.get(first, value), value)
        front = sorted(reached.values(), key=lambda found: -found[0])[:width]
    return [(value - now, deed) for deed, value in best.items()]


def _blind(state: State) -> State:
    """The position with nothing left to draw, so that no plan counts on a tile nobody has seen."""
    return replace(state, bag=(), trade_stack=(), news=(News(),) * len(state.players))


def _as_known(start: State, after: State) -> State:
    """The position without the tiles a stack would bring into the row, and without news, so that equals are equal."""
    known = {offer.tile for offer in start.row}
    row = tuple(offer for offer in after.row if offer.tile in known)
    return replace(after, bag=(), row=row, rng=start.rng, news=start.news)
