"""Pictures are drawn in threads, a few at a time. A picture that nobody waits for any more isn't drawn at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")

#: How many of the latest pictures are kept, so that they don't have to be drawn again.
MOST_KEPT = 64


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
        #: The last picture of each place and what it shows, oldest first.
        self._kept: dict[Hashable, tuple[Hashable, Any]] = {}

    async def draw(self, place: Hashable, draw: Callable[[], T], shows: Hashable = None) -> T:
        """Run ``draw`` off the event loop. ``place`` is where the picture goes: the latest request for it wins.

        With ``shows``, the place's last picture is used again if it shows the same.
        """
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
                return await self._drawn(place, draw, shows)
        finally:
            if (
                self._wanted.get(place) is request
            ):  # cancelled while it was waiting: it must not count as waiting forever
                del self._wanted[place]

    async def _drawn(self, place: Hashable, draw: Callable[[], T], shows: Hashable) -> T:
        known, picture = self._kept.get(place, (None, None))
        if shows is not None and known == shows:
            kept: T = picture
            return kept
        drawn = await asyncio.get_running_loop().run_in_executor(self._threads, draw)
        if shows is not None:
            self._kept.pop(place, None)
            self._kept[place] = shows, drawn
            if len(self._kept) > MOST_KEPT:
                self._kept.pop(next(iter(self._kept)))
        return drawn

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
