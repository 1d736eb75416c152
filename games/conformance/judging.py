"""Promises about a game's judgement of moves: what a hint and a review are made of."""

from __future__ import annotations

from math import isfinite
from random import Random

from games.conformance.promises import Table, check_code, hold, refusal
from games.conformance.tree import Tree
from games.core import Seat
from games.turns import AnyTurn

#: How many moves the judgement is asked about.
ASKED = 3


def check_judgement(table: Table, turn: AnyTurn, seat: Seat, tree: Tree, rng: Random) -> None:
    """Moves with values, best first: the hard computer's choice, what else it thinks of, and what it's asked about."""
    game, view, luck = table.game, turn.view(seat), rng.random()
    unasked = game.weigh(view, seat, Random(luck), ())
    hold(bool(unasked), "weigh finds a move", seat, view)
    chosen = game.choose(view, seat, "hard", Random(luck))
    hold(unasked[0].move == chosen, "hard does what weigh finds best", seat, chosen, unasked[0], view)
    hold(game.weigh(view, seat, Random(luck), ()) == unasked, "same view, same luck, same judgement", seat, view)
    asked = rng.sample(tree.moves, min(ASKED, len(tree.moves)))
    weighed = game.weigh(view, seat, Random(luck), asked)
    moves, worths = [found.move for found in weighed], [found.worth for found in weighed]
    hold(set(asked) <= set(moves), "what weigh is asked about it answers", seat, asked, view)
    hold(len(set(moves)) == len(moves), "no move is weighed twice", seat, view)
    hold(all(map(isfinite, worths)), "a worth is a number of points", seat, worths, view)
    hold(worths == sorted(worths, reverse=True), "weigh puts the best first", seat, worths, view)
    for found in (*unasked, *weighed):
        hold(_is_legal(turn, seat, found.move), "weigh finds legal moves", seat, found.move, view)
        points = [reason.points for reason in found.why]
        hold(points == sorted(points, reverse=True), "the most telling reason comes first", seat, found, view)
        for reason in found.why:
            check_code(reason.code, reason.params, found)


def _is_legal(turn: AnyTurn, seat: Seat, move: object) -> bool:
    return refusal(lambda: turn.game.apply(turn.position(seat), seat, move)) is None
