"""Little rows of words, stones and coins, broken into lines where they do not fit."""

from __future__ import annotations

from PIL import Image

from renderers import fonts, theme
from renderers.canvas import Canvas
from renderers.theme import Color

#: Text, or something drawn.
Item = str | Image.Image
#: Items that stay together.
Group = tuple[Item, ...]

SIZE = theme.SMALL
PIECE = 34
LINE = 42
_SPACE = 7
_BETWEEN = 14


def width(group: Group) -> int:
    return sum(_width(item) for item in group) + _SPACE * (len(group) - 1)


def lines(groups: list[Group], most: int) -> list[list[Group]]:
    """As many groups in every line as fit."""
    done: list[list[Group]] = []
    room = 0
    for group in groups:
        needed = width(group) + _BETWEEN
        if not done or needed - _BETWEEN > room:
            done.append([])
            room = most
        done[-1].append(group)
        room -= needed
    return done


def draw_run(canvas: Canvas, x: int, middle: float, groups: list[Group], most: int, ink: Color = theme.INK) -> None:
    """One line of groups."""
    end = x + most
    for group in groups:
        for item in group:
            if isinstance(item, str):
                canvas.text_beside(x, middle, item, SIZE, theme.MEDIUM, ink, most=max(end - x, 1))
            else:
                canvas.stamp(item, x, middle - item.height / 2)
            x += _width(item) + _SPACE
        x += _BETWEEN - _SPACE


def _width(item: Item) -> int:
    return fonts.width(item, SIZE, theme.MEDIUM) if isinstance(item, str) else item.width
