"""Which messages of a game ask for something, and which still have to become history."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from msgspec.structs import replace

from bot.storage import boards
from bot.storage.boards import Board
from bot.storage.database import Database
from bot.storage.files import available, migrate
from bot.storage.games import GameRow


def board_of(game: GameRow, message_id: int = 5, kind: str = "board") -> Board:
    return Board(message_id, game.id, 7, kind, epoch=3, since=2, title="Round 3", alt="Two towns")


async def test_the_newest_board_is_the_one_that_asks(database: Database, game: GameRow) -> None:
    await database.write(boards.put, board_of(game, 5))
    await database.write(boards.put, board_of(game, 6))
    await database.write(boards.put, board_of(game, 8, "ping"))

    assert await database.read(boards.newest, game.id) == board_of(game, 6)


async def test_a_board_that_is_brought_up_to_date_stays_one_board(database: Database, game: GameRow) -> None:
    changed = replace(board_of(game), epoch=4, since=3, title="Round 4", alt="Three towns")
    await database.write(boards.put, board_of(game))
    await database.write(boards.put, changed)

    assert await database.read(boards.newest, game.id) == changed


async def test_whatever_still_asks_becomes_history_except_one(database: Database, game: GameRow) -> None:
    await database.write(boards.put, board_of(game, 5))
    await database.write(boards.put, board_of(game, 6, "ping"))
    await database.write(boards.put, board_of(game, 8))

    assert await database.write(boards.retire, game.id, "Ada won", but=8)

    past = await database.read(boards.past, game.id)
    assert [(board.message_id, board.history) for board in past] == [(5, "Ada won"), (6, "Ada won")]


async def test_history_is_not_written_again(database: Database, game: GameRow) -> None:
    await database.write(boards.put, board_of(game, 5))
    await database.write(boards.retire, game.id, "first")

    assert not await database.write(boards.retire, game.id, "second")

    assert [board.history for board in await database.read(boards.past, game.id)] == ["first"]


async def test_only_small_messages_are_retired_if_only_they_are_meant(database: Database, game: GameRow) -> None:
    await database.write(boards.put, board_of(game, 5))
    await database.write(boards.put, board_of(game, 6, "ping"))

    await database.write(boards.retire, game.id, "", only="ping")

    assert [board.message_id for board in await database.read(boards.past, game.id)] == [6]


async def test_what_has_become_history_is_forgotten(database: Database, game: GameRow) -> None:
    await database.write(boards.put, board_of(game, 5))
    await database.write(boards.retire, game.id, "over")
    await database.write(boards.forget, 5)

    assert await database.read(boards.past, game.id) == []


def test_the_boards_of_running_games_are_known_after_the_migration(path: Path) -> None:
    """A game that was begun before boards became history: its newest board does so, too."""
    migrate(path, {number: text for number, text in available().items() if number < 5})
    with closing(sqlite3.connect(path)) as before, before:
        before.executemany(
            "INSERT INTO game (id, slug, guild_id, channel_id, thread_id, host_id, status, options, seed,"
            " rules_version, epoch, board_message_id, created_at, updated_at)"
            " VALUES (?, 'hamlet', 1, 7, ?, 1, ?, '{}', 1, 1, 9, ?, 0, 0)",
            [(1, None, "running", 50), (2, 8, "running", 60), (3, None, "finished", 70), (4, None, "lobby", None)],
        )

    migrate(path)

    with closing(sqlite3.connect(path)) as after:
        rows = after.execute("SELECT message_id, game_id, place_id, kind, epoch, history FROM board").fetchall()
    assert rows == [(50, 1, 7, "board", 9, None), (60, 2, 8, "board", 9, None)]
