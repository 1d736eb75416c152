"""Promises about what people read, made of codes: what happened, and the result."""

from __future__ import annotations

from typing import Any

from games.conformance.promises import Table, check_code, hold
from games.core import End, Event, Result, Seat, TakeBack, ranked
from games.selfplay import Step
from games.turns import told


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
