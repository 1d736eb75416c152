"""How a card's pattern can lie in a town: rotated, mirrored, moved, never stretched or wrapped round the edge.

The cubes of a town are one number of 5 x 16 bits (a block of 16 squares per resource), and so is what a placement
needs. A pattern lies there when every bit it needs is set.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.tiny_towns.board import SIZE, squares
from games.tiny_towns.data import CARDS
from games.tiny_towns.state import RESOURCES, CardId, Resource

#: Where the block of a resource begins in the number of a town's cubes.
OFFSET: dict[Resource, int] = {resource: SIZE * SIZE * place for place, resource in enumerate(RESOURCES)}
_LETTER_OFFSET: dict[str, int] = {str(resource): offset for resource, offset in OFFSET.items()}
#: A square that stands for any resource (Trading Post) has its bit set in every block.
EVERY_RESOURCE = sum(1 << offset for offset in OFFSET.values())


class Placement(NamedTuple):
    """One way to lay a pattern into a town: the cubes it needs, and the mask of its squares."""

    needs: int
    covers: int


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
            yield Placement(needs, covers)


def placements(pattern: tuple[str, ...]) -> tuple[Placement, ...]:
    """All ways a pattern can lie in a 4x4 town, in reading order of their squares."""
    found = {placement for shape in orientations(pattern) for placement in _laid(shape)}
    return tuple(sorted(found, key=lambda placement: (tuple(squares(placement.covers)), placement.needs)))


#: The placements of every card.
PLACEMENTS: dict[CardId, tuple[Placement, ...]] = {card.id: placements(card.pattern) for card in CARDS.values()}
