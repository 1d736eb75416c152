"""All pictures of Hamlet."""

from __future__ import annotations

from PIL import Image

from games.first_edition import Seat
from games.hamlet.state import State
from renderers import png
from renderers.core import FirstRenderer, Picture, Table
from renderers.hamlet import colors, words
from renderers.hamlet.board import draw_board
from renderers.hamlet.final import draw_final
from renderers.hamlet.panel import draw_panel
from renderers.hamlet.voice import Voice


class HamletRenderer(FirstRenderer[State]):
    def board(self, view: State, table: Table) -> Picture:
        return Picture(_encoded(draw_board(view, table)), words.board_alt(view, Voice(table)))

    def panel(self, view: State, seat: Seat, table: Table, focus: tuple[str, ...] = ()) -> Picture:
        picture = _encoded(draw_panel(view, seat, table, focus))
        return Picture(picture, words.panel_alt(view, seat, Voice(table)))

    def final(self, view: State, table: Table) -> Picture:
        return Picture(_encoded(draw_final(view, table)), words.final_alt(view, Voice(table)))

    def words(self, view: State, seat: Seat | None, table: Table) -> str:
        voice = Voice(table)
        if view.over:
            return words.final_words(view, voice)
        return words.public_words(view, voice) if seat is None else words.private_words(view, seat, voice)


def _encoded(image: Image.Image) -> bytes:
    return png.encode(image, keep=colors.ESSENTIAL)


RENDERER = HamletRenderer()
