"""A town as scoring sees it: only its buildings, as one mask of squares per building type."""

from __future__ import annotations

from typing import NamedTuple

from games.tiny_towns.board import ALL_SQUARES
from games.tiny_towns.data import BUILDING_CATEGORIES, CARDS, CATEGORIES, Category
from games.tiny_towns.state import CardId, Town
from games.tiny_towns.town import buildings

#: The place of a category in ``Layout.types``.
TYPE: dict[Category, int] = {category: place for place, category in enumerate(CATEGORIES)}
_BLUE, _BLACK, _MONUMENT = TYPE["blue"], TYPE["black"], TYPE["monument"]


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
        """How many different building types stand on some squares, a monument being one."""
        return sum(1 for kind in self.types if kind & among)

    def distinct_building_types(self) -> int:
        """How many of the seven types of the display stand in the town."""
        return sum(1 for kind in self.types[: len(BUILDING_CATEGORIES)] if kind)


def layout_of(town: Town) -> Layout:
    """The layout of a town."""
    types = [0] * len(CATEGORIES)
    monument_at = stored = 0
    for square, house in buildings(town):
        card = CARDS[house.card]
        if card.category == "monument":
            monument_at = 1 << square
        types[_BLUE if card.counts_as_cottages else TYPE[card.category]] |= 1 << square
        if card.ability == "store":
            stored += len(house.holds)
    return Layout(tuple(types), town.monument, monument_at, stored, town.shrine)
