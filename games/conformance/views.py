"""Promises about what people get to see: views, what happened, the result. What is hidden never changes them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

from games.conformance.promises import Table, check_code, hold, survives
from games.conformance.redealing import redealt, shows_a_seed
from games.core import Answers, End, Event, Question, Result, Seat, TakeBack, decode_state, ranked
from games.selfplay import Step
from games.turns import AnyTurn, told

State = Any

# --- views ------------------------------------------------------------------------------------------------------------


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


# --- what happened, and the result, in codes --------------------------------------------------------------------------


def check_telling(table: Table, step: Step[Any, Any]) -> None:
    """Everybody is told about a step in codes; the seat that made a move hears about it right away."""
    for reader in table.viewers:
        events = tuple(told(step.before, step.after, reader))
        for event in events:
            _check_event(table, event)
        if step.seat == reader and not isinstance(step.move, End | TakeBack):
            hold(events != (), "a move says what it did", step.seat, step.move)
        again = tuple(told(step.before, step.after, reader))
        hold(events == again, "the same step is told the same way", reader, step.move)


def _check_event(table: Table, event: Event) -> None:
    seats: tuple[Seat | None, ...] = table.viewers
    hold(isinstance(event, Event) and event.seat in seats, "an event is about a seat of this table or nobody", event)
    check_code(event.code, event.params, event)


def check_result(seats: int, result: Result) -> None:
    scores = result.seats
    hold([score.seat for score in scores] == list(range(seats)), "every seat has one score, in order", result)
    keys = [(score.total, score.tie_breaks) for score in scores]
    hold([score.rank for score in scores] == ranked(keys), "ranks follow totals and tie-breaks", result)
    for score in scores:
        hold(score.total == sum(line.points for line in score.lines), "the lines add up to the total", score)
        for line in score.lines:
            check_code(line.code, line.detail, score)
    hold((result.verdict is not None) == (seats == 1), "a solo game, and no other, has a verdict", result)
    if result.verdict is not None:
        check_code(result.verdict.code, result.verdict.params, result)
