"""A drawn icon for each of the 32 places."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from renderers import theme
from renderers.glyphs import STEEL
from renderers.hamlet import colors
from renderers.hamlet import icon_parts as parts
from renderers.pen import Pen, sprite

# ---------------------------------------------------------------- places that can be activated


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
    pen.rod([(54, 50), (86, 18)], colors.TIMBER, 8, 4)
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
        sail = [(48 + dx * 0.3 + px, 38 + dy * 0.3 + py), (48 + dx + px, 38 + dy + py), (48 + dx, 38 + dy)]
        pen.polygon([(48, 38), *sail], theme.CREAM, theme.INK, 3)
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


# ---------------------------------------------------------------- sites


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
        stone = [(x - half, y + 8), (x - half * 0.5, y - 8), (x + half * 0.5, y - 6), (x + half, y + 8)]
        pen.polygon(stone, colors.BOULDER)


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


_PAINTERS: dict[str, Callable[[Pen], None]] = {
    "CHU": church,
    "QUA": quarry,
    "WOO": woodcutter,
    "FAR": farm,
    "TOW": town_hall,
    "MAR": market,
    "SAW": sawmill,
    "STO": stonemason,
    "FLO": flour_mill,
    "DAI": dairy_farm,
    "LUM": lumber_mill,
    "MAS": master_stonemason,
    "WIN": windmill,
    "COW": cow_conservatory,
    "BA1": barn,
    "BA2": barn,
    "SHR": shrine,
    "TRA": trade_post,
    "PO1": pond_forest,
    "PO2": pond_mountain,
    "SWO": small_woodland,
    "LWO": large_woodland,
    "SMO": small_mountain,
    "LMO": large_mountain,
    "TAV": tavern,
    "MON": monument,
    "OU1": outpost,
    "OU2": outpost,
    "STA": stables,
    "SQU": square,
    "FRR": farrier,
    "WAR": warehouse,
}


def icon(code: str, size: int) -> Image.Image:
    return sprite(_PAINTERS[code], size)


def place_name(code: str) -> str:
    """What the icon shows: two places of a kind, such as the barns, have one icon."""
    return _PAINTERS[code].__name__
