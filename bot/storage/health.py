"""What a database looks like from outside, before the bot starts with it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from bot.storage.errors import NewerDatabase, Unusable
from bot.storage.guard import InstanceGuard
from bot.storage.migrate import available, version_of


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
            return _health(path, connection)
    except sqlite3.Error as error:
        raise Unusable(path, str(error)) from error
    finally:
        guard.release()


def _health(path: Path, connection: sqlite3.Connection) -> Health:
    found, known = version_of(connection), max(available())
    if found > known:
        raise NewerDatabase(path, found, known)
    return Health(found, known, connection.execute("PRAGMA integrity_check").fetchone()[0])
