"""A connection is touched by its own thread only, no matter what other threads keep, and for how long."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import threading
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import NoneType
from typing import Any

import pytest

from bot.storage import games, meta
from bot.storage.database import Connection, Database, Transaction
from bot.storage.errors import NotKept, NotRead
from bot.storage.games import GameRow
from tests.bot.storage.conftest import NOW, new_game

WRITERS = 8
WRITES_EACH = 60
#: Long enough for an older cursor to end in the middle of it.
ROWS = 300


@pytest.fixture
def hoarding_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """What other threads send to the event loop stays in reference cycles, as with tools that follow callbacks.

    So nobody knows which thread will end it: the collector does, wherever it happens to run.
    """
    send = asyncio.BaseEventLoop.call_soon_threadsafe

    def remember(self: Any, callback: Callable[..., object], *args: Any, **kwargs: Any) -> asyncio.Handle:
        cycle: list[object] = [callback, args]
        cycle.append(cycle)
        return send(self, callback, *args, **kwargs)

    monkeypatch.setattr(asyncio.BaseEventLoop, "call_soon_threadsafe", remember)


@pytest.fixture
def collecting_elsewhere() -> Iterator[None]:
    """Garbage is collected all the time, on a thread that is neither the event loop's nor a connection's."""
    over = threading.Event()

    def collect() -> None:
        while not over.wait(0.001):
            gc.collect()

    gc.collect()
    gc.freeze()
    collector = threading.Thread(target=collect)
    collector.start()
    yield
    over.set()
    collector.join()
    gc.unfreeze()


async def write_often(database: Database) -> list[int]:
    """The numbers of the rows in a log that was written bit by bit."""
    game_id = await database.write(new_game)
    for number in range(WRITES_EACH):
        await database.write(games.append_moves, game_id, number, [(0, "{}")] * ROWS, NOW)
    return [row.seq for row in await database.read(games.moves, game_id)]


@pytest.mark.usefixtures("hoarding_loop", "collecting_elsewhere")
async def test_many_writes_survive_a_collector_that_ends_things_on_another_thread(database: Database) -> None:
    """A cursor of ``executemany`` that ended elsewhere once reset the statement another one was just running."""
    logs = await asyncio.gather(*(write_often(database) for _ in range(WRITERS)))

    assert logs == [list(range(1, WRITES_EACH * ROWS + 1))] * WRITERS


class Watch:
    """Which threads have touched which connection, and which cursors are still open."""

    def __init__(self) -> None:
        self.threads: defaultdict[int, set[int]] = defaultdict(set)
        self.open_cursors: set[int] = set()

    def touch(self, connection: sqlite3.Connection) -> None:
        self.threads[id(connection)].add(threading.get_ident())


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """From now on, every new connection records who touches it."""
    watch = Watch()
    connect = sqlite3.connect
    kept: list[sqlite3.Connection] = []  # an id is that of one connection only as long as it exists

    def told(method: str) -> Callable[..., Any]:
        def call(self: Any, *args: Any, **kwargs: Any) -> Any:
            watch.touch(self if isinstance(self, sqlite3.Connection) else self.connection)
            return getattr(super(type(self), self), method)(*args, **kwargs)

        return call

    class WatchedCursor(sqlite3.Cursor):
        execute = told("execute")
        executemany = told("executemany")
        fetchone = told("fetchone")
        fetchall = told("fetchall")

        def __init__(self, connection: sqlite3.Connection) -> None:
            super().__init__(connection)
            watch.open_cursors.add(id(self))

        def close(self) -> None:
            watch.touch(self.connection)
            watch.open_cursors.discard(id(self))
            super().close()

        def __del__(self) -> None:
            if id(self) in watch.open_cursors:  # closing a closed cursor touches nothing
                watch.touch(self.connection)
                watch.open_cursors.discard(id(self))

    class WatchedConnection(sqlite3.Connection):
        commit = told("commit")
        rollback = told("rollback")
        close = told("close")

        def cursor(self, *_: object) -> WatchedCursor:  # type: ignore[override]
            watch.touch(self)
            return super().cursor(WatchedCursor)

        def execute(self, *args: Any) -> Any:
            return self.cursor().execute(*args)

        def executemany(self, *args: Any) -> Any:
            return self.cursor().executemany(*args)

    def watched(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        kept.append(connect(*args, factory=WatchedConnection, **kwargs))
        return kept[-1]

    monkeypatch.setattr(sqlite3, "connect", watched)
    return watch


async def write_much(tx: Transaction) -> int:
    game_id = await new_game(tx)
    await games.append_moves(tx, game_id, 0, [(0, "{}")] * 3, NOW)
    await games.raise_revisions(tx, game_id, [0])
    return game_id


async def write_and_wait_elsewhere(tx: Transaction) -> None:
    await meta.put(tx, "a", "1")
    await asyncio.sleep(0)


async def write_and_stumble(tx: Transaction) -> None:
    await meta.put(tx, "a", "1")
    raise ZeroDivisionError


async def cancelled_write(database: Database) -> int:
    writing = asyncio.create_task(database.write(write_much))
    await asyncio.sleep(0)
    writing.cancel()
    return await writing


async def kind_of_outcome(use: Awaitable[object]) -> type:
    try:
        return type(await use)
    except (Exception, asyncio.CancelledError) as problem:
        return type(problem)


async def outcomes_of_every_use(database: Database, game_id: int) -> list[type]:
    """What comes of each kind of reading and writing, good and bad, one after the other."""
    insert = "INSERT INTO meta (key, value) VALUES (?, ?)"
    uses = (
        lambda: database.read(games.find, game_id),
        lambda: database.read(games.moves, game_id),
        lambda: database.write(Transaction.many, insert, [("a", 1)] * 2),
        lambda: database.write(Transaction.many, insert, [(game_id, 1)]),
        lambda: database.read(Connection.all, "SELECT 1 FROM nowhere"),
        lambda: database.write(write_and_wait_elsewhere),
        lambda: database.write(write_and_stumble),
        lambda: cancelled_write(database),
    )
    return [await kind_of_outcome(use()) for use in uses]


@pytest.mark.usefixtures("hoarding_loop", "collecting_elsewhere")
async def test_only_its_own_thread_ever_touches_a_connection(watch: Watch, path: Path) -> None:
    database = await Database.open(path)
    ids = await asyncio.gather(*(database.write(write_much) for _ in range(20)))
    outcomes = [await outcomes_of_every_use(database, game_id) for game_id in ids]
    await database.close()
    gc.collect()

    problems = [NotKept, NoneType, NotRead, RuntimeError, ZeroDivisionError, asyncio.CancelledError]
    assert outcomes == [[GameRow, list, *problems]] * 20
    opened = "one to check the file, two to compare its tables and bring it up to date, a writer and a reader"
    assert len(watch.threads) == 5, opened
    assert [len(threads) for threads in watch.threads.values()] == [1] * 5
    assert threading.get_ident() not in set.union(*watch.threads.values())


async def test_an_error_carries_no_open_cursor_to_its_caller(watch: Watch, path: Path) -> None:
    database = await Database.open(path)
    await database.write(meta.put, "a", "1")

    with pytest.raises(NotKept) as not_kept:
        await database.write(Transaction.many, "INSERT INTO meta (key, value) VALUES (?, ?)", [("b", 1), ("a", 1)])
    with pytest.raises(NotRead) as not_read:
        await database.read(Connection.one, "SELECT abs(-9223372036854775808) FROM meta")
    left_open = set(watch.open_cursors)
    await database.close()

    assert not_kept.value.__cause__ is not None
    assert not_read.value.__cause__ is not None
    assert left_open == set()


async def test_a_transaction_that_somebody_kept_is_of_no_use_on_another_thread(database: Database) -> None:
    kept: list[Transaction] = []

    async def keep(tx: Transaction) -> None:
        kept.append(tx)

    await database.write(keep)

    with pytest.raises(sqlite3.ProgrammingError, match="thread"):
        await kept[0].one("SELECT 1")


class Openings:
    """Counts on which threads connections are opened and closed, and stops the nth opening in the middle."""

    def __init__(self, nth: int) -> None:
        self.opened: list[int] = []
        self.closed: list[int] = []
        self.reached = threading.Event()
        self.go_on = threading.Event()
        self._nth = nth
        self._connect = sqlite3.connect

    def connect(self, *args: Any, **kwargs: Any) -> sqlite3.Connection:
        closed = self.closed

        class Counted(sqlite3.Connection):
            def close(self) -> None:
                closed.append(threading.get_ident())
                super().close()

        self.opened.append(threading.get_ident())
        if len(self.opened) == self._nth:
            self.reached.set()
            self.go_on.wait()
        return self._connect(*args, factory=Counted, **kwargs)


@pytest.mark.parametrize("nth", [1, 2, 3], ids=["migrating", "writer", "reader"])
async def test_an_opening_that_is_cancelled_closes_what_it_opened(
    monkeypatch: pytest.MonkeyPatch, path: Path, nth: int
) -> None:
    openings = Openings(nth)
    with monkeypatch.context() as patched:
        patched.setattr(sqlite3, "connect", openings.connect)
        opening = asyncio.create_task(Database.open(path))
        await asyncio.to_thread(openings.reached.wait)
        opening.cancel()
        openings.go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await opening

    assert sorted(openings.closed) == sorted(openings.opened), "each on the thread that opened it"
    again = await Database.open(path)
    await again.close()
