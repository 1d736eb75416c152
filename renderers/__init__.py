"""Pictures of every game, drawn by code."""

from __future__ import annotations

from typing import Any

from games.registry import found
from renderers.core import Renderer

#: Every renderer by the slug of its game.
REGISTRY: dict[str, Renderer[Any]] = found(__name__, __path__, "RENDERER")
