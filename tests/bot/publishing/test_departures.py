"""What becomes of a server that the bot isn't on any more."""

from __future__ import annotations

import discord

from bot.publishing.departures import KEPT_SECONDS
from bot.storage.database import Connection, Transaction
from tests.bot.conftest import World
from tests.bot.playing import start

DAY = 24 * 3600


async def games_left(world: World) -> int:
    count: int = await world.bot.database.read(Connection.value, "SELECT COUNT(*) FROM game")
    return count


def guild(world: World) -> discord.Guild:
    found = world.bot.get_guild(world.guild.id)
    assert found is not None
    return found


async def test_a_server_without_the_bot_is_deleted_after_thirty_days(world: World) -> None:
    await start(world, world.bruno)
    await world.env.as_bot(lambda: world.bot.on_guild_remove(guild(world)))

    await world.env.advance_time(KEPT_SECONDS - 60)
    assert await games_left(world) == 1
    await world.env.advance_time(120)

    assert await games_left(world) == 0


async def test_coming_back_in_time_keeps_everything(world: World) -> None:
    await start(world, world.bruno)
    await world.env.as_bot(lambda: world.bot.on_guild_remove(guild(world)))
    await world.env.advance_time(KEPT_SECONDS - 60)

    await world.env.as_bot(lambda: world.bot.on_guild_join(guild(world)))
    await world.env.advance_time(DAY)

    assert await games_left(world) == 1


async def test_an_outage_is_no_removal(world: World) -> None:
    await start(world, world.bruno)
    there = guild(world)
    there.unavailable = True

    await world.env.as_bot(lambda: world.bot.on_guild_remove(there))
    await world.restart()
    await world.env.advance_time(KEPT_SECONDS + DAY)

    assert await games_left(world) == 1


async def test_a_removal_while_the_bot_was_down_is_noticed_when_it_starts(world: World) -> None:
    await start(world, world.bruno)
    await world.bot.database.write(Transaction.run, "UPDATE game SET guild_id = 5")

    await world.restart()
    assert await games_left(world) == 1
    await world.env.advance_time(KEPT_SECONDS)

    assert await games_left(world) == 0
