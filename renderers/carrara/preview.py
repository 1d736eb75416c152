"""The choice made so far, large: what it costs and what it brings."""

from __future__ import annotations

from games.carrara.data import TILES
from games.carrara.market import SegmentOffer
from games.core import Seat
from renderers import fonts, theme
from renderers.canvas import Across, Box, Canvas
from renderers.carrara import signs
from renderers.carrara.buildings import building
from renderers.carrara.plan import Plan, caption
from renderers.carrara.scene import Scene
from renderers.carrara.stones import UNKNOWN, stone, stone_row

HEIGHT = 150
_PAD = 22
_STONE = 68
_PICTURE = 112
#: Room for the caption of a purchase, at the right.
_CAPTION = 330


def draw_preview(scene: Scene, box: Box, seat: Seat, choice: Plan) -> None:
    title, line = caption(scene.view, seat, choice, scene.voice)
    left, top, right, bottom = box
    if choice.segment is not None:
        numeral = scene.voice.segment(choice.segment)
        scene.canvas.text_beside(left + _PAD, top + HEIGHT / 2, numeral, 60, theme.BLACK_WEIGHT, theme.HEADER)
        offer = choice.segments[choice.segment - 1]
        _draw_offer(scene.canvas, left + 140, top + 20, right - _CAPTION, choice.picked, offer)
        _draw_lines(scene.canvas, box, title, line, "right")
    elif choice.tile is not None:
        data = TILES[choice.tile]
        picture = building(data.type, _PICTURE)
        scene.canvas.centred(picture, left + _PAD + _PICTURE / 2, (top + bottom) / 2)
        _draw_lines(scene.canvas, (left + _PICTURE + _PAD, top, right, bottom), title, line, "left")
        if choice.city is not None:
            row = stone_row(choice.pay + UNKNOWN * (data.cost - len(choice.pay)), 60, 64)
            scene.canvas.stamp(row, right - _PAD - row.width, top + 72)


def _draw_lines(canvas: Canvas, box: Box, title: str, line: str, across: Across) -> None:
    left, top, right, _ = box
    x, most = (left + _PAD, right - left - 2 * _PAD) if across == "left" else (right - _PAD, _CAPTION - _PAD)
    canvas.text(x, top + 64, title, theme.HEADING + 2, theme.BOLD, across=across, most=most)
    canvas.text(x, top + 112, line, theme.BODY, theme.MEDIUM, across=across, most=most)


def _draw_offer(canvas: Canvas, x: int, y: int, end: int, picked: str, offer: SegmentOffer) -> None:
    """Every stone of the segment with its price, the picked ones in gold."""
    step = min(_STONE + 16, (end - x) // len(offer.stones))
    size = min(_STONE, step - 10)
    for letter, price in zip(offer.stones, offer.prices, strict=True):
        _draw_priced(canvas, x, y, size, letter, price, letter in picked)
        picked = picked.replace(letter, "", 1)
        x += step


def _draw_priced(canvas: Canvas, x: int, y: int, size: int, letter: str, price: int, chosen: bool) -> None:
    if chosen:
        frame = (x - 6, y - 8, x + size + 5, y + size + 5)
        canvas.rounded(frame, theme.CARD, 12)
        canvas.frame(frame, theme.INK, 12, 7)
        canvas.frame(frame, theme.GOLD, 12, 6)
    canvas.stamp(stone(letter, size), x, y)
    figure = str(price)
    left = x + (size - 30 - fonts.width(figure, 30, theme.BOLD)) / 2
    canvas.centred(signs.coin(28), left + 14, y + 98)
    canvas.text_beside(left + 31, y + 98, figure, 30, theme.BOLD)
