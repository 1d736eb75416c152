"""The command line, played with Lantern Auction in place of a big game."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

import games
import renderers
from renderers import theme
from renderers.core import Picture, Renderer
from tests.example.rules import GAME, State


def picture(size: int, what: str, view: State) -> Picture:
    """As plain as a picture can be: its size tells which picture it is."""
    png = BytesIO()
    Image.effect_noise((size, size), 50).convert("P").save(png, "PNG")
    return Picture(png.getvalue(), f"{what}, prizes {view.prizes}")


LANTERNS: Renderer[State] = Renderer(
    board=lambda view, table: picture(300, "board", view),
    panel=lambda view, seat, table, asked: picture(301, f"panel of {table.names[seat]}", view),
    final=lambda view, table: picture(302, "final", view),
    image=lambda view, seat, table, asked: Image.new("RGB", (20, 20), theme.PAPER if seat is None else theme.CARD),
    keep=(theme.GOLD,),
    words=lambda view, seat, table: f"seat {seat}, {GAME.notation.write_position(view)}",
)


@pytest.fixture(autouse=True)
def lantern_auction(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, GAME.slug, GAME)
    monkeypatch.setitem(renderers.REGISTRY, GAME.slug, LANTERNS)
