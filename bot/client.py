"""The bot itself: what it is made of, how it starts and how it stops."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
from collections import deque
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import Commands
from bot.config import Config
from bot.controllers import CONTROLLERS
from bot.languages import Languages, Translator
from bot.limits import Limits, check_texts
from bot.publishing.backups import Backups
from bot.publishing.departures import Departures
from bot.publishing.digests import Digests
from bot.publishing.drawing import DrawingPool
from bot.publishing.films import Films
from bot.publishing.heartbeat import Heartbeat
from bot.publishing.presence import Presence
from bot.publishing.publisher import Publisher
from bot.publishing.timers import Timers
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.games import GameRow
from bot.syncing import CommandSync
from bot.table.absence import Absences
from bot.table.coaching import Coach
from bot.table.forgetting import Forgetting
from bot.table.idle import Idle
from bot.table.late import Clocks
from bot.table.lobby import Lobby
from bot.table.managing import Managing
from bot.table.planning import Planning
from bot.table.play import Play
from bot.table.refusals import Refusal
from bot.table.replaying import Replays
from bot.table.reviewing import Reviews
from bot.table.tables import Tables
from bot.table.undoing import Undoing
from bot.ui import controls, errors
from bot.ui.controls import ChannelMenu, PeopleMenu, RoleMenu, TableButton, TableMenu
from bot.ui.icons import Icons
from bot.ui.open_panels import OpenPanels

log = logging.getLogger(__name__)

_SHARED_COGS = ("help", "game", "solo", "daily", "leaderboard", "profile", "settings", "privacy", "blocking", "manage")
#: The modules of the slash commands: those for everything, and those of every game.
COGS = tuple(f"bot.cogs.{name}" for name in (*_SHARED_COGS, *CONTROLLERS))
#: These libraries write whole messages, tokens and rows into the log at the level ``DEBUG``.
QUIET = ("discord", "aiohttp", "aiosqlite")
#: How many seconds running answers get before the bot stops.
LONGEST_ANSWER = 10
#: How many seconds to wait before each further try to log in, while Discord has a bad moment.
LOGIN_RETRIES = (5, 15, 30, 60)
UNREACHABLE = (discord.DiscordServerError, aiohttp.ClientError, OSError)
#: Why Discord closes a connection for good, by its code.
_CLOSED = {
    4004: "it doesn't accept the token (4004)",
    4010: "the shard is wrong (4010)",
    4011: "the bot is on so many servers that it needs shards (4011)",
    4012: "it no longer speaks this version of its protocol (4012): update Guildhall",
    4013: "the intents are wrong (4013)",
}


class GuildhallTree(app_commands.CommandTree["Guildhall"]):
    async def interaction_check(self, interaction: discord.Interaction[Guildhall], /) -> bool:
        return await interaction.client.admits(interaction)

    def check_place(self, interaction: discord.Interaction[Any]) -> None:
        """Discord offers most commands only on servers, but nothing keeps others from sending them elsewhere."""
        data: Mapping[str, Any] = interaction.data or {}
        command = self.get_command(data.get("name", ""))
        if interaction.guild_id is None and command is not None and command.guild_only:
            raise Refusal("servers-only")

    async def on_error(
        self, interaction: discord.Interaction[Guildhall], error: app_commands.AppCommandError, /
    ) -> None:
        await _decline(interaction, error)

    async def _call(self, interaction: discord.Interaction[Guildhall]) -> None:
        """If suggestions fail, discord.py only logs it; whoever is typing gets none, but they get an answer."""
        await super()._call(interaction)
        if _is_typing(interaction) and not interaction.response.is_done():
            await errors.suggest_nothing(interaction)


def _is_typing(interaction: discord.Interaction[Guildhall]) -> bool:
    return interaction.type is discord.InteractionType.autocomplete


async def _decline(interaction: discord.Interaction[Guildhall], error: Exception) -> None:
    await (errors.suggest_nothing(interaction) if _is_typing(interaction) else errors.answer(interaction, error))


class Guildhall(commands.Bot):
    """Everything that lives as long as the process. What lives longer is in the database."""

    absences: Absences
    backups: Backups
    clocks: Clocks
    coach: Coach
    commands_on_discord: CommandSync
    database: Database
    departures: Departures
    digests: Digests
    drawing: DrawingPool
    films: Films
    forgetting: Forgetting
    heartbeat: Heartbeat
    icons: Icons
    idle: Idle
    languages: Languages
    lobby: Lobby
    managing: Managing
    open_panels: OpenPanels
    planning: Planning
    play: Play
    publisher: Publisher
    replays: Replays
    reviews: Reviews
    tables: Tables
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
        self.limits = Limits(config.limits)
        self.is_open = False
        #: Whether it's too late even to ask someone to try again: the connection is being closed.
        self.hangs_up = False
        #: The tasks that are answering somebody right now.
        self.answering: set[asyncio.Task[object]] = set()
        #: The latest interactions: Discord may deliver one again, and then it's answered already.
        self._latest: deque[int] = deque(maxlen=1000)

    async def setup_hook(self) -> None:
        config = self.config
        self.database = await Database.open(Path(config.storage.path), busy_seconds=config.storage.busy_seconds)
        self.is_open = True
        self.drawing = DrawingPool(config.pictures)
        await self.drawing.warm_up()
        self.films = Films(self.drawing)
        self.languages = Languages(self.database, config.table.language)
        self.tables = Tables(self.database, self.controllers)
        self.forgetting = Forgetting(self.tables, self.languages, self._locale_of)
        await self.forgetting.catch_up()
        self.lobby = Lobby(self.tables, lobby_days=config.table.lobby_days, limits=config.limits)
        self.play = Play(self.tables, self.thinking)
        self.planning = Planning(self.tables, self.play)
        self.replays = Replays(self.tables, self.thinking)
        self.undoing = Undoing(self.tables, self.thinking)
        self.managing = Managing(self.tables, self.play, self.undoing, self.thinking)
        self.clocks = Clocks(self.tables, self.play, self.thinking, self.limits.latest)
        self.idle = Idle(self.tables, self.play)
        is_there = Presence(self).is_there
        self.absences = Absences(self.tables, self.play, self.thinking, self.limits.latest, is_there)
        self.coach = Coach(self.tables, self.play, self.thinking)
        self.reviews = Reviews(self.tables, self.play, self.thinking, self.drawing)
        self.open_panels = OpenPanels(self)
        self.publisher = Publisher(self)
        self.timers = Timers(self)
        self.departures = Departures(self)
        self.digests = Digests(self)
        self.heartbeat = Heartbeat(self)
        self.backups = Backups(config.storage)
        self.commands_on_discord = CommandSync(self)
        self.icons = Icons(self)
        self.database.wake = self.wake
        await self.tree.set_translator(Translator())
        self.add_dynamic_items(TableButton, TableMenu, PeopleMenu, ChannelMenu, RoleMenu)
        await self.add_commands()
        await self.commands_on_discord.sync()
        self.icons.start()

    async def add_commands(self) -> None:
        for name in COGS:
            module = import_module(name)
            for item in vars(module).values():
                if isinstance(item, type) and issubclass(item, Commands) and item.__module__ == name:
                    await self.add_cog(item(self))

    async def on_ready(self) -> None:
        log.info("ready as %s in %s servers", self.user, len(self.guilds))
        self.heartbeat.connected()
        await self.departures.compare()
        self.wake()
        self.backups.kick()
        self.digests.kick()

    async def on_resumed(self) -> None:
        if self.is_open:
            self.heartbeat.connected()

    async def on_disconnect(self) -> None:
        if self.is_open:
            self.heartbeat.disconnected()

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        if self.is_open:
            await self.publisher.leave_thread(payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        if self.is_open:
            await self.publisher.leave_channel(channel)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        if self.is_open:
            await self.departures.returned(guild.id)
            await self.publisher.return_to_server()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        if self.is_open and not guild.unavailable:  # Discord has an outage: that's not a removal
            await self.departures.left(guild.id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer forms, and controls that only another version of the bot knows; discord.py ignores them."""
        if controls.is_form(interaction):
            if await self.admits(interaction):
                await controls.submit(interaction)
        elif controls.is_unknown(interaction) and await self.admits(interaction):
            await errors.answer(interaction, Refusal("unknown-button"))

    def _locale_of(self, guild_id: int) -> discord.Locale | None:
        guild = self.get_guild(guild_id)
        return None if guild is None else guild.preferred_locale

    def channel_of(self, game: GameRow) -> discord.abc.GuildChannel | discord.Thread | None:
        guild = self.get_guild(game.guild_id)
        return None if guild is None else guild.get_channel_or_thread(game.channel_id)

    def knows_too_little(self, game: GameRow) -> bool:
        """Whether Discord has an outage, so that nobody knows which channels there are on the game's server."""
        guild = self.get_guild(game.guild_id)
        return guild is not None and guild.unavailable

    def reaches(self, game: GameRow) -> bool:
        """Whether the bot can post where the game is played, as far as it knows."""
        if self.knows_too_little(game):
            return True
        channel = self.channel_of(game)
        if channel is None:
            return False
        allowed = channel.permissions_for(channel.guild.me)
        may_send = allowed.send_messages_in_threads if game.thread_id else allowed.send_messages
        return allowed.view_channel and may_send and allowed.attach_files

    def wake(self) -> None:
        """Something was committed: there may be something to post, or a computer may have to move."""
        self.publisher.kick()
        self.timers.kick()
        self.heartbeat.kick()

    async def admits(self, interaction: discord.Interaction[Guildhall]) -> bool:
        """Whether to handle what somebody sent; if not, they have been told why.

        Nothing new starts once the bot has been asked to stop, and nobody can ask too much of it.
        """
        if self.hangs_up or interaction.id in self._latest:
            return False
        self._latest.append(interaction.id)
        try:
            if not self.begin_answer():
                raise Refusal("stopping")
            self.limits.spend(
                "typing" if _is_typing(interaction) else "action", interaction.user.id, interaction.guild_id
            )
            check_texts(cast("Mapping[str, Any]", interaction.data or {}).get("options", ()))
            self.tree.check_place(interaction)
        except Exception as error:  # mostly a refusal; discord.py would say nothing about anything else
            await _decline(interaction, error)
            return False
        return True

    def begin_answer(self) -> bool:
        """Count the current task as one that answers somebody; False once the bot has been asked to stop."""
        task = asyncio.current_task()
        if task is not None:
            self.answering.add(task)
            task.add_done_callback(self.answering.discard)
        return self.is_open

    async def close(self) -> None:
        """Finish what has begun, then disconnect from Discord and close the database."""
        if self.is_open:
            self.is_open = False
            await self._finish_answers()
            await self.commands_on_discord.close()
            await self.icons.close()
            await self.departures.close()
            await self.heartbeat.close()
            await self.digests.close()
            await self.timers.close()
            await self.publisher.close()
            await self.open_panels.close()
            await self.backups.close()
            await self.drawing.close()
            self.thinking.shutdown(wait=False, cancel_futures=True)
            await self.database.close()
            await self._finish_answers()  # people who came while the rest was closing are told to try again
            self.hangs_up = True
        await super().close()

    async def _finish_answers(self) -> None:
        """Wait until everyone has been answered, but not for those who come meanwhile: they might never end."""
        if others := self.answering - {asyncio.current_task()}:
            await asyncio.wait(others, timeout=LONGEST_ANSWER)


def run(config: Config) -> int:
    """Run until stopped; the exit code tells a supervisor why. Only after a 1 is it worth trying again."""
    logging.basicConfig(level=config.log.level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    quieten()
    if not config.discord.token:
        log.error("no token: set DISCORD_TOKEN, or discord.token in config.toml")
        return 3
    try:
        asyncio.run(_serve(config))
    except StorageError as error:
        log.error("%s", error)
        return 4
    except discord.LoginFailure as error:
        log.error("Discord doesn't accept the token: %s", error)
        return 3
    except discord.PrivilegedIntentsRequired:
        log.error("Discord doesn't allow the intents the bot asks for (4014): check them in the developer portal")
        return 3
    except discord.ConnectionClosed as error:
        log.error("Discord has closed the connection: %s", _CLOSED.get(error.code, f"code {error.code}"))
        return 3 if error.code in _CLOSED else 1
    except (discord.DiscordException, *UNREACHABLE) as error:
        log.error("Discord can't be reached: %s", error)
        return 1
    return 0


def quieten() -> None:
    """Whatever level is set, nothing logs what people send."""
    for library in QUIET:
        logging.getLogger(library).setLevel(logging.INFO)


async def _serve(config: Config) -> None:
    """Stay connected until the process is asked to stop; then finish what has begun."""
    closing: set[asyncio.Task[None]] = set()
    stopped = asyncio.Event()
    bot = Guildhall(config)
    gc.collect()
    gc.freeze()  # the program stays: going through it again and again would keep everybody waiting for a moment

    def stop() -> None:
        stopped.set()
        closing.add(asyncio.create_task(bot.close()))

    with suppress(NotImplementedError):  # Windows: Ctrl-C arrives as an exception instead
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop)
    for delay in (*LOGIN_RETRIES, None):
        try:
            async with bot:
                await bot.start(config.discord.token)
            break
        except UNREACHABLE as error:
            if stopped.is_set():
                break
            if delay is None:
                raise
            log.warning("Discord can't be reached, trying again in %s s: %s", delay, error)
        with suppress(TimeoutError):
            await asyncio.wait_for(stopped.wait(), delay)
            break
        bot = Guildhall(config)
    await asyncio.gather(*closing)
