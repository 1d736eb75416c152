"""Settings that are one of a few values: a row of buttons for each, the one in force marked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from discord import ButtonStyle, ui
from msgspec import Struct

from bot.languages import LANGUAGE_NAMES, Language
from bot.table.refusals import Refusal
from bot.ui import messages
from bot.ui.messages import ControlId

Value = str | bool | int


class Choices(Struct, frozen=True):
    #: What the ids of its buttons begin with.
    verb: str
    #: What a button is called, by its setting and its word.
    label: Callable[[Language, str, str], str]
    #: Every setting with what it can be: the word in a button's id, and the stored value.
    values: Mapping[str, Mapping[str, Value]]

    def row(self, setting: str, current: Value | None, say: Language) -> list[ui.Item[Any]]:
        return [
            messages.button(
                LANGUAGE_NAMES[word] if setting == "language" else self.label(say, setting, word),
                self.button(setting, word),
                style=ButtonStyle.primary if value == current else ButtonStyle.secondary,
                disabled=value == current,
            )
            for word, value in self.values[setting].items()
        ]

    def button(self, setting: str, word: str) -> str:
        return ControlId(self.verb, 0, None, f"{setting}={word}").button()

    def read(self, control: ControlId) -> tuple[str, Value]:
        """The setting that was tapped, and its value; it comes back from outside."""
        setting, _, word = control.rest.partition("=")
        values = self.values.get(setting, {})
        if word not in values:
            raise Refusal("unknown-button")
        return setting, values[word]
