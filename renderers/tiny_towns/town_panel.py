"""One town on the public board: who owns it, what stands in it, what happened last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from games.core import Event, Seat
from games.tiny_towns.data import DATA
from games.tiny_towns.scoring import fed_now, points_now
from games.tiny_towns.state import LETTERS, Building, CardId, Resource, State
from renderers import fonts, glyphs, theme
from renderers.canvas import Box, Canvas
from renderers.tiny_towns import grid, status, tiles
from renderers.tiny_towns.icons import icon
from renderers.tiny_towns.sidebar import draw_points
from renderers.tiny_towns.tiles import cube
from renderers.tiny_towns.voice import Scene, Voice

_ITEM = 42
_ITEM_WIDTH = 90
#: The height of the two lines above the news: what the seat is doing, and its points.
_LINES = 92


def draw_frame(canvas: Canvas, panel: Box, seats: int) -> None:
    """The parts that never change: the card and the empty board."""
    canvas.card(panel)
    tiles.draw_ground(canvas, panel[0] + grid.PAD, panel[1] + grid.NAME_ROW, grid.cell(seats))


def draw_town(scene: Scene, panel: Box, seat: Seat) -> None:
    canvas, view, voice = scene
    done = _last_round(view, seat, voice)
    draw_name(scene, panel, seat, glyphs.hammer(42) if view.hammer == seat else None)
    left, top = panel[0] + grid.PAD, panel[1] + grid.NAME_ROW
    cell = grid.cell(len(view.players))
    town, fed = view.players[seat].town, fed_now(view, seat)
    fresh = frozenset(arrival.square for arrival in done if arrival.square is not None)
    tiles.draw_squares(canvas, left, top, town, voice, cell, fresh=fresh, fed=fed)
    _draw_column(scene, column(panel, cell), seat, done)


def column(panel: Box, cell: int) -> Box:
    """The place beside the board."""
    left, top, right, _ = panel
    size = tiles.board_size(cell)
    return left + 2 * grid.PAD + size + 4, top + grid.NAME_ROW, right - grid.PAD, top + grid.NAME_ROW + size


def draw_name(scene: Scene, panel: Box, seat: Seat, sign: Image.Image | None = None) -> None:
    """Mark and name of a seat, with a sign at the right end."""
    left, top, right, _ = panel
    middle = top + grid.NAME_ROW / 2
    scene.canvas.centred(glyphs.seat(seat, 38), left + grid.PAD + 19, middle)
    room = right - left - 48 - 2 * grid.PAD
    if sign is not None:
        scene.canvas.centred(sign, right - grid.PAD - 21, middle)
        room -= 50
    name = scene.voice.drawn_name(seat)
    scene.canvas.text_beside(left + grid.PAD + 48, middle, name, 29, theme.BOLD, most=room)


def _doing(scene: Scene, seat: Seat) -> tuple[Image.Image | None, str]:
    """A sign and a word for what the seat is doing."""
    player = scene.view.players[seat]
    if player.finished is not None:
        return glyphs.flag(34), scene.voice("status-finished")
    if seat in scene.voice.waiting:
        return glyphs.hourglass(34), scene.voice("status-thinking")
    if status.is_ready(scene.view, seat, scene.voice):
        return glyphs.tick(34), scene.voice("status-ready")
    return None, scene.voice("status-waiting")


def _draw_column(scene: Scene, box: Box, seat: Seat, done: tuple[Arrived, ...]) -> None:
    canvas, view, voice = scene
    left, top, right, bottom = box
    sign, text = _doing(scene, seat)
    start = left if sign is None else left + 42
    if sign is not None:
        canvas.stamp(sign, left, top + 4)
    canvas.text_beside(start, top + 21, text, theme.BODY, theme.MEDIUM, most=right - start)
    canvas.stamp(glyphs.star(34), left, top + 48)
    points = voice("points-now", points=points_now(view, seat).total)
    canvas.text_beside(left + 42, top + 66, points, theme.BODY, theme.MEDIUM, most=right - left - 42)
    if len(view.players) == 1:
        draw_points(scene, left + 270, top + 8, right - left - 280, seat)
    bottom -= _draw_store(scene, box, seat)
    if done and bottom - top >= _LINES + 30 + _ITEM:
        canvas.text(left, top + 118, voice("last-round"), theme.SMALL, theme.REGULAR, theme.MUTED, most=right - left)
        _draw_arrivals(canvas, (left, top + _LINES + 38, right, bottom), voice, done)


def _draw_arrivals(canvas: Canvas, box: Box, voice: Voice, done: tuple[Arrived, ...]) -> None:
    """Cubes and buildings that arrived, with their squares; an ellipsis where there is no room for all."""
    left, top, right, bottom = box
    columns = max(1, (right - left) // _ITEM_WIDTH)
    places = columns * max(1, (bottom - top) // (_ITEM + 4))
    shown = done if len(done) <= places else done[: places - 1]
    for place, arrival in enumerate(shown):
        x, y = left + place % columns * _ITEM_WIDTH, top + place // columns * (_ITEM + 4) + _ITEM / 2
        canvas.centred(_piece(arrival, voice), x + _ITEM / 2, y)
        where = arrival.square or voice("aside")
        canvas.text_beside(x + _ITEM + 4, y, where, 25, theme.MEDIUM, most=_ITEM_WIDTH - _ITEM + 10)
    if len(shown) < len(done):
        x, y = left + len(shown) % columns * _ITEM_WIDTH, top + len(shown) // columns * (_ITEM + 4)
        canvas.text(x + 8, y + 32, fonts.ELLIPSIS, theme.HEADING)


def _piece(arrival: Arrived, voice: Voice) -> Image.Image:
    if isinstance(arrival.content, Building):
        return icon(arrival.content.card, _ITEM)
    return cube(arrival.content, voice.letter(arrival.content), _ITEM - 8)


def _draw_store(scene: Scene, box: Box, seat: Seat) -> int:
    """The monument, buildings on the Watch and cubes laid aside, from the bottom up. Returns the height they take."""
    left, _, right, bottom = box
    town = scene.view.players[seat].town
    used = 0
    if scene.view.options.extra_storage:
        text = scene.voice("aside-count", count=town.aside, most=DATA.set_aside_per_player)
        scene.canvas.text(left, bottom - 8, text, theme.SMALL, theme.MEDIUM, theme.MUTED, most=right - left)
        used += 34
    for place, card in enumerate(town.watch):
        scene.canvas.stamp(icon(card, 42), left + place * 50, bottom - used - 42)
    used += 50 if town.watch else 0
    if town.monument is not None:
        used += _draw_monument(scene, left, bottom - used, right - left, town.monument)
    return used


def _draw_monument(scene: Scene, x: int, bottom: int, width: int, card: CardId) -> int:
    scene.canvas.stamp(icon(card, 48), x - 4, bottom - 50)
    name, room = scene.voice.card(card), width - 50
    lines = len(fonts.wrap(name, room, 21, theme.MEDIUM, 2))
    start = bottom - (20 if lines == 1 else 31)
    scene.canvas.paragraph(x + 50, start, name, room, 21, theme.MEDIUM, lines=2, leading=24)
    return 60


# --- what happened ----------------------------------------------------------------------------------------------------


class Arrived(NamedTuple):
    """A cube or a building that came into the town; without a square the cube was laid aside."""

    content: Resource | Building
    square: str | None


def _last_round(view: State, seat: Seat, voice: Voice) -> tuple[Arrived, ...]:
    """What the seat did in the last round."""
    events = voice.done_in(status.last_round(view), seat)
    return tuple(arrival for event in events for arrival in _arrivals(event))


def _arrivals(event: Event) -> Iterator[Arrived]:
    told = {name: str(value) for name, value in event.params.items()}
    match event.code:
        case "placed" | "stored" | "stored_on_cottage" | "set_aside":
            yield Arrived(LETTERS[told["resource"]], told.get("square"))
        case "swapped":
            yield Arrived(LETTERS[told["resource"]], told["warehouse"])
            yield Arrived(LETTERS[told["take"]], told["square"])
        case "built" | "replaced" | "put_free" | "watch_taken":
            yield Arrived(Building(told["card"]), told["square"])
