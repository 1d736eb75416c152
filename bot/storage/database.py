"""One writer, whole transactions at a time; reads on a connection of their own.

aiosqlite interleaves the coroutines that use one connection, so a transaction must hold the connection until it ends.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiosqlite

from bot.storage.errors import NotKept, Unusable
from bot.storage.guard import InstanceGuard
from bot.storage.migrate import migrate

Row = sqlite3.Row


class Connection:
    """What the query modules need of a connection, and no more."""

    def __init__(self, raw: aiosqlite.Connection) -> None:
        self._raw = raw

    async def one(self, sql: str, parameters: Iterable[Any] = ()) -> Row | None:
        async with self._raw.execute(sql, tuple(parameters)) as cursor:
            return await cursor.fetchone()

    async def all(self, sql: str, parameters: Iterable[Any] = ()) -> list[Row]:
        async with self._raw.execute(sql, tuple(parameters)) as cursor:
            return list(await cursor.fetchall())

    async def run(self, sql: str, parameters: Iterable[Any] = ()) -> int:
        """Execute and say how many rows were changed."""
        async with self._raw.execute(sql, tuple(parameters)) as cursor:
            return cursor.rowcount

    async def many(self, sql: str, rows: Iterable[Iterable[Any]]) -> None:
        await self._raw.executemany(sql, [tuple(row) for row in rows])


class Transaction(Connection):
    """A connection inside ``BEGIN IMMEDIATE``; only ``Database.writing`` makes one."""


class Database:
    def __init__(self, path: Path, guard: InstanceGuard, writer: aiosqlite.Connection, reader: aiosqlite.Connection):
        self.path = path
        self._guard = guard
        self._writer = writer
        self._reader = reader
        self._writer_turn = asyncio.Lock()
        self._reader_turn = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path, *, busy_seconds: float = 2.0) -> Database:
        guard = InstanceGuard(path)
        guard.acquire()
        async with AsyncExitStack() as undo:
            undo.callback(guard.release)
            try:
                await asyncio.to_thread(migrate, path)
                writer = await _connect(path, busy_seconds)
                undo.push_async_callback(writer.close)
                reader = await _connect(path, busy_seconds, "query_only = ON")
            except sqlite3.Error as error:
                raise Unusable(path, str(error)) from error
            undo.pop_all()
        return cls(path, guard, writer, reader)

    async def close(self) -> None:
        async with self._writer_turn, self._reader_turn:
            await self._writer.close()
            await self._reader.close()
        self._guard.release()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Transaction]:
        """A whole transaction: everything in the block is kept, or ``NotKept`` (or your own error) and nothing is."""
        async with self._writer_turn:
            try:
                try:
                    await self._writer.execute("BEGIN IMMEDIATE")
                    yield Transaction(self._writer)
                    await self._writer.commit()
                except BaseException:
                    # Queues up behind whatever a cancelled await has left to do, and does nothing after a commit.
                    await self._writer.rollback()
                    raise
            except sqlite3.OperationalError as error:
                raise NotKept(str(error)) from error

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Connection]:
        """Several reads that see one and the same state of the database."""
        async with self._reader_turn:
            try:
                await self._reader.execute("BEGIN")
                yield Connection(self._reader)
            finally:
                await self._reader.rollback()


async def _connect(path: Path, busy_seconds: float, *more: str) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    connection.row_factory = sqlite3.Row
    for pragma in (f"busy_timeout = {int(busy_seconds * 1000)}", "foreign_keys = ON", "synchronous = FULL", *more):
        async with connection.execute(f"PRAGMA {pragma}"):
            pass  # a cursor left open would hold a lock
    return connection
