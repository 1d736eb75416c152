"""Where the towns lie in a picture of the whole table."""

from __future__ import annotations

from renderers import theme
from renderers.canvas import Box, Canvas
from renderers.pen import Pen, sprite
from renderers.tiny_towns import colors, tiles
from renderers.tiny_towns.icons import icon, parts

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


# --- the place where no town lies -------------------------------------------------------------------------------------

_TREES = ((0.07, 0.5), (0.62, 0.36), (0.9, 0.62), (0.58, 0.8), (0.14, 0.84), (0.66, 0.84))
_HOUSES = (("cottage", 0.2, 0.5), ("chapel", 0.5, 0.36), ("tavern", 0.78, 0.54), ("farm", 0.36, 0.68))


def vignette(canvas: Canvas, box: Box) -> None:
    """A landscape."""
    x, y, width, height = box[0], box[1], box[2] - box[0], box[3] - box[1]
    canvas.stamp(sprite(_hills, width, height=height), x, y)
    size = round(height * 0.24)
    for across, down in _TREES:
        canvas.centred(sprite(_tree, round(height * 0.2)), x + width * across, y + height * down)
    for card, across, down in _HOUSES:
        canvas.centred(icon(card, size), x + width * across, y + height * down)


def _hills(pen: Pen) -> None:
    height = pen.height
    pen.rectangle(0, 0, 100, height, theme.mix(colors.PANE, theme.PAPER, 0.55), None, radius=3)
    pen.circle(84, height * 0.2, 6, theme.FRESH, None)
    pen.ellipse(74, height * 1.05, 62, height * 0.52, theme.MEADOW, None)
    pen.ellipse(18, height * 1.12, 66, height * 0.55, theme.MEADOW_LIGHT, None)
    pen.ellipse(70, height * 1.25, 70, height * 0.45, theme.MEADOW, None)
    pen.clip(3)


def _tree(pen: Pen) -> None:
    parts.tree(pen, 50, 42, 34, 94)
