"""One writer, whole transactions at a time; reads on a connection of their own.

Each connection has a thread, and nothing else ever touches it: a transaction runs there from BEGIN to COMMIT as one
piece of work, and the end of every cursor belongs to it. A cursor that ends elsewhere resets a statement which the
thread may be running at that moment. The query modules are ``async`` all the same, so that a driver which really waits
for its database fits behind ``read`` and ``write`` without a change to them.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import AsyncExitStack, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiosqlite
import msgspec

from bot.storage.errors import Damaged, NotKept, NotRead, StorageError
from bot.storage.files import InstanceGuard, migrate
from bot.storage.integrity import prepare, unusable

Row = sqlite3.Row
log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


def as_value(kind: type[T], row: Row) -> T:
    try:
        return msgspec.convert(dict(row), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Damaged(f"{kind.__name__} {row[0]}: {error}") from error


class Connection:
    """The part of a connection that the query modules need."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self._raw = raw

    async def one(self, sql: str, parameters: Iterable[Any] = ()) -> Row | None:
        with self._cursor() as cursor:
            row: Row | None = cursor.execute(sql, tuple(parameters)).fetchone()
            return row

    async def all(self, sql: str, parameters: Iterable[Any] = ()) -> list[Row]:
        with self._cursor() as cursor:
            return cursor.execute(sql, tuple(parameters)).fetchall()

    async def row(self, kind: type[T], sql: str, parameters: Iterable[Any] = ()) -> T | None:
        """The first row as a value of this kind, whose fields are named after the columns."""
        row = await self.one(sql, parameters)
        return None if row is None else as_value(kind, row)

    async def rows(self, kind: type[T], sql: str, parameters: Iterable[Any] = ()) -> list[T]:
        """All rows as values of this kind; a number becomes a bool where that is wanted."""
        return [as_value(kind, row) for row in await self.all(sql, parameters)]

    async def sound_rows(self, kind: type[T], sql: str, parameters: Iterable[Any] = ()) -> list[T]:
        """The same without damaged rows, for lists in which one mustn't hide the others."""
        found = []
        for row in await self.all(sql, parameters):
            try:
                found.append(as_value(kind, row))
            except Damaged as error:
                log.error("a damaged row is left out: %s", error)
        return found

    async def value(self, sql: str, parameters: Iterable[Any] = ()) -> Any:
        """The first column of the first row; None if there is no row."""
        row = await self.one(sql, parameters)
        return None if row is None else row[0]

    async def column(self, sql: str, parameters: Iterable[Any] = ()) -> list[Any]:
        """The first column of all rows."""
        return [row[0] for row in await self.all(sql, parameters)]

    async def run(self, sql: str, parameters: Iterable[Any] = ()) -> int:
        """Execute, and return how many rows were changed."""
        with self._cursor() as cursor:
            return cursor.execute(sql, tuple(parameters)).rowcount

    async def many(self, sql: str, rows: Iterable[Iterable[Any]]) -> None:
        with self._cursor() as cursor:
            cursor.executemany(sql, [tuple(row) for row in rows])

    @contextmanager
    def _cursor(self) -> Iterator[sqlite3.Cursor]:
        """A cursor that is closed here, on its own thread."""
        with _driver_errors(), closing(self._raw.cursor()) as cursor:
            yield cursor


class Transaction(Connection):
    """A connection that may write; only ``Database.write`` makes one."""

    #: Set by a query that leaves something to do after the commit, such as a post or a timer.
    leaves_work = False


class Database:
    def __init__(self, path: Path, guard: InstanceGuard, writer: _OwnThread, reader: _OwnThread) -> None:
        self.path = path
        #: Called after a commit that leaves something to do.
        self.wake: Callable[[], None] = lambda: None
        self._guard = guard
        self._writer = writer
        self._reader = reader

    @classmethod
    async def open(cls, path: Path, *, busy_seconds: float = 2.0) -> Database:
        """Open the file, or ``Unusable``. A caller that is cancelled waits until all of it is closed again."""
        opening = asyncio.ensure_future(cls._open(path, busy_seconds))
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            with suppress(StorageError):
                await (await opening).close()
            raise

    @classmethod
    async def _open(cls, path: Path, busy_seconds: float) -> Database:
        guard = InstanceGuard(path)
        guard.acquire()
        async with AsyncExitStack() as undo:
            undo.callback(guard.release)
            try:
                await asyncio.to_thread(prepare, path, guard.knows_a_database)
                await asyncio.to_thread(migrate, path)
                writer = _OwnThread(partial(_connect, path, busy_seconds), 1)
                await writer
                undo.push_async_callback(writer.close)
                reader = _OwnThread(partial(_connect, path, busy_seconds, "query_only = ON"), 1)
                await reader
            except sqlite3.Error as error:
                raise unusable(path, error) from error
            guard.remember()
            undo.pop_all()
        return cls(path, guard, writer, reader)

    async def close(self) -> None:
        """Finish what is queued, then release the file."""
        await self._writer.close()
        await self._reader.close()
        self._guard.release()

    async def write(
        self, query: Callable[Concatenate[Transaction, P], Coroutine[Any, Any, T]], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """A whole transaction: everything is kept, or ``NotKept`` (or the query's own error) and nothing is.

        The query runs on another thread and must wait for nothing but its transaction.
        """
        try:
            tx = Transaction(self._writer.raw)
            result = await self._writer.perform("BEGIN IMMEDIATE", partial(query, tx, *args, **kwargs))
        except sqlite3.Error as error:
            raise NotKept(str(error)) from error
        if tx.leaves_work:
            self.wake()
        return result

    async def read(
        self, query: Callable[Concatenate[Connection, P], Coroutine[Any, Any, T]], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """As many reads as the query needs, all from the same state of the database; or ``NotRead``."""
        try:
            return await self._reader.perform("BEGIN", partial(query, Connection(self._reader.raw), *args, **kwargs))
        except sqlite3.Error as error:
            raise NotRead(str(error)) from error


def look(path: Path, query: Callable[[Connection], Coroutine[Any, Any, T]]) -> T:
    """Read while no bot is running: nothing is changed, not even brought up to date."""
    try:
        with closing(_connect(path, 0, "query_only = ON")) as raw:
            return _transaction(raw, "BEGIN", partial(query, Connection(raw)))
    except sqlite3.Error as error:
        raise unusable(path, error) from error


class _OwnThread(aiosqlite.Connection):
    """A connection whose thread runs whole transactions, one after the other."""

    @property
    def raw(self) -> sqlite3.Connection:
        if self._connection is None:
            raise sqlite3.ProgrammingError("the database is closed")
        return self._connection

    async def perform(self, begin: str, query: Callable[[], Coroutine[Any, Any, T]]) -> T:
        hand_over: Any = self._execute
        result: T = await hand_over(_transaction, self.raw, begin, query)
        return result


def _transaction(raw: sqlite3.Connection, begin: str, query: Callable[[], Coroutine[Any, Any, T]]) -> T:
    if raw.in_transaction:  # an earlier one could neither be kept nor undone
        raw.rollback()
    try:
        with _driver_errors():
            raw.execute(begin).close()
        result = _finished(query())
        with _driver_errors():
            raw.commit()
    except BaseException:
        raw.rollback()
        raise
    return result


@contextmanager
def _driver_errors() -> Iterator[None]:
    """Around every call of the driver, which also raises when it lacks memory or can't hold a value."""
    try:
        yield
    except sqlite3.Error:
        raise
    except Exception as error:
        raise sqlite3.DatabaseError(str(error) or type(error).__name__) from error


def _finished(query: Coroutine[Any, Any, T]) -> T:
    """Run a query to its end. One step is enough, because no call of its connection ever waits."""
    try:
        query.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    query.close()
    raise RuntimeError(f"{query} waited for something other than its connection in the middle of a transaction")


def _connect(path: Path, busy_seconds: float, *more: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.row_factory = sqlite3.Row
        # A damaged letter must not keep the rows around it from being read.
        connection.text_factory = partial(str, encoding="utf-8", errors="replace")
        for pragma in (f"busy_timeout = {int(busy_seconds * 1000)}", "foreign_keys = ON", "synchronous = FULL", *more):
            connection.execute(f"PRAGMA {pragma}").close()
    except BaseException:
        connection.close()
        raise
    return connection
