"""How the game ended, or how it would end now, and the score sheet that shows it.

There is a row for every step of the final scoring, and a column for every seat.
"""

from __future__ import annotations

from msgspec.structs import replace
from PIL import Image

from games.core import Result, ScoreLine, SeatScore, Verdict
from games.hamlet.data import AWARDS
from games.hamlet.scoring import result, verdict
from games.hamlet.state import State
from renderers import fonts, glyphs, theme
from renderers.canvas import Box, Canvas
from renderers.hamlet import pieces
from renderers.hamlet.icons import icon
from renderers.hamlet.voice import Voice
from renderers.sentences import dashed
from renderers.text import figure

_HEAD = 70
_ROW = 54
_FIRST = 330
_PAD = 18
_TIES = ("tie-orders", "tie-trades")
VERDICT_HEIGHT = 150
#: The rows of the score sheet, in the order of the final scoring.
ROWS = ("points", "awards", "sites", "built_roads", "longest_road", "gold")


def outcome(view: State) -> Result:
    """The final score sheets; before the end, as if it ended now."""
    found = result(replace(view, over=True))
    assert found is not None
    return found


def verdict_of(view: State) -> Verdict | None:
    """How the solo challenge ended."""
    return verdict(view, outcome(view).seats[0].total) if view.abbey else None


def row_of(line: ScoreLine) -> str:
    return "awards" if line.code in AWARDS else "sites" if line.code == "site" else line.code


def row_points(score: SeatScore, row: str) -> int:
    return sum(line.points for line in score.lines if row_of(line) == row)


def line_name(line: ScoreLine, voice: Voice) -> str:
    """What a single line of a score sheet is for."""
    if line.code == "site":
        return str(line.detail["tile"])
    return voice(f"award-{line.code}") if line.code in AWARDS else voice(f"row-{dashed(line.code)}")


def details(score: SeatScore, voice: Voice) -> str:
    """Awards and sites one by one."""
    return voice.listed(
        voice("line", what=line_name(line, voice), points=line.points)
        for line in score.lines
        if row_of(line) in ("awards", "sites")
    )


def outcome_line(view: State, voice: Voice, *, aloud: bool) -> str:
    """Who won, or how well the solo challenge went; names for reading aloud or for drawing."""
    sheets = outcome(view).seats
    decided = verdict_of(view)
    if decided is not None:
        return voice("solo-won" if decided.won else "solo-lost", points=sheets[0].total, result=rank(decided, voice))
    winners = [sheet.seat for sheet in sheets if sheet.rank == 1]
    names = voice.names(winners) if aloud else voice.drawn_names(winners)
    best = max(sheet.total for sheet in sheets)
    return voice("winner" if len(winners) == 1 else "winners", names=names, points=best)


def rank(decided: Verdict, voice: Voice) -> str:
    """The rank reached, or why none was."""
    return voice(f"rank-{dashed(decided.code)}" if decided.won else f"lost-{dashed(decided.code)}")


# ---------------------------------------------------------------- the sheet


def height(sheets: tuple[SeatScore, ...]) -> int:
    return _HEAD + _ROW * (len(ROWS) + 1 + len(ties(sheets))) + 2 * _PAD


def ties(sheets: tuple[SeatScore, ...]) -> tuple[str, ...]:
    """What decided between equal totals; nothing where no totals are equal."""
    totals = [sheet.total for sheet in sheets]
    return _TIES if len(set(totals)) < len(totals) else ()


def draw_score_sheet(canvas: Canvas, y: int, sheets: tuple[SeatScore, ...], voice: Voice) -> None:
    left, right = theme.MARGIN, canvas.width - theme.MARGIN
    canvas.card((left, y, right, y + height(sheets)))
    column = (right - left - _FIRST - _PAD) // len(sheets)
    for sheet in sheets:
        _draw_head(canvas, left + _FIRST + sheet.seat * column, y + _PAD, column, sheet, voice, alone=len(sheets) == 1)
    top = y + _PAD + _HEAD
    for number, row in enumerate(ROWS):
        if number % 2 == 0:
            canvas.fill((left + 8, top, right - 8, top + _ROW), theme.mix(theme.CARD, theme.LINE, 0.3))
        canvas.centred(_row_icon(row), left + _PAD + 24, top + _ROW / 2)
        canvas.text_beside(
            left + _PAD + 60, top + _ROW / 2, voice(f"row-{dashed(row)}"), theme.BODY, theme.MEDIUM, most=_FIRST - 84
        )
        for sheet in sheets:
            middle = left + _FIRST + sheet.seat * column + column / 2
            canvas.text_beside(
                middle, top + _ROW / 2, figure(row_points(sheet, row)), theme.BODY, theme.BOLD, across="middle"
            )
        top += _ROW
    _draw_total(canvas, left, right, top, column, sheets, voice)


def _row_icon(row: str) -> Image.Image:
    match row:
        case "points":
            return glyphs.star(42)
        case "awards":
            return glyphs.crown(44)
        case "sites":
            return icon("MON", 46)
        case "gold":
            return pieces.coin(42)
        case "built_roads":
            return pieces.crossing("bridge", -1, 46)
        case _:
            return pieces.crossing("paved", -1, 46)


def _draw_head(canvas: Canvas, x: int, y: int, column: int, sheet: SeatScore, voice: Voice, *, alone: bool) -> None:
    if sheet.rank == 1 and not alone:
        canvas.rounded((x + 4, y - 8, x + column - 4, y + _HEAD - 8), theme.FRESH, 12)
    name = fonts.shorten(voice.drawn_name(sheet.seat), column - 70, theme.BODY, theme.BOLD)
    wide = fonts.width(name, theme.BODY, theme.BOLD) + 52
    start = x + (column - wide) / 2
    canvas.centred(glyphs.seat(sheet.seat, 42), start + 21, y + _HEAD / 2 - 8)
    canvas.text_beside(start + 52, y + _HEAD / 2 - 8, name, theme.BODY, theme.BOLD)


def _draw_total(
    canvas: Canvas, left: int, right: int, y: int, column: int, sheets: tuple[SeatScore, ...], voice: Voice
) -> None:
    canvas.fill((left + 8, y, right - 8, y + 3), theme.INK)
    canvas.text_beside(left + _PAD + 60, y + _ROW / 2 + 4, voice("total"), theme.HEADING, theme.BOLD)
    for sheet in sheets:
        middle = left + _FIRST + sheet.seat * column + column / 2
        canvas.text_beside(middle, y + _ROW / 2 + 4, figure(sheet.total), 38, theme.BLACK_WEIGHT, across="middle")
    for place, message in enumerate(ties(sheets)):
        middle = y + (place + 1) * _ROW + _ROW / 2
        canvas.text_beside(
            left + _PAD + 60, middle, voice(message), theme.SMALL, theme.MEDIUM, theme.MUTED, most=_FIRST - 84
        )
        for sheet in sheets:
            x = left + _FIRST + sheet.seat * column + column / 2
            canvas.text_beside(
                x, middle, str(sheet.tie_breaks[place]), theme.SMALL, theme.MEDIUM, theme.MUTED, "middle"
            )


def details_height(sheets: tuple[SeatScore, ...], voice: Voice, width: int) -> int:
    return 28 + sum(_lines(sheet, voice, width) * 34 + 14 for sheet in sheets)


def _lines(sheet: SeatScore, voice: Voice, width: int) -> int:
    return max(1, len(fonts.wrap(details(sheet, voice), width - 100, theme.SMALL, theme.MEDIUM)))


def draw_details(canvas: Canvas, box: Box, sheets: tuple[SeatScore, ...], voice: Voice) -> None:
    """Every award and site by name."""
    left, top, right, _ = box
    canvas.card(box)
    y = top + 20
    for sheet in sheets:
        canvas.centred(glyphs.seat(sheet.seat, 42), left + 42, y + 17)
        text = details(sheet, voice) or voice("no-details")
        canvas.paragraph(left + 78, y + 26, text, right - left - 100, theme.SMALL, theme.MEDIUM, leading=34)
        y += _lines(sheet, voice, right - left) * 34 + 14


def draw_verdict(canvas: Canvas, box: Box, decided: Verdict, voice: Voice) -> None:
    """The Abbey's judgement of the solo challenge."""
    left, top, right, bottom = box
    canvas.card(box, theme.FRESH if decided.won else theme.CARD)
    canvas.centred(icon("CHU", 104), left + 74, (top + bottom) / 2)
    canvas.centred(pieces.holder_mark(-1, 54), right - 52, top + 46)
    level, params = voice(f"level-{decided.params['level']}"), decided.params
    canvas.text(left + 146, top + 62, rank(decided, voice), theme.TITLE, theme.BOLD, most=right - left - 250)
    line = voice("verdict", level=level, target=params["target"], margin=params["margin"])
    canvas.text(left + 146, top + 112, line, theme.BODY, theme.MEDIUM, theme.MUTED, most=right - left - 170)
