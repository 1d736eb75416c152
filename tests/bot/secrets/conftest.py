"""Both versions of a game are looked at by several people, who mostly get to see the same pictures."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from bot.publishing.drawing import DrawingPool, _Picture


@pytest.fixture(autouse=True)
def each_picture_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture depends on nothing but what a drawing process is sent; within a test, the same job isn't done twice."""
    drawn: dict[bytes, Any] = {}
    draw = DrawingPool._draw

    async def draw_once(pool: DrawingPool, picture: _Picture) -> Any:
        sent = pickle.dumps(picture.draw)
        if sent not in drawn:
            drawn[sent] = await draw(pool, picture)
        return drawn[sent]

    monkeypatch.setattr(DrawingPool, "_draw", draw_once)
