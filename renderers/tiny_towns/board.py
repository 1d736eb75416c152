"""The public board: the display and everybody's town."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.tiny_towns.state import State
from renderers import header, theme
from renderers.canvas import Canvas, blank
from renderers.tiny_towns import cards, status, towns
from renderers.tiny_towns.voice import Scene, Voice

_DISPLAY = header.HEIGHT + theme.GAP
_TOWNS = _DISPLAY + 2 * cards.HEIGHT + 2 * theme.GAP


def draw_board(view: State, voice: Voice) -> Image.Image:
    seats = len(view.players)
    footer = status.has_pile(view)
    canvas = Canvas(_ground(seats, footer).copy())
    scene = Scene(canvas, view, voice)
    _draw_top(scene)
    cards.draw_display(canvas, _DISPLAY, view.display, voice, _eighth_face(view, voice))
    for seat in range(seats):
        towns.draw_town(scene, towns.place(seats, seat, _TOWNS), seat)
    if footer:
        status.draw_footer(scene, canvas.height - status.FOOTER - 4)
    return canvas.image


def _draw_top(scene: Scene) -> None:
    canvas, view, voice = scene
    canvas.stamp(header.band(canvas.width), 0, 0)
    taken = status.draw_resource(scene)
    room = canvas.width - 2 * theme.MARGIN - taken - theme.GAP
    header.draw_titles(canvas, voice("title", round=view.round), status.waiting_line(view, voice), room)


def _eighth_face(view: State, voice: Voice) -> Image.Image:
    """What fills the place beside the seven cards."""
    if view.options.monuments:
        return cards.monument_back(voice("category-monument"), voice("monument-back"))
    return cards.empty_square_face(voice)


@lru_cache(maxsize=4)
def _ground(seats: int, footer: bool) -> Image.Image:
    """Everything that is the same in every picture with so many towns."""
    height = _TOWNS + towns.height(seats) + (status.FOOTER + 12 if footer else theme.MARGIN)
    canvas = blank(theme.WIDTH, height)
    towns.draw_frames(canvas, _TOWNS, seats)
    return canvas.image
