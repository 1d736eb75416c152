"""Whoever taps or types more than anybody can is told so, privately and cheaply; others don't notice."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.config import Config, LimitSettings
from tests.bot.conftest import World, answer, click, text_of


@pytest.fixture
def config(config: Config) -> Config:
    """Three taps or commands at once, then one a second; for a server, twice as much."""
    hurried = LimitSettings(person_per_minute=60, person_burst=3, server_per_minute=60, server_burst=6)
    return replace(config, limits=hurried)


async def use_up(channel: ChannelHandle, *people: MemberActor) -> None:
    for person in people:
        for _ in range(3):
            await person.slash(channel, "help")


async def type_three_letters(world: World) -> None:
    for typed in ("c", "co", "cot"):
        await world.ada.autocomplete(world.channel, "tiny-towns new", "cards", typed)


async def test_a_command_too_many_is_answered_privately_with_one_request(world: World) -> None:
    await use_up(world.channel, world.ada)
    before = len(world.env.http_requests)

    result = await world.ada.slash(world.channel, "tiny-towns new")

    assert answer(result) == "That was a lot at once. Wait a second and try again."
    assert len(world.env.http_requests) == before + 1
    assert world.posts == []


async def test_a_tap_too_many_is_answered_privately_with_one_request(world: World) -> None:
    await world.bruno.slash(world.channel, "tiny-towns new")
    await use_up(world.channel, world.ada)
    before = len(world.env.http_requests)

    result = await click(world.ada, world.card, ":join:")

    assert answer(result) == "That was a lot at once. Wait a second and try again."
    assert len(world.env.http_requests) == before + 1
    assert world.ada.mention not in text_of(world.card)


async def test_suggestions_stop_without_an_error(world: World) -> None:
    await type_three_letters(world)

    assert await world.ada.autocomplete(world.channel, "tiny-towns new", "cards", "") == []


async def test_after_a_while_everything_works_again(world: World) -> None:
    await use_up(world.channel, world.ada)
    await world.env.advance_time(1)

    assert "Guildhall" in answer(await world.ada.slash(world.channel, "help"))


async def test_a_busy_server_says_so(world: World) -> None:
    await use_up(world.channel, world.ada, world.bruno)

    said = answer(await world.chiara.slash(world.channel, "help"))

    assert said == "This server is very busy right now. Wait a second and try again."


async def test_another_server_does_not_notice(world: World) -> None:
    elsewhere = world.env.create_guild("Elsewhere")
    dora = elsewhere.add_member(world.env.create_user("Dora"))
    lounge = elsewhere.create_text_channel("lounge")
    await use_up(world.channel, world.ada, world.bruno, world.chiara)

    assert "Guildhall" in answer(await dora.slash(lounge, "help"))
