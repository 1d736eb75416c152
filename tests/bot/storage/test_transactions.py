"""One writer, whole transactions: everything in the block is kept, or nothing of it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from bot.storage import meta
from bot.storage.database import Database
from bot.storage.errors import NotKept


async def kept(database: Database) -> list[str]:
    """The keys that stand in the database, in order."""
    async with database.reading() as connection:
        return [row["key"] for row in await connection.all("SELECT key FROM meta ORDER BY key")]


async def write_two(database: Database) -> None:
    async with database.writing() as tx:
        await meta.put(tx, "a", "1")
        await meta.put(tx, "b", "2")


@pytest.mark.parametrize(
    ("pragma", "value"), [("journal_mode", "wal"), ("foreign_keys", 1), ("synchronous", 2), ("busy_timeout", 50)]
)
async def test_both_connections_are_safe(database: Database, pragma: str, value: object) -> None:
    async with database.writing() as tx, database.reading() as connection:
        writer, reader = await tx.one(f"PRAGMA {pragma}"), await connection.one(f"PRAGMA {pragma}")

    assert writer is not None
    assert reader is not None
    assert (writer[0], reader[0]) == (value, value)


async def test_a_row_without_its_game_is_refused(database: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        async with database.writing() as tx:
            await tx.run("INSERT INTO seat (game_id, seat, player_id, name) VALUES (999, 0, 1, 'Nobody')")


async def test_a_transaction_is_kept_after_closing(path: Path) -> None:
    database = await Database.open(path)
    await write_two(database)
    await database.close()

    again = await Database.open(path)

    assert await kept(again) == ["a", "b"]
    await again.close()


async def test_two_coroutines_never_interleave(database: Database) -> None:
    order: list[str] = []

    async def write(name: str) -> None:
        async with database.writing() as tx:
            for step in range(5):
                await meta.put(tx, "who", name)
                await asyncio.sleep(0)
                assert await meta.get(tx, "who") == name
                order.append(f"{name}{step}")

    await asyncio.gather(*(write(name) for name in "abc"))

    assert order == [f"{name}{step}" for name in "abc" for step in range(5)]


async def test_a_reader_does_not_see_what_is_not_committed(database: Database) -> None:
    async with database.writing() as tx:
        await meta.put(tx, "a", "1")
        assert await kept(database) == []

    assert await kept(database) == ["a"]


async def test_the_reads_of_one_block_see_one_state(database: Database) -> None:
    async with database.reading() as connection:
        assert await meta.get(connection, "a") is None
        await write_two(database)
        assert await meta.get(connection, "b") is None

    assert await kept(database) == ["a", "b"]


async def test_the_reader_cannot_write(database: Database) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        async with database.reading() as connection:
            await connection.run("DELETE FROM meta")


async def test_an_error_takes_everything_back(database: Database) -> None:
    async def stumble() -> None:
        async with database.writing() as tx:
            await meta.put(tx, "a", "1")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await stumble()

    assert await kept(database) == []
    await write_two(database)
    assert await kept(database) == ["a", "b"]


async def test_a_broken_rule_of_a_table_takes_everything_back(database: Database) -> None:
    async def write_twice() -> None:
        async with database.writing() as tx:
            await meta.put(tx, "a", "1")
            await tx.run("INSERT INTO meta (key, value) VALUES ('a', 'twice')")

    with pytest.raises(sqlite3.IntegrityError):
        await write_twice()

    assert await kept(database) == []


@contextmanager
def cancelling_at(moment: int) -> Iterator[None]:
    """Cancel the task that hands its ``moment``-th piece of work to a connection, while that work is being done."""
    count = 0
    hand_over: Any = aiosqlite.Connection._execute

    async def counting(self: aiosqlite.Connection, *args: Any, **kwargs: Any) -> Any:
        nonlocal count
        count += 1
        task = asyncio.current_task()
        if count == moment and task is not None:
            task.cancel()
        return await hand_over(self, *args, **kwargs)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aiosqlite.Connection, "_execute", counting)
        yield


@pytest.mark.parametrize(
    ("moment", "expected"),
    [
        pytest.param(1, [], id="while beginning"),
        pytest.param(2, [], id="in the first write"),
        pytest.param(3, [], id="after the first write"),
        pytest.param(4, [], id="in the second write"),
        pytest.param(5, [], id="after the second write"),
        pytest.param(6, ["a", "b"], id="once the commit is under way"),
    ],
)
async def test_a_cancelled_write_is_kept_whole_or_not_at_all(
    database: Database, moment: int, expected: list[str]
) -> None:
    with cancelling_at(moment), pytest.raises(asyncio.CancelledError):
        await asyncio.create_task(write_two(database))

    assert await kept(database) == expected
    await write_two(database)
    assert await kept(database) == ["a", "b"]


@pytest.mark.parametrize("moment", range(1, 5))
async def test_a_cancelled_read_does_not_block_the_next_one(database: Database, moment: int) -> None:
    await write_two(database)

    with cancelling_at(moment), pytest.raises(asyncio.CancelledError):
        await asyncio.create_task(kept(database))

    assert await kept(database) == ["a", "b"]


async def test_a_full_disk_keeps_nothing(database: Database) -> None:
    async with database.writing() as tx:
        pages = await tx.one("PRAGMA page_count")
        assert pages is not None
        await tx.one(f"PRAGMA max_page_count = {pages[0]}")

    async def write_much() -> None:
        async with database.writing() as tx:
            await meta.put(tx, "a", "small")
            await meta.put(tx, "b", "x" * 100_000)

    with pytest.raises(NotKept, match="full"):
        await write_much()

    assert await kept(database) == []
    async with database.writing() as tx:
        await tx.one("PRAGMA max_page_count = 1000000")
    await write_two(database)
    assert await kept(database) == ["a", "b"]


async def test_a_locked_database_keeps_nothing(database: Database, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as stranger:
        stranger.execute("BEGIN EXCLUSIVE")
        with pytest.raises(NotKept, match="locked"):
            await write_two(database)
        stranger.execute("ROLLBACK")

    assert await kept(database) == []
    await write_two(database)
    assert await kept(database) == ["a", "b"]


async def test_a_locked_database_can_still_be_read(database: Database, path: Path) -> None:
    await write_two(database)

    with closing(sqlite3.connect(path, isolation_level=None)) as stranger:
        stranger.execute("BEGIN EXCLUSIVE")
        assert await kept(database) == ["a", "b"]


async def test_closing_waits_for_the_transaction_in_progress(path: Path) -> None:
    database = await Database.open(path)
    begun = asyncio.Event()

    async def slow() -> None:
        async with database.writing() as tx:
            begun.set()
            await asyncio.sleep(0.02)
            await meta.put(tx, "a", "1")

    writing = asyncio.create_task(slow())
    await begun.wait()
    await database.close()
    await writing

    again = await Database.open(path)
    assert await kept(again) == ["a"]
    await again.close()
