"""Three cards side by side: combinations, plans."""

from __future__ import annotations

from renderers import theme
from renderers.canvas import Canvas, sheet
from renderers.theme import Color

COUNT = 3
WIDTH = (theme.WIDTH - 2 * theme.MARGIN - (COUNT - 1) * theme.GAP) // COUNT
#: Room around a face for its shadow.
BLEED = 12


def left_of(place: int) -> int:
    return theme.MARGIN + place * (WIDTH + theme.GAP)


def blank(height: int, color: Color, line: int = 2) -> Canvas:
    """An empty face with a band of its colour, lying on the paper."""
    canvas = sheet(WIDTH + 2 * BLEED, height + 2 * BLEED)
    box = (BLEED, BLEED, BLEED + WIDTH, BLEED + height)
    canvas.card(box, color, None)
    canvas.rounded((box[0], box[1] + 8, box[2], box[3]), theme.CARD, theme.RADIUS - 2)
    canvas.frame(box, color, theme.RADIUS, line)
    return canvas
