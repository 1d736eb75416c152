"""The public board: the wheel, the display, the cities, and everybody's palaces."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.carrara.state import State
from renderers import header, theme
from renderers.canvas import Box, Canvas, sheet
from renderers.carrara import city_plates, display, player_panel, status, track, wheel
from renderers.carrara.player_panel import Measure
from renderers.carrara.scene import Scene
from renderers.carrara.scenery import vignette
from renderers.carrara.voice import Voice
from renderers.core import Table

_WHEEL = header.HEIGHT + theme.GAP
_RIGHT = theme.MARGIN + wheel.SIZE + theme.GAP
OBJECTS: Box = (_RIGHT, _WHEEL + display.HEIGHT + theme.GAP, theme.WIDTH - theme.MARGIN, _WHEEL + wheel.SIZE)
_PLATES = _WHEEL + wheel.SIZE + theme.GAP
_TRACK = _PLATES + city_plates.HEIGHT + 10
_PLAYERS = _TRACK + track.HEIGHT + 10


def draw_board(view: State, table: Table) -> Image.Image:
    voice = Voice(view, table)
    seats = len(view.players)
    size = player_panel.measure(view, voice, range(seats))
    canvas = Canvas(_ground(seats, size).copy())
    scene = Scene(canvas, view, voice)
    status.draw_header(scene)
    draw_market(scene, _WHEEL)
    city_plates.draw_plates(scene, _PLATES)
    track.draw_track(scene, _TRACK)
    for seat in range(seats):
        player_panel.draw_player(scene, player_panel.place(seat, size, _PLAYERS), seat, size)
    return canvas.image


def draw_market(scene: Scene, y: int) -> None:
    view = scene.view
    wheel.draw_wheel(scene.canvas, theme.MARGIN, y, wheel.Offer(view.wheel, bag_empty=view.bag == ""))
    display.draw_display(scene, _RIGHT, y, display.turned_up(view))
    display.draw_objects(scene, OBJECTS)


@lru_cache(maxsize=4)
def _ground(seats: int, size: Measure) -> Image.Image:
    """Everything that is the same in every picture with so many players."""
    canvas = sheet(theme.WIDTH, _PLAYERS + player_panel.total_height(seats, size) + theme.MARGIN)
    canvas.card(OBJECTS)
    for seat in range(seats):
        canvas.card(player_panel.place(seat, size, _PLAYERS))
    if seats % 2:
        vignette(canvas, player_panel.place(seats, size, _PLAYERS))
    return canvas.image
