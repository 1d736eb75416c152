"""What tests of transactions write, and how slowly."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.storage import meta
from bot.storage.database import Connection, Database, Transaction


async def keys(connection: Connection) -> list[str]:
    return [row["key"] for row in await connection.all("SELECT key FROM meta ORDER BY key")]


async def kept(database: Database) -> list[str]:
    """The keys in the database, in order."""
    return await database.read(keys)


async def write_one(database: Database, key: str) -> None:
    await database.write(meta.put, key, "1")


async def write_two(database: Database, first: str = "a", second: str = "b") -> None:
    async def both(tx: Transaction) -> None:
        await meta.put(tx, first, "1")
        await meta.put(tx, second, "2")

    await database.write(both)


class Pause:
    """Stops a transaction in the middle, on the connection's own thread, until it may go on."""

    def __init__(self) -> None:
        self._reached = threading.Event()
        self._over = threading.Event()

    def __call__(self) -> None:
        self._reached.set()
        self._over.wait()

    async def reached(self) -> None:
        await asyncio.to_thread(self._reached.wait)

    def end(self) -> None:
        self._over.set()


@asynccontextmanager
async def writing_slowly(database: Database) -> AsyncIterator[asyncio.Task[None]]:
    """A transaction that has written ``a`` and writes ``b`` when the block is left."""
    pause = Pause()

    async def both(tx: Transaction) -> None:
        await meta.put(tx, "a", "1")
        pause()
        await meta.put(tx, "b", "2")

    writing = asyncio.create_task(database.write(both))
    await pause.reached()
    try:
        yield writing
    finally:
        pause.end()
        await asyncio.wait([writing])
