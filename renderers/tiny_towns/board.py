"""The public board: the display and everybody's town."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from games.core import Event, Seat
from games.tiny_towns.scoring import fed_now, points_now
from games.tiny_towns.state import LETTERS, SQUARES, Building, Resource, State
from renderers import fonts, glyphs, header, theme
from renderers.canvas import Box, Canvas, side_by_side
from renderers.page import Page, drawn_once
from renderers.pen import Pen, sprite
from renderers.tiny_towns import cards, colors, status, tiles
from renderers.tiny_towns.icons import icon, parts
from renderers.tiny_towns.voice import Scene, Voice

PAD = 14
NAME_ROW = 50
#: The size of a square by the number of towns: the fewer there are, the larger they are drawn.
CELL = {1: 92, 2: 76, 3: 70, 4: 70, 5: 62, 6: 62}
_ITEM = 42
_ITEM_WIDTH = 90
#: The height of the two lines above the last round: what the seat is doing, and its points.
_LINES = 92
_DISPLAY = header.HEIGHT + theme.GAP
_TOWNS = _DISPLAY + 2 * cards.HEIGHT + 2 * theme.GAP


def draw_board(view: State, voice: Voice) -> Page:
    seats = len(view.players)
    footer = status.has_pile(view)
    bottom = town_box(seats, seats - 1, _TOWNS)[3]
    canvas = ground(seats, _TOWNS, bottom + (status.FOOTER + 12 if footer else theme.MARGIN))
    scene = Scene(canvas, view, voice)
    taken = status.draw_resource(scene) + theme.GAP
    header.draw_titles(canvas, voice("title", round=view.round), status.waiting_line(view, voice), taken)
    extra = cards.monument_back if view.options.monuments else cards.empty_square_face
    cards.draw_display(scene, _DISPLAY, extra(voice))
    for seat in range(seats):
        _draw_town(scene, town_box(seats, seat, _TOWNS), seat)
    if footer:
        status.draw_footer(scene, canvas.height - status.FOOTER - 4)
    return canvas


# --- where the towns lie ----------------------------------------------------------------------------------------------


def town_box(seats: int, index: int, top: int) -> Box:
    return side_by_side(seats, index, top, NAME_ROW + tiles.board_size(CELL[seats]) + PAD + 6)


def beside_town(box: Box, seats: int) -> Box:
    """The room beside the board of a town."""
    left, top, right, _ = box
    size = tiles.board_size(CELL[seats])
    return left + 2 * PAD + size + 4, top + NAME_ROW, right - PAD, top + NAME_ROW + size


@drawn_once
def ground(seats: int, top: int, height: int) -> Page:
    """What never changes: the cards with their empty boards, and a landscape where no town lies."""
    canvas = header.page(height)
    for seat in range(seats):
        box = town_box(seats, seat, top)
        canvas.card(box)
        tiles.draw_ground(canvas, box[0] + PAD, box[1] + NAME_ROW, CELL[seats])
    if seats > 1 and seats % 2:
        _draw_landscape(canvas, town_box(seats, seats, top))
    return canvas


_TREES = ((0.07, 0.5), (0.62, 0.36), (0.9, 0.62), (0.58, 0.8), (0.14, 0.84), (0.66, 0.84))
_HOUSES = (("cottage", 0.2, 0.5), ("chapel", 0.5, 0.36), ("tavern", 0.78, 0.54), ("farm", 0.36, 0.68))


def _draw_landscape(canvas: Canvas, box: Box) -> None:
    x, y, width, height = box[0], box[1], box[2] - box[0], box[3] - box[1]
    canvas.stamp(sprite(_hills, width, height=height), x, y)
    for across, down in _TREES:
        canvas.centred(sprite(parts.tree, round(height * 0.2), 50, 42, 34, 94), x + width * across, y + height * down)
    for card, across, down in _HOUSES:
        canvas.centred(icon(card, round(height * 0.24)), x + width * across, y + height * down)


def _hills(pen: Pen) -> None:
    height = pen.height
    pen.rectangle(0, 0, 100, height, theme.mix(colors.PANE, theme.PAPER, 0.55), None, radius=3)
    pen.circle(84, height * 0.2, 6, theme.FRESH, None)
    pen.ellipse(74, height * 1.05, 62, height * 0.52, theme.MEADOW, None)
    pen.ellipse(18, height * 1.12, 66, height * 0.55, theme.MEADOW_LIGHT, None)
    pen.ellipse(70, height * 1.25, 70, height * 0.45, theme.MEADOW, None)
    pen.clip(3)


# --- one town ---------------------------------------------------------------------------------------------------------


def _draw_town(scene: Scene, box: Box, seat: Seat) -> None:
    """Squares with something new have a golden frame, fed buildings an ear of wheat."""
    canvas, view, _ = scene
    seats, fed, done = len(view.players), fed_now(view, seat), _last_round(scene, seat)
    fresh = [arrival.square for arrival in done]
    draw_name(scene, box, seat, glyphs.hammer(42) if view.hammer == seat else None)
    for square, (name, content) in enumerate(zip(SQUARES, view.players[seat].town.squares, strict=True)):
        left, top = tiles.cell_corner(square, CELL[seats])
        piece = tiles.tile_of(content, name, CELL[seats], fresh=name in fresh, fed=name in fed)
        canvas.stamp(piece, box[0] + PAD + left, box[1] + NAME_ROW + top)
    _draw_column(scene, beside_town(box, seats), seat, done)


def draw_name(scene: Scene, box: Box, seat: Seat, sign: Image.Image | None = None) -> None:
    """Mark and name of a seat, with a sign at the right end."""
    left, top, right, _ = box
    middle = top + NAME_ROW / 2
    scene.canvas.centred(glyphs.seat(seat, 38), left + PAD + 19, middle)
    room = right - left - 48 - 2 * PAD
    if sign is not None:
        scene.canvas.centred(sign, right - PAD - 21, middle)
        room -= 50
    name = scene.voice.drawn_name(seat)
    scene.canvas.text_beside(left + PAD + 48, middle, name, 29, theme.BOLD, most=room)


def _doing(scene: Scene, seat: Seat) -> tuple[Image.Image | None, str]:
    """A sign and a word for what the seat is doing."""
    if scene.view.players[seat].finished is not None:
        return glyphs.flag(34), scene.voice("status-finished")
    if seat in scene.voice.table.waiting:
        return glyphs.hourglass(34), scene.voice("status-thinking")
    if status.is_ready(scene.view, seat, scene.voice):
        return glyphs.tick(34), scene.voice("status-ready")
    return None, scene.voice("status-waiting")


def _draw_column(scene: Scene, box: Box, seat: Seat, done: list[Arrived]) -> None:
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
        status.draw_points(scene, left + 270, top + 8, right - left - 280, seat)
    bottom = _draw_possessions(scene, box, seat)
    if done and bottom - top >= _LINES + 30 + _ITEM:
        canvas.text(left, top + 118, voice("last-round"), theme.SMALL, theme.REGULAR, theme.MUTED, most=right - left)
        _draw_arrivals(canvas, (left, top + _LINES + 38, right, bottom), voice, done)


def _draw_possessions(scene: Scene, box: Box, seat: Seat) -> int:
    """The monument, and below it what the town has in store. Returns where they begin."""
    left, _, right, bottom = box
    bottom -= status.store_height(scene.view, seat)
    status.draw_store(scene, left, bottom, right - left, seat)
    card = scene.view.players[seat].town.monument
    if card is None:
        return bottom
    scene.canvas.stamp(icon(card, 48), left - 4, bottom - 50)
    name, room = scene.voice.card(card), right - left - 50
    lines = len(fonts.wrap(name, room, 21, theme.MEDIUM, 2))
    start = bottom - (20 if lines == 1 else 31)
    scene.canvas.paragraph(left + 50, start, name, room, 21, theme.MEDIUM, lines=2, leading=24)
    return bottom - 60


# --- what happened ----------------------------------------------------------------------------------------------------


class Arrived(NamedTuple):
    """A cube or a building that came into the town; without a square the cube was set aside."""

    content: Resource | Building
    square: str | None


def _last_round(scene: Scene, seat: Seat) -> list[Arrived]:
    events = scene.voice.done_in(status.last_round(scene.view), seat)
    return [arrival for event in events for arrival in _arrivals(event)]


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


def _draw_arrivals(canvas: Canvas, box: Box, voice: Voice, done: list[Arrived]) -> None:
    """Cubes and buildings that arrived, with their squares; an ellipsis if there isn't room for all."""
    left, top, right, bottom = box
    columns = max(1, (right - left) // _ITEM_WIDTH)
    places = columns * max(1, (bottom - top) // (_ITEM + 4))
    shown = done if len(done) <= places else done[: places - 1]
    corners = [
        (left + number % columns * _ITEM_WIDTH, top + number // columns * (_ITEM + 4)) for number in range(places)
    ]
    for arrival, (x, y) in zip(shown, corners, strict=False):
        canvas.centred(_piece(arrival.content, voice), x + _ITEM / 2, y + _ITEM / 2)
        where = arrival.square or voice("aside")
        canvas.text_beside(x + _ITEM + 4, y + _ITEM / 2, where, 25, theme.MEDIUM, most=_ITEM_WIDTH - _ITEM + 10)
    if len(shown) < len(done):
        x, y = corners[len(shown)]
        canvas.text(x + 8, y + 32, fonts.ELLIPSIS, theme.HEADING)


def _piece(content: Resource | Building, voice: Voice) -> Image.Image:
    if isinstance(content, Building):
        return icon(content.card, _ITEM)
    return tiles.cube(content, _ITEM - 8)
