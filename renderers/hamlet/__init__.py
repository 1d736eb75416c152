"""All pictures of Hamlet."""

from __future__ import annotations

from PIL import Image

from games.asking import Asked
from games.core import Seat
from games.hamlet.state import Move, State
from renderers import png
from renderers.core import Picture, Renderer, Table, shortened
from renderers.hamlet import colors, words
from renderers.hamlet.board import draw_board
from renderers.hamlet.final import draw_final
from renderers.hamlet.panel import draw_panel
from renderers.hamlet.voice import Voice


def _board(view: State, table: Table) -> Picture:
    return _picture(draw_board(view, table), words.public_words(view, Voice(table)))


def _panel(view: State, seat: Seat, table: Table, asked: Asked[Move] | None) -> Picture:
    return _picture(draw_panel(view, seat, table, asked), words.private_words(view, seat, asked, Voice(table)))


def _final(view: State, table: Table) -> Picture:
    return _picture(draw_final(view, table), words.final_words(view, Voice(table)))


def _words(view: State, seat: Seat | None, table: Table) -> str:
    voice = Voice(table)
    if view.over:
        return words.final_words(view, voice)
    return words.public_words(view, voice) if seat is None else words.private_words(view, seat, None, voice)


def _picture(image: Image.Image, told: str) -> Picture:
    return Picture(png.encode(image, keep=colors.ESSENTIAL), shortened(told.replace("\n", " ")))


RENDERER = Renderer(board=_board, panel=_panel, final=_final, words=_words)
