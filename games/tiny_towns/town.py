"""A 4x4 town: its geometry, questions about it, and the same town with one thing changed.

For geometry, squares are numbers 0-15 in reading order and sets of squares are bit masks: fast enough for a computer
opponent to look at thousands of towns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec.structs import replace

from games.core import IllegalMove
from games.tiny_towns.data import CARDS, Ability, cards_with
from games.tiny_towns.state import SQUARES, Building, CardId, Resource, Square, SquareName, Town

SIZE = 4
ALL_SQUARES = (1 << SIZE * SIZE) - 1
INDEX: dict[SquareName, int] = {name: index for index, name in enumerate(SQUARES)}


def squares(mask: int) -> Iterator[int]:
    """The squares of a mask, in reading order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def mask_of(numbers: Iterable[int]) -> int:
    mask = 0
    for square in numbers:
        mask |= 1 << square
    return mask


def names_of(mask: int) -> tuple[SquareName, ...]:
    return tuple(SQUARES[square] for square in squares(mask))


def _related(related: Callable[[int, int], bool]) -> tuple[int, ...]:
    """For every square a mask of the others; ``related`` is asked about their distance in rows and in columns."""
    cells = range(SIZE * SIZE)
    return tuple(
        mask_of(b for b in cells if a != b and related(abs(a // SIZE - b // SIZE), abs(a % SIZE - b % SIZE)))
        for a in cells
    )


#: Up, down, left, right; never diagonal.
ADJACENT = _related(lambda rows, columns: rows + columns == 1)
#: Up to eight squares around, diagonals included (Granary).
SURROUNDING = _related(lambda rows, columns: rows <= 1 and columns <= 1)
#: The other squares of the row, and of the column.
ROW = _related(lambda rows, columns: rows == 0)
COLUMN = _related(lambda rows, columns: columns == 0)
ROW_AND_COLUMN = tuple(row | column for row, column in zip(ROW, COLUMN, strict=True))
CORNERS = mask_of(INDEX[name] for name in ("A1", "D1", "A4", "D4"))
CENTRE = mask_of(INDEX[name] for name in ("B2", "C2", "B3", "C3"))


def reached(mask: int, reach: Sequence[int]) -> int:
    """Every square that lies within reach of one in the mask."""
    found = 0
    for square in squares(mask):
        found |= reach[square]
    return found


def groups(mask: int) -> list[int]:
    """The orthogonally connected groups of a mask, in reading order of their first squares."""
    found = []
    while mask:
        group = frontier = mask & -mask
        while frontier:
            frontier = reached(frontier, ADJACENT) & mask & ~group
            group |= frontier
        found.append(group)
        mask &= ~group
    return found


# --- one town ---------------------------------------------------------------------------------------------------------

_BANKS = cards_with("distinct_marker")


def empty_squares(town: Town) -> list[SquareName]:
    """Squares with neither cube nor building, in reading order."""
    return [name for name, content in zip(SQUARES, town.squares, strict=True) if content is None]


def is_full(town: Town) -> bool:
    """Whether every square holds a cube or a building. Stores and the Watch don't matter (R19)."""
    return None not in town.squares


def buildings(town: Town) -> list[tuple[int, Building]]:
    """The buildings with their squares, in reading order."""
    return [(square, content) for square, content in enumerate(town.squares) if isinstance(content, Building)]


def has_monument(town: Town, ability: Ability) -> bool:
    """Whether a monument with this ability stands in the town."""
    return town.monument is not None and CARDS[town.monument].ability == ability


def bank_types(town: Town) -> set[Resource]:
    """The types lying on the town's Banks."""
    return {resource for _, house in buildings(town) if house.card in _BANKS for resource in house.holds}


def building_on(town: Town, name: SquareName) -> Building | None:
    content = town.squares[INDEX[name]]
    return content if isinstance(content, Building) else None


def check_empty(town: Town, name: SquareName) -> None:
    if town.squares[INDEX[name]] is not None:
        raise IllegalMove("square_taken", square=name)


def with_square(town: Town, name: SquareName, content: Square) -> Town:
    square = INDEX[name]
    return replace(town, squares=(*town.squares[:square], content, *town.squares[square + 1 :]))


def with_building(town: Town, name: SquareName, card: CardId) -> Town:
    """The town with a new, bare building on a square."""
    return with_square(town, name, Building(card))


def with_cube_on(town: Town, name: SquareName, resource: Resource, instead_of: Resource | None = None) -> Town:
    """The town with one more cube (or marker) on the building of a square, or with one exchanged for another."""
    house = building_on(town, name)
    if house is None:
        raise TypeError(f"no building on {name}")
    held = list(house.holds)
    if instead_of is not None:
        held.remove(instead_of)
    return with_square(town, name, replace(house, holds=(*held, resource)))
