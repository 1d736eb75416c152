"""How much slower leaderboards get when a hundred times as many people play."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bot.cli.bench.figures import Figure
from bot.ranking.leaderboards import METRICS, PAGE
from bot.storage import sample, standings
from bot.storage.database import Database
from bot.storage.standings import Board

#: They are measured with few results and with many, and may get this many times slower.
FEW, MANY = 10_000, 1_000_000
PAGE_REPEATS = 25
PAGE_LIMIT = 3.0

TITLE = f"a page of a leaderboard: {MANY:,} results ÷ {FEW:,}"


def bench(few: int = FEW, many: int = MANY) -> list[Figure]:
    with TemporaryDirectory() as folder:
        short, long = (asyncio.run(_pages(Path(folder) / f"{results}.sqlite3", results)) for results in (few, many))
    return [_figure(metric, short[metric], long[metric]) for metric in METRICS]


def _figure(metric: str, few_ms: float, many_ms: float) -> Figure:
    return Figure(metric, many_ms / few_ms, most=PAGE_LIMIT, of=f"{many_ms:.2f} and {few_ms:.2f} ms")


async def _pages(path: Path, results: int) -> dict[str, float]:
    """The median milliseconds of the query behind a page: the first places, and the player's own in the middle."""
    sample.fill(path, results)
    database = await Database.open(path)
    player = results // sample.GAMES_EACH // 2
    spent: dict[str, list[float]] = {metric: [] for metric in METRICS}
    try:
        for metric in METRICS:
            board = Board(sample.GUILD, sample.SLUG, "", "all", metric)
            for _ in range(PAGE_REPEATS):
                begun = time.perf_counter()
                await database.read(standings.page, board, player, limit=PAGE + 1)
                spent[metric].append(1000 * (time.perf_counter() - begun))
    finally:
        await database.close()
    return {metric: median(times) for metric, times in spent.items()}
