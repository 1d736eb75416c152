"""The bot itself: what it is made of, how it starts and how it stops."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import Commands
from bot.config import Config
from bot.controllers import CONTROLLERS
from bot.languages import Languages, Translator
from bot.publishing.drawing import DrawingPool
from bot.publishing.publisher import Publisher
from bot.publishing.timers import Timers
from bot.storage import meta
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.table.lobby import Lobby
from bot.table.play import Play
from bot.table.tables import Tables
from bot.ui import errors
from bot.ui.controls import TableButton, TableMenu

log = logging.getLogger(__name__)

_SHARED_COGS = ("help", "game", "solo", "daily", "leaderboard", "profile", "settings", "manage")
#: The modules of the slash commands: those for everything, and those of every game.
COGS = tuple(f"bot.cogs.{name}" for name in (*_SHARED_COGS, *CONTROLLERS))
_COMMANDS_KEY = "commands"
#: How many seconds running answers get before the bot stops.
LONGEST_ANSWER = 10


class GuildhallTree(app_commands.CommandTree["Guildhall"]):
    async def interaction_check(self, interaction: discord.Interaction[Guildhall], /) -> bool:
        """Nothing new starts once the bot has been asked to stop."""
        return interaction.client.begin_answer()

    async def on_error(
        self, interaction: discord.Interaction[Guildhall], error: app_commands.AppCommandError, /
    ) -> None:
        await errors.answer(interaction, error)


class Guildhall(commands.Bot):
    """Everything that lives as long as the process. What lives longer is in the database."""

    database: Database
    drawing: DrawingPool
    languages: Languages
    lobby: Lobby
    play: Play
    publisher: Publisher
    timers: Timers
    tree: GuildhallTree

    def __init__(self, config: Config) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=GuildhallTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.config = config
        self.controllers = CONTROLLERS
        #: For slow work that draws nothing: computer opponents, replays, long lists of moves.
        self.thinking = ThreadPoolExecutor(2, thread_name_prefix="thinking")
        self.is_open = False
        #: The tasks that are answering somebody right now.
        self.answering: set[asyncio.Task[object]] = set()

    async def setup_hook(self) -> None:
        config = self.config
        self.database = await Database.open(Path(config.storage.path), busy_seconds=config.storage.busy_seconds)
        self.is_open = True
        self.drawing = DrawingPool(config.pictures.workers, config.pictures.waiting)
        self.languages = Languages(self.database, config.table.language)
        tables = Tables(self.database, self.controllers)
        self.lobby = Lobby(tables, lobby_days=config.table.lobby_days)
        self.play = Play(tables, self.thinking)
        self.publisher = Publisher(self)
        self.timers = Timers(self)
        self.database.wake = self.wake
        await self.tree.set_translator(Translator())
        self.add_dynamic_items(TableButton, TableMenu)
        await self.add_commands()
        await self._sync_commands()

    async def add_commands(self) -> None:
        for name in COGS:
            module = import_module(name)
            for item in vars(module).values():
                if isinstance(item, type) and issubclass(item, Commands) and item.__module__ == name:
                    await self.add_cog(item(self))

    async def on_ready(self) -> None:
        log.info("ready as %s in %s servers", self.user, len(self.guilds))
        self.wake()

    def wake(self) -> None:
        """Something was committed: there may be something to post, or a computer may have to move."""
        self.publisher.kick()
        self.timers.kick()

    def begin_answer(self) -> bool:
        """Count the current task as one that answers somebody; False once the bot has been asked to stop."""
        task = asyncio.current_task()
        if self.is_open and task is not None:
            self.answering.add(task)
            task.add_done_callback(self.answering.discard)
        return self.is_open

    async def close(self) -> None:
        """Finish what has begun, then disconnect from Discord and close the database."""
        if self.is_open:
            self.is_open = False
            await self._finish_answers()
            await self.timers.close()
            await self.publisher.close()
            self.drawing.close()
            self.thinking.shutdown(wait=False, cancel_futures=True)
            await self.database.close()
        await super().close()

    async def _finish_answers(self) -> None:
        others = self.answering - {asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=LONGEST_ANSWER)

    async def _sync_commands(self) -> None:
        """Tell Discord about the commands, but only if they have changed: it allows 200 new ones a day."""
        translator = self.tree.translator
        assert translator is not None
        payload = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        mark = f"{self.application_id}:{hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()}"
        if await self.database.read(meta.get, _COMMANDS_KEY) == mark:
            return
        await self.tree.sync()
        await self.database.write(meta.put, _COMMANDS_KEY, mark)
        log.info("told Discord about %s commands", len(payload))


def run(config: Config) -> int:
    """Run until stopped; the exit code tells a supervisor why."""
    logging.basicConfig(level=config.log.level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    if not config.discord.token:
        log.error("no token: set DISCORD_TOKEN, or discord.token in config.toml")
        return 3
    try:
        asyncio.run(_serve(Guildhall(config), config.discord.token))
    except StorageError as error:
        log.error("%s", error)
        return 4
    except discord.LoginFailure as error:
        log.error("Discord doesn't accept the token: %s", error)
        return 3
    except OSError as error:
        log.error("Discord can't be reached: %s", error)
        return 1
    return 0


async def _serve(bot: Guildhall, token: str) -> None:
    """Stay connected until the process is asked to stop; then finish what has begun."""
    closing: set[asyncio.Task[None]] = set()

    def stop() -> None:
        closing.add(asyncio.create_task(bot.close()))

    with suppress(NotImplementedError):  # Windows: Ctrl-C arrives as an exception instead
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop)
    async with bot:
        await bot.start(token)
    await asyncio.gather(*closing)
