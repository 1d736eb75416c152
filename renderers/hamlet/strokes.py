"""Smooth lines on a canvas: each is drawn several times too large once and remembered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, degrees

from PIL import Image, ImageDraw

from games.core import Seat
from games.hamlet.state import Crossing
from renderers.canvas import Canvas
from renderers.hamlet import pieces
from renderers.pen import Point
from renderers.theme import Color

_OVERSAMPLING = 3

Whole = tuple[int, int]


def stroke(canvas: Canvas, points: Sequence[Point], width: float, color: Color) -> None:
    """A line with round joints and ends."""
    whole = [(round(x), round(y)) for x, y in points]
    room = round(width) + 2
    left, top = min(x for x, _ in whole) - room, min(y for _, y in whole) - room
    canvas.image.paste(color, (left, top), _line(tuple((x - left, y - top) for x, y in whole), round(width), room))


def outline(canvas: Canvas, corners: Sequence[Point], width: float, color: Color) -> None:
    stroke(canvas, [*corners, corners[0]], width, color)


def dashed(canvas: Canvas, start: Point, end: Point, width: float, color: Color, dash: float) -> None:
    """A dashed straight line."""
    length = max(1.0, ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5)
    dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    at = 0.0
    while at < length:
        stop = min(at + dash, length)
        stroke(
            canvas,
            [(start[0] + dx * at, start[1] + dy * at), (start[0] + dx * stop, start[1] + dy * stop)],
            width,
            color,
        )
        at += 2 * dash


@lru_cache(maxsize=256)
def _line(points: tuple[Whole, ...], width: int, room: int) -> Image.Image:
    size = (max(x for x, _ in points) + room, max(y for _, y in points) + room)
    mask = Image.new("L", (size[0] * _OVERSAMPLING, size[1] * _OVERSAMPLING), 0)
    draw = ImageDraw.Draw(mask)
    large = [(x * _OVERSAMPLING, y * _OVERSAMPLING) for x, y in points]
    draw.line(large, fill=255, width=width * _OVERSAMPLING, joint="curve")
    half = width * _OVERSAMPLING / 2
    for x, y in (large[0], large[-1]):
        draw.ellipse((x - half, y - half, x + half, y + half), fill=255)
    return mask.reduce(_OVERSAMPLING)


@lru_cache(maxsize=128)
def crossing_along(over: Crossing, owner: Seat, size: int, direction: Whole) -> Image.Image:
    """A road piece that leads in this direction (in thousandths of a unit)."""
    angle = -degrees(atan2(direction[1], direction[0]))
    return pieces.crossing(over, owner, size).rotate(angle, Image.Resampling.BICUBIC, expand=True)
