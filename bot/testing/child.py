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
from aiohttp.typedefs import StrOrURL
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
    #: How many seconds pass before something that failed is tried again; None leaves it as it is.
    retry_seconds: int | None = None
    #: Whether it draws and uploads the icons of buttons, which takes longer than everything else at a start.
    icons: bool = True
    #: Whether pictures are drawn in processes of their own, which take a while to start.
    processes: bool = False
    #: A file that gets the seconds that each picture of a panel took.
    drawing_times: str | None = None
    #: A file with the conditions of the moment; None leaves everything as it is.
    conditions: str | None = None


class Conditions(Struct, frozen=True):
    """What changes while the bot is running, and without its knowing."""

    #: By how many seconds the clock is wrong.
    clock_error: int = 0
    #: How many seconds a request to Discord may take.
    longest_request: float = LONGEST_WAIT
    #: How many pages the database may have before the disk is full.
    most_pages: int | None = None


def main(text: str) -> int:
    setup = msgspec.json.decode(text, type=Setup)
    redirect(setup)
    client.LONGEST_ANSWER = LONGEST_WAIT  # even on a slow machine, everybody gets an answer
    if setup.retry_seconds is not None:
        publisher.FIRST_RETRY = publisher.LONGEST_RETRY = setup.retry_seconds
        publisher.LONGEST_RETRY_IF_REFUSED = publisher.RETRY_OF_A_BOARD = setup.retry_seconds
        scheduler.REST_AFTER_FAILURE = setup.retry_seconds
    if setup.conditions is not None:
        _obey(partial(read_conditions, Path(setup.conditions)))
    if setup.drawing_times is not None:
        _write_down_drawing_times(Path(setup.drawing_times))
    storage = StorageSettings(path=setup.database, busy_seconds=setup.busy_seconds)
    # The crowd taps faster than people do, and opens more tables.
    unhurried = LimitSettings(person_per_minute=0, server_per_minute=0, tables_per_server=0)
    pictures = PictureSettings(processes=setup.processes, icons=setup.icons)
    return client.run(Config(discord=DiscordSettings("stand-in"), storage=storage, limits=unhurried, pictures=pictures))


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


def read_conditions(file: Path) -> Conditions:
    return msgspec.json.decode(file.read_bytes(), type=Conditions)


def _obey(conditions: Callable[[], Conditions]) -> None:
    """Look at the conditions whenever the time is asked, a request is sent, or a transaction begins."""
    now, request = clock.now, aiohttp.ClientSession._request

    async def impatient(session: aiohttp.ClientSession, method: str, url: StrOrURL, **kwargs: Any) -> Any:
        if not str(url).startswith("ws"):
            kwargs["timeout"] = aiohttp.ClientTimeout(total=conditions().longest_request)
        return await request(session, method, url, **kwargs)

    clock.now = lambda: now() + conditions().clock_error
    aiohttp.ClientSession._request = impatient  # type: ignore[assignment, method-assign]
    outside.limit_growth(lambda: conditions().most_pages)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
