"""The public board: the wheel, the display, the cities, and everybody's palaces."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.carrara.state import State
from renderers import glyphs, header, theme
from renderers.canvas import Box, Canvas, blank
from renderers.carrara import city_plates, colors, player_panel, tiles, wheel
from renderers.carrara.player_panel import Measure
from renderers.carrara.scene import Scene, draw_header
from renderers.carrara.voice import Voice

_WHEEL = header.HEIGHT + theme.GAP
_RIGHT = theme.MARGIN + wheel.SIZE + theme.GAP
_OBJECTS: Box = (_RIGHT, _WHEEL + tiles.HEIGHT + theme.GAP, theme.WIDTH - theme.MARGIN, _WHEEL + wheel.SIZE)
_TRACK_HEIGHT = 62
_MARK = 44
_PAD = 40
#: The track is at least so long.
_LEAST = 50
_TENS = 10
_PLATES = _WHEEL + wheel.SIZE + theme.GAP
_TRACK = _PLATES + city_plates.HEIGHT + 10
_PLAYERS = _TRACK + _TRACK_HEIGHT + 10


def draw_board(view: State, voice: Voice) -> Image.Image:
    seats = len(view.players)
    size = player_panel.measure(view, voice, range(seats))
    canvas = Canvas(_ground(seats, size).copy())
    scene = Scene(canvas, view, voice)
    draw_header(scene)
    _draw_market(scene, _WHEEL)
    city_plates.draw_plates(scene, _PLATES)
    _draw_track(scene, _TRACK)
    for seat in range(seats):
        player_panel.draw_player(scene, player_panel.place(seat, size, _PLAYERS), seat, size)
    return canvas.image


def _draw_market(scene: Scene, y: int) -> None:
    view = scene.view
    wheel.draw_wheel(scene.canvas, theme.MARGIN, y, wheel.Offer(view.wheel, bag_empty=view.bag == ""))
    tiles.draw_display(scene, _RIGHT, y, scene.voice.fresh("turned_up", "tile"))
    tiles.draw_objects(scene, _OBJECTS)


@lru_cache(maxsize=4)
def _ground(seats: int, size: Measure) -> Image.Image:
    """Everything that is the same in every picture with so many players."""
    canvas = blank(theme.WIDTH, _PLAYERS + player_panel.total_height(seats, size) + theme.MARGIN)
    canvas.card(_OBJECTS)
    player_panel.lay_cards(canvas, seats, size, _PLAYERS)
    return canvas.image


# --- the score track: a frieze of marble with everybody's marker ------------------------------------------------------


def _limit(points: list[int]) -> int:
    """Where the track ends: well beyond the leader."""
    return max(_LEAST, -(-(max(points) + 3) // _TENS) * _TENS)


def _draw_track(scene: Scene, y: int) -> None:
    canvas = scene.canvas
    points = [player.vp for player in scene.view.players]
    end = _limit(points)
    width = canvas.width - 2 * theme.MARGIN
    canvas.stamp(_frieze(width, end), theme.MARGIN, y)
    for seat, x in _places(points, end, width):
        canvas.centred(glyphs.seat(seat, _MARK), theme.MARGIN + x, y + _TRACK_HEIGHT / 2 - 2)


def _places(points: list[int], end: int, width: int) -> list[tuple[int, float]]:
    """Where the markers stand, from left to right; none covers the figure of another."""
    placed: list[tuple[int, float]] = []
    for seat in sorted(range(len(points)), key=lambda seat: points[seat]):
        x = _PAD + (width - 2 * _PAD) * points[seat] / end
        if placed:
            x = max(x, placed[-1][1] + _MARK - 6)
        placed.append((seat, x))
    return placed


@lru_cache(maxsize=16)
def _frieze(width: int, end: int) -> Image.Image:
    canvas = blank(width, _TRACK_HEIGHT)
    canvas.rounded((0, 4, width, _TRACK_HEIGHT - 4), theme.mix(colors.VEIN, theme.INK, 0.12), 14)
    canvas.rounded((0, 4, width, _TRACK_HEIGHT - 8), colors.MARBLE, 14)
    canvas.frame((0, 4, width, _TRACK_HEIGHT - 6), colors.VEIN, 14, 2)
    for value in range(0, end + 1, 5):
        x = round(_PAD + (width - 2 * _PAD) * value / end)
        if value % _TENS:
            canvas.fill((x - 1, _TRACK_HEIGHT - 22, x + 1, _TRACK_HEIGHT - 10), colors.VEIN)
        else:
            canvas.text_beside(
                x, _TRACK_HEIGHT / 2 - 2, str(value), theme.SMALL, theme.MEDIUM, colors.ENGRAVED, "middle"
            )
    return canvas.image
