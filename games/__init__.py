"""The rules of every game, as pure functions over plain data."""

from __future__ import annotations

from games.core import AnyGame

#: Every game by its slug. A game adds itself here and nowhere else in this package.
REGISTRY: dict[str, AnyGame] = {}
