"""The end: every town with its points, and the score sheet."""

from __future__ import annotations

from PIL import Image

from games.core import Result, ScoreLine, SeatScore
from games.tiny_towns.scoring import fed_now, points_by_square, result
from games.tiny_towns.state import SQUARES, State
from renderers import fonts, glyphs, header, theme
from renderers.canvas import Box, Canvas
from renderers.page import Page
from renderers.score_sheet import Cell, Column, Row, ScoreSheet
from renderers.text import figure
from renderers.tiny_towns import board, tiles
from renderers.tiny_towns.icons import icon
from renderers.tiny_towns.voice import Scene, Voice

_TOWNS = header.HEIGHT + theme.GAP


def result_of(view: State) -> Result:
    found = result(view)
    assert found is not None, "the game is not over"
    return found


def outcome(view: State, voice: Voice, *, aloud: bool) -> str:
    """Who won, or how well the solo game went; names for reading aloud or for drawing."""
    found = result_of(view)
    if found.verdict is not None:
        return voice("solo-end", points=found.seats[0].total, rank=voice.rank(found.verdict.code))
    return voice.winners(found.seats, aloud=aloud)


def draw_final(view: State, voice: Voice) -> Page:
    scores = result_of(view).seats
    seats, score_sheet = len(scores), _score_sheet(scores, voice)
    top = board.town_box(seats, seats - 1, _TOWNS)[3] + theme.GAP
    canvas = board.ground(seats, _TOWNS, top + score_sheet.height + theme.MARGIN)
    sign = glyphs.star(92) if seats == 1 else glyphs.crown(92)
    header.draw_final_titles(canvas, sign, voice("title-final"), outcome(view, voice, aloud=False))
    scene = Scene(canvas, view, voice)
    for score in scores:
        _draw_town(scene, board.town_box(seats, score.seat, _TOWNS), score)
    score_sheet.draw(canvas, top)
    return canvas


def _draw_town(scene: Scene, panel: Box, score: SeatScore) -> None:
    """The town with its points; leftover cubes fade away."""
    canvas, view, _ = scene
    seats, town = len(view.players), view.players[score.seat].town
    won = score.rank == 1 and seats > 1
    board.draw_name(scene, panel, score.seat, glyphs.crown(46) if won else None)
    alone, together = points_by_square(view, score.seat)
    fed, cell = fed_now(view, score.seat), board.CELL[seats]
    for square, content in enumerate(town.squares):
        left, top = tiles.cell_corner(square, cell)
        x, y = panel[0] + board.PAD + left, panel[1] + board.NAME_ROW + top
        piece = tiles.tile_of(content, "", cell, fed=SQUARES[square] in fed)
        if isinstance(content, str):
            piece = Image.blend(tiles.tile_of(None, "", cell), piece, 0.4)
        canvas.stamp(piece, x, y)
        if square in alone:
            _draw_badge(canvas, x + cell, y, figure(alone[square]), alone[square])
        elif square in together:
            _draw_badge(canvas, x + cell, y, f"Σ {figure(together[square])}", together[square])
    _draw_beside(scene, board.beside_town(panel, seats), score)


def _draw_beside(scene: Scene, box: Box, score: SeatScore) -> None:
    """The total, the place or rank, and when the town was finished."""
    canvas, view, voice = scene
    left, top, right, _ = box
    room = right - left
    taken = canvas.text_beside(left, top + 50, figure(score.total), 84, theme.BLACK_WEIGHT, theme.INK)
    canvas.centred(glyphs.star(48), left + taken + 36, top + 50)
    below = top + 132
    verdict = result_of(view).verdict
    place = voice("place", place=score.rank) if verdict is None else voice.rank(verdict.code)
    canvas.paragraph(left, below, place, room, theme.HEADING, theme.BOLD)
    player = view.players[score.seat]
    notes = [] if player.finished is None else [voice("finished-round", round=player.finished)]
    if player.kept is not None and player.town.monument is None:
        notes.append(voice("unbuilt", card=voice.card(player.kept)))
    for note in notes:
        below += 42
        below = canvas.paragraph(left, below, note, room, 22, theme.MEDIUM, theme.MUTED, lines=4) - 28


def _draw_badge(canvas: Canvas, right: int, top: int, text: str, points: int) -> None:
    color = theme.GOLD if points > 0 else theme.CREAM if points == 0 else theme.ALERT
    height = 30
    width = max(height, fonts.width(text, 23, theme.BOLD) + 14)
    box = (right - width + 3, top - 3, right + 3, top + height - 3)
    canvas.rounded((box[0] - 2, box[1] - 2, box[2] + 2, box[3] + 2), theme.INK, 17)
    canvas.rounded(box, color, 15)
    ink = theme.readable_on(color)
    canvas.text_beside((box[0] + box[2]) / 2, (box[1] + box[3]) / 2, text, 23, theme.BOLD, ink, "middle")


# --- the score sheet: a row for every card, a column for every seat ---------------------------------------------------


def _score_sheet(scores: tuple[SeatScore, ...], voice: Voice) -> ScoreSheet:
    rows = tuple(Row(icon(line.code, 42), voice.score_line(line.code)) for line in scores[0].lines)
    columns = tuple(Column(score, voice.drawn_name(score.seat), tuple(map(_cell, score.lines))) for score in scores)
    ties = Row(icon("empty_squares", 42), voice("tie-empty")), Row(icon("cottage", 42), voice("tie-cottages"))
    return ScoreSheet(rows, columns, voice("total"), ties)


def _cell(line: ScoreLine) -> Cell | None:
    """The points, and how many buildings earned them or which monument it was."""
    card, count = line.detail.get("card"), line.detail.get("count", 0)
    if not card and not count:
        return None
    return Cell(line.points, icon(str(card), 40) if card else f"× {count}")
