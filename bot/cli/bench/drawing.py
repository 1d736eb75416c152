"""What drawing in processes brings: pictures a second, how soon a new process is quick, and what its caches take."""

from __future__ import annotations

import asyncio
import resource
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, zip_longest
from random import Random
from statistics import median

from bot.cli import render
from bot.cli.bench.figures import Figure
from bot.config import PictureSettings
from bot.publishing.drawing import DrawingPool
from games import GAMES, asking
from games.core import AnyGame
from games.selfplay import at_random, play
from games.turns import new_game
from renderers import REGISTRY
from renderers.core import Picture

SEATS = 4
#: How many pictures are drawn by one process and by two, and of each game by a new one.
PICTURES, LATER = 80, 12
#: How many games take turns in one process while its memory is watched.
GAMES_AT_ONCE = 50

Draw = Callable[[], Picture]

TITLE = "drawing in processes beside the bot"


def bench() -> list[Figure]:
    return asyncio.run(_bench())


async def _bench() -> list[Figure]:
    jobs = _interleaved(seed=1, games_each=3)
    one, firsts, growth = await _with_one(jobs)
    two = await _pictures_a_second(2, jobs)
    return [
        Figure("two workers ÷ one, pictures", two / one, least=1.2, of=f"{two:.0f} and {one:.0f} pictures a second"),
        *(Figure(f"first picture ÷ later, {slug}", first, most=3) for slug, first in firsts.items()),
        Figure("memory for caches, MB", growth, most=64, of=f"of one process, {GAMES_AT_ONCE} games taking turns"),
    ]


async def _with_one(jobs: list[Draw]) -> tuple[float, dict[str, float], float]:
    """Pictures a second of one worker; its first picture of each game against later ones; how much it grows."""
    pool = DrawingPool(PictureSettings(workers=1))
    await pool.warm_up()
    try:
        before = await pool.draw("memory", _memory)
        firsts = {slug: await _first(pool, game) for slug, game in GAMES.items()}
        rate = await _rate(pool, jobs)
        for number, job in enumerate(_interleaved(seed=2, games_each=GAMES_AT_ONCE // len(GAMES) + 1, most=4)):
            await pool.draw(("many", number), job)
        return rate, firsts, await pool.draw("memory", _memory) - before
    finally:
        await pool.close()


async def _pictures_a_second(workers: int, jobs: list[Draw]) -> float:
    pool = DrawingPool(PictureSettings(workers=workers, waiting=len(jobs)))
    await pool.warm_up()
    try:
        return await _rate(pool, jobs)
    finally:
        await pool.close()


async def _rate(pool: DrawingPool, jobs: list[Draw]) -> float:
    begun = time.perf_counter()
    for first in range(0, len(jobs), 8):  # a few at a time, as people ask for them
        few = jobs[first : first + 8]
        await asyncio.gather(*(pool.draw(("rate", first + number), job) for number, job in enumerate(few)))
    return len(jobs) / (time.perf_counter() - begun)


async def _first(pool: DrawingPool, game: AnyGame) -> float:
    """How much longer the first picture of a game takes than the median of those after it."""
    seconds = []
    for number, job in enumerate(_panels(game, seed=3, most=LATER)):
        begun = time.perf_counter()
        await pool.draw((game.slug, number), job)
        seconds.append(time.perf_counter() - begun)
    return seconds[0] / median(seconds[1:])


def _interleaved(seed: int, games_each: int, most: int = 7) -> list[Draw]:
    """Panels of many games, taking turns."""
    games = [_panels(game, seed + number, most) for number in range(games_each) for game in GAMES.values()]
    return [job for job in chain(*zip_longest(*games)) if job is not None]


def _panels(game: AnyGame, seed: int, most: int) -> Iterator[Draw]:
    rng, seats = Random(seed), min(SEATS, game.seats.stop - 1)
    steps = list(play(new_game(game, seats, game.Options(), seed), at_random(rng), rng))
    for step in steps[:: -(-len(steps) // most)]:
        turn, seat = step.before, step.seat
        view, table = turn.view(seat), render.table(turn, (), seats, "en", seat)
        yield partial(REGISTRY[game.slug].panel, view, seat, table, asking.ask(game, view, seat))


def _memory() -> float:
    """The most memory that this process has used, in MB."""
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used / 1e6 if sys.platform == "darwin" else used / 1e3
