"""Beside the own town: what can be built, the own monument, the points so far."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from games.core import ScoreLine, Seat
from games.tiny_towns.building import Site
from games.tiny_towns.data import DATA
from games.tiny_towns.scoring import points_now
from games.tiny_towns.state import CardId
from renderers import glyphs, theme
from renderers.canvas import Box
from renderers.text import figure
from renderers.tiny_towns import cards, status
from renderers.tiny_towns.choice import Ways
from renderers.tiny_towns.icons import hidden_monument, icon
from renderers.tiny_towns.voice import Scene

PAD = 20
_ROW = 56
#: How many cards are listed: with and without a monument below them.
_MOST_ROWS = (2, 4)
_CHIP = 42
_CHIP_WIDTH = 130
_PILE = 84


def draw_sidebar(scene: Scene, box: Box, seat: Seat, ways: Ways) -> None:
    left, y, right, bottom = box
    x, y, width = left + PAD, y + PAD, right - left - 2 * PAD
    player = scene.view.players[seat]
    if scene.view.phase == "monuments":
        y = _draw_monument_choice(scene, x, y, width, seat)
    else:
        if player.finished is None:
            y = _draw_ways(scene, x, y, width, ways, player.kept)
        if player.kept is not None:
            y = _draw_monument(scene, x, y, width, player.kept, ready=player.kept in ways)
    y = draw_points(scene, x, y, width, seat)
    if status.has_pile(scene.view) and y + _PILE <= bottom:
        _draw_pile(scene, x, bottom - _PILE, width)


def _title(scene: Scene, x: int, y: int, text: str) -> int:
    scene.canvas.text(x, y + 24, text, theme.BODY, theme.BOLD, theme.HEADER)
    return y + 38


def _draw_ways(scene: Scene, x: int, y: int, width: int, ways: Ways, monument: CardId | None) -> int:
    """The cards that can be built, with their cubes; the monument is marked in its own place below."""
    canvas, _, voice = scene
    if not ways:
        return _title(scene, x, y, voice("can-build-nothing")) + 10
    listed = [card for card in ways if card != monument]
    shown = listed[: _MOST_ROWS[monument is None]]
    if len(listed) > len(shown):
        more = voice("can-build-more", count=len(listed) - len(shown))
        canvas.text(x + width, y + 24, more, 22, theme.MEDIUM, theme.MUTED, "right")
    y = _title(scene, x, y, voice("can-build"))
    for card in shown:
        canvas.centred(icon(card, 50), x + 25, y + _ROW / 2)
        canvas.text(x + 62, y + 24, voice.card(card), theme.SMALL, theme.BOLD, most=width - 62)
        canvas.text(x + 62, y + 50, _cubes(ways[card]), 22, theme.MEDIUM, theme.MUTED, most=width - 62)
        y += _ROW
    return y + 10


def _cubes(ways: Iterable[Site]) -> str:
    """The squares of the cubes that would pay, for every way to build."""
    return " · ".join(" ".join(way.removes) for way in ways)


def _draw_monument(scene: Scene, x: int, y: int, width: int, card: CardId, *, ready: bool) -> int:
    y = _title(scene, x, y, scene.voice("your-monument"))
    scene.canvas.stamp(cards.wide_face(card, scene.voice, width, ready=ready), x, y)
    return y + cards.WIDE_HEIGHT + 12


def _draw_monument_choice(scene: Scene, x: int, y: int, width: int, seat: Seat) -> int:
    canvas, view, voice = scene
    player = view.players[seat]
    y = _title(scene, x, y, voice("your-monument" if player.kept else "monument-choice"))
    for card in player.dealt:
        canvas.stamp(cards.wide_face(card, voice, width), x, y)
        if card == player.kept:
            canvas.frame((x, y, x + width, y + cards.WIDE_HEIGHT), theme.GOLD, theme.RADIUS_SMALL, 5)
            canvas.centred(glyphs.tick(40), x + width - 30, y + 28)
        y += cards.WIDE_HEIGHT + 12
    return y + 8


def draw_points(scene: Scene, x: int, y: int, width: int, seat: Seat) -> int:
    """The points card by card, if the game ended now. Returns where they end."""
    canvas, view, voice = scene
    score = points_now(view, seat)
    canvas.text(x + width, y + 24, voice("points", points=score.total), theme.BODY, theme.BOLD, across="right")
    y = _title(scene, x, y, voice("if-ended")) + 2
    lines = [line for line in score.lines if line.points or line.detail.get("count")]
    columns = width // _CHIP_WIDTH
    for place, line in enumerate(lines):
        left, middle = x + place % columns * (width // columns), y + place // columns * (_CHIP + 4) + _CHIP / 2
        canvas.centred(_line_piece(line), left + _CHIP / 2, middle)
        canvas.text_beside(left + _CHIP + 10, middle, figure(line.points), theme.BODY, theme.BOLD)
    y += -(-len(lines) // columns) * (_CHIP + 4)
    return _draw_store(scene, x, y, seat)


def _draw_store(scene: Scene, x: int, y: int, seat: Seat) -> int:
    """What waits on the Watch and what was laid aside."""
    town = scene.view.players[seat].town
    if scene.view.options.extra_storage:
        text = scene.voice("aside-count", count=town.aside, most=DATA.set_aside_per_player)
        scene.canvas.text(x, y + 24, text, theme.SMALL, theme.MEDIUM, theme.MUTED)
        y += 30
    for place, waiting in enumerate(town.watch):
        scene.canvas.stamp(icon(waiting, 40), x + 46 * place, y + 4)
    return y + 46 if town.watch else y


def _draw_pile(scene: Scene, x: int, y: int, width: int) -> None:
    """The draw pile in two lines: how many cards are left, which have been seen."""
    scene.canvas.fill((x, y - 6, x + width, y - 4), theme.LINE)
    status.draw_pile_size(scene, x, y + 18)
    status.draw_next_free(scene, x + width, y + 18)
    status.draw_seen(scene, x, y + 56)


def _line_piece(line: ScoreLine) -> Image.Image:
    if line.code == "empty_squares":
        return cards.empty_square_piece(_CHIP)
    if line.code == "monument":
        card = line.detail.get("card")
        return icon(str(card), _CHIP) if card else hidden_monument(_CHIP)
    return icon(line.code, _CHIP)
