"""What every part of a picture needs."""

from __future__ import annotations

from typing import NamedTuple

from games.hamlet.state import State
from renderers.canvas import Canvas
from renderers.hamlet.voice import Voice


class Scene(NamedTuple):
    """A picture in the making, the view it shows and the language it speaks."""

    canvas: Canvas
    view: State
    voice: Voice

    def on(self, canvas: Canvas) -> Scene:
        """The same view on another canvas."""
        return self._replace(canvas=canvas)
