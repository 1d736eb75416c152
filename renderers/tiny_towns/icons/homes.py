"""Where people live, eat and are fed: the blue, red and green cards."""

from __future__ import annotations

from renderers import theme
from renderers.pen import Pen
from renderers.tiny_towns import colors
from renderers.tiny_towns.icons import parts

BLUE = colors.CATEGORY["blue"]
RED = colors.CATEGORY["red"]
GREEN = colors.CATEGORY["green"]


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
    parts.pennant(pen, 16, 4, 32, colors.GOLD)
    parts.pennant(pen, 78, 4, 32, colors.GOLD)
    parts.walls(pen, 12, 88, 52, colors.TIMBER)
    pen.polygon([(2, 58), (12, 34), (32, 22), (50, 19), (68, 22), (88, 34), (98, 58)], GREEN)
    pen.line([(14, 46), (30, 36), (50, 33), (70, 36), (86, 46)], theme.darker(GREEN, 0.25), 3)
    for x in (25, 75):
        pen.arch(x, 80, 7, 16, colors.GOLD, theme.INK, 3)
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
    pen.rectangle(37, 36, 57, 60, colors.GOLD, theme.INK, 3.4, radius=3)
    pen.arc(59, 48, 7, 270, 90, theme.INK, 4)
    for x, radius in ((39, 5), (47, 6.5), (55, 5)):
        pen.circle(x, 36, radius, theme.CREAM, theme.INK, 2.6)
    pen.rectangle(37, 36, 57, 40, theme.CREAM, None)
    for x in (43, 51):
        pen.line([(x, 45), (x, 55)], theme.darker(colors.GOLD, 0.3), 2.6)
    parts.door(pen, 34, 7, 20)
    parts.window(pen, 64, 76, 6)
