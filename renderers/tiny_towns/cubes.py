"""Resource cubes: small blocks, told apart by colour, texture and letter."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.tiny_towns.state import Resource
from renderers import glyphs, theme
from renderers.pen import Pen, sprite
from renderers.theme import Color
from renderers.tiny_towns import colors
from renderers.tiny_towns.icons import parts

#: The front of the block: left, top, right, bottom. The rest of the sprite is its top and its right side.
_FRONT = (4.0, 20.0, 80.0, 96.0)
_DEPTH = 15.0


def cube(resource: Resource, letter: str, size: int) -> Image.Image:
    return sprite(_cube, size, resource, letter)


def _cube(pen: Pen, resource: Resource, letter: str) -> None:
    color = colors.RESOURCE[resource]
    left, top, right, bottom = _FRONT
    edge = theme.darker(color, 0.55)
    width = 4.4
    above = [(left, top), (left + _DEPTH, top - _DEPTH), (right + _DEPTH, top - _DEPTH), (right, top)]
    beside = [(right, top), (right + _DEPTH, top - _DEPTH), (right + _DEPTH, bottom - _DEPTH), (right, bottom)]
    pen.polygon(above, theme.lighter(color, 0.45), edge, width)
    pen.polygon(beside, theme.darker(color, 0.28), edge, width)
    pen.rectangle(left, top, right, bottom, color, edge, width)
    _TEXTURES[resource](pen, color)
    ink = theme.readable_on(color)
    pen.text((left + right) / 2, (top + bottom) / 2, letter, 56, ink, theme.BLACK_WEIGHT)


def _wood(pen: Pen, color: Color) -> None:
    grain = theme.darker(color, 0.2)
    for y in (34, 58, 82):
        pen.line([(8, y), (30, y - 4), (54, y + 4), (76, y)], grain, 4)


def _wheat(pen: Pen, color: Color) -> None:
    ear = theme.darker(color, 0.16)
    for x, y in ((18, 40), (66, 36), (20, 76), (67, 78)):
        parts.wheat(pen, x, y, 11, ear, ear)


def _brick(pen: Pen, color: Color) -> None:
    joint = theme.darker(color, 0.2)
    for y in (45, 71):
        pen.line([(7, y), (77, y)], joint, 3.6)
    for x, y in ((42, 24), (22, 48), (62, 48), (42, 74)):
        pen.line([(x, y), (x, y + 20)], joint, 3.6)


def _glass(pen: Pen, color: Color) -> None:
    shine = theme.lighter(color, 0.55)
    pen.polygon([(8, 62), (46, 24), (58, 24), (8, 74)], shine, None)
    pen.polygon([(8, 84), (68, 24), (73, 24), (8, 89)], shine, None)


def _stone(pen: Pen, color: Color) -> None:
    for x, y, radius, share in ((20, 36, 8, 0.14), (62, 40, 10, -0.3), (26, 74, 10, -0.3), (60, 80, 8, 0.14)):
        fill = theme.darker(color, share) if share > 0 else theme.lighter(color, -share)
        pen.polygon(glyphs.regular(5, radius, 20, x, y), fill, None)


_TEXTURES: dict[Resource, Callable[[Pen, Color], None]] = {
    "W": _wood,
    "H": _wheat,
    "B": _brick,
    "G": _glass,
    "S": _stone,
}
