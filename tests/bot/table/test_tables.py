"""The stored games: one lock for each table, and every commit wakes whoever has to act on it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.controllers import CONTROLLERS
from bot.storage import meta
from bot.storage.database import Database, Transaction
from bot.storage.errors import NotKept
from bot.table.tables import Tables
from tests.waiting import until


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "guildhall.sqlite3", busy_seconds=0.2)
    yield opened
    await opened.close()


@pytest.fixture
def woken() -> list[str]:
    return []


@pytest.fixture
def tables(database: Database, woken: list[str]) -> Tables:
    database.wake = lambda: woken.append("woken")
    return Tables(database, CONTROLLERS)


async def leave_work(tx: Transaction) -> None:
    tx.leaves_work = True
    await meta.put(tx, "a", "1")


async def test_the_publisher_is_woken_after_a_commit_that_leaves_work(tables: Tables, woken: list[str]) -> None:
    await tables.commit(leave_work)

    assert woken == ["woken"]


async def test_nobody_is_woken_after_a_commit_that_leaves_no_work(tables: Tables, woken: list[str]) -> None:
    await tables.commit(meta.put, "a", "1")

    assert woken == []


async def test_nobody_is_woken_if_nothing_was_kept(tables: Tables, woken: list[str]) -> None:
    async def fail(tx: Transaction) -> None:
        await leave_work(tx)
        await tx.run("INSERT INTO nowhere VALUES (1)")

    with pytest.raises(NotKept):
        await tables.commit(fail)

    assert woken == []


async def test_the_publisher_is_woken_even_if_the_player_has_gone(
    tables: Tables, database: Database, woken: list[str]
) -> None:
    asking = asyncio.create_task(tables.commit(leave_work))
    await asyncio.sleep(0)  # the transaction has been handed over

    asking.cancel()
    await until(lambda: bool(woken))

    assert asking.cancelled()
    assert await database.read(meta.get, "a") == "1"


async def test_what_was_not_kept_is_told_to_the_one_who_asked(tables: Tables) -> None:
    with pytest.raises(NotKept):
        await tables.commit(Transaction.run, "INSERT INTO nowhere VALUES (1)")


async def test_a_table_has_one_lock_as_long_as_somebody_holds_it(tables: Tables) -> None:
    lock = tables.lock(1)

    assert tables.lock(1) is lock
    assert tables.lock(2) is not lock
