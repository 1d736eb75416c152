"""Things that are due at a certain time, one of each kind for a game."""

from __future__ import annotations

from bot.storage import timers
from bot.storage.database import Database, Transaction
from bot.storage.games import GameRow
from bot.storage.timers import Timer
from tests.bot.storage.conftest import NOW, new_game


async def due(database: Database, now: int = NOW) -> list[Timer]:
    return await database.read(timers.due, now, 20)


async def test_a_timer_is_due_from_its_second_on(database: Database, game: GameRow) -> None:
    await database.write(timers.put, game.id, "computers", NOW)

    assert await due(database, NOW - 1) == []
    assert await due(database, NOW) == [Timer(game.id, "computers", NOW)]


async def test_setting_a_timer_again_moves_it(database: Database, game: GameRow) -> None:
    await database.write(timers.put, game.id, "computers", NOW)
    await database.write(timers.put, game.id, "computers", NOW + 9)

    assert await due(database, NOW + 9) == [Timer(game.id, "computers", NOW + 9)]


async def test_clearing_one_kind_leaves_the_others(database: Database, game: GameRow) -> None:
    other = await database.write(new_game)
    await database.write(timers.put, game.id, "computers", NOW)
    await database.write(timers.put, game.id, "close_lobby", NOW)
    await database.write(timers.put, other, "computers", NOW)
    await database.write(timers.clear, game.id, "computers")

    assert await due(database) == [Timer(game.id, "close_lobby", NOW), Timer(other, "computers", NOW)]


async def put_both(tx: Transaction, game_id: int) -> None:
    await timers.put(tx, game_id, "computers", NOW)
    await timers.put(tx, game_id, "close_lobby", NOW)


async def test_clearing_all_leaves_other_games(database: Database, game: GameRow) -> None:
    other = await database.write(new_game)
    await database.write(put_both, game.id)
    await database.write(put_both, other)

    await database.write(timers.clear_all, game.id)

    assert [timer.game_id for timer in await due(database)] == [other, other]


async def test_the_earliest_comes_first(database: Database, game: GameRow) -> None:
    other = await database.write(new_game)
    await database.write(timers.put, game.id, "computers", NOW)
    await database.write(timers.put, other, "computers", NOW - 60)

    assert [timer.game_id for timer in await due(database)] == [other, game.id]
    assert await database.read(timers.due, NOW, limit=1) == [Timer(other, "computers", NOW - 60)]
    assert await database.read(timers.next_due, NOW - 61) == NOW - 60


async def test_without_timers_nothing_is_due_next(database: Database) -> None:
    assert await database.read(timers.next_due, 0) is None
