"""``guildhall bench leaderboards``: how much slower they get when a hundred times as many people play."""

from __future__ import annotations

import asyncio
import tempfile
import time
from argparse import Namespace
from pathlib import Path
from statistics import median

from msgspec import Struct

from bot.cli.common import Exit, as_json
from bot.ranking.leaderboards import METRICS, PAGE
from bot.storage import sample, standings
from bot.storage.database import Database
from bot.storage.standings import Board

FEW, MANY = 10_000, 1_000_000
REPEATS = 25
LIMIT = 3.0


class LeaderboardFigure(Struct, frozen=True):
    metric: str
    few_ms: float
    many_ms: float
    ratio: float
    limit: float = LIMIT

    @property
    def ok(self) -> bool:
        return self.ratio <= self.limit


def run(args: Namespace) -> int:
    figures = bench()
    print(as_json(figures) if args.json else in_words(figures))
    return Exit.OK if all(figure.ok for figure in figures) else Exit.FAILED


def bench(few: int = FEW, many: int = MANY) -> list[LeaderboardFigure]:
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / f"{results}.sqlite3" for results in (few, many)]
        for path, results in zip(paths, (few, many), strict=True):
            sample.fill(path, results)
        timings = [asyncio.run(_measured(path, results)) for path, results in zip(paths, (few, many), strict=True)]
    return [
        LeaderboardFigure(metric, 1000 * timings[0][metric], 1000 * timings[1][metric], _ratio(timings, metric))
        for metric in METRICS
    ]


def in_words(figures: list[LeaderboardFigure]) -> str:
    lines = [f"leaderboards: {MANY:,} results against {FEW:,}"]
    lines += [
        f"  {figure.metric:9}{figure.ratio:8.2f}   at most {figure.limit:g}  {'ok' if figure.ok else 'over'}"
        f"   {figure.few_ms:.2f} ms, {figure.many_ms:.2f} ms"
        for figure in figures
    ]
    return "\n".join(lines)


def _ratio(timings: list[dict[str, float]], metric: str) -> float:
    return timings[1][metric] / timings[0][metric]


async def _measured(path: Path, results: int) -> dict[str, float]:
    """The median time of the query behind a page: the first places, and the player's own, which is in the middle."""
    database = await Database.open(path)
    player = results // sample.GAMES_EACH // 2
    try:
        return {
            metric: await _page(database, Board(sample.GUILD, sample.SLUG, "", "all", metric), player)
            for metric in METRICS
        }
    finally:
        await database.close()


async def _page(database: Database, board: Board, player: int) -> float:
    times = []
    for _ in range(REPEATS):
        start = time.perf_counter()
        await database.read(standings.page, board, player, limit=PAGE + 1)
        times.append(time.perf_counter() - start)
    return median(times)
