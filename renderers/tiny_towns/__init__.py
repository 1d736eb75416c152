"""All pictures of Tiny Towns."""

from __future__ import annotations

from typing import Any

from PIL import Image

from games.asking import Asked
from games.core import Seat
from games.tiny_towns.state import State
from renderers import png
from renderers.core import Picture, Renderer, Table, shortened
from renderers.tiny_towns import colors, words
from renderers.tiny_towns.board import draw_board
from renderers.tiny_towns.final import draw_final
from renderers.tiny_towns.panel import draw_panel
from renderers.tiny_towns.voice import Voice


def _board(view: State, table: Table) -> Picture:
    return _picture(draw_board(view, table), words.public_words(view, Voice(view, table)))


def _panel(view: State, seat: Seat, table: Table, asked: Asked[Any] | None) -> Picture:
    told = words.panel_words(view, seat, asked, Voice(view, table))
    return _picture(draw_panel(view, seat, table, asked), told)


def _final(view: State, table: Table) -> Picture:
    return _picture(draw_final(view, table), words.final_words(view, Voice(view, table)))


def _words(view: State, seat: Seat | None, table: Table) -> str:
    voice = Voice(view, table)
    if view.phase == "over":
        return words.final_words(view, voice)
    return words.public_words(view, voice) if seat is None else words.private_words(view, seat, voice)


def _picture(image: Image.Image, told: str) -> Picture:
    return Picture(png.encode(image, keep=colors.ESSENTIAL), shortened(told.replace("\n", " ")))


RENDERER = Renderer(board=_board, panel=_panel, final=_final, words=_words)
