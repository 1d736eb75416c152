"""The public board: what is on offer, the plans, and everybody's streets."""

from __future__ import annotations

from PIL import Image

from games.welcome_to.state import State
from renderers import header, theme
from renderers.canvas import Canvas, drawn_once
from renderers.welcome_to import cards, seat_cards
from renderers.welcome_to.lots import of_board
from renderers.welcome_to.voice import Scene, Voice

_OFFERS = header.HEIGHT + theme.GAP
_PLANS = _OFFERS + cards.OFFER_HEIGHT + theme.GAP
_SEATS = _PLANS + cards.PLAN_HEIGHT + theme.GAP
_GAP = 12


def draw_board(view: State, voice: Voice) -> Image.Image:
    seats = len(view.players)
    scale = of_board(seats)
    canvas = _ground(seats, seat_cards.agency_lines(view.agency))
    scene = Scene(canvas, view, voice)
    _draw_top(scene)
    cards.draw_offers(scene, _OFFERS)
    cards.draw_plans(scene, _PLANS)
    for seat in range(seats):
        seat_cards.draw_seat(scene, _top(seats, seat), seat, scale)
    if view.agency is not None:
        seat_cards.draw_agency(scene, _top(seats, seats), view.agency)
    return canvas.image


def _draw_top(scene: Scene) -> None:
    canvas, view, voice = scene
    taken = _draw_legend(scene) if voice.table.told else 0
    header.draw_titles(canvas, voice("title", round=view.round), waiting_line(view, voice), taken)


def _draw_legend(scene: Scene) -> int:
    """What the golden frames mean. Returns how wide it is."""
    canvas, _, voice = scene
    right = canvas.width - theme.MARGIN
    text = voice("new-in-round", round=voice.table.told[-1].turn + 1)
    taken = canvas.text_beside(right, 42, text, theme.BODY, theme.MEDIUM, header.SOFT_INK, "right")
    canvas.frame((right - taken - 54, 23, right - taken - 16, 61), theme.GOLD, theme.RADIUS_SMALL, 6)
    return taken + 76


def waiting_line(view: State, voice: Voice) -> str:
    """Who the table is waiting for, with names as they can be drawn."""
    seats = voice.table.waiting
    if not seats:
        return voice("over")
    if len(seats) == len(view.players) > 2:
        return voice("waiting-all")
    return voice("waiting", names=voice.drawn_names(seats))


def _top(seats: int, place: int) -> int:
    return _SEATS + place * (seat_cards.height(of_board(seats)) + _GAP)


@drawn_once
def _ground(seats: int, agency_lines: int) -> Canvas:
    bottom = _top(seats, seats) + (seat_cards.agency_height(agency_lines) if agency_lines else -_GAP)
    canvas = header.page(bottom + theme.MARGIN)
    for seat in range(seats):
        seat_cards.draw_ground(canvas, _top(seats, seat), of_board(seats))
    if agency_lines:
        seat_cards.draw_agency_ground(canvas, _top(seats, seats), agency_lines)
    return canvas
