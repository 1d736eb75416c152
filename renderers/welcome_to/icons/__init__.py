"""A drawn sign for each action, and for what else a sheet counts."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.welcome_to.data import ActionKind
from renderers.pen import Pen, sprite
from renderers.welcome_to.icons import signs, trades

_ACTIONS: dict[ActionKind, Callable[[Pen], None]] = {
    "fence": trades.fence,
    "marketing": trades.marketing,
    "park": trades.park,
    "pool": trades.pool,
    "temp": trades.temp,
    "bis": trades.bis,
}


def action(kind: ActionKind, size: int) -> Image.Image:
    """The sign of an action on a tile of its colour."""
    return sprite(_ACTIONS[kind], size)


def roundabout(size: int) -> Image.Image:
    return sprite(signs.roundabout, size)


def strike(size: int) -> Image.Image:
    return sprite(signs.strike, size)


def tree(size: int) -> Image.Image:
    return sprite(signs.tree, size)


def tree_outline(size: int) -> Image.Image:
    """A place for a tree."""
    return sprite(signs.tree_outline, size)


def estate(size: int) -> Image.Image:
    """Houses between two fences."""
    return sprite(signs.estate, size)


def lot(size: int) -> Image.Image:
    """A free lot."""
    return sprite(signs.lot, size)


def plan(size: int) -> Image.Image:
    return sprite(signs.plan, size)


def agency(size: int) -> Image.Image:
    """The rival of the solo game: a briefcase."""
    return sprite(signs.agency, size)


def spent(size: int) -> Image.Image:
    """The stamp on an estate that was used for a plan."""
    return sprite(signs.spent, size)
