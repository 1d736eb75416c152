"""Pieces on the map and on cards: resources, people, donkeys, flags, coins, roads."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, degrees

from PIL import Image

from games.core import Seat
from games.hamlet.data import RAW, Resource
from games.hamlet.state import ABBEY, Crossing
from renderers import glyphs, theme
from renderers.hamlet import colors
from renderers.hamlet import icon_parts as parts
from renderers.materials import draw_cube
from renderers.pen import Pen, glyph
from renderers.shelf import kept
from renderers.theme import Color

#: The Abbey takes part in the solo challenge only and has no seat of its own.
ABBEY_COLOR = theme.HEADER


def seat_color(seat: Seat) -> Color:
    return ABBEY_COLOR if seat == ABBEY else theme.seat_mark(seat).color


def holder_mark(seat: Seat, size: int) -> Image.Image:
    """Who owns something: the mark of a seat, or the Abbey's cross."""
    return _abbey_mark(size) if seat == ABBEY else glyphs.seat(seat, size)


# ---------------------------------------------------------------- resources


@glyph
def resource(pen: Pen, kind: Resource, owner: Seat | None = None, high: bool = False) -> None:
    """A raw cube, or a good: nobody's on paper, somebody's in the colour of its owner; a star for high quality."""
    if kind in RAW:
        draw_cube(pen, kind, colors.RESOURCE[kind])
        return
    edge = theme.MUTED if owner is None else seat_color(owner)
    pen.rectangle(3, 3, 97, 97, edge, theme.INK, 4, radius=20)
    pen.rectangle(14, 14, 86, 86, theme.CREAM if not high else theme.FRESH, None, radius=12)
    _GOODS[kind](pen)
    if owner is not None:
        pen.rectangle(56, 60, 99, 99, edge, theme.CREAM, 5, radius=10)
        pen.text(77.5, 79.5, str(owner + 1), 36, theme.CREAM, theme.BLACK_WEIGHT)
    if high:
        pen.polygon(glyphs.star_points(25, 11, 23, 24), theme.GOLD, theme.INK, 4)


def _flour(pen: Pen) -> None:
    """A sack, tied up."""
    pen.polygon([(34, 18), (66, 18), (58, 34), (42, 34)], theme.WHITE, theme.INK, 5)
    pen.ellipse(50, 59, 29, 24, theme.WHITE, theme.INK, 5)
    pen.line([(38, 36), (62, 36)], colors.TIMBER, 8)


def _milk(pen: Pen) -> None:
    """A churn."""
    churn = [(38, 18), (62, 18), (60, 34), (76, 48), (76, 82), (24, 82), (24, 48), (40, 34)]
    pen.polygon(churn, colors.RESOURCE["milk"], theme.INK, 5)
    pen.line([(26, 60), (74, 60)], theme.INK, 5)


def _brick(pen: Pen) -> None:
    for x0, x1, y in ((18, 48, 22), (51, 82, 22), (18, 32, 43), (35, 65, 43), (68, 82, 43), (18, 48, 64), (51, 82, 64)):
        pen.rectangle(x0, y, x1, y + 18, theme.darker(colors.RESOURCE["brick"], 0.15), None)


def _timber(pen: Pen) -> None:
    """Planks."""
    for y, shift in ((20, 0), (41, 4), (62, 0)):
        pen.rectangle(17 + shift, y, 80 + shift, y + 18, colors.RESOURCE["timber"], theme.INK, 5)


_GOODS: dict[str, Callable[[Pen], None]] = {"flour": _flour, "milk": _milk, "brick": _brick, "timber": _timber}


@glyph
def slot(pen: Pen) -> None:
    """An empty slot."""
    pen.rectangle(10, 14, 86, 90, theme.mix(colors.PLASTER, theme.WHITE, 0.4), theme.MUTED, 6, radius=12)


# ---------------------------------------------------------------- people and animals


@glyph
def villager(pen: Pen, seat: Seat, ready: bool = True) -> None:
    color = seat_color(seat)
    fill = color if ready else theme.mix(color, theme.WHITE, 0.55)
    if not ready:
        pen.circle(16, 66, 13, fill, theme.INK, 5)
        pen.polygon([(28, 52), (60, 46), (94, 50), (94, 84), (60, 88), (28, 80)], fill, theme.INK, 5)
        pen.text(62, 67, str(seat + 1), 38, theme.INK, theme.BLACK_WEIGHT)
        return
    body = [(38, 38), (62, 38), (92, 54), (88, 66), (72, 64), (82, 96), (18, 96), (28, 64), (12, 66), (8, 54)]
    pen.polygon(body, fill, theme.CREAM, 9)
    pen.circle(50, 24, 21, fill, theme.CREAM, 5)
    pen.polygon(body, fill, theme.INK, 4)
    pen.circle(50, 24, 19, fill, theme.INK, 4)
    pen.text(50, 72, str(seat + 1), 46, theme.CREAM, theme.BLACK_WEIGHT)


@glyph
def donkey(pen: Pen, seat: Seat) -> None:
    color = seat_color(seat)
    parts.donkey(pen, 42, 56, 42, color)
    pen.text(40, 60, str(seat + 1), 38, theme.CREAM, theme.BLACK_WEIGHT)


@glyph
def flag(pen: Pen, seat: Seat) -> None:
    color = seat_color(seat)
    pen.polygon([(22, 8), (96, 14), (80, 34), (96, 56), (22, 58)], color, theme.INK, 5)
    pen.line([(20, 4), (20, 96)], theme.INK, 9)
    pen.text(50, 33, str(seat + 1), 42, theme.CREAM, theme.BLACK_WEIGHT)


@glyph
def _abbey_mark(pen: Pen) -> None:
    pen.polygon([(8, 8), (92, 8), (92, 52), (50, 96), (8, 52)], ABBEY_COLOR, theme.CREAM, 6)
    pen.line([(50, 18), (50, 72)], theme.CREAM, 11)
    pen.line([(32, 36), (68, 36)], theme.CREAM, 11)


# ---------------------------------------------------------------- gold and points


@glyph
def coin(pen: Pen, text: str = "") -> None:
    pen.circle(50, 50, 44, theme.GOLD, theme.INK, 6)
    pen.circle(50, 50, 34, theme.lighter(theme.GOLD, 0.28), None)
    if text:
        pen.text(50, 50, text, 56 if len(text) < 2 else 46, theme.INK, theme.BLACK_WEIGHT)


@glyph
def points(pen: Pen, text: str) -> None:
    """Victory points on a laurel-green shield."""
    pen.polygon([(8, 6), (92, 6), (92, 56), (50, 96), (8, 56)], theme.GOOD, theme.INK, 5)
    pen.text(50, 45, text, 56 if len(text) < 2 else 46, theme.CREAM, theme.BLACK_WEIGHT)


# ---------------------------------------------------------------- roads


@glyph
def crossing(pen: Pen, over: Crossing, owner: Seat) -> None:
    """A road piece that runs from left to right, between two rails or kerbs in the colour of the owner."""
    if over == "bridge":
        for x in range(14, 90, 12):
            pen.rectangle(x - 4.6, 26, x + 4.6, 74, colors.TIMBER, theme.INK, 2.4)
    else:
        pen.rectangle(6, 26, 94, 74, colors.BOULDER, None)
        for row, y in enumerate((36, 50, 64)):
            for x in range(12 + row % 2 * 8, 96, 16):
                pen.ellipse(x, y, 6.6, 5.6, theme.lighter(colors.BOULDER, 0.55), None)
    for y in (24, 76):
        pen.rod([(6, y), (94, y)], seat_color(owner), 14, 9)


@kept
def crossing_along(over: Crossing, owner: Seat, size: int, direction: tuple[int, int]) -> Image.Image:
    """A road piece that leads in this direction (in thousandths of a unit)."""
    angle = -degrees(atan2(direction[1], direction[0]))
    return crossing(size, over, owner).rotate(angle, Image.Resampling.BICUBIC, expand=True)
