"""Work that is due at a time and kept in the database: one sleeper that wakes for the earliest.

Nothing waits here between two pieces of work: a timer of the event loop calls ``kick`` when the next one is due, and
whoever writes new work calls ``kick``. So a bot with ten thousand open games starts as fast as one with ten.
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
#: How many jobs are begun at a time.
BATCH = 20
#: How long a job that failed unexpectedly rests before it is tried again.
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
        """What is due, at most so much of it and one job for each key, in the order in which it should be done."""

    @abstractmethod
    async def next_due(self, now: int) -> int | None:
        """When the first thing is due that is not due yet."""

    @abstractmethod
    def key(self, job: J) -> Hashable:
        """Jobs with the same key are done one after the other."""

    @abstractmethod
    async def do(self, job: J) -> None:
        """Do it and take it off the list (or put it off) in the database."""

    def kick(self) -> None:
        """Look for due work, soon."""
        if self._closed:
            return
        if self._round is not None:
            self._again = True
            return
        self._round = asyncio.create_task(self._look(), name=f"{type(self).__name__}-look")

    async def close(self) -> None:
        """Start nothing more and let what is running end."""
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
            log.exception("%s could not read what is due", type(self).__name__)
            self._wake_in(REST_AFTER_FAILURE)
        finally:
            self._round = None

    async def _start_due(self, now: int) -> None:
        # What is under way or resting may still be on the list. It must not keep the rest from being seen, and must not
        # be started from this reading: it may end while the list is read, and then the list tells of what is done.
        # Whoever ends or has rested kicks, so it is looked for again.
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
        """Wake for what was not due when we looked; what was is under way, or whoever ends or has rested kicks."""
        due_at = await self.next_due(now)
        if due_at is not None:
            self._wake_in(max(due_at - clock.now(), 0))

    def _wake_in(self, seconds: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(min(seconds, LONGEST_SLEEP), self.kick)
