"""Coins, the bag, and other small signs of the table, and strips of them."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

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
