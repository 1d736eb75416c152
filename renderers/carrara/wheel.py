"""The wheel: six segments of marble, every colour in its own place with the price it has there."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageDraw

from games.carrara.market import NUMERALS, SEGMENTS, to_come, wheel_ahead
from games.carrara.state import screen_of
from games.carrara.stones import LETTERS, PRICE
from games.core import Seat
from renderers import fonts, theme
from renderers.carrara import colors, icons
from renderers.carrara.choice import Plan
from renderers.carrara.icons import UNKNOWN, stone
from renderers.carrara.voice import Scene
from renderers.pen import Pen, Point, sprite

#: The wheel is a square piece of this size.
SIZE = 716

_CENTRE = SIZE / 2
#: From the centre to the rim, the numerals, the hub and to what is still to come, in pixels.
_DISC = 332
_NUMERAL = 336
_HUB = 58
_APEX = 102
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
_NOTHING = Plan()


def draw_wheel(scene: Scene, y: int, seat: Seat | None = None, choice: Plan = _NOTHING) -> None:
    """As it is; for a seat, as it will be when it may take stones, with the chosen segment and too high prices."""
    canvas, view, _ = scene
    x, coming = theme.MARGIN, 0 if seat is None else to_come(view)
    canvas.stamp(_disc(choice.segment), x, y)
    for segment, stones in zip(SEGMENTS, view.wheel if seat is None else wheel_ahead(view), strict=True):
        for letter in LETTERS:
            left, top = _slot(segment, letter)
            price = PRICE[letter][segment - 1]
            dear = seat is not None and price > screen_of(view, seat).coins
            picked = segment == choice.segment and letter in choice.picked
            pile = _pile(letter, stones.count(letter), price, picked, dear)
            canvas.stamp(pile, x + left - _MARGIN, y + top - _MARGIN)
    canvas.centred(icons.bag(74, view.bag == ""), x + _CENTRE, y + _CENTRE)
    if coming:
        canvas.centred(stone(UNKNOWN, 44), x + _CENTRE - 22, y + _CENTRE - _APEX)
        canvas.text_beside(x + _CENTRE + 5, y + _CENTRE - _APEX + 2, f"+{coming}", 30, theme.BOLD)


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


@lru_cache(maxsize=256)
def _pile(letter: str, count: int, price: int, picked: bool, dear: bool) -> Image.Image:
    """Stones of one colour with their number and price; a golden frame if some were chosen."""
    piece = Image.new("RGBA", (_STONE + 2 * _MARGIN, _DOWN + 2 * _MARGIN), (0, 0, 0, 0))
    if not count:
        piece.alpha_composite(sprite(_socket, _STONE, letter, price, height=_DOWN), (_MARGIN, _MARGIN))
        return piece
    block = stone(letter, _STONE)
    for step in reversed(range(min(count, 3))):
        piece.alpha_composite(block, (_MARGIN - 5 * step, _MARGIN - 3 * step))
    if picked:
        piece.alpha_composite(sprite(_picked, _STONE + 8), (_MARGIN - 6, _MARGIN - 3))
    if count > 1:
        piece.alpha_composite(sprite(_badge, _BADGE, count), (_MARGIN + _STONE - _BADGE + 10, _MARGIN - 7))
    left = _MARGIN + (_STONE - _COIN - 3 - fonts.width(str(price), 28, theme.BLACK_WEIGHT)) // 2
    piece.alpha_composite(icons.coin(_COIN), (left, _MARGIN + _STONE + 4))
    at, ink = (left + _COIN + 3, _MARGIN + _STONE + 25), theme.ALERT if dear else theme.INK
    ImageDraw.Draw(piece).text(at, str(price), ink, fonts.font(28, theme.BLACK_WEIGHT), anchor="ls")
    return piece


def _badge(pen: Pen, count: int) -> None:
    pen.circle(50, 50, 44, theme.HEADER, theme.CREAM, 8)
    pen.text(50, 50, str(count), 66, theme.CREAM, theme.BLACK_WEIGHT)


def _picked(pen: Pen) -> None:
    for color, width in ((theme.INK, 13.0), (theme.GOLD, 8.0)):
        pen.line([(8, 8), (92, 8), (92, 92), (8, 92), (8, 8), (50, 8)], color, width)


def _socket(pen: Pen, letter: str, price: int) -> None:
    """A place without stones: the letter and the price are only engraved."""
    pen.rectangle(8, 20, 80, 92, theme.lighter(colors.SOCKET, 0.35), colors.SOCKET, 4, radius=8)
    pen.text(44, 57, letter, 44, theme.darker(colors.SOCKET, 0.1), theme.BOLD)
    pen.text(44, 127, str(price), 46, _FAINT, theme.MEDIUM)


_FAINT = theme.mix(colors.ENGRAVED, colors.MARBLE, 0.3)


# --- the disc, drawn once ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _disc(chosen: int | None) -> Image.Image:
    """The wheel without its stones."""
    picture = sprite(_marble, SIZE).copy()
    if chosen is not None:
        picture.paste(theme.FRESH, mask=_wedge(chosen))
    for segment in SEGMENTS:
        x, y = _towards(_NUMERAL_AT[segment - 1], _NUMERAL)
        numeral = sprite(_cartouche, 76, NUMERALS[segment - 1], segment == chosen, height=48)
        picture.alpha_composite(numeral, (round(x) - 38, round(y) - 24))
    return picture


def _wedge(segment: int) -> Image.Image:
    """Where a segment lies outside of the hub, slightly see-through."""
    mask = Image.new("L", (2 * SIZE, 2 * SIZE), 0)
    edge = 2 * (SIZE / 2 - _DISC + 4)
    start = 60 * (segment - 1) - 119
    draw = ImageDraw.Draw(mask)
    draw.pieslice((edge, edge, 2 * SIZE - edge, 2 * SIZE - edge), start, start + 58, fill=230)
    hub = SIZE - 2 * _HUB
    draw.ellipse((hub, hub, 2 * SIZE - hub, 2 * SIZE - hub), fill=0)
    return mask.reduce(2)


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


def _cartouche(pen: Pen, numeral: str, chosen: bool) -> None:
    fill, ink = (theme.GOLD, theme.INK) if chosen else (theme.HEADER, theme.CREAM)
    pen.rectangle(4, 4, 96, pen.height - 4, fill, theme.GOLD, 5, radius=24)
    pen.text(50, pen.height / 2, numeral, 44, ink, theme.BOLD)
