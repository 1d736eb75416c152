"""The band at the top: the marble mountains, and the skyline of a Tuscan town before them."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderers import header, theme
from renderers.canvas import sheet
from renderers.pen import Pen, Point, sprite

_PEAK = theme.mix(theme.HEADER, theme.CREAM, 0.09)
_SNOW = theme.mix(theme.HEADER, theme.CREAM, 0.2)
_TOWN = theme.HEADER_DEEP


@lru_cache(maxsize=4)
def band(width: int) -> Image.Image:
    canvas = sheet(width, header.HEIGHT, theme.HEADER)
    scenery = sprite(_coast, 600, height=header.HEIGHT)
    for left in range(0, width, scenery.width):
        canvas.stamp(scenery, left, 0)
    canvas.fill((0, header.HEIGHT - 4, width, header.HEIGHT), theme.GOLD)
    return canvas.image


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
    for mountain in _MOUNTAINS:
        _mountain(pen, *mountain)
    _dome(pen, 14, 4.2)
    _leaning_tower(pen, 25)
    for x in (2, 5, 33, 36.5, 57, 78, 81, 96):
        _cypress(pen, x, 5.0 + x % 3)
    for left, right, height in _HOUSES:
        _house(pen, left, right, height)
    _tower(pen, 49, 9.4)
    _dome(pen, 54, 3.2)
    _tower(pen, 75.5, 7.6)


def _mountain(pen: Pen, left: float, peak: float, height: float, right: float) -> None:
    ground, top = pen.height, pen.height - height
    pen.polygon([(left, ground), (peak, top), (right, ground)], _PEAK, None)
    cap: list[Point] = [(peak, top), (peak + 3.4, top + 3.2), (peak + 1.2, top + 2.6), (peak, top + 4.2)]
    pen.polygon([*cap, (peak - 1.6, top + 2.6), (peak - 3.2, top + 3.0)], _SNOW, None)


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
    ground = pen.height
    pen.polygon([(x, ground), (x + 1.4, ground - 9), (x + 4, ground - 8.7), (x + 2.8, ground)], _TOWN, None)
    pen.polygon(
        [(x + 1.9, ground - 8.6), (x + 2.1, ground - 10.4), (x + 3.9, ground - 10.2), (x + 3.7, ground - 8.4)],
        _TOWN,
        None,
    )


def _cypress(pen: Pen, x: float, height: float) -> None:
    ground = pen.height
    pen.polygon(
        [
            (x - 0.9, ground),
            (x - 0.7, ground - height * 0.6),
            (x, ground - height),
            (x + 0.7, ground - height * 0.6),
            (x + 0.9, ground),
        ],
        _TOWN,
        None,
    )
