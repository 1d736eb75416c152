"""What every part of a picture needs."""

from __future__ import annotations

from typing import NamedTuple

from games.welcome_to.state import State
from renderers.canvas import Canvas
from renderers.welcome_to.voice import Voice


class Scene(NamedTuple):
    """A picture in the making, the view it shows and the language it speaks."""

    canvas: Canvas
    view: State
    voice: Voice
