"""Pictures are drawn off the event loop, a few at a time, and each only once for everybody who asks for it meanwhile.

They are drawn by processes beside the bot, or by threads if the bot is told to draw by itself.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Generic, TypeVar

from bot.config import PictureSettings
from bot.publishing.worker import Job, Worker

T = TypeVar("T")

#: However many cores there are, drawing needs no more of them.
MOST_WORKERS = 4
#: How many seconds the bot waits for its drawing processes before it connects; they can become ready later.
LONGEST_WARM_UP = 30


#: How many pictures are kept for whoever wants to see one of them again soon; each takes about 0.1 MB.
MOST_RECENT = 100
#: Of how many things it's known which process drew them last.
MOST_HOMES = 1000


class Crowded(Exception):
    """Too many pictures are waiting, so the one that had waited longest wasn't drawn."""


class _Picture:
    def __init__(self, draw: Callable[[], Any], about: Hashable) -> None:
        self.draw = draw
        self.about = about
        self.drawn: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.askers = 0


class Recent(Generic[T]):
    """The pictures that were used last, by everything that they depend on."""

    def __init__(self) -> None:
        self._pictures: dict[Hashable, T] = {}

    def get(self, content: Hashable) -> T | None:
        picture = self._pictures.pop(content, None)
        if picture is not None:
            self._pictures[content] = picture
        return picture

    def put(self, content: Hashable, picture: T) -> None:
        self.forget(content)
        self._pictures[content] = picture
        if len(self._pictures) > MOST_RECENT:
            del self._pictures[next(iter(self._pictures))]

    def forget(self, content: Hashable) -> None:
        self._pictures.pop(content, None)


class DrawingPool:
    def __init__(self, settings: PictureSettings) -> None:
        workers = settings.workers or min(MOST_WORKERS, os.cpu_count() or 1)
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="drawing")
        self._workers = [Worker(self._draw_here) for _ in range(workers)] if settings.processes else []
        #: The processes that aren't drawing; the one that drew last comes first, because it's still warm.
        self._idle = [*self._workers]
        #: Which of them drew a thing last: it knows most of what the next picture of it shows.
        self._homes: dict[Hashable, Worker] = {}
        self._free = workers
        self._limit = settings.waiting
        #: What hasn't been begun, oldest first, and everything that somebody is waiting for.
        self._waiting: dict[Hashable, _Picture] = {}
        self._wanted: dict[Hashable, _Picture] = {}

    async def draw(self, content: Hashable, draw: Callable[[], T], about: Hashable = None) -> T:
        """Run ``draw`` off the event loop. ``content`` is everything that the picture depends on.

        Pictures ``about`` the same thing look much alike, so the process that drew the last one draws the next.
        Everybody who asks is answered: with the picture, with what went wrong, or with ``Crowded``.
        """
        picture = self._wanted.get(content)
        if picture is None:
            picture = self._wanted[content] = self._waiting[content] = _Picture(draw, about)
            self._begin()
            if len(self._waiting) > self._limit:
                self._turn_away(next(iter(self._waiting)))
        picture.askers += 1
        try:
            drawn: T = await asyncio.shield(picture.drawn)
            return drawn
        finally:
            picture.askers -= 1
            if not picture.askers and self._wanted.get(content) is picture:
                self._forget(content)  # everybody who asked for it was cancelled, and perhaps it will never be true

    async def warm_up(self) -> None:
        """Start the processes, and wait until they draw as quickly as they ever will."""
        for worker in self._workers:
            worker.start()
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WARM_UP):
                await asyncio.gather(*(worker.ready.wait() for worker in self._workers))

    async def close(self) -> None:
        for content in [*self._waiting]:
            self._forget(content).drawn.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*(worker.close() for worker in self._workers))

    def _begin(self) -> None:
        while self._free and self._waiting:
            content = next(iter(self._waiting))
            picture = self._waiting.pop(content)
            self._free -= 1
            drawing = asyncio.create_task(self._draw(picture))
            drawing.add_done_callback(partial(self._finish, content, picture))

    async def _draw(self, picture: _Picture) -> Any:
        if not self._workers:
            return await self._draw_here(picture.draw)
        worker = self._take(picture.about)
        try:
            return await worker.draw(picture.draw)
        finally:
            self._idle.append(worker)

    def _take(self, about: Hashable) -> Worker:
        """A process that isn't drawing."""
        home = self._homes.pop(about, None)
        worker = home if home is not None and home in self._idle else self._idle[-1]
        self._idle.remove(worker)
        self._homes[about] = worker
        if len(self._homes) > MOST_HOMES:
            del self._homes[next(iter(self._homes))]
        return worker

    async def _draw_here(self, job: Job) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, job)

    def _finish(self, content: Hashable, picture: _Picture, drawing: asyncio.Task[Any]) -> None:
        self._free += 1
        if self._wanted.get(content) is picture:
            del self._wanted[content]
        problem = None if drawing.cancelled() else drawing.exception()
        if drawing.cancelled() or not picture.askers:
            picture.drawn.cancel()
        elif problem is not None:
            picture.drawn.set_exception(problem)
        else:
            picture.drawn.set_result(drawing.result())
        self._begin()

    def _turn_away(self, content: Hashable) -> None:
        self._forget(content).drawn.set_exception(Crowded(content))

    def _forget(self, content: Hashable) -> _Picture:
        self._waiting.pop(content, None)
        return self._wanted.pop(content)
