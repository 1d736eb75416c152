"""Your side of the table: what is behind your screen, your cities and types, and what they would score."""

from __future__ import annotations

from PIL import Image

from games.carrara.data import (
    CITIES,
    CITY,
    CITY_INDEX,
    DATA,
    OBJECTS,
    TILES,
    TYPES,
    BuildingType,
    City,
    ObjectKind,
    Tile,
)
from games.carrara.ending import Condition, progress
from games.carrara.scoring import Scoring, buildings_of, legal_scorings, yield_of
from games.carrara.state import ScoreCity, ScoreType, State, markers_left, screen_of
from games.carrara.stones import LETTERS
from games.core import Seat
from renderers import fonts, glyphs, theme
from renderers.canvas import Box, Canvas, pale
from renderers.carrara import colors, icons, tiles
from renderers.carrara.choice import Plan
from renderers.carrara.icons import empty_socket, stone, thing
from renderers.carrara.player_panel import type_sign
from renderers.carrara.tiles import PLATE_WIDTH as WIDTH
from renderers.carrara.voice import Scene
from renderers.shelf import kept
from renderers.text import signed

SCREEN_HEIGHT = 190
_COINS = 144
_CELL = 112
_STONE = 66
_OBJECT = 58


def draw_screen(scene: Scene, box: Box, seat: Seat, choice: Plan) -> None:
    left, top, right, _ = box
    scene.canvas.card(box)
    screen = screen_of(scene.view, seat)
    _draw_coins(scene.canvas, left + _COINS / 2, top, screen.coins, -choice.price)
    for place, letter in enumerate(LETTERS):
        x = left + _COINS + place * _CELL
        count, change = screen.stones.count(letter), choice.picked.count(letter) - choice.pay.count(letter)
        piece = stone(letter, _STONE)
        scene.canvas.centred(piece if count or change else pale(piece, 30), x + 33, top + 54)
        _draw_count(scene.canvas, x + 70, top + 54, count, change)
    for place, kind in enumerate(OBJECTS):
        x = left + _COINS + place * _CELL
        _draw_object(scene, x, top + 142, kind, screen.objects[place], scene.view.supply[place])
    _draw_conditions(scene, left + _COINS + len(LETTERS) * _CELL + 16, right - 20, top, seat)


def _draw_object(scene: Scene, x: int, middle: int, kind: ObjectKind, count: int, supply: int) -> None:
    """How many the seat has and how many are left in the supply; with its price while it can be bought."""
    for_sale = kind in scene.view.field
    piece = thing(kind, _OBJECT)
    if not count:
        piece = pale(piece, 45) if for_sale else empty_socket(kind, _OBJECT)
    scene.canvas.centred(piece, x + 33, middle)
    if for_sale:
        scene.canvas.centred(icons.price(34, DATA.extra.price), x + 56, middle + 22)
    ink = theme.INK if count else theme.mix(theme.MUTED, theme.CARD, 0.4)
    scene.canvas.text_beside(x + 70, middle - 12, str(count), 38, theme.BLACK_WEIGHT, ink)
    left = theme.MUTED if supply else theme.ALERT
    scene.canvas.text_beside(x + 76, middle + 24, f"/{supply}", 22, theme.BOLD, left)


def _draw_coins(canvas: Canvas, middle: float, top: int, coins: int, change: int) -> None:
    canvas.centred(icons.coin(84), middle, top + 58)
    y, size = (128, 46) if change else (142, 54)
    canvas.text_beside(middle, top + y, str(coins), size, theme.BLACK_WEIGHT, across="middle")
    if change:
        canvas.text_beside(middle, top + 170, signed(change), 30, theme.BOLD, theme.ALERT, "middle")


def _draw_count(canvas: Canvas, x: int, middle: float, count: int, change: int = 0) -> None:
    """How many there are, and below it what would change."""
    ink = theme.INK if count else theme.mix(theme.MUTED, theme.CARD, 0.4)
    shift = 15 if change else 0
    canvas.text_beside(x, middle - shift, str(count), 38, theme.BLACK_WEIGHT, ink)
    if change:
        color = theme.GOOD if change > 0 else theme.ALERT
        canvas.text_beside(x - 3, middle + 20, signed(change), 28, theme.BOLD, color)


# --- the conditions of an announcement --------------------------------------------------------------------------------


def _draw_conditions(scene: Scene, left: int, right: int, top: int, seat: Seat) -> None:
    now = progress(scene.view, seat)
    title = scene.voice("to-announce")
    scene.canvas.text(left, top + 34, title, theme.SMALL, theme.BOLD, theme.HEADER, most=right - left)
    rows = (("condition-scorings", now.scorings), ("condition-objects", now.objects), ("condition-costs", now.costs))
    for place, (message, condition) in enumerate(rows):
        _draw_condition(scene.canvas, left, right, top + 56 + place * 46, scene.voice(message), condition)


def _draw_condition(canvas: Canvas, left: int, right: int, y: int, label: str, condition: Condition) -> None:
    figures = f"{condition.have}/{condition.needed}"
    ink = theme.GOOD if condition.met else theme.INK
    room = right - left - fonts.width(figures, theme.SMALL, theme.BOLD) - 12
    canvas.text_beside(left, y + 12, label, theme.SMALL, theme.MEDIUM, most=room)
    canvas.text_beside(right, y + 12, figures, theme.SMALL, theme.BOLD, ink, "right")
    canvas.rounded((left, y + 28, right, y + 38), colors.MARBLE_SHADE, 5)
    share = min(condition.have, condition.needed) / condition.needed
    if share:
        width = max(10, round((right - left) * share))
        canvas.rounded((left, y + 28, left + width, y + 38), theme.GOOD if condition.met else theme.GOLD, 5)
    if condition.met:
        canvas.centred(glyphs.tick(26), left + fonts.width(label, theme.SMALL, theme.MEDIUM) + 24, y + 12)


# --- the cities -------------------------------------------------------------------------------------------------------


_TILE = 56
_STEP = 62
_STATUS = 50
#: Up to two tiles get a row each, more share rows in pairs.
_NAMED = 2
_HALF = (WIDTH - 6) // 2


def _rows(view: State, seat: Seat, choice: Plan) -> int:
    """How many rows of tiles the fullest city has, the chosen one included."""
    built = zip(CITIES, view.players[seat].cities, strict=True)
    counts = [len(standing) + (city == choice.city) for city, standing in built]
    return min(max(1, *(count if count <= _NAMED else (count + 1) // 2 for count in counts)), 2)


def draw_cities(scene: Scene, y: int, seat: Seat, choice: Plan, *, with_streets: bool = True) -> int:
    """The cities with their buildings, and what those would bring. Returns where they end."""
    rows = _rows(scene.view, seat, choice) if with_streets else 0
    scorable = {move.city for move in legal_scorings(scene.view, seat) if isinstance(move, ScoreCity)}
    below = y + tiles.PLATE_HEIGHT
    streets = below + (_STATUS if choice.tile is not None or scorable else 12)
    for index, city in enumerate(CITIES):
        x = tiles.plate_left(index)
        tiles.draw_plate(scene, x, y, city)
        if choice.city == city:
            scene.canvas.gild((x - 4, y - 4, x + WIDTH + 4, below + 4), theme.RADIUS_SMALL + 4, 8, 6)
        if choice.tile is not None:
            _draw_target(scene.canvas, x, below + _STATUS / 2, city, choice.targets.get(city))
        elif city in scorable:
            _draw_gains(scene.canvas, x, below + _STATUS / 2, WIDTH, _gains(scene.view, seat, ScoreCity(city)))
        if with_streets:
            _draw_street(scene, x, streets, seat, city, choice, rows)
    return streets + rows * _STEP


def _draw_target(canvas: Canvas, x: int, middle: float, city: City, amount: int | None) -> None:
    """What the chosen building would score here, or a cross if it can't be built here."""
    if amount is None:
        canvas.centred(glyphs.cross(28, theme.LINE), x + WIDTH / 2, middle)
    else:
        gains = (amount, 0, 0) if CITY[city].reward == "vp" else (0, amount, 0)
        _draw_gains(canvas, x, middle, WIDTH, gains)


def _draw_street(scene: Scene, x: int, y: int, seat: Seat, city: City, choice: Plan, rows: int) -> None:
    """The buildings of a city, and the chosen one as if it stood there. They overlap if there are very many."""
    ghost = choice.tile if choice.city == city else None
    built = [*scene.view.players[seat].cities[CITY_INDEX[city]], *([ghost] if ghost else [])]
    names = [scene.voice.type(TILES[tile].type) if len(built) <= _NAMED else "" for tile in built]
    pieces = [_building(tile, name, tile == ghost) for tile, name in zip(built, names, strict=True)]
    tiles.draw_street(scene.canvas, x, y, WIDTH, pieces, rows, _STEP)


@kept
def _building(tile: Tile, name: str, ghost: bool) -> Image.Image:
    """A building with its name, or half as wide without one; pale if it isn't built yet."""
    if name:
        piece = tiles.named(tile, name, WIDTH, _TILE, marked=ghost)
    else:
        piece = tiles.small(tile, _HALF, _TILE, marked=ghost, ground=theme.PAPER)
    return Image.blend(Image.new("RGB", piece.size, theme.PAPER), piece, 0.75) if ghost else piece


# --- the types --------------------------------------------------------------------------------------------------------

_TITLE = 46
_SIGN = 60


def types_height(view: State, seat: Seat) -> int:
    """With a line for what the types would bring, while any can be scored."""
    return _TITLE + _SIGN + (66 if _scorable_types(view, seat) else 18)


def _scorable_types(view: State, seat: Seat) -> set[BuildingType]:
    return {move.building for move in legal_scorings(view, seat) if isinstance(move, ScoreType)}


def draw_types(scene: Scene, box: Box, seat: Seat) -> None:
    left, top, right, bottom = box
    canvas, view, voice = scene
    canvas.card(box)
    canvas.text_beside(left + 16, top + 26, voice("score-types"), theme.SMALL, theme.BOLD, theme.HEADER)
    text = voice("markers", count=markers_left(view, seat), most=DATA.components.markers)
    canvas.text_beside(right - 16, top + 26, text, theme.SMALL, theme.MEDIUM, theme.INK, "right")
    scorable = _scorable_types(view, seat)
    for place, kind in enumerate(TYPES):
        x = left + place * (WIDTH + tiles.PLATE_GAP)
        _draw_type(scene, (x + 4, top + _TITLE, x + WIDTH - 4, bottom - 8), seat, kind, kind in scorable)


def _draw_type(scene: Scene, box: Box, seat: Seat, kind: BuildingType, scorable: bool) -> None:
    canvas, view, voice = scene
    left, top, right, bottom = box
    scored = kind in view.players[seat].scored_types
    count = len(buildings_of(view, seat, kind))
    canvas.stamp(type_sign(kind, seat if scored else None, _SIGN, own=count > 0), left + 4, top + 2)
    x, ink = left + 4 + _SIGN + 8, theme.INK if count else theme.MUTED
    canvas.text_beside(x, top + 18, f"×{count}", 32, theme.BOLD, ink)
    size = fonts.fitting(voice.type(kind), right - x, 22, theme.MEDIUM, 17)
    canvas.text_beside(x, top + 50, voice.type(kind), size, theme.MEDIUM, ink, most=right - x)
    if scorable:
        _draw_gains(canvas, left + 4, bottom - 22, right - left - 8, _gains(view, seat, ScoreType(kind)))


# --- what something would bring, in one line --------------------------------------------------------------------------

_STRIP = 42
#: Points, coins and objects.
_Gains = tuple[int, int, int]


def _gains(view: State, seat: Seat, move: Scoring) -> _Gains:
    result = yield_of(view, seat, move)
    return result.vp, result.coins, sum(result.objects)


def _draw_gains(canvas: Canvas, x: int, middle: float, width: int, gains: _Gains) -> None:
    """Figures with their icons, framed in gold."""
    top = round(middle - _STRIP / 2)
    box = (x, top, x + width, top + _STRIP)
    canvas.rounded(box, theme.FRESH, _STRIP // 2)
    canvas.frame(box, theme.GOLD, _STRIP // 2, 3)
    signs = (glyphs.star, icons.coin, icons.chest)
    shown = [(str(amount), sign) for amount, sign in zip(gains, signs, strict=True) if amount]
    figures = [figure for figure, _ in shown]
    size = next((size for size in (28, 25, 22) if _breadth(figures, size) <= width - 16), 19)
    left = x + (width - _breadth(figures, size)) / 2
    for figure, sign in shown:
        left += canvas.text_beside(left, middle, figure, size, theme.BOLD) + 3
        canvas.stamp(sign(size + 3), left, middle - (size + 3) / 2)
        left += size + 3 + size // 3


def _breadth(figures: list[str], size: int) -> int:
    """How wide these figures are with their icons and gaps."""
    signs_and_gaps = (size + 6) * len(figures) + size // 3 * (len(figures) - 1)
    return sum(fonts.width(figure, size, theme.BOLD) for figure in figures) + signs_and_gaps
