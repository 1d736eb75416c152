"""The end: every town with its points, and the score sheet."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.first_edition import SeatScore
from games.tiny_towns import GAME
from games.tiny_towns.ranking import fed_now, points_now
from games.tiny_towns.state import SQUARES, Building, State
from renderers import fonts, glyphs, header, theme
from renderers.canvas import Box, Canvas, sheet
from renderers.core import Table
from renderers.text import figure
from renderers.tiny_towns import grid, score_sheet, tiles, town_panel
from renderers.tiny_towns.board import draw_frames
from renderers.tiny_towns.points import square_points
from renderers.tiny_towns.scene import Scene
from renderers.tiny_towns.voice import Voice

_TOWNS = header.HEIGHT + theme.GAP


def scores(view: State) -> tuple[SeatScore, ...]:
    """The final score sheets; before the end, as if it ended now."""
    result = GAME.result(view)
    return result.seats if result else tuple(points_now(view, seat) for seat in range(len(view.players)))


def outcome(view: State, voice: Voice, *, aloud: bool) -> str:
    """Who won, or how well the solo game went; names for reading aloud or for drawing."""
    sheets = scores(view)
    best = max(sheet.total for sheet in sheets if sheet.rank == 1)
    result = GAME.result(view)
    if result is not None and result.verdict is not None:
        return voice("solo-end", points=best, rank=voice.rank(result.verdict.code))
    winners = [sheet.seat for sheet in sheets if sheet.rank == 1]
    names = voice.names(winners) if aloud else voice.drawn_names(winners)
    return voice("winner" if len(winners) == 1 else "winners", names=names, points=best)


def draw_final(view: State, table: Table) -> Image.Image:
    voice = Voice(view, table)
    sheets = scores(view)
    seats = len(sheets)
    top = _TOWNS + grid.height(seats) + theme.GAP
    canvas = Canvas(_ground(seats, top + score_sheet.height(sheets) + theme.MARGIN).copy())
    canvas.stamp(header.band(canvas.width), 0, 0)
    alone = seats == 1
    canvas.centred(
        glyphs.star(92) if alone else glyphs.crown(92), canvas.width - theme.MARGIN - 46, header.HEIGHT / 2 - 4
    )
    room = canvas.width - 2 * theme.MARGIN - 110
    header.draw_titles(canvas, voice("title-final"), outcome(view, voice, aloud=False), room)
    scene = Scene(canvas, view, voice)
    for score in sheets:
        _draw_town(scene, grid.panel(seats, score.seat, _TOWNS), score)
    score_sheet.draw_score_sheet(canvas, top, sheets, voice)
    return canvas.image


@lru_cache(maxsize=2)
def _ground(seats: int, height: int) -> Image.Image:
    canvas = sheet(theme.WIDTH, height)
    draw_frames(canvas, _TOWNS, seats)
    return canvas.image


def _draw_town(scene: Scene, panel: Box, score: SeatScore) -> None:
    seats = len(scene.view.players)
    won = score.rank == 1 and seats > 1
    town_panel.draw_name(scene, panel, score.seat, glyphs.crown(46) if won else None)
    _draw_squares(scene, panel[0] + grid.PAD, panel[1] + grid.NAME_ROW, grid.cell(seats), score)
    _draw_column(scene, town_panel.column(panel, grid.cell(seats)), score)


def _draw_column(scene: Scene, box: Box, score: SeatScore) -> None:
    """The total, the place or rank, and when the town was finished."""
    canvas, view, voice = scene
    left, top, right, _ = box
    room = right - left
    taken = canvas.text_beside(left, top + 50, figure(score.total), 84, theme.BLACK_WEIGHT, theme.INK)
    canvas.centred(glyphs.star(48), left + taken + 36, top + 50)
    below = top + 132
    result = GAME.result(view)
    if result is not None and result.verdict is not None:
        canvas.paragraph(left, below, voice.rank(result.verdict.code), room, theme.HEADING, theme.BOLD)
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
    """The town with its points; leftover cubes are fading away."""
    canvas, view, voice = scene
    alone, together = square_points(view, score.seat, score)
    fed = fed_now(view, score.seat)
    for square, content in enumerate(view.players[score.seat].town.squares):
        left, top = tiles.cell_corner(square, cell)
        short = voice.short(content.card) if isinstance(content, Building) else ""
        piece = tiles.tile(content, "", short, voice.letters, cell, fed=SQUARES[square] in fed)
        if isinstance(content, str):
            piece = Image.blend(tiles.tile(None, "", "", voice.letters, cell), piece, 0.4)
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
