"""How many tables and solo games people and servers can have open."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace
from simcord.actors import MemberActor

from bot.config import Config
from bot.storage import seat_rows
from bot.storage.games import Host
from bot.table.refusals import Refusal
from tests.bot.conftest import World, answer


async def open_tables(world: World, *people: MemberActor) -> None:
    for person in people:
        await person.slash(world.channel, "tiny-towns new")


async def play_alone(world: World, *people: MemberActor) -> None:
    for person in people:
        await person.slash(world.channel, "solo", game="tiny_towns")


def host_of(world: World) -> Host:
    return Host(world.guild.id, world.channel.id, world.ada.id, "Ada")


@pytest.fixture
def config(config: Config) -> Config:
    """Two tables and two solo games for each person, three tables on a server."""
    few = replace(config.limits, tables_per_person=2, solo_games_per_person=2, tables_per_server=3)
    return replace(config, limits=few)


async def test_a_table_too_many_is_refused_and_the_open_ones_are_named(world: World) -> None:
    await open_tables(world, world.ada, world.ada)

    said = answer(await world.ada.slash(world.channel, "carrara new"))

    assert said.startswith("You already have 2 tables open here (numbers 1, 2), and that's the limit.")
    assert len(world.posts) == 2


async def test_leaving_makes_room(world: World) -> None:
    await open_tables(world, world.ada, world.ada)
    await world.ada.slash(world.channel, "game leave", game="1")

    assert "The table is open" in answer(await world.ada.slash(world.channel, "carrara new"))


async def test_giving_the_seat_to_a_computer_makes_room(world: World) -> None:
    await open_tables(world, world.ada, world.ada)
    await world.bruno.slash(world.channel, "game join", game="1")
    await world.ada.slash(world.channel, "game start", game="1")
    await world.ada.slash(world.channel, "game leave", game="1", sure=True)

    assert "The table is open" in answer(await world.ada.slash(world.channel, "carrara new"))


async def test_games_that_only_computers_play_on_take_their_room_until_they_are_over(world: World) -> None:
    await play_alone(world, world.ada, world.ada)
    await world.bot.database.write(seat_rows.set_level, 1, 0, "hard")

    said = answer(await world.ada.slash(world.channel, "solo", game="welcome_to"))

    assert said.startswith("You already have 2 solo games going here (numbers 1, 2), and that's the limit.")


async def test_tables_of_others_and_solo_games_do_not_count(world: World) -> None:
    await open_tables(world, world.ada, world.bruno)
    await play_alone(world, world.ada)
    await world.ada.slash(world.channel, "game join", game="2")

    assert "The table is open" in answer(await world.ada.slash(world.channel, "carrara new"))


async def test_a_solo_game_too_many_is_refused(world: World) -> None:
    await play_alone(world, world.ada, world.ada)

    said = answer(await world.ada.slash(world.channel, "solo", game="welcome_to"))

    assert said.startswith("You already have 2 solo games going here (numbers 1, 2), and that's the limit.")


async def test_a_server_has_so_many_tables(world: World) -> None:
    await open_tables(world, world.ada, world.bruno, world.chiara)

    said = answer(await world.ada.slash(world.channel, "tiny-towns new"))

    assert said.startswith("There are already 3 tables open on this server")


async def test_nobody_gets_past_the_limit_by_being_quick(world: World) -> None:
    tables = [world.bot.lobby.open("tiny_towns", host_of(world)) for _ in range(10)]

    opened = await asyncio.gather(*tables, return_exceptions=True)

    assert [result for result in opened if isinstance(result, int)] == [1, 2]
    assert {result.code for result in opened if isinstance(result, Refusal)} == {"too-many-tables"}
