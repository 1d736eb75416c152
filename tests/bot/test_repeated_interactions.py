"""Discord may deliver an interaction again: what it asked for is done once, and the second is no error."""

from __future__ import annotations

import logging
from copy import deepcopy
from typing import Any

import pytest

from bot.storage.database import Connection
from tests.bot.conftest import World, answer, click


@pytest.fixture
def twice(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every interaction is delivered twice."""
    parsers = world.bot._connection.parsers
    deliver = parsers["INTERACTION_CREATE"]

    def deliver_twice(data: Any) -> None:
        again = deepcopy(data)
        deliver(data)
        deliver(again)

    monkeypatch.setitem(parsers, "INTERACTION_CREATE", deliver_twice)


def callbacks(world: World) -> int:
    """How often the bot has responded."""
    return sum(entry.path.endswith("/callback") for entry in world.env.http_requests)


@pytest.mark.usefixtures("twice")
async def test_a_command_that_is_delivered_twice_is_done_and_answered_once(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    assert await world.bot.database.read(Connection.value, "SELECT COUNT(*) FROM game") == 1
    assert callbacks(world) == 1
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.usefixtures("twice")
async def test_a_tap_that_is_delivered_twice_is_answered_once(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    before = callbacks(world)

    result = await click(world.bruno, world.card, ":join:")

    assert "You're at this table" in answer(result)
    assert callbacks(world) == before + 1
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
