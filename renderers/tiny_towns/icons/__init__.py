"""A drawn icon for each of the 40 cards, and for what else is counted at the end."""

from __future__ import annotations

from PIL import Image

from games.tiny_towns.data import BUILDINGS
from renderers.pen import Pen, sprite
from renderers.tiny_towns.icons import buildings, monuments


def icon(code: str, size: int) -> Image.Image:
    """The icon of a card or, under the code of its line on the score sheet, of what isn't one."""
    return sprite(_painted, size, code)


def _painted(pen: Pen, code: str) -> None:
    """By the function that has this name; monuments stand on a base."""
    if code in BUILDINGS or code == "empty_squares":
        getattr(buildings, code)(pen)
    else:
        monuments.base(pen)
        getattr(monuments, code)(pen)
