"""The icons of Tiny Towns: cubes and every card."""

from __future__ import annotations

from functools import partial

from games.tiny_towns.data import CARDS, CATEGORIES, RESOURCE_NAMES, Category
from games.tiny_towns.state import RESOURCES
from renderers.emoji import Icon, Icons
from renderers.tiny_towns.icons import icon
from renderers.tiny_towns.tiles import cube

_CATEGORY: dict[Category, str] = dict(zip(CATEGORIES, "🏠🚜⛲⛪🍺🎭🏭🗼", strict=True))

ICONS: Icons = {
    **{
        RESOURCE_NAMES[resource]: Icon(partial(cube, resource), stand_in)
        for resource, stand_in in zip(RESOURCES, "🪵🌾🧱🔷🪨", strict=True)
    },
    **{card: Icon(partial(icon, card), _CATEGORY[data.category]) for card, data in CARDS.items()},
}
