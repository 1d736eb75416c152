"""The score sheet: a row for every card, a column for every seat."""

from __future__ import annotations

from games.first_edition import ScoreLine, SeatScore
from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas
from renderers.text import figure
from renderers.tiny_towns import cards
from renderers.tiny_towns.icons import hidden_monument, icon
from renderers.tiny_towns.voice import Voice

_HEAD = 62
_ROW = 46
_FIRST = 330
_PAD = 18


def height(sheets: tuple[SeatScore, ...]) -> int:
    return _HEAD + _ROW * (len(sheets[0].lines) + 1 + len(tie_rows(sheets))) + 2 * _PAD - 6


def tie_rows(sheets: tuple[SeatScore, ...]) -> tuple[tuple[str, int], ...]:
    """What decided between equal totals: a message, and which tie-break it shows. Nothing where no totals are equal."""
    totals = [sheet.total for sheet in sheets]
    if len(set(totals)) == len(totals):
        return ()
    return ("tie-empty", 0), ("tie-cottages", 1)


def draw_score_sheet(canvas: Canvas, y: int, sheets: tuple[SeatScore, ...], voice: Voice) -> None:
    left, right = theme.MARGIN, canvas.width - theme.MARGIN
    canvas.card((left, y, right, y + height(sheets)))
    column = (right - left - _FIRST - _PAD) // len(sheets)
    _draw_winners(canvas, left + _FIRST, y, column, sheets)
    _draw_head(canvas, left + _FIRST, y + _PAD - 6, column, sheets, voice)
    top = y + _PAD + _HEAD - 6
    for number, line in enumerate(sheets[0].lines):
        if number % 2 == 0:
            canvas.fill((left + 8, top, left + _FIRST - 6, top + _ROW), _STRIPE)
        _draw_label(canvas, left + _PAD, top, line, voice)
        for sheet in sheets:
            _draw_figure(canvas, left + _FIRST + sheet.seat * column, top, column, sheet.lines[number])
        top += _ROW
    _draw_totals(canvas, left, top, column, sheets, voice)


_STRIPE = theme.mix(theme.CARD, theme.PAPER, 0.55)


def _draw_winners(canvas: Canvas, x: int, y: int, column: int, sheets: tuple[SeatScore, ...]) -> None:
    for sheet in sheets:
        left = x + sheet.seat * column
        color = theme.FRESH if sheet.rank == 1 else _STRIPE
        canvas.rounded((left + 4, y + 8, left + column - 4, y + height(sheets) - 8), color, theme.RADIUS_SMALL)


def _draw_head(canvas: Canvas, x: int, y: int, column: int, sheets: tuple[SeatScore, ...], voice: Voice) -> None:
    for sheet in sheets:
        left = x + sheet.seat * column
        canvas.centred(glyphs.seat(sheet.seat, 34), left + 26, y + 30)
        name, room = voice.drawn_name(sheet.seat), column - 56
        lines = len(fonts.wrap(name, room, 21, theme.BOLD, 2))
        canvas.paragraph(left + 47, y + (37 if lines == 1 else 26), name, room, 21, theme.BOLD, lines=2, leading=23)


def _draw_label(canvas: Canvas, x: int, y: int, line: ScoreLine, voice: Voice) -> None:
    middle = y + _ROW / 2
    piece = {"empty_squares": cards.empty_square_piece(32), "monument": hidden_monument(40)}.get(line.code)
    canvas.centred(piece or icon(line.code, 42), x + 22, middle)
    canvas.text_beside(x + 56, middle, line_name(line, voice), theme.SMALL, theme.MEDIUM, most=_FIRST - 90)


def line_name(line: ScoreLine, voice: Voice) -> str:
    special = {"monument": "line-monument", "empty_squares": "line-empty-squares"}.get(line.code)
    return voice(special) if special else voice.card(line.code)


def _draw_figure(canvas: Canvas, x: int, y: int, column: int, line: ScoreLine) -> None:
    """The points, and beside them how many buildings earned them or which monument it was."""
    middle = y + _ROW / 2
    centre = x + column / 2
    card, count = line.detail.get("card"), line.detail.get("count", 0)
    if not card and not count:
        canvas.text_beside(centre, middle, "–", theme.BODY, theme.MEDIUM, theme.MUTED, "middle")
        return
    canvas.text_beside(centre - 6, middle, figure(line.points), theme.BODY, theme.BOLD, across="right")
    if card:
        canvas.centred(icon(str(card), 40), centre + 28, middle)
    else:
        canvas.text_beside(centre + 8, middle, f"× {count}", 22, theme.REGULAR, theme.MUTED)


def _draw_totals(canvas: Canvas, left: int, y: int, column: int, sheets: tuple[SeatScore, ...], voice: Voice) -> None:
    right = left + _FIRST + column * len(sheets)
    canvas.fill((left + _PAD, y, right - 4, y + 3), theme.INK)
    middle = y + _ROW / 2 + 2
    canvas.text_beside(left + _PAD + 56, middle, voice("total"), theme.BODY, theme.BOLD)
    for sheet in sheets:
        centre = left + _FIRST + sheet.seat * column + column / 2
        canvas.text_beside(centre, middle, figure(sheet.total), theme.HEADING, theme.BLACK_WEIGHT, across="middle")
    for row, (message, place) in enumerate(tie_rows(sheets), start=1):
        middle = y + row * _ROW + _ROW / 2
        canvas.text_beside(left + _PAD + 56, middle, voice(message), 22, theme.REGULAR, theme.MUTED, most=_FIRST - 90)
        for sheet in sheets:
            centre = left + _FIRST + sheet.seat * column + column / 2
            text = str(abs(sheet.tie_breaks[place]))
            canvas.text_beside(centre, middle, text, theme.SMALL, theme.MEDIUM, theme.MUTED, "middle")
