"""The figures of the game, read once from ``data.toml`` and checked against their types."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

ActionKind = Literal["fence", "marketing", "park", "pool", "temp", "bis"]
Letter = Literal["A", "B", "C"]
Feature = Literal["pool", "bis"]
PlanKind = Literal[
    "estates",
    "street_ends",
    "parks_total",
    "parks_full_streets",
    "parks_each_street",
    "temps",
    "marketing_total",
    "marketing_full_columns",
]


class StreetData(Struct, frozen=True):
    key: str
    lots: int
    pool_lots: tuple[int, ...]
    park_values: tuple[int, ...]


class Tracks(Struct, frozen=True):
    pools: tuple[int, ...]
    bis: tuple[int, ...]
    strikes: tuple[int, ...]
    roundabouts: tuple[int, ...]
    temp_boxes: int
    temp_places: tuple[int, ...]
    marketing: tuple[tuple[int, ...], ...]


class Limits(Struct, frozen=True):
    largest_estate: int
    temp_changes: tuple[int, ...]
    lowest_number: int
    highest_number: int
    pile: int
    longest_game: int


class Card(Struct, frozen=True, array_like=True):
    """A number and an action: the two sides of a construction card, or a combination of two cards at a table."""

    number: int
    action: ActionKind


class Plan(Struct, frozen=True):
    id: str
    stack: Letter
    hard: bool
    first: int
    later: int
    kind: PlanKind
    sizes: tuple[int, ...] = ()
    street: Literal["any", "same", "top", "middle", "bottom"] = "any"
    each_has: tuple[Feature, ...] = ()
    roundabouts: int = 0
    min: int = 0


class Manager(Struct, frozen=True):
    """A site manager of the agency; level 0 has none and scores no points."""

    level: int
    id: str
    plans: str
    #: Points for each card of a kind.
    cards: dict[ActionKind, int] = {}
    marketing_houses: int = 1
    bis_multiplier: int = 1


class Solo(Struct, frozen=True):
    bottom_cards: int
    counted_estates: int
    temp_places: tuple[int, ...]
    temp_scale: tuple[tuple[int, int], ...]
    managers: tuple[Manager, ...]


class Data(Struct, frozen=True):
    streets: tuple[StreetData, StreetData, StreetData]
    tracks: Tracks
    limits: Limits
    cards: tuple[Card, ...]
    plans: tuple[Plan, ...]
    solo: Solo


DATA = msgspec.toml.decode(files(__package__).joinpath("data.toml").read_bytes(), type=Data)

TRACKS = DATA.tracks
STREETS = DATA.streets
LETTERS: tuple[Letter, ...] = ("A", "B", "C")
#: Actions in the order in which the rules explain them.
ACTIONS: tuple[ActionKind, ...] = ("fence", "marketing", "park", "pool", "temp", "bis")
#: Construction cards by their id, 1 to 63.
CARDS: dict[int, Card] = dict(enumerate(DATA.cards, start=1))
#: Project-completion cards of the solo game by their id, which follow the construction cards.
PROJECTS: dict[int, Letter] = {len(CARDS) + index: letter for index, letter in enumerate(LETTERS, start=1)}
PLANS: dict[str, Plan] = {plan.id: plan for plan in DATA.plans}
#: Who leads the agency at each level of the solo game.
MANAGERS: tuple[Manager, ...] = DATA.solo.managers
#: The pool lots of each street as a set of bits: bit k is lot k.
POOL_LOTS: tuple[int, ...] = tuple(sum(1 << lot for lot in street.pool_lots) for street in STREETS)
