"""Whatever fails in a transaction: nothing is kept, and the next one goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.storage import meta
from bot.storage.database import Connection, Database, Transaction
from bot.storage.errors import Conflict, NotKept, NotRead
from tests.bot.storage.writing import kept, write_one, write_two


@pytest.mark.parametrize("error", [ZeroDivisionError, Conflict, ValueError, asyncio.CancelledError])
async def test_an_error_of_its_own_takes_everything_back_and_reaches_the_caller(
    database: Database, error: type[BaseException]
) -> None:
    async def stumble(tx: Transaction) -> None:
        await meta.put(tx, "a", "1")
        raise error

    with pytest.raises(error):
        await database.write(stumble)

    assert await kept(database) == []
    await write_two(database)
    assert await kept(database) == ["a", "b"]


BROKEN = [
    pytest.param("INSERT INTO meta (key, value) VALUES ('a', 'twice')", (), id="IntegrityError"),
    pytest.param("INSERT INTO nowhere VALUES (1)", (), id="OperationalError"),
    pytest.param("INSERT INTO meta (key, value) VALUES (?, ?)", ("b",), id="ProgrammingError"),
    pytest.param("INSERT INTO meta (key, value) VALUES (?, ?)", ("b", object()), id="InterfaceError"),
]


@pytest.mark.parametrize(("sql", "parameters"), BROKEN)
async def test_whatever_the_database_raises_means_that_nothing_is_kept(
    database: Database, sql: str, parameters: tuple[object, ...]
) -> None:
    async def write(tx: Transaction) -> None:
        await meta.put(tx, "a", "1")
        await tx.run(sql, parameters)

    with pytest.raises(NotKept):
        await database.write(write)

    assert await kept(database) == []
    await write_two(database)
    assert await kept(database) == ["a", "b"]


async def test_whatever_the_database_raises_while_reading_means_that_nothing_was_read(database: Database) -> None:
    with pytest.raises(NotRead, match="nowhere"):
        await database.read(Connection.all, "SELECT 1 FROM nowhere")

    assert await kept(database) == []


async def test_a_full_disk_keeps_nothing(database: Database) -> None:
    pages = await database.write(Transaction.one, "PRAGMA page_count")
    assert pages is not None
    await database.write(Transaction.one, f"PRAGMA max_page_count = {pages[0]}")

    async def write_much(tx: Transaction) -> None:
        await meta.put(tx, "a", "small")
        await meta.put(tx, "b", "x" * 100_000)

    with pytest.raises(NotKept, match="full"):
        await database.write(write_much)

    assert await kept(database) == []
    await database.write(Transaction.one, "PRAGMA max_page_count = 1000000")
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


@pytest.mark.parametrize("value", [2**63, "\ud800"])
async def test_a_value_that_no_row_can_hold_keeps_nothing(database: Database, value: object) -> None:
    async def write(tx: Transaction) -> None:
        await meta.put(tx, "a", "1")
        await tx.run("INSERT INTO meta (key, value) VALUES ('b', ?)", (value,))

    with pytest.raises(NotKept):
        await database.write(write)

    assert await kept(database) == []


@pytest.fixture
def fault(monkeypatch: pytest.MonkeyPatch) -> dict[str, Exception]:
    """What the next call of a connection's method raises, by the method's name."""
    faults: dict[str, Exception] = {}
    connect = sqlite3.connect

    class Faulty(sqlite3.Connection):
        def cursor(self, *args: Any, **kwargs: Any) -> Any:
            self._stumble("cursor")
            return super().cursor(*args, **kwargs)

        def commit(self) -> None:
            self._stumble("commit")
            super().commit()

        def rollback(self) -> None:
            self._stumble("rollback")
            super().rollback()

        def _stumble(self, method: str) -> None:
            if method in faults:
                raise faults.pop(method)

    monkeypatch.setattr(sqlite3, "connect", lambda *args, **kwargs: connect(*args, factory=Faulty, **kwargs))
    return faults


@pytest.mark.parametrize("method", ["cursor", "commit"])
@pytest.mark.parametrize("error", [MemoryError(), sqlite3.Warning("odd"), SystemError("null"), ValueError("odd")])
async def test_whatever_else_the_driver_raises_keeps_nothing(
    fault: dict[str, Exception], path: Path, method: str, error: Exception
) -> None:
    database = await Database.open(path)
    fault[method] = error

    with pytest.raises(NotKept):
        await write_two(database)

    assert await kept(database) == []
    await database.close()


async def test_writing_goes_on_after_a_transaction_that_could_not_be_undone(
    fault: dict[str, Exception], path: Path
) -> None:
    database = await Database.open(path)
    fault["commit"] = sqlite3.OperationalError("disk I/O error")
    fault["rollback"] = sqlite3.OperationalError("disk I/O error")
    with pytest.raises(NotKept):
        await write_one(database, "lost")

    await write_one(database, "kept")

    assert await kept(database) == ["kept"]
    await database.close()
