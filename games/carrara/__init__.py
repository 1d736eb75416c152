"""The Palaces of Carrara: buy stones from the wheel, build in six cities, score, and end the game in time."""

from __future__ import annotations

from games.carrara.game import Carrara

GAME = Carrara()

__all__ = ["GAME", "Carrara"]
