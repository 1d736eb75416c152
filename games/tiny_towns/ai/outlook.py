"""What the buildings of a town promise: their score now, and what experience says will come of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from games.tiny_towns.ai.experience import Experience, experience, stage_of
from games.tiny_towns.ai.sketch import layout_with
from games.tiny_towns.board import ADJACENT, CENTRE, CORNERS, ROW_AND_COLUMN, SURROUNDING, groups, squares
from games.tiny_towns.data import CARDS
from games.tiny_towns.layout import TYPE, Layout
from games.tiny_towns.scoring import Surroundings, score_layout
from games.tiny_towns.state import CardId

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
    """The expected final score of a town, as far as its buildings tell."""
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
            spare = (_around(food, SURROUNDING) & unbuilt).bit_count()
        case "row_and_column":
            spare = (_around(food, ROW_AND_COLUMN) & unbuilt).bit_count()
        case "one_group":
            free_group = 3 if food.bit_count() > len(groups(layout.feedable)) else 0
            spare = (_around(layout.feedable, ADJACENT) & unbuilt).bit_count() + free_group
    return min(spare, 8)


def _around(mask: int, reach: Sequence[int]) -> int:
    found = 0
    for square in squares(mask):
        found |= reach[square]
    return found


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
