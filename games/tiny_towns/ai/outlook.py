"""How a computer opponent pictures a town, and what its buildings promise.

A sketch is a few numbers that are cheap to change. Its outlook is the score now and what experience makes of it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from games.tiny_towns.ai.experience import Experience, experience, stage_of
from games.tiny_towns.building import EVERY_RESOURCE, OFFSET, Cubes, cubes_of
from games.tiny_towns.data import CARDS, cards_with
from games.tiny_towns.layout import TYPE, TYPE_OF, Layout, layout_of
from games.tiny_towns.scoring import Surroundings, score_layout
from games.tiny_towns.state import CardId, Resource, Town
from games.tiny_towns.town import ADJACENT, CENTRE, CORNERS, ROW_AND_COLUMN, SURROUNDING, groups, reached, squares

_TRADING_POSTS = cards_with("wildcard")


class Sketch(NamedTuple):
    cubes: Cubes
    layout: Layout

    def with_cube(self, resource: Resource, square: int) -> Sketch:
        have, wild, empty = self.cubes
        return Sketch(Cubes(have | 1 << OFFSET[resource] + square, wild, empty & ~(1 << square)), self.layout)

    def with_building(self, card: CardId, removes: int, target: int) -> Sketch:
        have, wild, empty = self.cubes
        bit = 1 << target
        have &= ~(EVERY_RESOURCE * removes)
        empty = (empty | removes) & ~bit
        if card in _TRADING_POSTS:
            wild |= bit
            have |= EVERY_RESOURCE << target
        return Sketch(Cubes(have, wild, empty), layout_with(self.layout, card, bit))

    def with_stored(self) -> Sketch:
        """One more cube on a Warehouse."""
        return self._replace(layout=self.layout._replace(stored=self.layout.stored + 1))


def sketch_of(town: Town) -> Sketch:
    return Sketch(cubes_of(town), layout_of(town))


def layout_with(layout: Layout, card: CardId, bit: int) -> Layout:
    """The layout with one more building on an unbuilt square."""
    info = CARDS[card]
    index = TYPE_OF[card]
    types = (*layout.types[:index], layout.types[index] | bit, *layout.types[index + 1 :])
    if info.category != "monument":
        return Layout(types, *layout[1:])
    grown = Layout(types, card, bit, layout.stored)
    return grown._replace(shrine=info.fixed_points(grown.built.bit_count()))


def layout_replaced(layout: Layout, card: CardId, bit: int) -> Layout:
    """The layout with the building of a square replaced by another."""
    bare = layout._replace(types=tuple(kind & ~bit for kind in layout.types))
    return layout_with(bare, card, bit)


# --- the outlook ------------------------------------------------------------------------------------------------------

_RED = TYPE["red"]
#: 0 corner, 1 edge, 2 centre.
_PLACE = tuple(0 if CORNERS >> square & 1 else 2 if CENTRE >> square & 1 else 1 for square in range(16))


class Prospects(NamedTuple):
    """What stays the same for a seat during its turn: the cards, the neighbours, what it has learned."""

    display: tuple[CardId, ...]
    #: The monument that may be built, or stands.
    monument: CardId | None
    around: Surroundings
    #: Whose experience counts: that of the table or that of the solo game.
    game: Literal["table", "solo"]

    @property
    def learned(self) -> Experience:
        return experience(self.game)

    def cards(self, layout: Layout) -> tuple[CardId, ...]:
        """Everything that can be built."""
        if self.monument is None or layout.monument is not None:
            return self.display
        return (*self.display, self.monument)


def outlook(layout: Layout, prospects: Prospects) -> float:
    """The expected final score of a town, judged by its buildings alone."""
    learned = prospects.learned
    scored = score_layout(layout, prospects.display, prospects.around)
    unbuilt = layout.unbuilt
    left = unbuilt.bit_count()
    stage = stage_of(left)
    isolated, pairs = _shape(unbuilt)
    value = scored.total + learned.unbuilt[left] + learned.isolated[isolated][stage] + learned.pairs[pairs]
    for index, card in enumerate(prospects.display):
        own = layout.types[index] if index else layout.cottages
        value += learned.count[card][min(own.bit_count(), 6)][stage]
        if own:
            value += _standing(own, unbuilt, learned, card)
    red = prospects.display[_RED]
    unfed = (layout.feedable & ~scored.fed).bit_count()
    value += learned.unfed[red][min(unfed, 6)][stage] + learned.spare[red][_spare_food(layout, red)][stage]
    if layout.monument is not None:
        value += learned.monument_built[layout.monument][stage]
        value += _standing(layout.monument_at, unbuilt, learned, layout.monument)
    elif prospects.monument is not None:
        value += learned.monument_open[prospects.monument][stage]
    return value


def _standing(own: int, unbuilt: int, learned: Experience, card: CardId) -> float:
    near, position = learned.near[card], learned.position[card]
    value = 0.0
    for square in squares(own):
        value += near[(ADJACENT[square] & unbuilt).bit_count()] + position[_PLACE[square]]
    return value


@lru_cache(maxsize=4096)
def _shape(unbuilt: int) -> tuple[int, int]:
    """Unbuilt squares without an unbuilt neighbour (at most 6), and pairs of unbuilt neighbours."""
    neighbours = [(ADJACENT[square] & unbuilt).bit_count() for square in squares(unbuilt)]
    return min(neighbours.count(0), 6), sum(neighbours) // 2


def _spare_food(layout: Layout, red: CardId) -> int:
    """How many more cottages the food buildings could feed, at most 8."""
    food, feeds = layout.types[_RED], CARDS[red].feeds
    if not food or feeds is None:
        return 0
    unbuilt = layout.unbuilt
    match feeds.kind:
        case "any":
            spare = max(0, feeds.count * food.bit_count() - layout.feedable.bit_count())
        case "surrounding_8":
            spare = (reached(food, SURROUNDING) & unbuilt).bit_count()
        case "row_and_column":
            spare = (reached(food, ROW_AND_COLUMN) & unbuilt).bit_count()
        case "one_group":
            free_group = 3 if food.bit_count() > len(groups(layout.feedable)) else 0
            spare = (reached(layout.feedable, ADJACENT) & unbuilt).bit_count() + free_group
    return min(spare, 8)


class Worths(NamedTuple):
    """What a layout is worth, and what one more building of each card would add on each unbuilt square."""

    outlook: float
    by_card: dict[CardId, dict[int, float]]
    #: The mean over the display of each card's best square.
    usual: float


def worths(layout: Layout, prospects: Prospects) -> Worths:
    now = outlook(layout, prospects)
    by_card = {
        card: {
            square: outlook(layout_with(layout, card, 1 << square), prospects) - now
            for square in squares(layout.unbuilt)
        }
        for card in prospects.cards(layout)
    }
    best = [max(by_card[card].values(), default=0.0) for card in prospects.display]
    return Worths(now, by_card, sum(best) / len(best))
