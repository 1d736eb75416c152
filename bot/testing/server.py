"""A simulated server where people are in the middle of things: every game is running, a table is open, one is over."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cached_property
from pathlib import Path

from discord import AppCommandOptionType as Kind
from discord import Permissions
from simcord.backend.models import Message
from simcord.builders import ChannelHandle

from bot.client import Guildhall
from bot.config import Config, PictureSettings, StorageSettings
from bot.controllers import CONTROLLERS
from bot.ranking.rating import Rating
from bot.sandbox.world import WORK_SECONDS, SandboxEnv
from bot.storage import (
    absences,
    audit,
    blocks,
    clocks,
    dailies,
    digests,
    directs,
    following,
    invitations,
    notes,
    private_notes,
    results,
    timers,
    tombstones,
)
from bot.storage.absences import Absence
from bot.storage.audit import Deed
from bot.storage.dailies import Attempt
from bot.storage.database import Transaction
from bot.storage.standings import EVERYWHERE
from bot.storage.tombstones import Tombstone
from bot.table.restoring import RESTORED
from bot.testing.commands import Command, Option, Options, Value, find_commands
from bot.testing.simulated import Person, send, typed


@asynccontextmanager
async def open_server(database: Path) -> AsyncIterator[Server]:
    """A server with the real bot on it, which keeps its games in this file."""
    env = SandboxEnv(Guildhall(_config(database)), WORK_SECONDS)
    server = Server(env)  # before the bot arrives, so that everybody has the same ids on every such server
    try:
        await env.start()
        with env.time_context():
            yield server
    finally:
        await env.bot.close()
        if env._started:
            await env.shutdown()


def _config(database: Path) -> Config:
    return Config(storage=StorageSettings(path=str(database)), pictures=PictureSettings(workers=2, processes=False))


class Server:
    """Ada and Bruno play everything, Chiara watches and is a moderator, Dmitri lives on another server."""

    def __init__(self, env: SandboxEnv) -> None:
        self.env = env
        self.guild = env.create_guild("Guild")
        self.ada, self.bruno = (self.guild.add_member(env.create_user(name)) for name in ("Ada", "Bruno"))
        self.moderators = self.guild.create_role("Moderators", permissions=Permissions(manage_guild=True))
        self.chiara = self.guild.add_member(env.create_user("Chiara"), roles=[self.moderators])
        elsewhere = env.create_guild("Elsewhere")
        self.dmitri = elsewhere.add_member(env.create_user("Dmitri"))
        self.other_channel = elsewhere.create_text_channel("games")
        #: One for each game, by its command: /tiny-towns is played in #tiny-towns.
        self.channels = {key: self.guild.create_text_channel(key) for key in self._games()}
        self._latest_seen = 0

    @property
    def bot(self) -> Guildhall:
        assert isinstance(self.env.bot, Guildhall)
        return self.env.bot

    @cached_property
    def commands(self) -> tuple[Command, ...]:
        return find_commands(self.bot.tree)

    @property
    def entities(self) -> Mapping[Kind, Sequence[Value]]:
        return {
            Kind.user: (self.ada, self.bruno),
            Kind.mentionable: (self.ada,),
            Kind.channel: self.all_channels,
            Kind.role: (self.moderators,),
        }

    @property
    def all_channels(self) -> Sequence[ChannelHandle]:
        return tuple(self.channels.values())

    @property
    def elsewhere(self) -> Sequence[tuple[Person, ChannelHandle]]:
        """Where nothing of this server is known: another server, and a private message."""
        return ((self.dmitri, self.other_channel), (self.dmitri.user, self.dmitri.user.dm_channel))

    def channel_for(self, command: Command) -> ChannelHandle:
        return self.channels.get(command.path.partition(" ")[0], self.all_channels[0])

    def _games(self) -> list[str]:
        return [controller.key for controller in self.bot.controllers.values()]

    async def begin_games(self, *keys: str) -> None:
        """For each of these games, or for all of them, two people play with a clock, and another table is open."""
        for key in keys or self._games():
            channel = self.channels[key]
            await self.ada.slash(channel, f"{key} new")
            await self.ada.slash(channel, "game set-up", clock="week")
            await self.bruno.slash(channel, "game join")
            await self.ada.slash(channel, "game start")
            await self.bruno.slash(channel, f"{key} new")

    async def finish_a_game(self) -> None:
        """Ada leaves her seat to a computer, so that only computers are left and play to the end."""
        key, channel = next(iter(self.channels.items()))
        await self.ada.slash(channel, f"{key} new")
        await self.ada.slash(channel, "game computer", level="easy")
        await self.ada.slash(channel, "game start")
        await self.ada.slash(channel, "game leave", sure=True)

    async def fill_every_table(self) -> None:
        """Something is stored of every kind there is."""
        await self.finish_a_game()
        await self.begin_games()
        channel = self.all_channels[0]
        await self.ada.slash(channel, "daily play")
        await self.bruno.slash(channel, "settings", language="de")
        await self.chiara.slash(channel, "manage server", threads=False)
        await self.bot.database.write(_rare_rows, self.guild.id, self.ada.id, channel.id)

    def new_posts(self) -> list[Message]:
        """What everybody can see, in channels and threads, that has come since this was last asked."""
        found = [message for place in self.env.backend.messages.values() for message in place.values()]
        new = [message for message in found if message.id > self._latest_seen and message.visible_to(None)]
        self._latest_seen = max([self._latest_seen, *(message.id for message in new)])
        return new

    async def suggest(self, command: Command, option: Option, filled: Options) -> Sequence[Value]:
        """What the bot's own autocompletion offers to whoever's turn it is."""
        channel = self.channel_for(command)
        asked = [typed(player, channel, command, option, "", filled) for player in (self.ada, self.bruno)]
        offered = [outcome.interaction.autocomplete_choices or [] for outcome in await send(self.env, *asked)]
        return [choice["value"] for choice in offered[0] or offered[1]]


async def _rare_rows(tx: Transaction, guild_id: int, player_id: int, channel_id: int) -> None:
    """What only a repair, a timer, or several days of playing would bring about."""
    await notes.add(tx, 1, RESTORED, 0)
    await audit.add(tx, Deed(guild_id, 1, player_id, "cancel", 0, reason="Holidays"))
    await timers.put(tx, 2, "close_lobby", 2**40)
    await invitations.add(tx, 2, player_id, [player_id])
    await blocks.add(tx, player_id, 1)
    await private_notes.write(tx, 1, player_id, "build the Well")
    await clocks.put_days_off(tx, player_id, [1])
    await digests.put(tx, player_id, 480, 2**31)
    await following.follow(tx, 2, player_id, rounds=True, most=1)
    await directs.add(tx, 2, [player_id])
    await absences.put(tx, 2, [Absence(player_id, 1, gone=True, asked_at=1)])
    await dailies.keep_shared(tx, 1, channel_id, 1)
    somebody, today = 1, (await dailies.unsettled(tx, 2**31))[0]
    await dailies.begin(tx, Attempt(today, somebody, guild_id, 1))
    await dailies.finish(tx, 1, 7, 1)
    await dailies.keep_as_former(tx, somebody)
    await tombstones.mark(tx, Tombstone("player", somebody, 0))
    await dailies.add_points(tx, EVERYWHERE, ["all"], player_id, 1)
    await results.put_rating(tx, guild_id, next(iter(CONTROLLERS)), player_id, Rating(), 1, 0)
