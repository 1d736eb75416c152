"""Constructing: which cards can be built where, and what a construction does to the town."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from games.tiny_towns.board import INDEX, names_of, squares
from games.tiny_towns.data import CARDS, cards_with, from_table
from games.tiny_towns.patterns import EVERY_RESOURCE, OFFSET, PLACEMENTS
from games.tiny_towns.state import RESOURCES, SQUARES, Build, Building, CardId, Square, SquareName, Town
from games.tiny_towns.town import bank_types, has_monument

_BANKS = cards_with("distinct_marker")
_TRADING_POSTS = cards_with("wildcard")


class Site(NamedTuple):
    """One way to construct a card: the cubes it removes and the squares the building may then stand on."""

    removes: tuple[SquareName, ...]
    targets: tuple[SquareName, ...]


class Cubes(NamedTuple):
    """What a town offers to patterns, as numbers (see ``patterns``)."""

    have: int
    #: Squares of Trading Posts, which stand for any resource.
    wild: int
    empty: int


def cubes_of(town: Town) -> Cubes:
    have = wild = empty = 0
    for square, content in enumerate(town.squares):
        if content is None:
            empty |= 1 << square
        elif isinstance(content, str):
            have |= 1 << (OFFSET[content] + square)
        elif content.card in _TRADING_POSTS:
            wild |= 1 << square
            have |= EVERY_RESOURCE << square
    return Cubes(have, wild, empty)


def payments(cubes: Cubes, card: CardId) -> list[int]:
    """The different sets of cubes (masks of squares) that pay for a card, in reading order."""
    have, wild = cubes.have, cubes.wild
    covers = [placement.covers for placement in PLACEMENTS[card] if placement.needs & have == placement.needs]
    if not wild or not covers:
        return covers
    # Which Trading Posts stood in does not matter; R11: at least one real cube must be removed.
    paid = {cover & ~wild for cover in covers} - {0}
    return sorted(paid, key=lambda mask: tuple(squares(mask)))


def may_arrive(town: Town, card: CardId) -> bool:
    """Whether another building of this card may come into the town: there is no type left for a sixth Bank."""
    return card not in _BANKS or len(bank_types(town)) < len(RESOURCES)


def stands_anywhere(town: Town, card: CardId) -> bool:
    """Whether the building may be put on any empty square instead of a freed one."""
    return CARDS[card].ability == "stands_anywhere" or has_monument(town, "later_anywhere")


def _sites(town: Town, cards: Sequence[CardId]) -> Iterator[tuple[CardId, int, int]]:
    """Every (card, mask of removed cubes, mask of targets) that can be constructed."""
    cubes = cubes_of(town)
    for card in cards:
        paid = payments(cubes, card)
        if not paid or not may_arrive(town, card):
            continue
        elsewhere = cubes.empty if stands_anywhere(town, card) else 0
        for removes in paid:
            yield card, removes, removes | elsewhere


def constructible_cards(town: Town, display: Sequence[CardId], monument: CardId | None) -> tuple[CardId, ...]:
    """The display and the own monument, as long as no monument stands in the town."""
    if monument is None or town.monument is not None:
        return tuple(display)
    return (*display, monument)


def buildable(town: Town, display: Sequence[CardId], monument: CardId | None) -> dict[CardId, list[Site]]:
    """What can be constructed in a town now: every such card with its sites; cards without a site are left out."""
    found: dict[CardId, list[Site]] = {}
    for card, removes, targets in _sites(town, constructible_cards(town, display, monument)):
        found.setdefault(card, []).append(Site(names_of(removes), names_of(targets)))
    return found


def builds(town: Town, display: Sequence[CardId], monument: CardId | None) -> list[Build]:
    """Every construction that is legal now: by card, then by cubes, then by target."""
    found = []
    for card, removes, targets in _sites(town, constructible_cards(town, display, monument)):
        names = names_of(removes)
        found += [Build(card, names, SQUARES[target]) for target in squares(targets)]
    return found


def construct(town: Town, build: Build, round_: int) -> Town:
    """The town after a construction; its effects and its marker come afterwards."""
    cells: list[Square] = list(town.squares)
    for name in build.removes:
        cells[INDEX[name]] = None
    cells[INDEX[build.target]] = Building(build.card)
    town = replace(town, squares=tuple(cells))
    card = CARDS[build.card]
    if card.category != "monument":
        return town
    town = replace(town, monument=card.id, monument_round=round_)
    if card.score.kind == "at_construction_table" and card.score.table:
        count = sum(isinstance(content, Building) for content in cells)
        return replace(town, shrine=from_table(card.score.table, count))
    return town
