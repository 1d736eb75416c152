"""Pictures of every game, drawn by code."""

from __future__ import annotations

from typing import Any

from games.registry import found

#: A renderer of either edition of the contract; nothing less typed fits both.
AnyRenderer = Any

#: Every renderer by the slug of its game.
REGISTRY: dict[str, AnyRenderer] = found(__name__, __path__, "RENDERER")
