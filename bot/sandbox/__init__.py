"""`guildhall sandbox`: the real bot in a local Discord in the browser, with no token and no network."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import discord
from simcord import SetupError

from bot.cli.common import Exit, Refused
from bot.client import Guildhall
from bot.config import Config, PictureSettings, StorageSettings
from bot.sandbox import links
from bot.sandbox.links import Link
from bot.sandbox.page import LivePage
from bot.sandbox.welcome import welcome
from bot.sandbox.world import PEOPLE, SandboxEnv, World, build_world
from bot.storage.errors import StorageError

log = logging.getLogger(__name__)

TICK_SECONDS = 0.5

WELCOME = """
The sandbox is open:  {url}

  One tap on the first post starts a game; type  /  to see every command.
  "Viewing as" at the top lets you be {people}; {owner} runs the server.
  The link works in several windows at once, one for each person, and again after a restart.

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


class Sandbox(NamedTuple):
    env: SandboxEnv
    preview: LivePage
    world: World


@asynccontextmanager
async def open_sandbox(database: Path, port: int = 0) -> AsyncIterator[Sandbox]:
    """The real bot on that database, in a Discord of its own. Without a port, the page keeps the last one."""
    # Processes for drawing take seconds to start: one person's games aren't worth the wait.
    pictures = PictureSettings(processes=False)
    bot = Guildhall(Config(storage=StorageSettings(path=str(database)), pictures=pictures))
    known = links.remembered(database)
    link = Link(port or known.port, known.token)
    async with host(bot, link, or_any_port=not port, arrive=lambda world: _remind_discord(bot, world)) as sandbox:
        links.remember(database, Link(sandbox.preview.port, link.token))
        yield sandbox


async def _remind_discord(bot: Guildhall, world: World) -> None:
    """The bot remembers what it told Discord, but this Discord starts empty every time."""
    await bot.commands_on_discord.renew()
    await bot.icons.renew()
    await welcome(bot, world.guild.id, world.channel.id)
    await bot.publisher.repost_open_games()


async def _serve(database: Path, port: int, open_browser: bool) -> None:
    stop = stop_signal()
    async with open_sandbox(database, port) as sandbox:
        print(_welcome(sandbox, database), flush=True)
        if open_browser and _has_a_screen():
            await asyncio.to_thread(webbrowser.open, sandbox.preview.url)
        ends = [asyncio.create_task(stop.wait()), asyncio.create_task(sandbox.preview.wait_closed())]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for end in ends:
            end.cancel()


def _welcome(sandbox: Sandbox, database: Path) -> str:
    people = f"{', '.join(PEOPLE[:-1])} or {PEOPLE[-1]}"
    return WELCOME.format(url=sandbox.preview.url, people=people, owner=PEOPLE[0], database=database)


def stop_signal() -> asyncio.Event:
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


# --- hosting ----------------------------------------------------------------------------------------------------------


async def _nothing(world: World) -> None:
    pass


@asynccontextmanager
async def host(
    bot: discord.Client,
    link: Link | None = None,
    *,
    or_any_port: bool = False,
    arrive: Callable[[World], Awaitable[None]] = _nothing,
) -> AsyncIterator[Sandbox]:
    """Run any bot in the sandbox, and close it in the end. ``arrive`` is what it does before anybody looks."""
    env = SandboxEnv(bot)
    world = build_world(env)
    try:
        await env.start()
        await env.as_bot(lambda: arrive(world))
        preview = LivePage(env, world, link or links.new(), or_any_port=or_any_port, timezone=local_timezone())
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
