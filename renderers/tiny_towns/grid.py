"""Where the towns lie in a picture of the whole table."""

from __future__ import annotations

from renderers import theme
from renderers.canvas import Box
from renderers.tiny_towns import tiles

PAD = 14
NAME_ROW = 50
#: The size of a square by the number of towns: the fewer there are, the larger they are drawn.
_CELLS = {1: 92, 2: 76, 3: 70, 4: 70, 5: 62, 6: 62}


def rows(seats: int) -> int:
    return (seats + 1) // 2


def cell(seats: int) -> int:
    return _CELLS[seats]


def panel_height(seats: int) -> int:
    return NAME_ROW + tiles.board_size(cell(seats)) + PAD + 6


def height(seats: int) -> int:
    """Of all towns together."""
    return rows(seats) * (panel_height(seats) + theme.GAP) - theme.GAP


def panel(seats: int, index: int, top: int) -> Box:
    """Where a town lies below ``top``: two in a row; a single town has the row for itself."""
    row, column = divmod(index, 2)
    width = (theme.WIDTH - 2 * theme.MARGIN - theme.GAP) // 2 if seats > 1 else theme.WIDTH - 2 * theme.MARGIN
    x = theme.MARGIN + column * (width + theme.GAP)
    y = top + row * (panel_height(seats) + theme.GAP)
    return x, y, x + width, y + panel_height(seats)


def has_free_place(seats: int) -> bool:
    return seats > 1 and seats % 2 == 1
