"""What a database looks like before the bot starts with it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.database import Database
from bot.storage.errors import AlreadyRunning, NewerDatabase, Unusable
from bot.storage.files import Health, available, examine, migrate

#: A version that doesn't exist yet.
NEWER = "CREATE TABLE schema_version (version INTEGER PRIMARY KEY) STRICT; INSERT INTO schema_version VALUES (99)"


def test_a_sound_database_is_ok_and_stays_as_it_is(path: Path) -> None:
    migrate(path)
    before = path.read_bytes()

    assert examine(path) == Health(max(available()), max(available()), "ok")
    assert path.read_bytes() == before


def test_a_database_of_something_else_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE something (x TEXT)")

    with pytest.raises(Unusable, match="not made by this version of Guildhall"):
        examine(path)


def test_a_damaged_database_says_what_is_broken(path: Path) -> None:
    migrate(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("INSERT INTO seat (game_id, seat, name) VALUES (1, 0, 'Nobody')")
        connection.commit()

    assert examine(path).integrity == "CHECK constraint failed in seat"


def test_a_newer_database_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(NEWER)

    with pytest.raises(NewerDatabase):
        examine(path)


def test_something_else_is_refused(path: Path) -> None:
    path.write_bytes(b"notes" * 1000)

    with pytest.raises(Unusable, match="not a database"):
        examine(path)


async def test_a_database_in_use_is_refused(database: Database, path: Path) -> None:
    with pytest.raises(AlreadyRunning):
        examine(path)


def test_looking_does_not_hold_the_file(path: Path) -> None:
    migrate(path)

    assert examine(path) == examine(path)
