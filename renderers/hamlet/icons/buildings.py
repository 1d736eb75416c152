"""Icons of the places that can be activated."""

from __future__ import annotations

from renderers import theme
from renderers.glyphs import STEEL
from renderers.hamlet import colors
from renderers.hamlet.icons import parts
from renderers.pen import Pen


def church(pen: Pen) -> None:
    parts.hall(pen, 38, 96, 58, 36, colors.SLATE)
    for x in (54, 68, 82):
        pen.arch(x, 84, 5, 18, colors.PANE, theme.INK, 3)
    pen.rectangle(8, 40, 40, parts.GROUND, colors.STONE)
    pen.polygon([(4, 42), (24, 8), (44, 42)], colors.SLATE)
    pen.line([(24, 0), (24, 14)], theme.INK, 4)
    pen.line([(18, 5), (30, 5)], theme.INK, 4)
    pen.circle(24, 52, 6, theme.GOLD)
    parts.door(pen, 24, 8, 24)


def town_hall(pen: Pen) -> None:
    parts.hall(pen, 8, 92, 52, 34, colors.ROOF, colors.PLASTER)
    pen.rectangle(38, 22, 62, 56, colors.WALL)
    pen.polygon([(34, 24), (50, 2), (66, 24)], colors.ROOF)
    pen.circle(50, 37, 8, theme.WHITE, theme.INK, 3)
    pen.line([(50, 37), (50, 32)], theme.INK, 2.4)
    pen.line([(50, 37), (54, 37)], theme.INK, 2.4)
    for x in (20, 80):
        parts.window(pen, x, 66, 6)
    parts.door(pen, 50, 9, 28)


def market(pen: Pen) -> None:
    for x in (14, 86):
        pen.line([(x, 40), (x, parts.GROUND)], colors.TIMBER, 6)
    pen.rectangle(8, 66, 92, parts.GROUND, colors.TIMBER)
    for x, color in (
        (24, colors.RESOURCE["wheat"]),
        (42, colors.RESOURCE["brick"]),
        (60, colors.LEAF),
        (77, colors.RESOURCE["flour"]),
    ):
        pen.circle(x, 62, 8, color, theme.INK, 3)
    stripes = 6
    for stripe in range(stripes):
        left, right = 6 + 88 * stripe / stripes, 6 + 88 * (stripe + 1) / stripes
        color = colors.BARN if stripe % 2 == 0 else theme.CREAM
        pen.polygon([(left * 0.8 + 10, 16), (right * 0.8 + 10, 16), (right, 42), (left, 42)], color, theme.INK, 3)
        pen.pie((left + right) / 2, 42, (right - left) / 2, 0, 180, color)


def quarry(pen: Pen) -> None:
    parts.peak(pen, 36, 26, 34)
    parts.block(pen, 62, 84, 13)
    parts.block(pen, 86, 84, 11)
    parts.block(pen, 74, 67, 12)
    pen.line([(54, 50), (86, 18)], theme.INK, 8)
    pen.line([(54, 50), (86, 18)], colors.TIMBER, 4)
    pen.polygon([(66, 14), (80, 10), (96, 24), (93, 40), (84, 24)], STEEL)


def woodcutter(pen: Pen) -> None:
    parts.pine(pen, 16, 20, 80, 16)
    parts.house(pen, 30, 72, 56, 24, colors.TIMBER, colors.PLASTER)
    parts.door(pen, 46, 8, 24)
    for x, y in ((66, 84), (83, 84), (75, 69)):
        parts.log(pen, x, y, 9)


def farm(pen: Pen) -> None:
    parts.house(pen, 10, 58, 52, 22, colors.BARN)
    parts.door(pen, 34, 10, 26)
    for x, y in ((68, 64), (82, 58), (93, 66)):
        parts.wheat(pen, x, y, 24)


def barn(pen: Pen) -> None:
    pen.polygon([(8, 92), (8, 52), (20, 28), (50, 10), (80, 28), (92, 52), (92, 92)], colors.BARN)
    pen.line([(6, 54), (20, 28), (50, 10), (80, 28), (94, 54)], theme.CREAM, 5)
    pen.rectangle(30, 54, 70, parts.GROUND, theme.CREAM)
    pen.line([(30, 54), (70, 92)], colors.BARN, 5)
    pen.line([(70, 54), (30, 92)], colors.BARN, 5)
    pen.circle(50, 34, 8, theme.CREAM)


def sawmill(pen: Pen) -> None:
    parts.house(pen, 10, 60, 54, 22, colors.SLATE, colors.PLASTER)
    parts.door(pen, 28, 8, 24)
    pen.rectangle(44, 80, 96, parts.GROUND, colors.RESOURCE["timber"])
    parts.saw_blade(pen, 72, 66, 20)


def lumber_mill(pen: Pen) -> None:
    parts.hall(pen, 8, 92, 52, 26, colors.SLATE, colors.PLASTER)
    pen.rectangle(72, 8, 84, 34, colors.STONE)
    for x in (28, 66):
        parts.saw_blade(pen, x, 70, 17)
    pen.rectangle(6, 82, 94, parts.GROUND, colors.RESOURCE["timber"])


def stonemason(pen: Pen) -> None:
    parts.house(pen, 12, 60, 54, 22, colors.RESOURCE["brick"], colors.STONE)
    parts.door(pen, 30, 8, 24)
    for x, y in ((62, 84), (82, 84), (72, 70)):
        parts.block(pen, x, y, 11, colors.RESOURCE["brick"])


def master_stonemason(pen: Pen) -> None:
    parts.hall(pen, 8, 78, 48, 22, colors.RESOURCE["brick"], colors.STONE)
    for x in (24, 42):
        parts.window(pen, x, 64, 7)
    for x, y in ((54, 85), (73, 85), (91, 85), (64, 72), (83, 72), (74, 59)):
        parts.block(pen, x, y, 10, colors.RESOURCE["brick"])


def flour_mill(pen: Pen) -> None:
    """A water mill."""
    parts.house(pen, 10, 60, 50, 16, colors.THATCH)
    parts.door(pen, 28, 8, 26)
    pen.circle(70, 66, 24, colors.TIMBER)
    pen.circle(70, 66, 15, colors.GROUND["processing"])
    for dx, dy in ((0, 22), (22, 0), (16, 16), (16, -16)):
        pen.line([(70 - dx, 66 - dy), (70 + dx, 66 + dy)], theme.INK, 3.4)
    pen.ellipse(70, 92, 28, 6, colors.WATER, None)


def windmill(pen: Pen) -> None:
    pen.polygon([(34, 40), (62, 40), (72, 92), (24, 92)], colors.WALL)
    pen.polygon([(30, 42), (48, 20), (66, 42)], colors.THATCH)
    parts.door(pen, 48, 8, 24)
    for dx, dy in ((30, 22), (-22, 30), (-30, -22), (22, -30)):
        px, py = -dy * 0.28, dx * 0.28
        pen.polygon(
            [(48, 38), (48 + dx * 0.3 + px, 38 + dy * 0.3 + py), (48 + dx + px, 38 + dy + py), (48 + dx, 38 + dy)],
            theme.CREAM,
            theme.INK,
            3,
        )
    pen.circle(48, 38, 5, theme.INK, None)


def dairy_farm(pen: Pen) -> None:
    parts.house(pen, 6, 54, 52, 20, colors.LEAF)
    parts.door(pen, 30, 9, 26)
    parts.sheep(pen, 74, 72, 16)


def cow_conservatory(pen: Pen) -> None:
    parts.hall(pen, 6, 80, 46, 18, colors.LEAF)
    for x in (20, 38):
        parts.window(pen, x, 64, 7)
    parts.cow(pen, 72, 70, 19)
