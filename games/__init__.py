"""The rules of every game, as pure functions over plain data."""

from __future__ import annotations

from games.core import AnyGame
from games.registry import found

#: Every game by its slug.
GAMES: dict[str, AnyGame] = found(__name__, __path__, "GAME")
