"""Whether the database is what it was when the bot last stopped; and nobody but its owner can read it."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.storage.errors import Corrupt, Lost, Unusable

log = logging.getLogger(__name__)

#: Up to this size a database is checked in every detail when the bot starts: that takes about two seconds. A larger one
#: is only checked for its structure, which takes a second for each 150 MB.
CHECKED_WHOLE = 64_000_000
OWNER_ONLY = 0o600
#: SQLite takes a file of a single byte for an empty database, too.
_NOTHING = 1
#: What SQLite keeps beside a database while it's in use, and what can be left behind by a crash.
SIDE_FILES = ("-wal", "-shm", "-journal")


def prepare(path: Path, known: bool) -> None:
    """Refuse a database that is lost or damaged; create the file if there is none. Only its owner can read it.

    ``known`` says that there has been a database here before.
    """
    try:
        refuse_loss(path, known)
        make_private(path)
    except OSError as error:
        raise Unusable(path, error.strerror or str(error)) from error
    found = checked(path, whole=path.stat().st_size <= CHECKED_WHOLE)
    if found != "ok":
        raise Corrupt(path, found)


def refuse_loss(path: Path, known: bool) -> None:
    size = path.stat().st_size if path.exists() else None
    restoring = beside(path, ".restoring")
    if size is not None and size <= _NOTHING and known:
        raise Lost(path, "the database is empty, but there was something in it")
    if (size or 0) <= _NOTHING and _written_ahead(path):
        raise Lost(beside(path, "-wal"), f"this belongs to a database, but {path.name} is gone")
    if size is None and restoring.exists():
        raise Lost(restoring, "a backup was being restored, but that never came to an end")
    if size is None and known:
        log.warning("%s is gone; starting with an empty database", path)


def beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def make_private(path: Path) -> None:
    """Let nobody but its owner read the file, which is created if need be; SQLite's own files follow its example."""
    os.close(for_the_owner(path, os.O_RDWR | os.O_CREAT))
    for file in (path, *(beside(path, suffix) for suffix in SIDE_FILES)):
        if file.exists():
            protect(file)


def protect(file: Path) -> None:
    try:
        file.chmod(OWNER_ONLY)
    except PermissionError:
        log.warning("%s belongs to somebody else, so who can read it is up to them", file)


def for_the_owner(path: str | Path, flags: int) -> int:
    return os.open(path, flags, OWNER_ONLY)


def checked(path: Path, *, whole: bool) -> str:
    """``ok``, or the first thing that SQLite finds broken; without ``whole``, it doesn't compare tables and indexes."""
    if _lacks_an_end(path):
        return "the file was cut short"
    try:
        with closing(connected(path)) as connection:
            found: str = connection.execute(f"PRAGMA {'integrity_check' if whole else 'quick_check'}(1)").fetchone()[0]
            return found
    except sqlite3.Error as error:
        raise unusable(path, error) from error


def connected(path: Path) -> sqlite3.Connection:
    """A connection for looking at a file that may be damaged; SQLite itself doesn't notice text that isn't UTF-8."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.text_factory = _text
    try:
        with _readable():  # if SQLite finds fault with a declaration, it quotes that, and Python can't read it
            connection.execute("SELECT name FROM sqlite_schema").close()
    except BaseException:
        connection.close()
        raise
    return connection


def _text(data: bytes) -> str:
    with _readable():
        return data.decode()


@contextmanager
def _readable() -> Iterator[None]:
    try:
        yield
    except UnicodeDecodeError as error:
        damage = sqlite3.DatabaseError(f"a text in it is damaged: {error.reason}")
        damage.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise damage from error


def _lacks_an_end(path: Path) -> bool:
    """Whether the last page isn't whole. SQLite would read zeros there, unless a newer page was written ahead."""
    with path.open("rb") as file:
        header = file.read(18)
    # https://www.sqlite.org/fileformat.html: the size of a page, where 1 stands for 65,536
    page = int.from_bytes(header[16:18], "big")
    is_database = header.startswith(b"SQLite format 3\0") and page > 0
    return is_database and path.stat().st_size % (65_536 if page == 1 else page) > 0 and not _written_ahead(path)


def _written_ahead(path: Path) -> bool:
    file = beside(path, "-wal")
    return file.exists() and file.stat().st_size > 0


def unusable(path: Path, error: sqlite3.Error) -> Unusable:
    # The last byte says what kind of error it is. Our own statements are right, so SQLite only finds fault with them if
    # the file isn't what they expect.
    kind = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
    damaged = kind in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
    return Corrupt(path, str(error)) if damaged else Unusable(path, str(error))
