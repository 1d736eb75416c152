"""The six cities as plates: what they pay, which stones they take, and who has scored them."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.carrara.data import CITIES, CITY, City
from games.carrara.state import owner_of
from renderers import fonts, glyphs, theme
from renderers.canvas import Box, Canvas, blank
from renderers.carrara import colors, icons
from renderers.carrara.buildings import building
from renderers.carrara.icons import stone_row
from renderers.carrara.scene import Scene, gild
from renderers.theme import Color

GAP = 12
WIDTH = (theme.WIDTH - 2 * theme.MARGIN - 5 * GAP) // 6
HEIGHT = 142
_BAND = 40


def corner(index: int) -> int:
    """The left edge of a city's plate."""
    return theme.MARGIN + index * (WIDTH + GAP)


def colour(city: City) -> Color:
    """The colour of the lowest stone that is good enough for the city."""
    return colors.STONE[CITY[city].allowed[-1]]


def draw_plates(scene: Scene, y: int) -> None:
    fresh = scene.voice.fresh("scored_city", "city")
    for index, city in enumerate(CITIES):
        x = corner(index)
        draw_plate(scene, x, y, city)
        if city in fresh:
            gild(scene.canvas, (x, y, x + WIDTH, y + HEIGHT), theme.RADIUS_SMALL, 8)


def draw_plate(scene: Scene, x: int, y: int, city: City) -> None:
    """A city with the seat that scored it, or with how many buildings it takes to score it."""
    owner = owner_of(scene.view, city)
    scene.canvas.stamp(_plate(city, scene.voice.city(city), owner is None), x, y)
    if owner is not None:
        scene.canvas.centred(glyphs.seat(owner, 60), x + WIDTH - 42, y + _BAND + 35)


@lru_cache(maxsize=32)
def _plate(city: City, name: str, is_open: bool) -> Image.Image:
    data = CITY[city]
    canvas = blank(WIDTH, HEIGHT)
    _draw_plaque(canvas, (0, 0, WIDTH, HEIGHT), city, name)
    _draw_value(canvas, 14, _BAND + 35, city, 44)
    canvas.stamp(stone_row(data.allowed, 28, 27), 11, HEIGHT - 37)
    if is_open:
        canvas.text_beside(WIDTH - 12, _BAND + 37, f"{data.needed}+", 28, theme.BOLD, theme.MUTED, "right")
        canvas.centred(building("palazzo", 32), WIDTH - 68, _BAND + 35)
    return canvas.image


def _draw_plaque(canvas: Canvas, box: Box, city: City, name: str) -> None:
    """A marble plate under a band in the city's colour."""
    left, top, right, bottom = box
    color = colour(city)
    canvas.rounded(box, theme.darker(color, 0.35), theme.RADIUS_SMALL)
    canvas.rounded((left + 2, top + 2, right - 2, bottom - 2), color, theme.RADIUS_SMALL - 2)
    canvas.rounded((left + 2, top + _BAND, right - 2, bottom - 2), colors.MARBLE, theme.RADIUS_SMALL - 2)
    canvas.fill((left + 2, top + _BAND, right - 2, top + _BAND + 10), colors.MARBLE)
    canvas.fill((left + 2, top + _BAND, right - 2, top + _BAND + 2), theme.darker(color, 0.35))
    size = next((size for size in (28, 26, 24) if fonts.width(name, size, theme.BOLD) <= right - left - 16), 22)
    canvas.text_beside(
        (left + right) / 2, top + _BAND / 2 + 1, name, size, theme.BOLD, theme.readable_on(color), "middle"
    )


def _draw_value(canvas: Canvas, x: float, middle: float, city: City, size: int) -> int:
    """What the city pays for each point of cost. Returns its width."""
    data = CITY[city]
    taken = canvas.text_beside(x, middle, f"{data.value}", size, theme.BLACK_WEIGHT)
    piece = glyphs.star(size) if data.reward == "vp" else icons.coin(size)
    canvas.centred(piece, x + taken + size * 0.6, middle)
    return round(taken + size * 1.1)
