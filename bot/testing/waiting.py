"""Waiting for something that is only seen from outside, however slow the machine is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

#: Seconds. Nothing is measured by it; it only ends what hangs.
LONGEST_WAIT = 300


async def until(condition: Callable[[], object]) -> None:
    """Wait for what a thread or another process does."""
    async with asyncio.timeout(LONGEST_WAIT):
        while not condition():
            await pause()


async def pause(seconds: float = 0.005) -> None:
    """Before looking again at something that tells nobody when it changes; never instead of looking."""
    await asyncio.sleep(seconds)
