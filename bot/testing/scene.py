"""People at their tables, the stand-in for Discord, and the bot in a process beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.testing import elsewhere
from bot.testing.audit import Books, open_books
from bot.testing.clubs import Club
from bot.testing.people import Person
from bot.testing.process import BotProcess
from bot.testing.stand_in import StandIn
from bot.testing.tables import CARD, Seating, Table, set_tables
from bot.testing.waiting import LONGEST_WAIT, pause

#: A table at which everybody was answered this often without anything coming of it has come to a standstill.
STANDSTILL = 100


class Scene:
    def __init__(self, stand_in: StandIn, bot: BotProcess, people: list[Person], folder: Path, seed: int) -> None:
        self.stand_in = stand_in
        self.bot = bot
        self.people = people
        self.folder = folder
        self.seed = seed
        #: They meet only while something goes wrong.
        self.clubs: list[Club] = []
        self._stopped = False
        self._playing: list[asyncio.Task[None]] = []

    @property
    def done(self) -> int:
        """How many moves people were told are made."""
        return sum(person.done for person in self.people)

    @property
    def tables(self) -> list[Table]:
        return list({person.table.game_id: person.table for person in self.people}.values())

    def sit_down(self, table: Table) -> None:
        self.people += [Person(self.stand_in, table, user, self.seed) for user in table.users]

    # --- playing ------------------------------------------------------------------------------------------------------

    def everybody_plays(self, enough: Callable[[Person], bool] = lambda person: False) -> None:
        """Until they are told to rest, or each of them has had enough."""
        self._stopped = False
        self._playing = [
            asyncio.create_task(person.play(lambda one: self._stopped or enough(one))) for person in self.people
        ]

    def clubs_meet(self) -> None:
        """Until everybody is told to rest."""
        self._playing += [
            asyncio.create_task(club.meet(member, lambda: self._stopped))
            for club in self.clubs
            for member in club.members
        ]

    async def everybody_rests(self) -> None:
        """Wait for the answers that people are still waiting for; then nobody does anything more."""
        self._stopped = True
        await asyncio.gather(*self._playing)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait while people play."""
        async with asyncio.timeout(LONGEST_WAIT):
            while not condition():
                self.bot.check()
                for task in self._playing:
                    if task.done():
                        task.result()
                await pause()

    async def moves(self, number: int) -> None:
        """Until people have been told of this many more moves, or every game is over."""
        enough = self.done + number
        await self.until(lambda: self.done >= enough or self.nobody_plays)

    async def at_every_table(self, reached: Callable[[Table], bool]) -> list[Table]:
        """Let people play until their table gets that far or their game is over; returns the tables that never do.

        That's decided by how much people did, not by how long it took.
        """
        answers = self.stand_in.people.answers
        begun = answers.copy()

        def enough(person: Person) -> bool:
            players = [other for other in self.people if other.table == person.table]
            tired = all(answers[other.user] - begun[other.user] >= STANDSTILL for other in players)
            return tired or person.over or reached(person.table)

        await self.everybody_rests()
        self.everybody_plays(enough)
        await self.until(lambda: all(task.done() for task in self._playing))
        over = {person.table for person in self.people if person.over}
        return [table for table in self.tables if table not in over and not reached(table)]

    @property
    def nobody_plays(self) -> bool:
        return all(person.over for person in self.people)

    # --- afterwards ---------------------------------------------------------------------------------------------------

    async def books(self) -> Books:
        ids = [table.game_id for table in self.tables]
        channels = [club.channel for club in self.clubs]
        return await open_books(self.bot.database, ids, self.folder / "copy.sqlite3", channels)

    def abandon(self) -> None:
        for task in self._playing:
            task.cancel()
        self.bot.abandon()


@asynccontextmanager
async def opened(
    folder: Path, seatings: Iterable[Seating], seed: int = 0, clubs: int = 0, tree: Path | None = None, **setup: Any
) -> AsyncIterator[Scene]:
    """A scene with these tables and so many clubs; the bot, of another source tree or this one, hasn't started yet."""
    database = folder / "guildhall.sqlite3"
    if tree is None:
        tables = await set_tables(database, seatings, seed)
    else:
        tables = await elsewhere.set_tables(tree, database, seatings, seed)
    stand_in = StandIn()
    for table in tables:
        stand_in.add_channel(table.channel)
        stand_in.add_message(table.channel, CARD + table.game_id)
    await stand_in.start()
    bot = BotProcess(stand_in, database, folder / "log.txt", tree=tree, **setup)
    scene = Scene(stand_in, bot, [], folder, seed)
    for table in tables:
        scene.sit_down(table)
    scene.clubs = [Club(stand_in, number, seed) for number in range(clubs)]
    for club in scene.clubs:
        stand_in.add_channel(club.channel)
    try:
        yield scene
    finally:
        scene.abandon()
        await stand_in.stop()
