"""The end: the verdict, the score sheet, and everybody's palaces with open screens."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.carrara.state import State
from renderers import glyphs, header, theme
from renderers.canvas import Box, Canvas, sheet
from renderers.carrara import player_panel, score_sheet
from renderers.carrara.outcome import outcome, score_sheets, verdict_lines
from renderers.carrara.player_panel import Measure
from renderers.carrara.scene import Scene
from renderers.carrara.scenery import band, vignette
from renderers.carrara.voice import Voice
from renderers.core import Table

_TOP = header.HEIGHT + theme.GAP
_VERDICT = 136


def draw_final(view: State, table: Table) -> Image.Image:
    voice = Voice(view, table)
    sheets = score_sheets(view)
    seats = len(view.players)
    size = player_panel.measure(view, voice, range(seats))
    verdict = verdict_lines(view, voice)
    top = _TOP + (_VERDICT + theme.GAP if verdict else 0)
    players = top + score_sheet.height(sheets, view.solo) + theme.GAP
    canvas = Canvas(_ground(seats, size, players).copy())
    scene = Scene(canvas, view, voice)
    _draw_top(scene)
    if verdict is not None:
        _draw_verdict(canvas, *verdict)
    score_sheet.draw_score_sheet(canvas, top, sheets, voice, solo=view.solo)
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
