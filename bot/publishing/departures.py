"""Servers that the bot isn't on any more: what is kept about them is deleted after 30 days, unless it comes back."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from bot import clock
from bot.publishing.scheduler import Scheduler
from bot.storage import privacy
from bot.storage.database import Transaction

if TYPE_CHECKING:
    from bot.client import Guildhall

KEPT_SECONDS = 30 * 24 * 3600


class Departures(Scheduler[int]):
    """A job is the id of a server that is to be deleted."""

    def __init__(self, bot: Guildhall) -> None:
        super().__init__()
        self._bot = bot
        self._database = bot.database

    async def compare(self) -> None:
        """Notice what has happened while the bot was down. A server with an outage is among those that it's on."""
        here = {guild.id for guild in self._bot.guilds}
        gone = [guild_id for guild_id in await self._database.read(privacy.servers) if guild_id not in here]
        await self._database.write(_compared, gone, here, clock.now())
        self.kick()

    async def left(self, guild_id: int) -> None:
        await self._database.write(privacy.leave_server, guild_id, clock.now())
        self.kick()

    async def returned(self, guild_id: int) -> None:
        await self._database.write(privacy.return_to_servers, {guild_id})

    async def due(self, now: int, limit: int) -> Sequence[int]:
        return await self._database.read(privacy.left_before, now - KEPT_SECONDS, limit)

    async def next_due(self, now: int) -> int | None:
        left_at = await self._database.read(privacy.next_left, now - KEPT_SECONDS)
        return None if left_at is None else left_at + KEPT_SECONDS

    def key(self, job: int) -> Hashable:
        return job

    async def do(self, job: int) -> None:
        await self._bot.forgetting.server(job)


async def _compared(tx: Transaction, gone: Sequence[int], here: set[int], now: int) -> None:
    await privacy.return_to_servers(tx, here)
    for guild_id in gone:
        await privacy.leave_server(tx, guild_id, now)
