"""A seat's own streets, large, with the names of lots and fences as commands know them."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace
from PIL import Image

from games.welcome_to.data import STREETS
from games.welcome_to.sheets import Spot, complete_estates
from games.welcome_to.streets import free_lots, has_fence
from renderers import fonts, theme
from renderers.canvas import Canvas, sheet
from renderers.text import figure
from renderers.welcome_to import colors, icons, lots, small_streets, tracks
from renderers.welcome_to.choice import Marks
from renderers.welcome_to.lots import LARGE, Lot, estate_badge, lots_of, tile
from renderers.welcome_to.voice import Scene

_STRIP = 50
_ROAD = 32
_GAP = 12
_HEIGHT = _STRIP + LARGE.height + _ROAD
HEIGHT = len(STREETS) * (_HEIGHT + _GAP) - _GAP
_LEFT = theme.MARGIN + 12
_VALUE = (50, 38)
_TREE = 40


def draw_ground(canvas: Canvas, y: int) -> None:
    """What never changes: meadows, roads and the scenery at their ends."""
    for no, street in enumerate(STREETS, start=1):
        top = y + (no - 1) * (_HEIGHT + _GAP)
        box = (theme.MARGIN, top, canvas.width - theme.MARGIN, top + _HEIGHT)
        canvas.card(box, colors.LAWN, None)
        road = top + _HEIGHT - _ROAD
        canvas.rounded((box[0], road - 20, box[2], box[3]), colors.ROAD, theme.RADIUS)
        canvas.fill((box[0], road - 20, box[2], road), colors.LAWN_LIGHT)
        canvas.fill((box[0], top + _STRIP, box[2], road - 20), colors.LAWN_LIGHT)
        canvas.fill((box[0], road, box[2], road + 3), colors.KERB)
        end = _LEFT + LARGE.length(street.lots) + 12
        small_streets.draw_scenery(canvas, (end, top + _STRIP, box[2], road), no)


def draw_own_streets(scene: Scene, y: int, marks: Marks) -> None:
    for no in range(1, len(STREETS) + 1):
        top = y + (no - 1) * (_HEIGHT + _GAP)
        _draw_strip(scene, top, no, marks)
        _draw_lots(scene.canvas, top + _STRIP, no, marks)
        _draw_fences(scene.canvas, top + _STRIP, no, marks)
        _draw_estates(scene.canvas, top + _STRIP, no, marks)
        _draw_names(scene.canvas, top + _HEIGHT - _ROAD / 2 + 1, no, marks)


# --- the strip above the houses: the street's name and its parks ------------------------------------------------------


def _draw_strip(scene: Scene, y: int, no: int, marks: Marks) -> None:
    canvas, _, voice = scene
    middle = y + _STRIP / 2 + 1
    sign = _street_sign(voice("street-sign", street=no))
    canvas.stamp(sign, theme.MARGIN + 12, middle - sign.height / 2)
    x = theme.MARGIN + 12 + sign.width + 24
    values, crossed = STREETS[no - 1].park_values, marks.sheet.parks[no - 1]
    looks = tracks.states(crossed, len(values), reachable=no == marks.park)
    for place, (value, look) in enumerate(zip(values, looks, strict=True)):
        if place:
            planted = place <= crossed
            canvas.centred(icons.tree(_TREE) if planted else icons.tree_outline(_TREE), x + _TREE / 2, middle - 1)
            x += _TREE + 5
        canvas.stamp(tracks.value_box(figure(value), look, *_VALUE, colors.LAWN), x, middle - _VALUE[1] / 2)
        x += _VALUE[0] + 5
    free = voice("free-lots", count=len(free_lots(marks.sheet.streets[no - 1])))
    canvas.text_beside(canvas.width - theme.MARGIN - 16, middle, free, theme.BODY, theme.BOLD, across="right")


@lru_cache(maxsize=16)
def _street_sign(text: str) -> Image.Image:
    width = fonts.width(text, theme.BODY, theme.BOLD) + 32
    canvas = sheet(width, 40, colors.LAWN)
    canvas.rounded((0, 0, width, 40), colors.SIGN, 10)
    canvas.frame((3, 3, width - 3, 37), theme.CREAM, 8, 2)
    canvas.text_beside(width / 2, 20, text, theme.BODY, theme.BOLD, theme.CREAM, "middle")
    return canvas.image


# --- lots and fences --------------------------------------------------------------------------------------------------


def _draw_lots(canvas: Canvas, y: int, no: int, marks: Marks) -> None:
    for lot, look in enumerate(lots_of(marks.sheet.streets[no - 1], no), start=1):
        spot = Spot(no, lot)
        canvas.stamp(_piece(look, spot, marks), _LEFT + (lot - 1) * LARGE.width, y)


def _piece(look: Lot, spot: Spot, marks: Marks) -> Image.Image:
    if spot == marks.pool:
        look = replace(look, pool="planned")
    if spot == marks.ghost:
        ground = replace(look, number=-1, letter=0, target=True)
        return Image.blend(tile(ground, LARGE), tile(replace(look, fresh=True), LARGE), 0.75)
    if spot in marks.targets:
        return tile(replace(look, target=True, hint=marks.targets[spot]), LARGE)
    return tile(replace(look, fresh=str(spot) in marks.fresh.lots), LARGE)


def _draw_fences(canvas: Canvas, y: int, no: int, marks: Marks) -> None:
    street = marks.sheet.streets[no - 1]
    for after in range(len(street.numbers) + 1):
        spot = Spot(no, after)
        if has_fence(street, after):
            piece = lots.fence(LARGE, fresh=str(spot) in marks.fresh.fences)
        elif spot in marks.fence_places:
            piece = lots.fence_place(LARGE)
        else:
            continue
        canvas.stamp(piece, _LEFT + after * LARGE.width - piece.width / 2, y)


def _draw_estates(canvas: Canvas, y: int, no: int, marks: Marks) -> None:
    """The size of every complete estate, a stamp on those that are spent, a frame around those that can be."""
    for estate in complete_estates(marks.sheet):
        if estate.street != no:
            continue
        left, right = _LEFT + (estate.first - 1) * LARGE.width, _LEFT + estate.last * LARGE.width
        if str(estate.lots) in marks.estates:
            canvas.frame((left + 3, y - 5, right - 3, y + LARGE.height + 3), theme.INK, 14, 9)
            canvas.frame((left + 4, y - 4, right - 4, y + LARGE.height + 2), theme.GOLD, 13, 7)
        badge = estate_badge(estate, LARGE.badge, spent=str(estate.lots) in marks.spent)
        canvas.centred(badge, left + 22, y + 14)


def _draw_names(canvas: Canvas, middle: float, no: int, marks: Marks) -> None:
    """The names of the lots on the road; of the fences or estates while one of those is to be chosen."""
    if marks.fence_places:
        for spot in marks.fence_places:
            if spot.street == no:
                _draw_pill(canvas, _LEFT + spot.lot * LARGE.width, middle, str(spot))
        return
    named: set[int] = set()
    for estate in complete_estates(marks.sheet):
        if estate.street == no and str(estate.lots) in marks.estates:
            centre = _LEFT + (estate.first + estate.last - 1) * LARGE.width / 2
            _draw_pill(canvas, centre, middle, str(estate.lots))
            named.update(range(estate.first, estate.last + 1))
    for lot in range(1, STREETS[no - 1].lots + 1):
        x, spot = _LEFT + (lot - 0.5) * LARGE.width, Spot(no, lot)
        if spot in marks.targets or spot == marks.ghost:
            _draw_pill(canvas, x, middle, str(spot))
        elif lot not in named:
            canvas.text_beside(x, middle, str(spot), theme.SMALL, theme.MEDIUM, theme.CREAM, "middle")


def _draw_pill(canvas: Canvas, x: float, middle: float, text: str) -> None:
    half = fonts.width(text, 25, theme.BOLD) // 2 + 10
    box = (round(x) - half, round(middle) - 16, round(x) + half, round(middle) + 15)
    canvas.rounded(box, theme.GOLD, 12)
    canvas.text_beside(x, middle, text, 25, theme.BOLD, theme.INK, "middle")
