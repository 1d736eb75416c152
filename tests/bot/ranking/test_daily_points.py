"""The points of a day, for the leaderboards of weeks and of all time."""

from __future__ import annotations

from bot.ranking import daily
from bot.ranking.periods import day_of
from bot.storage import dailies, games
from bot.storage.dailies import Attempt
from bot.storage.database import Connection, Transaction
from bot.storage.games import Host
from tests.bot.conftest import World
from tests.bot.ranking.test_daily import only_tiny_towns


async def reach(world: World, totals: dict[int, int], day: int) -> None:
    """These players have finished the day's challenge with so many points."""

    async def finish(tx: Transaction) -> None:
        for player_id, total in totals.items():
            host = Host(world.guild.id, world.channel.id, player_id, "Player")
            game_id = await games.create(tx, "tiny_towns", host, "{}", 1, 1, 0, day=day)
            await dailies.begin(tx, Attempt(day, player_id, world.guild.id, game_id))
            await dailies.finish(tx, game_id, total, 1)

    await world.bot.database.write(finish)


async def points(world: World) -> dict[int, int]:
    rows = await world.bot.database.read(
        Connection.all, "SELECT player_id, points FROM daily_points WHERE guild_id = 0 AND period = 'all'"
    )
    return {row["player_id"]: row["points"] for row in rows}


async def test_everybody_who_shares_a_place_gets_its_points(world: World) -> None:
    await only_tiny_towns(world)
    day = day_of(int(world.env.now().timestamp()))
    first, tenth, further = {1: 50}, dict.fromkeys(range(2, 15), 30), {99: 29}
    await reach(world, {**first, **tenth, **further}, day)

    await world.bot.database.write(daily.settle, day + 1)

    assert await points(world) == {1: 10} | dict.fromkeys(tenth, 9)


async def test_the_tenth_place_is_the_last_one_with_points(world: World) -> None:
    await only_tiny_towns(world)
    day = day_of(int(world.env.now().timestamp()))
    await reach(world, {number: -number for number in range(1, 15)}, day)

    await world.bot.database.write(daily.settle, day + 1)

    assert await points(world) == {number: 11 - number for number in range(1, 11)}
