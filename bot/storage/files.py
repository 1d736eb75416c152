"""The file of the database: locked, brought up to date by numbered migrations, copied, and examined.

Each migration is applied once; the table ``schema_version`` knows which ones have been.
"""

from __future__ import annotations

import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from importlib.resources import files
from pathlib import Path
from typing import IO

from msgspec import Struct

from bot.storage.errors import AlreadyRunning, Corrupt, NewerDatabase, NotCopied, Unusable
from bot.storage.integrity import (
    SIDE_FILES,
    beside,
    checked,
    connected,
    for_the_owner,
    make_private,
    protect,
    refuse_loss,
    unusable,
)

# --- one bot for each file --------------------------------------------------------------------------------------------


class InstanceGuard:
    """One running bot for each file: a lock of the operating system, which no crash leaves behind."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + ".lock")
        self._database = database
        self._file: IO[str] | None = None

    def acquire(self) -> None:
        try:
            file = open(self._path, "a", opener=for_the_owner)  # noqa: SIM115 - it's kept open
            protect(self._path)
        except OSError as error:
            raise Unusable(self._database, error.strerror or str(error)) from error
        try:
            _lock(file)
        except OSError as error:
            file.close()
            raise AlreadyRunning(self._database) from error
        self._file = file

    @property
    def knows_a_database(self) -> bool:
        """Whether there has been a database here: the file of the lock says so."""
        return self._path.stat().st_size > 0

    def remember(self) -> None:
        """From now on, an empty file in place of the database is a loss."""
        assert self._file is not None
        if not self.knows_a_database:
            self._file.write(f"{self._database.name} is the database of a Guildhall.\n")
            self._file.flush()

    def release(self) -> None:
        if self._file is not None:
            self._file.close()  # closing releases the lock
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# --- migrations -------------------------------------------------------------------------------------------------------

_FILE = re.compile(r"(\d{3})_\w+\.sql")
_VERSIONS = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY) STRICT"


def available() -> dict[int, str]:
    """Every migration by its number, as SQL."""
    folder = files("bot.storage").joinpath("migrations")
    found = {int(match[1]): item for item in folder.iterdir() if (match := _FILE.fullmatch(item.name))}
    return {number: found[number].read_text(encoding="utf-8") for number in sorted(found)}


def migrate(path: Path, migrations: dict[int, str] | None = None) -> None:
    """Bring the file up to date; an old one is copied before it is changed."""
    migrations = available() if migrations is None else migrations
    connection = connected(path)
    try:
        current = _sound_version(path, connection, migrations)
        connection.execute("PRAGMA journal_mode = WAL").fetchone()  # kept in the file for every later connection
        connection.execute(_VERSIONS)
        pending = [number for number in migrations if number > current]
        if pending and current:
            copy(path, path.with_name(f"{path.name}.format-{current}.backup"))
        for number in pending:
            _apply(connection, number, migrations[number])
    finally:
        connection.close()


def _sound_version(path: Path, connection: sqlite3.Connection, migrations: dict[int, str]) -> int:
    """The number of the last migration of a file whose tables and indexes are as the migrations have made them."""
    current, newest = version_of(connection), max(migrations)
    if current > newest:
        raise NewerDatabase(path, current, newest)
    found = _schema(connection)
    for name, made in _made_by({number: script for number, script in migrations.items() if number <= current}).items():
        if found.get(name) != made:
            raise Corrupt(path, f"the {made[0]} {name} {'was changed' if name in found else 'is gone'}")
    return current


def _made_by(migrations: dict[int, str]) -> dict[str, tuple[str, str, str]]:
    """The tables and indexes of an empty database."""
    with closing(connected(Path(":memory:"))) as connection:
        connection.execute(_VERSIONS)
        for number, script in migrations.items():
            _apply(connection, number, script)
        return _schema(connection) if migrations else {}


def _schema(connection: sqlite3.Connection) -> dict[str, tuple[str, str, str]]:
    """What each table and index is, and how it's declared, apart from comments and spaces."""
    rows = connection.execute("SELECT name, type, tbl_name, COALESCE(sql, '') FROM sqlite_schema").fetchall()
    return {name: (kind, table, re.sub(r"--.*|\s+", "", sql)) for name, kind, table, sql in rows}


def _tables(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}


def version_of(connection: sqlite3.Connection) -> int:
    """The number of the last migration; 0 for a file without tables."""
    tables = _tables(connection)
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


def copy(database: Path, target: Path) -> dict[str, int]:
    """Copy through SQLite itself, so that a write in progress is in the copy completely or not at all.

    The copy is read again and checked before it takes its place. Returns how many rows each table has.
    """
    if not database.exists():
        raise FileNotFoundError(database)
    partial = beside(target, ".partial")
    try:
        partial.unlink(missing_ok=True)
        make_private(partial)
        with closing(connected(database)) as source, closing(connected(partial)) as destination:
            source.execute("BEGIN")  # what is counted is what is copied
            rows = _counted(source)
            if not any(rows.values()):
                raise sqlite3.DatabaseError("there is nothing in it")
            source.backup(destination)
            destination.execute("PRAGMA journal_mode = DELETE").fetchone()  # a copy is a single file
        _verify(partial, rows)
        partial.replace(target)
    except sqlite3.Error as error:
        raise NotCopied(database, target, str(error)) from error
    except OSError as error:
        raise NotCopied(database, target, error.strerror or str(error)) from error
    finally:
        for leftover in (partial, *(beside(partial, suffix) for suffix in SIDE_FILES)):
            with suppress(OSError):
                leftover.unlink(missing_ok=True)
    return rows


def _verify(path: Path, rows: dict[str, int]) -> None:
    with closing(connected(path)) as connection:
        found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(f"the database is damaged: {found}")
        if _counted(connection) != rows:
            raise sqlite3.DatabaseError("not everything arrived in the copy")


def _counted(connection: sqlite3.Connection) -> dict[str, int]:
    tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").fetchall()
    return {name: connection.execute(f'SELECT COUNT(*) FROM "{name}"').fetchone()[0] for (name,) in tables}


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
        refuse_loss(path, guard.knows_a_database)
        return Health(format_of(path), max(available()), checked(path, whole=True))
    finally:
        guard.release()


def format_of(path: Path) -> int:
    """The format of a database that this version can use."""
    try:
        with closing(connected(path)) as connection:
            return _sound_version(path, connection, available())
    except sqlite3.Error as error:
        raise unusable(path, error) from error
