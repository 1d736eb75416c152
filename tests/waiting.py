"""Waiting for what a test means, however slow the machine is."""

from __future__ import annotations

import asyncio

from bot.testing.waiting import LONGEST_WAIT, pause, until

__all__ = ["LONGEST_WAIT", "drain", "pause", "until"]

_draining: list[object] = []


async def drain() -> None:
    """Let every coroutine go on until all of them wait for something else than their turn.

    It may be called while somebody else drains, who then waits for this one: each but the latest keeps itself ready.
    """
    ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
    me = object()
    _draining.append(me)
    try:
        async with asyncio.timeout(LONGEST_WAIT):
            await asyncio.sleep(0)
            while _draining[-1] is not me or len(ready) >= len(_draining):  # noqa: ASYNC110 - everybody is waited for
                await asyncio.sleep(0)
    finally:
        _draining.remove(me)
