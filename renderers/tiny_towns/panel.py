"""The private panel: one seat's town, large, with everything its owner needs to decide."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from PIL import Image

from games.asking import Asked
from games.core import Question, Seat
from games.tiny_towns.scoring import fed_now
from games.tiny_towns.state import SQUARES, CardId, Player, Square, SquareName, State
from games.tiny_towns.town import INDEX, SIZE
from renderers import glyphs, header, theme
from renderers.canvas import Canvas
from renderers.page import Page, drawn_once
from renderers.pen import Pen, sprite
from renderers.tiny_towns import cards, choice, status, tiles
from renderers.tiny_towns.icons import icon
from renderers.tiny_towns.voice import Scene, Voice

CELL = 164
#: The frame is wide enough for the names of rows and columns.
EDGE = 42
_LABEL = EDGE / 2 - 3
_BOARD = tiles.board_size(CELL, EDGE)
_TOP = header.HEIGHT + theme.GAP
#: Beside the town: the cards.
_CARDS = theme.MARGIN + _BOARD + theme.GAP
_CARDS_WIDTH = theme.WIDTH - theme.MARGIN - _CARDS
#: Below them: the points so far and the draw pile.
_PAD = 16
_FOOT = _TOP + _BOARD + theme.GAP
_PILE = 48
_BETWEEN = 10
#: How much higher a monument is than other cards.
_LONG_TEXTS = 36


def draw_panel(view: State, seat: Seat, voice: Voice, asked: Asked[Any] | None) -> Page:
    question = choice.question_of(view, seat, asked)
    cube = choice.cube_in_hand(question)
    ways = choice.sites(view, seat) if view.phase in ("round", "watch") else {}
    canvas = _ground()
    scene = Scene(canvas, view, voice)
    taken, line = _draw_hand(scene, question) + theme.GAP, choice.prompt(view, seat, question, voice)
    header.draw_panel_titles(canvas, seat, voice("panel-title", round=view.round), line, taken)
    marks = choice.preview(view, seat, asked)
    hints = choice.completions(view, seat, cube) if cube is not None else {}
    _draw_town(scene, theme.MARGIN, _TOP, seat, marks, hints)
    card = question.params.get("card") if question is not None else None
    _draw_cards(scene, view.players[seat], ways if card is None else (str(card),))
    return canvas.down_to(_draw_foot(scene, seat) + theme.MARGIN)


@drawn_once
def _ground() -> Page:
    canvas = header.page(_FOOT + 400)
    _draw_board(canvas, theme.MARGIN, _TOP)
    return canvas


def _draw_hand(scene: Scene, question: Question | None) -> int:
    """The cube to be placed, or those to choose from; otherwise what the table takes. Returns how wide it is."""
    _, view, voice = scene
    choices, cube = choice.choosable(question), choice.cube_in_hand(question)
    if choices:
        return status.draw_cubes(scene, choices, "", voice("free-choice" if view.phase == "round" else "name-one"))
    if cube is not None:
        return status.draw_cube(scene, cube, voice("in-hand"))
    return status.draw_resource(scene)


# --- the town, large: coordinates, patterns that can be built, and the preview of a choice ----------------------------


def _draw_board(canvas: Canvas, x: int, y: int) -> None:
    """The empty board with its coordinates."""
    tiles.draw_ground(canvas, x, y, CELL, EDGE)
    for place in range(SIZE):
        middle = EDGE + place * (CELL + tiles.GAP) + CELL / 2
        for side in (_LABEL, _BOARD - _LABEL):
            for across, down, text in ((middle, side, "ABCD"[place]), (side, middle, str(place + 1))):
                canvas.text_beside(x + across, y + down, text, theme.BODY, theme.BOLD, theme.CREAM, "middle")


def _draw_town(
    scene: Scene, x: int, y: int, seat: Seat, marks: choice.Preview, hints: dict[SquareName, tuple[CardId, ...]]
) -> None:
    canvas, view, voice = scene
    town = view.players[seat].town
    fed = fed_now(view, seat)
    for name in SQUARES:
        left, top = tiles.cell_corner(INDEX[name], CELL, EDGE)
        canvas.stamp(_tile(town.squares[INDEX[name]], name, voice, marks, name in fed), x + left, y + top)
        _draw_marks(canvas, x + left, y + top, name, marks)
        for place, card in enumerate(hints.get(name, ())[:2]):
            canvas.stamp(icon(card, 40), x + left + 4 + 44 * place, y + top + 4)


def _tile(content: Square, name: SquareName, voice: Voice, marks: choice.Preview, fed: bool) -> Image.Image:
    bare = tiles.tile_of(None, "", CELL)
    if name in marks.ghosts:
        return Image.blend(bare, tiles.tile_of(marks.ghosts[name], "", CELL), 0.78)
    if name in marks.cleared:
        return Image.blend(bare, tiles.tile_of(content, "", CELL), 0.3)
    return tiles.tile_of(content, name, CELL, fed=fed)


def _draw_marks(canvas: Canvas, x: int, y: int, name: SquareName, marks: choice.Preview) -> None:
    box = (x - 2, y - 2, x + CELL + 2, y + CELL + 2)
    if name in marks.ghosts or name in marks.chosen:
        canvas.gild(box, 16, 9, 7)
    elif name in marks.paid:
        canvas.stamp(sprite(_dashed_frame, CELL + 4), x - 2, y - 2)
    if name in marks.targets:
        canvas.centred(sprite(_target, 38), x + CELL - 18, y + 18)


def _dashed_frame(pen: Pen) -> None:
    """A frame of gold dashes on dark ones."""
    for color, width in ((theme.INK, 7.5), (theme.GOLD, 5.0)):
        for start in (8.0, 31.0, 54.0, 77.0):
            for first, second in (((start, 4.0), (start + 15, 4.0)), ((start, 96.0), (start + 15, 96.0))):
                pen.line([first, second], color, width)
                pen.line([first[::-1], second[::-1]], color, width)


def _target(pen: Pen) -> None:
    pen.circle(50, 50, 44, theme.GOLD, theme.INK, 8)
    pen.circle(50, 50, 18, theme.CREAM, theme.INK, 8)


# --- beside the town the cards and the seat's monument, below it the points so far -----------------------------------


def _draw_cards(scene: Scene, player: Player, ready: Collection[CardId]) -> None:
    """The cards of the display, then the seat's monument, or while everybody chooses, those it was dealt."""
    dealt = player.dealt or tuple(filter(None, (player.kept,)))
    shown = (*scene.view.display, *dealt)
    more = _LONG_TEXTS // (len(dealt) or 1) ** 2
    usual = (_BOARD - (len(shown) - 1) * _BETWEEN - more * len(dealt)) // len(shown)
    y = _TOP
    for card in shown:
        height = usual + more * (card in dealt)
        scene.canvas.stamp(cards.wide_face(card, scene.voice, _CARDS_WIDTH, height, ready=card in ready), _CARDS, y)
        if card == player.kept and player.dealt:
            box = (_CARDS, y, _CARDS + _CARDS_WIDTH, y + height)
            scene.canvas.frame(box, theme.GOLD, theme.RADIUS_SMALL, 5)
            scene.canvas.centred(glyphs.tick(40), box[2] - 30, y + 28)
        y += height + _BETWEEN


def _draw_foot(scene: Scene, seat: Seat) -> int:
    """The points so far, what is stored, and the draw pile. Returns where it ends."""
    canvas, view, _ = scene
    left, right, has_pile = theme.MARGIN, theme.WIDTH - theme.MARGIN, status.has_pile(view)
    points, stored = status.points_height(view, seat), status.store_height(view, seat)
    bottom = _FOOT + points + stored + _PILE * has_pile + 2 * _PAD
    canvas.card((left, _FOOT, right, bottom))
    x, width = left + _PAD, right - left - 2 * _PAD
    y = status.draw_points(scene, x, _FOOT + _PAD, width, seat)
    y = status.draw_store(scene, x, y, width, seat)
    if has_pile:
        status.draw_pile(scene, x, right - _PAD, y + _PILE / 2 + 6)
    return bottom
