"""One writer, whole transactions: everything is kept, or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from bot.storage import meta
from bot.storage.database import Connection, Database, Transaction
from bot.storage.errors import Conflict, NotKept, NotRead


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


@pytest.mark.parametrize(
    ("pragma", "value"), [("journal_mode", "wal"), ("foreign_keys", 1), ("synchronous", 2), ("busy_timeout", 50)]
)
async def test_both_connections_are_safe(database: Database, pragma: str, value: object) -> None:
    writer = await database.write(Transaction.one, f"PRAGMA {pragma}")
    reader = await database.read(Connection.one, f"PRAGMA {pragma}")

    assert writer is not None
    assert reader is not None
    assert (writer[0], reader[0]) == (value, value)


async def test_a_row_without_its_game_is_refused(database: Database) -> None:
    with pytest.raises(NotKept, match="FOREIGN KEY"):
        await database.write(
            Transaction.run, "INSERT INTO seat (game_id, seat, player_id, name) VALUES (999, 0, 1, 'Nobody')"
        )


async def test_a_transaction_is_kept_after_closing(path: Path) -> None:
    database = await Database.open(path)
    await write_two(database)
    await database.close()

    again = await Database.open(path)

    assert await kept(again) == ["a", "b"]
    await again.close()


async def test_what_a_query_returns_is_handed_to_its_caller(database: Database) -> None:
    async def both(tx: Transaction, value: str, *, key: str) -> str | None:
        await meta.put(tx, key, value)
        return await meta.get(tx, key)

    assert await database.write(both, "1", key="a") == "1"
    assert await database.read(meta.get, "a") == "1"


async def sign_five_times(tx: Transaction, name: str, order: list[str]) -> None:
    """Note each time whose name is read after writing one's own."""
    for step in range(5):
        await meta.put(tx, "who", name)
        order.append(f"{await meta.get(tx, 'who')}{step}")


async def test_two_transactions_never_interleave(database: Database) -> None:
    order: list[str] = []

    await asyncio.gather(*(database.write(sign_five_times, name, order) for name in "abc"))

    assert order == [f"{name}{step}" for name in "abc" for step in range(5)]


async def test_a_reader_does_not_see_what_is_not_committed(database: Database) -> None:
    async with writing_slowly(database):
        assert await kept(database) == []

    assert await kept(database) == ["a", "b"]


async def test_the_reads_of_one_query_see_one_state(database: Database) -> None:
    pause = Pause()

    async def twice(connection: Connection) -> tuple[list[str], list[str]]:
        before = await keys(connection)
        pause()
        return before, await keys(connection)

    reading = asyncio.create_task(database.read(twice))
    await pause.reached()
    await write_two(database)
    pause.end()

    assert await reading == ([], [])
    assert await kept(database) == ["a", "b"]


async def test_the_reader_cannot_write(database: Database) -> None:
    with pytest.raises(NotRead, match="readonly"):
        await database.read(Connection.run, "DELETE FROM meta")


# --- errors -----------------------------------------------------------------------------------------------------------


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


# --- waiting for something else ---------------------------------------------------------------------------------------


async def until_the_next_turn(_: asyncio.Future[None]) -> None:
    await asyncio.sleep(0)


async def until_it_is_done(something: asyncio.Future[None]) -> None:
    await something


@pytest.mark.parametrize("wait", [until_the_next_turn, until_it_is_done])
async def test_waiting_for_something_else_in_a_transaction_is_an_error_and_keeps_nothing(
    database: Database, wait: Callable[[asyncio.Future[None]], Awaitable[None]]
) -> None:
    something = asyncio.get_running_loop().create_future()

    async def wait_elsewhere(tx: Transaction) -> None:
        await meta.put(tx, "a", "1")
        await wait(something)

    with pytest.raises(RuntimeError, match=r"wait_elsewhere.* waited for something other than its connection"):
        await database.write(wait_elsewhere)

    assert await kept(database) == []
    await write_two(database)
    assert await kept(database) == ["a", "b"]


async def test_a_transaction_inside_another_one_is_an_error_and_keeps_nothing(database: Database) -> None:
    async def write_twice(tx: Transaction) -> None:
        await meta.put(tx, "a", "1")
        await write_two(database)

    with pytest.raises(RuntimeError, match="event loop"):
        await database.write(write_twice)

    assert await kept(database) == []
    await write_two(database)
    assert await kept(database) == ["a", "b"]


# --- being cancelled, and closing -------------------------------------------------------------------------------------


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
