"""Pictures of every game, drawn by code."""

from __future__ import annotations

from typing import Any

from renderers.core import Renderer
from renderers.tiny_towns import RENDERER as TINY_TOWNS

#: Every renderer by the slug of its game.
REGISTRY: dict[str, Renderer[Any]] = {"tiny_towns": TINY_TOWNS}
