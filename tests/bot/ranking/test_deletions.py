"""Who is deleted leaves the totals of everybody else as they are, also when all is counted again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest_asyncio

from bot.ranking import recounting
from bot.storage import privacy
from bot.storage import standings as stored
from bot.storage.database import Connection, Database
from tests.bot.ranking.test_standings import FIRST_DAY, GUILD, OTHER_GUILD, database, finish_at_random, finish_days

__all__ = ["database"]

GONE = 3
Totals = dict[str, list[tuple[Any, ...]]]
_PLAYER = {"standing": 4, "rating": 2, "rating_point": 2, "daily_points": 2, "daily_attempt": 1}


@pytest_asyncio.fixture
async def played(database: Database) -> Totals:
    """What has been counted after two months of games and a month of daily challenges on two servers."""
    await finish_at_random(database, games=60)
    await finish_days(database, days=25)
    return await database.read(stored.everything)


def without(totals: Totals, goes: Callable[[str, tuple[Any, ...]], bool]) -> Totals:
    return {table: [row for row in rows if not goes(table, row)] for table, rows in totals.items()}


def of_player(table: str, row: tuple[Any, ...]) -> bool:
    return bool(row[_PLAYER[table]] == GONE)


def of_server(table: str, row: tuple[Any, ...]) -> bool:
    return bool(table != "daily_attempt" and row[0] == GUILD)


async def delete(database: Database, *players: int) -> None:
    for player in players:
        await database.write(privacy.delete_player, player, {GUILD: "Gone", OTHER_GUILD: "Gone"})


async def test_deleting_a_player_leaves_the_totals_of_the_others(database: Database, played: Totals) -> None:
    await delete(database, GONE)

    expected = without(played, of_player)
    assert expected != played
    assert await database.read(stored.everything) == expected
    await database.write(recounting.rebuild)
    assert await database.read(stored.everything) == expected


async def test_deleting_everybody_leaves_no_totals(database: Database, played: Totals) -> None:
    await delete(database, *range(1, 15))
    await database.write(recounting.rebuild)

    assert {*await database.read(stored.everything)} == {*played}
    assert not any((await database.read(stored.everything)).values())


async def test_each_former_player_has_a_number_of_their_own(database: Database, played: Totals) -> None:
    await delete(database, 1, 2, GONE)

    numbers = "SELECT DISTINCT player_id FROM result WHERE player_id < 0 ORDER BY player_id"
    assert await database.read(Connection.column, numbers) == [-3, -2, -1]


async def test_deleting_a_server_leaves_what_counts_elsewhere(database: Database, played: Totals) -> None:
    await database.write(privacy.delete_server, GUILD)

    expected = without(played, of_server)
    assert expected != played
    assert await database.read(stored.everything) == expected
    await database.write(recounting.rebuild)
    assert await database.read(stored.everything) == expected


async def test_the_days_have_attempts_of_whoever_goes(database: Database, played: Totals) -> None:
    """Otherwise the tests above would prove little."""
    ended = f"SELECT COUNT(*) FROM daily_attempt WHERE player_id = {GONE} AND total IS NOT NULL AND day >= {FIRST_DAY}"
    assert await database.read(Connection.value, ended) > 5
