"""Pictures of every game, drawn by code."""

from __future__ import annotations

from typing import Any

from renderers.carrara import RENDERER as CARRARA
from renderers.core import FirstRenderer
from renderers.hamlet import RENDERER as HAMLET
from renderers.tiny_towns import RENDERER as TINY_TOWNS
from renderers.welcome_to import RENDERER as WELCOME_TO

#: Every renderer by the slug of its game.
REGISTRY: dict[str, FirstRenderer[Any]] = {
    "tiny_towns": TINY_TOWNS,
    "carrara": CARRARA,
    "hamlet": HAMLET,
    "welcome_to": WELCOME_TO,
}
