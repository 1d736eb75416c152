"""Jobs that are due at a time and kept in the database: one sleeper that wakes for the earliest.

Nothing waits here between two jobs: a timer of the event loop calls ``kick`` when the next one is due, and so does a
commit that adds one. So a bot with ten thousand open games starts as fast as one with ten.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

from bot import clock

log = logging.getLogger(__name__)

J = TypeVar("J")

LONGEST_SLEEP = 24 * 3600
#: How many jobs are started at a time.
BATCH = 20
#: How many seconds a job that failed unexpectedly rests before the next try.
REST_AFTER_FAILURE = 60


class Scheduler(ABC, Generic[J]):
    def __init__(self) -> None:
        self._running: dict[Hashable, asyncio.Task[None]] = {}
        self._resting: set[Hashable] = set()
        self._round: asyncio.Task[None] | None = None
        self._again = False
        self._alarm: asyncio.TimerHandle | None = None
        self._closed = False

    @abstractmethod
    async def due(self, now: int, limit: int) -> Sequence[J]:
        """The jobs that are due, in the order in which to do them: one for each key, and no more than ``limit``."""

    @abstractmethod
    async def next_due(self, now: int) -> int | None:
        """When the next job is due that isn't due yet."""

    @abstractmethod
    def key(self, job: J) -> Hashable:
        """Jobs with the same key are done one after the other."""

    @abstractmethod
    async def do(self, job: J) -> None:
        """Do it, and take it off the list (or postpone it) in the database."""

    def kick(self) -> None:
        """Look for due work, soon."""
        if self._closed:
            return
        if self._round is not None:
            self._again = True
            return
        self._round = asyncio.create_task(self._look(), name=f"{type(self).__name__}-look")

    async def close(self) -> None:
        """Start nothing new, and wait for what is running."""
        self._closed = True
        if self._round is not None:
            await asyncio.gather(self._round, return_exceptions=True)
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        if self._alarm is not None:
            self._alarm.cancel()

    async def _look(self) -> None:
        try:
            self._again = True
            while self._again and not self._closed:
                self._again = False
                now = clock.now()
                await self._start_due(now)
                await self._set_alarm(now)
        except Exception:
            log.exception("%s couldn't read what is due", type(self).__name__)
            self._wake_in(REST_AFTER_FAILURE)
        finally:
            self._round = None

    async def _start_due(self, now: int) -> None:
        # What is running or resting may still be on the list. It must not hide the rest, and must not be started from
        # this reading: it may end while the list is being read, and then the list shows a job that is already done.
        # Every end and every rest is followed by a kick, so the list is read again.
        taken = {*self._running, *self._resting}
        for job in await self.due(now, BATCH + len(taken)):
            key = self.key(job)
            if not self._closed and key not in taken:
                taken.add(key)
                self._running[key] = asyncio.create_task(self._run(key, job), name=f"{type(self).__name__}-{key}")

    async def _run(self, key: Hashable, job: J) -> None:
        try:
            await self.do(job)
        except Exception:
            log.exception("%s failed at %s", type(self).__name__, job)
            self._rest(key)
        finally:
            del self._running[key]
            self.kick()

    def _rest(self, key: Hashable) -> None:
        self._resting.add(key)
        asyncio.get_running_loop().call_later(REST_AFTER_FAILURE, self._rested, key)

    def _rested(self, key: Hashable) -> None:
        self._resting.discard(key)
        self.kick()

    async def _set_alarm(self, now: int) -> None:
        """Wake for what wasn't due when we looked. The rest is running, or is followed by a kick."""
        due_at = await self.next_due(now)
        if due_at is not None:
            self._wake_in(max(due_at - clock.now(), 0))

    def _wake_in(self, seconds: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(min(seconds, LONGEST_SLEEP), self.kick)
