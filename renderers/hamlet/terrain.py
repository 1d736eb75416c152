"""A tile as a piece of land: soft outline, sand paths, a rim of trees or boulders. Drawn once for each rotation."""

from __future__ import annotations

from functools import cache
from math import ceil, floor
from random import Random
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from games.hamlet.data import TILES
from games.hamlet.lattice import Edge, sides
from renderers import theme
from renderers.hamlet import colors
from renderers.hamlet.geometry import extent, inward, middle_of, plane, route
from renderers.pen import Point
from renderers.shelf import Packed, kept
from renderers.theme import Color

_OVERSAMPLING = 3
#: The largest scale of any map, in pixels per unit.
LARGEST = 128
#: Room around the outline for tree tops, in units.
_ROOM = 0.2
_RIM = 0.23
_PATH = 0.27
#: Where the blurred silhouette is cut: contour, then ground.
_OUTER, _INNER = 132, 158


class Land(NamedTuple):
    """A drawn tile, and where its corner lies from the pixel of its first vertex."""

    image: Image.Image
    left: int
    top: int


class _Large(NamedTuple):
    """A tile as it is drawn, its silhouette, and where their corner lies from the pixel of its first vertex."""

    tile: Packed
    silhouette: Packed
    left: int
    top: int


@kept
def _large(code: str, rot: int) -> _Large:
    """Every tile is drawn once, as large as it is ever shown. Packed, all tiles in all rotations take a few MB."""
    brush = _Brush(code, rot, LARGEST)
    outline = brush.mask(_OUTER)
    brush.paint(outline)
    # Premultiplied, as a picture has to be whose size changes.
    tile, silhouette = brush.image.convert("RGBa").reduce(_OVERSAMPLING), outline.reduce(_OVERSAMPLING)
    return _Large(Packed.of(tile), Packed.of(silhouette), brush.left, brush.top)


@kept
def land(code: str, rot: int, unit: int) -> Land:
    drawn = _large(code, rot)
    image, left, top = _reduced(drawn.tile, drawn, unit)
    return Land(image.convert("RGBA"), left, top)


def silhouette(code: str, rot: int, unit: int) -> Land:
    """The same as a mask."""
    drawn = _large(code, rot)
    return _reduced(drawn.silhouette, drawn, unit)


def _reduced(packed: Packed, drawn: _Large, unit: int) -> Land:
    """A picture of the tile at a smaller scale, whose pixels lie on those of the map."""
    large, times = packed.image(), LARGEST / unit
    left, top = ceil(drawn.left / times), ceil(drawn.top / times)
    right, bottom = ((drawn.left + large.width) / times, (drawn.top + large.height) / times)
    size = floor(right) - left, floor(bottom) - top
    x, y = left * times - drawn.left, top * times - drawn.top
    box = (x, y, x + size[0] * times, y + size[1] * times)
    # From half the size down, the mean of what lies under a pixel is the sharpest; above that, it would be uneven.
    by = Image.Resampling.BOX if times >= 2 else Image.Resampling.HAMMING
    return Land(large.resize(size, by, box), left, top)


@kept
def lost(code: str, rot: int, unit: int) -> Land:
    """A tile with no way to the church."""
    piece = land(code, rot, unit)
    grey = Image.new("RGB", piece.image.size, colors.FADED)
    pale = Image.blend(piece.image.convert("RGB"), grey, 0.42).convert("RGBA")
    pale.putalpha(piece.image.getchannel("A"))
    return piece._replace(image=pale)


@cache
def _edge(cut: int) -> list[int]:
    """What makes a hard edge of a blurred one, with a little softness left."""
    return [max(0, min(255, (value - cut) * 16 + 128)) for value in range(256)]


class _Brush:
    """Paints one tile, several times too large."""

    def __init__(self, code: str, rot: int, unit: int) -> None:
        self.code, self.rot = code, rot
        self.sides = sides(code, rot)
        shown = extent(side.ends[0] for side in self.sides).grown(_ROOM)
        self.left, self.top = round(shown.left * unit), round(shown.top * unit)
        size = (round(shown.width * unit) + 1, round(shown.height * unit) + 1)
        self.large = (size[0] * _OVERSAMPLING, size[1] * _OVERSAMPLING)
        self.scale = unit * _OVERSAMPLING
        self.ground = theme.mix(colors.GROUND[TILES[code].kind], theme.WHITE, 0.12)
        self.image = Image.new("RGB", self.large, self.ground)
        self.draw = ImageDraw.Draw(self.image)
        self.soft = self._softened()

    def at(self, point: Point) -> Point:
        x, y = point
        return x * self.scale - self.left * _OVERSAMPLING, y * self.scale - self.top * _OVERSAMPLING

    def mask(self, cut: int) -> Image.Image:
        """The outline with every corner rounded off, and a little smaller."""
        return self.soft.point(_edge(cut))

    def _softened(self) -> Image.Image:
        """A blurred silhouette; blurring needs no fine pixels, so it is done before enlarging."""
        sharp = Image.new("L", self.large, 0)
        ImageDraw.Draw(sharp).polygon([self.at(plane(*side.ends[0])) for side in self.sides], fill=255)
        blur = ImageFilter.GaussianBlur(0.13 * self.scale / _OVERSAMPLING)
        return sharp.reduce(_OVERSAMPLING).filter(blur).resize(self.large, Image.Resampling.BICUBIC)

    def paint(self, outline: Image.Image) -> None:
        for side in self.sides:
            if side.kind != "path":
                self._rim(side.ends, colors.FOREST if side.kind == "forest" else colors.ROCK)
        self._paths()
        piece = Image.new("RGB", self.large, colors.RIM)
        piece.paste(self.image, (0, 0), self.mask(_INNER))
        piece.putalpha(outline)
        self.image, self.draw = piece, ImageDraw.Draw(piece)
        for side in self.sides:
            if side.kind == "path":
                self._gate(side.ends)
        self._growth()

    # ------------------------------------------------------------ edges

    def _rim(self, edge: Edge, color: Color) -> None:
        points = [self.at(plane(*end)) for end in edge]
        width = round(2 * _RIM * self.scale)
        self.draw.line(points, fill=color, width=width)
        for point in points:
            self._dot(point, width / 2, color)

    def _paths(self) -> None:
        for width, color in ((_PATH + 0.07, colors.SAND_EDGE), (_PATH, colors.SAND)):
            for side in self.sides:
                if side.kind == "path":
                    points = [self.at(point) for point in route(self.code, self.rot, side.number)]
                    self.draw.line(points, fill=color, width=round(width * self.scale), joint="curve")
                    self._dot(points[-1], width * self.scale / 2, color)

    def _gate(self, edge: Edge) -> None:
        """The end of a path, out to the edge itself, so that it meets the path of the neighbour."""
        (x, y), (nx, ny) = middle_of(edge), inward(edge)
        ends = [self.at((x - 0.02 * nx, y - 0.02 * ny)), self.at((x + 0.2 * nx, y + 0.2 * ny))]
        for width, color in ((_PATH + 0.07, colors.SAND_EDGE), (_PATH, colors.SAND)):
            self.draw.line(ends, fill=(*color, 255), width=round(width * self.scale))

    def _growth(self) -> None:
        """Trees and boulders, those further down in front of the others."""
        chance = Random(f"{self.code}{self.rot}")
        things: list[tuple[float, float, str, float]] = []
        for _, edge, kind in self.sides:
            if kind == "path":
                continue
            (ax, ay), (bx, by), (nx, ny) = plane(*edge[0]), plane(*edge[1]), inward(edge)
            for share in (0.22, 0.5, 0.78):
                along = share + chance.uniform(-0.06, 0.06)
                deep = 0.17 + chance.uniform(-0.02, 0.03)
                x, y = ax + (bx - ax) * along + nx * deep, ay + (by - ay) * along + ny * deep
                things.append((y, x, kind, chance.uniform(0.9, 1.15)))
        for number, (y, x, grown, size) in enumerate(sorted(things)):
            if grown == "rock":
                self._boulder((x, y), size, chance)
            else:
                self._tree((x, y), size, pine=number % 3 == 0)

    def _tree(self, foot: Point, size: float, *, pine: bool) -> None:
        x, y = self.at(foot)
        s = self.scale * 0.125 * size
        self.draw.line([(x, y), (x, y + 1.1 * s)], fill=(*colors.TRUNK, 255), width=max(1, round(0.45 * s)))
        if not pine:
            self._dot((x, y - 0.4 * s), 1.08 * s, colors.LEAF_DARK)
            self._dot((x, y - 0.4 * s), 0.88 * s, colors.LEAF)
            self._dot((x - 0.28 * s, y - 0.7 * s), 0.36 * s, theme.lighter(colors.LEAF, 0.3))
            return
        self._shape([(x - 1.05 * s, y + 0.75 * s), (x, y - 1.9 * s), (x + 1.05 * s, y + 0.75 * s)], colors.LEAF_DARK)
        self._shape([(x - 0.72 * s, y + 0.55 * s), (x, y - 1.4 * s), (x + 0.72 * s, y + 0.55 * s)], colors.PINE)

    def _boulder(self, foot: Point, size: float, chance: Random) -> None:
        x, y = self.at(foot)
        s = self.scale * 0.135 * size
        lean = chance.uniform(-0.25, 0.25)
        around = [(-1.15, 0.75), (-0.95, -0.2), (-0.3 + lean, -0.95), (0.55 + lean, -0.75), (1.15, 0.05), (1.0, 0.75)]
        self._shape([(x + dx * s, y + dy * s) for dx, dy in around], colors.BOULDER_DARK)
        self._shape([(x + dx * s * 0.8, y + dy * s * 0.78) for dx, dy in around], colors.BOULDER)
        lit = [(-0.7, 0.0), (-0.25 + lean, -0.65), (0.4 + lean, -0.5), (0.0, 0.0)]
        self._shape([(x + dx * s, y + dy * s) for dx, dy in lit], theme.lighter(colors.BOULDER, 0.45))

    # ------------------------------------------------------------ strokes

    def _dot(self, point: Point, radius: float, color: Color) -> None:
        x, y = point
        self.draw.ellipse(
            (x - radius, y - radius, x + radius, y + radius), fill=(*color, 255)[: len(self.image.getbands())]
        )

    def _shape(self, points: list[Point], color: Color) -> None:
        self.draw.polygon(points, fill=(*color, 255))
