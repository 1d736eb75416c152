"""One seat on the public board: its streets, what it has, what it did last."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PIL import Image

from games.core import Event, Params, Seat
from games.welcome_to.data import ACTIONS
from games.welcome_to.rounds import end_warnings
from games.welcome_to.scoring import points_now
from games.welcome_to.sheets import free_count, pools_built
from games.welcome_to.state import Sheet
from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas
from renderers.canvas import sheet as blank_sheet
from renderers.text import figure, with_real_minus
from renderers.welcome_to import colors, icons, small_streets
from renderers.welcome_to.lots import Scale, house, wall_middle
from renderers.welcome_to.voice import Scene

_PAD = 14
_ICON = 36
#: The pieces of the last turn and the words beside them.
_PIECE = 38
_PIECE_TEXT = 25
#: The action of an event that tells of a number written with it.
_ACTIONS = {f"wrote_{kind}": kind for kind in ACTIONS}


def height(scale: Scale) -> int:
    return small_streets.height(scale) + 2 * _PAD


def draw_ground(canvas: Canvas, y: int, scale: Scale) -> None:
    canvas.card((theme.MARGIN, y, canvas.width - theme.MARGIN, y + height(scale)))
    small_streets.draw_ground(canvas, theme.MARGIN + _PAD, y + _PAD, scale)


def draw_seat(scene: Scene, y: int, seat: Seat, scale: Scale) -> None:
    canvas, view, voice = scene
    sheet = view.players[seat].sheet
    turn = voice.table.last_turn_of(seat)
    events = [event for event in turn.events if event.seat == seat] if turn is not None else []
    left, top = theme.MARGIN + _PAD, y + _PAD
    small_streets.draw_small_streets(canvas, left, top, sheet, scale, small_streets.fresh_of(events))
    x = left + small_streets.width(scale) + 22
    room = canvas.width - theme.MARGIN - _PAD - x
    step = small_streets.height(scale) / 4
    rows = [top + (row + 0.5) * step for row in range(4)]
    _draw_name(scene, x, rows[0], room, seat)
    _draw_standing(scene, x, rows[1], room, seat)
    _draw_counts(canvas, x, rows[2], room, sheet)
    if events:
        canvas.fill((x, round(rows[3]) - 27, x + room, round(rows[3]) - 25), theme.LINE)
        _draw_pieces(canvas, x, rows[3], room, _pieces(events))


def _draw_name(scene: Scene, x: int, middle: float, room: int, seat: Seat) -> None:
    canvas, view, voice = scene
    canvas.centred(glyphs.seat(seat, 38), x + 19, middle)
    right = x + room
    signs = [glyphs.hourglass(34) if seat in voice.table.waiting else glyphs.tick(34)]
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


# --- what the seat did in the round just resolved, as small pieces with a word each -----------------------------------


class _Piece(NamedTuple):
    sign: Image.Image
    text: str


def _pieces(events: Iterable[Event]) -> list[_Piece]:
    """What matters most to others comes first, in case there is no room for all."""
    ranked = [piece for event in events for piece in _ranked_pieces(event)]
    return [piece for _, piece in sorted(ranked, key=lambda pair: pair[0])]


def _ranked_pieces(event: Event) -> Iterator[tuple[int, _Piece]]:
    params = event.params
    match event.code:
        case "strike":
            yield 0, _Piece(icons.strike(_PIECE), "")
        case "scored":
            yield 1, _Piece(glyphs.disc(_PIECE, theme.GOLD, str(params["plan"])), "")
        case "roundabout":
            yield 3, _Piece(icons.roundabout(_PIECE), str(params["place"]))
        case code if code.startswith("wrote"):
            yield 0, _Piece(_numbered_house(int(params["number"]), _PIECE), str(params["place"]))
            if used := _ACTIONS.get(code):
                yield 2, _Piece(icons.action(used, _PIECE), _said(params))


def _said(params: Params) -> str:
    """Which fence, which house, which size, or by how much."""
    if by := params.get("by"):
        return with_real_minus(f"{by:+d}")
    return next((str(params[name]) for name in ("by", "left", "bis", "size") if name in params), "")


def _draw_pieces(canvas: Canvas, x: int, middle: float, room: int, found: list[_Piece]) -> None:
    """As many as there is room for; an ellipsis for the rest."""
    end = x + room
    for number, (sign, text) in enumerate(found):
        needed = sign.width + (fonts.width(text, _PIECE_TEXT, theme.MEDIUM) + 4 if text else 0)
        spare = 0 if number == len(found) - 1 else 26
        if x + needed + spare > end:
            canvas.text_beside(x, middle, fonts.ELLIPSIS, _PIECE_TEXT, theme.BOLD)
            return
        canvas.stamp(sign, x, middle - sign.height / 2)
        canvas.text_beside(x + sign.width + 4, middle, text, _PIECE_TEXT, theme.MEDIUM)
        x += needed + 10


def _numbered_house(number: int, size: int) -> Image.Image:
    """A small house with its number, on card."""
    canvas = blank_sheet(size + 6, size, theme.CARD)
    canvas.stamp(house(number % len(colors.ROOFS), size + 6, size), 0, 0)
    middle = wall_middle(size)
    canvas.text_beside(canvas.width / 2, middle, str(number), round(size * 0.56), theme.BLACK_WEIGHT, across="middle")
    return canvas.image
