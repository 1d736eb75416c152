"""One running bot for each database file: a lock of the operating system, which no crash leaves behind."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from bot.storage.errors import AlreadyRunning, Unusable


class InstanceGuard:
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
