"""Taps over sockets: each beside a bare pong, then 32 people at once, on two cores and on one."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.cli.bench.figures import Figure
from bot.controllers import CONTROLLERS
from bot.testing import crowd, moves
from bot.testing.cores import available
from bot.testing.crowd import Crowd, Stretch, turns_a_second
from bot.testing.moves import Latency
from bot.testing.tables import Seating

TITLE = "taps over sockets ÷ a bare answer with a picture of the same size; 32 people at once"

#: At most one and a half times the last measurement, so that they can fail.
MOVE = {"tiny_towns": 5.7, "welcome_to": 7.1, "carrara": 6.1, "hamlet": 10.5}
QUESTION = {"tiny_towns": 1.5, "welcome_to": 1.85, "carrara": 1.55, "hamlet": 1.9}
SPREAD = {"hamlet": 3.0, "carrara": 2.3, "welcome_to": 2.5}
SPREAD_OF_OTHERS = 1.8
CORES = 1.44
#: Whatever the other tree is, this one mustn't be slower.
AGAINST = 1.0
#: How many seconds everybody plays at once in each stretch. The bot of another tree is slower, so it takes more of them
#: for as many turns.
STRETCH, STRETCH_AGAINST = 4.0, 8.0


def bench(against: Path | None = None) -> list[Figure]:
    """``against`` is another source tree, whose bot has to serve the same crowd in the same run."""
    with TemporaryDirectory() as folder:
        drawn = Path(folder) / "drawing-times"
        drawn.touch()
        return asyncio.run(_bench(drawn, against))


async def _bench(drawn: Path, against: Path | None) -> list[Figure]:
    alone = [Seating(slug) for slug in CONTROLLERS]
    async with AsyncExitStack() as stack:
        # They start at the same time; nothing is measured meanwhile.
        playing = moves.playing([*alone, *crowd.seatings()], drawing_times=str(drawn))
        answering = moves.answering()
        scene, pong = await asyncio.gather(stack.enter_async_context(playing), stack.enter_async_context(answering))
        tables = scene.tables
        latencies = await moves.latencies(scene, tables[: len(alone)], pong, drawn)
        figures = [figure for latency in latencies for figure in _of_a_game(latency)]
        crowds = [Crowd(scene, tables[len(alone) :])]
        if against is not None:
            other = moves.playing(crowd.seatings(), tree=against)
            old = await stack.enter_async_context(other)
            crowds.append(Crowd(old, old.tables))
        return [*figures, *await _of_crowds(crowds)]


def _of_a_game(latency: Latency) -> list[Figure]:
    game = latency.game
    rest = latency.move_ms - latency.drawing_ms
    of = f"{latency.move_ms:.1f} ms, of which drawing {latency.drawing_ms:.1f}, the rest {rest:.1f}"
    return [
        Figure(f"{game}: move", latency.move, most=MOVE.get(game), of=f"{of}; pong {latency.pong_ms:.1f}"),
        Figure(f"{game}: question", latency.question, most=QUESTION.get(game), of=f"{latency.question_ms:.1f} ms"),
        Figure(
            f"{game}: p95 ÷ median ÷ pong's",
            latency.spread,
            most=SPREAD.get(game, SPREAD_OF_OTHERS),
            of=f"of {latency.moves} moves",
        ),
    ]


async def _of_crowds(crowds: Sequence[Crowd]) -> list[Figure]:
    """Stretches on two cores and on one, in turn. On a machine with one core, there is nothing to compare."""
    cores = available()[:2]
    if len(cores) < 2:
        return []
    for playing in crowds:
        await playing.sit_down()
    now, *before = crowds
    two: list[Stretch] = []
    one: list[Stretch] = []
    old: list[Stretch] = []
    for chosen in (cores, cores[:1], cores[:1], cores):
        (two if chosen == cores else one).append(await now.play(STRETCH, chosen))
        old += [await other.play(STRETCH_AGAINST, cores) for other in before if chosen == cores]
    figures = [_ratio(f"{crowd.PEOPLE} people: two cores ÷ one", two, one, CORES)]
    return [*figures, _ratio(f"{crowd.PEOPLE} people: now ÷ the other tree", two, old, AGAINST)] if old else figures


def _ratio(name: str, these: Collection[Stretch], those: Collection[Stretch], least: float) -> Figure:
    this, that = turns_a_second(these), turns_a_second(those)
    turns, others = (sum(stretch.turns for stretch in found) for found in (these, those))
    return Figure(
        name, this / that, least=least, of=f"{this:.1f} and {that:.1f} whole turns a second, of {turns} and {others}"
    )
