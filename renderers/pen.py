"""Small vector drawings, smoothed by drawing them several times too large.

A painter is a function that draws on a ``Pen`` whose canvas is 100 units wide whatever the size in pixels. ``sprite``
runs it once for a size and remembers the result, so supersampling is paid once per glyph, never for a whole picture.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Concatenate, ParamSpec, cast

from PIL import Image, ImageChops, ImageDraw

from renderers import fonts, theme
from renderers.shelf import kept
from renderers.theme import Color

#: How many times too large a sprite is drawn in both directions.
OVERSAMPLING = 5
#: The usual contour of a drawn thing, in units.
CONTOUR = 3.6

Point = tuple[float, float]


def mirrored(points: Sequence[Point], x: float = 50) -> list[Point]:
    """The points, and the same from last to first on the other side of a vertical line."""
    return [*points, *((2 * x - across, down) for across, down in reversed(points))]


class Pen:
    """Draws in units: 100 is the width of the sprite; the height follows from its shape."""

    def __init__(self, width: int, height: int) -> None:
        self.height = 100 * height / width
        self._scale = OVERSAMPLING * width / 100
        self._image = Image.new("RGBA", (width * OVERSAMPLING, height * OVERSAMPLING), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._image)

    def finished(self) -> Image.Image:
        return self._image.reduce(OVERSAMPLING)

    def polygon(
        self, points: Sequence[Point], fill: Color, contour: Color | None = theme.INK, width: float = CONTOUR
    ) -> None:
        self._draw.polygon(self._all(points), fill=fill)
        if contour is not None:
            self.line([*points, points[0], points[1]], contour, width)

    def rectangle(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        fill: Color,
        contour: Color | None = theme.INK,
        width: float = CONTOUR,
        radius: float = 0,
    ) -> None:
        if not radius:
            self.polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], fill, contour, width)
            return
        if contour is not None:
            half = width / 2
            self._rounded(x0 - half, y0 - half, x1 + half, y1 + half, radius + half, contour)
            self._rounded(x0 + half, y0 + half, x1 - half, y1 - half, max(radius - half, 0.5), fill)
        else:
            self._rounded(x0, y0, x1, y1, radius, fill)

    def ellipse(
        self,
        x: float,
        y: float,
        across: float,
        down: float,
        fill: Color,
        contour: Color | None = theme.INK,
        width: float = CONTOUR,
    ) -> None:
        """An ellipse by its centre and its two radii."""
        half = width / 2
        if contour is not None:
            self._draw.ellipse(self._box(x, y, across + half, down + half), fill=contour)
            across, down = across - half, down - half
        self._draw.ellipse(self._box(x, y, across, down), fill=fill)

    def circle(
        self, x: float, y: float, radius: float, fill: Color, contour: Color | None = theme.INK, width: float = CONTOUR
    ) -> None:
        self.ellipse(x, y, radius, radius, fill, contour, width)

    def arch(
        self,
        x: float,
        base: float,
        across: float,
        height: float,
        fill: Color,
        contour: Color | None = theme.INK,
        width: float = CONTOUR,
    ) -> None:
        """A door or window: upright, round at the top; ``x`` is its middle, ``across`` half its breadth."""
        half = width / 2 if contour is not None else 0
        if contour is not None:
            self._arch(x, base + half, across + half, height + width, contour)
        self._arch(x, base - half, across - half, height - width if contour is not None else height, fill)

    def pie(self, x: float, y: float, radius: float, start: float, end: float, fill: Color) -> None:
        """A slice of a disc; angles in degrees, clockwise from the right."""
        self._draw.pieslice(self._box(x, y, radius, radius), start, end, fill=fill)

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, color: Color, width: float = CONTOUR
    ) -> None:
        box = self._box(x, y, radius + width / 2, radius + width / 2)
        self._draw.arc(box, start, end, fill=color, width=round(width * self._scale))

    def line(self, points: Sequence[Point], color: Color = theme.INK, width: float = CONTOUR) -> None:
        """A line with round joints and ends."""
        self._draw.line(self._all(points), fill=color, width=max(1, round(width * self._scale)), joint="curve")
        for x, y in (points[0], points[-1]):
            self._draw.ellipse(self._box(x, y, width / 2, width / 2), fill=color)

    def rod(self, points: Sequence[Point], color: Color, outer: float, inner: float) -> None:
        """A line with a dark edge on both sides."""
        self.line(points, theme.INK, outer)
        self.line(points, color, inner)

    def text(self, x: float, y: float, text: str, size: float, color: Color, weight: int = theme.BOLD) -> None:
        """Text around its middle; ``size`` in units."""
        face = fonts.font(max(1, round(size * self._scale)), weight)
        self._draw.text(self._point((x, y + 0.36 * size)), text, font=face, fill=color, anchor="ms")

    def clip(self, radius: float) -> None:
        """Cut off what has been drawn so far outside of round corners."""
        mask = Image.new("L", self._image.size, 0)
        box = (0, 0, self._image.width - 1, self._image.height - 1)
        ImageDraw.Draw(mask).rounded_rectangle(box, radius * self._scale, fill=255)
        self._image.putalpha(ImageChops.multiply(self._image.getchannel("A"), mask))

    def _rounded(self, x0: float, y0: float, x1: float, y1: float, radius: float, fill: Color) -> None:
        corners = [value * self._scale for value in (x0, y0, x1, y1)]
        self._draw.rounded_rectangle(corners, radius * self._scale, fill=fill)

    def _arch(self, x: float, base: float, across: float, height: float, fill: Color) -> None:
        top = base - height
        self._draw.ellipse(self._box(x, top + across, across, across), fill=fill)
        corners = [value * self._scale for value in (x - across, top + across, x + across, base)]
        self._draw.rectangle(corners, fill=fill)

    def _point(self, point: Point) -> Point:
        return point[0] * self._scale, point[1] * self._scale

    def _all(self, points: Sequence[Point]) -> list[Point]:
        return [self._point(point) for point in points]

    def _box(self, x: float, y: float, across: float, down: float) -> list[float]:
        return [value * self._scale for value in (x - across, y - down, x + across, y + down)]


@kept
def _drawn(painter: Callable[..., None], width: int, height: int, arguments: tuple[Hashable, ...]) -> Image.Image:
    pen = Pen(width, height)
    painter(pen, *arguments)
    return pen.finished()


def sprite(painter: Callable[..., None], width: int, *arguments: Hashable, height: int = 0) -> Image.Image:
    """What the painter draws at this size (square unless a height is given). Shared: never draw on it."""
    return _drawn(painter, width, height or width, arguments)


P = ParamSpec("P")


def glyph(painter: Callable[Concatenate[Pen, P], None]) -> Callable[Concatenate[int, P], Image.Image]:
    """The painter as a function that gives its picture at a size; its arguments must be hashable."""

    def drawn(size: int, /, *arguments: P.args, **named: P.kwargs) -> Image.Image:
        assert not named  # pictures are cached by their positional arguments
        return sprite(painter, size, *cast("tuple[Hashable, ...]", arguments))

    return drawn
