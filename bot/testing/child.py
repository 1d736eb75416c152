"""The real bot in a process of its own, talking to the stand-in instead of Discord.

Everything that is different from ``guildhall run`` is patched here, before the bot starts: the product itself has no
switch for any of it.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import discord.gateway
import discord.http
import msgspec
import yarl
from msgspec import Struct

from bot import client, clock
from bot.config import Config, DiscordSettings, LimitSettings, PictureSettings, StorageSettings
from bot.publishing import publisher, scheduler
from bot.publishing.drawing import DrawingPool
from bot.storage import outside
from bot.testing.waiting import LONGEST_WAIT


class Address(Struct, frozen=True):
    """Where the stand-in answers."""

    rest_url: str
    gateway_url: str


class Setup(Address, frozen=True):
    database: str
    #: How long a write waits for another process to let go of the database.
    busy_seconds: float = 2.0
    #: How many seconds a request to Discord may take.
    longest_request: float = LONGEST_WAIT
    #: How many seconds pass before something that failed is tried again; None leaves it as it is.
    retry_seconds: int | None = None
    #: A file that says by how many seconds the clock is wrong.
    clock_error: str | None = None
    #: By how many pages the database may grow before the disk is full.
    pages_left: int | None = None
    #: A file that gets the seconds that each picture of a panel took.
    drawing_times: str | None = None
    #: Whether pictures are drawn in processes of their own, which take a while to start.
    processes: bool = False


def main(text: str) -> int:
    setup = msgspec.json.decode(text, type=Setup)
    redirect(setup)
    aiohttp.client.DEFAULT_TIMEOUT = aiohttp.ClientTimeout(total=setup.longest_request)  # type: ignore[misc]
    client.LONGEST_ANSWER = LONGEST_WAIT  # even on a slow machine, everybody gets an answer
    if setup.retry_seconds is not None:
        publisher.FIRST_RETRY = publisher.LONGEST_RETRY = setup.retry_seconds
        publisher.LONGEST_RETRY_IF_REFUSED = publisher.RETRY_OF_A_BOARD = setup.retry_seconds
        scheduler.REST_AFTER_FAILURE = setup.retry_seconds
    if setup.clock_error is not None:
        clock.now = partial(_wrong, Path(setup.clock_error), clock.now)
    if setup.pages_left is not None:
        outside.limit_growth(setup.pages_left)
    if setup.drawing_times is not None:
        _write_down_drawing_times(Path(setup.drawing_times))
    storage = StorageSettings(path=setup.database, busy_seconds=setup.busy_seconds)
    # The crowd taps faster than people do, and opens more tables.
    unhurried = LimitSettings(person_per_minute=0, server_per_minute=0, tables_per_server=0)
    pictures = PictureSettings(processes=setup.processes)
    config = Config(discord=DiscordSettings("stand-in"), storage=storage, limits=unhurried, pictures=pictures)
    return client.run(config)


def redirect(address: Address) -> None:
    """Let this process talk to the stand-in instead of Discord."""
    discord.http.Route.BASE = address.rest_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.gateway_url)


def _write_down_drawing_times(path: Path) -> None:
    draw = DrawingPool.draw

    async def timed(self: DrawingPool, content: Any, *args: Any) -> Any:
        begun = time.perf_counter()
        drawn = await draw(self, content, *args)
        if str(content[0]).startswith("panel-"):
            with path.open("a", encoding="ascii") as times:
                times.write(f"{time.perf_counter() - begun}\n")
        return drawn

    DrawingPool.draw = timed  # type: ignore[method-assign, assignment]


def _wrong(error: Path, now: Callable[[], int]) -> int:
    return now() + int(error.read_text())


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
