"""Pictures are drawn in threads, a few at a time, and each only once for everybody who asks for it at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")


class Crowded(Exception):
    """Too many pictures are waiting, so the one that had waited longest wasn't drawn."""


class _Picture:
    def __init__(self, draw: Callable[[], Any]) -> None:
        self.draw = draw
        self.drawn: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.askers = 0


class DrawingPool:
    def __init__(self, workers: int, waiting: int) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="drawing")
        self._free = workers
        self._limit = waiting
        #: What hasn't been begun, oldest first, and everything that somebody is waiting for.
        self._waiting: dict[Hashable, _Picture] = {}
        self._wanted: dict[Hashable, _Picture] = {}

    async def draw(self, content: Hashable, draw: Callable[[], T]) -> T:
        """Run ``draw`` off the event loop. ``content`` is everything that the picture depends on.

        Everybody who asks is answered: with the picture, with what went wrong, or with ``Crowded``.
        """
        picture = self._wanted.get(content)
        if picture is None:
            picture = self._wanted[content] = self._waiting[content] = _Picture(draw)
            self._begin()
            if len(self._waiting) > self._limit:
                self._turn_away(next(iter(self._waiting)))
        picture.askers += 1
        try:
            drawn: T = await asyncio.shield(picture.drawn)
            return drawn
        finally:
            picture.askers -= 1
            if not picture.askers and self._waiting.get(content) is picture:
                self._forget(content)  # everybody who asked for it was cancelled

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _begin(self) -> None:
        while self._free and self._waiting:
            content = next(iter(self._waiting))
            picture = self._waiting.pop(content)
            self._free -= 1
            drawing = asyncio.get_running_loop().run_in_executor(self._threads, picture.draw)
            drawing.add_done_callback(partial(self._finish, content))

    def _finish(self, content: Hashable, drawing: asyncio.Future[Any]) -> None:
        self._free += 1
        drawn = self._wanted.pop(content).drawn
        if drawing.cancelled():
            drawn.cancel()
        elif (problem := drawing.exception()) is not None:
            drawn.set_exception(problem)
        else:
            drawn.set_result(drawing.result())
        self._begin()

    def _turn_away(self, content: Hashable) -> None:
        self._forget(content).drawn.set_exception(Crowded(content))

    def _forget(self, content: Hashable) -> _Picture:
        del self._waiting[content]
        return self._wanted.pop(content)
