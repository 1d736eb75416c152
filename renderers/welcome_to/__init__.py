"""All pictures of Welcome To…."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PIL import Image

from games.asking import Asked
from games.core import Seat
from games.welcome_to.state import State
from renderers import png
from renderers.core import Picture, Renderer, Table, shortened
from renderers.welcome_to import colors, words
from renderers.welcome_to.board import draw_board
from renderers.welcome_to.final import draw_final
from renderers.welcome_to.panel import draw_panel
from renderers.welcome_to.voice import Voice


def _board(view: State, table: Table) -> Picture:
    return _picture(draw_board(view, table), words.board_words(view, Voice(table)))


def _panel(view: State, seat: Seat, table: Table, asked: Asked[Any] | None) -> Picture:
    return _picture(draw_panel(view, seat, table, asked), words.panel_words(view, seat, asked, Voice(table)))


def _final(view: State, table: Table) -> Picture:
    return _picture(draw_final(view, table), words.final_words(view, Voice(table)))


def _picture(image: Image.Image, told: Iterable[str]) -> Picture:
    return Picture(png.encode(image, keep=colors.ESSENTIAL), shortened(" ".join(told)))


RENDERER = Renderer(board=_board, panel=_panel, final=_final, words=words.words)
