"""Stones, coins, objects, the bag and other small signs of the table.

Stones are blocks of marble, told apart by colour, letter and grain. Their letters are those of the notation.
"""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.carrara.state import Stones
from renderers import glyphs, theme
from renderers.carrara import colors
from renderers.pen import Pen, Point, glyph, mirrored, sprite
from renderers.shelf import kept
from renderers.theme import Color

#: Stands for a stone that nobody has seen yet.
UNKNOWN = "?"


def stone(letter: str, size: int) -> Image.Image:
    return sprite(_stone, size, letter)


@kept
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
    glyphs.block(pen, color, 0.4, 0.2)
    if letter in _GRAINS:
        shade, lines, width = _GRAINS[letter]
        for line in lines:
            pen.line(line, shade, width) if width else pen.polygon(line, shade, None)
    _letter(pen, letter, theme.readable_on(color))


@glyph
def cost_block(pen: Pen, text: str) -> None:
    """How many stones a building takes: a block without a colour."""
    glyphs.block(pen, colors.MARBLE, 0.4, 0.2)
    _letter(pen, text, theme.INK, 66)


def _letter(pen: Pen, letter: str, ink: Color, size: float = 58) -> None:
    pen.text(42, 58, letter, size, ink, theme.BLACK_WEIGHT)


# --- the grain of each colour, so that a block is known even in grey --------------------------------------------------


_CORNERS: list[list[Point]] = [
    [(x, y), (x + 17 * across, y), (x, y + 17 * down)]
    for x, across in ((8, 1), (76, -1))
    for y, down in ((24, 1), (92, -1))
]
_SLANTS: list[list[Point]] = [[(7, 46), (29, 23), (38, 23), (7, 55)], [(77, 68), (54, 93), (45, 93), (77, 59)]]
_Y, _R, _G, _B, _K = (colors.STONE[letter] for letter in "YRGBK")
#: For each colour the shade, the lines, and how wide they are; without a width, what they enclose is filled.
_GRAINS: dict[str, tuple[Color, list[list[Point]], float]] = {
    "W": (colors.VEIN, [[(8, 40), (26, 30), (34, 25)], [(52, 91), (66, 78), (76, 74)]], 3),
    "Y": (theme.darker(_Y, 0.18), [[(x, y), (x, y)] for x in (14, 69) for y in (31, 85)], 10),
    "R": (theme.lighter(_R, 0.5), [[(10, 29), (74, 29)], [(10, 88), (74, 88)]], 8),
    "G": (theme.darker(_G, 0.2), _CORNERS, 0),
    "B": (theme.lighter(_B, 0.5), _SLANTS, 0),
    "K": (theme.lighter(_K, 0.35), [[(8, 70), (20, 80), (22, 92)], [(58, 24), (64, 36), (77, 44)]], 3),
}


# --- coins, the bag, a chest ------------------------------------------------------------------------------------------


@glyph
def coin(pen: Pen) -> None:
    pen.circle(50, 50, 43, colors.COIN, theme.INK, 5)
    pen.circle(50, 50, 30, colors.COIN_LIGHT, theme.darker(colors.COIN, 0.3), 4)
    lily = mirrored([(50, 28), (58, 42), (68, 44), (64, 56), (55, 56), (57, 70)])
    pen.polygon(lily, theme.darker(colors.COIN, 0.42), None)


@glyph
def price(pen: Pen, amount: int) -> None:
    """A coin with a figure on it."""
    pen.circle(50, 50, 44, colors.COIN_LIGHT, theme.darker(colors.COIN, 0.35), 7)
    pen.text(50, 50, str(amount), 64 if amount < 10 else 52, theme.INK, theme.BLACK_WEIGHT)


@glyph
def bag(pen: Pen, empty: bool = False) -> None:
    fill = colors.MARBLE_SHADE if empty else colors.TIMBER
    pen.polygon([(38, 34), (30, 14), (42, 20), (50, 12), (58, 20), (70, 14), (62, 34)], fill)
    pen.ellipse(50, 64, 37, 29, fill)
    pen.polygon([(36, 34), (64, 34), (66, 42), (34, 42)], theme.GOLD)
    if empty:
        pen.line([(14, 90), (86, 22)], theme.ALERT, 9)


@glyph
def chest(pen: Pen) -> None:
    """Objects, whatever their kind."""
    pen.rectangle(8, 44, 92, 88, colors.TIMBER, theme.INK, 6)
    pen.polygon([(8, 46), (14, 20), (86, 20), (92, 46)], theme.darker(colors.TIMBER, 0.15), theme.INK, 6)
    for x in (26, 74):
        pen.line([(x, 24), (x, 84)], theme.GOLD, 7)
    pen.rectangle(40, 38, 60, 60, theme.GOLD, theme.INK, 5)


# --- objects ----------------------------------------------------------------------------------------------------------


def thing(kind: str, size: int) -> Image.Image:
    return sprite(_OBJECTS[kind], size)


@kept
def empty_socket(kind: str, size: int) -> Image.Image:
    """The empty place of an object."""
    picture = sprite(_socket, size).copy()
    shape = thing(kind, round(size * 0.6))
    trace = shape.getchannel("A").point([value // 5 for value in range(256)])
    picture.paste(colors.ENGRAVED, (round(size * 0.2), round(size * 0.2)), trace)
    return picture


def _book(pen: Pen) -> None:
    cover = colors.CRIMSON
    pen.polygon([(6, 28), (50, 38), (94, 28), (94, 80), (50, 90), (6, 80)], cover)
    pen.polygon([(12, 20), (32, 18), (50, 30), (50, 82), (30, 72), (12, 74)], colors.PAGE)
    pen.polygon([(88, 20), (68, 18), (50, 30), (50, 82), (70, 72), (88, 74)], colors.PAGE)
    for y in (36, 48, 60):
        pen.line([(20, y - 2), (41, y + 4)], colors.VEIN, 4)
        pen.line([(80, y - 2), (59, y + 4)], colors.VEIN, 4)
    pen.line([(50, 31), (50, 88)], theme.INK, 4)


def _chalice(pen: Pen) -> None:
    gold = theme.GOLD
    pen.polygon([(22, 12), (78, 12), (74, 36), (60, 52), (40, 52), (26, 36)], gold)
    pen.polygon([(45, 52), (55, 52), (58, 78), (42, 78)], gold)
    pen.ellipse(50, 62, 12, 6, theme.lighter(gold, 0.4))
    pen.polygon([(42, 76), (58, 76), (78, 90), (22, 90)], gold)
    pen.ellipse(50, 13, 28, 6, colors.CRIMSON)
    for x in (38, 50, 62):
        pen.circle(x, 35, 5, colors.SILK if x == 50 else colors.CRIMSON, theme.INK, 2.6)


def _crown(pen: Pen) -> None:
    pen.polygon([(8, 30), (29, 50), (50, 16), (71, 50), (92, 30), (84, 86), (16, 86)], theme.GOLD)
    pen.rectangle(16, 70, 84, 86, theme.darker(theme.GOLD, 0.16))
    for x, y in ((8, 28), (50, 14), (92, 28)):
        pen.circle(x, y, 6.5, theme.CREAM)
    for x, fill in ((32, colors.SILK), (50, colors.CRIMSON), (68, colors.SILK)):
        pen.circle(x, 78, 5, fill, theme.INK, 2.6)


def _gate(pen: Pen) -> None:
    pen.arch(50, 92, 40, 82, colors.COURT)
    pen.arch(50, 92, 27, 66, theme.darker(colors.DOOR, 0.45))
    for x in (34, 50, 66):
        pen.line([(x, 34 if x == 50 else 42), (x, 90)], theme.GOLD, 5)
    for y in (52, 72):
        pen.line([(25, y), (75, y)], theme.GOLD, 5)
    pen.polygon([(42, 8), (58, 8), (55, 25), (45, 25)], theme.lighter(colors.COURT, 0.5), theme.INK, 3)
    pen.line([(6, 93), (94, 93)], theme.INK, 6)


def _flag(pen: Pen) -> None:
    pen.polygon([(28, 14), (56, 22), (92, 12), (80, 36), (92, 62), (56, 68), (28, 60)], colors.SILK)
    pen.polygon([(30, 30), (56, 37), (80, 31), (78, 36), (82, 43), (56, 52), (30, 44)], theme.CREAM, None)
    pen.line([(24, 10), (24, 93)], theme.INK, 9)
    pen.line([(24, 12), (24, 91)], colors.TIMBER, 4)
    pen.circle(24, 9, 7, theme.GOLD)


def _arms(pen: Pen) -> None:
    outline = [(12, 10), (88, 10), (88, 48), (78, 72), (50, 94), (22, 72), (12, 48)]
    pen.polygon(outline, colors.CRIMSON)
    pen.polygon([(50, 12), (86, 12), (86, 48), (50, 48)], theme.CREAM, None)
    pen.polygon([(14, 48), (50, 48), (50, 90), (24, 70)], theme.CREAM, None)
    pen.line([*outline, outline[0], outline[1]], theme.INK, 4.4)
    pen.polygon(glyphs.star_points(13, 5.5, 31, 31), theme.GOLD, theme.INK, 2)
    pen.polygon(glyphs.star_points(13, 5.5, 66, 64), theme.GOLD, theme.INK, 2)


def _socket(pen: Pen) -> None:
    pen.circle(50, 50, 46, colors.MARBLE, colors.VEIN, 4)


_OBJECTS: dict[str, Callable[[Pen], None]] = {
    "book": _book,
    "chalice": _chalice,
    "crown": _crown,
    "gate": _gate,
    "flag": _flag,
    "arms": _arms,
}
