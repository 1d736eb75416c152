"""The fifteen monuments: pink stone and gold on a stepped base."""

from __future__ import annotations

from renderers import glyphs, theme
from renderers.pen import Pen, mirrored
from renderers.tiny_towns import colors
from renderers.tiny_towns.icons import parts

PINK = colors.CATEGORY["monument"]
ROSE = theme.lighter(PINK, 0.62)
BLUSH = theme.lighter(PINK, 0.3)
GOLD = theme.GOLD


def base(pen: Pen) -> None:
    """Two steps that every monument stands on."""
    pen.rectangle(15, 82, 85, 90, ROSE)
    pen.rectangle(8, 89, 92, 97, theme.lighter(PINK, 0.45))


def architects_guild(pen: Pen) -> None:
    pen.polygon([(12, 82), (88, 82), (88, 70), (26, 70), (26, 24), (12, 24)], ROSE)
    for y in (36, 48, 60):
        pen.line([(13, y), (19, y)], theme.INK, 2.6)
    for foot in (40, 84):
        pen.line([(62, 18), (foot, 68)], theme.INK, 11)
        pen.line([(62, 18), (foot, 66)], GOLD, 5)
    pen.arc(62, 24, 28, 62, 118, PINK, 5)
    pen.circle(62, 16, 9, PINK)


def archive_of_the_second_age(pen: Pen) -> None:
    parts.walls(pen, 16, 84, 48, ROSE, 83)
    pen.polygon([(6, 50), (50, 36), (94, 50), (94, 56), (6, 56)], PINK)
    for x, fill in ((26, PINK), (36, GOLD), (46, BLUSH), (56, PINK), (66, GOLD), (75, BLUSH)):
        pen.rectangle(x - 4, 62, x + 4, 82, fill, theme.INK, 2.6)
    pen.polygon([(50, 16), (24, 8), (24, 28), (50, 36), (76, 28), (76, 8)], theme.CREAM)
    pen.line([(50, 16), (50, 34)], theme.INK, 3)


def barrett_castle(pen: Pen) -> None:
    for x in (20, 80):
        parts.walls(pen, x - 13, x + 13, 36, ROSE, 83)
        pen.polygon([(x - 17, 38), (x, 8), (x + 17, 38)], PINK)
        pen.arch(x, 60, 4, 12, theme.INK, None)
    battlement = [(33, 83), (33, 44), (41, 44), (41, 52), (46, 52), (46, 44)]
    pen.polygon(mirrored(battlement), ROSE)
    pen.arch(50, 82, 9, 22, colors.DOOR, theme.INK, 3)
    parts.wheat(pen, 50, 22, 12)


def cathedral_of_caterina(pen: Pen) -> None:
    for x in (27, 73):
        parts.walls(pen, x - 11, x + 11, 40, ROSE, 83)
        pen.polygon([(x - 13, 42), (x, 2), (x + 13, 42)], PINK)
    parts.walls(pen, 38, 62, 44, ROSE, 83)
    parts.gable(pen, 34, 66, 48, 26, BLUSH)
    pen.circle(50, 56, 8, GOLD, theme.INK, 3)
    pen.arch(50, 82, 6, 16, colors.DOOR, theme.INK, 3)


def fort_ironweed(pen: Pen) -> None:
    parts.pennant(pen, 50, 4, 34, GOLD, 22)
    teeth = [(8, 83), (8, 30), (24, 30), (24, 40), (34, 40), (34, 30), (45, 30), (45, 40)]
    pen.polygon(mirrored(teeth), PINK)
    pen.line([(10, 52), (90, 52)], theme.darker(PINK, 0.3), 4)
    pen.arch(50, 83, 14, 28, theme.INK, None)
    for x in (42, 50, 58):
        pen.line([(x, 60), (x, 82)], ROSE, 2.6)
    pen.line([(37, 70), (63, 70)], ROSE, 2.6)


def grand_mausoleum(pen: Pen) -> None:
    pen.pie(50, 48, 33.8, 180, 360, theme.INK)
    pen.pie(50, 48, 30, 180, 360, PINK)
    pen.circle(50, 13, 5, GOLD, theme.INK, 3)
    pen.rectangle(14, 46, 86, 54, ROSE)
    pen.rectangle(20, 54, 80, 82, theme.darker(PINK, 0.5), None)
    parts.columns(pen, (22, 36, 64, 78), 54, 82, ROSE)


def grove_university(pen: Pen) -> None:
    parts.tree(pen, 17, 52, 14, 82)
    parts.tree(pen, 83, 52, 14, 82)
    parts.walls(pen, 27, 73, 48, ROSE, 83)
    pen.arch(50, 82, 8, 24, colors.DOOR, theme.INK, 3)
    pen.polygon([(22, 50), (78, 50), (70, 38), (30, 38)], PINK)
    pen.polygon([(50, 6), (86, 20), (50, 34), (14, 20)], PINK)
    pen.line([(80, 22), (80, 36)], GOLD, 4)
    pen.circle(80, 38, 4, GOLD, theme.INK, 2.4)


def mandras_palace(pen: Pen) -> None:
    for x, top, radius in ((20, 46, 11), (80, 46, 11), (50, 34, 16)):
        parts.walls(pen, x - radius, x + radius, top, ROSE, 83)
        pen.polygon([(x - 4, top - radius - 2), (x, top - radius * 2.1), (x + 4, top - radius - 2)], PINK)
        pen.ellipse(x, top - radius * 0.45, radius * 1.12, radius, PINK)
        pen.circle(x - radius * 0.35, top - radius * 0.75, radius * 0.25, BLUSH, None)
    for x, half in ((20, 4), (80, 4), (50, 8)):
        pen.arch(x, 82, half, 24, GOLD, theme.INK, 3)


def obelisk_of_the_crescent(pen: Pen) -> None:
    pen.polygon([(34, 83), (41, 26), (50, 14), (59, 26), (66, 83)], PINK)
    pen.polygon([(52, 17), (57, 27), (63, 81), (52, 81)], theme.darker(PINK, 0.2), None)
    for y in (50, 62, 74):
        pen.line([(45, y), (55, y)], ROSE, 3)
    outside = glyphs.arc_points(78, 23, 16, 24, 265)
    inside = glyphs.arc_points(85.5, 17.7, 13.9, 230, 59)
    pen.polygon([*outside, *inside], GOLD, theme.INK, 3.2)


def opaleyes_watch(pen: Pen) -> None:
    pen.polygon([(32, 83), (37, 44), (63, 44), (68, 83)], ROSE)
    pen.arch(50, 82, 7, 18, colors.DOOR, theme.INK, 3)
    pen.polygon([(4, 30), (24, 12), (50, 5), (76, 12), (96, 30), (76, 47), (50, 54), (24, 47)], theme.CREAM)
    pen.circle(50, 29.5, 18, PINK, theme.INK, 3.4)
    pen.circle(50, 29.5, 8, theme.INK, None)
    pen.circle(45, 24, 4, theme.CREAM, None)


def shrine_of_the_elder_tree(pen: Pen) -> None:
    pen.polygon([(38, 83), (45, 52), (55, 52), (62, 83)], colors.TIMBER)
    for x, y, radius in ((28, 42, 19), (72, 42, 19), (50, 26, 23)):
        pen.circle(x, y, radius, BLUSH)
    for x, y, radius in ((30, 44, 15), (70, 44, 15), (50, 34, 17)):
        pen.circle(x, y, radius, BLUSH, None)
    for x, y in ((28, 36), (50, 18), (70, 38), (44, 42), (60, 32)):
        pen.circle(x, y, 4, GOLD, None)
    pen.arch(50, 82, 5, 13, theme.INK, None)


def silva_forum(pen: Pen) -> None:
    pen.polygon([(4, 40), (20, 22), (80, 22), (96, 40), (88, 82), (12, 82)], PINK)
    pen.ellipse(50, 32, 44, 15, ROSE)
    pen.ellipse(50, 33, 29, 8.5, BLUSH, theme.INK, 2.8)
    pen.ellipse(50, 34, 14, 3.6, GOLD, None)
    for x, half in ((20, 5), (35, 5.5), (50, 6), (65, 5.5), (80, 5)):
        pen.arch(x, 80, half, 23, theme.darker(PINK, 0.55), theme.INK, 2.6)


def sky_baths(pen: Pen) -> None:
    for x, y, radius in ((28, 26, 14), (72, 26, 14), (50, 20, 17)):
        pen.circle(x, y, radius, theme.CREAM)
    for x, y, radius in ((30, 27, 11), (70, 27, 11), (50, 23, 14)):
        pen.circle(x, y, radius, theme.CREAM, None)
    pen.rectangle(14, 28, 86, 38, theme.CREAM, theme.INK, 3.2, radius=5)
    pen.rectangle(24, 22, 76, 33, theme.CREAM, None)
    parts.columns(pen, (18, 82), 38, 66, ROSE)
    pen.rectangle(8, 62, 92, 82, PINK)
    pen.rectangle(14, 56, 86, 72, colors.WATER, theme.INK, 3.2)
    for x in (26, 46, 66):
        pen.arc(x, 64, 5, 180, 360, theme.CREAM, 3)
        pen.arc(x + 10, 64, 5, 0, 180, theme.CREAM, 3)


def starloom(pen: Pen) -> None:
    parts.walls(pen, 16, 76, 56, ROSE, 83)
    pen.pie(46, 58, 34.8, 180, 360, theme.INK)
    pen.pie(46, 56, 31, 180, 360, PINK)
    pen.polygon([(46, 44), (76, 14), (86, 24), (56, 54)], GOLD)
    pen.arch(46, 82, 7, 18, colors.DOOR, theme.INK, 3)
    pen.polygon(glyphs.star_points(13, 6, 20, 15), GOLD, theme.INK, 3)


def statue_of_the_bondmaker(pen: Pen) -> None:
    pen.rectangle(24, 68, 76, 84, ROSE)
    for side in (-1, 1):
        x = 50 + side * 17
        pen.polygon([(x - 13, 69), (x - 7, 36), (x + 7, 36), (x + 13, 69)], PINK)
        pen.circle(x, 25, 11, PINK)
        pen.rod([(x, 42), (50, 54)], BLUSH, 11, 5.5)
    pen.circle(50, 54, 6, GOLD, theme.INK, 3)


def monument(pen: Pen) -> None:
    """One that nobody may see yet."""
    pen.polygon([(26, 83), (26, 30), (50, 8), (74, 30), (74, 83)], BLUSH)
    pen.text(50, 52, "?", 46, theme.CREAM, theme.BLACK_WEIGHT)
