"""Where the towns lie in a picture of the whole table."""

from __future__ import annotations

from renderers import theme
from renderers.tiny_towns import tiles

PAD = 14
NAME_ROW = 50
#: The size of a square by the number of rows of towns: the fewer there are, the larger they are drawn.
_CELLS = {1: 92, 2: 70, 3: 62}


def rows(seats: int) -> int:
    return (seats + 1) // 2


def cell(seats: int) -> int:
    return _CELLS[rows(seats)]


def panel_height(seats: int) -> int:
    return NAME_ROW + tiles.board_size(cell(seats)) + PAD + 6


def height(seats: int) -> int:
    """Of all towns together."""
    return rows(seats) * (panel_height(seats) + theme.GAP) - theme.GAP


def place(seats: int, index: int) -> tuple[int, int, int]:
    """Corner (from the top of the towns) and width of a panel: two in a row; a single town has the row for itself."""
    if seats == 1:
        return theme.MARGIN, 0, theme.WIDTH - 2 * theme.MARGIN
    row, column = divmod(index, 2)
    width = (theme.WIDTH - 2 * theme.MARGIN - theme.GAP) // 2
    return theme.MARGIN + column * (width + theme.GAP), row * (panel_height(seats) + theme.GAP), width


def has_free_place(seats: int) -> bool:
    return seats > 1 and seats % 2 == 1
