"""The geometry of a 4x4 town.

Squares are numbers 0-15 in reading order, sets of squares are bit masks: fast enough for a computer opponent to look at
thousands of towns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from games.tiny_towns.state import SQUARES, SquareName

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
    """The mask of some squares."""
    mask = 0
    for square in numbers:
        mask |= 1 << square
    return mask


def names_of(mask: int) -> tuple[SquareName, ...]:
    """The names of the squares of a mask, in reading order."""
    return tuple(SQUARES[square] for square in squares(mask))


def _related(related: Callable[[int, int], bool]) -> tuple[int, ...]:
    """For every square the mask of the other squares at a (row distance, column distance) that ``related`` accepts."""
    cells = range(SIZE * SIZE)
    return tuple(
        mask_of(b for b in cells if a != b and related(abs(a // SIZE - b // SIZE), abs(a % SIZE - b % SIZE)))
        for a in cells
    )


#: Up, down, left, right; never diagonal.
ADJACENT = _related(lambda rows, columns: rows + columns == 1)
#: The up to eight squares around, diagonals included (Granary).
SURROUNDING = _related(lambda rows, columns: rows <= 1 and columns <= 1)
#: The other squares of the row, and of the column.
ROW = _related(lambda rows, columns: rows == 0)
COLUMN = _related(lambda rows, columns: columns == 0)
ROW_AND_COLUMN = tuple(row | column for row, column in zip(ROW, COLUMN, strict=True))
CORNERS = mask_of(INDEX[name] for name in ("A1", "D1", "A4", "D4"))
CENTRE = mask_of(INDEX[name] for name in ("B2", "C2", "B3", "C3"))


def groups(mask: int) -> list[int]:
    """The orthogonally connected groups of a mask, in reading order of their first squares."""
    found = []
    while mask:
        group = frontier = mask & -mask
        while frontier:
            reached = 0
            for square in squares(frontier):
                reached |= ADJACENT[square]
            frontier = reached & mask & ~group
            group |= frontier
        found.append(group)
        mask &= ~group
    return found
