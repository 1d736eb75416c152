"""The ids of buttons and menus: which game, which step, and which revision of the panel they were made for.

They survive a restart because they carry everything they need. They come back from outside, so they are read strictly.
"""

from __future__ import annotations

import re

from msgspec import Struct

from bot.table.refusals import Refusal

#: Discord's limit for a custom id and for the value of a menu's option.
LIMIT = 100
BUTTON, MENU = "gh:b:", "gh:s:"
_PATTERN = re.compile(
    r"gh:[bs]:(?P<verb>[a-z-]{1,20}):(?P<game>\d{1,18}):(?P<revision>-|\d{1,18}):(?P<rest>.*)", re.DOTALL
)


class ControlId(Struct, frozen=True):
    verb: str
    game_id: int
    revision: int | None = None
    rest: str = ""

    def button(self) -> str:
        return self._written(BUTTON)

    def menu(self) -> str:
        return self._written(MENU)

    @property
    def fits(self) -> bool:
        return len(self._text(BUTTON)) <= LIMIT

    def _written(self, prefix: str) -> str:
        text = self._text(prefix)
        if len(text) > LIMIT:
            raise ValueError(f"id is longer than {LIMIT} characters: {text}")
        return text

    def _text(self, prefix: str) -> str:
        revision = "-" if self.revision is None else self.revision
        return f"{prefix}{self.verb}:{self.game_id}:{revision}:{self.rest}"


def read(text: str) -> ControlId:
    match = _PATTERN.fullmatch(text)
    if match is None:
        raise Refusal("unknown-button")
    revision = None if match["revision"] == "-" else int(match["revision"])
    return ControlId(match["verb"], int(match["game"]), revision, match["rest"])
