"""The band at the top of a picture: a title, a line below it, and a skyline."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderers import theme
from renderers.canvas import Canvas, blank
from renderers.pen import Pen, Point, sprite

HEIGHT = 118
#: Text in the band is lighter than paper.
INK = theme.CREAM
SOFT_INK = theme.mix(theme.CREAM, theme.HEADER, 0.25)


def draw_titles(canvas: Canvas, title: str, line: str, most: int) -> None:
    """Title and line on the left of the band, at most ``most`` pixels wide; what stands on the right is the game's."""
    canvas.text(theme.MARGIN, 54, title, theme.TITLE, theme.BOLD, INK, most=most)
    canvas.text(theme.MARGIN, 96, line, theme.BODY, theme.MEDIUM, SOFT_INK, most=most)


@lru_cache(maxsize=8)
def band(width: int) -> Image.Image:
    canvas = blank(width, HEIGHT, theme.HEADER)
    houses = sprite(_houses, 400, height=HEIGHT)
    for left in range(0, width, houses.width):
        canvas.stamp(houses, left, 0)
    canvas.fill((0, HEIGHT - 4, width, HEIGHT), theme.GOLD)
    return canvas.image


#: Left edge, breadth, height of the wall, height of the roof.
_SKYLINE = (
    (0.0, 9.0, 8.0, 6.0),
    (9.5, 6.0, 12.0, 7.0),
    (16.0, 11.0, 6.0, 5.0),
    (27.5, 5.0, 15.0, 9.0),
    (33.0, 10.0, 9.0, 6.0),
    (43.5, 8.0, 6.0, 6.0),
    (52.0, 12.0, 11.0, 5.0),
    (64.5, 5.0, 7.0, 5.0),
    (70.0, 8.0, 13.0, 8.0),
    (78.5, 11.0, 7.0, 6.0),
    (90.0, 9.5, 10.0, 6.0),
)


def _houses(pen: Pen) -> None:
    ground = pen.height
    for left, breadth, wall, roof in _SKYLINE:
        top = ground - wall
        gable: list[Point] = [(left - 0.8, top), (left + breadth / 2, top - roof), (left + breadth + 0.8, top)]
        pen.polygon(gable, theme.HEADER_DEEP, None)
        pen.rectangle(left, top, left + breadth, ground, theme.HEADER_DEEP, None)
