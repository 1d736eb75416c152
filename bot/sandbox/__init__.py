"""`guildhall sandbox`: the real bot in a local Discord in the browser, with no token and no network."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from simcord import SetupError

from bot.cli.common import Exit, Refused
from bot.client import Guildhall
from bot.config import Config, StorageSettings, TableSettings
from bot.sandbox.hosting import Sandbox, host
from bot.sandbox.world import PEOPLE
from bot.storage.errors import StorageError

__all__ = ["Sandbox", "open_sandbox", "run"]

WELCOME = """
The sandbox is open:  {url}

  Type  /tiny-towns new  into the channel to open a table.
  "Viewing as" at the top lets you be {people}; {owner} runs the server.
  The link works in several windows at once, one for each person.

  Games are kept in {database}. Ctrl-C stops the sandbox.
"""
GOODBYE = "The sandbox is closed. Games are kept in {database}."


def run(database: Path, *, port: int = 0, open_browser: bool = True) -> int:
    """Serve the sandbox until Ctrl-C or until its page ends the session."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        asyncio.run(_serve(database, port, open_browser))
    except KeyboardInterrupt:
        pass  # where the event loop can't listen for signals, Ctrl-C arrives like this
    except SetupError as error:
        raise Refused(str(error), Exit.FAILED) from error
    except StorageError as error:
        raise Refused(str(error), Exit.DATABASE) from error
    print(GOODBYE.format(database=database))
    return Exit.OK


@asynccontextmanager
async def open_sandbox(database: Path, port: int = 0) -> AsyncIterator[Sandbox]:
    """The real bot on that database, in a Discord of its own."""
    # The page shows one channel and can't open threads, so games are played in the channel itself.
    config = Config(storage=StorageSettings(path=str(database)), table=TableSettings(threads=False))
    bot = Guildhall(config)
    async with host(bot, port, arrive=lambda: _remind_discord(bot)) as sandbox:
        yield sandbox


async def _remind_discord(bot: Guildhall) -> None:
    """The bot remembers what it told Discord, but this Discord starts empty every time."""
    await bot.tree.sync()
    await bot.publisher.repost_open_games()


async def _serve(database: Path, port: int, open_browser: bool) -> None:
    stop = _stop_signal()
    async with open_sandbox(database, port) as sandbox:
        print(_welcome(sandbox, database), flush=True)
        if open_browser and _has_a_screen():
            await asyncio.to_thread(webbrowser.open, sandbox.url)
        ends = [asyncio.create_task(stop.wait()), asyncio.create_task(sandbox.preview.wait_closed())]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for end in ends:
            end.cancel()


def _welcome(sandbox: Sandbox, database: Path) -> str:
    people = f"{', '.join(PEOPLE[:-1])} or {PEOPLE[-1]}"
    return WELCOME.format(url=sandbox.url, people=people, owner=PEOPLE[0], database=database)


def _stop_signal() -> asyncio.Event:
    """Set by the first Ctrl-C or SIGTERM; a second one ends the process right away."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stopped() -> None:
        stop.set()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)

    with suppress(NotImplementedError):  # Windows
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stopped)
    return stop


def _has_a_screen() -> bool:
    """Without one, a text browser would take over this very terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
