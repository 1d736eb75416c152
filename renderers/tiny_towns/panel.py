"""The private panel: one seat's town, large, with everything its owner needs to decide."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from PIL import Image

from games.asking import Asked
from games.core import Question, Seat
from games.tiny_towns.state import State
from renderers import glyphs, header, theme
from renderers.canvas import Box, Canvas, sheet
from renderers.core import Table
from renderers.tiny_towns import cards, choice, own_town, status
from renderers.tiny_towns.sidebar import draw_sidebar
from renderers.tiny_towns.voice import Scene, Voice

_TOP = header.HEIGHT + theme.GAP
_SIDEBAR: Box = (
    theme.MARGIN + own_town.SIZE_IN_PIXELS + theme.GAP,
    _TOP,
    theme.WIDTH - theme.MARGIN,
    _TOP + own_town.SIZE_IN_PIXELS,
)
_DISPLAY = _TOP + own_town.SIZE_IN_PIXELS + theme.GAP + 4


def draw_panel(view: State, seat: Seat, table: Table, asked: Asked[Any] | None) -> Image.Image:
    voice = Voice(view, table)
    question = choice.question_of(view, seat, asked)
    cube = choice.cube_in_hand(question)
    ways = choice.sites(view, seat) if view.phase in ("round", "watch") else {}
    card = choice.chosen_card(asked)
    canvas = Canvas(_ground().copy())
    scene = Scene(canvas, view, voice)
    _draw_top(scene, seat, question)
    marks = choice.preview(view, seat, asked)
    hints = choice.completions(view, seat, cube) if cube is not None else {}
    own_town.draw_own_town(scene, theme.MARGIN, _TOP, seat, marks, hints)
    draw_sidebar(scene, _SIDEBAR, seat, ways)
    ready = frozenset(ways) if card is None else frozenset((card,))
    cards.draw_display(canvas, _DISPLAY, view.display, voice, cards.empty_square_face(voice), ready)
    return canvas.image


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    canvas = sheet(theme.WIDTH, _DISPLAY + 2 * cards.HEIGHT + theme.GAP + theme.MARGIN)
    own_town.draw_ground(canvas, theme.MARGIN, _TOP)
    canvas.card(_SIDEBAR)
    return canvas.image


def _draw_top(scene: Scene, seat: Seat, question: Question | None) -> None:
    canvas, view, voice = scene
    canvas.stamp(header.band(canvas.width), 0, 0)
    taken = _draw_hand(scene, question)
    canvas.centred(glyphs.seat(seat, 56), theme.MARGIN + 28, 42)
    room = canvas.width - 2 * theme.MARGIN - taken - theme.GAP
    title = voice("panel-title", round=view.round)
    canvas.text(theme.MARGIN + 70, 56, title, theme.TITLE, theme.BOLD, header.INK, most=room - 70)
    text = choice.prompt(view, seat, question, voice)
    canvas.text(theme.MARGIN, 100, text, theme.BODY, theme.MEDIUM, header.SOFT_INK, most=room)


def _draw_hand(scene: Scene, question: Question | None) -> int:
    """The cube to be placed, or those to choose from; otherwise what the table takes. Returns how wide it is."""
    _, view, voice = scene
    choices, cube = choice.choosable(question), choice.cube_in_hand(question)
    if choices:
        return status.draw_choices(scene, choices, "", voice("free-choice" if view.phase == "round" else "choose-one"))
    if cube is not None:
        return status.draw_cube(scene, cube, voice("in-hand"))
    return status.draw_resource(scene)
