"""What every part of a picture needs."""

from __future__ import annotations

from typing import NamedTuple

from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import Screen, State
from games.first_edition import Seat
from renderers.canvas import Canvas
from renderers.carrara.voice import Voice


class Scene(NamedTuple):
    """A picture in the making, the view it shows and the language it speaks."""

    canvas: Canvas
    view: State
    voice: Voice


def open_screen(view: State, seat: Seat) -> Screen | None:
    """What everybody may know of a seat's screen, even if this view knows more."""
    house = view.solo and seat == HOUSE_SEAT
    public = view.options.open_screens or house or view.phase == "over"
    return view.players[seat].screen if public else None


def round_of(view: State) -> int:
    """Counted from 1; the House's turn belongs to the round as well."""
    seats = len(view.players)
    return (view.turns - (view.phase == "over")) // seats + 1
