"""The file of the database: locked, brought up to date by numbered migrations, copied, and looked at from outside.

Each migration is applied once; the table ``schema_version`` knows which ones have been.
"""

from __future__ import annotations

import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import IO

from msgspec import Struct

from bot.storage.errors import AlreadyRunning, NewerDatabase, NotCopied, Unusable

# --- one bot for each file --------------------------------------------------------------------------------------------


class InstanceGuard:
    """One running bot for each file: a lock of the operating system, which no crash leaves behind."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + ".lock")
        self._database = database
        self._file: IO[str] | None = None

    def acquire(self) -> None:
        try:
            file = self._path.open("a")
        except OSError as error:
            raise Unusable(self._database, error.strerror or str(error)) from error
        try:
            _lock(file)
        except OSError as error:
            file.close()
            raise AlreadyRunning(self._database) from error
        self._file = file

    def release(self) -> None:
        if self._file is not None:
            self._file.close()  # closing releases the lock
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# --- migrations -------------------------------------------------------------------------------------------------------

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
        connection.execute(_strict("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY);"))
        pending = [number for number in migrations if number > current]
        if pending and current:
            copy(path, path.with_name(f"{path.name}.format-{current}.backup"))
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
            connection.execute(_strict(statement))
        connection.execute("INSERT INTO schema_version (version) VALUES (?)", (number,))
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()  # does nothing if SQLite has already rolled back by itself, as on a full disk
        raise


def _strict(statement: str) -> str:
    """SQLite keeps to a column's type only in a strict table. Other databases always do, and don't know the word."""
    return re.sub(r"\);\s*$", ") STRICT;", statement) if "CREATE TABLE" in statement else statement


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


# --- copies -----------------------------------------------------------------------------------------------------------


def copy(database: Path, target: Path) -> None:
    """Copy through SQLite itself, so that a write in progress is in the copy completely or not at all."""
    if not database.exists():
        raise FileNotFoundError(database)
    partial = target.with_name(target.name + ".partial")
    try:
        partial.unlink(missing_ok=True)
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(partial)) as destination:
            source.backup(destination)
        partial.replace(target)
    except sqlite3.Error as error:
        raise NotCopied(database, target, str(error)) from error
    finally:
        partial.unlink(missing_ok=True)


# --- health -----------------------------------------------------------------------------------------------------------


class Health(Struct, frozen=True):
    format: int
    known_format: int
    #: ``ok``, or the first thing that SQLite finds broken.
    integrity: str


def examine(path: Path) -> Health:
    """Look at an existing file without changing it; ``StorageError`` if the bot couldn't start with it."""
    guard = InstanceGuard(path)
    guard.acquire()
    try:
        with closing(sqlite3.connect(path)) as connection:
            found, known = version_of(connection), max(available())
            if found > known:
                raise NewerDatabase(path, found, known)
            return Health(found, known, connection.execute("PRAGMA integrity_check").fetchone()[0])
    except sqlite3.Error as error:
        raise Unusable(path, str(error)) from error
    finally:
        guard.release()
