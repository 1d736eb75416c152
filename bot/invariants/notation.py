"""Promises about text: actions and positions are written and read both ways."""

from __future__ import annotations

from bot.invariants.core import Action, State, Table, hold
from games.first_edition import IllegalAction

#: Longer ones do not fit a button or a line of the log.
LONGEST_ACTION = 60
NONSENSE = ("", "?", "xyzzy 17", "\N{SNOWMAN}", "-" * 100)


def check_notation(table: Table, state: State) -> None:
    for seat in table.game.waiting_on(state):
        for action in table.game.legal(state, seat):
            _check_action(table, action)
    for viewer in table.viewers:
        _check_position(table, table.game.view(state, viewer))
    _check_position(table, state)


def check_nonsense(table: Table) -> None:
    notation = table.game.notation
    for text in NONSENSE:
        for read in (notation.read_action, notation.read_position):
            try:
                meaning = read(text)
            except IllegalAction as error:
                hold(error.code == "unreadable", "nonsense is unreadable", text, error.code)
            else:
                hold(False, "nonsense is unreadable", text, meaning)


def _check_action(table: Table, action: Action) -> None:
    text = table.game.notation.write_action(action)
    hold(len(text) <= LONGEST_ACTION, f"an action takes at most {LONGEST_ACTION} characters", text)
    hold(text.isprintable(), "an action is one line of print", text)
    hold(table.game.notation.read_action(text) == action, "an action reads as it was written", text, action)


def _check_position(table: Table, state: State) -> None:
    notation = table.game.notation
    text = notation.write_position(state)
    hold(notation.write_position(notation.read_position(text)) == text, "a position reads as it was written", text)
