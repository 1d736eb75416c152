"""Games played to the end in memory, at random or by computer opponents."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Generic

from msgspec import Struct

from games.asking import random_move
from games.core import Level, M, S, Seat, TakeBack
from games.turns import Turn

#: Picks a move for a seat that has one to make.
Choose = Callable[[Turn[S, M], Seat], M]

#: No game comes near this many moves; one that does would never end.
LONGEST_GAME = 20_000


class Endless(Exception):
    """A game went on for too many moves."""


class Step(Struct, Generic[S, M], frozen=True, gc=False):
    """One row of a game's log, with the turn before and after it."""

    before: Turn[S, M]
    seat: Seat
    move: M | TakeBack
    after: Turn[S, M]


def play(turn: Turn[S, M], choose: Choose[S, M], rng: Random, *, longest: int = LONGEST_GAME) -> Iterator[Step[S, M]]:
    """Every step from here to the end of the game. If several seats can move, chance decides who goes next."""
    for _ in range(longest):
        waiting = turn.waiting
        if not waiting:
            return
        seat = waiting[0] if len(waiting) == 1 else rng.choice(waiting)
        move = choose(turn, seat)
        after = turn.play(seat, move)
        yield Step(turn, seat, move, after)
        turn = after
    if turn.waiting:
        raise Endless(turn.game.slug)


def at_random(rng: Random) -> Choose[S, M]:
    """The position asks the same questions as the seat's view, so there is no need to make one."""
    return lambda turn, seat: random_move(turn.game, turn.position(seat), seat, rng)


def by_computer(levels: Sequence[Level], rngs: Sequence[Random]) -> Choose[S, M]:
    """Each seat has its own level and generator, so what one draws never changes how another plays."""
    return lambda turn, seat: turn.game.choose(turn.view(seat), seat, levels[seat], rngs[seat])


def seat_rngs(seats: int, seed: int) -> tuple[Random, ...]:
    return tuple(Random(f"{seed}/seat {seat}") for seat in range(seats))
