"""Building tiles: large on the display, with the objects beside it, and small in the cities."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from PIL import Image

from games.carrara.data import DATA, OBJECTS, TILES, TYPE, ObjectKind, Tile
from renderers import fonts, glyphs, theme
from renderers.canvas import Box, Canvas, blank
from renderers.carrara import colors, icons
from renderers.carrara.buildings import building
from renderers.carrara.icons import cost_block, empty_socket, thing
from renderers.carrara.scene import Scene, gild
from renderers.pen import Pen, sprite
from renderers.theme import Color

#: Room around a face for its shadow.
BLEED = 12


@lru_cache(maxsize=256)
def face(tile: Tile, name: str, width: int, height: int, marked: bool, payable: bool | None) -> Image.Image:
    """A tile of the display. A golden frame marks a new or chosen one; ``payable`` is None on the public board."""
    data = TILES[tile]
    ground = TYPE[data.type].background
    canvas = blank(width + 2 * BLEED, height + 2 * BLEED)
    box = (BLEED, BLEED, BLEED + width, BLEED + height)
    dimmed = payable is False
    canvas.card(box, theme.CARD if dimmed else colors.GROUND[ground], colors.EDGE[ground], 14)
    size = min(width - 36, height - 50)
    canvas.centred(building(data.type, size), BLEED + width - 8 - size / 2, BLEED + 12 + size / 2)
    _draw_name(canvas, name, width, height)
    canvas.stamp(cost_block(50, str(data.cost)), BLEED + 4, BLEED + 2)
    if payable:
        canvas.centred(sprite(_payable, 36), BLEED + width - 14, BLEED + 14)
    if dimmed:
        canvas.image.paste(Image.blend(canvas.image, Image.new("RGB", canvas.image.size, theme.PAPER), 0.45))
    if marked:
        gild(canvas, box, 14)
    return canvas.image


def _payable(pen: Pen) -> None:
    pen.circle(50, 50, 44, theme.GOOD, theme.CREAM, 9)
    pen.line([(30, 51), (45, 66), (71, 35)], theme.CREAM, 13)


def _draw_name(canvas: Canvas, name: str, width: int, height: int) -> None:
    most = width - 18
    size = next((size for size in (24, 22, 20) if fonts.width(name, size, theme.BOLD) <= most), 19)
    canvas.text(BLEED + width / 2, BLEED + height - 14, name, size, theme.BOLD, theme.INK, "middle", most)


@lru_cache(maxsize=8)
def empty_face(width: int, height: int) -> Image.Image:
    """An empty slot of the display."""
    canvas = blank(width + 2 * BLEED, height + 2 * BLEED)
    box = (BLEED, BLEED, BLEED + width, BLEED + height)
    canvas.rounded(box, theme.mix(theme.PAPER, theme.LINE, 0.3), 14)
    canvas.frame(box, theme.LINE, 14, 2)
    return canvas.image


@lru_cache(maxsize=256)
def small(tile: Tile, width: int, height: int, marked: bool = False, ground: Color = theme.CARD) -> Image.Image:
    """A tile in a city: its building and its cost."""
    data, canvas = TILES[tile], _plain(tile, width, height, 10, ground)
    icon, middle, digit = height - 2, height / 2, round(height * 0.66)
    room = width - fonts.width(str(data.cost), digit, theme.BLACK_WEIGHT) - 8
    canvas.centred(building(data.type, icon), min(icon / 2 + 3, room / 2 + 2), middle)
    canvas.text_beside(width - 7, middle, str(data.cost), digit, theme.BLACK_WEIGHT, theme.INK, "right")
    if marked:
        gild(canvas, (0, 0, width, height), 10, 6, 5)
    return canvas.image


@lru_cache(maxsize=256)
def named(tile: Tile, name: str, width: int, height: int, marked: bool = False) -> Image.Image:
    """A tile on your own board: its building, its name and its cost."""
    data, canvas = TILES[tile], _plain(tile, width, height, 12, theme.PAPER)
    canvas.centred(building(data.type, height - 6), height / 2 + 1, height / 2)
    cost = str(data.cost)
    taken = canvas.text_beside(width - 10, height / 2, cost, 38, theme.BLACK_WEIGHT, theme.INK, "right")
    room = width - height - taken - 13
    size = next((size for size in (22, 20, 18, 17) if fonts.width(name, size, theme.MEDIUM) <= room), 16)
    canvas.text_beside(height + 1, height / 2, name, size, theme.MEDIUM, most=room)
    if marked:
        gild(canvas, (0, 0, width, height), 12, 7, 5)
    return canvas.image


def _plain(tile: Tile, width: int, height: int, radius: int, ground: Color) -> Canvas:
    behind, box = TYPE[TILES[tile].type].background, (0, 0, width, height)
    canvas = blank(width, height, ground)
    canvas.rounded(box, colors.GROUND[behind], radius)
    canvas.frame(box, colors.EDGE[behind], radius, 2)
    return canvas


def draw_stack(canvas: Canvas, x: float, y: float, pieces: Sequence[Image.Image], rows: int, step: float) -> None:
    """Pieces below each other, closer together where there are more of them than rows."""
    if len(pieces) > rows:
        step = (rows - 1) * step / (len(pieces) - 1)
    for place, piece in enumerate(pieces):
        canvas.stamp(piece, x, y + place * step)


# --- the display, and the objects -------------------------------------------------------------------------------------

WIDTH = 420
_COLUMNS = 3
_GAP = 12
_TILE = (WIDTH - (_COLUMNS - 1) * _GAP) // _COLUMNS
_TILE_HEIGHT = 148
HEIGHT = 3 * _TILE_HEIGHT + 2 * _GAP


def draw_display(
    scene: Scene, x: int, y: int, marked: Collection[Tile], payable: Collection[Tile] | None = None
) -> None:
    """The tiles in three rows; ``payable`` ones are ticked."""
    for place, tile in enumerate(scene.view.display):
        row, column = divmod(place, _COLUMNS)
        left, top = x + column * (_TILE + _GAP) - BLEED, y + row * (_TILE_HEIGHT + _GAP) - BLEED
        if tile is None:
            piece = empty_face(_TILE, _TILE_HEIGHT)
        else:
            name = scene.voice.type(TILES[tile].type)
            paid = None if payable is None else tile in payable
            piece = face(tile, name, _TILE, _TILE_HEIGHT, tile in marked, paid)
        scene.canvas.stamp(piece, left, top)


def draw_objects(scene: Scene, box: Box) -> None:
    """The object field, and how many of each kind are left in the supply; the face-down stack in the corner."""
    left, top, right, bottom = box
    title = scene.voice("object-field")
    scene.canvas.text_beside(left + 14, top + 24, title, theme.SMALL, theme.BOLD, theme.HEADER)
    _draw_stack(scene, right - 12, top + 24)
    width = (right - left - 16) // _COLUMNS
    height = (bottom - top - 52) // 2
    for place, kind in enumerate(OBJECTS):
        row, column = divmod(place, _COLUMNS)
        x, y = left + 8 + column * width, top + 46 + row * height
        _draw_object(scene, (x, y, x + width, y + height), kind)


def _draw_object(scene: Scene, box: Box, kind: ObjectKind) -> None:
    canvas, view, _ = scene
    left, top, _, bottom = box
    middle = (top + bottom) / 2
    for_sale = kind in view.field
    if for_sale:
        canvas.centred(thing(kind, 58), left + 38, middle)
        canvas.centred(icons.price(38, DATA.extra.price), left + 66, middle + 20)
    else:
        canvas.centred(empty_socket(kind, 58), left + 38, middle)
    supply = view.supply[OBJECTS.index(kind)]
    canvas.centred(thing(kind, 30), left + 102, middle - 18)
    canvas.text_beside(
        left + 102, middle + 17, f"×{supply}", theme.SMALL, theme.BOLD, theme.INK if supply else theme.ALERT, "middle"
    )


def _draw_stack(scene: Scene, right: int, middle: float) -> None:
    count = scene.voice("stack", count=len(scene.view.stack))
    taken = scene.canvas.text_beside(right, middle, count, theme.SMALL, theme.MEDIUM, across="right")
    scene.canvas.centred(glyphs.deck(36, colors.ROOF), right - taken - 24, middle)
