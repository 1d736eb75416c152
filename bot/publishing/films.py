"""Animated pictures of whole games. They are drawn by the drawing processes, a few frames at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Sequence
from functools import partial
from typing import Any

from bot.publishing.drawing import DrawingPool
from renderers import film
from renderers.core import Renderer
from renderers.film import Frame, Scene

#: How many frames a process draws before it draws something else: nobody waits much longer for their picture.
PART = 6
#: How many processes draw films at the same time, however many people ask for one.
MOST_PARTS = 2
#: How many films are kept for whoever asks again; each takes 1 or 2 MB.
MOST_KEPT = 4

#: Hears how many frames are drawn, and how many there will be.
Progress = Callable[[int, int], Awaitable[None]]


class Films:
    def __init__(self, drawing: DrawingPool) -> None:
        self._drawing = drawing
        self._parts = asyncio.Semaphore(MOST_PARTS)
        self._kept: dict[Hashable, bytes] = {}

    async def make(
        self, content: Hashable, renderer: Renderer[Any], slug: str, scenes: Sequence[Scene], progress: Progress
    ) -> bytes:
        """The film of these scenes. ``content`` is everything that it depends on."""
        film_made = self._kept.pop(content, None)
        if film_made is None:
            film_made = await self._draw(content, renderer, slug, scenes, progress)
        self._kept[content] = film_made
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return film_made

    async def _draw(
        self, content: Hashable, renderer: Renderer[Any], slug: str, scenes: Sequence[Scene], progress: Progress
    ) -> bytes:
        done, telling = 0, asyncio.Lock()

        async def draw(first: int) -> list[Frame]:
            nonlocal done
            part = scenes[first : first + PART]
            async with self._parts:
                job = partial(film.frames, renderer.image, slug, part)
                drawn = await self._drawing.draw((content, first), job, (content, "film"))
            async with telling:
                done += len(part)
                await progress(done, len(scenes))
            return drawn

        parts = await asyncio.gather(*map(draw, range(0, len(scenes), PART)))
        frames = [frame for part in parts for frame in part]
        return await self._drawing.draw((content, "film"), partial(film.joined, frames), (content, "film"))
