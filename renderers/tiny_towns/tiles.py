"""Cubes, the squares of a town, and the empty board."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.tiny_towns.data import CARDS, RESOURCE_NAMES
from games.tiny_towns.state import LETTERS, Building, Resource, Square
from games.tiny_towns.town import SIZE
from renderers import theme
from renderers.canvas import Canvas, blank
from renderers.materials import draw_cube
from renderers.pen import Pen, sprite
from renderers.shelf import kept
from renderers.tiny_towns import colors
from renderers.tiny_towns.icons import icon, parts

#: Between two squares, and from the squares to the edge of the board.
GAP = 4
EDGE = 12


def board_size(cell: int, edge: int = EDGE) -> int:
    return SIZE * cell + (SIZE - 1) * GAP + 2 * edge


def cell_corner(square: int, cell: int, edge: int = EDGE) -> tuple[int, int]:
    """Where a square lies on its board."""
    row, column = divmod(square, SIZE)
    return edge + column * (cell + GAP), edge + row * (cell + GAP)


def draw_ground(canvas: Canvas, x: int, y: int, cell: int, edge: int = EDGE) -> None:
    """The empty board: a meadow in a wooden frame."""
    size = board_size(cell, edge)
    canvas.rounded((x, y + 3, x + size, y + size + 3), theme.WOODEN_DARK, 14)
    canvas.rounded((x, y, x + size, y + size), theme.WOODEN, 14)
    inset = edge - 7
    canvas.rounded((x + inset, y + inset, x + size - inset, y + size - inset), theme.MEADOW, 10)


def tile_of(content: Square, name: str, size: int, *, fresh: bool = False, fed: bool = False) -> Image.Image:
    """One square of the meadow; an empty one shows its name."""
    return _tile(content, name if content is None else "", size, fresh, fed)


@kept
def _tile(content: Square, name: str, size: int, fresh: bool, fed: bool) -> Image.Image:
    canvas = blank(size, size, theme.MEADOW)
    plot = theme.MEADOW_LIGHT
    if isinstance(content, Building):
        plot = theme.mix(colors.CATEGORY[CARDS[content.card].category], theme.CARD, 0.72)
    canvas.rounded((0, 0, size, size), plot, size // 8)
    if fresh:
        canvas.gild((0, 0, size, size), size // 8, max(4, size // 16) + 1, max(4, size // 16))
    if isinstance(content, Building):
        _draw_building(canvas, content)
    elif content is not None:
        canvas.centred(cube(content, round(size * 0.78)), size / 2 + 1, size / 2)
    else:
        canvas.centred(sprite(_grass, size), size / 2, size / 2)
        ink = theme.darker(theme.MEADOW, 0.3)
        canvas.text_beside(size / 2, size / 2, name, max(16, size // 4), theme.MEDIUM, ink, "middle")
    if fed:
        canvas.stamp(sprite(_ear, round(size * 0.36)), 1, 1)
    return canvas.image


@kept
def cubes(rows: tuple[Sequence[str], ...], size: int) -> Image.Image:
    """Cubes in rows, like those of a pattern, which may have gaps."""
    gap = max(1, size // 18)
    step, longest = size + gap, max(map(len, rows))
    picture = Image.new("RGBA", (max(1, step * longest - gap), step * len(rows) - gap), (0, 0, 0, 0))
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter in LETTERS:
                picture.paste(cube(LETTERS[letter], size), (x * step, y * step))
    return picture


def _draw_building(canvas: Canvas, building: Building) -> None:
    size = canvas.width
    canvas.centred(icon(building.card, round(size * 0.88)), size / 2, size / 2)
    if building.holds:
        canvas.stamp(cubes((building.holds,), round(size * 0.3)), size * 0.03, size * 0.68)


def _ear(pen: Pen) -> None:
    """The sign of a building that is fed."""
    pen.circle(50, 50, 46, theme.CREAM, theme.INK, 7)
    parts.wheat(pen, 50, 48, 34)


def _grass(pen: Pen) -> None:
    blade = theme.mix(theme.MEADOW, theme.MEADOW_LIGHT, 0.25)
    for x, y in ((18, 26), (80, 20), (24, 84), (78, 80)):
        pen.line([(x - 5, y - 7), (x, y)], blade, 3.4)
        pen.line([(x, y - 10), (x, y)], blade, 3.4)
        pen.line([(x + 5, y - 7), (x, y)], blade, 3.4)


# --- cubes ------------------------------------------------------------------------------------------------------------


def cube(resource: Resource, size: int) -> Image.Image:
    return sprite(draw_cube, size, RESOURCE_NAMES[resource], colors.RESOURCE[resource])
