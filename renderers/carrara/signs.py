"""Coins, objects, the bag, and other small signs of the table, and strips of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from games.carrara.data import ObjectKind
from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas, sheet
from renderers.carrara import colors
from renderers.pen import Pen, sprite
from renderers.theme import Color

#: How high a strip with gains is.
_STRIP = 42


def coin(size: int) -> Image.Image:
    return sprite(_coin, size)


def price(amount: int, size: int) -> Image.Image:
    """A coin with a figure on it."""
    return sprite(_price, size, amount)


def bag(size: int, *, empty: bool = False) -> Image.Image:
    return sprite(_bag, size, empty)


def chest(size: int) -> Image.Image:
    """Objects, whatever their kind."""
    return sprite(_chest, size)


def _coin(pen: Pen) -> None:
    pen.circle(50, 50, 43, colors.COIN, theme.INK, 5)
    pen.circle(50, 50, 30, colors.COIN_LIGHT, theme.darker(colors.COIN, 0.3), 4)
    lily = [
        (50, 28),
        (58, 42),
        (68, 44),
        (64, 56),
        (55, 56),
        (57, 70),
        (43, 70),
        (45, 56),
        (36, 56),
        (32, 44),
        (42, 42),
    ]
    pen.polygon(lily, theme.darker(colors.COIN, 0.42), None)


def _price(pen: Pen, amount: int) -> None:
    pen.circle(50, 50, 44, colors.COIN_LIGHT, theme.darker(colors.COIN, 0.35), 7)
    pen.text(50, 50, str(amount), 64 if amount < 10 else 52, theme.INK, theme.BLACK_WEIGHT)


def _bag(pen: Pen, empty: bool) -> None:
    fill = colors.MARBLE_SHADE if empty else colors.TIMBER
    pen.polygon([(38, 34), (30, 14), (42, 20), (50, 12), (58, 20), (70, 14), (62, 34)], fill)
    pen.ellipse(50, 64, 37, 29, fill)
    pen.polygon([(36, 34), (64, 34), (66, 42), (34, 42)], theme.GOLD)
    if empty:
        pen.line([(14, 90), (86, 22)], theme.ALERT, 9)


def _chest(pen: Pen) -> None:
    pen.rectangle(8, 44, 92, 88, colors.TIMBER, theme.INK, 6)
    pen.polygon([(8, 46), (14, 20), (86, 20), (92, 46)], theme.darker(colors.TIMBER, 0.15), theme.INK, 6)
    for x in (26, 74):
        pen.line([(x, 24), (x, 84)], theme.GOLD, 7)
    pen.rectangle(40, 38, 60, 60, theme.GOLD, theme.INK, 5)


# --- what something would bring, in one line --------------------------------------------------------------------------


def draw_gains(
    canvas: Canvas,
    x: float,
    middle: float,
    width: int,
    *,
    vp: int = 0,
    coins: int = 0,
    objects: int = 0,
    ground: Color = theme.PAPER,
) -> None:
    """Points, coins and objects that something would bring."""
    piece = _gain_strip(vp, coins, objects, width, ground)
    canvas.stamp(piece, x, middle - _STRIP / 2)


@lru_cache(maxsize=256)
def _gain_strip(vp: int, coins: int, objects: int, width: int, ground: Color) -> Image.Image:
    """Figures with their signs, framed in gold."""
    canvas = sheet(width, _STRIP, ground)
    box = (0, 0, width, _STRIP)
    canvas.rounded(box, theme.FRESH, _STRIP // 2)
    canvas.frame(box, theme.GOLD, _STRIP // 2, 3)
    amounts = [(vp, glyphs.star), (coins, coin), (objects, chest)]
    shown = [(str(amount), sign) for amount, sign in amounts if amount]
    figures = [figure for figure, _ in shown]
    size = next((size for size in (28, 25, 22) if _breadth(figures, size) <= width - 16), 19)
    x = (width - _breadth(figures, size)) / 2
    for figure, sign in shown:
        x += canvas.text_beside(x, _STRIP / 2, figure, size, theme.BOLD) + 3
        canvas.stamp(sign(size + 3), x, (_STRIP - size - 3) / 2)
        x += size + 3 + size // 3
    return canvas.image


def _breadth(figures: list[str], size: int) -> int:
    """Of these figures with their signs and the gaps between them."""
    signs_and_gaps = (size + 6) * len(figures) + size // 3 * (len(figures) - 1)
    return sum(fonts.width(figure, size, theme.BOLD) for figure in figures) + signs_and_gaps


# --- objects ----------------------------------------------------------------------------------------------------------


def thing(kind: str, size: int) -> Image.Image:
    return sprite(_PAINTERS[kind], size)


@lru_cache(maxsize=32)
def empty_socket(kind: ObjectKind, size: int) -> Image.Image:
    """Where an object of this kind lay."""
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


_PAINTERS: dict[str, Callable[[Pen], None]] = {
    "book": _book,
    "chalice": _chalice,
    "crown": _crown,
    "gate": _gate,
    "flag": _flag,
    "arms": _arms,
}
