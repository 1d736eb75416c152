"""The public board: the display and everybody's town."""

from __future__ import annotations

from PIL import Image

from games.tiny_towns.state import State
from renderers import header, theme
from renderers.canvas import Canvas, drawn_once
from renderers.tiny_towns import cards, status, towns
from renderers.tiny_towns.voice import Scene, Voice

_DISPLAY = header.HEIGHT + theme.GAP
_TOWNS = _DISPLAY + 2 * cards.HEIGHT + 2 * theme.GAP


def draw_board(view: State, voice: Voice) -> Image.Image:
    seats = len(view.players)
    footer = status.has_pile(view)
    canvas = _ground(seats, footer)
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
    taken = status.draw_resource(scene) + theme.GAP
    header.draw_titles(canvas, voice("title", round=view.round), status.waiting_line(view, voice), taken)


def _eighth_face(view: State, voice: Voice) -> Image.Image:
    """What fills the place beside the seven cards."""
    if view.options.monuments:
        return cards.monument_back(voice("category-monument"), voice("monument-back"))
    return cards.empty_square_face(voice)


@drawn_once
def _ground(seats: int, footer: bool) -> Canvas:
    canvas = header.page(_TOWNS + towns.height(seats) + (status.FOOTER + 12 if footer else theme.MARGIN))
    towns.draw_frames(canvas, _TOWNS, seats)
    return canvas
