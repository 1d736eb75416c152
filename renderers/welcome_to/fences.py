"""Fences between lots."""

from __future__ import annotations

from PIL import Image

from renderers import theme
from renderers.pen import Pen, sprite
from renderers.theme import Color
from renderers.welcome_to import colors
from renderers.welcome_to.scale import Scale

#: Wide fences have two pickets, narrow ones a single bold one.
_TWO_PICKETS = 15


def fence(scale: Scale) -> Image.Image:
    return _drawn(scale.fence, scale.height, colors.FENCE)


def fresh_fence(scale: Scale) -> Image.Image:
    """A new one: golden, and thicker."""
    return _drawn(scale.fence + 4, scale.height, theme.GOLD)


def fence_place(scale: Scale) -> Image.Image:
    """Where a fence can be built."""
    return sprite(_place, scale.fence - 3, height=scale.height)


def _drawn(width: int, height: int, fill: Color) -> Image.Image:
    return sprite(_two_pickets if width >= _TWO_PICKETS else _one_picket, width, fill, height=height)


def _two_pickets(pen: Pen, fill: Color) -> None:
    rails = (pen.height * 0.38, pen.height * 0.7)
    for y in rails:
        pen.line([(10, y), (90, y)], theme.INK, 34)
    for x in (28.0, 72.0):
        _picket(pen, x, 17, 14, fill)
    for y in rails:
        pen.line([(20, y), (80, y)], fill, 12)


def _one_picket(pen: Pen, fill: Color) -> None:
    _picket(pen, 50, 32, 26, fill)


def _picket(pen: Pen, x: float, half: float, contour: float, fill: Color) -> None:
    bottom = pen.height - contour / 2
    board = [(x - half, bottom), (x - half, 58), (x, 26), (x + half, 58), (x + half, bottom)]
    pen.polygon(board, fill, theme.INK, contour)


def _place(pen: Pen) -> None:
    step = pen.height / 5
    for row in range(5):
        top, bottom = row * step + step * 0.18, (row + 1) * step - step * 0.18
        pen.line([(50, top), (50, bottom)], theme.INK, 78)
        pen.line([(50, top), (50, bottom)], theme.GOLD, 48)
