"""The text notation of Hamlet: steps, deeds and positions, both ways."""

from __future__ import annotations

from games.first_edition import Notation
from games.hamlet.command_text import (
    COLOURS,
    read_command,
    read_step,
    write_deed,
    write_deeds,
    write_payment,
    write_step,
)
from games.hamlet.position_text import read_position, write_position
from games.hamlet.state import Action, State

__all__ = [
    "COLOURS",
    "HamletNotation",
    "read_command",
    "read_position",
    "read_step",
    "write_deed",
    "write_deeds",
    "write_payment",
    "write_position",
    "write_step",
]


class HamletNotation(Notation[State, Action]):
    def write_action(self, action: Action) -> str:
        return write_step(action)

    def read_action(self, text: str) -> Action:
        return read_step(text)

    def write_position(self, state: State) -> str:
        return write_position(state)

    def read_position(self, text: str) -> State:
        return read_position(text)
