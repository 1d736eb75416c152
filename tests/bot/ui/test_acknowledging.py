"""An interaction is answered even if something goes wrong before the bot has begun with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest
from simcord.results import InteractionResult

from bot.ui.errors import ALREADY_ACKNOWLEDGED
from bot.ui.messages import ControlId
from tests.bot.conftest import World, click, text_of
from tests.bot.ui.attempts import forged_one
from tests.bot.ui.test_bad_input import meddle

NOT_REACHED = "Discord didn't accept my reply"


NO_SUGGESTIONS = {"type": 8, "data": {"choices": []}}


def last_answer(world: World) -> Any:
    """What Discord got from the bot last."""
    return world.env.http_requests[-1].json


def told(result: InteractionResult) -> str:
    return "\n".join(text_of(message) for message in (result.response, *result.followups) if message is not None)


@pytest.fixture(params=[False, True], ids=["before it was done", "after it was done"])
def lost(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on, the connection breaks while the bot acknowledges something."""
    defer = discord.InteractionResponse.defer
    known = discord.HTTPException(Mock(status=400), {"code": ALREADY_ACKNOWLEDGED, "message": "known"})

    async def break_off(response: discord.InteractionResponse[Any], **options: bool) -> None:
        if request.param:
            await defer(response, **options)
            response._response_type = None
            monkeypatch.setattr(discord.InteractionResponse, "send_message", AsyncMock(side_effect=known))
        raise aiohttp.ServerDisconnectedError

    return lambda: monkeypatch.setattr(discord.InteractionResponse, "defer", break_off)


async def test_a_command_whose_acknowledgement_was_lost_is_answered(world: World, lost: Callable[[], None]) -> None:
    lost()

    result = await world.ada.slash(world.channel, "help")

    assert NOT_REACHED in told(result)


async def test_a_tap_whose_acknowledgement_was_lost_is_answered(world: World, lost: Callable[[], None]) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    lost()

    result = await click(world.bruno, world.card, ":join:")

    assert NOT_REACHED in told(result)
    assert NOT_REACHED not in text_of(world.card)


@pytest.mark.parametrize("command", ["help", "tiny-towns new"])
async def test_an_acknowledgement_that_arrived_although_it_seemed_to_fail_is_not_the_last_word(
    world: World, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """Discord fails right after accepting it; when discord.py sends it again, it has already been accepted."""
    defer = discord.InteractionResponse.defer

    async def defer_twice(response: discord.InteractionResponse[Any], **options: bool) -> None:
        await defer(response, **options)
        response._response_type = None
        await defer(response, **options)

    monkeypatch.setattr(discord.InteractionResponse, "defer", defer_twice)

    result = await world.ada.slash(world.channel, command)

    assert NOT_REACHED in told(result)


async def test_what_discord_delivers_twice_is_answered_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    emit = world.env.backend.emit

    def emit_twice(event: str, payload: dict[str, Any]) -> None:
        emit(event, payload)
        emit(event, payload)

    monkeypatch.setattr(world.env.backend, "emit", emit_twice)

    result = await world.ada.slash(world.channel, "tiny-towns new")

    assert "The table is open" in told(result)
    assert NOT_REACHED not in told(result)
    assert len(world.posts) == 1


@pytest.mark.parametrize(
    ("control", "expected"),
    [
        (ControlId("start", 1).button(), "The game has started"),
        (ControlId("dismiss", 1).button(), "Have a look at the table's card"),
    ],
)
async def test_a_tap_that_only_changes_the_card_is_answered_on_any_other_message(
    world: World, control: str, expected: str
) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await world.ada.slash(world.channel, "game computer", level="easy")

    result = await world.click_forged(world.ada, control)

    assert expected in told(result)


async def test_so_is_a_computer_added_on_any_other_message(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    message = await forged_one(world, ":computer:")

    result = await world.ada.select(message, ["easy"], custom_id=ControlId("computer", 1).menu())

    assert "Have a look at the table's card" in told(result)


async def test_on_the_card_itself_its_change_is_answer_enough(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    result = await click(world.ada, world.card, ":start:")

    assert result.followups == []
    assert "The game is on" in text_of(world.posts[0])


@pytest.fixture
def broken(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """By a mistake of ours, nothing gets past the limits."""
    monkeypatch.setattr(world.bot.limits, "spend", Mock(side_effect=RuntimeError("boom")))
    return world


async def test_a_command_that_fails_before_it_begins_is_answered(broken: World) -> None:
    result = await broken.ada.slash(broken.channel, "help")

    assert "Something went wrong" in told(result)


async def test_suggestions_that_fail_before_they_begin_are_answered_with_none(broken: World) -> None:
    await broken.ada.autocomplete(broken.channel, "tiny-towns new", "cards", "")

    assert last_answer(broken) == NO_SUGGESTIONS


async def test_suggestions_that_cannot_be_looked_up_are_answered_with_none(world: World) -> None:
    meddle(world, "ALTER TABLE seat RENAME TO away")

    await world.ada.autocomplete(world.channel, "game show", "game", "")

    assert last_answer(world) == NO_SUGGESTIONS
