"""Numbered SQL files, applied once each, the number kept in ``user_version``."""

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
    """Bring the file up to date; before an old one is changed, a copy is laid beside it."""
    migrations = available() if migrations is None else migrations
    newest = max(migrations)
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        current = connection.execute("PRAGMA user_version").fetchone()[0]
        if current > newest:
            raise NewerDatabase(path, current, newest)
        connection.execute("PRAGMA journal_mode = WAL").fetchone()  # kept in the file for every later connection
        pending = [number for number in migrations if number > current]
        if pending and current:
            backup.copy(path, path.with_name(f"{path.name}.format-{current}.backup"))
        for number in pending:
            _apply(connection, number, migrations[number])
    finally:
        connection.close()


def _apply(connection: sqlite3.Connection, number: int, script: str) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in _statements(script):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()  # nothing to do where SQLite has done so by itself, as on a full disk
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
