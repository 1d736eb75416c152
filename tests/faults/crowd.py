"""People who play as fast as they are answered, sometimes click twice, and remember what they were told."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Literal

from msgspec import Struct

from bot.languages import language
from bot.ui import ids, panels
from tests.bot.conftest import walk
from tests.faults.payloads import BUTTON, MENU, Payload
from tests.faults.stand_in import Answer, StandIn, text_of

#: ``done``: the player was shown the position after his step. ``not_done``: he was told that it was not taken.
#: ``unknown``: no answer came, so it may or may not have been taken.
Outcome = Literal["done", "not_done", "unknown"]
#: How often a step is clicked twice, and how often somebody looks into a menu first.
CLICK_TWICE, LOOK_AROUND = 0.3, 0.2


class Click(Struct, frozen=True):
    step: str
    outcome: Outcome


class Choice(Struct, frozen=True):
    control: Payload
    value: str | None
    #: The step in the game's notation; None where the choice only leads to another panel.
    step: str | None


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
        return sum(click.outcome == "done" for click in self.clicks)

    async def play(self, stopped: asyncio.Event) -> None:
        """Until everybody is told to stop; when the bot is away, wait for it and look at the board again."""
        panel: Answer | None = None
        while not stopped.is_set():
            if panel is None:
                await self._stand_in.connected.wait()
                panel = await self._press(self._open)
            else:
                panel = await self._step(panel)

    async def _step(self, panel: Answer) -> Answer | None:
        choices = choices_of(panel)
        steps = [choice for choice in choices if choice.step is not None]
        ways = [choice for choice in choices if choice.step is None]
        if not choices:
            await asyncio.sleep(0.02)  # others have to move first
            return None
        if ways and (not steps or self._rng.random() < LOOK_AROUND):
            way = self._rng.choice(ways)
            return await self._press(way.control, way.value)
        return await self._take(self._rng.choice(steps))

    async def _press(self, control: Payload, value: str | None = None) -> Answer | None:
        return await self._stand_in.answer(await self._stand_in.press(self._user, control, value))

    async def _take(self, choice: Choice) -> Answer | None:
        assert choice.step is not None
        twice = self._rng.random() < CLICK_TWICE
        tokens = [
            await self._stand_in.press(self._user, choice.control, choice.value) for _ in range(2 if twice else 1)
        ]
        answer = await self._stand_in.answer(*tokens)
        self.clicks.append(Click(choice.step, outcome_of(choice, answer, twice)))
        return answer


def outcome_of(choice: Choice, answer: Answer | None, twice: bool) -> Outcome:
    if answer is None:
        return "unknown"
    if language("en")("panel-moved-on") not in text_of(answer.shown or {}):
        return "done"
    # After a double click the answer may be that of the second, which came too late by design.
    return "unknown" if twice else "not_done"


def choices_of(answer: Answer) -> list[Choice]:
    """Everything on a panel that can be tapped and that takes the game on."""
    found = []
    for part in walk((answer.shown or {}).get("components", [])):
        if part.get("disabled") or "custom_id" not in part:
            continue
        control = ids.read(part["custom_id"])
        if control.verb == "act":
            found.append(Choice(part, None, control.rest))
        elif control.verb == "go" and control.rest:
            found.append(Choice(part, None, None))
        elif control.verb == "pick":
            found += [entry(part, option["value"]) for option in part["options"]]
    return found


def entry(menu: Payload, value: str) -> Choice:
    assert menu["type"] == MENU
    step = value.removeprefix(panels.ACT) if value.startswith(panels.ACT) else None
    return Choice(menu, value, step)


def button(custom_id: str) -> Payload:
    return {"type": BUTTON, "custom_id": custom_id, "style": 1, "label": "x"}
