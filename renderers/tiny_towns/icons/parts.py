"""Walls, roofs, doors and windows that many icons share."""

from __future__ import annotations

from renderers import theme
from renderers.pen import Pen
from renderers.theme import Color
from renderers.tiny_towns import colors

#: Where everything stands.
GROUND = 90.0


def walls(pen: Pen, left: float, right: float, top: float, fill: Color = colors.WALL, base: float = GROUND) -> None:
    pen.rectangle(left, top, right, base, fill)


def gable(pen: Pen, left: float, right: float, eave: float, ridge: float, fill: Color) -> None:
    """A pitched roof seen from its narrow side, lit from the left."""
    middle = (left + right) / 2
    pen.polygon([(left, eave), (middle, ridge), (right, eave)], fill)
    pen.polygon([(middle, ridge + 5), (right - 7, eave - 2), (middle + 2, eave - 2)], theme.darker(fill, 0.18), None)


def slope(pen: Pen, left: float, right: float, eave: float, ridge: float, fill: Color, inset: float = 10) -> None:
    """A pitched roof seen from its long side."""
    pen.polygon([(left, eave), (left + inset, ridge), (right - inset, ridge), (right, eave)], fill)
    third = (eave - ridge) / 3
    for row in (1, 2):
        y = ridge + row * third
        shift = inset * (1 - row / 3) + 4
        pen.line([(left + shift, y), (right - shift, y)], theme.darker(fill, 0.22), 2.4)


def door(pen: Pen, x: float, half: float = 7, height: float = 24, base: float = GROUND) -> None:
    pen.arch(x, base, half, height, colors.DOOR, theme.INK, 3)


def window(pen: Pen, x: float, y: float, half: float = 6, fill: Color = colors.PANE) -> None:
    pen.rectangle(x - half, y - half, x + half, y + half, fill, theme.INK, 3)
    pen.line([(x, y - half), (x, y + half)], theme.INK, 2)


def chimney(pen: Pen, x: float, top: float, base: float, half: float = 5) -> None:
    pen.rectangle(x - half, top, x + half, base, colors.STONE)


def smoke(pen: Pen, x: float, y: float) -> None:
    for shift, rise, radius in ((0, 0, 4.5), (6, -8, 6), (13, -14, 4.5)):
        pen.circle(x + shift, y + rise, radius, colors.SMOKE, None)


def tree(pen: Pen, x: float, y: float, radius: float, base: float = GROUND, leaf: Color = colors.LEAF) -> None:
    pen.line([(x, y), (x, base - 2)], theme.INK, 9)
    pen.line([(x, y), (x, base - 3)], colors.TIMBER, 5)
    pen.circle(x, y, radius, leaf)
    pen.circle(x - radius * 0.25, y - radius * 0.3, radius * 0.42, theme.lighter(leaf, 0.22), None)


def columns(pen: Pen, positions: tuple[float, ...], top: float, base: float, fill: Color = colors.WALL) -> None:
    for x in positions:
        pen.rectangle(x - 4.5, top, x + 4.5, base, fill, theme.INK, 3)


def pennant(pen: Pen, x: float, top: float, base: float, fill: Color, wide: float = 18) -> None:
    pen.polygon([(x, top), (x + wide, top + 6), (x, top + 13)], fill, theme.INK, 2.6)
    pen.line([(x, top - 1), (x, base)], theme.INK, 3.4)


def wheat(pen: Pen, x: float, y: float, size: float, fill: Color = theme.GOLD, contour: Color = theme.INK) -> None:
    """An ear of wheat, pointing up."""
    pen.line([(x, y - size * 0.3), (x, y + size)], contour, size * 0.14)
    for row in range(3):
        height = y - size * 0.45 + row * size * 0.38
        for side in (-1, 1):
            pen.ellipse(x + side * size * 0.24, height, size * 0.2, size * 0.26, fill, contour, size * 0.1)
    pen.ellipse(x, y - size * 0.82, size * 0.2, size * 0.28, fill, contour, size * 0.1)
