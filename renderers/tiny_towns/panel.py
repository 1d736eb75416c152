"""The private panel: one seat's town, large, with everything its owner needs to decide."""

from __future__ import annotations

from typing import Any

from PIL import Image

from games.asking import Asked
from games.core import Question, Seat
from games.tiny_towns.scoring import fed_now
from games.tiny_towns.state import SQUARES, CardId, Player, Square, SquareName, State
from games.tiny_towns.town import INDEX, SIZE
from renderers import glyphs, header, theme
from renderers.canvas import Box, Canvas, drawn_once
from renderers.pen import Pen, sprite
from renderers.tiny_towns import cards, choice, status, tiles
from renderers.tiny_towns.icons import icon
from renderers.tiny_towns.voice import Scene, Voice

_PAD = 20
_WAY = 56
#: How many cards that can be built are listed: with and without a monument below them.
_MOST_WAYS = (2, 4)
_PILE = 84
CELL = 118
#: The frame is wide enough for the names of rows and columns.
EDGE = 42
_LABEL = EDGE / 2 - 3
_BOARD = tiles.board_size(CELL, EDGE)
_TOP = header.HEIGHT + theme.GAP
_SIDEBAR: Box = (
    theme.MARGIN + _BOARD + theme.GAP,
    _TOP,
    theme.WIDTH - theme.MARGIN,
    _TOP + _BOARD,
)
_DISPLAY = _TOP + _BOARD + theme.GAP + 4


def draw_panel(view: State, seat: Seat, voice: Voice, asked: Asked[Any] | None) -> Image.Image:
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
    _draw_sidebar(scene, _SIDEBAR, seat, ways)
    card = question.params.get("card") if question is not None else None
    ready = ways if card is None else (str(card),)
    cards.draw_display(scene, _DISPLAY, cards.empty_square_face(voice), ready)
    return canvas.image


@drawn_once
def _ground() -> Canvas:
    canvas = header.page(_DISPLAY + 2 * cards.HEIGHT + theme.GAP + theme.MARGIN)
    _draw_board(canvas, theme.MARGIN, _TOP)
    canvas.card(_SIDEBAR)
    return canvas


def _draw_hand(scene: Scene, question: Question | None) -> int:
    """The cube to be placed, or those to choose from; otherwise what the table takes. Returns how wide it is."""
    _, view, voice = scene
    choices, cube = choice.choosable(question), choice.cube_in_hand(question)
    if choices:
        return status.draw_cubes(scene, choices, "", voice("free-choice" if view.phase == "round" else "choose-one"))
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
    bare = tiles.tile_of(None, "", voice, CELL)
    if name in marks.ghosts:
        return Image.blend(bare, tiles.tile_of(marks.ghosts[name], "", voice, CELL), 0.78)
    if name in marks.cleared:
        return Image.blend(bare, tiles.tile_of(content, "", voice, CELL), 0.3)
    return tiles.tile_of(content, name, voice, CELL, fed=fed)


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


# --- beside the town: what can be built, the seat's monument, the points so far ---------------------------------------


def _draw_sidebar(scene: Scene, box: Box, seat: Seat, ways: choice.Ways) -> None:
    left, y, right, bottom = box
    x, y, width = left + _PAD, y + _PAD, right - left - 2 * _PAD
    player = scene.view.players[seat]
    if scene.view.phase != "monuments" and player.finished is None:
        y = _draw_ways(scene, x, y, width, ways, player.kept)
    if player.dealt or player.kept is not None:
        y = _draw_monuments(scene, x, y, width, player, ways)
    y = status.draw_points(scene, x, y, width, seat)
    y = status.draw_store(scene, x, y, width, seat)
    if status.has_pile(scene.view) and y + _PILE <= bottom:
        _draw_pile(scene, x, bottom - _PILE, width)


def _draw_ways(scene: Scene, x: int, y: int, width: int, ways: choice.Ways, monument: CardId | None) -> int:
    """The cards that can be built, with their cubes; the monument has its own place below."""
    canvas, _, voice = scene
    if not ways:
        return status.draw_title(scene, x, y, voice("can-build-nothing")) + 10
    listed = [card for card in ways if card != monument]
    shown = listed[: _MOST_WAYS[monument is None]]
    if len(listed) > len(shown):
        more = voice("can-build-more", count=len(listed) - len(shown))
        canvas.text(x + width, y + 24, more, 22, theme.MEDIUM, theme.MUTED, "right")
    y = status.draw_title(scene, x, y, voice("can-build"))
    for card in shown:
        canvas.centred(icon(card, 50), x + 25, y + _WAY / 2)
        canvas.text(x + 62, y + 24, voice.card(card), theme.SMALL, theme.BOLD, most=width - 62)
        cubes = " · ".join(" ".join(way.removes) for way in ways[card])
        canvas.text(x + 62, y + 50, cubes, 22, theme.MEDIUM, theme.MUTED, most=width - 62)
        y += _WAY
    return y + 10


def _draw_monuments(scene: Scene, x: int, y: int, width: int, player: Player, ways: choice.Ways) -> int:
    """The seat's monument; while everybody chooses, those it was dealt."""
    canvas, _, voice = scene
    y = status.draw_title(scene, x, y, voice("your-monument" if player.kept else "monument-choice"))
    for card in player.dealt or filter(None, (player.kept,)):
        canvas.stamp(cards.wide_face(card, voice, width, ready=card in ways), x, y)
        if card == player.kept and player.dealt:
            canvas.frame((x, y, x + width, y + cards.WIDE_HEIGHT), theme.GOLD, theme.RADIUS_SMALL, 5)
            canvas.centred(glyphs.tick(40), x + width - 30, y + 28)
        y += cards.WIDE_HEIGHT + 12
    return y


def _draw_pile(scene: Scene, x: int, y: int, width: int) -> None:
    """The draw pile in two lines: how many cards are left, which have been seen."""
    scene.canvas.fill((x, y - 6, x + width, y - 4), theme.LINE)
    status.draw_pile_size(scene, x, y + 18)
    status.draw_next_free(scene, x + width, y + 18)
    status.draw_seen(scene, x, y + 56)
