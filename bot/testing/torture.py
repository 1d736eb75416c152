"""The torture: people play all games, everything goes wrong, and after each fault the books are audited."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct, field

from bot.controllers import CONTROLLERS
from bot.storage import outside
from bot.testing import clubs
from bot.testing.audit import findings
from bot.testing.people import Person
from bot.testing.process import BotEnded
from bot.testing.scene import Scene, opened
from bot.testing.tables import Seating, Table, open_table
from bot.testing.trials import TRIALS

#: At each game, two people with a clock, one against a computer, and one alone. Some are about to finish their game,
#: because only what is over has results, and only what two people have finished has ratings; then they begin another.
SEATINGS = tuple(
    seating
    for slug in CONTROLLERS
    for seating in (
        Seating(slug, moves_left=4, clock=True),
        Seating(slug, people=1, computers=1, moves_left=6),
        Seating(slug, people=1),
    )
)
#: How many channels there are in which people open and close tables without playing at them: one for each game.
CLUBS = len(CONTROLLERS)
#: How long the bot waits before it tries again: shorter than usual, so that a run doesn't take an hour.
SETUP: dict[str, Any] = {"busy_seconds": 0.2, "retry_seconds": 1}


class Tried(Struct):
    """What came of one kind of fault."""

    times: int = 0
    #: How many requests, answers, places or messages it hit.
    hits: int = 0
    lost: list[str] = []


class Report(Struct):
    seed: int
    seconds: float = 0.0
    tables: int = 0
    games_finished: int = 0
    moves_acknowledged: int = 0
    #: What people did, by kind: taps, double taps, commands.
    did: dict[str, int] = {}
    faults: dict[str, Tried] = field(default_factory=dict)
    #: How many ratings the last audit has compared with a recount.
    ratings: int = 0

    @property
    def lost(self) -> list[str]:
        return [f"{name}: {what}" for name, tried in self.faults.items() for what in tried.lost]


def deck(rng: Random) -> Iterator[str]:
    """Every fault once, in a random order, then again, forever."""
    while True:
        names = list(TRIALS)
        rng.shuffle(names)
        yield from names


def until_time_is_up(names: Iterable[str], seconds: float, now: Callable[[], float] = time.monotonic) -> Iterator[str]:
    end = now() + seconds
    for name in names:
        if now() >= end:
            return
        yield name


async def torture(
    folder: Path,
    seed: int,
    names: Iterable[str],
    seatings: Iterable[Seating] = SEATINGS,
    meeting: int = CLUBS,
    tell: Callable[[str], None] = lambda line: None,
    **setup: Any,
) -> Report:
    """Put the bot through these faults, one after the other."""
    begun = time.monotonic()
    async with opened(folder, seatings, seed, meeting, **SETUP, **setup) as scene:
        run = _Run(scene, seed, tell)
        await scene.bot.start()
        for name in names:
            await run.round(name)
        await run.end()
    run.report.seconds = time.monotonic() - begun
    return run.report


class _Run:
    def __init__(self, scene: Scene, seed: int, tell: Callable[[str], None]) -> None:
        self.report = Report(seed, tables=len(scene.tables))
        self._scene = scene
        self._rng = Random(f"{seed}/torture")
        self._tell = tell

    async def round(self, name: str) -> None:
        """Something goes wrong and is put right; then the books are audited, and everybody goes on."""
        tried = self.report.faults.setdefault(name, Tried())
        tried.times += 1
        lost: list[str] = []
        try:
            self._scene.everybody_plays()
            self._scene.clubs_meet()
            tried.hits += await TRIALS[name](self._scene, self._rng)
            await self._scene.everybody_rests()
            lost += await self._audit()
            await self._next_games()
            lost += await self._go_on()
        except (BotEnded, TimeoutError) as error:
            lost.append(str(error) or "nothing goes on")
            await self._start_again()
        tried.lost += lost
        self._tell(f"{name}: {'; '.join(lost) or 'nothing lost'}")

    async def end(self) -> None:
        """Whatever was done since the last audit is looked at, too."""
        lost = await self._audit()
        if code := await self._scene.bot.stop():
            lost.append(f"the bot ended with code {code}")
        self.report.faults["afterwards"] = Tried(lost=lost)
        self._leave(list(self._scene.people))
        for club in self._scene.clubs:
            self.report.did = dict(Counter(self.report.did) + club.did)

    async def _audit(self) -> list[str]:
        found = []
        try:
            await self._scene.bot.quiet()
        except TimeoutError:
            found += [f"not done: {what}" for what in outside.left_to_do(self._scene.bot.database)]
        books = await self._scene.books()
        self.report.ratings = len(books.sums["rating"])
        for club in self._scene.clubs:
            found += clubs.findings(club.channel, club.acts, books.clubs[club.channel])
        found += [f"nobody knows how to answer {request}" for request in self._scene.stand_in.unknown]
        found += self._scene.bot.surprises()
        return [*found, *findings(books, self._scene.people, self._scene.stand_in.places)]

    async def _go_on(self) -> list[str]:
        """At every table, somebody makes another move."""
        before = {person: person.done for person in self._scene.people}

        def moved(table: Table) -> bool:
            return any(person.done > done for person, done in before.items() if person.table == table)

        return [f"game {table.game_id} stands still" for table in await self._scene.at_every_table(moved)]

    async def _next_games(self) -> None:
        """Where a game is over, the same people begin the next one."""
        for table in self._scene.tables:
            players = [person for person in self._scene.people if person.table == table]
            if all(person.over for person in players):
                self._leave(players)
                self.report.games_finished += 1
                if table.channel not in self._scene.stand_in.places.places:
                    await self._scene.stand_in.create_channel(table.channel)
                self._scene.sit_down(await open_table(self._scene.stand_in, table))
                self.report.tables += 1

    def _leave(self, players: Iterable[Person]) -> None:
        did = Counter(self.report.did)
        for person in players:
            did.update(person.did)
            self.report.moves_acknowledged += person.done
            self._scene.people.remove(person)
        self.report.did = dict(did)

    async def _start_again(self) -> None:
        """After something that nobody expected, put everything right that may be wrong."""
        self._scene.abandon()
        await self._scene.bot.gone()
        stand_in = self._scene.stand_in
        stand_in.between, stand_in.people.deliveries, stand_in.people.impatient = None, 1, False
        await self._scene.bot.start()
