"""The private panel: one seat's sheet, large, with everything its owner needs to decide.

Its streets name the lots and fences as commands know them; below them are the city plans and the tracks.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

from PIL import Image

from games.asking import Asked
from games.core import Seat
from games.welcome_to.data import STREETS, TRACKS
from games.welcome_to.scoring import points_now, seat_lines
from games.welcome_to.sheets import Spot, complete_estates
from games.welcome_to.state import State
from games.welcome_to.streets import free_lots
from renderers import fonts, glyphs, header, theme
from renderers.canvas import Canvas, blank
from renderers.page import Page, drawn_once
from renderers.pen import Pen, sprite
from renderers.shelf import kept
from renderers.text import figure
from renderers.theme import Color
from renderers.welcome_to import board, cards, colors, streets
from renderers.welcome_to.choice import Marks, marks_of
from renderers.welcome_to.icons import icon
from renderers.welcome_to.lots import LARGE
from renderers.welcome_to.voice import Scene, Voice

#: A street: a strip with its name and its parks, the houses, and the road with the names of the lots.
_STRIP = 46
_ROAD = 30
_GAP = 10
_HEIGHT = _STRIP + LARGE.height + _ROAD
_LEFT = theme.MARGIN + 12
_PARK_VALUE = (50, 38)
_TREE = 40
#: The tracks.
_PAD = 16
_COLUMN = 78
_VALUE = (66, 38)
_STEP = 42
_HEAD = 58
_SIGN = 42
#: The card of the estates has a column for each size and one for signs; the card of the other tracks lies beside it.
_ESTATES = theme.MARGIN
_OTHERS = _ESTATES + 2 * _PAD + _SIGN + 6 + len(TRACKS.marketing) * _COLUMN + theme.GAP
#: What an estate is worth now, and after the next marketing.
_SHOWN = 2
_TRACKS_HEIGHT = _PAD + _HEAD + _SHOWN * _STEP + 46
_ROW = (_TRACKS_HEIGHT - 2 * _PAD) // 4

_OFFERS = header.HEIGHT + theme.GAP
_STREETS = _OFFERS + cards.OFFER_HEIGHT + theme.GAP
_PLANS = _STREETS + len(STREETS) * (_HEIGHT + _GAP) - _GAP + theme.GAP
_TRACKS = _PLANS + cards.PLAN_HEIGHT + theme.GAP
_AGENCY = _TRACKS + _TRACKS_HEIGHT + theme.GAP


def draw_panel(view: State, seat: Seat, voice: Voice, asked: Asked[Any] | None) -> Page:
    marks = marks_of(view, seat, asked, voice.table.told)
    canvas = _ground(_AGENCY + (board.agency_height(view.agency) or -theme.GAP) + theme.MARGIN)
    scene = Scene(canvas, view, voice)
    taken = _draw_points(canvas, points_now(view, seat, marks.sheet))
    title, line = voice("panel-title", round=view.round), prompt(view, asked, voice)
    header.draw_panel_titles(canvas, seat, title, line, taken, size=29)
    cards.draw_offers(scene, _OFFERS, marks.taken, marks.piles)
    _draw_streets(scene, marks)
    cards.draw_plans(scene, _PLANS, marks.sheet, marks.plans)
    _draw_tracks(scene, seat, marks)
    if view.agency is not None:
        board.draw_agency(scene, _AGENCY, view.agency)
    return canvas


def prompt(view: State, asked: Asked[Any] | None, voice: Voice) -> str:
    """What the seat should do now, in one line."""
    if asked is not None and asked.question is not None:
        return voice.question(asked.question)
    return voice("over" if view.over else "turn-ended")


@drawn_once
def _ground(bottom: int) -> Page:
    canvas = header.page(bottom)
    _draw_streets_ground(canvas)
    canvas.card((_ESTATES, _TRACKS, _OTHERS - theme.GAP, _TRACKS + _TRACKS_HEIGHT))
    canvas.card((_OTHERS, _TRACKS, canvas.width - theme.MARGIN, _TRACKS + _TRACKS_HEIGHT))
    return canvas


def _draw_points(canvas: Canvas, points: int) -> int:
    """At the right end of the header. Returns how wide they are."""
    right = canvas.width - theme.MARGIN
    taken = canvas.text_beside(right, 58, figure(points), 64, theme.BLACK_WEIGHT, header.INK, "right")
    canvas.centred(glyphs.star(60), right - taken - 42, 56)
    return taken + 90


# --- the streets ------------------------------------------------------------------------------------------------------


def _draw_streets_ground(canvas: Canvas) -> None:
    """What never changes: meadows, roads and the scenery at their ends."""
    for no, street in enumerate(STREETS, start=1):
        top = _STREETS + (no - 1) * (_HEIGHT + _GAP)
        box = (theme.MARGIN, top, canvas.width - theme.MARGIN, top + _HEIGHT)
        canvas.card(box, colors.LAWN, None)
        road = top + _HEIGHT - _ROAD
        canvas.rounded((box[0], road - 20, box[2], box[3]), colors.ROAD, theme.RADIUS)
        canvas.fill((box[0], top + _STRIP, box[2], road), colors.LAWN_LIGHT)
        canvas.fill((box[0], road, box[2], road + 3), colors.KERB)
        end = _LEFT + street.lots * LARGE.width + 12
        streets.draw_scenery(canvas, (end, top + _STRIP, box[2], road), no)


def _draw_streets(scene: Scene, marks: Marks) -> None:
    for no in range(1, len(STREETS) + 1):
        top = _STREETS + (no - 1) * (_HEIGHT + _GAP)
        _draw_strip(scene, top, no, marks)
        streets.draw_street(scene.canvas, _LEFT, top + _STRIP, no, marks, LARGE)
        _draw_names(scene.canvas, top + _HEIGHT - _ROAD / 2 + 1, no, marks)


# --- above the houses the street's name and its parks, below them the names of the lots -------------------------------


def _draw_strip(scene: Scene, y: int, no: int, marks: Marks) -> None:
    canvas, _, voice = scene
    middle = y + _STRIP / 2 + 1
    sign = _street_sign(voice("street-sign", street=no))
    canvas.stamp(sign, theme.MARGIN + 12, middle - sign.height / 2)
    x = theme.MARGIN + 12 + sign.width + 24
    values, crossed = STREETS[no - 1].park_values, marks.sheet.parks[no - 1]
    boxes = _value_boxes(values, crossed, _PARK_VALUE, colors.LAWN, reachable=no == marks.park)
    for place, box in enumerate(boxes):
        if place:
            canvas.centred(icon("tree" if place <= crossed else "tree_outline", _TREE), x + _TREE / 2, middle - 1)
            x += _TREE + 5
        canvas.stamp(box, x, middle - _PARK_VALUE[1] / 2)
        x += _PARK_VALUE[0] + 5
    free = voice("free-lots", count=len(free_lots(marks.sheet.streets[no - 1])))
    canvas.text_beside(canvas.width - theme.MARGIN - 16, middle, free, theme.BODY, theme.BOLD, across="right")


@kept
def _street_sign(text: str) -> Image.Image:
    width = fonts.width(text, theme.BODY, theme.BOLD) + 32
    canvas = blank(width, 40, colors.LAWN)
    canvas.rounded((0, 0, width, 40), colors.SIGN, 10)
    canvas.frame((3, 3, width - 3, 37), theme.CREAM, 8, 2)
    canvas.text_beside(width / 2, 20, text, theme.BODY, theme.BOLD, theme.CREAM, "middle")
    return canvas.image


def _draw_names(canvas: Canvas, middle: float, no: int, marks: Marks) -> None:
    """The names of the lots on the road; of the fences or estates while one of those is to be chosen."""
    if marks.fence_places:
        for spot in marks.fence_places:
            if spot.street == no:
                _draw_pill(canvas, spot.lot, middle, str(spot))
        return
    named: set[int] = set()
    for estate in complete_estates(marks.sheet):
        if estate.street == no and str(estate.lots) in marks.estates:
            _draw_pill(canvas, (estate.first + estate.last - 1) / 2, middle, str(estate.lots))
            named.update(range(estate.first, estate.last + 1))
    for lot in range(1, STREETS[no - 1].lots + 1):
        spot = Spot(no, lot)
        if spot in marks.targets or spot == marks.ghost:
            _draw_pill(canvas, lot - 0.5, middle, str(spot))
        elif lot not in named:
            x = _LEFT + (lot - 0.5) * LARGE.width
            canvas.text_beside(x, middle, str(spot), theme.SMALL, theme.MEDIUM, theme.CREAM, "middle")


def _draw_pill(canvas: Canvas, lots_before: float, middle: float, text: str) -> None:
    x, half = _LEFT + lots_before * LARGE.width, fonts.width(text, 25, theme.BOLD) // 2 + 10
    box = (round(x) - half, round(middle) - 16, round(x) + half, round(middle) + 15)
    canvas.rounded(box, theme.GOLD, 12)
    canvas.text_beside(x, middle, text, 25, theme.BOLD, theme.INK, "middle")


# --- the tracks below: what estates are worth, pools, temp agency, bis houses, strikes, roundabouts -------------------


def _draw_tracks(scene: Scene, seat: Seat, marks: Marks) -> None:
    _draw_estate_values(scene.canvas, marks)
    lines = {line.code: line for line in seat_lines(scene.view, seat, marks.sheet)}
    own, left, middle = marks.sheet, _OTHERS + _PAD, _TRACKS + _PAD + _ROW / 2
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


def _draw_estate_values(canvas: Canvas, marks: Marks) -> None:
    """For each size what an estate is worth, and how many are complete."""
    left, top, bottom = _ESTATES + _PAD, _TRACKS + _PAD, _TRACKS + _TRACKS_HEIGHT - _PAD - 16
    canvas.centred(icon("estate", _SIGN), left + _SIGN / 2, top + 20)
    canvas.centred(icon("marketing", _SIGN), left + _SIGN / 2, top + _HEAD + _STEP - 2)
    canvas.centred(glyphs.tick(34), left + _SIGN / 2, bottom)
    counts = Counter(estate.size for estate in complete_estates(marks.sheet))
    for size, (values, crossed) in enumerate(zip(TRACKS.marketing, marks.sheet.marketing, strict=True), start=1):
        middle = left + _SIGN + 6 + (size - 0.5) * _COLUMN
        canvas.centred(cards.estate_chip(size, _COLUMN - 8), middle, top + 22)
        boxes = _value_boxes(values[crossed:][:_SHOWN], 0, _VALUE, reachable=size in marks.sizes)
        for row, box in enumerate(boxes):
            canvas.stamp(box, middle - _VALUE[0] / 2, top + _HEAD + row * _STEP)
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
    for place, box in enumerate(_value_boxes(values, crossed, (step - 4, 38))):
        canvas.stamp(box, x + _SIGN + 10 + place * step, middle - 19)


def _draw_temps(canvas: Canvas, x: int, middle: float, room: int, crossed: int, points: int) -> None:
    """Boxes without values: what they are worth depends on everybody's."""
    canvas.centred(icon("temp", _SIGN), x + _SIGN / 2, middle)
    canvas.stamp(_value_box(figure(points), "now", (54, 38), theme.CARD), x + room - 54, middle - 19)
    step = (room - _SIGN - 10 - 66) // TRACKS.temp_boxes
    for place in range(TRACKS.temp_boxes):
        left = x + _SIGN + 10 + place * step
        canvas.frame((left, round(middle) - 18, left + step - 4, round(middle) + 18), theme.LINE, 10, 2)
        if place < crossed:
            canvas.centred(glyphs.cross(27, theme.INK), left + (step - 4) / 2, middle)


# --- the little boxes with values: crossed, valid now, or still to come -----------------------------------------------

Size = tuple[int, int]
BoxState = Literal["crossed", "now", "later", "next"]


def _value_boxes(
    values: tuple[int, ...], crossed: int, size: Size, ground: Color = theme.CARD, *, reachable: bool = False
) -> list[Image.Image]:
    """The values of a track; the one after the current one may be within reach."""
    places = enumerate(values, start=-crossed)
    return [_value_box(figure(value), _state(place, reachable), size, ground) for place, value in places]


def _state(place: int, reachable: bool) -> BoxState:
    """Places are counted from the value that is valid now."""
    if place <= 0:
        return "crossed" if place else "now"
    return "next" if reachable and place == 1 else "later"


@kept
def _value_box(text: str, state: BoxState, size: Size, ground: Color) -> Image.Image:
    width, height = size
    canvas, box = blank(width, height, ground), (0, 0, width, height)
    if state == "now":
        canvas.rounded(box, theme.INK, 10)
        canvas.rounded((2, 2, width - 2, height - 2), theme.GOLD, 8)
    else:
        canvas.rounded(box, theme.mix(theme.CARD, theme.PAPER, 0.7 if state == "crossed" else 0.0), 10)
        canvas.frame(box, theme.GOLD if state == "next" else theme.LINE, 10, 5 if state == "next" else 2)
    weight = theme.BLACK_WEIGHT if state == "now" else theme.MEDIUM
    letters = fonts.fitting(text, width - 8, 29 if state == "now" else 25, weight)
    ink = theme.MUTED if state == "crossed" else theme.INK
    canvas.text_beside(width / 2, height / 2, text, letters, weight, ink, "middle")
    if state == "crossed":
        canvas.stamp(sprite(_stroke, width, height=height), 0, 0)
    return canvas.image


def _stroke(pen: Pen) -> None:
    pen.line([(16, pen.height * 0.82), (84, pen.height * 0.18)], theme.ALERT, 7)
