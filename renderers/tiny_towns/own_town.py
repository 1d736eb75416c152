"""A seat's own town, large: coordinates, patterns that can be built, and the preview of a choice."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.core import Seat
from games.tiny_towns.scoring import fed_now
from games.tiny_towns.state import SQUARES, Building, CardId, Square, SquareName
from games.tiny_towns.town import INDEX, SIZE
from renderers import theme
from renderers.canvas import Canvas
from renderers.pen import Pen, sprite
from renderers.tiny_towns import tiles
from renderers.tiny_towns.choice import Preview
from renderers.tiny_towns.icons import icon
from renderers.tiny_towns.voice import Scene, Voice

CELL = 118
#: The frame is wide enough for the names of rows and columns.
EDGE = 42
_LABEL = EDGE / 2 - 3
SIZE_IN_PIXELS = tiles.board_size(CELL, EDGE)


def draw_ground(canvas: Canvas, x: int, y: int) -> None:
    """The empty board with its coordinates."""
    tiles.draw_ground(canvas, x, y, CELL, EDGE)
    for place in range(SIZE):
        middle = EDGE + place * (CELL + tiles.GAP) + CELL / 2
        for side in (_LABEL, SIZE_IN_PIXELS - _LABEL):
            for across, down, text in ((middle, side, "ABCD"[place]), (side, middle, str(place + 1))):
                canvas.text_beside(x + across, y + down, text, theme.BODY, theme.BOLD, theme.CREAM, "middle")


def draw_own_town(
    scene: Scene, x: int, y: int, seat: Seat, marks: Preview, hints: dict[SquareName, tuple[CardId, ...]]
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


def _tile(content: Square, name: SquareName, voice: Voice, marks: Preview, fed: bool) -> Image.Image:
    if name in marks.ghosts:
        return Image.blend(_plain(None, "", voice), _plain(marks.ghosts[name], "", voice), 0.78)
    if name in marks.cleared:
        return Image.blend(_plain(None, "", voice), _plain(content, "", voice), 0.3)
    return _plain(content, name, voice, fed)


def _plain(content: Square, name: str, voice: Voice, fed: bool = False) -> Image.Image:
    short = voice.short(content.card) if isinstance(content, Building) else ""
    return tiles.tile(content, name if content is None else "", short, voice.letters, CELL, fed=fed)


def _draw_marks(canvas: Canvas, x: int, y: int, name: SquareName, marks: Preview) -> None:
    box = (x - 2, y - 2, x + CELL + 2, y + CELL + 2)
    if name in marks.ghosts or name in marks.chosen:
        canvas.frame(box, theme.INK, 16, 9)
        canvas.frame(box, theme.GOLD, 16, 7)
    elif name in marks.paid:
        canvas.stamp(_dashes(CELL + 4), x - 2, y - 2)
    if name in marks.targets:
        canvas.centred(sprite(_target, 38), x + CELL - 18, y + 18)


@lru_cache(maxsize=4)
def _dashes(size: int) -> Image.Image:
    return sprite(_dashed_frame, size)


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
