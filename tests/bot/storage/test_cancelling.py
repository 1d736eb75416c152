"""Being cancelled in the middle of a transaction, and closing the database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.storage.database import Connection, Database
from bot.storage.errors import NotKept, NotRead
from tests.bot.storage.writing import Pause, kept, keys, write_two, writing_slowly


async def test_a_write_that_is_cancelled_in_the_middle_is_kept_whole(database: Database) -> None:
    async with writing_slowly(database) as writing:
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing

    await write_two(database, "c", "d")
    assert await kept(database) == ["a", "b", "c", "d"]


async def test_a_write_that_is_cancelled_before_its_turn_is_kept_whole_or_not_at_all(database: Database) -> None:
    async with writing_slowly(database):
        waiting = asyncio.create_task(write_two(database, "c", "d"))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    await write_two(database, "e", "f")
    assert await kept(database) in (["a", "b", "e", "f"], ["a", "b", "c", "d", "e", "f"])


async def test_a_cancelled_read_does_not_block_the_next_one(database: Database) -> None:
    pause = Pause()

    async def read(connection: Connection) -> list[str]:
        pause()
        return await keys(connection)

    reading = asyncio.create_task(database.read(read))
    await pause.reached()
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    pause.end()

    await write_two(database)
    assert await kept(database) == ["a", "b"]


async def test_closing_waits_for_what_is_under_way_and_for_what_waits(path: Path) -> None:
    database = await Database.open(path)
    async with writing_slowly(database):
        waiting = asyncio.create_task(write_two(database, "c", "d"))
        await asyncio.sleep(0)
        closing_down = asyncio.create_task(database.close())
        await asyncio.sleep(0)
    await waiting
    await closing_down

    again = await Database.open(path)
    assert await kept(again) == ["a", "b", "c", "d"]
    await again.close()


async def test_a_closed_database_keeps_nothing_and_reads_nothing(path: Path) -> None:
    database = await Database.open(path)
    await database.close()

    with pytest.raises(NotKept, match="closed"):
        await write_two(database)
    with pytest.raises(NotRead, match="closed"):
        await kept(database)


async def test_what_comes_while_the_database_is_being_closed_is_not_kept(path: Path) -> None:
    database = await Database.open(path)
    async with writing_slowly(database):
        closing_down = asyncio.create_task(database.close())
        await asyncio.sleep(0)
        late = asyncio.create_task(write_two(database, "c", "d"))
        await asyncio.sleep(0)
    with pytest.raises(NotKept, match="closed"):
        await late
    await closing_down

    again = await Database.open(path)
    assert await kept(again) == ["a", "b"]
    await again.close()
