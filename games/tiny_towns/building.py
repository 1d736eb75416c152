"""Phase 3: patterns, the cubes that pay for a card, and constructing it.

A pattern may be rotated, mirrored and moved, never stretched or wrapped round the edge. The cubes of a town are one
number of 5 x 16 bits (a block of 16 squares per resource), and so is what a placement of a pattern needs. A pattern
lies there when every bit it needs is set.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from games.core import IllegalMove
from games.tiny_towns.data import CARDS, cards_with
from games.tiny_towns.state import RESOURCES, Build, Building, CardId, Player, Resource, Square, SquareName, State, Town
from games.tiny_towns.town import ALL_SQUARES, INDEX, SIZE, bank_types, buildings, names_of, squares

# --- patterns ---------------------------------------------------------------------------------------------------------

#: Where the block of a resource begins in the number of a town's cubes.
OFFSET: dict[Resource, int] = {resource: SIZE * SIZE * place for place, resource in enumerate(RESOURCES)}
_LETTER_OFFSET: dict[str, int] = {str(resource): offset for resource, offset in OFFSET.items()}
#: A square that stands for any resource (Trading Post) has its bit set in every block.
EVERY_RESOURCE = sum(1 << offset for offset in OFFSET.values())
_EVERY_CUBE = EVERY_RESOURCE * ALL_SQUARES


#: One way to lay a pattern into a town: the cubes it needs, and the mask of its squares. (A plain tuple, because a
#: computer opponent looks at thousands of them for every decision.)
Placement: TypeAlias = tuple[int, int]


def orientations(pattern: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The different shapes of a pattern under rotation and mirroring, the printed one first."""
    found: dict[tuple[str, ...], None] = {}
    for mirrored in (pattern, tuple(row[::-1] for row in pattern)):
        turned = mirrored
        for _ in range(4):
            found[turned] = None
            turned = tuple("".join(column) for column in zip(*reversed(turned), strict=True))
    return tuple(found)


def _laid(shape: tuple[str, ...]) -> Iterator[Placement]:
    height, width = len(shape), len(shape[0])
    for top in range(SIZE - height + 1):
        for left in range(SIZE - width + 1):
            needs = covers = 0
            for row, line in enumerate(shape):
                for column, letter in enumerate(line):
                    if letter != ".":
                        square = (top + row) * SIZE + left + column
                        needs |= 1 << (_LETTER_OFFSET[letter] + square)
                        covers |= 1 << square
            yield needs, covers


def placements(pattern: tuple[str, ...]) -> tuple[Placement, ...]:
    """All ways a pattern can lie in a 4x4 town, in reading order of their squares."""
    found = {placement for shape in orientations(pattern) for placement in _laid(shape)}
    return tuple(sorted(found, key=lambda placement: (tuple(squares(placement[1])), placement[0])))


#: The placements of every card.
PLACEMENTS: dict[CardId, tuple[Placement, ...]] = {card.id: placements(card.pattern) for card in CARDS.values()}


class _Laid(NamedTuple):
    """A card's placements by the first square of the resource its pattern has least of: only a few are tried."""

    rarest: Resource
    #: For each square, what the placements need, and their numbers among the placements of the card.
    by_square: tuple[list[tuple[int, int]], ...]


def _by_rarest_cube(card: CardId) -> _Laid:
    letters = "".join(CARDS[card].pattern)
    rarest = min((resource for resource in RESOURCES if resource in letters), key=letters.count)
    by_square: tuple[list[tuple[int, int]], ...] = tuple([] for _ in range(SIZE * SIZE))
    for number, (needs, _) in enumerate(PLACEMENTS[card]):
        first = next(squares(needs >> OFFSET[rarest] & ALL_SQUARES))
        by_square[first].append((needs, number))
    return _Laid(rarest, by_square)


_BY_RAREST_CUBE = {card: _by_rarest_cube(card) for card in CARDS}


# --- what can be paid -------------------------------------------------------------------------------------------------

_BANKS = cards_with("distinct_marker")
_TRADING_POSTS = cards_with("wildcard")


class Cubes(NamedTuple):
    """What a town offers to patterns."""

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
    have, wild, _ = cubes
    lacks = _EVERY_CUBE & ~have
    rarest, by_square = _BY_RAREST_CUBE[card]
    first = squares(have >> OFFSET[rarest] & ALL_SQUARES)
    laid = [number for square in first for needs, number in by_square[square] if not needs & lacks]
    covers = [PLACEMENTS[card][number][1] for number in sorted(laid)]
    if not wild or not covers:
        return covers
    # It doesn't matter which Trading Posts stood in; R11: at least one real cube must be removed.
    paid = {cover & ~wild for cover in covers} - {0}
    return sorted(paid, key=lambda mask: tuple(squares(mask)))


# --- what can be built ------------------------------------------------------------------------------------------------


class Site(NamedTuple):
    """One way to construct a card: the cubes it removes and the squares the building may then stand on."""

    removes: tuple[SquareName, ...]
    targets: tuple[SquareName, ...]


def constructible_cards(player: Player, display: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The display, and the player's own monument until one stands in the town."""
    if player.kept is None or player.town.monument is not None:
        return display
    return (*display, player.kept)


def may_arrive(town: Town, card: CardId) -> bool:
    """Whether the town can take another building of this card: a sixth Bank has no type left."""
    return card not in _BANKS or len(bank_types(town)) < len(RESOURCES)


def check_may_arrive(town: Town, card: CardId, cards: Collection[CardId]) -> None:
    if card not in cards:
        raise IllegalMove("card_not_in_play", card=card)
    if not may_arrive(town, card):
        raise IllegalMove("no_sixth_bank")


def stands_anywhere(card: CardId, monument: CardId | None) -> bool:
    """Whether the building may be put on any empty square instead of a freed one: by its card, or by the monument."""
    later = monument is not None and CARDS[monument].ability == "later_anywhere"
    return later or CARDS[card].ability == "stands_anywhere"


def buildable(player: Player, display: tuple[CardId, ...]) -> dict[CardId, list[Site]]:
    """Every card that can be constructed now, with its sites."""
    cubes = cubes_of(player.town)
    return {
        card: [_site(player.town, cubes, card, removes) for removes in paid]
        for card, paid in _payable(cubes, constructible_cards(player, display))
        if may_arrive(player.town, card)
    }


@lru_cache(maxsize=1024)
def _payable(cubes: Cubes, cards: tuple[CardId, ...]) -> tuple[tuple[CardId, list[int]], ...]:
    """The cards that the cubes pay for. Cached, because every question on the way to a construction asks again."""
    return tuple((card, paid) for card in cards if (paid := payments(cubes, card)))


def _site(town: Town, cubes: Cubes, card: CardId, removes: int) -> Site:
    elsewhere = cubes.empty if stands_anywhere(card, town.monument) else 0
    return Site(names_of(removes), names_of(removes | elsewhere))


def check_site(state: State, player: Player, build: Build) -> None:
    town, cubes = player.town, cubes_of(player.town)
    check_may_arrive(town, build.card, constructible_cards(player, state.display))
    paid = payments(cubes, build.card)
    if not paid:
        raise IllegalMove("pattern_missing", card=build.card)
    sites = (_site(town, cubes, build.card, removes) for removes in paid)
    site = next((site for site in sites if site.removes == build.removes), None)
    if site is None:
        raise IllegalMove("wrong_cubes", card=build.card)
    if build.target not in site.targets:
        raise IllegalMove("wrong_target", card=build.card, square=build.target)


# --- building it ------------------------------------------------------------------------------------------------------


def construct(town: Town, build: Build, round_: int) -> Town:
    """The town once the building stands there, without its marker and its effects."""
    cells: list[Square] = list(town.squares)
    for name in build.removes:
        cells[INDEX[name]] = None
    cells[INDEX[build.target]] = Building(build.card)
    town = replace(town, squares=tuple(cells))
    card = CARDS[build.card]
    if card.category != "monument":
        return town
    return replace(town, monument=card.id, monument_round=round_, shrine=card.fixed_points(len(buildings(town))))
