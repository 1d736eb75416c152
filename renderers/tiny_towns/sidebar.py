"""Beside the own town: what can be built, the own monument, the points so far."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from games.core import ScoreLine, Seat
from games.tiny_towns.construct import Site
from games.tiny_towns.data import DATA
from games.tiny_towns.ranking import points_now
from games.tiny_towns.state import CardId, SquareName, State
from renderers import glyphs, theme
from renderers.canvas import Canvas
from renderers.tiny_towns import cards, status
from renderers.tiny_towns.icons import hidden_monument, icon
from renderers.tiny_towns.voice import Voice

PAD = 20
_ROW = 56
#: How many cards are listed: with and without a monument below them.
_MOST_ROWS = (2, 4)
_CHIP = 42
_PILE = 84


def draw_sidebar(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    view: State,
    seat: Seat,
    voice: Voice,
    ways: dict[CardId, list[Site]],
) -> None:
    bottom = y + height
    x, width = x + PAD, width - 2 * PAD
    y += PAD
    player = view.players[seat]
    if player.turn.stage == "monument":
        y = _draw_monument_choice(canvas, x, y, width, player.dealt, player.kept, voice)
    else:
        if player.finished is None:
            rows = _MOST_ROWS[player.kept is None]
            listed = {card: found for card, found in ways.items() if card != player.kept}
            y = _draw_ways(canvas, x, y, width, listed, rows, voice, nothing=not ways)
        if player.kept is not None:
            ready = player.kept in ways
            y = _draw_monument(canvas, x, y, width, player.kept, player.town.watch, voice, ready=ready)
    y = draw_points(canvas, x, y, width, view, seat, voice)
    if status.has_pile(view) and y + _PILE <= bottom:
        _draw_pile(canvas, x, bottom - _PILE, width, view, voice)


def _title(canvas: Canvas, x: int, y: int, text: str) -> int:
    canvas.text(x, y + 24, text, theme.BODY, theme.BOLD, theme.HEADER)
    return y + 38


def _draw_ways(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    ways: dict[CardId, list[Site]],
    rows: int,
    voice: Voice,
    *,
    nothing: bool,
) -> int:
    if nothing:
        return _title(canvas, x, y, voice("can-build-nothing")) + 10
    shown = list(ways)[:rows]
    if len(ways) > len(shown):
        more = voice("can-build-more", count=len(ways) - len(shown))
        canvas.text(x + width, y + 24, more, 22, theme.MEDIUM, theme.MUTED, "right")
    y = _title(canvas, x, y, voice("can-build"))
    for card in shown:
        canvas.centred(icon(card, 50), x + 25, y + _ROW / 2)
        canvas.text(x + 62, y + 24, voice.card(card), theme.SMALL, theme.BOLD, most=width - 62)
        canvas.text(x + 62, y + 50, _squares(ways[card]), 22, theme.MEDIUM, theme.MUTED, most=width - 62)
        y += _ROW
    return y + 10


def _squares(ways: Iterable[Site]) -> str:
    """The cubes of every way to build a card."""
    return " · ".join(_row(way.removes) for way in ways)


def _row(names: tuple[SquareName, ...]) -> str:
    return " ".join(names)


def _draw_monument(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    card: CardId,
    watch: tuple[CardId, ...],
    voice: Voice,
    *,
    ready: bool,
) -> int:
    y = _title(canvas, x, y, voice("your-monument"))
    canvas.stamp(cards.wide_face(card, voice, width, ready=ready), x, y)
    for place, waiting in enumerate(watch):
        canvas.stamp(icon(waiting, 40), x + 250 + 46 * place, y - 42)
    return y + cards.WIDE_HEIGHT + 12


def _draw_monument_choice(
    canvas: Canvas, x: int, y: int, width: int, dealt: tuple[CardId, ...], kept: CardId | None, voice: Voice
) -> int:
    y = _title(canvas, x, y, voice("your-monument" if kept else "monument-choice"))
    for card in dealt:
        canvas.stamp(cards.wide_face(card, voice, width), x, y)
        if card == kept:
            canvas.frame((x, y, x + width, y + cards.WIDE_HEIGHT), theme.GOLD, theme.RADIUS_SMALL, 5)
            canvas.centred(glyphs.tick(40), x + width - 30, y + 28)
        y += cards.WIDE_HEIGHT + 12
    return y + 8


def draw_points(canvas: Canvas, x: int, y: int, width: int, view: State, seat: Seat, voice: Voice) -> int:
    """The points card by card, if the game ended now. Returns where they end."""
    score = points_now(view, seat)
    canvas.text(x, y + 24, voice("if-ended"), theme.BODY, theme.BOLD, theme.HEADER)
    canvas.text(x + width, y + 24, voice("points", points=score.total), theme.BODY, theme.BOLD, across="right")
    y += 40
    lines = [line for line in score.lines if line.points or line.detail.get("count")]
    columns = width // 130
    for place, line in enumerate(lines):
        row, column = divmod(place, columns)
        left, top = x + column * (width // columns), y + row * (_CHIP + 4)
        canvas.centred(_line_piece(line), left + _CHIP / 2, top + _CHIP / 2)
        figure = str(line.points).replace("-", "−")
        canvas.text_beside(left + _CHIP + 10, top + _CHIP / 2, figure, theme.BODY, theme.BOLD)
    y += -(-len(lines) // columns) * (_CHIP + 4)
    if view.options.extra_storage:
        text = voice("aside-count", count=view.players[seat].town.aside, most=DATA.set_aside_per_player)
        canvas.text(x, y + 24, text, theme.SMALL, theme.MEDIUM, theme.MUTED)
        y += 30
    return y


def _draw_pile(canvas: Canvas, x: int, y: int, width: int, view: State, voice: Voice) -> None:
    """The draw pile in two lines: how many cards are left, which have been seen."""
    canvas.fill((x, y - 6, x + width, y - 4), theme.LINE)
    status.draw_pile_size(canvas, x, y + 18, view, voice)
    status.draw_next_free(canvas, x + width, y + 18, view, voice)
    status.draw_seen(canvas, x, y + 56, view, voice)


def _line_piece(line: ScoreLine) -> Image.Image:
    if line.code == "empty_squares":
        return cards.empty_square_piece(_CHIP)
    if line.code == "monument":
        card = line.detail.get("card")
        return icon(str(card), _CHIP) if card else hidden_monument(_CHIP)
    return icon(line.code, _CHIP)
