"""Games without a table: played from set-up to the end in memory, by computer opponents or at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from games.first_edition import AnyGame, Level, Seat

State = Any
Action = Any
#: Picks an action for a seat, given the full state. What it makes of it is its own affair.
Choose = Callable[[State, Seat], Action]

#: No game comes near this many steps; one that does has no end.
LONGEST_GAME = 20_000


class Endless(Exception):
    """A game went on beyond ``LONGEST_GAME`` steps."""


class Step(Struct, frozen=True):
    before: State
    seat: Seat
    action: Action
    after: State


def play(game: AnyGame, state: State, choose: Choose, rng: Random) -> Iterator[Step]:
    """Every step from the given state to the end. Where play is simultaneous the generator draws who acts next."""
    for _ in range(LONGEST_GAME):
        waiting = game.waiting_on(state)
        if not waiting:
            return
        seat = rng.choice(waiting)
        action = choose(state, seat)
        after = game.apply(state, seat, action)
        yield Step(state, seat, action, after)
        state = after
    raise Endless(game.slug)


def at_random(game: AnyGame, rng: Random) -> Choose:
    return lambda state, seat: rng.choice(game.legal(state, seat))


def by_computer(game: AnyGame, levels: Sequence[Level], rngs: Sequence[Random]) -> Choose:
    """Every seat has its level and a generator of its own, so what one draws never changes another's play."""

    def choose(state: State, seat: Seat) -> Action:
        return game.ai.choose(game.view(state, seat), seat, levels[seat], rngs[seat])

    return choose


def seat_rngs(seats: int, seed: int) -> tuple[Random, ...]:
    return tuple(Random(f"{seed}/seat {seat}") for seat in range(seats))
