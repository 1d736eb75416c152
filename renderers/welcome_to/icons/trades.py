"""The six actions, each on a tile of its colour."""

from __future__ import annotations

from games.welcome_to.data import ActionKind
from renderers import theme
from renderers.pen import Pen
from renderers.welcome_to import colors


def _tile(pen: Pen, kind: ActionKind) -> None:
    pen.rectangle(4, 4, 96, 96, colors.TILE[kind], colors.ACTION[kind], 6, radius=18)


def fence(pen: Pen) -> None:
    _tile(pen, "fence")
    for y in (46, 68):
        pen.rectangle(12, y - 4, 88, y + 4, colors.FENCE, theme.INK, 3.4)
    for x in (26, 50, 74):
        board = [(x - 8, 84), (x - 8, 30), (x, 18), (x + 8, 30), (x + 8, 84)]
        pen.polygon(board, colors.FENCE, theme.INK, 3.6)


def marketing(pen: Pen) -> None:
    _tile(pen, "marketing")
    pen.polygon([(34, 60), (46, 60), (52, 84), (38, 84)], colors.WALL_SHADE, theme.INK, 3.6)
    pen.polygon([(34, 36), (76, 18), (76, 76), (34, 62)], colors.HORN)
    pen.rectangle(18, 36, 34, 62, colors.WALL, theme.INK, 3.6, radius=5)
    pen.ellipse(76, 47, 7, 29, colors.WALL, theme.INK, 3.6)
    pen.arc(76, 47, 15, 312, 48, theme.INK, 4)


def park(pen: Pen) -> None:
    _tile(pen, "park")
    pen.rectangle(44, 60, 56, 88, colors.TRUNK, theme.INK, 3.4)
    for x, y, radius in ((33, 50, 19), (67, 50, 19), (50, 35, 23)):
        pen.circle(x, y, radius, colors.LEAF, theme.INK, 7)
    for x, y, radius in ((33, 50, 17), (67, 50, 17), (50, 35, 21), (50, 52, 17)):
        pen.circle(x, y, radius, colors.LEAF, None)
    for x, y in ((40, 30), (29, 48), (62, 44)):
        pen.circle(x, y, 6, theme.lighter(colors.LEAF, 0.3), None)


def pool(pen: Pen) -> None:
    _tile(pen, "pool")
    pen.rectangle(13, 40, 87, 84, colors.WATER, theme.INK, 3.6, radius=14)
    for y in (56, 70):
        wave = [(22, y), (32, y - 6), (42, y), (52, y - 6), (62, y), (72, y - 6), (79, y)]
        pen.line(wave, colors.FENCE, 4)
    for x in (54, 74):
        pen.line([(x, 58), (x, 26), (x + 7, 19)], theme.INK, 8)
        pen.line([(x, 58), (x, 26), (x + 7, 19)], colors.FENCE, 3.4)
    pen.line([(56, 38), (73, 38)], theme.INK, 6)


def temp(pen: Pen) -> None:
    """A builder's helmet, and that the number goes up or down."""
    _tile(pen, "temp")
    pen.pie(50, 52, 34, 180, 360, theme.INK)
    pen.pie(50, 51, 30, 180, 360, colors.HELMET)
    pen.rectangle(43, 18, 57, 50, theme.lighter(colors.HELMET, 0.35), theme.INK, 3.4, radius=5)
    pen.rectangle(11, 48, 89, 58, colors.HELMET, theme.INK, 3.6, radius=5)
    for x in (29, 71):
        pen.line([(x - 11, 76), (x + 11, 76)], theme.INK, 8)
    pen.line([(71, 65), (71, 87)], theme.INK, 8)


def bis(pen: Pen) -> None:
    """A house with a smaller one beside it."""
    _tile(pen, "bis")
    pen.rectangle(15, 46, 51, 85, colors.WALL)
    pen.polygon([(9, 49), (33, 19), (57, 49)], colors.ROOFS[1])
    pen.rectangle(28, 62, 40, 85, colors.DOOR, theme.INK, 3)
    pen.rectangle(55, 58, 87, 85, colors.WALL)
    pen.polygon([(49, 60), (71, 37), (93, 60)], colors.ROOF_BIS)
    pen.text(71, 71, "b", 27, theme.INK, theme.BLACK_WEIGHT)
