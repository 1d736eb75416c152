"""The own board, large: the six cities with their buildings, the six types, and what scoring them would bring."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.carrara.changes import markers_left
from games.carrara.data import CITIES, CITY, CITY_INDEX, DATA, TYPES, BuildingType, City, Tile
from games.carrara.scoring import holdings, legal_scorings, yield_of
from games.carrara.state import ScoreCity, ScoreType
from games.core import Seat
from renderers import glyphs, theme
from renderers.canvas import Box
from renderers.carrara import city_plates, signs, tiles
from renderers.carrara.city_plates import GAP, WIDTH
from renderers.carrara.plan import Plan
from renderers.carrara.player_panel import type_sign
from renderers.carrara.scene import Scene

_TILE = 56
_STEP = 62
_STATUS = 52
#: Cities are at least and at most so many tiles high; more of them overlap.
_ROWS = (2, 6)

TYPES_HEIGHT = 206
_TITLE = 44
_SIGN = 66


# --- the cities -------------------------------------------------------------------------------------------------------


def rows(built: tuple[tuple[Tile, ...], ...], choice: Plan) -> int:
    """How many tiles the fullest city holds, the chosen one included."""
    counts = [len(standing) + (city == choice.city) for city, standing in zip(CITIES, built, strict=True)]
    least, most = _ROWS
    return min(max(*counts, least), most)


def cities_height(rows: int) -> int:
    return city_plates.HEIGHT + _STATUS + rows * _STEP


def draw_cities(scene: Scene, y: int, seat: Seat, choice: Plan, rows: int) -> None:
    scorable = {move.city for move in legal_scorings(scene.view, seat) if isinstance(move, ScoreCity)}
    below = y + city_plates.HEIGHT
    for index, city in enumerate(CITIES):
        x = city_plates.corner(index)
        city_plates.draw_plate(scene, x, y, city)
        if choice.city == city:
            box = (x - 4, y - 4, x + WIDTH + 4, below + 4)
            scene.canvas.frame(box, theme.INK, theme.RADIUS_SMALL + 4, 8)
            scene.canvas.frame(box, theme.GOLD, theme.RADIUS_SMALL + 4, 6)
        if choice.tile is not None:
            _draw_target(scene, x, below + _STATUS / 2, city, choice.targets.get(city))
        else:
            _draw_status(scene, x, below + _STATUS / 2, seat, city, city in scorable)
        _draw_street(scene, x, below + _STATUS, seat, city, choice, rows)


def _draw_target(scene: Scene, x: int, middle: float, city: City, amount: int | None) -> None:
    """What the chosen building would pay here, or that it cannot stand here."""
    if amount is None:
        scene.canvas.centred(glyphs.cross(28, theme.LINE), x + WIDTH / 2, middle)
        return
    vp, coins = (amount, 0) if CITY[city].reward == "vp" else (0, amount)
    signs.draw_gains(scene.canvas, x, middle, WIDTH, vp=vp, coins=coins)


def _draw_status(scene: Scene, x: int, middle: float, seat: Seat, city: City, scorable: bool) -> None:
    """What scoring the city would bring now, or how many of its buildings are there."""
    if scorable:
        result = yield_of(scene.view, seat, ScoreCity(city))
        given = sum(result.objects)
        signs.draw_gains(scene.canvas, x, middle, WIDTH, vp=result.vp, coins=result.coins, objects=given)
        return
    if any(closed.city == city for closed in scene.view.closed):
        text = scene.voice("closed")
    else:
        text = f"{len(scene.view.players[seat].cities[CITY_INDEX[city]])}/{CITY[city].needed}"
    scene.canvas.text_beside(x + WIDTH / 2, middle, text, theme.SMALL, theme.MEDIUM, theme.MUTED, "middle")


def _draw_street(scene: Scene, x: int, y: int, seat: Seat, city: City, choice: Plan, rows: int) -> None:
    """The buildings below each other, closer together where there are many; the chosen one as if it stood there."""
    standing = scene.view.players[seat].cities[CITY_INDEX[city]]
    pieces = [tiles.named(tile, _name(scene, tile), WIDTH, _TILE) for tile in standing]
    if choice.tile is not None and choice.city == city:
        pieces.append(_ghost(choice.tile, _name(scene, choice.tile)))
    room = (rows - 1) * _STEP
    step = min(_STEP, room / (len(pieces) - 1)) if len(pieces) > 1 else 0
    for place, piece in enumerate(pieces):
        scene.canvas.stamp(piece, x, y + place * step)


def _name(scene: Scene, tile: Tile) -> str:
    return scene.voice.type(tiles.type_of(tile))


@lru_cache(maxsize=64)
def _ghost(tile: Tile, name: str) -> Image.Image:
    """A building that does not stand there yet."""
    piece = tiles.named(tile, name, WIDTH, _TILE, marked=True)
    return Image.blend(Image.new("RGB", piece.size, theme.PAPER), piece, 0.75)


# --- the types --------------------------------------------------------------------------------------------------------


def draw_types(scene: Scene, box: Box, seat: Seat) -> None:
    left, top, right, bottom = box
    canvas, view, voice = scene
    canvas.text_beside(left + 16, top + 26, voice("score-types"), theme.SMALL, theme.BOLD, theme.HEADER)
    text = voice("markers", count=markers_left(view, seat), most=DATA.components.markers)
    canvas.text_beside(right - 16, top + 26, text, theme.SMALL, theme.MEDIUM, theme.INK, "right")
    scorable = {move.building for move in legal_scorings(view, seat) if isinstance(move, ScoreType)}
    for place, kind in enumerate(TYPES):
        x = left + place * (WIDTH + GAP)
        _draw_type(scene, (x + 4, top + _TITLE, x + WIDTH - 4, bottom - 8), seat, kind, kind in scorable)


def _draw_type(scene: Scene, box: Box, seat: Seat, kind: BuildingType, scorable: bool) -> None:
    canvas, view, voice = scene
    left, top, right, bottom = box
    middle = (left + right) / 2
    scored = kind in view.players[seat].scored_types
    held = holdings(view, seat).types.get(kind)
    count = held.buildings if held is not None else 0
    canvas.stamp(type_sign(kind, seat if scored else None, _SIGN, own=count > 0), left + 22, top + 6)
    ink = theme.INK if count else theme.MUTED
    canvas.text_beside(left + 22 + _SIGN + 12, top + 6 + _SIGN / 2, f"×{count}", 34, theme.BOLD, ink)
    canvas.text(middle, top + _SIGN + 34, voice.type(kind), theme.SMALL, theme.MEDIUM, ink, "middle", right - left)
    if scorable:
        result = yield_of(view, seat, ScoreType(kind))
        signs.draw_gains(
            canvas,
            left + 4,
            bottom - 28,
            right - left - 8,
            vp=result.vp,
            coins=result.coins,
            objects=sum(result.objects),
            ground=theme.CARD,
        )
    elif scored:
        canvas.text_beside(middle, bottom - 28, voice("scored"), 22, theme.MEDIUM, theme.MUTED, "middle")
