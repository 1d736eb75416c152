"""Looks over the shoulder of a game in play and puts its states to the checks."""

from __future__ import annotations

from random import Random

from bot.headless import State, Step
from bot.invariants.core import Action, Table
from bot.invariants.notation import check_notation
from bot.invariants.rules import check_every_action, check_refusals, check_state, check_step
from bot.invariants.secrets import check_hidden_parts, check_sealed_play
from games.conformance.strangers import bent

#: How many actions of other states, and how many bent ones, a state has to refuse.
STRANGERS = 8


class Inspector:
    """Every step gets the checks of a step; every so many steps the state gets all the others."""

    def __init__(self, table: Table, rng: Random, *, every: int = 1, thorough_every: int = 25) -> None:
        self.table = table
        self.rng = rng
        self.every = every
        self.thorough_every = thorough_every
        self.states = 0
        self._steps = 0
        self._seen: dict[Action, None] = {}

    def begin(self, state: State) -> None:
        self._check(state, thorough=True)

    def follow(self, step: Step) -> None:
        self._steps += 1
        self._seen[step.action] = None
        check_step(self.table, step.before, step.seat, step.action, step.after)
        over = not self.table.game.waiting_on(step.after)
        thorough = over or self._steps % self.thorough_every == 0
        if thorough or self._steps % self.every == 0:
            self._check(step.after, thorough=thorough)

    def _check(self, state: State, *, thorough: bool) -> None:
        self.states += 1
        check_state(self.table, state)
        if thorough:
            check_every_action(self.table, state)
            check_refusals(self.table, state, self._strangers(state))
            check_hidden_parts(self.table, state, self.rng)
            check_sealed_play(self.table, state, self.rng)
            check_notation(self.table, state)

    def _strangers(self, state: State) -> list[Action]:
        game = self.table.game
        seen = list(self._seen)
        legal = [action for seat in game.waiting_on(state) for action in game.legal(state, seat)]
        elsewhere = self.rng.sample(seen, min(STRANGERS, len(seen)))
        own = self.rng.sample(legal, min(STRANGERS, len(legal)))
        return [*elsewhere, *own, *bent(game.Action, [*elsewhere, *own], self.rng, STRANGERS)]
