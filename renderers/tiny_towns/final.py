"""The end: every town with its points, and the score sheet."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.core import Result, ScoreLine, SeatScore
from games.tiny_towns.scoring import fed_now, points_by_square, result
from games.tiny_towns.state import SQUARES, State
from renderers import fonts, glyphs, header, theme
from renderers.canvas import Box, Canvas, sheet
from renderers.core import Table
from renderers.text import figure
from renderers.tiny_towns import cards, tiles, towns
from renderers.tiny_towns.icons import hidden_monument, icon
from renderers.tiny_towns.voice import Scene, Voice

_TOWNS = header.HEIGHT + theme.GAP
#: The score sheet: the rows with the names and with each card, the first column, and the frame.
_HEAD = 62
_ROW = 46
_FIRST = 330
_PAD = 18
_STRIPE = theme.mix(theme.CARD, theme.PAPER, 0.55)


def result_of(view: State) -> Result:
    found = result(view)
    assert found is not None, "the game is not over"
    return found


def outcome(view: State, voice: Voice, *, aloud: bool) -> str:
    """Who won, or how well the solo game went; names for reading aloud or for drawing."""
    found = result_of(view)
    best = max(score.total for score in found.seats)
    if found.verdict is not None:
        return voice("solo-end", points=best, rank=voice.rank(found.verdict.code))
    winners = [score.seat for score in found.seats if score.rank == 1]
    names = voice.names(winners) if aloud else voice.drawn_names(winners)
    return voice("winner" if len(winners) == 1 else "winners", names=names, points=best)


def draw_final(view: State, table: Table) -> Image.Image:
    voice, sheets = Voice(view, table), result_of(view).seats
    seats = len(sheets)
    top = _TOWNS + towns.height(seats) + theme.GAP
    canvas = Canvas(_ground(seats, top + _sheet_height(sheets) + theme.MARGIN).copy())
    canvas.stamp(header.band(canvas.width), 0, 0)
    sign = glyphs.star(92) if seats == 1 else glyphs.crown(92)
    canvas.centred(sign, canvas.width - theme.MARGIN - 46, header.HEIGHT / 2 - 4)
    room = canvas.width - 2 * theme.MARGIN - 110
    header.draw_titles(canvas, voice("title-final"), outcome(view, voice, aloud=False), room)
    scene = Scene(canvas, view, voice)
    for score in sheets:
        _draw_town(scene, towns.place(seats, score.seat, _TOWNS), score)
    _draw_score_sheet(canvas, top, sheets, voice)
    return canvas.image


@lru_cache(maxsize=2)
def _ground(seats: int, height: int) -> Image.Image:
    canvas = sheet(theme.WIDTH, height)
    towns.draw_frames(canvas, _TOWNS, seats)
    return canvas.image


def _draw_town(scene: Scene, panel: Box, score: SeatScore) -> None:
    seats = len(scene.view.players)
    won = score.rank == 1 and seats > 1
    towns.draw_name(scene, panel, score.seat, glyphs.crown(46) if won else None)
    _draw_squares(scene, panel[0] + towns.PAD, panel[1] + towns.NAME_ROW, towns.CELL[seats], score)
    _draw_beside(scene, towns.column(panel, seats), score)


def _draw_beside(scene: Scene, box: Box, score: SeatScore) -> None:
    """The total, the place or rank, and when the town was finished."""
    canvas, view, voice = scene
    left, top, right, _ = box
    room = right - left
    taken = canvas.text_beside(left, top + 50, figure(score.total), 84, theme.BLACK_WEIGHT, theme.INK)
    canvas.centred(glyphs.star(48), left + taken + 36, top + 50)
    below = top + 132
    verdict = result_of(view).verdict
    if verdict is not None:
        canvas.paragraph(left, below, voice.rank(verdict.code), room, theme.HEADING, theme.BOLD)
    else:
        canvas.text(left, below, voice("place", place=score.rank), theme.HEADING, theme.BOLD, most=room)
    player = view.players[score.seat]
    notes = [] if player.finished is None else [voice("finished-round", round=player.finished)]
    if player.kept is not None and player.town.monument is None:
        notes.append(voice("unbuilt", card=voice.card(player.kept)))
    for note in notes:
        below += 42
        below = canvas.paragraph(left, below, note, room, 22, theme.MEDIUM, theme.MUTED, lines=3) - 28


def _draw_squares(scene: Scene, x: int, y: int, cell: int, score: SeatScore) -> None:
    """The town with its points; leftover cubes fade away."""
    canvas, view, voice = scene
    alone, together = points_by_square(view, score.seat)
    fed = fed_now(view, score.seat)
    for square, content in enumerate(view.players[score.seat].town.squares):
        left, top = tiles.cell_corner(square, cell)
        piece = tiles.tile_of(content, "", voice, cell, fed=SQUARES[square] in fed)
        if isinstance(content, str):
            piece = Image.blend(tiles.tile_of(None, "", voice, cell), piece, 0.4)
        canvas.stamp(piece, x + left, y + top)
        if square in alone:
            _draw_badge(canvas, x + left + cell, y + top, figure(alone[square]), alone[square])
        elif square in together:
            _draw_badge(canvas, x + left + cell, y + top, f"Σ {figure(together[square])}", together[square])


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


def _sheet_height(sheets: tuple[SeatScore, ...]) -> int:
    return _HEAD + _ROW * (len(sheets[0].lines) + 1 + len(_tie_rows(sheets))) + 2 * _PAD - 6


def _tie_rows(sheets: tuple[SeatScore, ...]) -> tuple[tuple[str, int], ...]:
    """What decides between equal totals: a message, and which tie-break it shows. Nothing if no totals are equal."""
    totals = [score.total for score in sheets]
    if len(set(totals)) == len(totals):
        return ()
    return ("tie-empty", 0), ("tie-cottages", 1)


def _draw_score_sheet(canvas: Canvas, y: int, sheets: tuple[SeatScore, ...], voice: Voice) -> None:
    left, right, bottom = theme.MARGIN, canvas.width - theme.MARGIN, y + _sheet_height(sheets)
    canvas.card((left, y, right, bottom))
    column = (right - left - _FIRST - _PAD) // len(sheets)
    for score in sheets:
        x = left + _FIRST + score.seat * column
        color = theme.FRESH if score.rank == 1 else _STRIPE
        canvas.rounded((x + 4, y + 8, x + column - 4, bottom - 8), color, theme.RADIUS_SMALL)
        _draw_column(canvas, x, y + _PAD - 6, column, score, _tie_rows(sheets), voice)
    top = y + _PAD + _HEAD - 6
    for number, line in enumerate(sheets[0].lines):
        if number % 2 == 0:
            canvas.fill((left + 8, top, left + _FIRST - 6, top + _ROW), _STRIPE)
        _draw_label(canvas, left + _PAD, top, line, voice)
        top += _ROW
    canvas.fill((left + _PAD, top, left + _FIRST + column * len(sheets) - 4, top + 3), theme.INK)
    x, middle = left + _PAD + 56, top + _ROW / 2
    canvas.text_beside(x, middle + 2, voice("total"), theme.BODY, theme.BOLD)
    for row, (message, _) in enumerate(_tie_rows(sheets), start=1):
        canvas.text_beside(x, middle + row * _ROW, voice(message), 22, theme.REGULAR, theme.MUTED, most=_FIRST - 90)


def _draw_column(
    canvas: Canvas, x: int, y: int, column: int, score: SeatScore, ties: tuple[tuple[str, int], ...], voice: Voice
) -> None:
    """The name, the points of every line, the total, and the tie-breaks."""
    canvas.centred(glyphs.seat(score.seat, 34), x + 26, y + 30)
    name, room = voice.drawn_name(score.seat), column - 56
    lines = len(fonts.wrap(name, room, 21, theme.BOLD, 2))
    canvas.paragraph(x + 47, y + (37 if lines == 1 else 26), name, room, 21, theme.BOLD, lines=2, leading=23)
    centre, middle = x + column / 2, y + _HEAD + _ROW / 2
    for line in score.lines:
        _draw_figure(canvas, centre, middle, line)
        middle += _ROW
    canvas.text_beside(centre, middle + 2, figure(score.total), theme.HEADING, theme.BLACK_WEIGHT, across="middle")
    for row, (_, place) in enumerate(ties, start=1):
        text = str(abs(score.tie_breaks[place]))
        canvas.text_beside(centre, middle + row * _ROW, text, theme.SMALL, theme.MEDIUM, theme.MUTED, "middle")


def _draw_label(canvas: Canvas, x: int, y: int, line: ScoreLine, voice: Voice) -> None:
    middle = y + _ROW / 2
    piece = {"empty_squares": cards.empty_square_piece(32), "monument": hidden_monument(40)}.get(line.code)
    canvas.centred(piece or icon(line.code, 42), x + 22, middle)
    canvas.text_beside(x + 56, middle, voice.score_line(line.code), theme.SMALL, theme.MEDIUM, most=_FIRST - 90)


def _draw_figure(canvas: Canvas, centre: float, middle: float, line: ScoreLine) -> None:
    """The points, and beside them how many buildings earned them or which monument it was."""
    card, count = line.detail.get("card"), line.detail.get("count", 0)
    if not card and not count:
        canvas.text_beside(centre, middle, "–", theme.BODY, theme.MEDIUM, theme.MUTED, "middle")
        return
    canvas.text_beside(centre - 6, middle, figure(line.points), theme.BODY, theme.BOLD, across="right")
    if card:
        canvas.centred(icon(str(card), 40), centre + 28, middle)
    else:
        canvas.text_beside(centre + 8, middle, f"× {count}", 22, theme.REGULAR, theme.MUTED)
