"""Everybody's things at a glance: points, gold, people, drafts, and what they did in their latest turn."""

from __future__ import annotations

from PIL import Image

from games.core import Seat
from games.hamlet.data import solo_level
from games.hamlet.queries import roads_left, villagers_ready
from games.hamlet.scoring import orders_held, points_now, trades_held
from games.hamlet.state import ABBEY, State
from renderers import fonts, glyphs, theme
from renderers.canvas import Box
from renderers.hamlet import pieces
from renderers.hamlet.contents import draw_code
from renderers.hamlet.icons import icon
from renderers.hamlet.scene import Scene
from renderers.hamlet.voice import Voice
from renderers.text import figure

_NEWS = 22
_LEADING = 29
#: A card without news, and at most so many lines of them.
_PLAIN = 166
_MOST_LINES = 3


def height(view: State, voice: Voice, width: int) -> int:
    rows = (max(2, len(view.players)) + 1) // 2
    return rows * card_height(view, voice, width) + (rows - 1) * theme.GAP


def card_height(view: State, voice: Voice, width: int) -> int:
    """As high as the longest news need."""
    told = [voice.turn_of(view, seat) for seat in range(len(view.players))] + [voice.abbey_turn()]
    half = (width - 2 * theme.MARGIN - theme.GAP) // 2
    lines = max(len(fonts.wrap(text, half - 30, _NEWS, theme.MEDIUM, _MOST_LINES)) for text in told)
    return _PLAIN + _LEADING * lines + (6 if lines else 0)


def boxes(seats: int, top: int, width: int, tall: int) -> list[Box]:
    """Two cards side by side; the third of three is as wide as both. Alone the Abbey has the second."""
    half = (width - 2 * theme.MARGIN - theme.GAP) // 2
    found = []
    for place in range(max(2, seats)):
        left = theme.MARGIN + place % 2 * (half + theme.GAP)
        wide = width - 2 * theme.MARGIN if seats == 3 and place == 2 else half
        y = top + place // 2 * (tall + theme.GAP)
        found.append((left, y, left + wide, y + tall))
    return found


def draw_players(scene: Scene, top: int) -> None:
    canvas, view, voice = scene
    places = boxes(len(view.players), top, canvas.width, card_height(view, voice, canvas.width))
    for seat in range(len(view.players)):
        draw_player(scene, places[seat], seat)
    if view.abbey:
        _draw_abbey(scene, places[1])


def draw_player(scene: Scene, box: Box, seat: Seat) -> None:
    canvas, view, voice = scene
    left, top, right, _ = box
    player = view.players[seat]
    active = seat == view.active and not view.over
    canvas.card(box, theme.FRESH if active else theme.CARD)
    if active:
        canvas.frame(box, theme.GOLD, theme.RADIUS, 5)
    canvas.centred(glyphs.seat(seat, 46), left + 38, top + 36)
    points = figure(player.points)
    canvas.centred(pieces.points(54, points), right - 42, top + 38)
    now = voice("now", points=points_now(view, seat))
    taken = canvas.text_beside(right - 78, top + 36, now, theme.SMALL, theme.MEDIUM, theme.MUTED, "right")
    canvas.centred(glyphs.star(34), right - 98 - taken, top + 35)
    room = right - left - 200 - taken
    canvas.text_beside(left + 72, top + 36, voice.drawn_name(seat), theme.HEADING, theme.BOLD, most=room)
    _draw_things(scene, left + 16, top + 92, right - left - 30, seat)
    _draw_drafts(scene, left + 16, top + 142, right, seat)
    _draw_news(scene, box, voice.turn_of(view, seat))


def _draw_news(scene: Scene, box: Box, told: str) -> None:
    left, top, right, _ = box
    if told:
        scene.canvas.paragraph(
            left + 16, top + 184, told, right - left - 30, _NEWS, theme.MEDIUM, theme.INK, _MOST_LINES, _LEADING
        )


def _draw_things(scene: Scene, x: int, middle: int, width: int, seat: Seat) -> None:
    canvas, view, _ = scene
    player = view.players[seat]
    things: list[tuple[Image.Image, str]] = [
        (pieces.coin(40), figure(player.gold)),
        (pieces.villager(seat, 40), f"{villagers_ready(view, seat)}/{len(player.villagers)}"),
        (pieces.donkey(seat, 44), figure(len(player.donkeys))),
        (pieces.crossing("bridge", seat, 42), figure(roads_left(view, seat))),
        (icon("CHU", 40), figure(orders_held(view, seat))),
        (icon("MAR", 40), figure(trades_held(view, seat))),
    ]
    written = [fonts.width(text, theme.SMALL, theme.BOLD) for _, text in things]
    gap = min(40, (width - sum(written) - 46 * len(things)) // (len(things) - 1))
    for (piece, text), taken in zip(things, written, strict=True):
        canvas.centred(piece, x + 20, middle)
        canvas.text_beside(x + 44, middle, text, theme.SMALL, theme.BOLD)
        x += 46 + taken + gap


def _draw_drafts(scene: Scene, x: int, middle: int, right: int, seat: Seat) -> None:
    canvas, view, voice = scene
    drafts = view.players[seat].drafts
    x += (
        canvas.text_beside(
            x, middle, voice("drafts") if drafts else voice("no-drafts"), theme.SMALL, theme.MEDIUM, theme.MUTED
        )
        + 14
    )
    for draft in drafts:
        canvas.centred(icon(draft, 42), x + 20, middle)
        draw_code(canvas, draft, x + 72, middle, 22)
        x += 118


def _draw_abbey(scene: Scene, box: Box) -> None:
    """The rival of the solo challenge."""
    canvas, view, voice = scene
    abbey = view.abbey
    assert abbey is not None
    left, top, right, _ = box
    level = solo_level(view.options.level)
    canvas.card(box)
    canvas.centred(pieces.holder_mark(ABBEY, 46), left + 38, top + 36)
    canvas.text_beside(left + 72, top + 36, voice("abbey"), theme.HEADING, theme.BOLD)
    canvas.text_beside(
        right - 18, top + 36, voice(f"level-{level.id}"), theme.SMALL, theme.MEDIUM, theme.MUTED, "right"
    )
    x = left + 16
    for piece, text in (
        (pieces.coin(40), f"{abbey.alms}/{level.alms_per_order}"),
        (icon("CHU", 40), figure(orders_held(view, ABBEY))),
        (icon("MAR", 40), figure(trades_held(view, ABBEY))),
    ):
        canvas.centred(piece, x + 20, top + 92)
        x += 46 + canvas.text_beside(x + 46, top + 92, text, theme.SMALL, theme.BOLD) + 24
    target = voice("target", target=level.target)
    canvas.text_beside(left + 16, top + 142, target, theme.SMALL, theme.MEDIUM)
    _draw_news(scene, box, voice.abbey_turn())
