"""The icons of Hamlet: resources, places, people and what can be done in a turn."""

from __future__ import annotations

from functools import partial

from PIL import Image

from games.hamlet.data import RAW, TILES, Resource
from games.hamlet.state import ABBEY, Crossing
from renderers import glyphs, theme
from renderers.emoji import Icon, Icons
from renderers.glyphs import STEEL
from renderers.hamlet import colors, pieces
from renderers.hamlet import icon_parts as parts
from renderers.hamlet.icons import icon, place_name
from renderers.pen import Pen, glyph

_RESOURCES: dict[Resource, str] = {
    "stone": "🪨",
    "wood": "🪵",
    "wheat": "🌾",
    "flour": "🥡",
    "milk": "🥛",
    "brick": "🧱",
    "timber": "🟫",
}


@glyph
def cubes(pen: Pen) -> None:
    """Raw materials from the land, piled up."""
    for (x, y), kind in zip(((27, 73), (73, 73), (50, 29)), RAW, strict=True):
        color = colors.RESOURCE[kind]
        pen.rectangle(x - 20, y - 20, x + 20, y + 20, color, theme.INK, 6, radius=4)
        pen.line([(x - 10, y - 11), (x + 8, y - 11)], theme.lighter(color, 0.45), 6)


@glyph
def cog(pen: Pen) -> None:
    """Goods are made."""
    for color, more in ((theme.INK, 5.0), (STEEL, 0.0)):
        pen.circle(50, 50, 31 + more, color, None)
        for x, y in glyphs.regular(8, 37, 0):
            pen.circle(x, y, 8 + more * 0.8, color, None)
    pen.circle(50, 50, 14, theme.CREAM, theme.INK, 5)


@glyph
def draft(pen: Pen) -> None:
    """The plan of a building."""
    pen.rectangle(10, 8, 90, 92, theme.lighter(colors.WATER, 0.25), theme.INK, 5, radius=8)
    pen.line([(26, 78), (26, 50), (50, 26), (74, 50), (74, 78), (26, 78)], theme.HEADER, 7)
    pen.line([(50, 78), (50, 60)], theme.HEADER, 9)


@glyph
def scales(pen: Pen) -> None:
    """Goods are sold."""
    pen.line([(50, 12), (50, 88)], theme.INK, 10)
    pen.line([(26, 92), (74, 92)], theme.INK, 12)
    pen.line([(16, 26), (84, 18)], theme.INK, 10)
    for x, y in ((18, 60), (82, 52)):
        pen.line([(x - 14, y), (x, y - 34), (x + 14, y)], theme.INK, 4)
        pen.pie(x, y - 2, 21, 0, 180, theme.INK)
        pen.pie(x, y, 15, 0, 180, theme.GOLD)


@glyph
def bowl(pen: Pen) -> None:
    """A beggar's bowl with a coin."""
    pen.circle(50, 32, 24, theme.GOLD, theme.INK, 5)
    pen.circle(50, 32, 13, theme.lighter(theme.GOLD, 0.35), None)
    pen.pie(50, 46, 46, 0, 180, theme.INK)
    pen.pie(50, 49, 40, 0, 180, colors.TIMBER)
    pen.line([(6, 47), (94, 47)], theme.INK, 10)


@glyph
def donkey(pen: Pen) -> None:
    parts.donkey(pen, 42, 54, 44, colors.BOULDER)


@glyph
def villager(pen: Pen) -> None:
    body = [(38, 38), (62, 38), (92, 54), (88, 68), (72, 64), (82, 96), (18, 96), (28, 64), (12, 68), (8, 54)]
    pen.polygon(body, colors.LEAF, theme.INK, 5)
    pen.circle(50, 24, 20, colors.PLASTER, theme.INK, 5)


@glyph
def connected(pen: Pen) -> None:
    """Two places and the path between them."""
    pen.line([(22, 70), (78, 30)], theme.INK, 22)
    pen.line([(22, 70), (78, 30)], colors.SAND, 12)
    for x, y in ((22, 70), (78, 30)):
        pen.circle(x, y, 19, theme.GOOD, theme.INK, 5)


@glyph
def needs_road(pen: Pen) -> None:
    """Two places, and only a dotted line between them."""
    for x in (40, 52, 64):
        pen.circle(x, 96 - x * 0.9, 5, theme.INK, None)
    for x, y in ((19, 77), (81, 23)):
        pen.circle(x, y, 15, theme.GOLD, theme.INK, 7)


@glyph
def cut_off(pen: Pen) -> None:
    pen.polygon([(50, 6), (97, 92), (3, 92)], theme.GOLD, theme.INK, 6)
    pen.line([(50, 36), (50, 62)], theme.INK, 12)
    pen.circle(50, 79, 7, theme.INK, None)


def _good(kind: Resource, size: int) -> Image.Image:
    return pieces.resource(size, kind)


def _road(over: Crossing, size: int) -> Image.Image:
    return pieces.crossing(size, over, ABBEY)


ICONS: Icons = {
    **{kind: Icon(partial(_good, kind), stand_in) for kind, stand_in in _RESOURCES.items()},
    **{place_name(code): Icon(partial(icon, code), "🏠") for code in TILES},
    "produce": Icon(cubes, "🪓"),
    "process": Icon(cog, "⚙️"),
    "buy": Icon(draft, "📜"),
    "sell": Icon(scales, "⚖️"),
    "beg": Icon(bowl, "🙏"),
    "build": Icon(glyphs.hammer, "🏗️"),
    "bridge": Icon(partial(_road, "bridge"), "🌉"),
    "paved": Icon(partial(_road, "paved"), "🛤️"),
    "donkey": Icon(donkey, "🫏"),
    "villager": Icon(villager, "🧑‍🌾"),
    "connected": Icon(connected, "🟢"),
    "needs_road": Icon(needs_road, "🛤️"),
    "cut_off": Icon(cut_off, "⚠️"),
}
