"""The ready-made server: one games channel, four people, and a simulated Discord that runs on real time."""

from __future__ import annotations

import asyncio
import contextvars
from base64 import b64decode
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from discord.app_commands import CommandInvokeError, CommandNotFound, CommandSignatureMismatch, TransformerError
from simcord.backend.cdn import CDN_BASE
from simcord.env import Env

if TYPE_CHECKING:
    import discord
    from simcord.actors import MemberActor
    from simcord.backend import Backend
    from simcord.backend.models import GuildEmoji
    from simcord.builders import ChannelHandle, GuildHandle

BOT_NAME = "Guildhall"
SERVER_NAME = "Guildhall Sandbox"
CHANNEL_NAME = "games"
CHANNEL_TOPIC = "Type / to see every command."
PEOPLE = ("Ada", "Bruno", "Chiara", "Dmitri")

# How long SimCord waits for the bot to settle; pictures and computer opponents take their time.
WORK_SECONDS = 120.0
# How soon SimCord looks again whether the bot has settled: nobody wants to wait 50 ms longer after each click.
LOOK_AGAIN_SECONDS = 0.002
# A pause this short is part of the work; longer ones are up to the clock.
PAUSE_SECONDS = 0.5


class World(NamedTuple):
    guild: GuildHandle
    channel: ChannelHandle
    members: tuple[MemberActor, ...]


class SandboxEnv(Env):
    """SimCord for a person at the keyboard, and for tests that must not depend on how fast the machine is.

    SimCord calls a sleeping task settled only when it sleeps beyond the settle timeout. With a timeout that is generous
    to work, every click would therefore wait for the bot's next reminder. Here the clock alone ends a long wait.
    """

    def __init__(self, bot: discord.Client, patience: float = WORK_SECONDS) -> None:
        super().__init__(bot, settle_timeout=patience)
        _keep_emoji_pictures(self.backend)

    def _schedule_timer(
        self, record: Any, callback: Any, args: tuple[Any, ...], schedule_context: contextvars.Context | None
    ) -> None:
        if record.when - self._virtual_time <= PAUSE_SECONDS:
            super()._schedule_timer(record, callback, args, schedule_context)

    async def _settle_internal(self, *, timeout: float | None = None, **options: Any) -> None:  # noqa: ASYNC109
        # Starting settles with a fixed five seconds, too short for computer opponents that resume their games.
        enough = max(timeout or 0, self.settle_timeout)
        await super()._settle_internal(**options | {"timeout": enough, "idle": LOOK_AGAIN_SECONDS})

    def _record_error(self, error: BaseException) -> None:
        # The tree's own handler answers what a command raises: a refusal isn't a bug.
        if not isinstance(error, CommandInvokeError | CommandNotFound | CommandSignatureMismatch | TransformerError):
            super()._record_error(error)

    async def as_bot(self, work: Callable[[], Awaitable[None]]) -> None:
        """Let the bot do something of its own accord, and wait until it has settled."""
        with self._bot_scope():
            task = asyncio.ensure_future(work())
        await self.settle()
        await task

    def seconds_behind(self) -> float:
        return max(0.0, (datetime.now(UTC) - self.now()).total_seconds())


def _keep_emoji_pictures(backend: Backend) -> None:
    """SimCord discards the picture of an uploaded emoji; its page looks for it where Discord would have it."""
    create = backend.create_application_emoji

    def create_and_keep(name: str, *, animated: bool = False) -> GuildEmoji:
        emoji = create(name, animated=animated)
        upload = backend.http_requests[-1].json if backend.http_requests else None
        picture = str((upload or {}).get("image", "")).partition(";base64,")[2]
        backend.cdn._blobs[f"{CDN_BASE}/emojis/{emoji.id}.png"] = b64decode(picture)
        return emoji

    backend.create_application_emoji = create_and_keep  # type: ignore[method-assign]


def build_world(env: SandboxEnv) -> World:
    """Create everything at SimCord's fixed epoch, in a fixed order, so that ids are the same at every start."""
    env.backend.edit_bot_profile(BOT_NAME)
    users = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
    guild = env.create_guild(SERVER_NAME, owner=users[0])
    channel = guild.create_text_channel(CHANNEL_NAME, topic=CHANNEL_TOPIC)
    members = tuple(guild.add_member(user) for user in users)
    env.backend.advance_clock(env.seconds_behind())
    return World(guild, channel, members)
