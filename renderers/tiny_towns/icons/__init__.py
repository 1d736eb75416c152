"""A drawn icon for each of the 40 cards."""

from __future__ import annotations

from PIL import Image

from games.tiny_towns.data import BUILDINGS
from games.tiny_towns.state import CardId
from renderers.pen import Pen, sprite
from renderers.tiny_towns.icons import buildings, monuments


def icon(card: CardId, size: int) -> Image.Image:
    return sprite(_card, size, card)


def hidden_monument(size: int) -> Image.Image:
    """A monument that nobody may see yet."""
    return sprite(_card, size, "hidden")


def _card(pen: Pen, card: str) -> None:
    """Painted by the function that has the card's name; monuments stand on a base."""
    if card in BUILDINGS:
        getattr(buildings, card)(pen)
    else:
        monuments.base(pen)
        getattr(monuments, card)(pen)
