"""Promises about views: they show what everybody may know, and what is hidden never changes them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

from games.conformance.promises import Table, hold, survives
from games.conformance.redealing import redealt, shows_a_seed
from games.core import Answers, Question, Seat, decode_state
from games.turns import AnyTurn

State = Any


def check_views(table: Table, turn: AnyTurn) -> None:
    for state, viewer in _looks(table, turn):
        _check_view(table, state, viewer)


def _looks(table: Table, turn: AnyTurn) -> Iterator[tuple[State, Seat | None]]:
    """Everybody looks at the base; the seat itself, and the others in the end, also at the seat's own position."""
    for viewer in table.viewers:
        yield turn.base, viewer
    for seat in turn.positions:
        for viewer in {seat, (seat + 1) % table.seats, None}:
            yield turn.position(seat), viewer


def _check_view(table: Table, state: State, viewer: Seat | None) -> None:
    game = table.game
    view = game.view(state, viewer)
    hold(game.view(view, viewer) == view, "the view of a view is that view", viewer, view)
    hold(game.view(view, None) == game.view(state, None), "a seat knows what spectators know", viewer, view)
    hold(survives(view, partial(decode_state, game)), "decode(encode(view)) == view", viewer, view)
    hold(game.waiting_on(view) == game.waiting_on(state), "everybody sees who is waited on", viewer, view)
    hold(game.result(view) == game.result(state), "everybody sees the result", viewer, view)


def check_hidden_parts(table: Table, turn: AnyTurn, rng: Random) -> None:
    """Deal whatever is hidden again, for one viewer at a time: neither their view nor their questions may change."""
    game = table.game
    for state, viewer in _looks(table, turn):
        view = game.view(state, viewer)
        hold(not shows_a_seed(state, view), "no view shows the seed", viewer, view)
        other = redealt(state, view, rng)
        hold(game.view(other, viewer) == view, "hidden things don't change a view", viewer, state, other)
        if viewer in turn.waiting and state is turn.position(viewer):
            _check_same_questions(table, view, other, viewer, rng)


def _check_same_questions(table: Table, view: State, other: State, seat: Seat, rng: Random) -> None:
    answers: Answers = ()
    while True:
        then = table.game.ask(view, seat, answers)
        same = table.game.ask(other, seat, answers) == then
        hold(same, "hidden things don't change a question", seat, answers, other)
        if not isinstance(then, Question):
            return
        answers = (*answers, rng.choice(then.answers).id)
