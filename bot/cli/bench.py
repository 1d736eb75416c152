"""``guildhall bench``: how fast a game is, compared with something every machine can do: writing its board as a PNG.

Every figure is the median of several repeats, divided by the median time in which Pillow writes the same board (as true
colour, with its default settings) in the same run. So the limits hold on a laptop as well as on a small server.

examples:
  guildhall bench
  guildhall bench tiny_towns --json
  guildhall bench leaderboards                 a million results against ten thousand
  guildhall bench taps                         how many taps a turn takes; needs the extra "sandbox"

Each figure is a ratio to the time in which Pillow writes the same board as an ordinary PNG in the same run.
The exit code is 1 when a figure is over its limit.
"""

from __future__ import annotations

import asyncio
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from msgspec import Struct
from PIL import Image

from bot.cli import render
from bot.cli.common import Exit, add_json, as_json, named_game, needing_simcord
from bot.ranking.leaderboards import METRICS, PAGE
from bot.storage import sample, standings
from bot.storage.database import Database
from bot.storage.standings import Board
from games import GAMES, asking
from games.core import AnyGame, decode_state, encode
from games.selfplay import Step, at_random, play
from games.turns import Told, new_game, remembered, resumed
from renderers.core import Renderer, Table

T = TypeVar("T")

SEATS = 4
SEED = 20_240_229
REPEATS = 9
MOVES = 40
BOARDS = 3

#: Leaderboards are measured with few results and with many, and may get this many times slower.
FEW, MANY = 10_000, 1_000_000
PAGE_REPEATS = 25
PAGE_LIMIT = 3.0


def add_arguments(command: ArgumentParser) -> None:
    command.add_argument("games", nargs="*", metavar="GAME", help="which games (all)")
    add_json(command)


def run(args: Namespace) -> int:
    if args.games == ["leaderboards"]:
        figures = bench_leaderboards()
        print(as_json(figures) if args.json else leaderboards_in_words(figures))
        return Exit.OK if all(figure.ok for figure in figures) else Exit.FAILED
    if args.games == ["taps"]:
        return _bench_taps(args.json)
    reports = []
    for game in [named_game(name) for name in args.games] or GAMES.values():
        report = bench(game, render.renderer_of(game))
        reports.append(report)
        if not args.json:
            print(in_words(report), flush=True)
    if args.json:
        print(as_json(reports))
    return Exit.OK if all(report.ok for report in reports) else Exit.FAILED


def _bench_taps(json: bool) -> int:
    with needing_simcord("bench taps"):
        from bot.testing import taps
    counts = asyncio.run(taps.count_taps(taps.turns()))
    print(as_json(counts) if json else taps.in_words(counts))
    return Exit.OK if all(count.ok for count in counts) else Exit.FAILED


# --- games ------------------------------------------------------------------------------------------------------------


class Limits(Struct, frozen=True):
    """The highest value allowed for each figure: ratios, and the board's size in kB."""

    move: float
    picture: float
    legal: float
    game: float
    size: float


#: At most one and a half times the last measurement, so that they can fail.
LIMITS = {
    "tiny_towns": Limits(move=0.0014, picture=0.86, legal=0.0004, game=0.11, size=145),
    "welcome_to": Limits(move=0.0020, picture=0.80, legal=0.0006, game=0.12, size=172),
    "carrara": Limits(move=0.0008, picture=0.92, legal=0.00027, game=0.10, size=225),
    "hamlet": Limits(move=0.0012, picture=1.00, legal=0.0014, game=1.5, size=389),
}


class Figure(Struct, frozen=True):
    name: str
    #: A ratio to the baseline, except for the size.
    value: float
    limit: float | None
    milliseconds: float | None
    #: Whether it is within its limit, if it has one.
    ok: bool


class Report(Struct, frozen=True):
    game: str
    baseline_milliseconds: float
    figures: tuple[Figure, ...]
    ok: bool


def bench(game: AnyGame, renderer: Renderer[Any]) -> Report:
    seats = min(SEATS, game.seats.stop - 1)
    steps = _random_game(game, seats, SEED)
    moves = _spread(steps, MOVES)
    shown = _shown(steps, seats)
    boards = [renderer.board(view, table) for view, table in _spread(shown, BOARDS)]
    images = [Image.open(BytesIO(board.png)).convert("RGB") for board in boards]
    fresh = cycle(shown)  # a new one every time, so that a renderer gains nothing by remembering its last pictures
    seconds = _medians(
        {
            "baseline": [partial(_write, image) for image in images],
            "move": [_from_storage(step) for step in moves],
            "legal": [partial(_first_question, step) for step in moves],
            "picture": [lambda: renderer.board(*next(fresh))] * BOARDS,
            "game": [partial(_random_game, game, seats, SEED)],
        }
    )
    baseline = seconds.pop("baseline")
    limits = LIMITS.get(game.slug)
    figures = [_figure(limits, name, spent / baseline, 1000 * spent) for name, spent in seconds.items()]
    figures.append(_figure(limits, "size", max(len(board.png) for board in boards) / 1000))
    return Report(game.slug, 1000 * baseline, tuple(figures), all(figure.ok for figure in figures))


def _from_storage(step: Step[Any, Any]) -> Callable[[], bytes]:
    """A move the way the bot makes it: read the stored turn, apply the move, write the position."""
    game, turn = step.before.game, step.before
    stored = encode(turn.base)
    rows = [(seat, move) for seat, moves in turn.moves.items() for move in moves]
    return lambda: encode(resumed(game, decode_state(game, stored), turn.epoch, rows).play(step.seat, step.move).base)


def _first_question(step: Step[Any, Any]) -> object:
    game, turn = step.before.game, step.before
    return asking.ask(game, turn.view(step.seat), step.seat)


def _figure(limits: Limits | None, name: str, value: float, milliseconds: float | None = None) -> Figure:
    limit: float | None = getattr(limits, name, None)
    return Figure(name, value, limit, milliseconds, ok=limit is None or value <= limit)


def _random_game(game: AnyGame, seats: int, seed: int) -> list[Step[Any, Any]]:
    rng = Random(seed)
    return list(play(new_game(game, seats, game.Options(), seed), at_random(rng), rng))


def _shown(steps: Sequence[Step[Any, Any]], seats: int) -> list[tuple[Any, Table]]:
    """The public view at the beginning of every turn, and what a picture shows apart from it."""
    shown: list[tuple[Any, Table]] = []
    told: tuple[Told, ...] = ()
    for step in steps:
        if step.after.epoch > step.before.epoch:
            told = remembered(told, step.before, step.after, seats)
            shown.append((step.after.view(None), render.table(step.after, told, seats, "en")))
    return shown


def _spread(items: Sequence[T], number: int) -> list[T]:
    """Some of the items, spread over the whole sequence."""
    number = min(number, len(items))
    return [items[(2 * index + 1) * len(items) // (2 * number)] for index in range(number)]


def _write(image: Image.Image) -> None:
    image.save(BytesIO(), "PNG")


def _medians(tasks: dict[str, list[Callable[[], object]]]) -> dict[str, float]:
    """Seconds of work for one step of each task, whatever else the machine does.

    Tasks take turns, so that a slow moment hits all of them.
    """
    spent: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(1 + REPEATS):
        for name, steps in tasks.items():
            begun = time.process_time()
            for step in steps:
                step()
            spent[name].append((time.process_time() - begun) / len(steps))
    return {name: median(times[1:]) for name, times in spent.items()}  # the first round only warms up


def in_words(report: Report) -> str:
    lines = [f"{report.game}: one PNG the ordinary way takes {report.baseline_milliseconds:.1f} ms"]
    for figure in report.figures:
        value = f"{figure.value:9.1f} kB" if figure.milliseconds is None else f"{figure.value:9.4f} x "
        limit = "no limit" if figure.limit is None else f"at most {figure.limit:g}"
        spent = "" if figure.milliseconds is None else f"{figure.milliseconds:12.3f} ms"
        lines.append(f"  {figure.name:8}{value} {limit:>13}  {'ok' if figure.ok else 'over':4}{spent}")
    return "\n".join(lines)


# --- leaderboards -----------------------------------------------------------------------------------------------------


class LeaderboardFigure(Struct, frozen=True):
    metric: str
    few_ms: float
    many_ms: float
    ratio: float
    limit: float = PAGE_LIMIT

    @property
    def ok(self) -> bool:
        return self.ratio <= self.limit


def bench_leaderboards(few: int = FEW, many: int = MANY) -> list[LeaderboardFigure]:
    """How much slower they get when a hundred times as many people play."""
    with TemporaryDirectory() as folder:
        short, long = (asyncio.run(_pages(Path(folder) / f"{results}.sqlite3", results)) for results in (few, many))
    return [LeaderboardFigure(metric, short[metric], long[metric], long[metric] / short[metric]) for metric in METRICS]


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


def leaderboards_in_words(figures: list[LeaderboardFigure]) -> str:
    lines = [f"leaderboards: {MANY:,} results against {FEW:,}"]
    lines += [
        f"  {figure.metric:9}{figure.ratio:8.2f}   at most {figure.limit:g}  {'ok' if figure.ok else 'over'}"
        f"   {figure.few_ms:.2f} ms, {figure.many_ms:.2f} ms"
        for figure in figures
    ]
    return "\n".join(lines)
