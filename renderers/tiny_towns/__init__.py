"""All pictures of Tiny Towns."""

from __future__ import annotations

from PIL import Image

from games.first_edition import Seat
from games.tiny_towns.state import State
from renderers import png
from renderers.core import FirstRenderer, Picture, Table
from renderers.tiny_towns import colors, words
from renderers.tiny_towns.board import draw_board
from renderers.tiny_towns.final import draw_final
from renderers.tiny_towns.panel import draw_panel
from renderers.tiny_towns.voice import Voice


class TinyTownsRenderer(FirstRenderer[State]):
    def board(self, view: State, table: Table) -> Picture:
        return Picture(_encoded(draw_board(view, table)), words.board_alt(view, Voice(view, table)))

    def panel(self, view: State, seat: Seat, table: Table, focus: tuple[str, ...] = ()) -> Picture:
        picture = _encoded(draw_panel(view, seat, table, focus))
        return Picture(picture, words.panel_alt(view, seat, Voice(view, table)))

    def final(self, view: State, table: Table) -> Picture:
        return Picture(_encoded(draw_final(view, table)), words.final_alt(view, Voice(view, table)))

    def words(self, view: State, seat: Seat | None, table: Table) -> str:
        voice = Voice(view, table)
        if view.phase == "over":
            return words.final_words(view, voice)
        return words.public_words(view, voice) if seat is None else words.private_words(view, seat, voice)


def _encoded(image: Image.Image) -> bytes:
    return png.encode(image, keep=colors.ESSENTIAL)


RENDERER = TinyTownsRenderer()
