"""The computer opponents of Welcome To…: easy, normal and hard, all through a view."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from games.core import Level, Seat
from games.welcome_to.ai import judges
from games.welcome_to.ai.search import Judge, best_move
from games.welcome_to.state import Move, State

#: How a level judges turns, and how many numbers of each combination it thinks through.
_LEVELS: dict[Level, tuple[Callable[[State, Seat, Random], Judge], int]] = {
    "easy": (judges.easy, 1),
    "normal": (judges.normal, 2),
    "hard": (judges.hard, 5),
}


def choose(view: State, seat: Seat, level: Level, rng: Random) -> Move:
    """Thinks the rest of the turn through before every move and makes the first move of the best way."""
    judge, width = _LEVELS[level]
    return best_move(view, view.players[seat], judge(view, seat, rng), width)
