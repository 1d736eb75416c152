"""Beside the wheel: the nine buildings on display, and the objects."""

from __future__ import annotations

from collections.abc import Collection

from games.carrara.data import DATA, OBJECTS, TILES, ObjectKind, Tile
from renderers import theme
from renderers.canvas import Box
from renderers.carrara import signs, tiles
from renderers.carrara.scene import Scene
from renderers.carrara.signs import empty_socket, thing

WIDTH = 420
_COLUMNS = 3
_GAP = 12
_TILE = (WIDTH - (_COLUMNS - 1) * _GAP) // _COLUMNS
_TILE_HEIGHT = 148
HEIGHT = 3 * _TILE_HEIGHT + 2 * _GAP


def draw_display(
    scene: Scene, x: int, y: int, marked: Collection[Tile], payable: Collection[Tile] | None = None
) -> None:
    """The tiles in three rows; with ``payable`` it is shown which of them can be paid."""
    for place, tile in enumerate(scene.view.display):
        row, column = divmod(place, _COLUMNS)
        left, top = x + column * (_TILE + _GAP) - tiles.BLEED, y + row * (_TILE_HEIGHT + _GAP) - tiles.BLEED
        if tile is None:
            face = tiles.empty_face(_TILE, _TILE_HEIGHT)
        else:
            name = scene.voice.type(TILES[tile].type)
            paid = None if payable is None else tile in payable
            face = tiles.face(tile, name, _TILE, _TILE_HEIGHT, tile in marked, paid)
        scene.canvas.stamp(face, left, top)


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
        canvas.centred(signs.price(DATA.extra.price, 38), left + 66, middle + 20)
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
    scene.canvas.centred(tiles.pile(36), right - taken - 24, middle)
