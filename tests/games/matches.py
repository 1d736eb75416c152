"""Whole games between computer opponents, and how far one level is ahead of another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from statistics import fmean
from typing import Any

from games.core import AnyGame, Level, SeatScore
from games.selfplay import by_computer, play, seat_rngs
from games.turns import AnyTurn, new_game


def finished(game: AnyGame, levels: Sequence[Level], seed: int, options: Any = None) -> AnyTurn:
    """The end of a game among computers of these levels."""
    turn = new_game(game, len(levels), options or game.Options(), seed)
    *_, last = play(turn, by_computer(levels, seat_rngs(len(levels), seed)), Random(seed))
    return last.after


def scores(game: AnyGame, levels: Sequence[Level], seed: int, options: Any = None) -> tuple[SeatScore, ...]:
    result = finished(game, levels, seed, options).result
    assert result is not None
    return result.seats


def average_lead(game: AnyGame, better: Level, worse: Level, seeds: Iterable[int], options: Any = None) -> float:
    """By how many points one level is ahead of another on average; each seed is played from both seats.

    In a few games, points tell two levels apart where the number of wins would be down to luck.
    """
    leads = []
    for seed in seeds:
        first, second = scores(game, (better, worse), seed, options)
        leads.append(first.total - second.total)
        first, second = scores(game, (worse, better), seed, options)
        leads.append(second.total - first.total)
    return fmean(leads)
