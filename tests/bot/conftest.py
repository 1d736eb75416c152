"""A simulated Discord with the real bot in it, and a few people who play."""

from __future__ import annotations

import re
import sqlite3
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
import pytest_asyncio
from discord import app_commands
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle
from simcord.results import InteractionResult, ResponseMessage

from bot import client, clock, languages, syncing
from bot.client import Guildhall
from bot.config import Config, LimitSettings, PictureSettings, StorageSettings
from bot.controllers import CONTROLLERS
from bot.languages import Language
from bot.sandbox.world import SandboxEnv
from bot.storage import database, files
from bot.table import lobby, seeds
from bot.testing.components import walk
from bot.ui import messages
from bot.ui.messages import MessageBuilder
from tests import example
from tests.example.controller import CONTROLLER
from tests.example.rules import GAME
from tests.waiting import LONGEST_WAIT

translated = syncing.translated
_TRANSLATED: dict[tuple[object, ...], bytes] = {}

Shown = ResponseMessage | discord.Message


#: A test taps faster, and may open more tables, than anybody does.
UNLIMITED = LimitSettings(
    person_per_minute=0,
    server_per_minute=0,
    tables_per_person=0,
    solo_games_per_person=0,
    tables_per_server=0,
    invitations_per_person=0,
)


def make_config(path: Path) -> Config:
    storage = StorageSettings(path=str(path / "guildhall.sqlite3"), busy_seconds=0.2)
    return Config(storage=storage, limits=UNLIMITED, pictures=PictureSettings(workers=2, processes=False, icons=False))


class World:
    """The server “Guild” with one channel, three members and the bot."""

    def __init__(self, env: SandboxEnv, config: Config) -> None:
        self.env = env
        self.config = config
        self.guild: GuildHandle = env.create_guild("Guild")
        self.channel: ChannelHandle = self.guild.create_text_channel("games")
        self.ada, self.bruno, self.chiara = (
            self.guild.add_member(env.create_user(name)) for name in ("Ada", "Bruno", "Chiara")
        )

    def moderator(self) -> MemberActor:
        """Somebody new who may do everything with ``/manage``."""
        role = self.guild.create_role("Moderators", permissions=discord.Permissions(manage_guild=True))
        return self.guild.add_member(self.env.create_user("Mona"), roles=[role])

    @property
    def bot(self) -> Guildhall:
        assert isinstance(self.env.bot, Guildhall)
        return self.env.bot

    async def restart(self) -> None:
        await self.bot.close()
        await self.env.restart_bot(Guildhall(self.config))

    @property
    def posts(self) -> list[discord.Message]:
        """What everybody sees in the channel and its threads, oldest first."""
        places = (self.channel, *self.channel.threads)
        found = [message for place in places for message in place.history()]
        public = [message for message in found if not message.flags.ephemeral and text_of(message)]
        return sorted(public, key=lambda message: message.id)

    @property
    def card(self) -> discord.Message:
        return next(post for post in reversed(self.posts) if not post.attachments)

    @property
    def board(self) -> discord.Message:
        return next(post for post in reversed(self.posts) if post.attachments)

    async def open_panel(self, player: MemberActor, board: discord.Message | None = None) -> InteractionResult:
        return await click(player, board or self.board, ":open:")

    async def click_forged(self, player: MemberActor, custom_id: str) -> InteractionResult:
        """Click on a button of the bot's that it never made, or not for this player."""
        channel = self.bot.get_channel(self.channel.id)
        assert isinstance(channel, discord.TextChannel)
        message = await channel.send(view=MessageBuilder().row([messages.button("forged", custom_id)]))
        return await player.click(message, custom_id=custom_id)


def text_of(shown: Shown) -> str:
    parts = [shown.content, *(part.get("content", "") for part in walk(shown.components))]
    return "\n".join(part for part in parts if part)


def controls_of(shown: Shown) -> list[dict[str, Any]]:
    return [part for part in walk(shown.components) if "custom_id" in part]


def ids_of(shown: Shown) -> str:
    return " ".join(part["custom_id"] for part in controls_of(shown))


def labels_of(shown: Shown) -> list[str]:
    return [part["label"] for part in controls_of(shown) if part.get("label")]


def control(shown: Shown, pattern: str) -> dict[str, Any]:
    found = [part for part in controls_of(shown) if re.search(pattern, part["custom_id"])]
    assert found, f"no control matches {pattern!r} among {ids_of(shown)}"
    return found[0]


async def click(player: MemberActor, shown: Shown, pattern: str) -> InteractionResult:
    """Press the first button whose id matches the pattern."""
    return await player.click(shown, custom_id=control(shown, pattern)["custom_id"])


async def tap(player: MemberActor, shown: Shown, label: str) -> InteractionResult:
    """Press the button with this label."""
    found = [part["custom_id"] for part in controls_of(shown) if part.get("label") == label]
    assert found, f"no button is called {label!r} among {labels_of(shown)}"
    return await player.click(shown, custom_id=found[0])


async def tap_each(player: MemberActor, shown: Shown, *labels: str) -> None:
    """Press the buttons with these labels, one after the other."""
    for label in labels:
        await tap(player, shown, label)


async def choose(player: MemberActor, shown: Shown, value: str) -> InteractionResult:
    """Choose the first entry of any menu whose value contains the text."""
    for part in controls_of(shown):
        for option in part.get("options", []):
            if value in option["value"]:
                return await player.select(shown, [option["value"]], custom_id=part["custom_id"])
    raise AssertionError(f"no menu offers {value!r}")


def answer(result: InteractionResult) -> str:
    """Everything the bot said privately to an interaction, as text."""
    said = [result.response] if result.response is not None else []
    assert all(message.ephemeral for message in (*said, *result.followups)), "the answer is not private"
    return "\n".join(text_of(message) for message in (*said, *result.followups))


@cache
def read_once(code: str, sources: tuple[str, ...]) -> Language:
    """Reading all the sentences takes longer than most tests."""
    return Language(code, sources)


@pytest.fixture(autouse=True)
def commands_translated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots with the same commands tell Discord the same; finding all the words for it takes longer than most tests."""
    monkeypatch.setattr(syncing, "translated", translated_once)


async def translated_once(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    cogs = [type(cog) for cog in tree.client.cogs.values()]
    key = (*cogs, *(command.name for command in tree.get_commands()))
    if key not in _TRANSLATED:
        _TRANSLATED[key] = msgspec.json.encode(await translated(tree))
    known: list[dict[str, Any]] = msgspec.json.decode(_TRANSLATED[key])
    return known


@pytest.fixture
def lantern_auction(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The smallest whole game is registered, with its sentences and commands; every table has the same seed."""
    for name in client.COGS:  # commands that list the games are imported again
        import_module(name)
    for name in client.COGS:
        monkeypatch.delitem(sys.modules, name)
    folder = Path(example.__file__).parent
    shipped = languages.catalogue_files
    monkeypatch.setattr(languages, "catalogue_files", lambda code: [*shipped(code), folder / f"{code}.ftl"])
    monkeypatch.setattr(languages, "Language", lambda code, sources: read_once(code, tuple(sources)))
    monkeypatch.setattr(seeds, "drawn", lambda: 5)
    monkeypatch.setitem(CONTROLLERS, GAME.slug, CONTROLLER)
    monkeypatch.setattr(client, "COGS", (*client.COGS, "tests.example.cog"))
    languages.language.cache_clear()
    yield
    languages.language.cache_clear()


@pytest.fixture(autouse=True)
def nobody_waits_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test cuts the power, so a commit needn't be on the disk; the tests of the storage and of the faults insist."""
    for module, name in ((database, "_connect"), (files, "connected")):
        monkeypatch.setattr(module, name, partial(connected_hastily, getattr(module, name)))


def connected_hastily(connect: Callable[..., sqlite3.Connection], *where: Any) -> sqlite3.Connection:
    connection = connect(*where)
    connection.execute("PRAGMA synchronous = OFF").close()
    return connection


@pytest.fixture(autouse=True)
def clock_of_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulated time is unknown to other threads, such as that of a transaction: whoever needs it there is given it."""
    real_now = clock.now

    def now() -> int:
        assert threading.current_thread() is threading.main_thread(), "the clock is read inside a transaction: pass now"
        return real_now()

    monkeypatch.setattr(clock, "now", now)


@pytest.fixture(autouse=True)
def seats_in_the_order_of_joining(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays needs to know where they sit; the draw of the seats has a test of its own."""
    monkeypatch.setattr(lobby, "shuffled", list)


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return make_config(tmp_path)


@pytest_asyncio.fixture
async def unstarted(config: Config) -> AsyncIterator[SandboxEnv]:
    """A bot that hasn't started yet, so that Discord can be told to refuse something before it does."""
    built = SandboxEnv(Guildhall(config), LONGEST_WAIT)
    try:
        yield built
    finally:
        await built.bot.close()
        await built.shutdown()
    built.raise_errors()


@pytest_asyncio.fixture
async def env(unstarted: SandboxEnv) -> SandboxEnv:
    """SimCord's plugin looks for an ``Env`` among a test's fixtures to give the test its clock."""
    await unstarted.start()
    return unstarted


@pytest.fixture
def world(env: SandboxEnv, config: Config) -> World:
    return World(env, config)
