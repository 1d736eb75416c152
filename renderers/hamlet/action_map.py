"""The map cropped to the half-made choice, with everything chosen so far drawn in."""

from __future__ import annotations

from functools import lru_cache
from itertools import cycle

from msgspec.structs import replace
from PIL import Image

from games.hamlet.data import MARKET, prices_for
from games.hamlet.lattice import corners
from games.hamlet.state import Place, Unit
from games.hamlet.village import Placement, village
from renderers import glyphs, theme
from renderers.canvas import Box, Canvas
from renderers.hamlet import pieces, terrain
from renderers.hamlet.choice import Marks
from renderers.hamlet.contents import draw_code
from renderers.hamlet.geometry import Extent, Frame, around, centred, fitted, middle_of, place_extent, whole
from renderers.hamlet.icons import icon
from renderers.hamlet.village_map import dashed, draw_shadow, mount, stroke, village_canvas
from renderers.hamlet.voice import Scene
from renderers.pen import Pen, Point, sprite
from renderers.theme import Color

_LARGEST_UNIT = 128
#: Outlines of several ways are told apart by colour and number.
_OUTLINES: tuple[Color, ...] = (theme.INK, theme.ALERT, theme.HEADER, theme.GOOD, theme.seat_mark(3).color)


def _ring(pen: Pen) -> None:
    """Around a road that would be built."""
    pen.arc(50, 50, 44, 0, 360, theme.INK, 10)
    pen.arc(50, 50, 44, 0, 360, theme.GOLD, 6)


def shown_part(scene: Scene, marks: Marks) -> Extent:
    """What the choice is about; the whole village while nothing is."""
    places = village(scene.view.places)
    codes = {*marks.targets, *marks.chosen, *(unit.at for unit, _ in marks.pay), *([marks.goal] if marks.goal else [])}
    codes |= {code for step in marks.steps for code in (step.donkey, step.to)}
    codes |= {code for road in marks.roads for code in (road.a, road.b)}
    ways = [marks.ghost] if marks.ghost else [each.placement for each in marks.ways]
    parts = [place_extent(place) for place in (*(places[code] for code in codes), *(_laid(marks, way) for way in ways))]
    if not parts:
        return whole(scene.view).grown(0.45)
    part, everything = around(parts).grown(0.8), around([whole(scene.view), *parts]).grown(0.45)
    return Extent(
        max(part.left, everything.left),
        max(part.top, everything.top),
        min(part.right, everything.right),
        min(part.bottom, everything.bottom),
    )


def _laid(marks: Marks, way: Placement) -> Place:
    """The draft as it would lie."""
    return Place(marks.draft, way.rot, way.at)


def unit_for(shown: Extent, width: int, height: int) -> int:
    return fitted(shown, width, height, _LARGEST_UNIT)


def draw_action_map(scene: Scene, box: Box, shown: Extent, unit: int, marks: Marks) -> None:
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    frame = centred(shown, unit, 0, 0, width, height)
    # A road that has been chosen is drawn as if it stood; of several only the places where they would go are marked.
    built = marks.roads if len(marks.roads) == 1 else ()
    after = scene._replace(view=replace(scene.view, roads=(*scene.view.roads, *built)))
    land = village_canvas(after, frame, width, height, marks.targets, {*marks.targets, *marks.chosen})
    inner = scene.on(land)
    _draw_ways(inner, frame, marks)
    if marks.ghost:
        _draw_ghost(inner, frame, _laid(marks, marks.ghost))
    for road in marks.roads:
        edge = village(scene.view.places).crossed(road)
        land.centred(sprite(_ring, round(unit * 0.95)), *frame.of(middle_of(edge)))
    _draw_steps(inner, frame, marks)
    _draw_payment(inner, frame, marks)
    mount(scene.canvas, land, box)


# ---------------------------------------------------------------- ways to lay a draft


def _draw_ways(scene: Scene, frame: Frame, marks: Marks) -> None:
    """Their outlines, each with its number in the list; numbers that would cover each other move aside."""
    size = max(44, round(frame.unit * 0.42))
    taken: list[Point] = []
    for way, color in zip(marks.ways, cycle(_OUTLINES), strict=False):
        points = [frame.at(*corner) for corner in corners(marks.draft, way.placement.rot, way.placement.at)]
        stroke(scene.canvas, [*points, points[0]], max(4, frame.unit * 0.06), color)
    for way, color in zip(marks.ways, cycle(_OUTLINES), strict=False):
        x, y = frame.centre(_laid(marks, way.placement))
        while any(abs(x - left) < size and abs(y - top) < size for left, top in taken):
            x += size
        taken.append((x, y))
        scene.canvas.centred(glyphs.disc(size, color, str(way.number)), x, y)


def _draw_ghost(scene: Scene, frame: Frame, place: Place) -> None:
    """The tile as it would lie, seen through."""
    draw_shadow(scene.canvas, frame, place, theme.GOLD)
    x, y = frame.at(*place.at)
    land = terrain.land(place.tile, place.rot, frame.unit)
    scene.canvas.stamp(_seen_through(place.tile, place.rot, frame.unit), round(x) + land.left, round(y) + land.top)
    x, y = frame.centre(place)
    scene.canvas.centred(icon(place.tile, round(frame.unit * 0.9)), x, y - frame.unit * 0.2)
    draw_code(scene.canvas, place.tile, x, y + frame.unit * 0.4, max(16, round(frame.unit * 0.36)), theme.GOLD)


@lru_cache(maxsize=48)
def _seen_through(code: str, rot: int, unit: int) -> Image.Image:
    piece = terrain.land(code, rot, unit).image.copy()
    piece.putalpha(piece.getchannel("A").point([value * 22 // 25 for value in range(256)]))
    return piece


def draw_way(scene: Scene, box: Box, marks: Marks, way: Placement, unit: int) -> None:
    """A small map of one way to lay the draft."""
    left, top, right, bottom = box
    frame = centred(place_extent(_laid(marks, way)).grown(1), unit, 0, 0, right - left, bottom - top)
    land = village_canvas(scene, frame, right - left, bottom - top)
    _draw_ghost(scene.on(land), frame, _laid(marks, way))
    mount(scene.canvas, land, box)


def way_unit(marks: Marks, width: int, height: int) -> int:
    """The scale at which every way fits into its small map."""
    laid = (_laid(marks, each.placement) for each in marks.ways)
    return min(fitted(place_extent(place).grown(1), width, height, 64) for place in laid)


# ---------------------------------------------------------------- donkeys and payment


def _draw_steps(scene: Scene, frame: Frame, marks: Marks) -> None:
    places = village(scene.view.places)
    for step in marks.steps:
        start, end = frame.centre(places[step.donkey]), frame.centre(places[step.to])
        _arrow(scene.canvas, start, end, frame.unit)
        x, y = (start[0] + 2 * end[0]) / 3, (start[1] + 2 * end[1]) / 3
        scene.canvas.centred(pieces.donkey(round(frame.unit * 0.5), scene.view.active), x, y)


def _draw_payment(scene: Scene, frame: Frame, marks: Marks) -> None:
    """From every place that gives something a line to where it is used, and what it gives."""
    if marks.goal is None:
        return
    places = village(scene.view.places)
    goal = frame.centre(places[marks.goal])
    for source in dict.fromkeys(unit.at for unit, _ in marks.pay):
        if source != marks.goal:
            _arrow(scene.canvas, frame.centre(places[source]), goal, frame.unit)
    heights: dict[str, int] = {}
    for unit, count in marks.pay:
        x, y = frame.centre(places[unit.at])
        line = heights.setdefault(unit.at, 0)
        _draw_unit(scene, x, y - frame.unit * 0.55 + line * frame.unit * 0.52, frame.unit, unit, count)
        heights[unit.at] += 1


def _draw_unit(scene: Scene, x: float, y: float, size: int, unit: Unit, count: int) -> None:
    canvas, view, voice = scene
    bought = unit.at == MARKET
    half, tall = (0.75 if bought else 0.5) * size, 0.26 * size
    box = (round(x - half), round(y - tall), round(x + half), round(y + tall))
    canvas.rounded((box[0] - 3, box[1] - 3, box[2] + 3, box[3] + 3), theme.INK, round(tall))
    canvas.rounded(box, theme.FRESH, round(tall))
    canvas.text_beside(box[0] + size * 0.12, y, f"{count} ×", round(size * 0.28), theme.BOLD)
    piece = pieces.resource(round(size * 0.42), unit.kind, voice.letter(unit.kind), unit.owner)
    canvas.centred(piece, box[0] + size * 0.74, y)
    if bought:
        price = count * prices_for(len(view.players)).of(unit.kind)
        canvas.centred(pieces.coin(round(size * 0.44), str(price)), box[2] - size * 0.28, y)


def _arrow(canvas: Canvas, start: Point, end: Point, unit: int) -> None:
    dashed(canvas, start, end, unit * 0.12, theme.INK, unit * 0.16)
    dashed(canvas, start, end, unit * 0.07, theme.GOLD, unit * 0.16)
    length = max(1.0, ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5)
    dx, dy = (end[0] - start[0]) / length * unit * 0.3, (end[1] - start[1]) / length * unit * 0.3
    tip = (end[0] - dx, end[1] - dy)
    for side in (-1, 1):
        barb = (tip[0] - dx * 0.8 - side * dy * 0.6, tip[1] - dy * 0.8 + side * dx * 0.6)
        stroke(canvas, [tip, barb], unit * 0.1, theme.INK)
