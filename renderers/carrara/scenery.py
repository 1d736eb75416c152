"""The marble mountains above a Tuscan town at the top of every picture, and a quarry above the sea."""

from __future__ import annotations

from games.carrara.data import BuildingType
from renderers import header, theme
from renderers.canvas import Box, Canvas
from renderers.carrara import colors
from renderers.carrara.buildings import building
from renderers.carrara.icons import stone
from renderers.page import Page
from renderers.pen import Pen, Point, mirrored, sprite

# --- the marble mountains above a Tuscan town, in the band at the top -------------------------------------------------

_PEAK = theme.mix(theme.HEADER, theme.CREAM, 0.09)
_SNOW = theme.mix(theme.HEADER, theme.CREAM, 0.2)
_TOWN = theme.HEADER_DEEP


def page() -> Page:
    """An empty picture below the band."""
    return header.page(scenery=_coast, breadth=600)


#: Left foot, peak, height of the peak, right foot; white marble shines from their tops.
_MOUNTAINS: tuple[tuple[float, float, float, float], ...] = (
    (-6, 9, 13.6, 24),
    (14, 27, 10.4, 41),
    (33, 47, 15.2, 62),
    (54, 66, 11.2, 79),
    (70, 85, 14.2, 100),
)
#: Left wall, right wall, height.
_HOUSES = ((6.5, 10, 4.4), (18.5, 23, 3.6), (39, 45, 4.2), (61, 66, 3.6), (68, 73, 5.2), (85, 91, 4))


def _coast(pen: Pen) -> None:
    ground = pen.height
    for left, peak, height, right in _MOUNTAINS:
        top = ground - height
        pen.polygon([(left, ground), (peak, top), (right, ground)], _PEAK, None)
        cap: list[Point] = [(peak, top), (peak + 3.4, top + 3.2), (peak + 1.2, top + 2.6), (peak, top + 4.2)]
        pen.polygon([*cap, (peak - 1.6, top + 2.6), (peak - 3.2, top + 3.0)], _SNOW, None)
    _dome(pen, 14, 4.2)
    _leaning_tower(pen, 25)
    for x in (2, 5, 33, 36.5, 57, 78, 81, 96):
        height = 5.0 + x % 3
        pen.polygon(
            mirrored([(x - 0.9, ground), (x - 0.7, ground - height * 0.6), (x, ground - height)], x), _TOWN, None
        )
    for left, right, height in _HOUSES:
        _house(pen, left, right, height)
    _tower(pen, 49, 9.4)
    _dome(pen, 54, 3.2)
    _tower(pen, 75.5, 7.6)


def _house(pen: Pen, left: float, right: float, height: float) -> None:
    top = pen.height - height
    pen.rectangle(left, top, right, pen.height, _TOWN, None)
    pen.polygon([(left - 0.6, top), ((left + right) / 2, top - 1.8), (right + 0.6, top)], _TOWN, None)


def _tower(pen: Pen, x: float, height: float) -> None:
    top = pen.height - height
    pen.rectangle(x - 1, top, x + 1, pen.height, _TOWN, None)
    pen.rectangle(x - 1.5, top - 1.2, x + 1.5, top, _TOWN, None)


def _dome(pen: Pen, x: float, radius: float) -> None:
    base = pen.height - 4
    pen.pie(x, base, radius, 180, 360, _TOWN)
    pen.rectangle(x - radius, base, x + radius, pen.height, _TOWN, None)
    pen.rectangle(x - 0.4, base - radius - 2, x + 0.4, base - radius + 1, _TOWN, None)


def _leaning_tower(pen: Pen, x: float) -> None:
    shaft = ((0, 0), (1.4, 9), (4, 8.7), (2.8, 0))
    belfry = ((1.9, 8.6), (2.1, 10.4), (3.9, 10.2), (3.7, 8.4))
    for part in (shaft, belfry):
        pen.polygon([(x + across, pen.height - up) for across, up in part], _TOWN, None)


# --- a quarry above the sea, for the place of a missing player --------------------------------------------------------

#: The buildings in the landscape, each with its middle as shares of the width and the height.
_TOWN_ICONS: tuple[tuple[BuildingType, float, float], ...] = (
    ("castello", 0.84, 0.5),
    ("porta", 0.16, 0.7),
    ("cathedrale", 0.37, 0.66),
    ("palazzo", 0.58, 0.7),
    ("villa", 0.78, 0.76),
)
_BLOCKS = (("W", 0.2, 0.4), ("W", 0.27, 0.4), ("W", 0.235, 0.33), ("W", 0.47, 0.47))


def draw_quarry(canvas: Canvas, box: Box) -> None:
    x, y, width, height = box[0], box[1], box[2] - box[0], box[3] - box[1]
    canvas.stamp(sprite(_landscape, width, height=height), x, y)
    for letter, across, down in _BLOCKS:
        canvas.centred(stone(letter, round(height * 0.11)), x + width * across, y + height * down)
    for kind, across, down in _TOWN_ICONS:
        canvas.centred(building(kind, round(height * 0.3)), x + width * across, y + height * down)


def _landscape(pen: Pen) -> None:
    height = pen.height
    sky = theme.mix(colors.PANE, theme.PAPER, 0.5)
    pen.rectangle(0, 0, 100, height, sky, None, radius=3)
    pen.circle(86, height * 0.17, 5.5, theme.FRESH, None)
    pen.polygon([(46, height * 0.7), (72, height * 0.2), (104, height * 0.7)], colors.MARBLE_SHADE, None)
    pen.polygon([(-8, height * 0.75), (28, height * 0.08), (66, height * 0.75)], colors.MARBLE, None)
    pen.polygon([(28, height * 0.08), (66, height * 0.75), (36, height * 0.75)], colors.MARBLE_SHADE, None)
    for level, left, right in ((0.44, 12, 34), (0.52, 38, 52)):
        pen.line([(left, height * level), (right, height * level)], colors.VEIN, 0.8)
    pen.ellipse(80, height * 0.98, 56, height * 0.42, theme.MEADOW, None)
    pen.ellipse(20, height * 1.0, 62, height * 0.36, theme.MEADOW_LIGHT, None)
    pen.rectangle(0, height * 0.88, 100, height, theme.mix(colors.STONE["B"], sky, 0.45), None)
    for left in range(4, 96, 18):
        pen.line([(left, height * 0.94), (left + 8, height * 0.94)], sky, 0.6)
    pen.clip(3)
