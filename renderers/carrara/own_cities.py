"""The own six cities, large: plates, what scoring them would bring, and the buildings in them."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.carrara.data import CITIES, CITY, CITY_INDEX, City, Tile
from games.carrara.menus import CityChoice
from games.carrara.scoring import legal_scorings, yield_of
from games.carrara.state import ScoreCity
from games.first_edition import Seat
from renderers import glyphs, theme
from renderers.carrara import city_plates, gains, tiles
from renderers.carrara.city_plates import WIDTH
from renderers.carrara.plan import Plan
from renderers.carrara.scene import Scene

_TILE = 56
_STEP = 62
_STATUS = 52
#: Cities are at least and at most so many tiles high; more of them overlap.
_ROWS = (2, 6)


def rows(built: tuple[tuple[Tile, ...], ...], choice: Plan) -> int:
    """How many tiles the fullest city holds, the chosen one included."""
    new = choice.site.city if choice.site is not None else None
    counts = [len(standing) + (city == new) for city, standing in zip(CITIES, built, strict=True)]
    least, most = _ROWS
    return min(max(*counts, least), most)


def height(rows: int) -> int:
    return city_plates.HEIGHT + _STATUS + rows * _STEP


def draw_own_cities(scene: Scene, y: int, seat: Seat, choice: Plan, rows: int) -> None:
    scorable = {action.city for action in legal_scorings(scene.view, seat) if isinstance(action, ScoreCity)}
    below = y + city_plates.HEIGHT
    for index, city in enumerate(CITIES):
        x = city_plates.corner(index)
        city_plates.draw_plate(scene, x, y, city)
        if choice.focus.city == city:
            box = (x - 4, y - 4, x + WIDTH + 4, below + 4)
            scene.canvas.frame(box, theme.INK, theme.RADIUS_SMALL + 4, 8)
            scene.canvas.frame(box, theme.GOLD, theme.RADIUS_SMALL + 4, 6)
        if choice.focus.tile is not None:
            _draw_target(scene, x, below + _STATUS / 2, choice.targets.get(city))
        else:
            _draw_status(scene, x, below + _STATUS / 2, seat, city, city in scorable)
        _draw_street(scene, x, below + _STATUS, seat, city, choice, rows)


def _draw_target(scene: Scene, x: int, middle: float, target: CityChoice | None) -> None:
    """What the chosen building would pay here, or that it cannot stand here."""
    if target is None:
        scene.canvas.centred(glyphs.cross(28, theme.LINE), x + WIDTH / 2, middle)
        return
    vp, coins = (target.amount, 0) if target.reward == "vp" else (0, target.amount)
    gains.draw_gains(scene.canvas, x, middle, WIDTH, vp=vp, coins=coins)


def _draw_status(scene: Scene, x: int, middle: float, seat: Seat, city: City, scorable: bool) -> None:
    """What scoring the city would bring now, or how many of its buildings are there."""
    if scorable:
        result = yield_of(scene.view, seat, ScoreCity(city))
        given = sum(result.objects)
        gains.draw_gains(scene.canvas, x, middle, WIDTH, vp=result.vp, coins=result.coins, objects=given)
        return
    if any(closed.city == city for closed in scene.view.closed):
        text = scene.voice("closed")
    else:
        text = f"{len(scene.view.players[seat].cities[CITY_INDEX[city]])}/{CITY[city].needed}"
    scene.canvas.text_beside(x + WIDTH / 2, middle, text, theme.SMALL, theme.MEDIUM, theme.MUTED, "middle")


def _draw_street(scene: Scene, x: int, y: int, seat: Seat, city: City, choice: Plan, rows: int) -> None:
    """The buildings below each other, closer together where there are many; the chosen one as if it stood there."""
    standing = scene.view.players[seat].cities[CITY_INDEX[city]]
    shown = [(tile, tile in choice.counted) for tile in standing]
    pieces = [tiles.named(tile, _name(scene, tile), WIDTH, _TILE, marked) for tile, marked in shown]
    if choice.site is not None and choice.site.city == city:
        tile = choice.site.action.tile
        pieces.append(_ghost(tile, _name(scene, tile)))
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
