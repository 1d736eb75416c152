"""Pictures are drawn in threads, a few at a time. A picture that nobody waits for any more isn't drawn at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Stale(Exception):
    """A newer picture was requested for the same place, so this one wasn't drawn."""


class Crowded(Exception):
    """Too many pictures are waiting, so the one that had waited longest wasn't drawn."""


class DrawingPool:
    def __init__(self, workers: int, waiting: int) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="drawing")
        self._free = asyncio.Semaphore(workers)
        self._limit = waiting
        #: The latest request for each place, oldest first.
        self._wanted: dict[Hashable, object] = {}

    async def draw(self, place: Hashable, draw: Callable[[], T]) -> T:
        """Run ``draw`` off the event loop. ``place`` is where the picture goes: the latest request for it wins."""
        request = object()
        self._wanted.pop(place, None)
        self._wanted[place] = request
        if len(self._wanted) > self._limit:
            self._wanted.pop(next(iter(self._wanted)))
        try:
            async with self._free:
                if place not in self._wanted:
                    raise Crowded(place)
                if self._wanted[place] is not request:
                    raise Stale(place)
                del self._wanted[place]
                return await asyncio.get_running_loop().run_in_executor(self._threads, draw)
        finally:
            # Cancelled while it was waiting: it must not count as waiting forever.
            if self._wanted.get(place) is request:
                del self._wanted[place]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
