"""One town on the public board: who owns it, what stands in it, what happened last."""

from __future__ import annotations

from PIL import Image

from games.core import Seat
from games.tiny_towns import GAME
from games.tiny_towns.data import DATA
from games.tiny_towns.ranking import fed_now, points_now
from games.tiny_towns.state import CardId, State
from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas
from renderers.tiny_towns import grid, tiles
from renderers.tiny_towns.cubes import cube
from renderers.tiny_towns.deeds import Deed, fresh_squares, last_round
from renderers.tiny_towns.icons import icon
from renderers.tiny_towns.sidebar import draw_points
from renderers.tiny_towns.voice import Voice

_ITEM = 42
_ITEM_WIDTH = 98


def draw_frame(canvas: Canvas, x: int, y: int, width: int, seats: int) -> None:
    """The parts that never change: the card and the empty board."""
    canvas.card((x, y, x + width, y + grid.panel_height(seats)))
    tiles.draw_ground(canvas, x + grid.PAD, y + grid.NAME_ROW, grid.cell(seats))


def draw_town(canvas: Canvas, x: int, y: int, width: int, view: State, seat: Seat, voice: Voice) -> None:
    cell = grid.cell(len(view.players))
    done = last_round(view, seat)
    draw_name(canvas, x, y, width, seat, voice, glyphs.hammer(42) if view.hammer == seat else None)
    town = view.players[seat].town
    fresh, fed = fresh_squares(done), fed_now(view, seat)
    tiles.draw_squares(canvas, x + grid.PAD, y + grid.NAME_ROW, town, voice, cell, fresh=fresh, fed=fed)
    left, room = column(x, width, cell)
    _draw_column(canvas, left, y + grid.NAME_ROW, room, tiles.board_size(cell), view, seat, voice, done)


def column(x: int, width: int, cell: int) -> tuple[int, int]:
    """The place beside the board: where it begins and how wide it is."""
    left = x + 2 * grid.PAD + tiles.board_size(cell) + 4
    return left, x + width - grid.PAD - left


def draw_name(
    canvas: Canvas, x: int, y: int, width: int, seat: Seat, voice: Voice, sign: Image.Image | None = None
) -> None:
    """Mark and name of a seat, with a sign at the right end."""
    middle = y + grid.NAME_ROW / 2
    canvas.centred(glyphs.seat(seat, 38), x + grid.PAD + 19, middle)
    room = width - 48 - 2 * grid.PAD
    if sign is not None:
        canvas.centred(sign, x + width - grid.PAD - 21, middle)
        room -= 50
    canvas.text_beside(x + grid.PAD + 48, middle, voice.drawn_name(seat), 29, theme.BOLD, most=room)


def status(view: State, seat: Seat, voice: Voice) -> tuple[Image.Image | None, str]:
    """A sign and a word for what the seat is doing."""
    player = view.players[seat]
    if player.finished is not None:
        return glyphs.flag(34), voice("status-finished")
    if seat in GAME.waiting_on(view):
        return glyphs.hourglass(34), voice("status-thinking")
    if player.confirmed:
        return glyphs.tick(34), voice("status-ready")
    return None, voice("status-waiting")


def _draw_column(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    view: State,
    seat: Seat,
    voice: Voice,
    done: tuple[Deed, ...],
) -> None:
    sign, text = status(view, seat, voice)
    start = x
    if sign is not None:
        canvas.stamp(sign, x, y + 4)
        start += 42
    canvas.text_beside(start, y + 21, text, theme.BODY, theme.MEDIUM, most=x + width - start)
    canvas.stamp(glyphs.star(34), x, y + 48)
    points = voice("points-now", points=points_now(view, seat).total)
    canvas.text_beside(x + 42, y + 66, points, theme.BODY, theme.MEDIUM, most=width - 42)
    if len(view.players) == 1:
        draw_points(canvas, x + 270, y + 8, width - 280, view, seat, voice)
    used = _draw_store(canvas, x, y + height, width, view, seat, voice)
    room = height - 92 - used
    if done and room >= 30 + _ITEM:
        canvas.text(x, y + 118, voice("last-round"), theme.SMALL, theme.REGULAR, theme.MUTED, most=width)
        _draw_deeds(canvas, x, y + 130, width, room - 38, voice, done)


def _draw_deeds(canvas: Canvas, x: int, y: int, width: int, height: int, voice: Voice, done: tuple[Deed, ...]) -> None:
    """Cubes and buildings that arrived, with their squares; an ellipsis where there is no room for all."""
    columns = max(1, width // _ITEM_WIDTH)
    places = columns * max(1, height // (_ITEM + 4))
    shown = done if len(done) <= places else done[: places - 1]
    for place, deed in enumerate(shown):
        row, column = divmod(place, columns)
        left, top = x + column * _ITEM_WIDTH, y + row * (_ITEM + 4)
        canvas.centred(_deed_piece(deed, voice), left + _ITEM / 2, top + _ITEM / 2)
        where = deed.square or voice("aside")
        canvas.text_beside(left + _ITEM + 4, top + _ITEM / 2, where, 25, theme.MEDIUM, most=_ITEM_WIDTH - _ITEM + 10)
    if len(shown) < len(done):
        row, column = divmod(len(shown), columns)
        canvas.text(x + column * _ITEM_WIDTH + 8, y + row * (_ITEM + 4) + 32, fonts.ELLIPSIS, theme.HEADING)


def _deed_piece(deed: Deed, voice: Voice) -> Image.Image:
    if deed.card is not None:
        return icon(deed.card, _ITEM)
    if deed.resource is None:
        raise ValueError(deed)
    return cube(deed.resource, voice.letter(deed.resource), _ITEM - 8)


def _draw_store(canvas: Canvas, x: int, bottom: int, width: int, view: State, seat: Seat, voice: Voice) -> int:
    """The monument, buildings on the Watch and cubes laid aside, from the bottom up. Returns the height they take."""
    town = view.players[seat].town
    used = 0
    if view.options.extra_storage:
        text = voice("aside-count", count=town.aside, most=DATA.set_aside_per_player)
        canvas.text(x, bottom - 8, text, theme.SMALL, theme.MEDIUM, theme.MUTED, most=width)
        used += 34
    for place, card in enumerate(town.watch):
        canvas.stamp(icon(card, 42), x + place * 50, bottom - used - 42)
    used += 50 if town.watch else 0
    if town.monument is not None:
        used += _draw_monument(canvas, x, bottom - used, width, voice.card(town.monument), town.monument)
    return used


def _draw_monument(canvas: Canvas, x: int, bottom: int, width: int, name: str, card: CardId) -> int:
    canvas.stamp(icon(card, 48), x - 4, bottom - 50)
    lines = len(fonts.wrap(name, width - 50, 21, theme.MEDIUM, 2))
    start = bottom - (20 if lines == 1 else 31)
    canvas.paragraph(x + 50, start, name, width - 50, 21, theme.MEDIUM, lines=2, leading=24)
    return 60
