"""What the harness reads and writes in a database from outside the bot."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.storage import games, outside, posts, sample
from bot.storage.database import Database, Transaction
from bot.storage.games import GameRow
from tests.bot.storage.conftest import NOW, find


async def play(tx: Transaction, game: GameRow, *seats: int) -> GameRow:
    """One move of each of these seats, then the next turn."""
    await games.append_moves(tx, game.id, game.epoch, [(seat, "{}") for seat in seats], NOW)
    return await games.advance(tx, game, NOW, epoch=game.epoch + 1)


async def test_a_turn_counts_once_for_each_seat_and_only_when_it_is_over(database: Database, game: GameRow) -> None:
    game = await database.write(play, game, 0, 0, 1, 0)
    game = await database.write(play, game, 1)
    await database.write(games.append_moves, game.id, game.epoch, [(0, "{}")], NOW)

    assert outside.turns_over(database.path) == 3


async def test_what_waits_for_the_end_of_quiet_hours_is_not_left_to_do(database: Database, game: GameRow) -> None:
    before = outside.left_to_do(database.path)

    await database.write(posts.add, game.id, "direct", 1, NOW, NOW + 60)
    held = outside.left_to_do(database.path)
    await database.write(posts.add, game.id, "direct", 2, NOW)

    assert held == before
    assert outside.left_to_do(database.path) == [*before, f"direct of game {game.id}, version 2, tried 0 times"]


async def test_games_are_multiplied_with_players_of_their_own(database: Database, game: GameRow) -> None:
    await database.write(games.append_moves, game.id, game.epoch, [(0, "{}"), (0, "{}")], NOW)

    sample.multiply(database.path, games=4, posts=6)

    copies = [await find(database, game_id) for game_id in range(game.id, game.id + 4)]
    assert [len(copy.moves) for copy in copies] == [2] * 4
    assert len({copy.seats[0].player_id for copy in copies}) == 4


async def test_finished_posts_are_added_and_stay(database: Database, path: Path, game: GameRow) -> None:
    waiting = outside.left_to_do(path)

    sample.multiply(path, games=2, posts=6)

    with closing(sqlite3.connect(path)) as connection:
        (finished,) = connection.execute("SELECT COUNT(*) FROM post WHERE done_at > ?", (NOW,)).fetchone()
    assert finished == 6
    assert outside.left_to_do(path) == waiting
