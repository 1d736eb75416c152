"""Jobs for which a test decides what happens when."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Sequence

from bot.publishing.scheduler import Scheduler
from tests.bot.publishing.fake_time import BEGIN
from tests.waiting import drain


class Chores(Scheduler[str]):
    """Jobs are words with a time; those that begin with the same word are done one after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: dict[str, int] = {}
        self.begun: list[str] = []
        self.done: list[str] = []
        self.doing: Callable[[str], Awaitable[None]] | None = None
        #: What happens after the list was read and before the reader has it.
        self.meanwhile: Callable[[], Awaitable[None]] | None = None
        #: The same, while it reads what comes next.
        self.meanwhile_next: Callable[[], Awaitable[None]] | None = None
        self._closing: asyncio.Task[None] | None = None

    def add(self, *jobs: str, at: int = 0) -> None:
        self.waiting |= dict.fromkeys(jobs, BEGIN + at)

    async def due(self, now: int, limit: int) -> Sequence[str]:
        found = [job for job, due_at in self.waiting.items() if due_at <= now][:limit]
        happens, self.meanwhile = self.meanwhile, None
        if happens is not None:
            await happens()
        return found

    async def next_due(self, now: int) -> int | None:
        earliest = min((due_at for due_at in self.waiting.values() if due_at > now), default=None)
        happens, self.meanwhile_next = self.meanwhile_next, None
        if happens is not None:
            await happens()
        return earliest

    def key(self, job: str) -> Hashable:
        return job.split()[0]

    async def do(self, job: str) -> None:
        self.begun.append(job)
        if self.doing is not None:
            await self.doing(job)
        self.waiting.pop(job, None)
        self.done.append(job)

    async def begin_to_close(self) -> None:
        self._closing = asyncio.create_task(self.close())
        await drain()
        assert not self._closing.done(), "there was nothing to wait for"

    async def closed(self) -> None:
        assert self._closing is not None
        await self._closing


class Gate:
    """Holds up every job until it is opened, and then lets it end as the test says."""

    def __init__(self) -> None:
        self._opened = asyncio.Event()
        self._problem: Exception | None = None

    async def pass_through(self, job: str) -> None:
        await self._opened.wait()
        if self._problem is not None:
            raise self._problem

    async def open(self, problem: Exception | None = None) -> None:
        self._problem = problem
        self._opened.set()
        await drain()
