"""The cards and figures of ``data.toml``, loaded once and checked by their types."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from games.tiny_towns.state import CardId, Resource

#: Building types, in the order of the display; the monument comes last.
Category = Literal["blue", "red", "grey", "orange", "green", "yellow", "black", "monument"]
CATEGORIES: tuple[Category, ...] = get_args(Category)
#: The categories with one card each in every game.
BUILDING_CATEGORIES: tuple[Category, ...] = CATEGORIES[:-1]

ScoreKind = Literal[
    "none",
    "flat",
    "if_fed",
    "if_adjacent",
    "if_not_adjacent",
    "per_adjacent_cottage",
    "per_fed_cottage",
    "per_unfed_cottage",
    "per_same_in_corners",
    "if_adjacent_fed_cottages",
    "count_table",
    "flat_plus_if_more_than_right",
    "if_alone_in_row_and_column",
    "best_of_row_or_column_count",
    "flat_plus_same_in_centre",
    "distinct_other_types_in_row_and_column",
    "per_stored_resource",
    "per_distinct_type",
    "per_missing_type",
    "per_distinct_adjacent_type",
    "flat_plus_largest_group",
    "at_construction_table",
    "finish_rank_table",
]
Ability = Literal[
    "stands_anywhere",
    "distinct_marker",
    "exchange_marker",
    "wildcard",
    "store",
    "replace",
    "never_chooses",
    "free_building",
    "later_anywhere",
    "watch",
    "cottage_store",
]


class Score(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card is worth; which figures matter depends on the kind."""

    kind: ScoreKind
    vp: int = 0
    bonus: int = 0
    each: int = 0
    min: int = 0
    table: tuple[int, ...] = (0,)
    categories: tuple[Category, ...] = ()

    def from_table(self, index: int) -> int:
        """The entry of the card's table; its last value holds for everything beyond it."""
        return self.table[min(index, len(self.table) - 1)]


class Feeds(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom a food building feeds."""

    kind: Literal["any", "surrounding_8", "one_group", "row_and_column"]
    count: int = 0


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    category: Category
    pattern: tuple[str, ...]
    score: Score
    feeds: Feeds | None = None
    ability: Ability | None = None
    ability_count: int = 1
    #: How many cubes (or markers) may lie on the building.
    holds: int = 0
    #: How many cottages the building counts as.
    counts_as_cottages: int = 0
    empty_square_vp: int | None = None
    solo_excluded: bool = False

    def fixed_points(self, buildings: int) -> int:
        """Points fixed at construction, by the number of buildings in town (Shrine of the Elder Tree)."""
        return self.score.from_table(buildings) if self.score.kind == "at_construction_table" else 0

    @property
    def marked(self) -> bool:
        """Whether a type is chosen for the building when it arrives (Bank, Factory)."""
        return self.ability in ("distinct_marker", "exchange_marker")


class ResourceDeck(Struct, frozen=True, forbid_unknown_fields=True):
    counts: dict[Resource, int]
    put_away_unseen: int
    free_choice_every: int
    solo_open_cards: int


class SoloRank(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    min: int | None = None


class _Data(Struct, frozen=True, forbid_unknown_fields=True):
    monuments_dealt: int
    empty_square_vp: int
    set_aside_per_player: int
    first_game: tuple[CardId, ...]
    resources: dict[Resource, str]
    resource_deck: ResourceDeck
    solo_ranks: tuple[SoloRank, ...]
    cards: tuple[Card, ...]


DATA = msgspec.toml.decode(files("games.tiny_towns").joinpath("data.toml").read_bytes(), type=_Data)

#: All 40 cards by id: the 25 buildings, then the 15 monuments.
CARDS: dict[CardId, Card] = {card.id: card for card in DATA.cards}
BUILDINGS: tuple[CardId, ...] = tuple(card.id for card in DATA.cards if card.category != "monument")
MONUMENTS: tuple[CardId, ...] = tuple(card.id for card in DATA.cards if card.category == "monument")
#: ``"glass"`` for the letter G.
RESOURCE_NAMES: dict[Resource, str] = DATA.resources


def cards_of(category: Category) -> tuple[CardId, ...]:
    return tuple(card.id for card in DATA.cards if card.category == category)


def cards_with(ability: Ability) -> frozenset[CardId]:
    return frozenset(card.id for card in DATA.cards if card.ability == ability)
