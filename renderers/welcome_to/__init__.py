"""All pictures of Welcome To…."""

from __future__ import annotations

from PIL import Image

from games.first_edition import Seat
from games.welcome_to.state import State
from renderers import png
from renderers.core import FirstRenderer, Picture, Table
from renderers.welcome_to import colors, words
from renderers.welcome_to.board import draw_board
from renderers.welcome_to.final import draw_final
from renderers.welcome_to.panel import draw_panel
from renderers.welcome_to.voice import Voice


class WelcomeToRenderer(FirstRenderer[State]):
    def board(self, view: State, table: Table) -> Picture:
        return Picture(_encoded(draw_board(view, table)), words.board_alt(view, Voice(table)))

    def panel(self, view: State, seat: Seat, table: Table, focus: tuple[str, ...] = ()) -> Picture:
        picture = _encoded(draw_panel(view, seat, table, focus))
        return Picture(picture, words.panel_alt(view, seat, Voice(table), focus))

    def final(self, view: State, table: Table) -> Picture:
        return Picture(_encoded(draw_final(view, table)), words.final_alt(view, Voice(table)))

    def words(self, view: State, seat: Seat | None, table: Table) -> str:
        voice = Voice(table)
        if view.over:
            return words.final_words(view, voice)
        return words.public_words(view, voice) if seat is None else words.private_words(view, seat, voice)


def _encoded(image: Image.Image) -> bytes:
    return png.encode(image, keep=colors.ESSENTIAL)


RENDERER = WelcomeToRenderer()
