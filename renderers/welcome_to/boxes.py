"""The little boxes with values on a sheet: crossed, valid now, or still to come."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PIL import Image

from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas, sheet
from renderers.pen import Pen, sprite
from renderers.theme import Color

BoxState = Literal["crossed", "now", "later", "next"]


@lru_cache(maxsize=512)
def value_box(text: str, state: BoxState, width: int, height: int, ground: Color = theme.CARD) -> Image.Image:
    """A value of a track; ``next`` is one that can be reached now."""
    canvas = sheet(width, height, ground)
    box = (0, 0, width, height)
    if state == "now":
        canvas.rounded(box, theme.INK, 10)
        canvas.rounded((2, 2, width - 2, height - 2), theme.GOLD, 8)
    else:
        canvas.rounded(box, theme.mix(theme.CARD, theme.PAPER, 0.7 if state == "crossed" else 0.0), 10)
        canvas.frame(box, theme.GOLD if state == "next" else theme.LINE, 10, 5 if state == "next" else 2)
    _write(canvas, text, state)
    if state == "crossed":
        canvas.stamp(sprite(_stroke, width, height=height), 0, 0)
    return canvas.image


def _write(canvas: Canvas, text: str, state: BoxState) -> None:
    weight = theme.BLACK_WEIGHT if state == "now" else theme.MEDIUM
    size = fonts.fitting(text, canvas.width - 8, 29 if state == "now" else 25, weight)
    ink = theme.MUTED if state == "crossed" else theme.INK
    canvas.text_beside(canvas.width / 2, canvas.height / 2, text, size, weight, ink, "middle")


@lru_cache(maxsize=2)
def tick_box(width: int, height: int, *, crossed: bool) -> Image.Image:
    """A box without a value."""
    canvas = sheet(width, height, theme.CARD)
    box = (0, 0, width, height)
    canvas.frame(box, theme.LINE, 10, 2)
    if crossed:
        canvas.centred(glyphs.cross(round(height * 0.7), theme.INK), width / 2, height / 2)
    return canvas.image


def states(crossed: int, values: int, *, reachable: bool = False) -> list[BoxState]:
    """How each value of a track looks after so many crosses."""
    past: list[BoxState] = ["crossed"] * crossed
    later: list[BoxState] = ["later"] * (values - crossed - 1)
    if reachable and later:
        later[0] = "next"
    return [*past, "now", *later]


def _stroke(pen: Pen) -> None:
    pen.line([(16, pen.height * 0.82), (84, pen.height * 0.18)], theme.ALERT, 7)
