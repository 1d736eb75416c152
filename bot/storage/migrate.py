"""Numbered SQL files, each applied once; the table ``schema_version`` knows which ones have been."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from bot.storage import backup
from bot.storage.errors import NewerDatabase

_FILE = re.compile(r"(\d{3})_\w+\.sql")


def available() -> dict[int, str]:
    """Every migration by its number, as SQL."""
    folder = files("bot.storage").joinpath("migrations")
    found = {int(match[1]): item for item in folder.iterdir() if (match := _FILE.fullmatch(item.name))}
    return {number: found[number].read_text(encoding="utf-8") for number in sorted(found)}


def migrate(path: Path, migrations: dict[int, str] | None = None) -> None:
    """Bring the file up to date; an old one is copied before it is changed."""
    migrations = available() if migrations is None else migrations
    newest = max(migrations)
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        current = version_of(connection)
        if current > newest:
            raise NewerDatabase(path, current, newest)
        connection.execute("PRAGMA journal_mode = WAL").fetchone()  # kept in the file for every later connection
        connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY) STRICT")
        pending = [number for number in migrations if number > current]
        if pending and current:
            backup.copy(path, path.with_name(f"{path.name}.format-{current}.backup"))
        for number in pending:
            _apply(connection, number, migrations[number])
    finally:
        connection.close()


def version_of(connection: sqlite3.Connection) -> int:
    """The number of the last migration; 0 for a file without tables."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if "schema_version" in tables:
        return int(connection.execute("SELECT COALESCE(MAX(version), 0) FROM schema_version").fetchone()[0])
    if tables:
        raise sqlite3.DatabaseError("it was not made by this version of Guildhall; name another file")
    return 0


def _apply(connection: sqlite3.Connection, number: int, script: str) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in _statements(script):
            connection.execute(statement)
        connection.execute("INSERT INTO schema_version (version) VALUES (?)", (number,))
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()  # does nothing if SQLite has already rolled back by itself, as on a full disk
        raise


def _statements(script: str) -> Iterator[str]:
    """One statement at a time: ``executescript`` would commit the transaction that holds them together."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        raise ValueError(f"unfinished statement in a migration: {statement.strip()[:60]}")
