"""The village: its tiles, paths, roads and everything that stands on them."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache
from random import Random

from msgspec.structs import replace
from PIL import Image, ImageFilter

from games.hamlet import queries
from games.hamlet.lattice import Edge
from games.hamlet.state import Place, Road, State
from games.hamlet.village import segments, village
from renderers import theme
from renderers.canvas import Canvas, sheet
from renderers.hamlet import colors, terrain
from renderers.hamlet.contents import draw_contents
from renderers.hamlet.geometry import Extent, Frame, extent, inward, middle_of, route, stepped
from renderers.hamlet.pieces import holder_mark
from renderers.hamlet.scene import Scene
from renderers.hamlet.strokes import crossing_along, stroke
from renderers.pen import Pen, Point, sprite
from renderers.theme import Color

#: How far from its segment a number stands, in units.
_NUMBER = 0.17


def village_canvas(
    scene: Scene, frame: Frame, width: int, height: int, glowing: Collection[str] = (), marked: Collection[str] = ()
) -> Canvas:
    """A map of the whole village; some places glow, the codes of the marked ones are golden."""
    canvas = Canvas(_ground(_alone(scene.view), frame, width, height, frozenset(glowing)).copy())
    inner = scene.on(canvas)
    for place in _in_sight(canvas, scene.view, frame):
        draw_contents(inner, place, frame.centre(place), frame.unit, marked=place.tile in marked)
    return canvas


def _alone(view: State) -> State:
    """Nothing but places and roads: the ground looks the same whoever stands on it."""
    return replace(
        view, round=0, active=0, players=(), tokens=(), row=(), bag=(), stacks=(), open_trades=(),
        trade_stack=(), orders=(), milestones=(), herd_moved=False, hire_open=False, over=False, abbey=None,
        ended=False,
    )  # fmt: skip


@lru_cache(maxsize=8)
def _ground(alone: State, frame: Frame, width: int, height: int, glowing: frozenset[str]) -> Image.Image:
    canvas = meadow(width, height)
    draw_land(canvas, alone, frame, glowing)
    draw_numbers(canvas, alone, frame)
    return canvas.image


def draw_land(canvas: Canvas, view: State, frame: Frame, glowing: Collection[str] = ()) -> None:
    """Tiles, cliffs and roads."""
    seen = _in_sight(canvas, view, frame)
    for place in seen:
        draw_shadow(canvas, frame, place, theme.GOLD if place.tile in glowing else colors.MEADOW_DEEP)
    for place in seen:
        draw_tile(canvas, frame, place, connected=queries.in_network(view, place.tile))
    for spot in queries.cliffs(view):
        _draw_cliff(canvas, frame, spot.ends)
    for road in view.roads:
        draw_road(canvas, frame, view, road)


def _in_sight(canvas: Canvas, view: State, frame: Frame) -> list[Place]:
    """The places of which anything lies on the canvas."""
    room = frame.unit / 2
    found = []
    for place in view.places:
        part = _extent(place)
        (left, top), (right, bottom) = frame.of((part.left, part.top)), frame.of((part.right, part.bottom))
        if left < canvas.width + room and top < canvas.height + room and right > -room and bottom > -room:
            found.append(place)
    return found


@lru_cache(maxsize=1024)
def _extent(place: Place) -> Extent:
    return extent(queries.corners(place.tile, place.rot, place.at))


def meadow(width: int, height: int) -> Canvas:
    """Empty land for a village, to be drawn on."""
    return Canvas(_grass().crop((0, 0, width, height)))


@cache
def _grass() -> Image.Image:
    """As large as any map, with a few tufts."""
    canvas = sheet(theme.WIDTH, 1024, colors.MEADOW)
    chance = Random(7)
    tuft = sprite(_tuft, 26)
    for _ in range(canvas.width * canvas.height // 16000):
        canvas.stamp(tuft, chance.randrange(canvas.width), chance.randrange(canvas.height))
    return canvas.image


def _tuft(pen: Pen) -> None:
    for x, top in ((22, 40), (50, 22), (78, 40)):
        pen.line([(50, 84), (x, top)], colors.MEADOW_DEEP, 9)


# ---------------------------------------------------------------- tiles


def draw_tile(canvas: Canvas, frame: Frame, place: Place, *, connected: bool) -> None:
    piece = terrain.land(place.tile, place.rot, frame.unit, connected)
    x, y = frame.at(*place.at)
    canvas.stamp(piece.image, round(x) + piece.left, round(y) + piece.top)


def draw_shadow(canvas: Canvas, frame: Frame, place: Place, color: Color) -> None:
    """A soft edge around a tile: its shadow, or the glow of what is new."""
    mask = _halo(place.tile, place.rot, frame.unit)
    x, y = frame.at(*place.at)
    spread = _spread(frame.unit)
    canvas.image.paste(color, (round(x) + mask.left - spread, round(y) + mask.top - spread), mask.image)


def _spread(unit: int) -> int:
    return max(4, unit // 7)


@lru_cache(maxsize=192)
def _halo(code: str, rot: int, unit: int) -> terrain.Land:
    shape = terrain.silhouette(code, rot, unit)
    spread = _spread(unit)
    mask = Image.new("L", (shape.image.width + 2 * spread, shape.image.height + 2 * spread), 0)
    mask.paste(shape.image, (spread, spread))
    soft = mask.filter(ImageFilter.GaussianBlur(spread * 0.6))
    return terrain.Land(soft.point([min(255, value * 3) for value in range(256)]), shape.left, shape.top)


def draw_numbers(canvas: Canvas, view: State, frame: Frame) -> None:
    """The number of every free segment, just outside of it; where two would meet, each stays closer to its own."""
    size = max(16, round(frame.unit * 0.26))
    free = [segment for place in view.places for segment in queries.place_segments(view, place.tile) if segment.free]
    usual = [outside(segment.ends, _NUMBER) for segment in free]
    for segment, (x, y) in zip(free, usual, strict=True):
        near = sum(abs(x - other) + abs(y - up) < 2 * _NUMBER for other, up in usual)
        px, py = frame.of((x, y) if near == 1 else outside(segment.ends, 0.02))
        canvas.text_beside(px, py, str(segment.number), size, theme.BOLD, theme.INK, "middle")


def outside(edge: Edge, distance: float) -> Point:
    """A point beside the middle of an edge, away from its tile, in units."""
    (x, y), (nx, ny) = middle_of(edge), inward(edge)
    return x - distance * nx, y - distance * ny


# ---------------------------------------------------------------- contacts


def _draw_cliff(canvas: Canvas, frame: Frame, edge: Edge) -> None:
    """A short red bar along an edge that no road can ever cross."""
    (x, y), (nx, ny) = middle_of(edge), inward(edge)
    for shift in (-0.13, 0.13):
        ends = [
            (x + ny * shift - nx * 0.1, y - nx * shift - ny * 0.1),
            (x + ny * shift + nx * 0.1, y - nx * shift + ny * 0.1),
        ]
        points = [frame.of(end) for end in ends]
        stroke(canvas, points, max(4, frame.unit * 0.1), theme.CREAM)
        stroke(canvas, points, max(2, frame.unit * 0.055), colors.CLIFF)


def draw_road(canvas: Canvas, frame: Frame, view: State, road: Road) -> None:
    """Trails to the middle of both places, and the road piece with its owner's mark where they meet."""
    spot = queries.road_spot(view, road)
    for code in (road.a, road.b):
        draw_trail(canvas, frame, view, code, spot.ends)
    nx, ny = inward(spot.ends)
    x, y = frame.of(middle_of(spot.ends))
    size = stepped(frame.unit * 0.62)
    canvas.centred(crossing_along(road.over, road.owner, size, (round(nx * 1000), round(ny * 1000))), x, y)
    canvas.centred(holder_mark(road.owner, max(20, stepped(frame.unit * 0.32))), x, y)


def draw_trail(canvas: Canvas, frame: Frame, view: State, code: str, edge: Edge) -> None:
    for width, color in ((0.24, colors.SAND_EDGE), (0.17, colors.SAND)):
        stroke(canvas, trail(frame, view, code, edge), width * frame.unit, color)


def trail(frame: Frame, view: State, code: str, edge: Edge) -> list[Point]:
    """The way from one of its edges to the middle of a place, in pixels."""
    place = village(view.places)[code]
    x, y = frame.at(*place.at)
    way = route(place.tile, place.rot, _number_of(place, edge))
    return [(x + dx * frame.unit, y + dy * frame.unit) for dx, dy in way]


def _number_of(place: Place, edge: Edge) -> int:
    """The segment of a place that is this edge, whichever way it is walked."""
    sides = segments(place)
    return (sides.index(edge) if edge in sides else sides.index((edge[1], edge[0]))) + 1
