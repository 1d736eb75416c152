"""Looking back at a game: what a seat did at each step, and what the strongest computer would have done instead.

Everything is judged by what the seat could know then: its view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from statistics import fmean
from typing import Generic

from msgspec import Struct

from games.core import M, S, Seat, Weighed

#: The judgement of a game's contract.
Weigh = Callable[[S, Seat, Random, Sequence[M]], list[Weighed[M]]]


class Judged(Struct, Generic[M], frozen=True):
    """One move that was made, beside the best one and what the moves that came into question were worth on average."""

    own: Weighed[M]
    best: Weighed[M]
    usual: float

    @property
    def cost(self) -> float:
        """How many points the move gave away."""
        return self.best.worth - self.own.worth


def judged(weigh: Weigh[S, M], view: S, seat: Seat, move: M, luck: str) -> Judged[M]:
    """A move that a seat made when this was its view; ``luck`` is the same again for the same judgement."""
    weighed = weigh(view, seat, Random(luck), (move,))
    own = next(found for found in weighed if found.move == move)
    best = weighed[0] if weighed[0].worth > own.worth else own
    return Judged(own, best, fmean(found.worth for found in weighed))


def kept(moves: Iterable[Judged[M]]) -> float:
    """The share of the possible gain that was kept, from 0 to 1.

    The gain is counted from what the moves that came into question were worth on average, so 0 is as good as picking
    one of them blindly, and 1 is as good as the strongest computer.
    """
    moves = tuple(moves)
    possible = sum(found.best.worth - found.usual for found in moves)
    gained = sum(found.own.worth - found.usual for found in moves)
    return min(1.0, max(0.0, gained / possible)) if possible > 0 else 1.0
