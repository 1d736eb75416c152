"""The wheel laid flat, for a panel: a column for each segment, a row for each colour, with the prices it has there."""

from __future__ import annotations

from games.carrara.market import NUMERALS, SEGMENTS, to_come, wheel_ahead
from games.carrara.state import screen_of
from games.carrara.stones import LETTERS, PRICE
from games.core import Seat
from renderers import theme
from renderers.canvas import Canvas
from renderers.carrara import colors, icons, wheel
from renderers.carrara.choice import Plan
from renderers.carrara.icons import UNKNOWN, stone
from renderers.carrara.voice import Scene
from renderers.pen import sprite

#: Over the columns, and over the buildings beside them.
TITLE = 44
_HEAD = 52
_ROW = 50
HEIGHT = TITLE + _HEAD + len(LETTERS) * _ROW + 8
_GAP = 6
_COLUMN = (wheel.SIZE + _GAP) // len(SEGMENTS)
_STONE = 44
_BADGE = 30
_COIN = 24
_ENGRAVED = theme.mix(colors.ENGRAVED, colors.MARBLE_SHADE, 0.5)


def draw_segments(scene: Scene, y: int, seat: Seat, choice: Plan) -> None:
    """As they will be when the seat may take stones; red prices are too high for it."""
    _draw_title(scene, y + TITLE / 2)
    top, coins = y + TITLE, screen_of(scene.view, seat).coins
    for segment, stones in zip(SEGMENTS, wheel_ahead(scene.view), strict=True):
        x, chosen = theme.MARGIN + (segment - 1) * _COLUMN, segment == choice.segment
        _draw_column(scene.canvas, x, top, segment, chosen)
        for row, letter in enumerate(LETTERS):
            middle = top + _HEAD + (row + 0.5) * _ROW
            price = PRICE[letter][segment - 1]
            if count := stones.count(letter):
                _draw_stones(scene.canvas, x, middle, letter, count, chosen and letter in choice.picked)
                _draw_price(scene.canvas, x, middle, price, price > coins)
            else:
                _draw_nothing(scene.canvas, x, middle, letter, price)


def _draw_title(scene: Scene, middle: float) -> None:
    canvas, view, voice = scene
    label = voice("wheel-now" if view.phase == "take" else "wheel-next")
    x = theme.MARGIN + 8
    x += canvas.text_beside(x, middle, label, theme.BODY, theme.BOLD, theme.HEADER) + 24
    canvas.centred(icons.bag(38, view.bag == ""), x + 19, middle - 2)
    if coming := to_come(view):
        canvas.centred(stone(UNKNOWN, 34), x + 60, middle - 1)
        canvas.text_beside(x + 84, middle, f"{NUMERALS[0]}: +{coming}", theme.SMALL, theme.BOLD)


def _draw_column(canvas: Canvas, x: int, top: int, segment: int, chosen: bool) -> None:
    box = (x, top, x + _COLUMN - _GAP, top + HEIGHT - TITLE)
    marble = colors.MARBLE if segment % 2 else colors.MARBLE_SHADE
    canvas.rounded(box, theme.FRESH if chosen else marble, theme.RADIUS_SMALL)
    if chosen:
        canvas.gild(box, theme.RADIUS_SMALL, 8, 6)
    else:
        canvas.frame(box, colors.VEIN, theme.RADIUS_SMALL, 2)
    numeral = sprite(wheel.cartouche, 72, NUMERALS[segment - 1], chosen, height=40)
    canvas.centred(numeral, x + (_COLUMN - _GAP) / 2, top + _HEAD / 2)


def _draw_stones(canvas: Canvas, x: int, middle: float, letter: str, count: int, picked: bool) -> None:
    """With how many there are; in a golden frame if some of them were chosen."""
    canvas.centred(stone(letter, _STONE), x + 34, middle)
    if picked:
        top = round(middle)
        canvas.gild((x + 8, top - 26, x + 60, top + 25), 10, 7, 5)
    if count > 1:
        canvas.centred(sprite(wheel.badge, _BADGE, count), x + 14, middle - 12)


def _draw_price(canvas: Canvas, x: int, middle: float, price: int, dear: bool) -> None:
    ink = theme.ALERT if dear else theme.INK
    canvas.text_beside(x + _COLUMN - _GAP - 8 - _COIN, middle, str(price), 34, theme.BLACK_WEIGHT, ink, "right")
    canvas.centred(icons.coin(_COIN), x + _COLUMN - _GAP - 6 - _COIN / 2, middle)


def _draw_nothing(canvas: Canvas, x: int, middle: float, letter: str, price: int) -> None:
    """A colour that isn't there: only its price, engraved."""
    canvas.text_beside(x + 32, middle, letter, theme.SMALL, theme.BOLD, _ENGRAVED, "middle")
    canvas.text_beside(x + _COLUMN - _GAP - 8 - _COIN, middle, str(price), theme.BODY, theme.MEDIUM, _ENGRAVED, "right")
