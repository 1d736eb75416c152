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
    text, piece, gap = (25, 28, 8) if len(shown) > 2 else (28, 32, 12)
    taken = sum(fonts.width(figure, text, theme.BOLD) + piece + 3 for figure, _ in shown) + gap * (len(shown) - 1)
    x = (width - taken) / 2
    for figure, sign in shown:
        x += canvas.text_beside(x, _HEIGHT / 2, figure, text, theme.BOLD) + 3
        canvas.stamp(sign(piece), x, (_HEIGHT - piece) / 2)
        x += piece + gap
    return canvas.image
