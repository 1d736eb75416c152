"""Cubes of raw material, told apart by shape and colour alike: the same in every game and every language."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from renderers import glyphs, theme
from renderers.pen import Pen, mirrored
from renderers.theme import Color

#: The middle of the front of a cube.
_X, _Y = 42.0, 58.0


def draw_cube(pen: Pen, material: str, color: Color) -> None:
    glyphs.block(pen, color)
    _SHAPES[material](pen, theme.readable_on(color), color)


def _wood(pen: Pen, ink: Color, ground: Color) -> None:
    """A fir tree."""
    for top, base, half in ((26, 50, 19), (40, 76, 28)):
        pen.polygon([(_X - half, base), (_X, top), (_X + half, base)], ink, ink, 3)
    pen.line([(_X, 76), (_X, 87)], ink, 10)


def _wheat(pen: Pen, ink: Color, ground: Color) -> None:
    """An ear of wheat."""
    pen.line([(_X, 40), (_X, 90)], ink, 6)
    pen.ellipse(_X, 33, 6.5, 9.5, ink, None)
    for y in (46, 61, 76):
        for side in (-1, 1):
            grain = [(_X, y + 6), (_X + side * 9, y - 14), (_X + side * 22, y - 17), (_X + side * 18, y - 2)]
            pen.polygon(grain, ink, ground, 2.6)


def _brick(pen: Pen, ink: Color, ground: Color) -> None:
    """Three courses of a wall."""
    for y, joints in ((27, (42,)), (49, (27, 57)), (71, (42,))):
        edges = (11, *joints, 73)
        for left, right in pairwise(edges):
            pen.rectangle(left + 2, y, right - 2, y + 18, ink, None)


def _glass(pen: Pen, ink: Color, ground: Color) -> None:
    """A goblet."""
    pen.polygon(mirrored([(16, 28), (18, 50), (30, 63), (38, 66), (38, 80), (22, 90)], _X), ink, ink, 2)
    pen.polygon(mirrored([(24, 35), (25, 44), (30, 50)], _X), ground, None)


def _stone(pen: Pen, ink: Color, ground: Color) -> None:
    """A boulder."""
    pen.polygon([(12, 72), (22, 42), (44, 30), (64, 44), (73, 72), (62, 86), (24, 86)], ink, ink, 3)
    pen.line([(30, 54), (42, 44), (50, 50)], ground, 6)


_SHAPES: dict[str, Callable[[Pen, Color, Color], None]] = {
    "wood": _wood,
    "wheat": _wheat,
    "brick": _brick,
    "glass": _glass,
    "stone": _stone,
}
