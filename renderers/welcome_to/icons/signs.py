"""Signs without a tile: trees, lots, estates, plans, strikes."""

from __future__ import annotations

from renderers import theme
from renderers.glyphs import arc_points, regular
from renderers.pen import Pen
from renderers.welcome_to import colors


def roundabout(pen: Pen) -> None:
    pen.circle(50, 50, 45, colors.ROAD, theme.INK, 4)
    for turn in (10, 130, 250):
        pen.line(arc_points(50, 50, 33, turn, turn + 74), colors.FENCE, 6)
        x, y = arc_points(50, 50, 33, turn + 74, turn + 86)[-1]
        pen.polygon(regular(3, 10, turn + 176, x, y), colors.FENCE, None)
    pen.circle(50, 50, 19, colors.LAWN, theme.INK, 4)
    pen.circle(50, 49, 10, colors.LEAF, theme.INK, 3)


def strike(pen: Pen) -> None:
    """A placard with a cross on it."""
    pen.line([(50, 62), (50, 96)], theme.INK, 12)
    pen.line([(50, 62), (50, 95)], colors.TRUNK, 7)
    pen.rectangle(12, 6, 88, 68, theme.CREAM, theme.ALERT, 7, radius=10)
    pen.line([(34, 20), (66, 54)], theme.ALERT, 12)
    pen.line([(66, 20), (34, 54)], theme.ALERT, 12)


def tree(pen: Pen) -> None:
    pen.rectangle(44, 66, 56, 96, colors.TRUNK, theme.INK, 4)
    pen.circle(50, 42, 34, colors.LEAF, theme.INK, 5)
    pen.circle(40, 30, 11, theme.lighter(colors.LEAF, 0.28), None)
    pen.circle(60, 52, 7, theme.lighter(colors.LEAF, 0.16), None)


def tree_outline(pen: Pen) -> None:
    pen.line([(50, 76), (50, 94)], colors.LAWN_DARK, 6)
    for turn in range(0, 360, 60):
        pen.arc(50, 42, 32, turn + 4, turn + 42, colors.LAWN_DARK, 6)


def estate(pen: Pen) -> None:
    for x, roof in ((30, colors.ROOFS[0]), (68, colors.ROOFS[1])):
        pen.rectangle(x - 14, 48, x + 14, 84, colors.WALL, theme.INK, 4)
        pen.polygon([(x - 19, 50), (x, 22), (x + 19, 50)], roof, theme.INK, 4)
    for x in (6, 94):
        pen.line([(x, 26), (x, 92)], theme.INK, 11)
        pen.line([(x, 28), (x, 90)], colors.FENCE, 5)
    pen.line([(6, 88), (94, 88)], theme.INK, 5)


def lot(pen: Pen) -> None:
    """A house that nobody has built yet."""
    pen.rectangle(4, 80, 96, 96, colors.LAWN, theme.INK, 4, radius=7)
    walls = [(22, 82), (22, 50), (10, 50), (50, 12), (90, 50), (78, 50), (78, 82)]
    pen.polygon(walls, theme.CREAM, theme.INK, 5)
    for x in (36, 50, 64):
        pen.circle(x, 62, 4.5, theme.INK, None)


def plan(pen: Pen) -> None:
    pen.rectangle(16, 8, 84, 92, theme.CREAM, theme.INK, 5, radius=8)
    pen.polygon([(28, 44), (42, 26), (56, 44)], colors.ROOFS[0], theme.INK, 3)
    pen.rectangle(32, 44, 52, 56, colors.WALL, theme.INK, 3)
    pen.line([(62, 34), (74, 34)], theme.MUTED, 6)
    pen.line([(62, 50), (74, 50)], theme.MUTED, 6)
    pen.line([(32, 72), (44, 82), (70, 64)], theme.GOOD, 9)


def agency(pen: Pen) -> None:
    pen.line([(36, 30), (36, 18), (64, 18), (64, 30)], theme.INK, 8)
    pen.rectangle(8, 30, 92, 86, theme.HEADER, theme.INK, 4, radius=10)
    pen.line([(10, 54), (90, 54)], theme.INK, 4)
    pen.rectangle(42, 48, 58, 62, theme.GOLD, theme.INK, 4, radius=3)


def spent(pen: Pen) -> None:
    pen.circle(50, 50, 45, theme.INK, theme.CREAM, 7)
    pen.line([(28, 52), (44, 68), (72, 34)], theme.GOLD, 13)
