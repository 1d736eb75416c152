"""Follows a game move by move and runs the checks on its turns."""

from __future__ import annotations

from random import Random
from typing import Any

from games.conformance.judging import check_judgement
from games.conformance.notation import check_notation
from games.conformance.promises import Table
from games.conformance.tree import (
    MOST_LEAVES,
    Tree,
    bent,
    check_leaves,
    check_nothing_to_ask,
    check_refusals,
    check_tree,
)
from games.conformance.turns import check_foresight, check_lines, check_step, check_turn
from games.conformance.views import check_hidden_parts, check_result, check_telling, check_views
from games.core import Seat, TakeBack
from games.selfplay import Step
from games.turns import AnyTurn

#: How many moves from other turns, and how many altered ones, a turn has to refuse.
STRANGERS = 8
#: In how many of these turns a computer's judgement is asked for, too: it takes longer than all the rules.
JUDGED = 0.25


class Inspector:
    """Checks each step; every so often, it puts the whole turn through all the other checks."""

    def __init__(
        self, table: Table, rng: Random, *, every: int = 1, thorough_every: int = 25, most_leaves: int = MOST_LEAVES
    ) -> None:
        self.table = table
        self.rng = rng
        self.every = every
        self.thorough_every = thorough_every
        self.most_leaves = most_leaves
        #: How many turns have been checked.
        self.turns = 0
        self._steps = 0
        self._seen: dict[Any, None] = {}

    def begin(self, turn: AnyTurn) -> None:
        self._check(turn, thorough=True)

    def follow(self, step: Step[Any, Any]) -> None:
        self._steps += 1
        if not isinstance(step.move, TakeBack):
            self._seen[step.move] = None
        check_step(self.table, step)
        check_telling(self.table, step)
        over = not step.after.waiting
        thorough = over or self._steps % self.thorough_every == 0
        if thorough or self._steps % self.every == 0:
            self._check(step.after, thorough=thorough)

    def _check(self, turn: AnyTurn, *, thorough: bool) -> None:
        self.turns += 1
        check_turn(self.table, turn)
        check_views(self.table, turn)
        if turn.result is not None:
            check_result(self.table.seats, turn.result)
        if thorough:
            self._check_thoroughly(turn)

    def _check_thoroughly(self, turn: AnyTurn) -> None:
        table, rng = self.table, self.rng
        for seat in range(table.seats):
            if seat not in turn.waiting:
                check_nothing_to_ask(table, turn, seat)
        trees = {seat: check_tree(table, turn, seat, rng, self.most_leaves) for seat in turn.waiting}
        for seat, tree in trees.items():
            check_leaves(table, turn, seat, tree)
            check_foresight(table, turn, seat, tree, rng)
        check_refusals(table, turn, trees, self._strangers(trees))
        check_hidden_parts(table, turn, rng)
        check_lines(table, turn, rng)
        check_notation(table, turn, trees, rng)
        if trees and rng.random() < JUDGED:
            judge = rng.choice([*trees])
            check_judgement(table, turn, judge, trees[judge], rng)

    def _strangers(self, trees: dict[Seat, Tree]) -> list[Any]:
        seen, own = list(self._seen), [move for tree in trees.values() for move in tree.moves]
        elsewhere = self.rng.sample(seen, min(STRANGERS, len(seen)))
        here = self.rng.sample(own, min(STRANGERS, len(own)))
        return [*elsewhere, *here, *bent(self.table.game.Move, [*elsewhere, *here], self.rng, STRANGERS)]
