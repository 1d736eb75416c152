"""The real bot in a process of its own, talking to the stand-in instead of Discord.

Everything that is different from ``guildhall run`` is patched here, before the bot starts: the product itself has no
switch for any of it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import aiohttp
import discord.gateway
import discord.http
import msgspec
import yarl
from msgspec import Struct

from bot import client, clock
from bot.config import Config, DiscordSettings, LimitSettings, StorageSettings
from bot.publishing import publisher, scheduler
from bot.storage import outside
from bot.testing.waiting import LONGEST_WAIT


class Setup(Struct, frozen=True):
    rest_url: str
    gateway_url: str
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


def main(text: str) -> int:
    setup = msgspec.json.decode(text, type=Setup)
    discord.http.Route.BASE = setup.rest_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(setup.gateway_url)
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
    storage = StorageSettings(path=setup.database, busy_seconds=setup.busy_seconds)
    # The crowd taps faster than people do, and opens more tables.
    unhurried = LimitSettings(person_per_minute=0, server_per_minute=0, tables_per_server=0)
    return client.run(Config(discord=DiscordSettings("stand-in"), storage=storage, limits=unhurried))


def _wrong(error: Path, now: Callable[[], int]) -> int:
    return now() + int(error.read_text())


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
