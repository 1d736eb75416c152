"""Notes every few minutes that the bot is awake, so that nobody's clock pays for the time when it wasn't."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bot import clock
from bot.storage.errors import NotKept
from bot.table import clocks

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)


class Heartbeat:
    """Beats only while a clock runs, and while the bot is connected: otherwise nobody could have moved."""

    def __init__(self, bot: Guildhall) -> None:
        self._bot = bot
        self._connected = False
        self._beating: asyncio.Task[None] | None = None
        #: Something was committed during a beat, which may have come too early to see it.
        self._kicked = False
        self._alarm: asyncio.TimerHandle | None = None

    def connected(self) -> None:
        """Look at once how long nobody could have moved."""
        self._connected = True
        self._bot.tables.clocked = True
        self.disarm()
        self.kick()

    def disconnected(self) -> None:
        self._connected = False
        self.disarm()

    def kick(self) -> None:
        """Something was committed: perhaps a clock has begun to run."""
        self._kicked = True
        idle = self._beating is None and self._alarm is None
        if idle and self._connected and self._bot.tables.clocked:
            self._beating = asyncio.create_task(self._beat(), name="heartbeat")

    def disarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def close(self) -> None:
        self.disconnected()
        if self._beating is not None:
            await asyncio.gather(self._beating, return_exceptions=True)

    async def _beat(self) -> None:
        goes_on = True
        try:
            goes_on = self._bot.tables.clocked = await self._note()
        except NotKept as error:
            log.warning("the clocks go on later: %s", error)
        finally:
            self._beating = None
            if goes_on and self._connected:
                self._alarm = asyncio.get_running_loop().call_later(clocks.BEAT, self._again)

    async def _note(self) -> bool:
        """Whether any clock runs."""
        while True:
            self._kicked = False
            if await self._bot.tables.keep(clocks.beat, clock.now()):
                return True
            if not self._kicked:
                return False

    def _again(self) -> None:
        self._alarm = None
        self.kick()
