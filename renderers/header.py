"""The band at the top of a picture: a title, a line below it, and a skyline."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.core import Seat
from renderers import glyphs, theme
from renderers.canvas import Canvas, blank
from renderers.page import Page
from renderers.pen import Pen, Point, sprite
from renderers.shelf import kept

HEIGHT = 118
#: Text in the band is lighter than paper.
INK = theme.CREAM
SOFT_INK = theme.mix(theme.CREAM, theme.HEADER, 0.25)


def page(height: int = 4000, scenery: Callable[[Pen], None] | None = None, breadth: int = 400) -> Page:
    """An empty picture with the band at its top; the scenery is as wide as ``breadth`` and repeats.

    Without a height it's longer than any picture, to be cut (``Page.down_to``) where the picture ends.
    """
    canvas = Page(theme.WIDTH, height)
    canvas.stamp(_band(scenery or _houses, breadth), 0, 0)
    return canvas


def draw_titles(canvas: Canvas, title: str, line: str, taken: int = 0) -> None:
    """Title and line on the left of the band; what the game draws on the right has ``taken`` some of the room."""
    most = canvas.width - 2 * theme.MARGIN - taken
    canvas.text(theme.MARGIN, 54, title, theme.TITLE, theme.BOLD, INK, most=most)
    canvas.text(theme.MARGIN, 96, line, theme.BODY, theme.MEDIUM, SOFT_INK, most=most)


def draw_panel_titles(
    canvas: Canvas, seat: Seat, title: str, line: str, taken: int = 0, size: int = theme.BODY
) -> None:
    """The same on the panel of a seat, with its mark."""
    most = canvas.width - 2 * theme.MARGIN - taken
    canvas.centred(glyphs.seat(seat, 56), theme.MARGIN + 28, 42)
    canvas.text(theme.MARGIN + 70, 56, title, theme.TITLE, theme.BOLD, INK, most=most - 70)
    canvas.text_beside(theme.MARGIN, 90.5, line, size, theme.MEDIUM, SOFT_INK, most=most)


def draw_final_titles(canvas: Canvas, sign: Image.Image, title: str, line: str) -> None:
    """The same at the end, with the sign of how it ended."""
    canvas.centred(sign, canvas.width - theme.MARGIN - 46, HEIGHT / 2 - 4)
    draw_titles(canvas, title, line, 110)


@kept
def _band(scenery: Callable[[Pen], None], breadth: int) -> Image.Image:
    canvas = blank(theme.WIDTH, HEIGHT, theme.HEADER)
    repeated = sprite(scenery, breadth, height=HEIGHT)
    for left in range(0, theme.WIDTH, breadth):
        canvas.stamp(repeated, left, 0)
    canvas.fill((0, HEIGHT - 4, theme.WIDTH, HEIGHT), theme.GOLD)
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
