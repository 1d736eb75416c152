"""The rules of every game, as pure functions over plain data."""

from __future__ import annotations

from games.carrara import GAME as CARRARA
from games.first_edition import AnyGame
from games.hamlet import GAME as HAMLET
from games.tiny_towns import GAME as TINY_TOWNS
from games.welcome_to import GAME as WELCOME_TO

#: Every game by its slug. A game adds itself here and nowhere else in this package.
REGISTRY: dict[str, AnyGame] = {
    CARRARA.slug: CARRARA,
    HAMLET.slug: HAMLET,
    TINY_TOWNS.slug: TINY_TOWNS,
    WELCOME_TO.slug: WELCOME_TO,
}
