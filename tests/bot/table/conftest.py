"""A game in the middle of a round."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.bot.conftest import World
from tests.bot.playing import panel_of, place_first, play_rounds, start


@pytest_asyncio.fixture
async def begun(world: World) -> AsyncIterator[World]:
    """A round of Tiny Towns is over, and Ada has placed a cube in the second."""
    await start(world, world.bruno)
    await play_rounds(world, 1, world.ada, world.bruno)
    await place_first(world.ada, await panel_of(world, world.ada))
    yield world
