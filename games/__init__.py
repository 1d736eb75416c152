"""The rules of every game, as pure functions over plain data."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from games import core, first_edition


def _found() -> dict[str, Any]:
    """The ``GAME`` of every folder in this package that has one, by its slug."""
    modules = (import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__) if module.ispkg)
    games = (module.GAME for module in modules if hasattr(module, "GAME"))
    return {game.slug: game for game in games}


_GAMES = _found()

#: Every game by its slug.
GAMES: dict[str, core.AnyGame] = {slug: game for slug, game in _GAMES.items() if isinstance(game, core.Game)}
#: The games that still follow the first edition of the contract.
REGISTRY: dict[str, first_edition.AnyGame] = {
    slug: game for slug, game in _GAMES.items() if isinstance(game, first_edition.Game)
}
