"""A landscape for the place where no town lies."""

from __future__ import annotations

from renderers import theme
from renderers.canvas import Box, Canvas
from renderers.pen import Pen, sprite
from renderers.tiny_towns import colors
from renderers.tiny_towns.icons import icon, parts

_TREES = ((0.07, 0.5), (0.62, 0.36), (0.9, 0.62), (0.58, 0.8), (0.14, 0.84), (0.66, 0.84))
_HOUSES = (("cottage", 0.2, 0.5), ("chapel", 0.5, 0.36), ("tavern", 0.78, 0.54), ("farm", 0.36, 0.68))


def vignette(canvas: Canvas, box: Box) -> None:
    x, y, width, height = box[0], box[1], box[2] - box[0], box[3] - box[1]
    canvas.stamp(sprite(_hills, width, height=height), x, y)
    size = round(height * 0.24)
    for across, down in _TREES:
        canvas.centred(sprite(_tree, round(height * 0.2)), x + width * across, y + height * down)
    for card, across, down in _HOUSES:
        canvas.centred(icon(card, size), x + width * across, y + height * down)


def _hills(pen: Pen) -> None:
    height = pen.height
    pen.rectangle(0, 0, 100, height, theme.mix(colors.PANE, theme.PAPER, 0.55), None, radius=3)
    pen.circle(84, height * 0.2, 6, theme.FRESH, None)
    pen.ellipse(74, height * 1.05, 62, height * 0.52, theme.MEADOW, None)
    pen.ellipse(18, height * 1.12, 66, height * 0.55, theme.MEADOW_LIGHT, None)
    pen.ellipse(70, height * 1.25, 70, height * 0.45, theme.MEADOW, None)
    pen.clip(3)


def _tree(pen: Pen) -> None:
    parts.tree(pen, 50, 42, 34, 94)
