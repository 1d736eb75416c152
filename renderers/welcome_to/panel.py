"""The private panel: one seat's sheet, large, with everything its owner needs to decide."""

from __future__ import annotations

from typing import Any

from PIL import Image

from games.asking import Asked
from games.core import Seat
from games.welcome_to.scoring import points_now
from games.welcome_to.state import State
from renderers import glyphs, header, theme
from renderers.canvas import Canvas, drawn_once
from renderers.text import figure
from renderers.welcome_to import board, cards, own_sheet
from renderers.welcome_to.choice import marks_of
from renderers.welcome_to.voice import Scene, Voice

_OFFERS = header.HEIGHT + theme.GAP
_STREETS = _OFFERS + cards.OFFER_HEIGHT + theme.GAP
_PLANS = _STREETS + own_sheet.STREETS_HEIGHT + theme.GAP
_TRACKS = _PLANS + cards.PLAN_HEIGHT + theme.GAP
_AGENCY = _TRACKS + own_sheet.TRACKS_HEIGHT + theme.GAP


def draw_panel(view: State, seat: Seat, voice: Voice, asked: Asked[Any] | None) -> Image.Image:
    marks = marks_of(view, seat, asked, voice.table.told)
    canvas = _ground(_AGENCY + (board.agency_height(view.agency) or -theme.GAP) + theme.MARGIN)
    scene = Scene(canvas, view, voice)
    taken = _draw_points(canvas, points_now(view, seat, marks.sheet))
    title, line = voice("panel-title", round=view.round), prompt(view, asked, voice)
    header.draw_panel_titles(canvas, seat, title, line, taken, size=29)
    cards.draw_offers(scene, _OFFERS, marks.taken, marks.piles)
    own_sheet.draw_streets(scene, _STREETS, marks)
    cards.draw_plans(scene, _PLANS, marks.sheet, marks.plans)
    own_sheet.draw_tracks(scene, _TRACKS, seat, marks)
    if view.agency is not None:
        board.draw_agency(scene, _AGENCY, view.agency)
    return canvas.image


def prompt(view: State, asked: Asked[Any] | None, voice: Voice) -> str:
    """What the seat should do now, in one line."""
    if asked is not None and asked.question is not None:
        return voice.question(asked.question)
    return voice("over" if view.over else "turn-ended")


@drawn_once
def _ground(bottom: int) -> Canvas:
    canvas = header.page(bottom)
    own_sheet.draw_streets_ground(canvas, _STREETS)
    own_sheet.draw_tracks_ground(canvas, _TRACKS)
    return canvas


def _draw_points(canvas: Canvas, points: int) -> int:
    """At the right end of the header. Returns how wide they are."""
    right = canvas.width - theme.MARGIN
    taken = canvas.text_beside(right, 58, figure(points), 64, theme.BLACK_WEIGHT, header.INK, "right")
    canvas.centred(glyphs.star(60), right - taken - 42, 56)
    return taken + 90
