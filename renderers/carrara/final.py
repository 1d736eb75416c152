"""The end: who has won, the score sheet, and everybody's palaces with open screens."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.carrara.data import DATA
from games.carrara.scoring import final_lines, result, tie_breaks
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import State
from games.core import Result, ScoreLine, SeatScore
from renderers import fonts, glyphs, header, theme
from renderers.canvas import Box, Canvas, sheet
from renderers.carrara import icons, player_panel
from renderers.carrara.icons import UNKNOWN, cost_block, stone
from renderers.carrara.player_panel import Measure
from renderers.carrara.scene import Scene, band, vignette
from renderers.carrara.voice import Voice
from renderers.core import Table
from renderers.text import figure

_TOP = header.HEIGHT + theme.GAP
_VERDICT = 136
_HEAD = 70
_ROW = 58
_FIRST = 340
_PAD = 18
_STRIPE = theme.mix(theme.CARD, theme.PAPER, 0.55)
#: The detail of a line that says how many things earned its points.
_DETAIL = {"objects": "objects", "coins": "coins"}


def draw_final(view: State, table: Table) -> Image.Image:
    voice = Voice(view, table)
    sheets = score_sheets(view)
    seats = len(view.players)
    size = player_panel.measure(view, voice, range(seats))
    verdict = verdict_lines(view, voice)
    top = _TOP + (_VERDICT + theme.GAP if verdict else 0)
    players = top + _sheet_height(sheets, view.solo) + theme.GAP
    canvas = Canvas(_ground(seats, size, players).copy())
    scene = Scene(canvas, view, voice)
    _draw_top(scene)
    if verdict is not None:
        _draw_verdict(canvas, *verdict)
    _draw_score_sheet(canvas, top, sheets, voice, solo=view.solo)
    for score in sheets:
        player_panel.draw_player(scene, player_panel.place(score.seat, size, players), score.seat, size, score)
    return canvas.image


@lru_cache(maxsize=2)
def _ground(seats: int, size: Measure, players: int) -> Image.Image:
    canvas = sheet(theme.WIDTH, players + player_panel.total_height(seats, size) + theme.MARGIN)
    for seat in range(seats):
        canvas.card(player_panel.place(seat, size, players))
    if seats % 2:
        vignette(canvas, player_panel.place(seats, size, players))
    return canvas.image


def _draw_top(scene: Scene) -> None:
    canvas = scene.canvas
    canvas.stamp(band(canvas.width), 0, 0)
    canvas.centred(glyphs.crown(92), canvas.width - theme.MARGIN - 46, header.HEIGHT / 2 - 4)
    line = outcome(scene.view, scene.voice, aloud=False)
    header.draw_titles(canvas, scene.voice("title-final"), line, canvas.width - 2 * theme.MARGIN - 110)


def _draw_verdict(canvas: Canvas, rank: str, reckoned: str) -> None:
    """The rank in words, and the sum behind it."""
    box: Box = (theme.MARGIN, _TOP, canvas.width - theme.MARGIN, _TOP + _VERDICT)
    canvas.card(box, theme.FRESH, theme.GOLD)
    canvas.centred(glyphs.star(96), box[0] + 76, (box[1] + box[3]) / 2)
    canvas.text(box[0] + 150, box[1] + 64, rank, 48, theme.BLACK_WEIGHT, most=box[2] - box[0] - 170)
    canvas.text(box[0] + 150, box[1] + 108, reckoned, theme.BODY, theme.MEDIUM, most=box[2] - box[0] - 170)


# --- the score sheet: a row for everything that counts, a column for every seat ---------------------------------------


def _sheet_height(sheets: tuple[SeatScore, ...], solo: bool) -> int:
    return _HEAD + _ROW * (len(sheets[0].lines) + 1 + _tie_rows(sheets, solo)) + 2 * _PAD


def _tie_rows(sheets: tuple[SeatScore, ...], solo: bool) -> int:
    """Stones don't break a tie against the House."""
    return int(is_tied(sheets) and not solo)


def _draw_score_sheet(canvas: Canvas, y: int, sheets: tuple[SeatScore, ...], voice: Voice, *, solo: bool) -> None:
    left, right = theme.MARGIN, canvas.width - theme.MARGIN
    bottom = y + _sheet_height(sheets, solo)
    canvas.card((left, y, right, bottom))
    column = (right - left - _FIRST - _PAD) // len(sheets)
    for score in sheets:
        x = left + _FIRST + score.seat * column
        color = theme.FRESH if score.rank == 1 else _STRIPE
        canvas.rounded((x + 4, y + 8, x + column - 4, bottom - 8), color, theme.RADIUS_SMALL)
        _draw_column(canvas, x, y + _PAD, column, score, voice)
    top = y + _PAD + _HEAD
    for line in sheets[0].lines:
        _draw_label(canvas, left + _PAD, top, _line_sign(line.code), line_name(line, voice))
        top += _ROW
    canvas.fill((left + _PAD, top, right - _PAD - 4, top + 3), theme.INK)
    canvas.text_beside(left + _PAD + 60, top + _ROW / 2, voice("total"), theme.BODY, theme.BOLD)
    if _tie_rows(sheets, solo):
        _draw_label(canvas, left + _PAD, top + _ROW, stone(UNKNOWN, 40), voice("tie-stones"))
        for score in sheets:
            centre = left + _FIRST + (score.seat + 0.5) * column
            text = str(score.tie_breaks[0])
            canvas.text_beside(centre, top + 1.5 * _ROW, text, theme.BODY, theme.MEDIUM, theme.MUTED, "middle")


def _draw_label(canvas: Canvas, x: int, y: int, sign: Image.Image, text: str) -> None:
    canvas.centred(sign, x + 24, y + _ROW / 2)
    canvas.text_beside(x + 60, y + _ROW / 2, text, theme.SMALL, theme.MEDIUM, most=_FIRST - 90)


def _line_sign(code: str) -> Image.Image:
    drawn = {
        "track": glyphs.star(42),
        "announcement": glyphs.flag(42),
        "objects": icons.chest(42),
        "buildings": cost_block("Σ", 42),
        "coins": icons.coin(42),
    }
    return drawn[code]


def _draw_column(canvas: Canvas, x: int, y: int, column: int, score: SeatScore, voice: Voice) -> None:
    canvas.centred(glyphs.seat(score.seat, 38), x + 30, y + 30)
    name, room = voice.drawn_name(score.seat), column - 66
    lines = len(fonts.wrap(name, room, 23, theme.BOLD, 2))
    canvas.paragraph(x + 54, y + (38 if lines == 1 else 25), name, room, 23, theme.BOLD, lines=2, leading=26)
    middle = y + _HEAD + _ROW / 2
    for line in score.lines:
        _draw_figure(canvas, x + column / 2, middle, line)
        middle += _ROW
    canvas.text_beside(x + column / 2, middle, figure(score.total), 40, theme.BLACK_WEIGHT, across="middle")


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


# --- who has won, and how it was reckoned -----------------------------------------------------------------------------


def finished(view: State) -> Result:
    found = result(view)
    if found is None:
        raise ValueError("the game is not over")
    return found


def score_sheets(view: State) -> tuple[SeatScore, ...]:
    """One for every player; the House of Malaspina has one too, and wins a tie."""
    found = finished(view)
    if found.verdict is None:
        return found.seats
    own = found.seats[0]
    lines = final_lines(view, HOUSE_SEAT)
    total = sum(line.points for line in lines)
    won = bool(found.verdict.won)
    house = SeatScore(HOUSE_SEAT, total, lines, tie_breaks(view, HOUSE_SEAT), 2 if won else 1)
    return SeatScore(own.seat, own.total, own.lines, own.tie_breaks, 1 if won else 2), house


def outcome(view: State, voice: Voice, *, aloud: bool) -> str:
    """Who won; names for reading aloud or for drawing."""
    sheets = score_sheets(view)
    winners = [sheet.seat for sheet in sheets if sheet.rank == 1]
    if not view.solo:
        names = " & ".join(voice.name(seat, aloud=aloud) for seat in winners)
        return voice("winner" if len(winners) == 1 else "winners", names=names, points=sheets[winners[0]].total)
    message = "solo-won" if winners == [0] else "solo-lost"
    return voice(message, name=voice.name(0, aloud=aloud), own=sheets[0].total, house=sheets[1].total)


def verdict_lines(view: State, voice: Voice) -> tuple[str, str] | None:
    """The rank reached against the House and the sum behind it; None unless it was a solo game."""
    verdict = finished(view).verdict
    if verdict is None:
        return None
    level = voice.level(int(verdict.params["level"]))
    reckoned = voice(
        "rank-score",
        level=level,
        total=verdict.params["total"],
        bonus=verdict.params["bonus"],
        sum=verdict.params["rank_score"],
    )
    return voice.rank(verdict.code), reckoned


def is_tied(sheets: tuple[SeatScore, ...]) -> bool:
    """Whether leftover stones had to break a tie."""
    return len({sheet.total for sheet in sheets}) < len(sheets)


def line_name(line: ScoreLine, voice: Voice) -> str:
    return voice(f"line-{line.code}", objects=DATA.final.per_object, coins=DATA.final.coins_per_point)
