"""The end: who has won, the score sheet, and everybody's palaces with open screens."""

from __future__ import annotations

from msgspec.structs import replace

from games.carrara.scoring import final_lines, result, tie_breaks
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import State
from games.core import ScoreLine, SeatScore
from renderers import glyphs, header, theme
from renderers.carrara import icons, player_panel, scenery
from renderers.carrara.icons import UNKNOWN, cost_block, stone
from renderers.carrara.voice import Scene, Voice
from renderers.page import Page
from renderers.score_sheet import VERDICT_HEIGHT, Cell, Column, Row, ScoreSheet, draw_verdict
from renderers.sentences import dashed


def draw_final(view: State, voice: Voice) -> Page:
    canvas, y, scores = scenery.page(), header.HEIGHT + theme.GAP, scores_of(view)
    line = outcome(view, voice, aloud=False)
    header.draw_final_titles(canvas, glyphs.crown(92), voice("title-final"), line)
    verdict = verdict_lines(view, voice)
    if verdict is not None:
        draw_verdict(canvas, y, glyphs.star(96), *verdict, won=scores[0].rank == 1)
        y += VERDICT_HEIGHT + theme.GAP
    score_sheet = _score_sheet(view, scores, voice)
    score_sheet.draw(canvas, y)
    y = player_panel.draw_players(Scene(canvas, view, voice), y + score_sheet.height + theme.GAP, scores)
    return canvas.down_to(y + theme.MARGIN)


# --- the score sheet --------------------------------------------------------------------------------------------------


def _score_sheet(view: State, scores: tuple[SeatScore, ...], voice: Voice) -> ScoreSheet:
    """Stones don't break a tie against the House."""
    signs = (glyphs.star(40), glyphs.flag(40), icons.chest(40), cost_block(40, "Σ"), icons.coin(40))
    return ScoreSheet(
        rows=tuple(Row(sign, voice.score_line(line.code)) for sign, line in zip(signs, scores[0].lines, strict=True)),
        columns=tuple(Column(score, voice.drawn_name(score.seat), tuple(map(_cell, score.lines))) for score in scores),
        total=voice("total"),
        tie_breaks=() if view.solo else (Row(stone(UNKNOWN, 38), voice("tie-stones")),),
    )


def _cell(line: ScoreLine) -> Cell | None:
    """The points, and beside them how many things earned them."""
    count = line.detail[line.code] if line.code in ("objects", "coins") else 0
    return Cell(line.points, f"({count})" if count else "") if line.points or count else None


# --- who has won, and how it was reckoned -----------------------------------------------------------------------------


def scores_of(view: State) -> tuple[SeatScore, ...]:
    """One for every player; the House of Malaspina has one too, and wins a tie."""
    found = result(view)
    if found is None:
        raise ValueError("the game is not over")
    if found.verdict is None:
        return found.seats
    [own], lines, won = found.seats, final_lines(view, HOUSE_SEAT), bool(found.verdict.won)
    total, ties = sum(line.points for line in lines), tie_breaks(view, HOUSE_SEAT)
    return replace(own, rank=1 if won else 2), SeatScore(HOUSE_SEAT, total, lines, ties, 2 if won else 1)


def outcome(view: State, voice: Voice, *, aloud: bool) -> str:
    """Who won; names for reading aloud or for drawing."""
    scores = scores_of(view)
    if not view.solo:
        return voice.winners(scores, aloud=aloud)
    name = (voice.name if aloud else voice.drawn_name)(0)
    own, house = scores
    return voice("solo-won" if own.rank == 1 else "solo-lost", name=name, own=own.total, house=house.total)


def verdict_lines(view: State, voice: Voice) -> tuple[str, str] | None:
    """The rank reached against the House and the sum behind it; None unless it was a solo game."""
    found = result(view)
    verdict = found.verdict if found is not None else None
    if verdict is None:
        return None
    level, figures = voice(f"rival-{verdict.params['level']}"), verdict.params
    total, bonus, rank = figures["total"], figures["bonus"], figures["rank_score"]
    reckoned = voice("rank-score", level=level, total=total, bonus=bonus, sum=rank)
    return voice(f"rank-{dashed(verdict.code)}"), reckoned
