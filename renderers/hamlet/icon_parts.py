"""Walls, roofs, animals and plants that several icons share."""

from __future__ import annotations

from renderers import theme
from renderers.glyphs import regular
from renderers.hamlet import colors
from renderers.pen import Pen
from renderers.theme import Color

#: The height of the ground.
GROUND = 92.0


def house(
    pen: Pen, left: float, right: float, eave: float, ridge: float, roof: Color, wall: Color = colors.WALL
) -> None:
    """A house seen from its gable."""
    pen.rectangle(left, eave, right, GROUND, wall)
    middle, out = (left + right) / 2, 7
    pen.polygon([(left - out, eave + 2), (middle, ridge), (right + out, eave + 2)], roof)
    pen.polygon([(middle, ridge + 6), (right, eave - 1), (middle + 2, eave - 1)], theme.darker(roof, 0.18), None)


def hall(
    pen: Pen, left: float, right: float, eave: float, ridge: float, roof: Color, wall: Color = colors.WALL
) -> None:
    """A house seen from its long side."""
    pen.rectangle(left, eave, right, GROUND, wall)
    pen.polygon([(left - 6, eave), (left + 8, ridge), (right - 8, ridge), (right + 6, eave)], roof)
    y = (eave + ridge) / 2
    pen.line([(left + 6, y), (right - 6, y)], theme.darker(roof, 0.22), 2.6)


def door(pen: Pen, x: float, half: float = 8, height: float = 26, fill: Color = colors.DOOR) -> None:
    pen.arch(x, GROUND, half, height, fill, theme.INK, 3)


def window(pen: Pen, x: float, y: float, half: float = 6) -> None:
    pen.rectangle(x - half, y - half, x + half, y + half, colors.PANE, theme.INK, 3)


def tree(pen: Pen, x: float, y: float, radius: float, base: float) -> None:
    pen.line([(x, y), (x, base)], theme.INK, radius * 0.5)
    pen.line([(x, y), (x, base - 1)], colors.TRUNK, radius * 0.28)
    pen.circle(x, y, radius, colors.LEAF)
    pen.circle(x - radius * 0.3, y - radius * 0.35, radius * 0.36, theme.lighter(colors.LEAF, 0.3), None)


def pine(pen: Pen, x: float, top: float, base: float, half: float) -> None:
    pen.line([(x, base - 8), (x, base)], theme.INK, 7)
    pen.polygon([(x - half, base - 8), (x, top), (x + half, base - 8)], colors.PINE)


def peak(pen: Pen, x: float, top: float, half: float, base: float = GROUND) -> None:
    """A mountain with snow on it."""
    pen.polygon([(x - half, base), (x, top), (x + half, base)], colors.BOULDER)
    shade = [(x + 2, top + 10), (x + half - 8, base - 2), (x + 4, base - 2)]
    pen.polygon(shade, theme.darker(colors.BOULDER, 0.2), None)
    deep, wide = (base - top) * 0.3, half * 0.3
    snow = [(x - wide, top + deep), (x, top), (x + wide, top + deep), (x, top + deep * 0.7)]
    pen.polygon(snow, theme.WHITE, theme.INK, 3)


def log(pen: Pen, x: float, y: float, radius: float = 9) -> None:
    """The end of a log."""
    pen.circle(x, y, radius, colors.TIMBER)
    pen.circle(x, y, radius * 0.45, theme.lighter(colors.TIMBER, 0.4), None)


def block(pen: Pen, x: float, y: float, half: float = 10, fill: Color = colors.STONE) -> None:
    pen.rectangle(x - half, y - half * 0.75, x + half, y + half * 0.75, fill)


def saw_blade(pen: Pen, x: float, y: float, radius: float) -> None:
    rims = zip(regular(10, radius, 0, x, y), regular(10, radius * 0.76, 18, x, y), strict=True)
    pen.polygon([point for pair in rims for point in pair], colors.STONE)
    pen.circle(x, y, radius * 0.22, theme.INK, None)


def wheat(pen: Pen, x: float, y: float, size: float) -> None:
    """An ear of wheat, pointing up."""
    pen.line([(x, y - size * 0.3), (x, y + size)], theme.INK, size * 0.16)
    fill = colors.RESOURCE["wheat"]
    for row in range(3):
        height = y - size * 0.45 + row * size * 0.38
        for side in (-1, 1):
            pen.ellipse(x + side * size * 0.24, height, size * 0.2, size * 0.26, fill, theme.INK, size * 0.1)
    pen.ellipse(x, y - size * 0.82, size * 0.2, size * 0.28, fill, theme.INK, size * 0.1)


def sheep(pen: Pen, x: float, y: float, size: float) -> None:
    for side in (-0.5, 0.5):
        pen.line([(x + side * size, y + size * 0.4), (x + side * size, y + size * 1.1)], theme.INK, size * 0.28)
    for dx, dy in ((-0.6, 0), (0.6, 0), (0, -0.3), (0, 0.2)):
        pen.circle(x + dx * size, y + dy * size, size * 0.6, theme.CREAM, theme.INK, 3)
    pen.circle(x, y, size * 0.6, theme.CREAM, None)
    pen.ellipse(x - size * 1.15, y, size * 0.36, size * 0.5, theme.INK, None)


def cow(pen: Pen, x: float, y: float, size: float) -> None:
    """A cow's head."""
    for s in (-size, size):
        pen.polygon(
            [(x + s * 1.3, y - size), (x + s * 0.5, y - size * 0.7), (x + s * 0.7, y - size * 0.2)], theme.CREAM
        )
    pen.ellipse(x, y, size * 0.85, size * 1.1, theme.CREAM)
    pen.ellipse(x - size * 0.35, y - size * 0.5, size * 0.34, size * 0.4, theme.INK, None)
    pen.ellipse(x, y + size * 0.7, size * 0.7, size * 0.45, theme.rgb("#e8a798"))


def donkey(pen: Pen, x: float, y: float, size: float, fill: Color) -> None:
    """A donkey from the side, looking right; ``size`` is half its length."""
    contour = max(2.6, size * 0.07)
    for leg in (-0.62, -0.34, 0.3, 0.56):
        pen.line([(x + leg * size, y), (x + leg * size, y + size * 0.92)], theme.INK, size * 0.3)
        pen.line([(x + leg * size, y), (x + leg * size, y + size * 0.9)], fill, size * 0.17)
    for dx in (0.62, 0.86):
        ear = ((dx, -0.6), (dx - 0.1, -1.15), (dx + 0.14, -0.7))
        pen.polygon([(x + across * size, y + down * size) for across, down in ear], fill, theme.INK, contour)
    head = ((0.3, 0.1), (0.55, -0.7), (0.95, -0.75), (1.2, -0.2), (1.0, -0.02), (0.72, -0.22), (0.62, 0.3))
    pen.polygon([(x + dx * size, y + dy * size) for dx, dy in head], fill, theme.INK, contour)
    pen.ellipse(x, y + size * 0.12, size * 0.82, size * 0.46, fill, theme.INK, contour)
    pen.circle(x + size * 0.84, y - size * 0.42, size * 0.08, theme.INK, None)
