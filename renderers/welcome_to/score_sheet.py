"""The score sheet: a row for every part of it, a column for every seat; in the solo game one for the agency too."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from PIL import Image

from games.core import ScoreLine, SeatScore
from games.welcome_to.data import manager_of
from games.welcome_to.scoring import agency_score, complete_groups, row_actions, total
from games.welcome_to.state import State
from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas
from renderers.text import figure
from renderers.welcome_to import icons
from renderers.welcome_to.voice import Scene, Voice

_HEAD = 62
_ROW = 50
_FIRST = 290
_PAD = 18
_STRIPE = theme.mix(theme.CARD, theme.PAPER, 0.55)
#: What stands for a row of a seat's sheet in the agency's.
_AGENCY_CODES = {"parks": "park_cards", "pools": "pool_cards"}
_AGENCY_ROWS = ("temp_cards", "fence_cards")


class Column(Struct, frozen=True):
    """One score sheet; the agency has no seat."""

    seat: int | None
    lines: Mapping[str, ScoreLine]
    total: int
    won: bool
    #: The tie-break.
    estates: int


def columns_of(view: State, scores: tuple[SeatScore, ...]) -> list[Column]:
    rival = agency_score(view)
    columns = [
        Column(score.seat, {line.code: line for line in score.lines}, score.total, score.rank == 1, score.tie_breaks[0])
        for score in scores
    ]
    if not rival or view.agency is None:
        return columns
    (own,) = columns
    groups = complete_groups(row_actions(view.agency), manager_of(view.options.solo_level))
    agency = Column(None, {line.code: line for line in rival}, total(rival), False, groups)
    best = max((own.total, own.estates), (agency.total, agency.estates))
    return [
        Column(one.seat, one.lines, one.total, (one.total, one.estates) == best, one.estates) for one in (own, agency)
    ]


def rows_of(columns: list[Column]) -> list[str]:
    """The codes of all rows, in the order in which they are filled in."""
    rows = list(columns[0].lines)
    return [*rows, *_AGENCY_ROWS] if columns[-1].seat is None else rows


def line_at(column: Column, code: str) -> ScoreLine | None:
    """What a column has in a row."""
    return column.lines.get(_AGENCY_CODES.get(code, code) if column.seat is None else code)


def has_tie(columns: list[Column]) -> bool:
    return len({column.total for column in columns}) < len(columns)


def height(columns: list[Column]) -> int:
    return _HEAD + _ROW * (len(rows_of(columns)) + 1 + has_tie(columns)) + 2 * _PAD - 6


# --- drawing ----------------------------------------------------------------------------------------------------------


def draw_score_sheet(scene: Scene, y: int, columns: list[Column]) -> None:
    canvas, _, voice = scene
    left, right = theme.MARGIN, canvas.width - theme.MARGIN
    canvas.card((left, y, right, y + height(columns)))
    breadth = (right - left - _FIRST - _PAD) // len(columns)
    for place, column in enumerate(columns):
        x = left + _FIRST + place * breadth
        color = theme.FRESH if column.won else _STRIPE
        canvas.rounded((x + 4, y + 8, x + breadth - 4, y + height(columns) - 8), color, theme.RADIUS_SMALL)
        _draw_head(canvas, x, y + _PAD - 6, breadth, column, voice)
    top = y + _PAD + _HEAD - 6
    for number, code in enumerate(rows_of(columns)):
        if number % 2 == 0:
            canvas.fill((left + 8, top, left + _FIRST - 6, top + _ROW), _STRIPE)
        middle = top + _ROW / 2
        canvas.centred(_sign(code), left + _PAD + 22, middle)
        _draw_label(canvas, left + _PAD + 54, middle, voice.line(code))
        for place, column in enumerate(columns):
            _draw_figure(canvas, left + _FIRST + place * breadth, middle, breadth, line_at(column, code))
        top += _ROW
    _draw_totals(scene, top, breadth, columns)


def _draw_head(canvas: Canvas, x: int, y: int, breadth: int, column: Column, voice: Voice) -> None:
    mark = glyphs.seat(column.seat, 36) if column.seat is not None else icons.agency(40)
    name = voice.drawn_name(column.seat) if column.seat is not None else voice("agency-short")
    canvas.centred(mark, x + 28, y + 30)
    room = breadth - 58
    lines = fonts.wrap(name, room, 22, theme.BOLD, 2)
    if lines[0].endswith(fonts.ELLIPSIS):  # not even its first word has room
        lines = (fonts.shorten(name, room, 22, theme.BOLD),)
    for row, line in enumerate(lines):
        canvas.text(x + 50, y + (38 if len(lines) == 1 else 26) + 24 * row, line, 22, theme.BOLD)


def _sign(code: str) -> Image.Image:
    signs = {
        "plans": icons.plan(42),
        "parks": icons.action("park", 40),
        "pools": icons.action("pool", 40),
        "temps": icons.action("temp", 40),
        "estates": icons.estate(42),
        "bis": icons.action("bis", 40),
        "strikes": icons.strike(40),
        "roundabouts": icons.roundabout(40),
        "temp_cards": icons.action("temp", 40),
        "fence_cards": icons.action("fence", 40),
    }
    return signs[code]


def _draw_label(canvas: Canvas, x: int, middle: float, text: str) -> None:
    room = _FIRST - 82
    size = fonts.fitting(text, room, 26, theme.MEDIUM)
    canvas.text_beside(x, middle, text, size, theme.MEDIUM, most=room)


def _draw_figure(canvas: Canvas, x: int, middle: float, breadth: int, line: ScoreLine | None) -> None:
    """The points, and beside them what earned them."""
    if line is None:
        canvas.text_beside(x + breadth / 2, middle, "–", theme.BODY, theme.MEDIUM, theme.MUTED, "middle")
        return
    split = max(breadth // 2 - 26, 58)
    canvas.text_beside(x + split, middle, figure(line.points), 29, theme.BOLD, across="right")
    detail = earned(line)
    size = fonts.fitting(detail, breadth - split - 14, 22)
    canvas.text_beside(x + split + 9, middle, detail, size, theme.REGULAR, theme.MUTED)


def earned(line: ScoreLine) -> str:
    """``"8·0·5"`` for three plans or streets, ``"× 3"`` for things that are counted."""
    counts = [value for key, value in line.detail.items() if isinstance(value, int) and not key.startswith("value")]
    if line.code in ("plans", "parks"):
        return "·".join(map(str, counts)) if any(counts) else ""
    return f"× {sum(counts)}" if sum(counts) else ""


def _draw_totals(scene: Scene, y: int, breadth: int, columns: list[Column]) -> None:
    canvas, _, voice = scene
    left = theme.MARGIN
    canvas.fill((left + _PAD, y, left + _FIRST + breadth * len(columns) - 4, y + 3), theme.INK)
    middle = y + _ROW / 2 + 2
    canvas.text_beside(left + _PAD + 54, middle, voice("total"), 29, theme.BOLD)
    for place, column in enumerate(columns):
        centre = left + _FIRST + (place + 0.5) * breadth
        width = canvas.text_beside(centre, middle, figure(column.total), 36, theme.BLACK_WEIGHT, across="middle")
        if column.won and len(columns) > 1:
            canvas.centred(glyphs.crown(30), centre - width / 2 - 22, middle - 1)
        if has_tie(columns):
            text = str(column.estates)
            canvas.text_beside(centre, middle + _ROW, text, theme.SMALL, theme.MEDIUM, theme.MUTED, "middle")
    if has_tie(columns):
        canvas.centred(icons.estate(38), left + _PAD + 22, middle + _ROW)
        _draw_label(canvas, left + _PAD + 54, middle + _ROW, voice("tie"))
