"""People who play as fast as they are answered, sometimes click twice, and remember what they were told."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Literal

from msgspec import Struct

from bot.languages import language
from bot.ui import messages, panels
from tests.bot.conftest import walk
from tests.faults.payloads import BUTTON, MENU, Payload
from tests.faults.stand_in import Answer, StandIn, text_of
from tests.waiting import pause

#: ``moved``: the player was shown the position after a move. ``shown``: they were asked the next question.
#: ``not_done``: they were told that it was not taken. ``unknown``: no answer came, or that of a second click.
Outcome = Literal["moved", "shown", "not_done", "unknown"]
#: How often a control is clicked twice.
CLICK_TWICE = 0.3


class Click(Struct, frozen=True):
    #: Everything answered so far, as the control carries it.
    answers: str
    outcome: Outcome


class Tap(Struct, frozen=True):
    control: Payload
    answers: str
    #: The entry that is chosen, if the control is a menu.
    value: str | None = None


class Person:
    def __init__(self, stand_in: StandIn, game_id: int, seat: int, user: int) -> None:
        self.game_id = game_id
        self.seat = seat
        self.clicks: list[Click] = []
        self._stand_in = stand_in
        self._user = user
        self._rng = Random(user)
        self._open = button(f"gh:b:open:{game_id}:-:")

    @property
    def done(self) -> int:
        """How many moves the player was told are made."""
        return sum(click.outcome == "moved" for click in self.clicks)

    async def play(self, stopped: asyncio.Event) -> None:
        """Play until everybody is told to stop; while the bot is away, wait for it, then look at the board again."""
        panel: Answer | None = None
        while not stopped.is_set():
            if panel is None:
                await self._stand_in.connected.wait()
                panel = await self._press(self._open)
            else:
                panel = await self._step(panel)

    async def _step(self, panel: Answer) -> Answer | None:
        taps = taps_of(panel)
        if not taps:
            await pause(0.02)  # others have to move first
            return None
        return await self._tap(self._rng.choice(taps))

    async def _press(self, control: Payload, value: str | None = None) -> Answer | None:
        return await self._stand_in.answer(await self._stand_in.press(self._user, control, value))

    async def _tap(self, tap: Tap) -> Answer | None:
        twice = self._rng.random() < CLICK_TWICE
        tokens = [await self._stand_in.press(self._user, tap.control, tap.value) for _ in range(2 if twice else 1)]
        answer = await self._stand_in.answer(*tokens)
        self.clicks.append(Click(tap.answers, outcome_of(tap, answer, twice)))
        return answer


def outcome_of(tap: Tap, answer: Answer | None, twice: bool) -> Outcome:
    if answer is None:
        return "unknown"
    if language("en")("panel-moved-on") in text_of(answer.shown or {}):
        # After a double click this may be the answer to the second one, which is always too late.
        return "unknown" if twice else "not_done"
    made_for = messages.read_id(tap.control["custom_id"]).revision
    return "shown" if made_for in revisions_of(answer) else "moved"


def revisions_of(answer: Answer) -> set[int | None]:
    return {messages.read_id(part["custom_id"]).revision for part in controls_of(answer)}


def controls_of(answer: Answer) -> list[Payload]:
    return [part for part in walk((answer.shown or {}).get("components", [])) if "custom_id" in part]


def taps_of(answer: Answer) -> list[Tap]:
    """Everything on a panel that answers a question."""
    found = []
    for part in controls_of(answer):
        control = messages.read_id(part["custom_id"])
        if control.verb == "choose" and not part.get("disabled"):
            found.append(Tap(part, control.rest))
        elif control.verb == "pick":
            assert part["type"] == MENU
            values = [option["value"] for option in part["options"]]
            found += [Tap(part, value.removeprefix(panels.CHOOSE), value) for value in values]
    return found


def button(custom_id: str) -> Payload:
    return {"type": BUTTON, "custom_id": custom_id, "style": 1, "label": "x"}
