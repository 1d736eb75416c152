"""All pictures of The Palaces of Carrara."""

from __future__ import annotations

from PIL import Image

from games.carrara.state import State
from games.first_edition import Seat
from renderers import png
from renderers.carrara import colors, words
from renderers.carrara.board import draw_board
from renderers.carrara.final import draw_final
from renderers.carrara.panel import draw_panel
from renderers.carrara.voice import Voice
from renderers.core import FirstRenderer, Picture, Table


class CarraraRenderer(FirstRenderer[State]):
    def board(self, view: State, table: Table) -> Picture:
        return Picture(_encoded(draw_board(view, table)), words.board_alt(view, Voice(view, table)))

    def panel(self, view: State, seat: Seat, table: Table, focus: tuple[str, ...] = ()) -> Picture:
        picture = _encoded(draw_panel(view, seat, table, focus))
        return Picture(picture, words.panel_alt(view, seat, Voice(view, table), focus))

    def final(self, view: State, table: Table) -> Picture:
        return Picture(_encoded(draw_final(view, table)), words.final_alt(view, Voice(view, table)))

    def words(self, view: State, seat: Seat | None, table: Table) -> str:
        voice = Voice(view, table)
        if view.phase == "over":
            return words.final_words(view, voice)
        return words.public_words(view, voice) if seat is None else words.private_words(view, seat, voice)


def _encoded(image: Image.Image) -> bytes:
    return png.encode(image, keep=colors.ESSENTIAL)


RENDERER = CarraraRenderer()
