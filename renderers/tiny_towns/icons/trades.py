"""Workshops, stages and industry: the yellow and black cards."""

from __future__ import annotations

from itertools import pairwise

from renderers import theme
from renderers.pen import Pen
from renderers.tiny_towns import colors
from renderers.tiny_towns.icons import parts

YELLOW = colors.CATEGORY["yellow"]
BLACK = colors.CATEGORY["black"]
SLATE = theme.lighter(BLACK, 0.2)
PALE = theme.lighter(BLACK, 0.72)
BREAD = theme.rgb("#c98442")
CURTAIN = theme.rgb("#b8452f")


def bakery(pen: Pen) -> None:
    parts.smoke(pen, 75, 16)
    parts.chimney(pen, 75, 22, 52, 7)
    parts.walls(pen, 16, 84, 48)
    parts.gable(pen, 6, 94, 54, 18, YELLOW)
    parts.door(pen, 30, 8, 24)
    pen.ellipse(61, 72, 18, 11, BREAD)
    for x in (53, 61, 69):
        pen.line([(x + 2, 66), (x - 2, 77)], colors.WALL, 3)


def market(pen: Pen) -> None:
    for x in (14, 86):
        pen.rectangle(x - 3.5, 40, x + 3.5, 92, colors.TIMBER, theme.INK, 3)
    stripes = [6.0, 23.6, 41.2, 58.8, 76.4, 94.0]
    for index, (left, right) in enumerate(pairwise(stripes)):
        fill = colors.WALL if index % 2 else YELLOW
        pen.circle((left + right) / 2, 44, 8.8, fill, theme.INK, 3.2)
        top_left, top_right = (50 + (x - 50) * 0.78 for x in (left, right))
        pen.polygon([(top_left, 12), (top_right, 12), (right, 44), (left, 44)], fill, theme.INK, 3.2)
    for x, y, fill in ((28, 66, CURTAIN), (42, 64, colors.LEAF), (57, 65, CURTAIN), (71, 66, YELLOW)):
        pen.circle(x, y, 8, fill, theme.INK, 3)
    pen.rectangle(10, 68, 90, 90, colors.TIMBER)
    pen.line([(12, 79), (88, 79)], theme.darker(colors.TIMBER, 0.3), 2.6)


def tailor(pen: Pen) -> None:
    parts.walls(pen, 14, 86, 44)
    pen.polygon([(6, 50), (6, 30), (24, 30), (24, 16), (76, 16), (76, 30), (94, 30), (94, 50)], YELLOW)
    pen.line([(12, 40), (88, 40)], theme.darker(YELLOW, 0.25), 3)
    pen.line([(37, 58), (62, 80)], theme.INK, 4.5)
    pen.line([(63, 58), (38, 80)], theme.INK, 4.5)
    for x in (35, 65):
        pen.circle(x, 83, 5, colors.WALL, theme.INK, 4)
    for x in (40, 60):
        pen.circle(x, 24, 3.4, colors.WALL, theme.INK, 2.4)


def theater(pen: Pen) -> None:
    pen.pie(50, 46, 45.8, 180, 360, theme.INK)
    pen.pie(50, 46, 42, 180, 360, YELLOW)
    pen.circle(50, 26, 9, colors.WALL, theme.INK, 3)
    pen.rectangle(6, 42, 94, 90, YELLOW)
    pen.rectangle(22, 46, 78, 90, theme.darker(CURTAIN, 0.55), theme.INK, 3)
    for side in (-1, 1):
        edge = 50 + side * 28
        pen.polygon([(edge, 46), (50 + side * 2, 46), (50 + side * 17, 64), (50 + side * 20, 90), (edge, 90)], CURTAIN)
    for x in (14, 86):
        pen.line([(x, 50), (x, 84)], theme.darker(YELLOW, 0.25), 4)


def bank(pen: Pen) -> None:
    pen.pie(50, 42, 25.8, 180, 360, theme.INK)
    pen.pie(50, 42, 22, 180, 360, SLATE)
    pen.polygon([(5, 48), (50, 26), (95, 48)], BLACK)
    pen.circle(50, 40, 6, colors.GOLD, None)
    pen.rectangle(12, 48, 88, 84, BLACK, None)
    parts.columns(pen, (18, 39.5, 60.5, 82), 48, 84, PALE)
    pen.rectangle(6, 82, 94, 94, BLACK)


def factory(pen: Pen) -> None:
    parts.smoke(pen, 20, 18)
    pen.rectangle(12, 22, 28, 90, SLATE)
    pen.line([(14, 32), (26, 32)], CURTAIN, 4)
    teeth = [(26, 90), (26, 60), (48, 40), (48, 60), (71, 40), (71, 60), (94, 40), (94, 90)]
    pen.polygon(teeth, BLACK)
    for x in (37, 59, 82):
        pen.rectangle(x - 7, 66, x + 7, 78, colors.GOLD, theme.INK, 2.6)


def trading_post(pen: Pen) -> None:
    parts.pennant(pen, 50, 2, 26, colors.GOLD, 24)
    for y in (56, 67, 78):
        pen.rectangle(12, y, 88, y + 11, SLATE, theme.INK, 3, radius=5)
    parts.gable(pen, 3, 97, 58, 22, BLACK)
    pen.line([(38, 41), (62, 41)], colors.GOLD, 3.6)
    pen.line([(56, 36), (63, 41), (56, 46)], colors.GOLD, 3.6)
    pen.line([(38, 51), (62, 51)], colors.GOLD, 3.6)
    pen.line([(44, 46), (37, 51), (44, 56)], colors.GOLD, 3.6)
    pen.rectangle(40, 66, 60, 90, colors.WALL, theme.INK, 3)
    pen.line([(40, 78), (60, 78)], theme.INK, 3)


def warehouse(pen: Pen) -> None:
    pen.polygon([(5, 90), (5, 44), (24, 20), (76, 20), (95, 44), (95, 90)], BLACK)
    pen.line([(8, 44), (92, 44)], PALE, 3)
    pen.rectangle(18, 54, 82, 90, PALE)
    for x, y in ((34, 77), (60, 77), (47, 61)):
        pen.rectangle(x - 11, y - 6, x + 11, y + 13, colors.TIMBER, theme.INK, 3)
        pen.line([(x - 10, y - 5), (x + 10, y + 12)], theme.INK, 2.2)
    pen.rectangle(40, 27, 60, 37, PALE, None)
