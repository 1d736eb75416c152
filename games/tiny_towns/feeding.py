"""Feeding: which cottages the food buildings of a town can feed at the end."""

from __future__ import annotations

from itertools import combinations

from games.tiny_towns.board import ROW_AND_COLUMN, SURROUNDING, groups, mask_of, squares
from games.tiny_towns.data import CARDS
from games.tiny_towns.layout import TYPE, Layout
from games.tiny_towns.state import CardId

_RED = TYPE["red"]


def feedings(layout: Layout, red_card: CardId, *, places_matter: bool) -> list[int]:
    """Every choice the owner has, as masks of fed buildings. Feeding more never hurts, so only full use is listed.

    ``places_matter`` is False when nothing but the number of fed cottages counts: then one choice stands for all.
    """
    food, hungry = layout.types[_RED], layout.feedable
    feeds = CARDS[red_card].feeds
    if not food or not hungry or feeds is None:
        return [0]
    match feeds.kind:
        case "surrounding_8":
            return [_reached(food, SURROUNDING) & hungry]
        case "row_and_column":
            return [_reached(food, ROW_AND_COLUMN) & hungry]
        case "any":
            return _anywhere(layout, feeds.count * food.bit_count(), places_matter)
        case "one_group":
            return _whole_groups(hungry, food.bit_count())


def _reached(food: int, reach: tuple[int, ...]) -> int:
    mask = 0
    for square in squares(food):
        mask |= reach[square]
    return mask


def _anywhere(layout: Layout, capacity: int, places_matter: bool) -> list[int]:
    """Farms: any feedable buildings. R12: the castle takes one feed, and nothing is better to feed."""
    hungry = layout.feedable
    if capacity >= hungry.bit_count():
        return [hungry]
    if places_matter:
        return [mask_of(chosen) for chosen in combinations(squares(hungry), capacity)]
    first = [*squares(layout.castle), *squares(layout.cottages)]
    return [mask_of(first[:capacity])]


def _whole_groups(hungry: int, capacity: int) -> list[int]:
    """Greenhouses: one whole connected group each (R31)."""
    connected = groups(hungry)
    if capacity >= len(connected):
        return [hungry]
    return [sum(chosen) for chosen in combinations(connected, capacity)]
