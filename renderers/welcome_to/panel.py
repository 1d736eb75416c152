"""The private panel: one seat's sheet, large, with everything its owner needs to decide."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from PIL import Image

from games.asking import Asked
from games.core import Seat
from games.welcome_to.data import LETTERS
from games.welcome_to.scoring import points_now
from games.welcome_to.state import State
from renderers import glyphs, header, theme
from renderers.canvas import Canvas, sheet
from renderers.core import Table
from renderers.text import figure
from renderers.welcome_to import agency_card, offers, own_streets, plan_cards, tracks
from renderers.welcome_to.choice import Marks, marks_of
from renderers.welcome_to.voice import Scene, Voice

_OFFERS = header.HEIGHT + theme.GAP
_STREETS = _OFFERS + offers.HEIGHT + theme.GAP
_PLANS = _STREETS + own_streets.HEIGHT + theme.GAP
_TRACKS = _PLANS + plan_cards.HEIGHT + theme.GAP
_AGENCY = _TRACKS + tracks.HEIGHT + theme.GAP


def draw_panel(view: State, seat: Seat, table: Table, asked: Asked[Any] | None) -> Image.Image:
    voice = Voice(table)
    marks = marks_of(view, seat, asked, table.told)
    canvas = Canvas(_ground(agency_card.lines(view.agency) if view.agency is not None else 0).copy())
    scene = Scene(canvas, view, voice)
    _draw_top(scene, seat, marks, prompt(view, asked, voice))
    offers.draw_offers(scene, _OFFERS, marks.taken, marks.piles)
    own_streets.draw_own_streets(scene, _STREETS, marks)
    faces = (plan_cards.own_face(scene, index, marks.sheet, marks.plans) for index in range(len(LETTERS)))
    plan_cards.draw_plans(scene, _PLANS, tuple(faces))
    tracks.draw_tracks(scene, _TRACKS, seat, marks)
    if view.agency is not None:
        agency_card.draw_agency(scene, _AGENCY, view.agency)
    return canvas.image


def prompt(view: State, asked: Asked[Any] | None, voice: Voice) -> str:
    """What the seat should do now, in one line."""
    if asked is not None and asked.question is not None:
        return voice.question(asked.question)
    return voice("over" if view.over else "turn-ended")


@lru_cache(maxsize=3)
def _ground(agency_lines: int) -> Image.Image:
    """Everything that is the same in every picture; in the solo game with so many lines of the agency's cards."""
    bottom = _AGENCY + agency_card.height(agency_lines) if agency_lines else _TRACKS + tracks.HEIGHT
    canvas = sheet(theme.WIDTH, bottom + theme.MARGIN)
    own_streets.draw_ground(canvas, _STREETS)
    tracks.draw_ground(canvas, _TRACKS)
    if agency_lines:
        agency_card.draw_ground(canvas, _AGENCY, agency_lines)
    return canvas.image


def _draw_top(scene: Scene, seat: Seat, marks: Marks, line: str) -> None:
    canvas, view, voice = scene
    canvas.stamp(header.band(canvas.width), 0, 0)
    right = canvas.width - theme.MARGIN
    points = figure(points_now(view, seat, marks.sheet))
    taken = canvas.text_beside(right, 58, points, 64, theme.BLACK_WEIGHT, header.INK, "right")
    canvas.centred(glyphs.star(60), right - taken - 42, 56)
    room = canvas.width - 2 * theme.MARGIN - taken - 90
    canvas.centred(glyphs.seat(seat, 56), theme.MARGIN + 28, 42)
    title = voice("panel-title", round=view.round)
    canvas.text(theme.MARGIN + 70, 56, title, theme.TITLE, theme.BOLD, header.INK, most=room - 70)
    canvas.text(theme.MARGIN, 101, line, 29, theme.MEDIUM, header.SOFT_INK, most=room)
