"""People at their tables, the stand-in for Discord, and the bot in a process beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest_asyncio
from aiohttp import web

from bot.testing.scene import Scene, opened
from bot.testing.stand_in import Handle
from bot.testing.tables import Seating
from tests.waiting import LONGEST_WAIT

PAIR = Seating("tiny_towns")


@pytest_asyncio.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    """Three tables of two people, and one of a person with a computer."""
    async with opened(tmp_path, [PAIR, PAIR, PAIR, Seating("tiny_towns", people=1, computers=1)], icons=False) as built:
        yield built


@pytest_asyncio.fixture
async def small_scene(tmp_path: Path) -> AsyncIterator[Scene]:
    """One table of two people."""
    async with opened(tmp_path, [PAIR], icons=False) as built:
        yield built


async def die_and_come_back(scene: Scene, when: Callable[[web.Request], bool]) -> None:
    """The bot starts, dies right after Discord has done the first such request, starts again, and comes to rest."""

    async def die(request: web.Request, handle: Handle) -> web.StreamResponse:
        answer = await handle(request)
        if when(request):
            scene.stand_in.between = None
            await scene.bot.kill()
        return answer

    scene.stand_in.between = die

    async with asyncio.timeout(LONGEST_WAIT):
        await scene.bot.start()
        await scene.stand_in.gateway.gone.wait()
        await scene.bot.start()
        await scene.bot.quiet()
        await scene.bot.stop()
