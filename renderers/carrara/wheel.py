"""The wheel: six segments of marble, every colour in its own place with the price it has there."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image, ImageDraw

from games.carrara.market import NUMERALS, SEGMENTS
from games.carrara.stones import LETTERS, PRICE
from renderers import fonts, theme
from renderers.canvas import blank
from renderers.carrara import colors, icons
from renderers.carrara.icons import stone
from renderers.carrara.voice import Scene
from renderers.pen import Pen, Point, sprite
from renderers.shelf import kept

#: The wheel is a square piece of this size.
SIZE = 716

_CENTRE = SIZE / 2
#: From the centre to the rim, the numerals and the hub, in pixels.
_DISC = 332
_NUMERAL = 336
_HUB = 58
#: The middle of every segment's stones, seen from the centre: I is on top, the others follow clockwise.
_MIDDLES: tuple[Point, ...] = ((0, -220), (192, -90), (192, 95), (0, 230), (-192, 95), (-192, -90))

#: Where on the rim the numerals stand, in degrees from the top: clear of the stones.
_NUMERAL_AT = (0, 49, 131, 180, 229, 311)

_STONE = 53
_ACROSS = 59
_DOWN = 84
_COIN = 22
_BADGE = 34
#: Room around a pile for its badge and its frame.
_MARGIN = 14


def draw_wheel(scene: Scene, y: int) -> None:
    canvas, view, _ = scene
    x = theme.MARGIN
    canvas.stamp(_disc(), x, y)
    for segment, stones in zip(SEGMENTS, view.wheel, strict=True):
        for letter in LETTERS:
            left, top = _slot(segment, letter)
            pile = _pile(letter, stones.count(letter), PRICE[letter][segment - 1])
            canvas.stamp(pile, x + left - _MARGIN, y + top - _MARGIN)
    canvas.centred(icons.bag(74, view.bag == ""), x + _CENTRE, y + _CENTRE)


def _slot(segment: int, letter: str) -> Point:
    """The top left corner of a colour's place: three in the upper row, three in the lower."""
    x, y = _MIDDLES[segment - 1]
    row, column = divmod(LETTERS.index(letter), 3)
    return _CENTRE + x + (column - 1) * _ACROSS - _STONE / 2, _CENTRE + y + (row - 1) * _DOWN + 2


def _towards(degrees: float, distance: float) -> Point:
    """A point seen from the centre; 0 is up, and it goes clockwise."""
    angle = (degrees - 90) * pi / 180
    return _CENTRE + distance * cos(angle), _CENTRE + distance * sin(angle)


# --- piles of stones --------------------------------------------------------------------------------------------------


@kept
def _pile(letter: str, count: int, price: int) -> Image.Image:
    """Stones of one colour with their number and price."""
    piece = Image.new("RGBA", (_STONE + 2 * _MARGIN, _DOWN + 2 * _MARGIN), (0, 0, 0, 0))
    if not count:
        piece.alpha_composite(sprite(_socket, _STONE, letter, price, height=_DOWN), (_MARGIN, _MARGIN))
        return piece
    block = stone(letter, _STONE)
    for step in reversed(range(min(count, 3))):
        piece.alpha_composite(block, (_MARGIN - 5 * step, _MARGIN - 3 * step))
    if count > 1:
        piece.alpha_composite(sprite(badge, _BADGE, count), (_MARGIN + _STONE - _BADGE + 10, _MARGIN - 7))
    left = _MARGIN + (_STONE - _COIN - 3 - fonts.width(str(price), 28, theme.BLACK_WEIGHT)) // 2
    piece.alpha_composite(icons.coin(_COIN), (left, _MARGIN + _STONE + 4))
    at = (left + _COIN + 3, _MARGIN + _STONE + 25)
    ImageDraw.Draw(piece).text(at, str(price), theme.INK, fonts.font(28, theme.BLACK_WEIGHT), anchor="ls")
    return piece


def badge(pen: Pen, count: int) -> None:
    pen.circle(50, 50, 44, theme.HEADER, theme.CREAM, 8)
    pen.text(50, 50, str(count), 66, theme.CREAM, theme.BLACK_WEIGHT)


def _socket(pen: Pen, letter: str, price: int) -> None:
    """A place without stones: the letter and the price are only engraved."""
    pen.rectangle(8, 20, 80, 92, theme.lighter(colors.SOCKET, 0.35), colors.SOCKET, 4, radius=8)
    pen.text(44, 57, letter, 44, theme.darker(colors.SOCKET, 0.1), theme.BOLD)
    pen.text(44, 127, str(price), 46, _FAINT, theme.MEDIUM)


_FAINT = theme.mix(colors.ENGRAVED, colors.MARBLE, 0.3)


# --- the disc, drawn once ---------------------------------------------------------------------------------------------


@kept
def _disc() -> Image.Image:
    """The wheel without its stones, lying on the paper: copying it is quicker than laying something round."""
    canvas = blank(SIZE, SIZE)
    canvas.stamp(sprite(_marble, SIZE), 0, 0)
    for segment in SEGMENTS:
        x, y = _towards(_NUMERAL_AT[segment - 1], _NUMERAL)
        numeral = sprite(cartouche, 76, NUMERALS[segment - 1], False, height=48)
        canvas.stamp(numeral, round(x) - 38, round(y) - 24)
    return canvas.image


def _marble(pen: Pen) -> None:
    unit = 100 / SIZE
    disc = _DISC * unit
    pen.circle(50, 50.4, disc + 3.4, theme.SHADE, None)
    pen.circle(50, 50, disc + 2.8, theme.HEADER, theme.INK, 0.6)
    pen.circle(50, 50, disc, colors.MARBLE, theme.GOLD, 0.5)
    for segment in (2, 4, 6):
        start = 60 * (segment - 1) - 120
        pen.pie(50, 50, disc, start, start + 60, colors.MARBLE_SHADE)
    for vein in _VEINS:
        pen.line(vein, colors.VEIN, 0.35)
    for boundary in range(30, 360, 60):
        x, y = _towards(boundary, _DISC)
        pen.line([(50, 50), (x * unit, y * unit)], theme.GOLD, 0.7)
        _draw_chevrons(pen, boundary)
    pen.circle(50, 50, _HUB * unit - 0.4, theme.HEADER, theme.GOLD, 0.8)


def _draw_chevrons(pen: Pen, boundary: int) -> None:
    """Little arrows on the rim: this is the way it turns."""
    unit = 100 / SIZE
    for degrees in (boundary - 3, boundary, boundary + 3):
        points = [_towards(degrees + turn, _DISC + out) for turn, out in ((-1, 6), (0.6, 11), (-1, 16))]
        pen.line([(x * unit, y * unit) for x, y in points], theme.GOLD, 0.45)


_VEINS: tuple[list[Point], ...] = (
    [(14, 34), (22, 38), (30, 36), (38, 43)],
    [(60, 10), (64, 20), (72, 24), (78, 34), (90, 38)],
    [(20, 72), (30, 70), (36, 80), (46, 84)],
    [(62, 92), (66, 80), (76, 74), (80, 62)],
    [(9, 54), (20, 52), (28, 58)],
    [(40, 12), (37, 22), (42, 30)],
)


def cartouche(pen: Pen, numeral: str, chosen: bool) -> None:
    fill, ink = (theme.GOLD, theme.INK) if chosen else (theme.HEADER, theme.CREAM)
    pen.rectangle(4, 4, 96, pen.height - 4, fill, theme.GOLD, 5, radius=24)
    pen.text(50, pen.height / 2, numeral, 44, ink, theme.BOLD)
