"""Moves when many other games are open and a great deal was posted, beside the same moves when there is hardly any."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct

from bot import clock
from bot.cli.bench.figures import Figure
from bot.controllers import CONTROLLERS
from bot.storage import posts, sample
from bot.storage.database import Database
from bot.storage.games import SeatRow
from bot.table.play import Play
from bot.table.tables import Tables
from bot.testing.tables import Seating, set_tables
from games.asking import random_move

FEW, MANY, POSTS = 10, 10_000, 1_000_000
#: How often somebody moves at each of the few tables; no game is over by then.
ROUNDS = 40
LEAST = 0.95
#: How many posts are looked for at once.
POSTS_AT_ONCE = 25
SEED = 14

TITLE = f"moves a second, {MANY:,} open games and {POSTS:,} finished posts ÷ {FEW} and none"


def bench(many: int = MANY, finished_posts: int = POSTS, rounds: int = ROUNDS) -> list[Figure]:
    with TemporaryDirectory() as folder:
        few, full = Path(folder) / "few.sqlite3", Path(folder) / "many.sqlite3"
        asyncio.run(set_tables(few, _seatings(), SEED))
        shutil.copyfile(few, full)
        sample.multiply(full, many, finished_posts)
        return [asyncio.run(_bench(few, full, rounds))]


def _seatings() -> list[Seating]:
    slugs = [*CONTROLLERS]
    return [Seating(slugs[number % len(slugs)]) for number in range(FEW)]


async def _bench(few: Path, full: Path, rounds: int) -> Figure:
    async with AsyncExitStack() as stack:
        short, long = [await stack.enter_async_context(_at_the_tables(path)) for path in (few, full)]
        few_spent: list[float] = []
        many_spent: list[float] = []
        for number in range(rounds * FEW):
            # The same moves in both, in turn, so that a slow moment hits both.
            ways = [(short, few_spent), (long, many_spent)]
            for tables, spent in ways if number % 2 else reversed(ways):
                spent.append(await tables.move(number % FEW))
    ratio = median(few_seconds / many_seconds for few_seconds, many_seconds in zip(few_spent, many_spent, strict=True))
    of = f"{1000 * median(many_spent):.2f} and {1000 * median(few_spent):.2f} ms a move, of {len(many_spent)} moves"
    return Figure("many ÷ few", ratio, least=LEAST, of=of)


class _Tables(Struct):
    """The tables of one database, at which people make the same moves as at those of the other."""

    database: Database
    play: Play
    rngs: Sequence[Random]

    async def move(self, number: int) -> float:
        """Make a move at this table, and do what follows from it in the outbox; returns the seconds that it takes."""
        game_id = number + 1
        position = await self.play.look(game_id, None)
        player = position.game.seats[position.waiting[0]].player_id
        assert player is not None
        begun = time.perf_counter()
        await self.play.act(game_id, player, partial(_at_random, self.rngs[number]))
        await self._post()
        return time.perf_counter() - begun

    async def _post(self) -> None:
        """What the publisher asks and writes for a post, without Discord."""
        for post in await self.database.read(posts.due, clock.now(), POSTS_AT_ONCE):
            await self.database.write(posts.close, post.id, "sent", clock.now())
        await self.database.read(posts.next_due, clock.now())


def _at_random(rng: Random, game: Any, turn: Any, seat: SeatRow) -> Struct:
    move: Struct = random_move(turn.game, turn.view(seat.seat), seat.seat, rng)
    return move


@asynccontextmanager
async def _at_the_tables(path: Path) -> AsyncIterator[_Tables]:
    database = await Database.open(path)
    try:
        with ThreadPoolExecutor(1) as thinking:
            play = Play(Tables(database, CONTROLLERS), thinking)
            rngs = [Random(f"{SEED}/{game_id}") for game_id in range(1, FEW + 1)]
            yield _Tables(database, play, rngs)
    finally:
        await database.close()
