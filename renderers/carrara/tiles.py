"""What lies on the table: building tiles, large on the display and small in the cities, objects, and the cities."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PIL import Image

from games.carrara.data import CITIES, CITY, DATA, OBJECTS, TILES, TYPE, City, ObjectKind, Tile
from games.carrara.state import owner_of
from renderers import fonts, glyphs, theme
from renderers.canvas import BLEED, Box, Canvas, blank
from renderers.carrara import colors, icons, wheel
from renderers.carrara.buildings import building
from renderers.carrara.icons import cost_block, empty_socket, stone_row, thing
from renderers.carrara.voice import Scene
from renderers.pen import Pen, sprite
from renderers.shelf import kept
from renderers.theme import Color

#: Beside the wheel.
_LEFT, _RIGHT = theme.MARGIN + wheel.SIZE + theme.GAP, theme.WIDTH - theme.MARGIN
#: Tiles of the display, three in a row.
_COLUMNS = 3
GAP = 12
_WIDTH = 132
_HEIGHT = 148


@kept
def _face(tile: Tile, name: str, marked: bool, payable: bool | None, height: int) -> Image.Image:
    """A tile of the display. A golden frame marks a new or chosen one; ``payable`` is None on the public board."""
    data = TILES[tile]
    ground = TYPE[data.type].background
    canvas, box = _blank_face(height)
    dimmed = payable is False
    canvas.card(box, theme.CARD if dimmed else colors.GROUND[ground], colors.EDGE[ground], 14)
    size = height - 52
    canvas.centred(building(data.type, size), BLEED + _WIDTH - 8 - max(size, 80) / 2, BLEED + height / 12 + size / 2)
    most = _WIDTH - 18
    fitting = fonts.fitting(name, most, 24, theme.BOLD, 19)
    canvas.text(BLEED + _WIDTH / 2, BLEED + height - 14, name, fitting, theme.BOLD, theme.INK, "middle", most)
    canvas.stamp(cost_block(50, str(data.cost)), BLEED + 4, BLEED + 2)
    if payable:
        canvas.centred(sprite(_payable, 36), BLEED + _WIDTH - 14, BLEED + 14)
    if dimmed:
        canvas.image.paste(Image.blend(canvas.image, Image.new("RGB", canvas.image.size, theme.PAPER), 0.45))
    if marked:
        canvas.gild(box, 14, 7, 6)
    return canvas.image


def _payable(pen: Pen) -> None:
    pen.circle(50, 50, 44, theme.GOOD, theme.CREAM, 9)
    pen.line([(30, 51), (45, 66), (71, 35)], theme.CREAM, 13)


@kept
def _empty_face(height: int) -> Image.Image:
    """An empty slot of the display."""
    canvas, box = _blank_face(height)
    canvas.rounded(box, theme.mix(theme.PAPER, theme.LINE, 0.3), 14)
    canvas.frame(box, theme.LINE, 14, 2)
    return canvas.image


def _blank_face(height: int) -> tuple[Canvas, Box]:
    """Room for a tile of the display and its shadow, and where in it the tile lies."""
    return blank(_WIDTH + 2 * BLEED, height + 2 * BLEED), (BLEED, BLEED, BLEED + _WIDTH, BLEED + height)


@kept
def small(tile: Tile, width: int, height: int, marked: bool = False, ground: Color = theme.CARD) -> Image.Image:
    """A tile in a city: its building and its cost."""
    data, canvas = TILES[tile], _plain(tile, width, height, 10, ground)
    cost, digit = str(data.cost), round(min(height * 0.66, width * 0.56))
    room = width - fonts.width(cost, digit, theme.BLACK_WEIGHT) - 8
    icon, margin = min(height - 2, room + 1), 7 if room > height / 2 else 2
    canvas.centred(building(data.type, icon), min(icon / 2 + 3, room / 2 + 2), height / 2)
    canvas.text_beside(width - margin, height / 2, cost, digit, theme.BLACK_WEIGHT, theme.INK, "right")
    if marked:
        canvas.gild((0, 0, width, height), 10, 6, 5)
    return canvas.image


@kept
def named(tile: Tile, name: str, width: int, height: int, marked: bool = False) -> Image.Image:
    """A tile on your own board: its building, its name and its cost."""
    data, canvas = TILES[tile], _plain(tile, width, height, 12, theme.PAPER)
    canvas.centred(building(data.type, height - 6), height / 2 + 1, height / 2)
    cost = str(data.cost)
    taken = canvas.text_beside(width - 10, height / 2, cost, 38, theme.BLACK_WEIGHT, theme.INK, "right")
    room = width - height - taken - 13
    size = fonts.fitting(name, room, 22, theme.MEDIUM)
    canvas.text_beside(height + 1, height / 2, name, size, theme.MEDIUM, most=room)
    if marked:
        canvas.gild((0, 0, width, height), 12, 7, 5)
    return canvas.image


def _plain(tile: Tile, width: int, height: int, radius: int, ground: Color) -> Canvas:
    behind, box = TYPE[TILES[tile].type].background, (0, 0, width, height)
    canvas = blank(width, height, ground)
    canvas.rounded(box, colors.GROUND[behind], radius)
    canvas.frame(box, colors.EDGE[behind], radius, 2)
    return canvas


def draw_street(
    canvas: Canvas, x: int, y: int, width: int, pieces: Sequence[Image.Image], rows: int, step: int
) -> None:
    """Pieces below each other, or in pairs if they're narrow; closer together where there are more than rows."""
    columns = 2 if pieces and pieces[0].width < width else 1
    for place, piece in enumerate(pieces):
        row, column = divmod(place, columns)
        last = (len(pieces) - 1) // columns
        down = min(step, (rows - 1) * step / max(1, last))
        canvas.stamp(piece, x + column * (width - piece.width), y + row * down)


# --- the display, and the objects -------------------------------------------------------------------------------------


def draw_market(scene: Scene, y: int, marked: Collection[Tile | None]) -> None:
    """Beside the wheel: the tiles, and below them the objects."""
    draw_display(scene, y, marked, None, _HEIGHT)
    _draw_objects(scene, (_LEFT, y + 3 * _HEIGHT + 2 * GAP + theme.GAP, _RIGHT, y + wheel.SIZE))


def draw_display(
    scene: Scene, y: int, marked: Collection[Tile | None], payable: Collection[Tile] | None, height: int
) -> None:
    """The tiles in three rows, each of this height; the ``payable`` ones are ticked."""
    for place, tile in enumerate(scene.view.display):
        row, column = divmod(place, _COLUMNS)
        piece = _empty_face(height)
        if tile is not None:
            paid = None if payable is None else tile in payable
            piece = _face(tile, scene.voice.type(TILES[tile].type), tile in marked, paid, height)
        scene.canvas.stamp(piece, _LEFT + column * (_WIDTH + GAP) - BLEED, y + row * (height + GAP) - BLEED)


def _draw_objects(scene: Scene, box: Box) -> None:
    """The object field, and how many of each kind are left in the supply; the face-down stack in the corner."""
    scene.canvas.card(box)
    left, top, right, bottom = box
    title = scene.voice("object-field")
    scene.canvas.text_beside(left + 14, top + 24, title, theme.SMALL, theme.BOLD, theme.HEADER)
    draw_stack(scene, right - 12, top + 24)
    width = (right - left - 16) // _COLUMNS
    height = (bottom - top - 52) // 2
    for place, (kind, supply) in enumerate(zip(OBJECTS, scene.view.supply, strict=True)):
        row, column = divmod(place, _COLUMNS)
        x, middle = left + 8 + column * width, top + 46 + (row + 0.5) * height
        _draw_object(scene.canvas, x, middle, kind, supply, for_sale=kind in scene.view.field)


def draw_stack(scene: Scene, right: int, middle: float) -> None:
    """How many buildings lie face down."""
    count = scene.voice("stack", count=len(scene.view.stack))
    taken = scene.canvas.text_beside(right, middle, count, theme.SMALL, theme.MEDIUM, across="right")
    scene.canvas.centred(glyphs.deck(36, colors.ROOF), right - 24 - taken, middle)


def _draw_object(canvas: Canvas, x: int, middle: float, kind: ObjectKind, supply: int, *, for_sale: bool) -> None:
    canvas.centred(thing(kind, 58) if for_sale else empty_socket(kind, 58), x + 38, middle)
    if for_sale:
        canvas.centred(icons.price(38, DATA.extra.price), x + 66, middle + 20)
    canvas.centred(thing(kind, 30), x + 102, middle - 18)
    ink = theme.INK if supply else theme.ALERT
    canvas.text_beside(x + 102, middle + 17, f"×{supply}", theme.SMALL, theme.BOLD, ink, "middle")


# --- the six cities: what they pay, which stones they take, and who has scored them -----------------------------------

PLATE_GAP = 12
PLATE_WIDTH = (theme.WIDTH - 2 * theme.MARGIN - 5 * PLATE_GAP) // 6
PLATE_HEIGHT = 142
_BAND = 40


def plate_left(index: int) -> int:
    """The left edge of a city's plate."""
    return theme.MARGIN + index * (PLATE_WIDTH + PLATE_GAP)


def city_color(city: City) -> Color:
    """The colour of the lowest stone that is good enough for the city."""
    return colors.STONE[CITY[city].allowed[-1]]


def draw_plates(scene: Scene, y: int) -> None:
    fresh = scene.voice.fresh("scored_city", "city")
    for index, city in enumerate(CITIES):
        x = plate_left(index)
        draw_plate(scene, x, y, city)
        if city in fresh:
            scene.canvas.gild((x, y, x + PLATE_WIDTH, y + PLATE_HEIGHT), theme.RADIUS_SMALL, 8, 6)


def draw_plate(scene: Scene, x: int, y: int, city: City) -> None:
    """A city with the seat that scored it, or with how many buildings it takes to score it."""
    owner = owner_of(scene.view, city)
    scene.canvas.stamp(_plate(city, scene.voice.city(city), owner is None), x, y)
    if owner is not None:
        scene.canvas.centred(glyphs.seat(owner, 60), x + PLATE_WIDTH - 42, y + _BAND + 35)


@kept
def _plate(city: City, name: str, is_open: bool) -> Image.Image:
    """A marble plate under a band in the city's colour, with what the city pays for each point of cost."""
    data, color, middle = CITY[city], city_color(city), _BAND + 35
    canvas, edge, right, radius = blank(PLATE_WIDTH, PLATE_HEIGHT), theme.darker(color, 0.35), PLATE_WIDTH - 2, 8
    canvas.rounded((0, 0, PLATE_WIDTH, PLATE_HEIGHT), edge, radius + 2)
    canvas.rounded((2, 2, right, PLATE_HEIGHT - 2), color, radius)
    canvas.rounded((2, _BAND, right, PLATE_HEIGHT - 2), colors.MARBLE, radius)
    canvas.fill((2, _BAND, right, _BAND + 10), colors.MARBLE)
    canvas.fill((2, _BAND, right, _BAND + 2), edge)
    size, ink = fonts.fitting(name, PLATE_WIDTH - 16, 28, theme.BOLD, 22), theme.readable_on(color)
    canvas.text_beside(PLATE_WIDTH / 2, _BAND / 2 + 1, name, size, theme.BOLD, ink, "middle")
    taken = canvas.text_beside(14, middle, str(data.value), 44, theme.BLACK_WEIGHT)
    canvas.centred(glyphs.star(44) if data.reward == "vp" else icons.coin(44), 14 + taken + 44 * 0.6, middle)
    canvas.stamp(stone_row(data.allowed, 28, 27), 11, PLATE_HEIGHT - 37)
    if is_open:
        canvas.text_beside(PLATE_WIDTH - 12, middle + 2, f"{data.needed}+", 28, theme.BOLD, theme.MUTED, "right")
        canvas.centred(building("palazzo", 32), PLATE_WIDTH - 68, middle)
    return canvas.image
