"""What a seat did in the round just resolved, as small pieces with a word each."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from games.welcome_to.queries import Told
from games.welcome_to.sheets import Spot
from games.welcome_to.state import Bis, Fence, Marketing, Park, Pool
from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas, sheet
from renderers.text import figure
from renderers.welcome_to import colors, icons
from renderers.welcome_to.lots import house, wall_middle
from renderers.welcome_to.voice import place

_SIZE = 38
_TEXT = 25


class Piece(NamedTuple):
    sign: Image.Image
    text: str


def fresh_spots(told: Told | None) -> tuple[frozenset[Spot], frozenset[Spot]]:
    """The lots and the fences that were built."""
    if told is None:
        return frozenset(), frozenset()
    spots = {spot for spot in (told.house, told.roundabout) if spot is not None}
    if isinstance(told.deed, Bis):
        spots.add(Spot(told.deed.street, told.deed.lot))
    fences = {Spot(told.deed.street, told.deed.after)} if isinstance(told.deed, Fence) else set[Spot]()
    return frozenset(spots), frozenset(fences)


def pieces(told: Told) -> list[Piece]:
    """What matters most to others comes first, in case there is no room for all."""
    found = [Piece(icons.strike(_SIZE), "")] if told.strike else []
    if told.number is not None and told.house is not None:
        found.append(Piece(numbered_house(told.number, _SIZE), place(*told.house)))
    found += [Piece(glyphs.disc(_SIZE, theme.GOLD, letter), "") for letter in told.plans]
    found += _action_pieces(told)
    if told.roundabout is not None:
        found.append(Piece(icons.roundabout(_SIZE), place(*told.roundabout)))
    return found


def _action_pieces(told: Told) -> list[Piece]:
    if told.change is not None:
        return [Piece(icons.action("temp", _SIZE), figure(told.change) if told.change <= 0 else f"+{told.change}")]
    match told.deed:
        case Fence(street, after):
            return [Piece(icons.action("fence", _SIZE), place(street, after))]
        case Bis(street, lot):
            return [Piece(icons.action("bis", _SIZE), place(street, lot))]
        case Marketing(size):
            return [Piece(icons.action("marketing", _SIZE), str(size))]
        case Park():
            return [Piece(icons.action("park", _SIZE), "")]
        case Pool():
            return [Piece(icons.action("pool", _SIZE), "")]
    return []


def draw_pieces(canvas: Canvas, x: int, middle: float, room: int, found: list[Piece]) -> None:
    """As many as there is room for; an ellipsis for the rest."""
    end = x + room
    for number, (sign, text) in enumerate(found):
        needed = sign.width + (fonts.width(text, _TEXT, theme.MEDIUM) + 4 if text else 0)
        spare = 0 if number == len(found) - 1 else 26
        if x + needed + spare > end:
            canvas.text_beside(x, middle, fonts.ELLIPSIS, _TEXT, theme.BOLD)
            return
        canvas.stamp(sign, x, middle - sign.height / 2)
        canvas.text_beside(x + sign.width + 4, middle, text, _TEXT, theme.MEDIUM)
        x += needed + 10


def numbered_house(number: int, size: int) -> Image.Image:
    """A small house with its number, on card."""
    canvas = sheet(size + 6, size, theme.CARD)
    canvas.stamp(house(number % len(colors.ROOFS), size + 6, size), 0, 0)
    middle = wall_middle(size)
    canvas.text_beside(canvas.width / 2, middle, str(number), round(size * 0.56), theme.BLACK_WEIGHT, across="middle")
    return canvas.image
