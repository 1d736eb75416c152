"""All pictures of The Palaces of Carrara."""

from __future__ import annotations

from typing import Any

from PIL import Image

from games.asking import Asked
from games.carrara.state import State
from games.core import Seat
from renderers import png
from renderers.carrara import colors
from renderers.carrara import words as spoken
from renderers.carrara.board import draw_board
from renderers.carrara.choice import plan
from renderers.carrara.final import draw_final
from renderers.carrara.panel import draw_panel
from renderers.carrara.voice import Voice
from renderers.core import Picture, Renderer, Table, shortened


def board(view: State, table: Table) -> Picture:
    return _picture(draw_board(view, table), spoken.board_alt(view, Voice(view, table)))


def panel(view: State, seat: Seat, table: Table, asked: Asked[Any] | None) -> Picture:
    choice = plan(view, seat, asked)
    alt = spoken.panel_alt(view, seat, choice, Voice(view, table))
    return _picture(draw_panel(view, seat, table, choice), alt)


def final(view: State, table: Table) -> Picture:
    return _picture(draw_final(view, table), spoken.final_words(view, Voice(view, table)))


def words(view: State, seat: Seat | None, table: Table) -> str:
    voice = Voice(view, table)
    if view.phase == "over":
        return spoken.final_words(view, voice)
    return spoken.public_words(view, voice) if seat is None else spoken.private_words(view, seat, voice)


def _picture(image: Image.Image, alt: str) -> Picture:
    return Picture(png.encode(image, keep=colors.ESSENTIAL), shortened(alt.replace("\n", " ")))


RENDERER = Renderer(board=board, panel=panel, final=final, words=words)
