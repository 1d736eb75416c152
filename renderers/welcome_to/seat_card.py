"""One seat on the public board: its streets, what it has, what it did last."""

from __future__ import annotations

from PIL import Image

from games.first_edition import Seat
from games.welcome_to import GAME
from games.welcome_to.queries import Told, end_warnings, points_now, told
from games.welcome_to.sheets import free_count, pools_built
from games.welcome_to.state import Sheet
from renderers import glyphs, theme
from renderers.canvas import Canvas
from renderers.text import figure
from renderers.welcome_to import deeds, icons, small_streets
from renderers.welcome_to.scale import Scale
from renderers.welcome_to.scene import Scene

_PAD = 14
_ICON = 36


def height(scale: Scale) -> int:
    return small_streets.height(scale) + 2 * _PAD


def draw_ground(canvas: Canvas, y: int, scale: Scale) -> None:
    canvas.card((theme.MARGIN, y, canvas.width - theme.MARGIN, y + height(scale)))
    small_streets.draw_ground(canvas, theme.MARGIN + _PAD, y + _PAD, scale)


def draw_seat(scene: Scene, y: int, seat: Seat, scale: Scale) -> None:
    canvas, view, _ = scene
    sheet = view.players[seat].sheet
    done = next((one for one in told(view) if one.seat == seat), None)
    fresh, fences = deeds.fresh_spots(done)
    left, top = theme.MARGIN + _PAD, y + _PAD
    small_streets.draw_small_streets(canvas, left, top, sheet, scale, fresh, fences)
    x = left + small_streets.width(scale) + 22
    room = canvas.width - theme.MARGIN - _PAD - x
    step = small_streets.height(scale) / 4
    rows = [top + (row + 0.5) * step for row in range(4)]
    _draw_name(scene, x, rows[0], room, seat)
    _draw_standing(scene, x, rows[1], room, seat)
    _draw_counts(canvas, x, rows[2], room, sheet)
    if done is not None:
        _draw_deeds(canvas, x, rows[3], room, done)


def _draw_name(scene: Scene, x: int, middle: float, room: int, seat: Seat) -> None:
    canvas, view, voice = scene
    canvas.centred(glyphs.seat(seat, 38), x + 19, middle)
    right = x + room
    signs = [glyphs.hourglass(34) if seat in GAME.waiting_on(view) else glyphs.tick(34)]
    if any(warning.seat == seat for warning in end_warnings(view)):
        signs.append(glyphs.flag(34))
    for sign in signs:
        canvas.centred(sign, right - 17, middle)
        right -= 38
    canvas.text_beside(x + 46, middle, voice.drawn_name(seat), theme.BODY, theme.BOLD, most=right - x - 50)


def _draw_standing(scene: Scene, x: int, middle: float, room: int, seat: Seat) -> None:
    """Points if the game ended now, free lots, strikes."""
    sheet = scene.view.players[seat].sheet
    items = (
        (glyphs.star(_ICON), figure(points_now(scene.view, seat))),
        (icons.lot(_ICON), str(free_count(sheet))),
        (icons.strike(_ICON), str(sheet.strikes)),
    )
    _draw_items(scene.canvas, x, middle, room, items, 30)


def _draw_counts(canvas: Canvas, x: int, middle: float, room: int, sheet: Sheet) -> None:
    items = (
        (icons.action("park", 32), str(sum(sheet.parks))),
        (icons.action("pool", 32), str(pools_built(sheet))),
        (icons.action("temp", 32), str(sheet.temps)),
        (icons.action("bis", 32), str(sheet.bis)),
        (icons.action("marketing", 32), str(sum(sheet.marketing))),
    )
    _draw_items(canvas, x, middle, room, items, theme.SMALL)


def _draw_items(
    canvas: Canvas, x: int, middle: float, room: int, items: tuple[tuple[Image.Image, str], ...], size: int
) -> None:
    step = room / len(items)
    for place, (sign, text) in enumerate(items):
        left = x + place * step
        canvas.stamp(sign, left, middle - sign.height / 2)
        canvas.text_beside(left + sign.width + 4, middle, text, size, theme.BOLD)


def _draw_deeds(canvas: Canvas, x: int, middle: float, room: int, done: Told) -> None:
    canvas.fill((x, round(middle) - 27, x + room, round(middle) - 25), theme.LINE)
    deeds.draw_pieces(canvas, x, middle, room, deeds.pieces(done))
