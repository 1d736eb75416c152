"""Timers that are due: computers take their turns, plans are played, clocks run out, empty tables are closed."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.publishing.scheduler import Scheduler
from bot.storage import timers
from bot.storage.timers import Kind, Timer
from bot.table.refusals import BrokenGame

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)


async def _let_computers_play(bot: Guildhall, game_id: int) -> None:
    await bot.play.let_computers_play(game_id)
    # Nothing is posted about a private game, so only its player's own panel shows what they did.
    bot.open_panels.move_on(game_id)


async def _close_if_idle(bot: Guildhall, game_id: int) -> None:
    await bot.idle.look(game_id)
    bot.open_panels.move_on(game_id)


async def _play_as_planned(bot: Guildhall, game_id: int) -> None:
    await bot.planning.look(game_id)
    bot.open_panels.move_on(game_id)


#: What is done, by the kind of the timer.
WHAT_IS_DUE: Mapping[Kind, Callable[[Guildhall, int], Awaitable[None]]] = {
    "computers": _let_computers_play,
    "clock": lambda bot, game_id: bot.clocks.look(game_id),
    "close_lobby": lambda bot, game_id: bot.lobby.expire(game_id),
    "idle": _close_if_idle,
    "absence": lambda bot, game_id: bot.absences.look(game_id),
    "plan": _play_as_planned,
}


class Timers(Scheduler[Timer]):
    def __init__(self, bot: Guildhall) -> None:
        super().__init__()
        self._bot = bot

    async def due(self, now: int, limit: int) -> Sequence[Timer]:
        return await self._bot.database.read(timers.due, now, limit)

    async def next_due(self, now: int) -> int | None:
        return await self._bot.database.read(timers.next_due, now)

    def key(self, job: Timer) -> Hashable:
        return (job.game_id, job.kind)

    async def do(self, job: Timer) -> None:
        try:
            await WHAT_IS_DUE[job.kind](self._bot, job.game_id)
        except BrokenGame as error:
            # Trying again wouldn't help. If the game is restored one day, that sets a new timer.
            log.error("the timer of a broken game is stopped: %s", error)
            await self._bot.database.write(timers.clear, job.game_id, job.kind)
