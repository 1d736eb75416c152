"""Pictures of every game, drawn by code."""

from __future__ import annotations

from typing import Any

from renderers.core import Renderer

#: Every renderer by the slug of its game.
REGISTRY: dict[str, Renderer[Any]] = {}
