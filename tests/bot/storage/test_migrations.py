"""Numbered migrations: each whole or not at all, and never without a copy of what was there before."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.database import Database
from bot.storage.errors import NewerDatabase, NotCopied, Unusable
from bot.storage.files import available, migrate

#: A version that doesn't exist yet.
NEWER = "CREATE TABLE schema_version (version INTEGER PRIMARY KEY) STRICT; INSERT INTO schema_version VALUES (99)"

FIRST = "CREATE TABLE tower (name TEXT);\n"
SECOND = "CREATE TABLE moat (depth INTEGER);\nINSERT INTO tower (name) VALUES ('second');\n"
BROKEN = "CREATE TABLE moat (depth INTEGER);\nINSERT INTO nowhere (name) VALUES ('x');\n"


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        found: int = connection.execute("SELECT MAX(version) FROM schema_version").fetchone()[0]
    return found


def tables(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    return {name for (name,) in rows}


def towers(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM tower")]


def old_file(path: Path) -> None:
    """A database of format 1 with something in it."""
    migrate(path, {1: FIRST})
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("INSERT INTO tower (name) VALUES ('old')")
        connection.commit()


def test_a_fresh_file_gets_every_migration(path: Path) -> None:
    migrate(path)

    assert version(path) == max(available())
    assert {"game", "seat", "move", "post", "timer", "result", "player", "guild"} <= tables(path)


def test_the_shipped_migrations_are_numbered_without_gaps() -> None:
    assert list(available()) == list(range(1, len(available()) + 1))


def test_every_table_is_strict(path: Path) -> None:
    migrate(path)

    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("PRAGMA table_list").fetchall()
    lax = [row[1] for row in rows if row[0] == "main" and not row[1].startswith("sqlite_") and not row[5]]
    assert lax == []


def test_the_shipped_migrations_use_no_word_that_only_sqlite_knows() -> None:
    assert not re.search("STRICT|WITHOUT ROWID|AUTOINCREMENT|PRAGMA", "".join(available().values()))


def test_an_old_file_gets_only_what_is_new(path: Path) -> None:
    old_file(path)

    migrate(path, {1: FIRST, 2: SECOND})

    assert version(path) == 2
    assert towers(path) == ["old", "second"]


def test_an_up_to_date_file_is_left_alone(path: Path) -> None:
    old_file(path)
    before = path.read_bytes()

    migrate(path, {1: FIRST})

    assert path.read_bytes() == before
    assert [item.name for item in path.parent.iterdir()] == [path.name]


def test_posts_and_seats_of_an_older_format_are_sorted_out(path: Path) -> None:
    """Up to format 2 every post was kept, and nothing but the game knew that it was over."""
    migrate(path, {number: script for number, script in available().items() if number < 3})
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "INSERT INTO game (id, slug, guild_id, channel_id, host_id, status, options, seed, rules_version,"
            " created_at, updated_at) VALUES (?, 'tiny_towns', 1, 1, 5, ?, '{}', 1, 1, 0, 0)",
            [(1, "finished"), (2, "running")],
        )
        connection.executemany("INSERT INTO seat (game_id, seat, player_id, name) VALUES (?, 0, 5, 'A')", [(1,), (2,)])
        connection.executemany(
            "INSERT INTO post (game_id, kind, version, due_at, done_at) VALUES (?, 'board', 1, 0, ?)",
            [(1, 9), (2, None), (1, 9), (1, 9)],
        )

    migrate(path)

    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT id FROM post ORDER BY id").fetchall() == [(2,), (4,)]
        assert connection.execute("SELECT game_id, open FROM seat").fetchall() == [(1, 0), (2, 1)]


def test_games_of_an_older_format_are_looked_after(path: Path) -> None:
    """Up to format 13 nobody noticed when a game was left alone."""
    migrate(path, {number: script for number, script in available().items() if number < 14})
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "INSERT INTO game (id, slug, guild_id, channel_id, host_id, private, status, options, seed, rules_version,"
            " created_at, updated_at) VALUES (?, 'tiny_towns', 1, 1, 5, ?, ?, '{}', 1, 1, 0, 100)",
            [(1, 0, "finished"), (2, 0, "running"), (3, 1, "running"), (4, 0, "lobby")],
        )

    migrate(path)

    day = 24 * 3600
    looks = [(2, "absence", 100 + day), (2, "idle", 100 + 30 * day), (3, "idle", 100 + 30 * day)]
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT game_id, kind, due_at FROM timer ORDER BY game_id, kind").fetchall()
        assert found == [*looks, (4, "absence", 100 + day)]


def test_a_broken_migration_leaves_the_old_format_untouched(path: Path) -> None:
    old_file(path)

    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        migrate(path, {1: FIRST, 2: BROKEN})

    assert version(path) == 1
    assert "moat" not in tables(path)
    assert towers(path) == ["old"]


def test_migrations_before_the_broken_one_stay(path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError):
        migrate(path, {1: FIRST, 2: SECOND, 3: "DROP TABLE tower;\nDROP TABLE nowhere;\n"})

    assert version(path) == 2
    assert towers(path) == ["second"]


def test_a_full_disk_is_named_as_the_reason(path: Path) -> None:
    """SQLite has rolled back by itself then; trying again must not hide the reason."""
    old_file(path)
    filling = (
        "PRAGMA max_page_count = 3;\n"
        "CREATE TABLE moat (depth TEXT);\n"
        f"INSERT INTO moat (depth) VALUES ('{'x' * 20_000}');\n"
    )

    with pytest.raises(sqlite3.OperationalError, match="full"):
        migrate(path, {1: FIRST, 2: filling})

    assert version(path) == 1


def test_a_trigger_is_one_statement(path: Path) -> None:
    trigger = (
        "CREATE TRIGGER guard AFTER INSERT ON tower\nBEGIN\n"
        "    DELETE FROM tower WHERE name = 'a';\n    DELETE FROM tower WHERE name = 'b';\nEND;\n"
    )

    migrate(path, {1: FIRST, 2: trigger})

    assert version(path) == 2


def test_an_unfinished_statement_is_refused(path: Path) -> None:
    old_file(path)

    with pytest.raises(ValueError, match="unfinished statement in a migration: CREATE TABLE moat"):
        migrate(path, {1: FIRST, 2: "DROP TABLE tower;\nCREATE TABLE moat (depth INTEGER)\n"})

    assert version(path) == 1
    assert towers(path) == ["old"]


def test_a_copy_of_the_old_file_is_laid_beside_it(path: Path) -> None:
    old_file(path)

    migrate(path, {1: FIRST, 2: SECOND})

    copy = path.with_name("guildhall.sqlite3.format-1.backup")
    assert version(copy) == 1
    assert towers(copy) == ["old"]


def test_a_fresh_file_needs_no_copy(path: Path) -> None:
    migrate(path)

    assert [item.name for item in path.parent.iterdir()] == [path.name]


def test_without_a_copy_nothing_is_changed(path: Path) -> None:
    old_file(path)
    path.with_name("guildhall.sqlite3.format-1.backup.partial").mkdir()

    with pytest.raises((NotCopied, OSError)):
        migrate(path, {1: FIRST, 2: SECOND})

    assert version(path) == 1
    assert "moat" not in tables(path)


def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(NEWER)
    before = path.read_bytes()

    with pytest.raises(NewerDatabase) as refused:
        asyncio.run(Database.open(path))

    assert str(path) in str(refused.value)
    assert "format 99" in str(refused.value)
    assert f"knows only {max(available())}" in str(refused.value)
    assert "Update Guildhall" in str(refused.value)
    assert path.read_bytes() == before


async def test_a_refused_database_can_be_opened_once_it_is_mended(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(NEWER)
    with pytest.raises(NewerDatabase):
        await Database.open(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("DELETE FROM schema_version")

    database = await Database.open(path)

    await database.close()


def test_a_file_that_is_no_database_is_refused_by_name(path: Path) -> None:
    path.write_bytes(b"these are my holiday notes, not a database at all" * 100)

    with pytest.raises(Unusable, match="cannot be used as the database: file is not a database") as refused:
        asyncio.run(Database.open(path))

    assert str(path) in str(refused.value)


async def test_a_folder_that_does_not_exist_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="No such file or directory"):
        await Database.open(tmp_path / "nowhere" / "guildhall.sqlite3")
