"""Wells and churches: the grey and orange cards."""

from __future__ import annotations

from renderers import glyphs, theme
from renderers.pen import Pen
from renderers.tiny_towns import colors
from renderers.tiny_towns.icons import parts

GREY = colors.CATEGORY["grey"]
PALE = theme.lighter(GREY, 0.45)
ORANGE = colors.CATEGORY["orange"]


def fountain(pen: Pen) -> None:
    for side in (-1, 1):
        pen.arc(50 + side * 13, 30, 13, 180, 360, colors.WATER, 5)
        pen.arc(50 + side * 20, 52, 20, 250 if side < 0 else 180, 360 if side < 0 else 290, colors.WATER, 5)
    pen.rectangle(45, 34, 55, 82, PALE)
    pen.polygon([(26, 44), (74, 44), (64, 56), (36, 56)], GREY)
    pen.circle(50, 20, 5, colors.WATER, theme.darker(colors.WATER, 0.3), 2)
    pen.ellipse(50, 76, 44, 10, colors.WATER, theme.INK, 3.6)
    pen.rectangle(45, 54, 55, 78, PALE)
    pen.polygon([(6, 77), (94, 77), (84, 94), (16, 94)], GREY)
    pen.line([(9, 78), (91, 78)], PALE, 4)


def millstone(pen: Pen) -> None:
    pen.polygon([(10, 92), (24, 74), (76, 74), (90, 92)], colors.TIMBER)
    pen.circle(50, 46, 40, GREY, theme.INK, 4)
    pen.circle(50, 46, 33, PALE, None)
    for x, y in glyphs.regular(8, 32, 22, 50, 46):
        pen.line([(50 + (x - 50) * 0.42, 46 + (y - 46) * 0.42), (x, y)], GREY, 4)
    pen.rectangle(42, 38, 58, 54, colors.TIMBER, theme.INK, 3.6)


def shed(pen: Pen) -> None:
    pen.polygon([(16, 40), (84, 56), (84, 90), (16, 90)], colors.TIMBER)
    for x in (28, 40, 66, 76):
        pen.line([(x, 46), (x, 88)], theme.darker(colors.TIMBER, 0.3), 2.6)
    pen.polygon([(6, 40), (10, 22), (94, 44), (92, 62)], GREY)
    pen.line([(12, 33), (91, 54)], theme.darker(GREY, 0.25), 3)
    pen.rectangle(44, 60, 62, 90, colors.DOOR, theme.INK, 3.2)
    pen.line([(46, 62), (60, 88)], theme.INK, 2.4)


def well(pen: Pen) -> None:
    for x in (22, 78):
        pen.rectangle(x - 4, 34, x + 4, 66, colors.TIMBER, theme.INK, 3)
    pen.line([(50, 34), (50, 54)], theme.INK, 3)
    pen.polygon([(42, 52), (58, 52), (56, 66), (44, 66)], colors.TIMBER, theme.INK, 3)
    parts.gable(pen, 8, 92, 38, 8, GREY)
    pen.rectangle(12, 64, 88, 93, PALE)
    pen.line([(13, 78), (87, 78)], GREY, 3)
    for x, y in ((32, 66), (56, 66), (80, 66), (22, 79), (44, 79), (68, 79)):
        pen.line([(x, y), (x, y + 12)], GREY, 3)


def _cross(pen: Pen, x: float, top: float, base: float) -> None:
    pen.line([(x, top), (x, base)], theme.INK, 4)
    pen.line([(x - 5, top + 6), (x + 5, top + 6)], theme.INK, 4)


def abbey(pen: Pen) -> None:
    for x in (20, 80):
        parts.walls(pen, x - 13, x + 13, 38)
        pen.polygon([(x - 17, 42), (x, 8), (x + 17, 42)], ORANGE)
        pen.arch(x, 66, 4.5, 14, colors.PANE, theme.INK, 3)
    parts.walls(pen, 32, 68, 48)
    parts.gable(pen, 28, 72, 54, 28, ORANGE)
    pen.circle(50, 61, 6, colors.PANE, theme.INK, 3)
    parts.door(pen, 50, 8, 22)


def chapel(pen: Pen) -> None:
    parts.walls(pen, 44, 92, 56)
    parts.slope(pen, 40, 97, 60, 36, ORANGE, 8)
    pen.rectangle(14, 40, 46, parts.GROUND, colors.WALL)
    _cross(pen, 30, 0, 14)
    pen.polygon([(9, 44), (30, 10), (51, 44)], ORANGE)
    pen.polygon([(31, 16), (45, 42), (32, 42)], theme.darker(ORANGE, 0.18), None)
    pen.circle(30, 54, 6, colors.PANE, theme.INK, 3)
    parts.door(pen, 30, 8, 23)
    for x in (62, 80):
        pen.arch(x, 82, 5, 16, colors.PANE, theme.INK, 3)


def cloister(pen: Pen) -> None:
    pen.rectangle(38, 22, 62, 50, colors.WALL)
    pen.polygon([(32, 25), (50, 3), (68, 25)], ORANGE)
    pen.arch(50, 42, 5.5, 13, colors.GOLD, theme.INK, 3)
    parts.walls(pen, 6, 94, 56)
    parts.slope(pen, 1, 99, 60, 42, ORANGE, 8)
    for x in (20, 40, 60, 80):
        pen.arch(x, 90, 7.5, 25, theme.darker(colors.WALL_SHADE, 0.45), theme.INK, 3)


def temple(pen: Pen) -> None:
    parts.gable(pen, 4, 96, 36, 10, ORANGE)
    pen.circle(50, 27, 5, colors.WALL, None)
    pen.rectangle(10, 36, 90, 44, colors.WALL)
    pen.rectangle(20, 44, 80, 82, theme.darker(colors.WALL_SHADE, 0.35), None)
    parts.columns(pen, (18, 39.5, 60.5, 82), 44, 82)
    pen.rectangle(8, 80, 92, 87, colors.WALL, theme.INK, 3)
    pen.rectangle(3, 86, 97, 94, ORANGE, theme.INK, 3)
