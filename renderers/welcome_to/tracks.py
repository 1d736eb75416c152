"""The tracks of a seat's own sheet: what estates are worth, pools, temp agency, bis houses, strikes, roundabouts."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Literal

from PIL import Image

from games.core import Seat
from games.welcome_to.data import TRACKS
from games.welcome_to.scoring import seat_lines
from games.welcome_to.sheets import complete_estates
from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas, sheet
from renderers.pen import Pen, sprite
from renderers.text import figure
from renderers.theme import Color
from renderers.welcome_to.cards import estate_chip
from renderers.welcome_to.choice import Marks
from renderers.welcome_to.icons import icon
from renderers.welcome_to.voice import Scene

BoxState = Literal["crossed", "now", "later", "next"]

_PAD = 16
_COLUMN = 78
_VALUE = (66, 38)
_STEP = 42
_HEAD = 58
_SIGN = 46
#: The card of the estates has a column for each size and one for signs; the card of the other tracks lies beside it.
_ESTATES = theme.MARGIN
_OTHERS = _ESTATES + 2 * _PAD + _SIGN + 6 + len(TRACKS.marketing) * _COLUMN + theme.GAP
_LONGEST = max(len(values) for values in TRACKS.marketing)
HEIGHT = _PAD + _HEAD + _LONGEST * _STEP + 46
_ROW = (HEIGHT - 2 * _PAD) // 4


def draw_ground(canvas: Canvas, y: int) -> None:
    canvas.card((_ESTATES, y, _OTHERS - theme.GAP, y + HEIGHT))
    canvas.card((_OTHERS, y, canvas.width - theme.MARGIN, y + HEIGHT))


def draw_tracks(scene: Scene, y: int, seat: Seat, marks: Marks) -> None:
    _draw_estates(scene.canvas, y, marks)
    lines = {line.code: line for line in seat_lines(scene.view, seat, marks.sheet)}
    own, left, middle = marks.sheet, _OTHERS + _PAD, y + _PAD + _ROW / 2
    room = scene.canvas.width - theme.MARGIN - _PAD - left
    half = room // 2
    _draw_track(scene.canvas, left, middle, room, "pool", TRACKS.pools, int(lines["pools"].detail["pools"]))
    _draw_temps(scene.canvas, left, middle + _ROW, room, own.temps, lines["temps"].points)
    _draw_track(scene.canvas, left, middle + 2 * _ROW, room, "bis", _minus(TRACKS.bis), own.bis)
    bottom = middle + 3 * _ROW
    _draw_track(scene.canvas, left, bottom, half, "strike", _minus(TRACKS.strikes), own.strikes)
    if scene.view.options.advanced:
        values = _minus(TRACKS.roundabouts)
        _draw_track(scene.canvas, left + half + 14, bottom, half - 14, "roundabout", values, own.roundabouts)


def _draw_estates(canvas: Canvas, y: int, marks: Marks) -> None:
    """For each size what an estate is worth, and how many are complete."""
    left, bottom = _ESTATES + _PAD, y + HEIGHT - _PAD - 16
    canvas.centred(icon("estate", _SIGN), left + _SIGN / 2, y + _PAD + 20)
    canvas.centred(icon("marketing", _SIGN), left + _SIGN / 2, y + _PAD + _HEAD + _STEP * 1.5)
    canvas.centred(glyphs.tick(34), left + _SIGN / 2, bottom)
    counts = Counter(estate.size for estate in complete_estates(marks.sheet))
    for size, (values, crossed) in enumerate(zip(TRACKS.marketing, marks.sheet.marketing, strict=True), start=1):
        middle = left + _SIGN + 6 + (size - 0.5) * _COLUMN
        canvas.centred(estate_chip(size, _COLUMN - 8), middle, y + _PAD + 22)
        for row, box in enumerate(value_boxes(values, crossed, *_VALUE, reachable=size in marks.sizes)):
            canvas.stamp(box, middle - _VALUE[0] / 2, y + _PAD + _HEAD + row * _STEP)
        text = f"× {counts[size]}" if counts[size] else "–"
        ink = theme.INK if counts[size] else theme.MUTED
        canvas.text_beside(middle, bottom, text, theme.BODY, theme.BOLD, ink, "middle")


def _minus(penalties: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(-points for points in penalties)


def _draw_track(
    canvas: Canvas, x: int, middle: float, room: int, sign: str, values: tuple[int, ...], crossed: int
) -> None:
    canvas.centred(icon(sign, _SIGN), x + _SIGN / 2, middle)
    step = min(58, (room - _SIGN - 8) // len(values))
    for place, box in enumerate(value_boxes(values, crossed, step - 4, 42)):
        canvas.stamp(box, x + _SIGN + 10 + place * step, middle - 21)


def _draw_temps(canvas: Canvas, x: int, middle: float, room: int, crossed: int, points: int) -> None:
    """Boxes without values: what they are worth depends on everybody's."""
    canvas.centred(icon("temp", _SIGN), x + _SIGN / 2, middle)
    canvas.stamp(_value_box(figure(points), "now", 54, 42, theme.CARD), x + room - 54, middle - 21)
    step = (room - _SIGN - 10 - 66) // TRACKS.temp_boxes
    for place in range(TRACKS.temp_boxes):
        left = x + _SIGN + 10 + place * step
        canvas.frame((left, round(middle) - 19, left + step - 4, round(middle) + 19), theme.LINE, 10, 2)
        if place < crossed:
            canvas.centred(glyphs.cross(27, theme.INK), left + (step - 4) / 2, middle)


# --- the little boxes with values: crossed, valid now, or still to come -----------------------------------------------


def value_boxes(
    values: tuple[int, ...],
    crossed: int,
    width: int,
    height: int,
    ground: Color = theme.CARD,
    *,
    reachable: bool = False,
) -> list[Image.Image]:
    """The values of a track after so many crosses; the next one may be within reach."""
    return [
        _value_box(figure(value), _state(place, reachable), width, height, ground)
        for place, value in enumerate(values, start=-crossed)
    ]


def _state(place: int, reachable: bool) -> BoxState:
    """Places are counted from the value that is valid now."""
    if place <= 0:
        return "crossed" if place else "now"
    return "next" if reachable and place == 1 else "later"


@lru_cache(maxsize=512)
def _value_box(text: str, state: BoxState, width: int, height: int, ground: Color) -> Image.Image:
    canvas = sheet(width, height, ground)
    box = (0, 0, width, height)
    if state == "now":
        canvas.rounded(box, theme.INK, 10)
        canvas.rounded((2, 2, width - 2, height - 2), theme.GOLD, 8)
    else:
        canvas.rounded(box, theme.mix(theme.CARD, theme.PAPER, 0.7 if state == "crossed" else 0.0), 10)
        canvas.frame(box, theme.GOLD if state == "next" else theme.LINE, 10, 5 if state == "next" else 2)
    weight = theme.BLACK_WEIGHT if state == "now" else theme.MEDIUM
    size = fonts.fitting(text, width - 8, 29 if state == "now" else 25, weight)
    ink = theme.MUTED if state == "crossed" else theme.INK
    canvas.text_beside(width / 2, height / 2, text, size, weight, ink, "middle")
    if state == "crossed":
        canvas.stamp(sprite(_stroke, width, height=height), 0, 0)
    return canvas.image


def _stroke(pen: Pen) -> None:
    pen.line([(16, pen.height * 0.82), (84, pen.height * 0.18)], theme.ALERT, 7)
