"""Stones: blocks of marble, told apart by colour, letter and grain. The letters are those of the notation."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from games.carrara.state import Stones
from renderers import theme
from renderers.carrara import colors
from renderers.pen import Pen, sprite
from renderers.theme import Color

#: Stands for a stone that nobody has seen yet.
UNKNOWN = "?"

#: The front of the block: left, top, right, bottom. The rest of the sprite is its top and its right side.
_FRONT = (4.0, 20.0, 80.0, 96.0)
_DEPTH = 15.0


def stone(letter: str, size: int) -> Image.Image:
    return sprite(_stone, size, letter)


def cost_block(text: str, size: int) -> Image.Image:
    """How many stones a building takes: a block without a colour."""
    return sprite(_cost_block, size, text)


@lru_cache(maxsize=64)
def faded(letter: str, size: int, ground: Color = theme.CARD) -> Image.Image:
    """A stone that cannot be had, melting into its ground."""
    picture = Image.new("RGB", (size, size), ground)
    block = stone(letter, size)
    picture.paste(block, (0, 0), block.getchannel("A").point([value * 3 // 10 for value in range(256)]))
    return picture


@lru_cache(maxsize=512)
def stone_row(stones: Stones, size: int, step: int = 0) -> Image.Image:
    """Stones side by side; a small step lets them overlap."""
    step = step or size + 2
    row = Image.new("RGBA", (max(1, step * (len(stones) - 1) + size), size), (0, 0, 0, 0))
    for place, letter in enumerate(stones):
        block = stone(letter, size)
        row.alpha_composite(block, (place * step, 0))
    return row


def _stone(pen: Pen, letter: str) -> None:
    color = colors.STONE.get(letter, colors.SOCKET)
    _block(pen, color)
    if letter in _GRAINS:
        _GRAINS[letter](pen, color)
    _letter(pen, letter, theme.readable_on(color))


def _cost_block(pen: Pen, text: str) -> None:
    _block(pen, colors.MARBLE)
    _letter(pen, text, theme.INK, 66)


def _block(pen: Pen, color: Color) -> None:
    left, top, right, bottom = _FRONT
    edge = theme.darker(color, 0.55)
    width = 4.4
    above = [(left, top), (left + _DEPTH, top - _DEPTH), (right + _DEPTH, top - _DEPTH), (right, top)]
    beside = [(right, top), (right + _DEPTH, top - _DEPTH), (right + _DEPTH, bottom - _DEPTH), (right, bottom)]
    pen.polygon(above, theme.lighter(color, 0.4), edge, width)
    pen.polygon(beside, theme.darker(color, 0.2), edge, width)
    pen.rectangle(left, top, right, bottom, color, edge, width)


def _letter(pen: Pen, letter: str, ink: Color, size: float = 58) -> None:
    left, top, right, bottom = _FRONT
    pen.text((left + right) / 2, (top + bottom) / 2, letter, size, ink, theme.BLACK_WEIGHT)


# --- the grain of each colour, so that a block is known even in grey --------------------------------------------------


def _plain(pen: Pen, color: Color) -> None:
    pen.line([(8, 40), (26, 30), (34, 25)], colors.VEIN, 3)
    pen.line([(52, 91), (66, 78), (76, 74)], colors.VEIN, 3)


def _dotted(pen: Pen, color: Color) -> None:
    for x, y in ((14, 31), (69, 31), (14, 85), (69, 85)):
        pen.circle(x, y, 5, theme.darker(color, 0.18), None)


def _striped(pen: Pen, color: Color) -> None:
    for y in (28, 88):
        pen.line([(9, y), (75, y)], theme.lighter(color, 0.28), 5)


def _cornered(pen: Pen, color: Color) -> None:
    shade = theme.darker(color, 0.2)
    for x, y, across, down in ((8, 24, 1, 1), (76, 24, -1, 1), (8, 92, 1, -1), (76, 92, -1, -1)):
        pen.polygon([(x, y), (x + 17 * across, y), (x, y + 17 * down)], shade, None)


def _slanted(pen: Pen, color: Color) -> None:
    shine = theme.lighter(color, 0.3)
    pen.polygon([(7, 46), (29, 23), (38, 23), (7, 55)], shine, None)
    pen.polygon([(77, 68), (54, 93), (45, 93), (77, 59)], shine, None)


def _veined(pen: Pen, color: Color) -> None:
    vein = theme.lighter(color, 0.35)
    pen.line([(8, 70), (20, 80), (22, 92)], vein, 3)
    pen.line([(58, 24), (64, 36), (77, 44)], vein, 3)


_GRAINS: dict[str, Callable[[Pen, Color], None]] = {
    "W": _plain,
    "Y": _dotted,
    "R": _striped,
    "G": _cornered,
    "B": _slanted,
    "K": _veined,
}
