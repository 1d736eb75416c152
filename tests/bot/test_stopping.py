"""The bot is asked to stop: nobody is left without an answer."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace

import aiohttp
import pytest
from discord import InteractionResponse, InteractionType
from discord.ext import commands

from bot.client import Guildhall
from bot.storage.database import Database
from tests.bot.conftest import World, answer
from tests.waiting import LONGEST_WAIT, drain


async def test_whoever_comes_while_the_bot_closes_is_answered_before_it_hangs_up(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []
    late: list[asyncio.Task[None]] = []
    close_database = Database.close

    async def turn_away() -> None:
        world.bot.begin_answer()
        await drain()
        happened.append("answered")

    async def close_database_while_somebody_comes(database: Database) -> None:
        await close_database(database)
        late.append(asyncio.create_task(turn_away()))
        await asyncio.sleep(0)

    async def hang_up(bot: commands.Bot) -> None:
        happened.append("hung up")

    monkeypatch.setattr(Database, "close", close_database_while_somebody_comes)
    monkeypatch.setattr(commands.Bot, "close", hang_up)

    await world.bot.close()

    assert happened == ["answered", "hung up"]


async def keep_coming(bot: Guildhall, gone_home: asyncio.Event, crowd: list[asyncio.Task[None]]) -> None:
    """The next one arrives before the last one has been answered."""
    bot.begin_answer()
    if not gone_home.is_set():
        crowd.append(asyncio.create_task(keep_coming(bot, gone_home, crowd)))
    await asyncio.sleep(0)


async def test_a_crowd_that_keeps_coming_does_not_keep_the_bot_from_stopping(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowd: list[asyncio.Task[None]] = []
    gone_home = asyncio.Event()

    async def hang_up(bot: commands.Bot) -> None:
        gone_home.set()

    monkeypatch.setattr("bot.client.LONGEST_ANSWER", LONGEST_WAIT)
    monkeypatch.setattr(commands.Bot, "close", hang_up)
    crowd.append(asyncio.create_task(keep_coming(world.bot, gone_home, crowd)))
    await asyncio.sleep(0)

    async with asyncio.timeout(LONGEST_WAIT):
        await world.bot.close()

    assert len(crowd) > 1


async def test_whoever_comes_after_the_database_was_closed_is_told_without_asking_it(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(world.bot, "is_open", False)
    monkeypatch.setattr(Database, "read", None)

    said = answer(await world.ada.slash(world.channel, "help"))
    monkeypatch.undo()

    assert said == "I'm restarting right now. Try again in a moment."
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_nobody_is_answered_while_the_connection_is_being_closed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[object] = []

    async def say(*args: object, **_: object) -> None:
        said.append(args)

    async def come_too_late(bot: commands.Bot) -> None:
        assert not await world.bot.admits(SimpleNamespace(type=InteractionType.component))  # type: ignore[arg-type]

    monkeypatch.setattr("bot.ui.errors.answer", say)
    monkeypatch.setattr(commands.Bot, "close", come_too_late)

    await world.bot.close()

    assert said == []


async def test_an_answer_that_does_not_get_through_is_one_line_in_the_log(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def cut_off(*_: object, **__: object) -> None:
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(world.bot, "is_open", False)
    monkeypatch.setattr(InteractionResponse, "send_message", cut_off)

    await world.ada.slash(world.channel, "help")
    monkeypatch.undo()

    assert [record.getMessage() for record in caplog.records if record.name.startswith("bot.")] == [
        "couldn't answer: Server disconnected"
    ]
