"""The end: the score sheet, and everybody's streets."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.core import Seat, SeatScore, Verdict
from games.welcome_to.scoring import final_result, result
from games.welcome_to.state import State
from renderers import glyphs, header, theme
from renderers.canvas import Box, Canvas, sheet
from renderers.core import Say, Table
from renderers.text import figure, with_real_minus
from renderers.welcome_to import score_sheet, small_streets
from renderers.welcome_to.lots import FINAL, FINAL_ALONE, Scale
from renderers.welcome_to.voice import SENTENCES, Scene, Voice

_SHEET = header.HEIGHT + theme.GAP
_PAD = 12
_NAME = 50


def scores(view: State) -> tuple[SeatScore, ...]:
    """The final score sheets; before the end, as if it ended now."""
    return final_result(view).seats


def verdict(view: State) -> Verdict | None:
    """How a solo game ended."""
    ended = result(view)
    return ended.verdict if ended is not None else None


def outcome(view: State, voice: Voice, *, aloud: bool) -> str:
    """Who won, or how the solo game ended; names for reading aloud or for drawing."""
    ended = verdict(view)
    if ended is not None:
        return verdict_words(ended, voice.table.say)
    best = [score for score in scores(view) if score.rank == 1]
    winners = [score.seat for score in best]
    names = voice.names(winners) if aloud else voice.drawn_names(winners)
    return voice("winner" if len(winners) == 1 else "winners", names=names, points=best[0].total)


def verdict_words(ended: Verdict, say: Say) -> str:
    params = {**ended.params, "margin": abs(int(ended.params.get("margin", 0)))}
    return with_real_minus(SENTENCES.phrase("verdict", ended.code, params, say))


def draw_final(view: State, table: Table) -> Image.Image:
    voice = Voice(table)
    sheets = scores(view)
    columns = score_sheet.columns_of(view, sheets)
    top = _SHEET + score_sheet.height(columns) + theme.GAP
    canvas = Canvas(_ground(len(sheets), top).copy())
    scene = Scene(canvas, view, voice)
    _draw_top(scene)
    score_sheet.draw_score_sheet(scene, _SHEET, columns)
    for score in sheets:
        _draw_streets(scene, _panel(len(sheets), score.seat, top), score)
    return canvas.image


def _draw_top(scene: Scene) -> None:
    canvas, view, voice = scene
    canvas.stamp(header.band(canvas.width), 0, 0)
    ended = verdict(view)
    sign = glyphs.crown(92)
    if ended is not None and not ended.won:
        sign = glyphs.flag(80) if ended.won is False else glyphs.star(92)
    canvas.centred(sign, canvas.width - theme.MARGIN - 46, header.HEIGHT / 2 - 4)
    room = canvas.width - 2 * theme.MARGIN - 110
    header.draw_titles(canvas, voice("title-final"), outcome(view, voice, aloud=False), room)


# --- everybody's streets ----------------------------------------------------------------------------------------------


def _scale(seats: int) -> Scale:
    return FINAL_ALONE if seats == 1 else FINAL


def _panel(seats: int, seat: Seat, top: int) -> Box:
    """Two beside each other; a single one has all the room."""
    width = theme.WIDTH - 2 * theme.MARGIN if seats == 1 else (theme.WIDTH - 2 * theme.MARGIN - theme.GAP) // 2
    height = _NAME + small_streets.height(_scale(seats)) + _PAD + 4
    row, column = divmod(seat, 2)
    x, y = theme.MARGIN + column * (width + theme.GAP), top + row * (height + theme.GAP)
    return x, y, x + width, y + height


@lru_cache(maxsize=6)
def _ground(seats: int, top: int) -> Image.Image:
    canvas = sheet(theme.WIDTH, _panel(seats, seats - 1, top)[3] + theme.MARGIN)
    for seat in range(seats):
        left, upper, right, lower = _panel(seats, seat, top)
        canvas.card((left, upper, right, lower))
        small_streets.draw_ground(canvas, left + _PAD, upper + _NAME, _scale(seats))
    return canvas.image


def _draw_streets(scene: Scene, panel: Box, score: SeatScore) -> None:
    canvas, view, voice = scene
    left, top, right, _ = panel
    middle = top + _NAME / 2
    seats = len(view.players)
    taken = canvas.text_beside(
        right - _PAD - 4, middle, figure(score.total), theme.HEADING, theme.BLACK_WEIGHT, across="right"
    )
    if score.rank == 1 and seats > 1:
        canvas.centred(glyphs.crown(40), right - _PAD - taken - 32, middle - 1)
        taken += 48
    canvas.centred(glyphs.seat(score.seat, 36), left + _PAD + 18, middle)
    room = right - left - 2 * _PAD - taken - 64
    canvas.text_beside(left + _PAD + 46, middle, voice.drawn_name(score.seat), theme.BODY, theme.BOLD, most=room)
    sheet = view.players[score.seat].sheet
    small_streets.draw_small_streets(canvas, left + _PAD, top + _NAME, sheet, _scale(seats))
