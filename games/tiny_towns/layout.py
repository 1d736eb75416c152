"""A town as scoring sees it: only its buildings, as one mask of squares per building type, and which can be fed."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from games.tiny_towns.data import BUILDING_CATEGORIES, CARDS, CATEGORIES, Category
from games.tiny_towns.state import CardId, Town
from games.tiny_towns.town import ALL_SQUARES, ROW_AND_COLUMN, SURROUNDING, buildings, groups, mask_of, reached, squares

#: The place of a category in ``Layout.types``.
TYPE: dict[Category, int] = {category: place for place, category in enumerate(CATEGORIES)}
_BLUE, _RED = TYPE["blue"], TYPE["red"]
#: The place of each card's type: what counts as cottages is blue.
TYPE_OF: dict[CardId, int] = {
    card.id: _BLUE if card.counts_as_cottages else TYPE[card.category] for card in CARDS.values()
}


class Layout(NamedTuple):
    """Where buildings of each type stand. Barrett Castle is blue here, two cottages and no monument."""

    #: In the order of ``CATEGORIES``.
    types: tuple[int, ...]
    #: The monument and its square (a mask).
    monument: CardId | None = None
    monument_at: int = 0
    #: Cubes lying on Warehouses.
    stored: int = 0
    #: Points fixed when the Shrine of the Elder Tree was built.
    shrine: int = 0

    @property
    def castle(self) -> int:
        """The square of a building that counts as several cottages."""
        return self.monument_at if self.monument is not None and CARDS[self.monument].counts_as_cottages else 0

    @property
    def feedable(self) -> int:
        """Buildings that can be fed: the cottages and Barrett Castle."""
        return self.types[_BLUE]

    @property
    def cottages(self) -> int:
        return self.types[_BLUE] & ~self.castle

    @property
    def built(self) -> int:
        """Every square with a building."""
        mask = 0
        for kind in self.types:
            mask |= kind
        return mask

    @property
    def unbuilt(self) -> int:
        """Every square without a building: leftover cubes are gone before scoring."""
        return ALL_SQUARES & ~self.built

    def cottage_count(self, among: int) -> int:
        """How many cottages stand on some squares; the castle is two."""
        count = (self.cottages & among).bit_count()
        if self.castle & among and self.monument is not None:
            count += CARDS[self.monument].counts_as_cottages
        return count

    def distinct_types(self, among: int) -> int:
        """How many different building types stand on some squares; a monument is one of them."""
        return sum(1 for kind in self.types if kind & among)

    def distinct_building_types(self) -> int:
        """How many of the seven types of the display stand in the town."""
        return sum(1 for kind in self.types[: len(BUILDING_CATEGORIES)] if kind)


def layout_of(town: Town) -> Layout:
    types = [0] * len(CATEGORIES)
    monument_at = stored = 0
    for square, house in buildings(town):
        card = CARDS[house.card]
        if card.category == "monument":
            monument_at = 1 << square
        types[TYPE_OF[card.id]] |= 1 << square
        if card.ability == "store":
            stored += len(house.holds)
    return Layout(tuple(types), town.monument, monument_at, stored, town.shrine)


# --- feeding ----------------------------------------------------------------------------------------------------------


def feedings(layout: Layout, red_card: CardId, *, places_matter: bool) -> list[int]:
    """Every choice the owner has, as masks of fed buildings. Feeding more never hurts, so nobody feeds less.

    ``places_matter`` is False when nothing but the number of fed cottages counts: then one choice stands for all.
    """
    food, hungry = layout.types[_RED], layout.feedable
    feeds = CARDS[red_card].feeds
    if not food or not hungry or feeds is None:
        return [0]
    match feeds.kind:
        case "surrounding_8":
            return [reached(food, SURROUNDING) & hungry]
        case "row_and_column":
            return [reached(food, ROW_AND_COLUMN) & hungry]
        case "any":
            return _anywhere(layout, feeds.count * food.bit_count(), places_matter)
        case "one_group":
            return _whole_groups(hungry, food.bit_count())


def _anywhere(layout: Layout, capacity: int, places_matter: bool) -> list[int]:
    """Farms: any feedable buildings. R12: the castle takes one feed, so it comes first."""
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
