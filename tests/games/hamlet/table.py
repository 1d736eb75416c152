"""Short words for tests: positions and commands as text."""

from __future__ import annotations

import pytest

from games.first_edition import IllegalAction
from games.hamlet.commands import steps_of
from games.hamlet.notation import read_command, read_position, read_step
from games.hamlet.state import State
from games.hamlet.turn import apply

TWO = "hamlet 2 standard journeyman\n"
THREE = "hamlet 3 standard journeyman\n"
SOLO = "hamlet 1 standard journeyman\n"

#: Everything of the market reaches every start place over an own donkey on the church; three villagers, nothing else.
RICH = "red gold=40 villagers=CHU,CHU,CHU donkeys=CHU\nstock QUA:stone*3 WOO:wood*3 FAR:wheat*3\n"


def position(text: str) -> State:
    return read_position(text)


def do(state: State, *commands: str) -> State:
    """The active seat does these deeds."""
    for command in commands:
        for deed in read_command(command):
            for step in steps_of(state, state.active, deed):
                state = apply(state, state.active, step)
    return state


def take(state: State, *steps: str) -> State:
    """The active seat takes these steps."""
    for step in steps:
        state = apply(state, state.active, read_step(step))
    return state


def refusal(state: State, command: str) -> str:
    """The code with which a command is refused."""
    with pytest.raises(IllegalAction) as refused:
        do(state, command)
    return refused.value.code


def stock(state: State, code: str) -> list[str]:
    return [token.kind for token in state.tokens if token.at == code]
