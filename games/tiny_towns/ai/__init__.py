"""Computer opponents."""

from __future__ import annotations

from random import Random

from games.core import Ai, Level, Seat
from games.tiny_towns.rounds import legal
from games.tiny_towns.state import Action, State


class TinyTownsAi(Ai[State, Action]):
    def choose(self, view: State, seat: Seat, level: Level, rng: Random) -> Action:
        return rng.choice(legal(view, seat))
