"""The score sheet: a row for everything that counts, a column for every seat."""

from __future__ import annotations

from PIL import Image

from games.carrara.data import DATA
from games.first_edition import ScoreLine, SeatScore
from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas
from renderers.carrara import signs
from renderers.carrara.outcome import is_tied
from renderers.carrara.stones import UNKNOWN, cost_block, stone
from renderers.carrara.voice import Voice
from renderers.text import figure

_HEAD = 70
_ROW = 58
_FIRST = 340
_PAD = 18
_STRIPE = theme.mix(theme.CARD, theme.PAPER, 0.55)
#: How many of what earned the points of a line: the name of its detail.
_DETAIL = {"objects": "objects", "coins": "coins"}


def height(sheets: tuple[SeatScore, ...], solo: bool) -> int:
    return _HEAD + _ROW * (len(sheets[0].lines) + 1 + _tie_rows(sheets, solo)) + 2 * _PAD


def _tie_rows(sheets: tuple[SeatScore, ...], solo: bool) -> int:
    """Against the House no stones decide."""
    return int(is_tied(sheets) and not solo)


def draw_score_sheet(canvas: Canvas, y: int, sheets: tuple[SeatScore, ...], voice: Voice, *, solo: bool) -> None:
    left, right = theme.MARGIN, canvas.width - theme.MARGIN
    bottom = y + height(sheets, solo)
    canvas.card((left, y, right, bottom))
    column = (right - left - _FIRST - _PAD) // len(sheets)
    for sheet in sheets:
        x = left + _FIRST + sheet.seat * column
        color = theme.FRESH if sheet.rank == 1 else _STRIPE
        canvas.rounded((x + 4, y + 8, x + column - 4, bottom - 8), color, theme.RADIUS_SMALL)
        _draw_column(canvas, x, y + _PAD, column, sheet, voice)
    top = y + _PAD + _HEAD
    for line in sheets[0].lines:
        _draw_label(canvas, left + _PAD, top, _line_sign(line.code), line_name(line, voice))
        top += _ROW
    canvas.fill((left + _PAD, top, right - _PAD - 4, top + 3), theme.INK)
    canvas.text_beside(left + _PAD + 60, top + _ROW / 2, voice("total"), theme.BODY, theme.BOLD)
    if _tie_rows(sheets, solo):
        _draw_label(canvas, left + _PAD, top + _ROW, stone(UNKNOWN, 40), voice("tie-stones"))
        for sheet in sheets:
            centre = left + _FIRST + (sheet.seat + 0.5) * column
            text = str(sheet.tie_breaks[0])
            canvas.text_beside(centre, top + 1.5 * _ROW, text, theme.BODY, theme.MEDIUM, theme.MUTED, "middle")


def line_name(line: ScoreLine, voice: Voice) -> str:
    return voice(f"line-{line.code}", objects=DATA.final.per_object, coins=DATA.final.coins_per_point)


def _draw_label(canvas: Canvas, x: int, y: int, sign: Image.Image, text: str) -> None:
    canvas.centred(sign, x + 24, y + _ROW / 2)
    canvas.text_beside(x + 60, y + _ROW / 2, text, theme.SMALL, theme.MEDIUM, most=_FIRST - 90)


def _line_sign(code: str) -> Image.Image:
    drawn = {
        "track": glyphs.star(42),
        "announcement": glyphs.flag(42),
        "objects": signs.chest(42),
        "buildings": cost_block("Σ", 42),
        "coins": signs.coin(42),
    }
    return drawn[code]


def _draw_column(canvas: Canvas, x: int, y: int, column: int, sheet: SeatScore, voice: Voice) -> None:
    canvas.centred(glyphs.seat(sheet.seat, 38), x + 30, y + 30)
    name, room = voice.drawn_name(sheet.seat), column - 66
    lines = len(fonts.wrap(name, room, 23, theme.BOLD, 2))
    canvas.paragraph(x + 54, y + (38 if lines == 1 else 25), name, room, 23, theme.BOLD, lines=2, leading=26)
    middle = y + _HEAD + _ROW / 2
    for line in sheet.lines:
        _draw_figure(canvas, x + column / 2, middle, line)
        middle += _ROW
    canvas.text_beside(x + column / 2, middle, figure(sheet.total), 40, theme.BLACK_WEIGHT, across="middle")


def _draw_figure(canvas: Canvas, centre: float, middle: float, line: ScoreLine) -> None:
    """The points, and beside them how many things earned them."""
    count = line.detail.get(_DETAIL.get(line.code, ""))
    if not line.points and not count:
        canvas.text_beside(centre, middle, "–", theme.BODY, theme.MEDIUM, theme.MUTED, "middle")
    elif count is None:
        canvas.text_beside(centre, middle, figure(line.points), 30, theme.BOLD, across="middle")
    else:
        canvas.text_beside(centre - 4, middle, figure(line.points), 30, theme.BOLD, across="right")
        canvas.text_beside(centre + 10, middle, f"({count})", theme.SMALL, theme.REGULAR, theme.MUTED)
