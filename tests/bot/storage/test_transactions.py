"""One writer, whole transactions: everything is kept, or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.storage import meta
from bot.storage.database import Connection, Database, Transaction
from bot.storage.errors import NotKept, NotRead
from tests.bot.storage.writing import Pause, kept, keys, write_two, writing_slowly


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
