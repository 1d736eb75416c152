"""The rules of every game, as pure functions over plain data."""

from __future__ import annotations

from games import core, first_edition
from games.registry import found

_GAMES = found(__name__, __path__, "GAME")

#: Every game by its slug.
GAMES: dict[str, core.AnyGame] = {slug: game for slug, game in _GAMES.items() if isinstance(game, core.Game)}
#: The games that still follow the first edition of the contract.
REGISTRY: dict[str, first_edition.AnyGame] = {
    slug: game for slug, game in _GAMES.items() if isinstance(game, first_edition.Game)
}
