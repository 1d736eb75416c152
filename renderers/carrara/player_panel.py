"""One player on the public board: points, six cities with their buildings, scored types, the latest turn."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from msgspec import Struct
from PIL import Image

from games.carrara.changes import owner_of
from games.carrara.data import CITIES, CITY, City, Tile
from games.carrara.state import State
from games.first_edition import Seat, SeatScore
from renderers import glyphs, theme
from renderers.canvas import Box, Canvas, sheet
from renderers.carrara import deeds, runs, standing, tiles
from renderers.carrara.city_plates import colour
from renderers.carrara.scene import Scene, open_screen
from renderers.carrara.voice import Voice

WIDTH = (theme.WIDTH - 2 * theme.MARGIN - theme.GAP) // 2
PAD = 14
_NAME = 54
_HEAD = 34
_COLUMN = (WIDTH - 2 * PAD + 4) // len(CITIES)
_TILE = (_COLUMN - 4, 44)
_STEP = 48
_TYPES = 56
_SCREEN = 50
#: Cities are at least so many tiles high, and at most so many with two players or more; further tiles overlap.
_LEAST_ROWS = 2
_MOST_ROWS = (6, 4)


class Measure(Struct, frozen=True):
    """How much room every panel of a picture takes."""

    rows: int
    lines: int
    screens: bool

    @property
    def height(self) -> int:
        screens = _SCREEN if self.screens else 0
        return _NAME + _HEAD + 6 + self.rows * _STEP + _TYPES + screens + self.lines * runs.LINE + PAD


def measure(view: State, voice: Voice, seats: Collection[Seat]) -> Measure:
    """Room for everything these seats have to show; after the end nobody asks for the latest turn."""
    tallest = max(len(city) for seat in seats for city in view.players[seat].cities)
    most = _MOST_ROWS[len(view.players) > 2]
    lines = [len(news_lines(view, seat, voice)) for seat in seats]
    return Measure(
        rows=min(max(tallest, _LEAST_ROWS), most),
        lines=0 if view.phase == "over" else max([1, *lines]),
        screens=any(open_screen(view, seat) for seat in seats),
    )


def news_lines(view: State, seat: Seat, voice: Voice) -> list[list[runs.Group]]:
    news = deeds.latest(view, seat)
    return runs.lines(deeds.groups(news, voice), WIDTH - 2 * PAD) if news else []


def place(seat: int, size: Measure, top: int) -> Box:
    """Where a panel lies: two in a row."""
    row, column = divmod(seat, 2)
    x = theme.MARGIN + column * (WIDTH + theme.GAP)
    y = top + row * (size.height + theme.GAP)
    return x, y, x + WIDTH, y + size.height


def total_height(seats: int, size: Measure) -> int:
    """Of all panels together."""
    return (seats + 1) // 2 * (size.height + theme.GAP) - theme.GAP


def draw_player(scene: Scene, box: Box, seat: Seat, size: Measure, score: SeatScore | None = None) -> None:
    """The seat as it stands; with its final score once the game is over."""
    left, top, right, _ = box
    _draw_name(scene, box, seat, score)
    y = top + _NAME
    _draw_cities(scene, left + PAD, y, seat, size.rows)
    y += _HEAD + 6 + size.rows * _STEP
    standing.draw_types(scene, left + PAD, y + _TYPES / 2, seat)
    standing.draw_conditions(scene, right - PAD, y + _TYPES / 2, seat)
    y += _TYPES
    screen = open_screen(scene.view, seat)
    if screen is not None:
        standing.draw_screen(scene.canvas, left + PAD, right - PAD, y + _SCREEN / 2 - 2, screen)
    y += _SCREEN if size.screens else 0
    latest = bool(scene.view.news) and scene.view.news[-1].seat == seat
    for line in news_lines(scene.view, seat, scene.voice)[: size.lines]:
        if latest:
            scene.canvas.fill((left + 4, y + 2, left + 10, y + runs.LINE - 2), theme.GOLD)
        runs.draw_run(scene.canvas, left + PAD + 2, y + runs.LINE / 2, line, WIDTH - 2 * PAD)
        y += runs.LINE


def _draw_name(scene: Scene, box: Box, seat: Seat, score: SeatScore | None) -> None:
    canvas, view, voice = scene
    left, top, right, _ = box
    middle = top + _NAME / 2 + 1
    canvas.centred(glyphs.seat(seat, 40), left + PAD + 20, middle)
    end = right - PAD
    points = str(view.players[seat].vp if score is None else score.total)
    end -= canvas.text_beside(end, middle, points, 38, theme.BLACK_WEIGHT, across="right") + 6
    canvas.centred(glyphs.star(38), end - 18, middle)
    end -= 46
    crown = [glyphs.crown(40)] if score is not None and score.rank == 1 else []
    for sign in crown + _signs(view, seat):
        canvas.centred(sign, end - 18, middle)
        end -= 42
    start = left + PAD + 50
    canvas.text_beside(start, middle, voice.drawn_name(seat), 29, theme.BOLD, most=end - start)


def _signs(view: State, seat: Seat) -> list[Image.Image]:
    """Whose turn it is, and who announced the end."""
    found = []
    if view.phase != "over" and view.turn == seat:
        found.append(glyphs.hourglass(36, theme.ALERT))
    if view.ending is not None and view.ending.seat == seat:
        found.append(glyphs.flag(36))
    return found


# --- cities -----------------------------------------------------------------------------------------------------------


def _draw_cities(scene: Scene, x: int, y: int, seat: Seat, rows: int) -> None:
    view = scene.view
    fresh = deeds.fresh_tiles(view, seat)
    for city, built in zip(CITIES, view.players[seat].cities, strict=True):
        owned = owner_of(view, city) == seat
        scene.canvas.stamp(_head(city, CITY[city].code, owned), x, y)
        _draw_street(scene.canvas, x, y + _HEAD + 6, built, rows, fresh)
        x += _COLUMN


def _draw_street(canvas: Canvas, x: int, y: int, built: tuple[Tile, ...], rows: int, fresh: frozenset[Tile]) -> None:
    """The buildings of a city below each other, closer together where there are many."""
    room = (rows - 1) * _STEP
    step = min(_STEP, room / (len(built) - 1)) if len(built) > 1 else 0
    for place, tile in enumerate(built):
        canvas.stamp(tiles.small(tile, *_TILE, "fresh" if tile in fresh else ""), x, y + place * step)


@lru_cache(maxsize=64)
def _head(city: City, code: str, owned: bool) -> Image.Image:
    canvas = sheet(_TILE[0], _HEAD, theme.CARD)
    color = colour(city)
    box = (0, 0, _TILE[0], _HEAD)
    canvas.rounded(box, color, 8)
    canvas.frame(box, theme.darker(color, 0.4), 8, 2)
    canvas.text_beside(
        _TILE[0] / 2 - (12 if owned else 0), _HEAD / 2, code, 24, theme.BOLD, theme.readable_on(color), "middle"
    )
    if owned:
        canvas.centred(glyphs.tick(26, theme.readable_on(color)), _TILE[0] - 18, _HEAD / 2)
    return canvas.image
