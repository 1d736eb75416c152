"""The tracks of a seat's own sheet: what estates are worth, pools, temp agency, bis houses, strikes, roundabouts."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Literal

from PIL import Image

from games.core import Seat
from games.welcome_to.data import TRACKS
from games.welcome_to.scoring import seat_lines
from games.welcome_to.sheets import complete_estates, pools_built
from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas
from renderers.canvas import sheet as blank_sheet
from renderers.pen import Pen, sprite
from renderers.text import figure
from renderers.theme import Color
from renderers.welcome_to import icons
from renderers.welcome_to.choice import Marks
from renderers.welcome_to.plan_cards import estate_chip
from renderers.welcome_to.voice import Scene

BoxState = Literal["crossed", "now", "later", "next"]

_PAD = 16
_COLUMN = 78
_VALUE = (66, 38)
_STEP = 42
_HEAD = 58
_SIGN = 46
#: The card of the estates: as many columns as sizes, and a column of signs.
_ESTATES_WIDTH = 2 * _PAD + _SIGN + 6 + len(TRACKS.marketing) * _COLUMN
_LONGEST = max(len(values) for values in TRACKS.marketing)
HEIGHT = _PAD + _HEAD + _LONGEST * _STEP + 46
_ROW = (HEIGHT - 2 * _PAD) // 4


def draw_ground(canvas: Canvas, y: int) -> None:
    for left, right in (_estates_edges(), _others_edges(canvas)):
        canvas.card((left, y, right, y + HEIGHT))


def _estates_edges() -> tuple[int, int]:
    return theme.MARGIN, theme.MARGIN + _ESTATES_WIDTH


def _others_edges(canvas: Canvas) -> tuple[int, int]:
    return theme.MARGIN + _ESTATES_WIDTH + theme.GAP, canvas.width - theme.MARGIN


def draw_tracks(scene: Scene, y: int, seat: Seat, marks: Marks) -> None:
    _draw_estates(scene.canvas, y, marks)
    _draw_others(scene, y, seat, marks)


# --- estates ----------------------------------------------------------------------------------------------------------


def _draw_estates(canvas: Canvas, y: int, marks: Marks) -> None:
    """For each size what an estate is worth, and how many are complete."""
    left = _estates_edges()[0] + _PAD
    bottom = y + HEIGHT - _PAD - 16
    canvas.centred(icons.estate(_SIGN), left + _SIGN / 2, y + _PAD + 20)
    canvas.centred(icons.action("marketing", _SIGN), left + _SIGN / 2, y + _PAD + _HEAD + _STEP * 1.5)
    canvas.centred(glyphs.tick(34), left + _SIGN / 2, bottom)
    counts = Counter(estate.size for estate in complete_estates(marks.sheet))
    for place, values in enumerate(TRACKS.marketing):
        size = place + 1
        middle = left + _SIGN + 6 + (place + 0.5) * _COLUMN
        canvas.centred(estate_chip(size, _COLUMN - 8), middle, y + _PAD + 22)
        crossed = marks.sheet.marketing[place]
        looks = states(crossed, len(values), reachable=size in marks.sizes)
        for row, (value, look) in enumerate(zip(values, looks, strict=True)):
            top = y + _PAD + _HEAD + row * _STEP
            canvas.stamp(value_box(figure(value), look, *_VALUE), middle - _VALUE[0] / 2, top)
        text = f"× {counts[size]}" if counts[size] else "–"
        ink = theme.INK if counts[size] else theme.MUTED
        canvas.text_beside(middle, bottom, text, theme.BODY, theme.BOLD, ink, "middle")


# --- the rest ---------------------------------------------------------------------------------------------------------


def _draw_others(scene: Scene, y: int, seat: Seat, marks: Marks) -> None:
    canvas, sheet = scene.canvas, marks.sheet
    left, right = (edge + inset for edge, inset in zip(_others_edges(canvas), (_PAD, -_PAD), strict=True))
    room = right - left
    half = room // 2
    rows = [y + _PAD + (row + 0.5) * _ROW for row in range(4)]
    _draw_track(canvas, left, rows[0], room, icons.action("pool", _SIGN), TRACKS.pools, pools_built(sheet))
    _draw_temps(scene, left, rows[1], room, seat, marks)
    _draw_track(canvas, left, rows[2], room, icons.action("bis", _SIGN), _minus(TRACKS.bis), sheet.bis)
    _draw_track(canvas, left, rows[3], half, icons.strike(_SIGN), _minus(TRACKS.strikes), sheet.strikes)
    if scene.view.options.advanced:
        sign, values = icons.roundabout(_SIGN), _minus(TRACKS.roundabouts)
        _draw_track(canvas, left + half + 14, rows[3], half - 14, sign, values, sheet.roundabouts)


def _minus(penalties: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(-points for points in penalties)


def _draw_track(
    canvas: Canvas, x: int, middle: float, room: int, sign: Image.Image, values: tuple[int, ...], crossed: int
) -> None:
    canvas.centred(sign, x + _SIGN / 2, middle)
    step = min(58, (room - _SIGN - 8) // len(values))
    for place, (value, look) in enumerate(zip(values, states(crossed, len(values)), strict=True)):
        piece = value_box(figure(value), look, step - 4, 42)
        canvas.stamp(piece, x + _SIGN + 10 + place * step, middle - 21)


def _draw_temps(scene: Scene, x: int, middle: float, room: int, seat: Seat, marks: Marks) -> None:
    """Boxes without values: what they are worth depends on everybody's."""
    canvas, sheet = scene.canvas, marks.sheet
    canvas.centred(icons.action("temp", _SIGN), x + _SIGN / 2, middle)
    points = next(line.points for line in seat_lines(scene.view, seat, sheet) if line.code == "temps")
    canvas.stamp(value_box(figure(points), "now", 54, 42), x + room - 54, middle - 21)
    step = (room - _SIGN - 10 - 66) // TRACKS.temp_boxes
    for place in range(TRACKS.temp_boxes):
        piece = tick_box(step - 4, 38, crossed=place < sheet.temps)
        canvas.stamp(piece, x + _SIGN + 10 + place * step, middle - 19)


# --- the little boxes with values: crossed, valid now, or still to come -----------------------------------------------


@lru_cache(maxsize=512)
def value_box(text: str, state: BoxState, width: int, height: int, ground: Color = theme.CARD) -> Image.Image:
    """A value of a track; ``next`` is one that can be reached now."""
    canvas = blank_sheet(width, height, ground)
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
    canvas = blank_sheet(width, height, theme.CARD)
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
