"""A consistent copy of the database, even while the bot is running."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.storage.errors import NotCopied


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
