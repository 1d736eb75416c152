"""Backups: made one after the other, the oldest removed, and put back in the place of the database."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from bot.storage.errors import Corrupt, NotCopied
from bot.storage.files import InstanceGuard, copy, format_of
from bot.storage.integrity import SIDE_FILES, beside

_TIME = "%Y%m%d-%H%M%S"
_NAME = re.compile(r"guildhall-(\d{8}-\d{6})\.sqlite3")


def made(folder: Path) -> dict[int, Path]:
    """The backups in a folder by the time at which they were made, the latest first. Other files don't count."""
    found = {}
    for file in folder.iterdir() if folder.is_dir() else ():
        if match := _NAME.fullmatch(file.name):
            with suppress(ValueError):  # its name isn't a time
                found[int(datetime.strptime(match[1], _TIME).replace(tzinfo=UTC).timestamp())] = file
    return dict(sorted(found.items(), reverse=True))


def make(database: Path, folder: Path, kept: int, now: int) -> Path:
    """Make a backup that was checked, then remove the oldest ones; ``NotCopied`` and nothing removed if it fails."""
    target = folder / f"guildhall-{_written(now)}.sqlite3"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        copy(database, target)
        # Whatever seems to be made later was named when the time was wrong. It's kept, and counts for nothing.
        for old in [file for time, file in made(folder).items() if time <= now][kept:]:
            old.unlink(missing_ok=True)
    except OSError as error:
        raise NotCopied(database, target, error.strerror or str(error)) from error
    return target


def restore(backup: Path, database: Path, now: int) -> Path | None:
    """Put a backup in the place of the database; returns where the old one is kept. ``StorageError`` changes nothing.

    If it's interrupted, the bot doesn't start, and restoring once more brings it to its end.
    """
    guard = InstanceGuard(database)
    guard.acquire()
    try:
        if not format_of(backup):
            raise Corrupt(backup, "there is nothing in it")
        ready = beside(database, ".restoring")
        copy(backup, ready)
        kept = _set_aside(database, f".replaced-{_written(now)}")
        ready.replace(database)
        guard.remember()
        return kept
    except OSError as error:
        raise NotCopied(backup, database, error.strerror or str(error)) from error
    finally:
        guard.release()


def _set_aside(database: Path, suffix: str) -> Path | None:
    """Keep the database under another name. What SQLite wrote beside it belongs to it, and would damage the new one."""
    kept = beside(database, suffix)
    for end in ("", *SIDE_FILES):
        file = beside(database, end)
        if file.exists():
            file.replace(beside(kept, end))
    return kept if kept.exists() else None


def _written(time: int) -> str:
    return datetime.fromtimestamp(time, UTC).strftime(_TIME)
