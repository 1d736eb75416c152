"""The score sheet at the end of a game: a row for everything that counts, a column for everybody."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from games.core import SeatScore
from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas
from renderers.text import figure

_HEAD = 62
_ROW = 50
#: The column with the signs and names of the rows.
_FIRST = 290
_LABEL = 72
_PAD = 18
_STRIPE = theme.mix(theme.CARD, theme.PAPER, 0.55)


class Row(NamedTuple):
    sign: Image.Image
    label: str


class Cell(NamedTuple):
    points: int
    #: What earned them, in short or as a sign.
    detail: str | Image.Image


class Column(NamedTuple):
    score: SeatScore
    name: str
    #: One for every row; None where the row says nothing about this column.
    cells: tuple[Cell | None, ...]
    #: The usual mark of the seat unless there is another.
    mark: Image.Image | None = None


class ScoreSheet(NamedTuple):
    rows: tuple[Row, ...]
    columns: tuple[Column, ...]
    total: str
    #: A row for each of the tie-breaks. They are shown only where totals are equal.
    tie_breaks: tuple[Row, ...]

    @property
    def ties(self) -> tuple[Row, ...]:
        totals = {column.score.total for column in self.columns}
        return self.tie_breaks if len(totals) < len(self.columns) else ()

    @property
    def height(self) -> int:
        return _HEAD + _ROW * (len(self.rows) + 1 + len(self.ties)) + 2 * _PAD - 6

    def draw(self, canvas: Canvas, y: int) -> None:
        left, right = theme.MARGIN, canvas.width - theme.MARGIN
        canvas.card((left, y, right, y + self.height))
        breadth = (right - left - _FIRST - _PAD) // len(self.columns)
        top = y + _PAD + _HEAD - 6
        for place, column in enumerate(self.columns):
            x = left + _FIRST + place * breadth
            color = theme.FRESH if column.score.rank == 1 else _STRIPE
            canvas.rounded((x + 4, y + 8, x + breadth - 4, y + self.height - 8), color, theme.RADIUS_SMALL)
            _draw_head(canvas, x, y + _PAD - 6, breadth, column)
            for number, cell in enumerate(column.cells):
                _draw_cell(canvas, x, top + (number + 0.5) * _ROW, breadth, cell)
        for number, row in enumerate(self.rows):
            if number % 2 == 0:
                upper = top + number * _ROW
                canvas.fill((left + 8, upper, left + _FIRST - 6, upper + _ROW), _STRIPE)
            _draw_label(canvas, top + (number + 0.5) * _ROW, row)
        self._draw_totals(canvas, top + len(self.rows) * _ROW, breadth)

    def _draw_totals(self, canvas: Canvas, y: int, breadth: int) -> None:
        left, middle = theme.MARGIN, y + _ROW / 2 + 2
        canvas.fill((left + _PAD, y, left + _FIRST + breadth * len(self.columns) - 4, y + 3), theme.INK)
        canvas.text_beside(left + _LABEL, middle, self.total, 29, theme.BOLD)
        for place, column in enumerate(self.columns):
            centre = left + _FIRST + (place + 0.5) * breadth
            total = figure(column.score.total)
            width = canvas.text_beside(centre, middle, total, 36, theme.BLACK_WEIGHT, across="middle")
            if column.score.rank == 1 and len(self.columns) > 1:
                canvas.centred(glyphs.crown(30), centre - width / 2 - 22, middle - 1)
            for number, _ in enumerate(self.ties):
                text, below = str(abs(column.score.tie_breaks[number])), middle + (number + 1) * _ROW
                canvas.text_beside(centre, below, text, theme.SMALL, theme.MEDIUM, theme.MUTED, "middle")
        for number, row in enumerate(self.ties, start=1):
            _draw_label(canvas, middle + number * _ROW, row)


def _draw_head(canvas: Canvas, x: int, y: int, breadth: int, column: Column) -> None:
    canvas.centred(column.mark or glyphs.seat(column.score.seat, 38), x + 28, y + 30)
    room = breadth - 58
    lines = fonts.wrap(column.name, room, 22, theme.BOLD, 2)
    if lines[0].endswith(fonts.ELLIPSIS):  # not even the first word fits
        lines = (fonts.shorten(column.name, room, 22, theme.BOLD),)
    for row, line in enumerate(lines):
        canvas.text(x + 50, y + (38 if len(lines) == 1 else 26) + 24 * row, line, 22, theme.BOLD)


def _draw_label(canvas: Canvas, middle: float, row: Row) -> None:
    canvas.centred(row.sign, theme.MARGIN + _PAD + 22, middle)
    room = _FIRST - 82
    size = fonts.fitting(row.label, room, 26, theme.MEDIUM)
    canvas.text_beside(theme.MARGIN + _LABEL, middle, row.label, size, theme.MEDIUM, most=room)


def _draw_cell(canvas: Canvas, x: int, middle: float, breadth: int, cell: Cell | None) -> None:
    """The points, and beside them what earned them."""
    if cell is None:
        canvas.text_beside(x + breadth / 2, middle, "–", theme.BODY, theme.MEDIUM, theme.MUTED, "middle")
        return
    split = max(breadth // 2 - 26, 58)
    canvas.text_beside(x + split, middle, figure(cell.points), 29, theme.BOLD, across="right")
    if isinstance(cell.detail, Image.Image):
        canvas.centred(cell.detail, x + split + 9 + cell.detail.width / 2, middle)
        return
    size = fonts.fitting(cell.detail, breadth - split - 14, 22)
    canvas.text_beside(x + split + 9, middle, cell.detail, size, theme.REGULAR, theme.MUTED)


VERDICT_HEIGHT = 136


def draw_verdict(canvas: Canvas, y: int, sign: Image.Image, verdict: str, reckoned: str, *, won: bool = True) -> None:
    """How a game alone ended, and the sum behind it."""
    left, right = theme.MARGIN, canvas.width - theme.MARGIN
    room = right - left - 170
    canvas.card((left, y, right, y + VERDICT_HEIGHT), *((theme.FRESH, theme.GOLD) if won else (theme.CARD, theme.LINE)))
    canvas.centred(sign, left + 76, y + VERDICT_HEIGHT / 2)
    size = fonts.fitting(verdict, room, 48, theme.BLACK_WEIGHT, theme.HEADING)
    canvas.text(left + 150, y + 64, verdict, size, theme.BLACK_WEIGHT, most=room)
    canvas.text(left + 150, y + 108, reckoned, theme.BODY, theme.MEDIUM, most=room)
