"""What every part of a picture needs."""

from __future__ import annotations

from typing import NamedTuple

from games.carrara.state import Screen, State
from games.carrara.views import sees
from games.core import Seat
from renderers.canvas import Canvas
from renderers.carrara.voice import Voice


class Scene(NamedTuple):
    """A picture in the making, the view it shows and the language it speaks."""

    canvas: Canvas
    view: State
    voice: Voice


def open_screen(view: State, seat: Seat) -> Screen | None:
    """What everybody may know of a seat's screen, even if this view knows more."""
    return view.players[seat].screen if sees(view, None, seat) else None
