"""Finished games are written down once."""

from __future__ import annotations

from msgspec.structs import replace

from bot.storage import results
from bot.storage.database import Connection, Database, Transaction
from bot.storage.games import GameRow
from bot.storage.results import SeatResult
from tests.bot.storage.conftest import ADA, GUILD, NOW, new_games


def outcome(game_id: int, total: int = 31) -> list[SeatResult]:
    winner = SeatResult(
        game_id=game_id,
        seat=0,
        slug="tiny_towns",
        mode="",
        guild_id=GUILD,
        player_id=ADA,
        level=None,
        total=total,
        rank=1,
        won=True,
        breakdown='[{"code":"cottages","points":31}]',
        finished_at=NOW,
    )
    return [winner, replace(winner, seat=1, player_id=None, level="hard", total=total - 9, rank=2, won=False)]


async def write(database: Database, rows: list[SeatResult]) -> bool:
    return await database.write(results.add, rows)


async def stored(database: Database) -> list[list[SeatResult]]:
    async def collected(connection: Connection) -> list[list[SeatResult]]:
        return [game async for game in results.all_games(connection)]

    return await database.read(collected)


async def write_many(tx: Transaction, count: int) -> list[int]:
    """Games of three seats."""
    ids = await new_games(tx, count)
    for game_id in ids:
        first, second = outcome(game_id)
        await results.add(tx, [first, second, replace(second, seat=2, rank=3)])
    return ids


async def test_a_result_is_kept_seat_by_seat(database: Database, game: GameRow) -> None:
    assert await write(database, outcome(game.id))

    assert await stored(database) == [outcome(game.id)]


async def test_a_second_result_of_the_same_game_changes_nothing(database: Database, game: GameRow) -> None:
    await write(database, outcome(game.id))

    assert not await write(database, outcome(game.id, total=99))

    assert await stored(database) == [outcome(game.id)]


async def test_games_come_in_the_order_in_which_they_ended(database: Database) -> None:
    first, second, third = await database.write(new_games, 3)
    ended = [third, first, second]

    assert [await write(database, outcome(game_id)) for game_id in ended] == [True, True, True]
    assert await stored(database) == [outcome(game_id) for game_id in ended]


async def test_many_results_are_read_in_batches_without_tearing_a_game(database: Database) -> None:
    """A batch is a thousand rows, so one of the games of three seats is cut by its end."""
    ids = await database.write(write_many, 335)

    games = await stored(database)

    assert [rows[0].game_id for rows in games] == ids
    assert {len(rows) for rows in games} == {3}


async def test_without_finished_games_there_is_nothing(database: Database) -> None:
    assert await stored(database) == []
