"""All pictures of Welcome To…."""

from __future__ import annotations

from typing import Any

from PIL import Image

from games.asking import Asked
from games.core import Seat
from games.welcome_to.state import State
from renderers import png
from renderers.core import Picture, Renderer, Table
from renderers.welcome_to import colors, words
from renderers.welcome_to.board import draw_board
from renderers.welcome_to.final import draw_final
from renderers.welcome_to.panel import draw_panel


def board(view: State, table: Table) -> Picture:
    return _picture(draw_board(view, table), words.board_alt(view, table))


def panel(view: State, seat: Seat, table: Table, asked: Asked[Any] | None) -> Picture:
    return _picture(draw_panel(view, seat, table, asked), words.panel_alt(view, seat, table, asked))


def final(view: State, table: Table) -> Picture:
    return _picture(draw_final(view, table), words.final_alt(view, table))


def _picture(image: Image.Image, alt: str) -> Picture:
    return Picture(png.encode(image, keep=colors.ESSENTIAL), alt)


RENDERER = Renderer(board=board, panel=panel, final=final, words=words.words)
