"""The text notation of Tiny Towns: actions (``action_text``), towns (``town_text``), positions (``position_text``)."""

from __future__ import annotations

from games.first_edition import Notation
from games.tiny_towns import action_text, position_text
from games.tiny_towns.state import Action, State


class TinyTownsNotation(Notation[State, Action]):
    def write_action(self, action: Action) -> str:
        return action_text.write_action(action)

    def read_action(self, text: str) -> Action:
        return action_text.read_action(text)

    def write_position(self, state: State) -> str:
        return position_text.write_position(state)

    def read_position(self, text: str) -> State:
        return position_text.read_position(text)
