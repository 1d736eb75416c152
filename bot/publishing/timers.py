"""Timers that are due: computers take their turns, clocks run out, tables that nobody starts are closed."""

from __future__ import annotations

import logging
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from bot.publishing.scheduler import Scheduler
from bot.storage import timers
from bot.storage.timers import Timer
from bot.table.refusals import BrokenGame

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)


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
            match job.kind:
                case "computers":
                    await self._bot.play.let_computers_play(job.game_id)
                    # Nothing is posted about a private game, so only its player's own panel shows what they did.
                    self._bot.open_panels.move_on(job.game_id)
                case "clock":
                    await self._bot.clocks.look(job.game_id)
                case "close_lobby":
                    await self._bot.lobby.expire(job.game_id)
        except BrokenGame as error:
            # Trying again wouldn't help. If the game is restored one day, that sets a new timer.
            log.error("the timer of a broken game is stopped: %s", error)
            await self._bot.database.write(timers.clear, job.game_id, job.kind)
