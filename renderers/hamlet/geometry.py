"""From the lattice to pixels: how a village fits into a picture, and how a path runs through a tile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import dist, hypot, sqrt
from typing import NamedTuple

from games.hamlet.data import TILES
from games.hamlet.lattice import Edge, Vertex, centre, corners, walk
from games.hamlet.state import Place, State
from renderers.pen import Point

#: The height of a row of the lattice, in units.
ROW = sqrt(3) / 2

_STEP = 4


def plane(q: float, r: float) -> Point:
    """A point of the lattice in units, y down as on the screen."""
    return q + r / 2, -r * ROW


def middle_of(edge: Edge) -> Point:
    (a, b), (c, d) = edge
    return plane((a + c) / 2, (b + d) / 2)


def inward(edge: Edge) -> Point:
    """The direction into the tile whose segment this is: walked with the interior on the left."""
    (ax, ay), (bx, by) = plane(*edge[0]), plane(*edge[1])
    length = hypot(bx - ax, by - ay)
    return (by - ay) / length, -(bx - ax) / length


class Frame(NamedTuple):
    """A map and where the lattice lies in it: pixels per unit, the pixel of vertex (0, 0), the size of the map."""

    unit: int
    x: float
    y: float
    width: int
    height: int

    def at(self, q: float, r: float) -> Point:
        return self.of(plane(q, r))

    def of(self, point: Point) -> Point:
        return self.x + point[0] * self.unit, self.y + point[1] * self.unit

    def moved(self, x: float, y: float) -> Frame:
        return self._replace(x=self.x + x, y=self.y + y)

    def centre(self, place: Place) -> Point:
        return self.at(*centre(place.tile, place.rot, place.at))


class Extent(NamedTuple):
    """The smallest rectangle around some points, in units."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def grown(self, by: float) -> Extent:
        return Extent(self.left - by, self.top - by, self.right + by, self.bottom + by)


def extent(vertices: Iterable[Vertex]) -> Extent:
    points = [plane(*vertex) for vertex in vertices]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Extent(min(xs), min(ys), max(xs), max(ys))


@lru_cache(maxsize=1024)
def place_extent(place: Place) -> Extent:
    return extent(corners(place.tile, place.rot, place.at))


def whole(view: State) -> Extent:
    """All of the village."""
    return around([place_extent(place) for place in view.places])


def around(parts: Sequence[Extent]) -> Extent:
    left, top, right, bottom = zip(*parts, strict=True)
    return Extent(min(left), min(top), max(right), max(bottom))


def fitted(shown: Extent, width: int, height: int, largest: int) -> int:
    """Pixels per unit so that all of it fits; in steps, so that drawn tiles can be used again more often."""
    return max(_STEP, min(largest, int(width / shown.width), int(height / shown.height)) // _STEP * _STEP)


def stepped(size: float) -> int:
    """A size of small pieces in the same steps."""
    return max(_STEP, round(size / _STEP) * _STEP)


def framed(shown: Extent, width: int, largest: int, least: int, most: int) -> Frame:
    """A map as wide as given and as high as what it shows, within limits."""
    unit = fitted(shown, width, most, largest)
    return centred(shown, unit, width, min(most, max(least, round(shown.height * unit))))


def centred(shown: Extent, unit: int, width: int, height: int) -> Frame:
    """The frame that puts the middle of what is shown into the middle of the map."""
    x = width / 2 - (shown.left + shown.right) / 2 * unit
    y = height / 2 - (shown.top + shown.bottom) / 2 * unit
    return Frame(unit, x, y, width, height)


# ---------------------------------------------------------------- paths through a tile


@cache
def route(code: str, rot: int, segment: int) -> tuple[Point, ...]:
    """The way from the middle of a segment to the centre of its tile, in units from the tile's first vertex."""
    edge = walk(code, rot)[segment - 1]
    start, (nx, ny), goal = middle_of(edge), inward(edge), plane(*centre(code, rot))
    # The flag shape has a notch: a long way through it bends late, to stay clear of that.
    depth = min(1.3, dist(start, goal)) if TILES[code].shape == "flag" else 0.55
    return _bezier(start, (start[0] + depth * nx, start[1] + depth * ny), goal)


def _bezier(a: Point, b: Point, c: Point, steps: int = 8) -> tuple[Point, ...]:
    def at(t: float) -> Point:
        u = 1 - t
        return u * u * a[0] + 2 * u * t * b[0] + t * t * c[0], u * u * a[1] + 2 * u * t * b[1] + t * t * c[1]

    return tuple(at(step / steps) for step in range(steps + 1))
