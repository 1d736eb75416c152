"""The end: who has won, the score sheet, and everybody's palaces with open screens."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.carrara.data import DATA
from games.carrara.scoring import final_lines, result, tie_breaks
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import State
from games.core import Result, ScoreLine, SeatScore
from renderers import glyphs, header, theme
from renderers.canvas import Canvas, blank
from renderers.carrara import icons, player_panel
from renderers.carrara.icons import UNKNOWN, cost_block, stone
from renderers.carrara.player_panel import Measure
from renderers.carrara.scene import Scene, band
from renderers.carrara.voice import Voice
from renderers.score_sheet import VERDICT_HEIGHT, Cell, Column, Row, ScoreSheet, draw_verdict

_TOP = header.HEIGHT + theme.GAP


def draw_final(view: State, voice: Voice) -> Image.Image:
    scores, seats = scores_of(view), len(view.players)
    drawn, verdict = _score_sheet(view, scores, voice), verdict_lines(view, voice)
    size = player_panel.measure(view, voice, range(seats))
    top = _TOP + (VERDICT_HEIGHT + theme.GAP if verdict else 0)
    players = top + drawn.height + theme.GAP
    canvas = Canvas(_ground(seats, size, players).copy())
    scene = Scene(canvas, view, voice)
    _draw_top(scene)
    if verdict is not None:
        draw_verdict(canvas, _TOP, glyphs.star(96), *verdict)
    drawn.draw(canvas, top)
    for score in scores:
        player_panel.draw_player(scene, player_panel.place(score.seat, size, players), score.seat, size, score)
    return canvas.image


@lru_cache(maxsize=2)
def _ground(seats: int, size: Measure, players: int) -> Image.Image:
    canvas = blank(theme.WIDTH, players + player_panel.total_height(seats, size) + theme.MARGIN)
    player_panel.lay_cards(canvas, seats, size, players)
    return canvas.image


def _draw_top(scene: Scene) -> None:
    canvas = scene.canvas
    canvas.stamp(band(canvas.width), 0, 0)
    canvas.centred(glyphs.crown(92), canvas.width - theme.MARGIN - 46, header.HEIGHT / 2 - 4)
    line = outcome(scene.view, scene.voice, aloud=False)
    header.draw_titles(canvas, scene.voice("title-final"), line, 110)


# --- the score sheet --------------------------------------------------------------------------------------------------


def _score_sheet(view: State, scores: tuple[SeatScore, ...], voice: Voice) -> ScoreSheet:
    """Stones don't break a tie against the House."""
    signs = (glyphs.star(40), glyphs.flag(40), icons.chest(40), cost_block(40, "Σ"), icons.coin(40))
    return ScoreSheet(
        rows=tuple(Row(sign, line_name(line, voice)) for sign, line in zip(signs, scores[0].lines, strict=True)),
        columns=tuple(Column(score, voice.drawn_name(score.seat), tuple(map(_cell, score.lines))) for score in scores),
        total=voice("total"),
        tie_breaks=() if view.solo else (Row(stone(UNKNOWN, 38), voice("tie-stones")),),
    )


def _cell(line: ScoreLine) -> Cell | None:
    """The points, and beside them how many things earned them."""
    count = line.detail[line.code] if line.code in ("objects", "coins") else 0
    return Cell(line.points, f"({count})" if count else "") if line.points or count else None


# --- who has won, and how it was reckoned -----------------------------------------------------------------------------


def finished(view: State) -> Result:
    found = result(view)
    if found is None:
        raise ValueError("the game is not over")
    return found


def scores_of(view: State) -> tuple[SeatScore, ...]:
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
    scores = scores_of(view)
    winners = [score.seat for score in scores if score.rank == 1]
    called = voice.name if aloud else voice.drawn_name
    if not view.solo:
        names = " & ".join(map(called, winners))
        return voice("winner" if len(winners) == 1 else "winners", names=names, points=scores[winners[0]].total)
    message = "solo-won" if winners == [0] else "solo-lost"
    return voice(message, name=called(0), own=scores[0].total, house=scores[1].total)


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


def is_tied(scores: tuple[SeatScore, ...]) -> bool:
    """Whether leftover stones had to break a tie."""
    return len({score.total for score in scores}) < len(scores)


def line_name(line: ScoreLine, voice: Voice) -> str:
    return voice(f"line-{line.code}", objects=DATA.final.per_object, coins=DATA.final.coins_per_point)
