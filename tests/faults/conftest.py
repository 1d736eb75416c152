"""A crowd at its tables, the stand-in for Discord, and the bot in a process beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest_asyncio

from bot.storage.database import Database
from tests.faults.audit import Ledger
from tests.faults.crowd import Person
from tests.faults.host import Host, set_tables
from tests.faults.stand_in import StandIn
from tests.waiting import pause


class Scene:
    def __init__(self, stand_in: StandIn, host: Host, people: list[Person], database: Path) -> None:
        self.stand_in = stand_in
        self.host = host
        self.people = people
        self.database = database
        self._stopped = asyncio.Event()
        self._playing: list[asyncio.Task[None]] = []

    def everybody_plays(self) -> None:
        self._playing = [asyncio.create_task(person.play(self._stopped)) for person in self.people]

    @property
    def done(self) -> int:
        return sum(person.done for person in self.people)

    async def until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            for task in self._playing:
                assert not task.done(), task.exception()
            await pause()

    async def all_go_home(self) -> None:
        self._stopped.set()
        await asyncio.gather(*self._playing)

    async def ledgers(self) -> dict[int, Ledger]:
        database = await Database.open(self.database)
        found = {person.game_id: await Ledger.read(database, person.game_id) for person in self.people}
        await database.close()
        return found

    def abandon(self) -> None:
        for task in self._playing:
            task.cancel()
        self.host.abandon()


@asynccontextmanager
async def opened(folder: Path, tables: int, computers: int) -> AsyncIterator[Scene]:
    database = folder / "guildhall.sqlite3"
    games = await set_tables(database, tables, computers)
    stand_in = StandIn()
    await stand_in.start()
    people = [Person(stand_in, game_id, seat, user) for game_id, users in games for seat, user in enumerate(users)]
    scene = Scene(stand_in, Host(stand_in, database, folder / "log.txt"), people, database)
    try:
        yield scene
    finally:
        scene.abandon()
        await stand_in.stop()


@pytest_asyncio.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    """Three tables of two people, and one of a person with a computer."""
    async with opened(tmp_path, tables=3, computers=1) as built:
        yield built


@pytest_asyncio.fixture
async def small_scene(tmp_path: Path) -> AsyncIterator[Scene]:
    """One table of two people."""
    async with opened(tmp_path, tables=1, computers=0) as built:
        yield built
