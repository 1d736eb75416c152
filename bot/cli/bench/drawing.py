"""What drawing in processes brings: pictures a second, how soon a new process is quick, and what its caches take."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from functools import _lru_cache_wrapper, partial
from itertools import chain, zip_longest
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from bot.cli import render
from bot.cli.bench.figures import Figure
from bot.config import PictureSettings
from bot.publishing.drawing import DrawingPool
from games import GAMES, asking
from games.core import AnyGame
from games.selfplay import at_random, play
from games.turns import new_game
from renderers import REGISTRY, fonts
from renderers.core import Picture
from renderers.page import known_bands
from renderers.shelf import SHELF

SEATS = 4
#: How many pictures are drawn of each game by a new process.
LATER = 12
#: How often one process and two draw the same pictures, and for how many people at once.
ROUNDS, PEOPLE = 3, 8
#: How many games take turns in one process, and how many pictures of each are drawn, before its caches are emptied.
GAMES_AT_ONCE, PICTURES_OF_EACH = 50, 4
_STATUS = Path("/proc/self/status")

Draw = Callable[[], Picture]

TITLE = "drawing in processes beside the bot"


def bench() -> list[Figure]:
    return asyncio.run(_bench())


async def _bench() -> list[Figure]:
    jobs = _interleaved(seed=1, games_each=3)
    firsts, memory = await _alone()
    ratio, of = await _two_beside_one(jobs)
    figures = [
        Figure("two workers ÷ one, pictures", ratio, least=1.3, of=of),
        *(Figure(f"first picture ÷ later, {slug}", first, most=3) for slug, first in firsts.items()),
    ]
    if memory is None:  # this system doesn't say
        return figures
    return [*figures, Figure("memory for caches, MB", memory, most=64, of=f"of one process, {GAMES_AT_ONCE} games")]


async def _alone() -> tuple[dict[str, float], float | None]:
    """The first picture of each game by one process, against later ones; the memory that its caches take in the end."""
    async with _pool(1) as pool:
        firsts = {slug: await _first(pool, game) for slug, game in GAMES.items()}
        many = _interleaved(seed=2, games_each=-(-GAMES_AT_ONCE // len(GAMES)), most=PICTURES_OF_EACH)
        for number, job in enumerate(many):
            await pool.draw(("many", number), job)
        return firsts, await pool.draw("memory", given_back)


async def _two_beside_one(jobs: list[Draw]) -> tuple[float, str]:
    """How many times as many pictures two workers draw; they and one take turns, so that a slow moment hits both."""
    async with _pool(1) as one, _pool(2) as two:
        rates = [(await _rate(one, jobs), await _rate(two, jobs)) for _ in range(1 + ROUNDS)][1:]
    ones, twos = zip(*rates, strict=True)
    ratio = median(both / alone for alone, both in rates)
    return ratio, f"{median(twos):.0f} and {median(ones):.0f} pictures a second"


@asynccontextmanager
async def _pool(workers: int) -> AsyncIterator[DrawingPool]:
    pool = DrawingPool(PictureSettings(workers=workers))
    await pool.warm_up()
    try:
        yield pool
    finally:
        await pool.close()


async def _rate(pool: DrawingPool, jobs: list[Draw]) -> float:
    """Pictures a second, while everybody asks for their next picture as soon as they have one."""
    left = iter(enumerate(jobs))

    async def person() -> None:
        for number, job in left:
            await pool.draw(("rate", number), job)

    begun = time.perf_counter()
    await asyncio.gather(*(person() for _ in range(PEOPLE)))
    return len(jobs) / (time.perf_counter() - begun)


def given_back() -> float | None:
    """How much less memory this process takes once everything that is kept for pictures is forgotten, in MB."""
    gc.unfreeze()
    before = _resident()
    for cache in _caches():
        cache.cache_clear()
    SHELF.clear()
    known_bands.forget()
    after = _resident()
    return None if before is None or after is None else before - after


def _caches() -> list[_lru_cache_wrapper[Any]]:
    """Those of everything that draws, except for the fonts: these are files that were opened, not pictures."""
    opened = fonts.font.__wrapped__
    found = [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper)]
    return [one for one in found if one.__module__.startswith("renderers.") and one.__wrapped__ is not opened]


def _resident() -> float | None:
    """What is really used now, in MB: what's free is returned to the system first."""
    if not _STATUS.is_file():
        return None
    gc.collect()
    with suppress(AttributeError):  # not with every C library
        ctypes.CDLL(None).malloc_trim(0)
    lines = dict(line.split(":", 1) for line in _STATUS.read_text().splitlines())
    return int(lines["RssAnon"].split()[0]) / 1e3


async def _first(pool: DrawingPool, game: AnyGame) -> float:
    """How much longer the first picture of a game takes than the median of those after it."""
    seconds = []
    for number, job in enumerate(_panels(game, seed=3, most=LATER)):
        seconds.append(await pool.draw((game.slug, number), partial(_work, job)))
    return seconds[0] / median(seconds[1:])


def _work(draw: Draw) -> float:
    """The seconds of work for a picture, whatever else the machine does."""
    begun = time.process_time()
    draw()
    return time.process_time() - begun


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
