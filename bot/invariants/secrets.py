"""Promises about secrets: what a viewer may not know never changes what it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from bot.invariants.core import State, Table, hold
from games.conformance.redealing import redealt, shows_a_seed
from games.first_edition import Seal, Seat


def check_hidden_parts(table: Table, state: State, rng: Random) -> None:
    """Deal every hidden thing again, for one viewer at a time: that viewer must not notice."""
    for viewer in table.viewers:
        view = table.game.view(state, viewer)
        hold(not shows_a_seed(state, view), "no view shows the seed", viewer, view)
        other = redealt(state, view, rng)
        hold(table.game.view(other, viewer) == view, "hidden things do not change a view", viewer, state, other)


def check_sealed_play(table: Table, state: State, rng: Random, *, tries: int = 4, steps: int = 6) -> None:
    """Whatever a seat does in an open round, the others' views stay alike until the round resolves.

    The seat plays several times at random from the same state. The places it comes to while the round is open look
    the same to everybody else, and like the start, as long as the same seats are waited on.
    """
    for seat in table.game.waiting_on(state):
        alike = {table.game.waiting_on(state): [state]}
        for _ in range(tries):
            for place in _sealed_line(table, state, seat, rng, steps):
                alike.setdefault(table.game.waiting_on(place), []).append(place)
        for places in alike.values():
            _check_others_see_the_same(table, seat, places)


def _sealed_line(table: Table, state: State, seat: Seat, rng: Random, steps: int) -> Iterator[State]:
    game, epoch = table.game, table.game.epoch(state)
    for _ in range(steps):
        legal = [action for action in game.legal(state, seat) if game.seal(action) is not Seal.OPEN]
        if not legal:
            return
        state = game.apply(state, seat, rng.choice(legal))
        if game.epoch(state) != epoch:
            return
        yield state


def _check_others_see_the_same(table: Table, seat: Seat, places: list[State]) -> None:
    for viewer in table.viewers:
        if viewer != seat:
            for one, other in pairwise(table.game.view(place, viewer) for place in places):
                hold(one == other, "sealed play shows to nobody else", seat, viewer, one, other)
