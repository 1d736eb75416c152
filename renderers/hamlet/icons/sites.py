"""Icons of the sites: places that score at the end."""

from __future__ import annotations

from renderers import theme
from renderers.glyphs import STEEL
from renderers.hamlet import colors
from renderers.hamlet.icons import parts
from renderers.pen import Pen


def shrine(pen: Pen) -> None:
    pen.rectangle(22, 80, 78, parts.GROUND, colors.STONE)
    for x in (32, 68):
        pen.rectangle(x - 5, 44, x + 5, 82, colors.WALL)
    pen.polygon([(16, 46), (50, 14), (84, 46)], colors.SLATE)
    pen.line([(50, 54), (50, 78)], theme.INK, 6)
    pen.line([(41, 62), (59, 62)], theme.INK, 6)


def trade_post(pen: Pen) -> None:
    pen.polygon([(10, 92), (50, 20), (90, 92)], theme.CREAM)
    for left, right in ((26, 42), (58, 74)):
        pen.polygon([(50, 20), (left, 92), (right, 92)], colors.ROOF, None)
    pen.polygon([(40, 92), (50, 56), (60, 92)], colors.DOOR)
    pen.polygon([(50, 22), (50, 4), (70, 10), (50, 16)], theme.GOLD, theme.INK, 3)
    pen.rectangle(72, 74, 94, parts.GROUND, colors.TIMBER)


def pond_forest(pen: Pen) -> None:
    _pond(pen)
    parts.tree(pen, 20, 34, 15, 58)
    for x, y in ((72, 52), (80, 46), (86, 54)):
        pen.line([(x, y + 18), (x, y)], colors.LEAF_DARK, 4)


def pond_mountain(pen: Pen) -> None:
    _pond(pen)
    for x, y, half in ((18, 48, 14), (36, 40, 10), (84, 52, 12)):
        pen.polygon(
            [(x - half, y + 8), (x - half * 0.5, y - 8), (x + half * 0.5, y - 6), (x + half, y + 8)], colors.BOULDER
        )


def _pond(pen: Pen) -> None:
    pen.ellipse(50, 68, 45, 25, colors.WATER)
    pen.ellipse(40, 62, 16, 6, theme.lighter(colors.WATER, 0.5), None)
    pen.arc(62, 78, 12, 200, 340, theme.lighter(colors.WATER, 0.5), 3)


def small_woodland(pen: Pen) -> None:
    parts.tree(pen, 34, 46, 20, 90)
    parts.pine(pen, 68, 22, 92, 20)


def large_woodland(pen: Pen) -> None:
    parts.pine(pen, 26, 14, 78, 17)
    parts.pine(pen, 76, 12, 78, 18)
    parts.tree(pen, 50, 34, 19, 82)
    parts.tree(pen, 22, 66, 16, 94)
    parts.tree(pen, 78, 66, 17, 94)


def small_mountain(pen: Pen) -> None:
    parts.peak(pen, 50, 22, 40)


def large_mountain(pen: Pen) -> None:
    parts.peak(pen, 72, 30, 28)
    parts.peak(pen, 38, 8, 38)


def tavern(pen: Pen) -> None:
    parts.house(pen, 12, 66, 52, 20, colors.LEAF, colors.PLASTER)
    parts.door(pen, 38, 9, 28)
    pen.rectangle(68, 52, 88, 82, theme.GOLD, radius=3)
    pen.arc(88, 66, 8, 270, 450, theme.INK, 4)
    for x in (70, 78, 86):
        pen.circle(x, 50, 6, theme.WHITE, theme.INK, 2.6)


def monument(pen: Pen) -> None:
    pen.rectangle(18, 80, 82, parts.GROUND, colors.STONE)
    pen.rectangle(28, 70, 72, 81, colors.STONE)
    pen.polygon([(40, 70), (44, 22), (50, 8), (56, 22), (60, 70)], theme.lighter(colors.STONE, 0.3))
    pen.circle(50, 46, 6, theme.GOLD, theme.INK, 3)


def outpost(pen: Pen) -> None:
    for x in (30, 70):
        pen.line([(x, 50), (x + (x - 50) * 0.4, 92)], theme.INK, 9)
        pen.line([(x, 50), (x + (x - 50) * 0.4, 91)], colors.TIMBER, 5)
    pen.line([(27, 78), (73, 62)], colors.TIMBER, 5)
    pen.rectangle(24, 34, 76, 56, colors.PLASTER)
    pen.polygon([(16, 36), (50, 10), (84, 36)], colors.TIMBER)
    parts.window(pen, 50, 45, 6)


def stables(pen: Pen) -> None:
    parts.hall(pen, 10, 90, 44, 18, colors.THATCH, colors.TIMBER)
    pen.rectangle(20, 54, 80, parts.GROUND, colors.DOOR)
    parts.donkey(pen, 46, 72, 22, colors.BOULDER)


def square(pen: Pen) -> None:
    """A fountain on a paved square."""
    pen.ellipse(50, 78, 46, 16, colors.STONE)
    pen.ellipse(50, 74, 32, 10, colors.WATER)
    pen.line([(50, 74), (50, 34)], theme.INK, 13)
    pen.line([(50, 74), (50, 34)], colors.STONE, 7)
    pen.ellipse(50, 44, 20, 6, colors.STONE)
    for side in (-1, 1):
        pen.line([(50, 24), (50 + side * 10, 18), (50 + side * 17, 34)], colors.WATER, 5)


def farrier(pen: Pen) -> None:
    parts.house(pen, 6, 52, 54, 24, colors.SLATE, colors.STONE)
    parts.door(pen, 28, 8, 24, theme.rgb("#e4852b"))
    pen.arc(74, 56, 17, 130, 410, theme.INK, 14)
    pen.arc(74, 56, 17, 134, 406, STEEL, 8)
    pen.rectangle(58, 82, 92, parts.GROUND, STEEL)


def warehouse(pen: Pen) -> None:
    parts.hall(pen, 6, 94, 44, 22, colors.TIMBER, colors.PLASTER)
    pen.rectangle(30, 56, 70, parts.GROUND, colors.DOOR)
    for x, y in ((40, 84), (59, 84), (50, 69)):
        parts.block(pen, x, y, 9.5, colors.RESOURCE["timber"])
