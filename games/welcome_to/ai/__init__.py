"""The computer opponents of Welcome To…: easy, normal and hard, all through a view."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from games.core import Ai, Level, Seat
from games.welcome_to.ai import judges
from games.welcome_to.ai.search import Judge, best_step
from games.welcome_to.state import Action, State
from games.welcome_to.turns import open_draft

#: How a level judges turns, and how many numbers of each combination it thinks through.
_LEVELS: dict[Level, tuple[Callable[[State, Seat, Random], Judge], int]] = {
    "easy": (judges.easy, 1),
    "normal": (judges.normal, 2),
    "hard": (judges.hard, 5),
}


class WelcomeToAi(Ai[State, Action]):
    """Thinks a whole turn through at every step and takes the first step of the best one."""

    def choose(self, view: State, seat: Seat, level: Level, rng: Random) -> Action:
        judge, width = _LEVELS[level]
        return best_step(view, open_draft(view, seat), judge(view, seat, rng), width)
