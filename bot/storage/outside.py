"""The database from outside the bot: what an audit reads, and what gets in the bot's way on purpose.

Only ``bot/testing`` uses it. Nothing here can be switched on by a setting.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from bot.storage import database

T = TypeVar("T")
#: How many pages every version of SQLite allows.
_MOST_PAGES = 2**30 - 1

# --- looking ----------------------------------------------------------------------------------------------------------


def left_to_do(path: Path) -> list[str]:
    """The posts that wait to be sent, and the games in which computers have to move.

    A post that hasn't been tried and is due later waits for the end of somebody's quiet hours.
    """
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        posts = connection.execute(
            "SELECT game_id, kind, version, tried FROM post WHERE done_at IS NULL AND (due_at = 0 OR tried > 0)"
        ).fetchall()
        games = connection.execute("SELECT game_id FROM timer WHERE kind = 'computers'").fetchall()
    waiting = [f"{kind} of game {game}, version {version}, tried {tried} times" for game, kind, version, tried in posts]
    return [*waiting, *(f"computers in game {game}" for (game,) in games)]


def turns_over(path: Path) -> int:
    """How many turns of how many seats are over. In a round of several, none is before everybody has ended."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        count: int = connection.execute(
            "SELECT COUNT(*) FROM (SELECT DISTINCT move.game_id, move.epoch, seat FROM move"
            " JOIN game ON game.id = move.game_id WHERE move.epoch < game.epoch)"
        ).fetchone()[0]
        return count


async def ids_in(connection: database.Connection, channel_id: int) -> list[int]:
    """Every game that was ever opened in a channel."""
    return await connection.column("SELECT id FROM game WHERE channel_id = ? ORDER BY id", (channel_id,))


def pages_of(path: Path) -> int:
    """How large the database is."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        count: int = connection.execute("PRAGMA page_count").fetchone()[0]
        return count


def put_back(sound: Path, path: Path) -> None:
    """Everything is as it was when the copy was made, under a bot that is running."""
    with closing(sqlite3.connect(sound)) as source, closing(sqlite3.connect(path, timeout=60)) as target:
        source.backup(target)


# --- getting in the way -----------------------------------------------------------------------------------------------


@contextmanager
def write_lock(path: Path) -> Iterator[None]:
    """Nobody else can write meanwhile."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=60)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


def limit_growth(most_pages: Callable[[], int | None]) -> None:
    """From now on, every transaction of this process takes the disk for full at this size, if there is one."""
    transaction = database._transaction

    def limited(raw: sqlite3.Connection, begin: str, query: Callable[[], Coroutine[Any, Any, T]]) -> T:
        raw.execute(f"PRAGMA max_page_count = {most_pages() or _MOST_PAGES}").close()
        return transaction(raw, begin, query)

    database._transaction = limited
