"""Points, coins and objects that something would bring, in one line."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas, sheet
from renderers.carrara import signs
from renderers.theme import Color

_HEIGHT = 42


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
    piece = gain_strip(vp, coins, objects, width, ground)
    canvas.stamp(piece, x, middle - _HEIGHT / 2)


@lru_cache(maxsize=256)
def gain_strip(vp: int, coins: int, objects: int, width: int, ground: Color) -> Image.Image:
    """Figures with their signs, framed in gold."""
    canvas = sheet(width, _HEIGHT, ground)
    box = (0, 0, width, _HEIGHT)
    canvas.rounded(box, theme.FRESH, _HEIGHT // 2)
    canvas.frame(box, theme.GOLD, _HEIGHT // 2, 3)
    amounts = [(vp, glyphs.star), (coins, signs.coin), (objects, signs.chest)]
    shown = [(str(amount), sign) for amount, sign in amounts if amount]
    figures = [figure for figure, _ in shown]
    size = next((size for size in (28, 25, 22) if _breadth(figures, size) <= width - 16), 19)
    x = (width - _breadth(figures, size)) / 2
    for figure, sign in shown:
        x += canvas.text_beside(x, _HEIGHT / 2, figure, size, theme.BOLD) + 3
        canvas.stamp(sign(size + 3), x, (_HEIGHT - size - 3) / 2)
        x += size + 3 + size // 3
    return canvas.image


def _breadth(figures: list[str], size: int) -> int:
    """Of these figures with their signs and the gaps between them."""
    signs_and_gaps = (size + 6) * len(figures) + size // 3 * (len(figures) - 1)
    return sum(fonts.width(figure, size, theme.BOLD) for figure in figures) + signs_and_gaps
