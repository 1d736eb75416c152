"""The squares of a town and the town as a whole."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from PIL import Image

from games.tiny_towns.board import SIZE
from games.tiny_towns.data import category_of
from games.tiny_towns.state import RESOURCES, SQUARES, Building, Resource, Square, SquareName, Town
from renderers import fonts, theme
from renderers.canvas import Canvas, sheet
from renderers.pen import Pen, sprite
from renderers.tiny_towns import colors
from renderers.tiny_towns.cubes import cube
from renderers.tiny_towns.icons import icon, parts
from renderers.tiny_towns.voice import Letters, Voice

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


def draw_squares(
    canvas: Canvas,
    x: int,
    y: int,
    town: Town,
    voice: Voice,
    cell: int,
    *,
    fresh: Collection[SquareName] = (),
    fed: Collection[SquareName] = (),
) -> None:
    """What stands on the board; squares with something new have a golden frame, fed buildings an ear of wheat."""
    for square, content in enumerate(town.squares):
        left, top = cell_corner(square, cell)
        name = SQUARES[square]
        short = voice.short(content.card) if isinstance(content, Building) else ""
        piece = tile(content, name if content is None else "", short, voice.letters, cell, name in fresh, name in fed)
        canvas.stamp(piece, x + left, y + top)


@lru_cache(maxsize=768)
def tile(
    content: Square, name: str, short: str, letters: Letters, size: int, fresh: bool = False, fed: bool = False
) -> Image.Image:
    """One square, ready to be laid on the meadow."""
    canvas = sheet(size, size, theme.MEADOW)
    canvas.rounded((0, 0, size, size), _plot(content), size // 8)
    if fresh:
        canvas.frame((0, 0, size, size), theme.INK, size // 8, max(4, size // 16) + 1)
        canvas.frame((0, 0, size, size), theme.GOLD, size // 8, max(4, size // 16))
    if isinstance(content, Building):
        _draw_building(canvas, content, short, letters)
    elif content is not None:
        canvas.centred(cube(content, letters[RESOURCES.index(content)], round(size * 0.78)), size / 2 + 1, size / 2)
    else:
        canvas.centred(sprite(_grass, size), size / 2, size / 2)
        ink = theme.darker(theme.MEADOW, 0.3)
        canvas.text_beside(size / 2, size / 2, name, max(16, size // 4), theme.MEDIUM, ink, "middle")
    if fed:
        canvas.stamp(sprite(_ear, round(size * 0.36)), 1, 1)
    return canvas.image


@lru_cache(maxsize=512)
def mini_cubes(resources: tuple[Resource, ...], letters: Letters, size: int) -> Image.Image:
    """A row of small cubes."""
    step = size + max(1, size // 14)
    row = Image.new("RGBA", (max(1, step * len(resources)), size), (0, 0, 0, 0))
    for place, resource in enumerate(resources):
        row.paste(cube(resource, letters[RESOURCES.index(resource)], size), (place * step, 0))
    return row


def _plot(content: Square) -> theme.Color:
    if isinstance(content, Building):
        return theme.mix(colors.CATEGORY[category_of(content.card)], theme.CARD, 0.72)
    return theme.MEADOW_LIGHT


def _draw_building(canvas: Canvas, building: Building, short: str, letters: Letters) -> None:
    size = canvas.width
    canvas.centred(icon(building.card, round(size * 0.86)), size / 2, size * 0.47)
    if building.holds:
        held = mini_cubes(building.holds, letters, round(size * 0.3))
        canvas.stamp(held, size * 0.03, size * 0.68)
    else:
        _draw_short(canvas, building, short)


def _draw_short(canvas: Canvas, building: Building, short: str) -> None:
    """The abbreviation, in the corner of the square."""
    size = canvas.width
    letters = max(13, round(size * 0.23))
    color = colors.CATEGORY[category_of(building.card)]
    width = fonts.width(short, letters, theme.BOLD) + size // 9
    height = round(letters * 1.08)
    left, top = size - width - 1, size - height - 1
    canvas.rounded((left, top, left + width, top + height), color, height // 3)
    ink = theme.readable_on(color)
    canvas.text_beside(left + width / 2, top + height / 2, short, letters, theme.BOLD, ink, "middle")


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
