"""Start a bot inside the simulated Discord and keep it running on real time."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.sandbox.page import LivePage
from bot.sandbox.world import SandboxEnv, World, build_world

if TYPE_CHECKING:
    import discord

TICK_SECONDS = 0.5
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Sandbox:
    env: SandboxEnv
    preview: LivePage
    world: World

    @property
    def url(self) -> str:
        return self.preview.url

    @property
    def turn(self) -> asyncio.Lock:
        """Hold it while you act through ``env`` or ``members``; the clock and the pages wait until then."""
        return self.preview.turn


async def _nothing() -> None:
    pass


@asynccontextmanager
async def host(
    bot: discord.Client, port: int = 0, arrive: Callable[[], Awaitable[None]] = _nothing
) -> AsyncIterator[Sandbox]:
    """Run any bot in the sandbox, and close it in the end. ``arrive`` is what it does before anybody looks."""
    env = SandboxEnv(bot)
    world = build_world(env)
    try:
        await env.start()
        await env.as_bot(arrive)
        preview = LivePage(env, world, port=port, timezone=local_timezone())
        async with preview, _passing_time(preview):
            try:
                yield Sandbox(env, preview, world)
            finally:
                await bot.close()  # while time still passes: what is running may be waiting for it
    finally:
        await bot.close()
        await env.shutdown()


@asynccontextmanager
async def _passing_time(preview: LivePage) -> AsyncIterator[None]:
    clock = asyncio.create_task(_keep_time(preview))
    try:
        yield
    finally:
        clock.cancel()
        await asyncio.gather(clock, return_exceptions=True)


async def _keep_time(preview: LivePage) -> None:
    while True:
        await asyncio.sleep(TICK_SECONDS)
        try:
            await preview.catch_up()
        except Exception:
            log.exception("the clock failed")


def local_timezone() -> str:
    """The name of this machine's time zone, so that the page shows times as the wall clock does."""
    link = Path("/etc/localtime")
    name = os.environ.get("TZ", "")
    if not name and link.is_symlink():
        name = os.readlink(link).partition("zoneinfo/")[2]
    try:
        ZoneInfo(name)
    except (ValueError, ZoneInfoNotFoundError, OSError):
        return "UTC"
    return name
