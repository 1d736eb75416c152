"""Promises about telling: what a reader hears is made of codes, and of what they may know."""

from __future__ import annotations

from typing import Any

from games.conformance.promises import Table, check_code, hold
from games.core import End, Event, Seat, TakeBack
from games.selfplay import Step
from games.turns import told


def check_telling(table: Table, step: Step[Any, Any]) -> None:
    """Everybody is told of a step, in codes; the seat that made a move hears of it right away."""
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
