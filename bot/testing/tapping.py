"""People who tap through their turns without a pause, and know to the millisecond when they were answered."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import Random
from typing import Literal

from msgspec import Struct

from bot.testing.interactions import Pending
from bot.testing.payloads import Payload, button
from bot.testing.people import Tap as Possible
from bot.testing.people import outcome_of, taps_of
from bot.testing.stand_in import StandIn
from bot.testing.tables import Table
from bot.ui.messages import ControlId, read_id

#: ``move``: the tap made a move. ``question``: it was answered with the next question. ``other``: something else.
Kind = Literal["move", "question", "other"]

#: How many seconds a preview may take to follow its question. Where nothing is to be seen of the question, none does.
FOLLOWS_WITHIN = 0.1


class Tap(Struct, frozen=True):
    slug: str
    kind: Kind
    seconds: float
    #: How large the new picture of the panel is; 0 if the panel kept the one it had.
    picture: int


class Player:
    def __init__(self, stand_in: StandIn, table: Table, user: int, seed: int) -> None:
        self.table = table
        self.user = user
        self.taps: list[Tap] = []
        self._people = stand_in.people
        self._rng = Random(f"{seed}/{table.game_id}/{user}")
        #: What their latest tap was answered with; the bot may change it later, when others have moved.
        self._answered: Pending | None = None
        #: Whether that was the next question.
        self._asked = False
        #: The panel that was looked at last, and what can be tapped on it.
        self._seen: tuple[Payload | None, list[Possible]] = (None, [])

    @property
    def _panel(self) -> Payload | None:
        return None if self._answered is None else self._answered.answer.shown

    @property
    def may_act(self) -> bool:
        return bool(self._possible)

    @property
    def _possible(self) -> list[Possible]:
        panel = self._panel
        if panel is not self._seen[0]:
            self._seen = panel, [] if panel is None else taps_of(panel)
        return self._seen[1]

    async def open(self) -> None:
        """Look at the panel again, as "Your move" shows it."""
        await self._press(button(ControlId("open", self.table.game_id).button()), None, None)

    async def tap(self) -> Tap:
        """Choose something on the panel at random; nothing is taken back."""
        shown = self._panel
        assert shown is not None
        chosen = self._rng.choice([tap for tap in self._possible if tap.kind == "choose"])
        revision = read_id(chosen.control["custom_id"]).revision
        seconds, picture, outcome = await self._press(chosen.control, chosen.value, shown, revision)
        kind: Kind = "move" if outcome == "moved" else "question" if outcome == "shown" else "other"
        if kind == "other":
            self._answered = None
        self.taps.append(tap := Tap(self.table.slug, kind, seconds, picture))
        return tap

    async def previewed(self) -> None:
        """Wait for the preview that follows a question."""
        if self._answered is not None and self._asked:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._answered.is_repainted.wait(), FOLLOWS_WITHIN)

    async def _press(
        self, control: Payload, value: str | None, shown: Payload | None, revision: int | None = None
    ) -> tuple[float, int, str]:
        begun = time.perf_counter()
        token = await self._people.press(self.user, self.table.channel, control, value, shown)
        assert token is not None
        pending = self._people.pending[token]
        await pending.is_shown.wait()
        self._answered = pending
        outcome = outcome_of(pending.answer, revision, twice=False)
        self._asked = outcome == "shown"
        return pending.shown_at - begun, pending.pictures, outcome
