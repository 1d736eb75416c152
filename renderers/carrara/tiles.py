"""Building tiles: large on the display, small in the cities."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.carrara.data import TILES, TYPE, Tile
from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas, sheet
from renderers.carrara import colors
from renderers.carrara.buildings import building
from renderers.carrara.stones import cost_block
from renderers.pen import Pen, sprite
from renderers.theme import Color

#: Room around a face for its shadow.
BLEED = 12


@lru_cache(maxsize=256)
def face(tile: Tile, name: str, width: int, height: int, marked: bool, payable: bool | None) -> Image.Image:
    """A tile of the display. A golden frame marks a new or chosen one; ``payable`` is None where nobody asks."""
    data = TILES[tile]
    ground = TYPE[data.type].background
    canvas = sheet(width + 2 * BLEED, height + 2 * BLEED)
    box = (BLEED, BLEED, BLEED + width, BLEED + height)
    dimmed = payable is False
    canvas.card(box, theme.CARD if dimmed else colors.GROUND[ground], colors.EDGE[ground], 14)
    size = min(width - 36, height - 50)
    canvas.centred(building(data.type, size), BLEED + width - 8 - size / 2, BLEED + 12 + size / 2)
    _draw_name(canvas, name, width, height)
    canvas.stamp(cost_block(str(data.cost), 50), BLEED + 4, BLEED + 2)
    if payable:
        canvas.centred(sprite(_payable, 36), BLEED + width - 14, BLEED + 14)
    if dimmed:
        canvas.image.paste(Image.blend(canvas.image, Image.new("RGB", canvas.image.size, theme.PAPER), 0.45))
    if marked:
        canvas.frame(box, theme.INK, 14, 7)
        canvas.frame(box, theme.GOLD, 14, 6)
    return canvas.image


def _payable(pen: Pen) -> None:
    pen.circle(50, 50, 44, theme.GOOD, theme.CREAM, 9)
    pen.line([(30, 51), (45, 66), (71, 35)], theme.CREAM, 13)


def _draw_name(canvas: Canvas, name: str, width: int, height: int) -> None:
    most = width - 18
    size = next((size for size in (24, 22, 20) if fonts.width(name, size, theme.BOLD) <= most), 19)
    canvas.text(BLEED + width / 2, BLEED + height - 14, name, size, theme.BOLD, theme.INK, "middle", most)


@lru_cache(maxsize=8)
def empty_face(width: int, height: int) -> Image.Image:
    """A slot of the display for which no tile is left."""
    canvas = sheet(width + 2 * BLEED, height + 2 * BLEED)
    box = (BLEED, BLEED, BLEED + width, BLEED + height)
    canvas.rounded(box, theme.mix(theme.PAPER, theme.LINE, 0.3), 14)
    canvas.frame(box, theme.LINE, 14, 2)
    return canvas.image


@lru_cache(maxsize=256)
def small(tile: Tile, width: int, height: int, marked: bool = False, ground: Color = theme.CARD) -> Image.Image:
    """A tile in a city: its building and its cost."""
    data = TILES[tile]
    behind = TYPE[data.type].background
    canvas = sheet(width, height, ground)
    box = (0, 0, width, height)
    canvas.rounded(box, colors.GROUND[behind], 10)
    canvas.frame(box, colors.EDGE[behind], 10, 2)
    icon = height - 2
    middle = height / 2
    digit = round(height * 0.66)
    room = width - fonts.width(str(data.cost), digit, theme.BLACK_WEIGHT) - 8
    canvas.centred(building(data.type, icon), min(icon / 2 + 3, room / 2 + 2), middle)
    canvas.text_beside(width - 7, middle, str(data.cost), digit, theme.BLACK_WEIGHT, theme.INK, "right")
    if marked:
        canvas.frame(box, theme.INK, 10, 6)
        canvas.frame(box, theme.GOLD, 10, 5)
    return canvas.image


@lru_cache(maxsize=256)
def named(tile: Tile, name: str, width: int, height: int, marked: bool = False) -> Image.Image:
    """A tile in the own city: its building, its name and its cost."""
    data = TILES[tile]
    ground = TYPE[data.type].background
    canvas = sheet(width, height)
    box = (0, 0, width, height)
    canvas.rounded(box, colors.GROUND[ground], 12)
    canvas.frame(box, colors.EDGE[ground], 12, 2)
    canvas.centred(building(data.type, height - 6), height / 2 + 1, height / 2)
    cost = str(data.cost)
    taken = canvas.text_beside(width - 10, height / 2, cost, 38, theme.BLACK_WEIGHT, theme.INK, "right")
    room = width - height - taken - 13
    size = next((size for size in (22, 20, 18, 17) if fonts.width(name, size, theme.MEDIUM) <= room), 16)
    canvas.text_beside(height + 1, height / 2, name, size, theme.MEDIUM, most=room)
    if marked:
        canvas.frame(box, theme.INK, 12, 7)
        canvas.frame(box, theme.GOLD, 12, 5)
    return canvas.image


def pile(size: int) -> Image.Image:
    """The face-down stack."""
    return glyphs.deck(size, colors.ROOF)
