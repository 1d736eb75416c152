"""The 25 buildings, and a square without one."""

from __future__ import annotations

from itertools import pairwise

from renderers import glyphs, theme
from renderers.pen import Pen
from renderers.tiny_towns import colors
from renderers.tiny_towns.icons import parts

BLUE = colors.CATEGORY["blue"]
RED = colors.CATEGORY["red"]
GREEN = colors.CATEGORY["green"]
GREY = colors.CATEGORY["grey"]
PALE_GREY = theme.lighter(GREY, 0.45)
ORANGE = colors.CATEGORY["orange"]
YELLOW = colors.CATEGORY["yellow"]
BLACK = colors.CATEGORY["black"]
SLATE = theme.lighter(BLACK, 0.2)
PALE_BLACK = theme.lighter(BLACK, 0.72)
BREAD = theme.rgb("#c98442")
CURTAIN = theme.rgb("#b8452f")


# --- where people live, eat and are fed: the blue, red and green cards ------------------------------------------------


def cottage(pen: Pen) -> None:
    parts.chimney(pen, 74, 16, 44)
    parts.walls(pen, 20, 80, 46)
    parts.gable(pen, 8, 92, 54, 12, BLUE)
    parts.door(pen, 38, 8, 26)
    parts.window(pen, 63, 70, 7)


def farm(pen: Pen) -> None:
    pen.rectangle(74, 32, 94, parts.GROUND, colors.STONE)
    pen.pie(84, 33, 11.8, 180, 360, theme.INK)
    pen.pie(84, 32, 8.5, 180, 360, theme.lighter(RED, 0.35))
    barn = [(8, 90), (8, 50), (18, 28), (41, 14), (64, 28), (74, 50), (74, 90)]
    pen.polygon(barn, RED)
    pen.line([(9, 50), (19, 29), (41, 16), (63, 29), (73, 50)], colors.WALL, 3)
    pen.rectangle(25, 56, 57, parts.GROUND, colors.WALL)
    pen.line([(25, 56), (57, 90)], RED, 4)
    pen.line([(57, 56), (25, 90)], RED, 4)
    pen.rectangle(34, 32, 48, 44, colors.WALL, theme.INK, 3)


def granary(pen: Pen) -> None:
    pen.rectangle(22, 40, 78, parts.GROUND, colors.WALL)
    for y in (54, 68, 82):
        pen.line([(24, y), (76, y)], colors.WALL_SHADE, 3)
    pen.polygon([(12, 44), (50, 6), (88, 44)], RED)
    pen.polygon([(50, 12), (80, 42), (54, 42)], theme.darker(RED, 0.18), None)
    pen.circle(50, 67, 18, RED, theme.INK, 3.6)
    parts.wheat(pen, 50, 65, 13)


def greenhouse(pen: Pen) -> None:
    for radius, fill in ((45.8, theme.INK), (43, RED), (36, colors.PANE)):
        pen.pie(50, 54, radius, 180, 360, fill)
    pen.rectangle(7, 54, 93, 84, RED)
    pen.rectangle(14, 53, 86, 84, colors.PANE, None)
    for x in (32, 50, 68):
        pen.line([(x, 16 if x == 50 else 24), (x, 78)], RED, 4)
    pen.line([(10, 54), (90, 54)], RED, 4)
    for x, radius in ((20, 8), (39, 10), (61, 8), (80, 9)):
        pen.circle(x, 76 - radius / 2, radius, colors.LEAF, theme.darker(colors.LEAF, 0.35), 2.5)
    pen.rectangle(6, 78, 94, 92, RED)


def orchard(pen: Pen) -> None:
    for x, y, radius in ((27, 36, 21), (73, 36, 21), (50, 30, 24)):
        parts.tree(pen, x, y, radius, 84)
    for x, y in ((20, 34), (32, 46), (43, 22), (58, 24), (50, 40), (68, 46), (82, 34)):
        pen.circle(x, y, 5.2, RED, theme.darker(RED, 0.45), 2)
    for y in (74, 86):
        pen.rectangle(5, y - 3, 95, y + 3, RED, theme.INK, 2.6)
    for x in (14, 38, 62, 86):
        pen.rectangle(x - 4, 68, x + 4, 94, RED, theme.INK, 2.6)


def almshouse(pen: Pen) -> None:
    parts.walls(pen, 10, 90, 54)
    parts.slope(pen, 3, 97, 58, 30, GREEN)
    parts.gable(pen, 28, 72, 48, 12, GREEN)
    heart = [(50, 50), (40, 39), (41, 33), (46, 32), (50, 36), (54, 32), (59, 33), (60, 39)]
    pen.polygon(heart, colors.WALL, None)
    for x in (22, 78):
        parts.window(pen, x, 72, 6)
    parts.door(pen, 43, 6, 24)
    parts.door(pen, 57, 6, 24)


def feast_hall(pen: Pen) -> None:
    parts.pennant(pen, 16, 4, 32, theme.GOLD)
    parts.pennant(pen, 78, 4, 32, theme.GOLD)
    parts.walls(pen, 12, 88, 52, colors.TIMBER)
    pen.polygon([(2, 58), (12, 34), (32, 22), (50, 19), (68, 22), (88, 34), (98, 58)], GREEN)
    pen.line([(14, 46), (30, 36), (50, 33), (70, 36), (86, 46)], theme.darker(GREEN, 0.25), 3)
    for x in (25, 75):
        pen.arch(x, 80, 7, 16, theme.GOLD, theme.INK, 3)
    parts.door(pen, 50, 12, 28)
    pen.line([(50, 66), (50, 88)], theme.INK, 2.4)


def inn(pen: Pen) -> None:
    parts.walls(pen, 30, 82, 36)
    pen.line([(31, 62), (81, 62)], colors.TIMBER, 4)
    parts.gable(pen, 20, 92, 42, 8, GREEN)
    for x in (45, 67):
        parts.window(pen, x, 52, 5.5)
    parts.window(pen, 67, 76, 5.5)
    parts.door(pen, 46, 7, 22)
    pen.line([(30, 50), (8, 50)], theme.INK, 4)
    pen.line([(14, 50), (14, 56)], theme.INK, 2.5)
    pen.rectangle(3, 56, 25, 76, GREEN, theme.INK, 3, radius=3)
    pen.line([(7, 70), (21, 70)], colors.WALL, 4)
    pen.line([(7, 63), (7, 72)], colors.WALL, 3)
    pen.circle(12, 65, 2.6, colors.WALL, None)


def tavern(pen: Pen) -> None:
    parts.chimney(pen, 22, 22, 56)
    parts.walls(pen, 16, 84, 58)
    pen.polygon([(6, 64), (22, 38), (50, 8), (78, 38), (94, 64)], GREEN)
    pen.polygon([(50, 14), (75, 41), (87, 62), (54, 62)], theme.darker(GREEN, 0.18), None)
    pen.rectangle(37, 36, 57, 60, theme.GOLD, theme.INK, 3.4, radius=3)
    pen.arc(59, 48, 7, 270, 90, theme.INK, 4)
    for x, radius in ((39, 5), (47, 6.5), (55, 5)):
        pen.circle(x, 36, radius, theme.CREAM, theme.INK, 2.6)
    pen.rectangle(37, 36, 57, 40, theme.CREAM, None)
    for x in (43, 51):
        pen.line([(x, 45), (x, 55)], theme.darker(theme.GOLD, 0.3), 2.6)
    parts.door(pen, 34, 7, 20)
    parts.window(pen, 64, 76, 6)


# --- wells and churches: the grey and orange cards --------------------------------------------------------------------


def fountain(pen: Pen) -> None:
    for side in (-1, 1):
        pen.arc(50 + side * 13, 30, 13, 180, 360, colors.WATER, 5)
        pen.arc(50 + side * 20, 52, 20, 250 if side < 0 else 180, 360 if side < 0 else 290, colors.WATER, 5)
    pen.rectangle(45, 34, 55, 82, PALE_GREY)
    pen.polygon([(26, 44), (74, 44), (64, 56), (36, 56)], GREY)
    pen.circle(50, 20, 5, colors.WATER, theme.darker(colors.WATER, 0.3), 2)
    pen.ellipse(50, 76, 44, 10, colors.WATER, theme.INK, 3.6)
    pen.rectangle(45, 54, 55, 78, PALE_GREY)
    pen.polygon([(6, 77), (94, 77), (84, 94), (16, 94)], GREY)
    pen.line([(9, 78), (91, 78)], PALE_GREY, 4)


def millstone(pen: Pen) -> None:
    pen.polygon([(10, 92), (24, 74), (76, 74), (90, 92)], colors.TIMBER)
    pen.circle(50, 46, 40, GREY, theme.INK, 4)
    pen.circle(50, 46, 33, PALE_GREY, None)
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
    pen.rectangle(12, 64, 88, 93, PALE_GREY)
    pen.line([(13, 78), (87, 78)], GREY, 3)
    for x, y in ((32, 66), (56, 66), (80, 66), (22, 79), (44, 79), (68, 79)):
        pen.line([(x, y), (x, y + 12)], GREY, 3)


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
    pen.line([(30, 0), (30, 14)], theme.INK, 4)
    pen.line([(25, 6), (35, 6)], theme.INK, 4)
    pen.polygon([(9, 44), (30, 10), (51, 44)], ORANGE)
    pen.polygon([(31, 16), (45, 42), (32, 42)], theme.darker(ORANGE, 0.18), None)
    pen.circle(30, 54, 6, colors.PANE, theme.INK, 3)
    parts.door(pen, 30, 8, 23)
    for x in (62, 80):
        pen.arch(x, 82, 5, 16, colors.PANE, theme.INK, 3)


def cloister(pen: Pen) -> None:
    pen.rectangle(38, 22, 62, 50, colors.WALL)
    pen.polygon([(32, 25), (50, 3), (68, 25)], ORANGE)
    pen.arch(50, 42, 5.5, 13, theme.GOLD, theme.INK, 3)
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


# --- workshops, stages and industry: the yellow and black cards -------------------------------------------------------


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
    pen.circle(50, 40, 6, theme.GOLD, None)
    pen.rectangle(12, 48, 88, 84, BLACK, None)
    parts.columns(pen, (18, 39.5, 60.5, 82), 48, 84, PALE_BLACK)
    pen.rectangle(6, 82, 94, 94, BLACK)


def factory(pen: Pen) -> None:
    parts.smoke(pen, 20, 18)
    pen.rectangle(12, 22, 28, 90, SLATE)
    pen.line([(14, 32), (26, 32)], CURTAIN, 4)
    teeth = [(26, 90), (26, 60), (48, 40), (48, 60), (71, 40), (71, 60), (94, 40), (94, 90)]
    pen.polygon(teeth, BLACK)
    for x in (37, 59, 82):
        pen.rectangle(x - 7, 66, x + 7, 78, theme.GOLD, theme.INK, 2.6)


def trading_post(pen: Pen) -> None:
    parts.pennant(pen, 50, 2, 26, theme.GOLD, 24)
    for y in (56, 67, 78):
        pen.rectangle(12, y, 88, y + 11, SLATE, theme.INK, 3, radius=5)
    parts.gable(pen, 3, 97, 58, 22, BLACK)
    for side, y in ((1, 41), (-1, 51)):
        pen.line([(38, y), (62, y)], theme.GOLD, 3.6)
        pen.line([(50 + side * 6, y - 5), (50 + side * 13, y), (50 + side * 6, y + 5)], theme.GOLD, 3.6)
    pen.rectangle(40, 66, 60, 90, colors.WALL, theme.INK, 3)
    pen.line([(40, 78), (60, 78)], theme.INK, 3)


def warehouse(pen: Pen) -> None:
    pen.polygon([(5, 90), (5, 44), (24, 20), (76, 20), (95, 44), (95, 90)], BLACK)
    pen.line([(8, 44), (92, 44)], PALE_BLACK, 3)
    pen.rectangle(18, 54, 82, 90, PALE_BLACK)
    for x, y in ((34, 77), (60, 77), (47, 61)):
        pen.rectangle(x - 11, y - 6, x + 11, y + 13, colors.TIMBER, theme.INK, 3)
        pen.line([(x - 10, y - 5), (x + 10, y + 12)], theme.INK, 2.2)
    pen.rectangle(40, 27, 60, 37, PALE_BLACK, None)


def empty_squares(pen: Pen) -> None:
    """A bare square of the meadow."""
    pen.rectangle(8, 8, 92, 92, theme.MEADOW_LIGHT, theme.darker(theme.MEADOW, 0.2), 8, radius=12)
