"""Coins, the bag, and other small signs of the table."""

from __future__ import annotations

from PIL import Image

from renderers import glyphs, theme
from renderers.carrara import colors
from renderers.pen import Pen, sprite
from renderers.theme import Color


def coin(size: int) -> Image.Image:
    return sprite(_coin, size)


def price(amount: int, size: int) -> Image.Image:
    """A coin with a figure on it."""
    return sprite(_price, size, amount)


def bag(size: int, *, empty: bool = False) -> Image.Image:
    return sprite(_bag, size, empty)


def turning(size: int, color: Color = theme.HEADER) -> Image.Image:
    """Round it goes, clockwise."""
    return sprite(_turning, size, color)


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


def _turning(pen: Pen, color: Color) -> None:
    pen.arc(50, 50, 33, 150, 410, color, 12)
    x, y = glyphs.arc_points(50, 50, 33, 50, 50, 1)[0]
    pen.polygon([(x - 20, y - 2), (x + 14, y - 12), (x + 2, y + 20)], color, None)


def _chest(pen: Pen) -> None:
    pen.rectangle(8, 44, 92, 88, colors.TIMBER, theme.INK, 6)
    pen.polygon([(8, 46), (14, 20), (86, 20), (92, 46)], theme.darker(colors.TIMBER, 0.15), theme.INK, 6)
    for x in (26, 74):
        pen.line([(x, 24), (x, 84)], theme.GOLD, 7)
    pen.rectangle(40, 38, 60, 60, theme.GOLD, theme.INK, 5)
