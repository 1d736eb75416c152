"""Taps over sockets, each beside a bare pong: a plain bot acknowledges a tap and sends a picture of the same size."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.cli.bench import figures
from bot.cli.bench.figures import Figure
from bot.testing import moves
from bot.testing.moves import Latency

#: At most one and a half times the last measurement, so that they can fail.
MOVE = {"tiny_towns": 8.4, "welcome_to": 9.6, "carrara": 11.0, "hamlet": 12.5}
QUESTION = {"tiny_towns": 7.5, "welcome_to": 10.0, "carrara": 9.6, "hamlet": 13.0}
SPREAD = {"hamlet": 3.8}
SPREAD_OF_OTHERS = 1.8
CORES = 1.22


async def bench() -> list[Figure]:
    with TemporaryDirectory() as folder:
        found = [figure for latency in await moves.latencies(Path(folder)) for figure in _of_a_game(latency)]
    return [*found, *await _crowds()]


def in_words(found: list[Figure]) -> str:
    return figures.in_words("taps over sockets ÷ a bare answer with a picture of the same size", found)


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


async def _crowds() -> list[Figure]:
    """32 people at once; on a machine with one core, there is nothing to compare."""
    cores = sorted(os.sched_getaffinity(0))[:2] if hasattr(os, "sched_getaffinity") else []
    if len(cores) < 2:
        return []
    with TemporaryDirectory() as both, TemporaryDirectory() as single:
        two, one = await moves.crowd(Path(both), cores), await moves.crowd(Path(single), cores[:1])
    of = f"{two.moves_a_second:.1f} and {one.moves_a_second:.1f} moves a second, {two.turns_a_second:.1f} turns"
    return [
        Figure(f"{moves.PEOPLE} people: two cores ÷ one", two.moves_a_second / one.moves_a_second, least=CORES, of=of)
    ]
