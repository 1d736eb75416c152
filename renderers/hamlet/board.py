"""The public board: the village, everybody's things, what is on offer."""

from __future__ import annotations

from PIL import Image

from games.core import Seat
from games.hamlet.data import solo_level
from games.hamlet.scoring import church_is_finished, orders_held, points_now, roads_left, trades_held
from games.hamlet.state import ABBEY, State
from renderers import fonts, glyphs, header, theme
from renderers.canvas import Box, side_by_side
from renderers.hamlet import offers, pieces
from renderers.hamlet.geometry import framed, whole
from renderers.hamlet.icons import icon
from renderers.hamlet.village_map import draw_code, mount, village_canvas
from renderers.hamlet.voice import Scene, Voice
from renderers.page import Page
from renderers.text import figure

_LEFT, _RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN
_HALF = (_RIGHT - _LEFT - theme.GAP) // 2


def draw_board(view: State, voice: Voice) -> Page:
    scene = Scene(header.page(), view, voice)
    _draw_header(scene)
    frame = framed(whole(view).grown(0.45), _RIGHT - _LEFT, largest=92, least=560, most=980)
    y = mount(scene.canvas, village_canvas(scene, frame, voice.fresh_places()), _LEFT, header.HEIGHT + theme.GAP)
    y = _draw_everybody(scene, y)
    if view.row:
        y = offers.draw_row(scene, y)
    below = y + offers.MARKET_HEIGHT
    offers.draw_market(scene, (_LEFT, y, _LEFT + _HALF, below))
    offers.draw_orders(scene, (_RIGHT - _HALF, y, _RIGHT, below))
    bottom = below + theme.GAP + offers.GOALS_HEIGHT
    offers.draw_goals(scene, (_LEFT, below + theme.GAP, _RIGHT, bottom))
    return scene.canvas.down_to(bottom + theme.MARGIN)


def _draw_header(scene: Scene) -> None:
    canvas, view, voice = scene
    done = sum(order.seat is not None for order in view.orders)
    right = canvas.width - theme.MARGIN
    canvas.centred(icon("CHU", 84), right - 42, header.HEIGHT / 2 - 4)
    progress = voice("church-progress", done=done, all=len(view.orders))
    taken = canvas.text(right - 100, 72, progress, theme.HEADING, theme.BOLD, header.INK, "right")
    header.draw_titles(canvas, title(scene), voice(now(view), name=voice.drawn_name(view.active)), taken + 120)


def title(scene: Scene) -> str:
    """Which round it is, and of how many in the solo challenge."""
    view, voice = scene.view, scene.voice
    if not view.abbey:
        return voice("title", round=view.round)
    return voice("title-solo", round=view.round, rounds=solo_level(view.options.level, view.rules).rounds)


def now(view: State) -> str:
    """The message of whose turn it is, or that it's over."""
    return "over" if view.over else "turn-last" if church_is_finished(view) else "turn"


# ---------------------------------------------------------------- everybody's things

_NEWS = 22
_LEADING = 29
#: The height of a card without news, and how many lines of news it holds at most: a narrow one has room below it.
_PLAIN = 166
_MOST_LINES, _MOST_NARROW_LINES = 3, 8


def _draw_everybody(scene: Scene, top: int) -> int:
    """Two cards side by side, as high as the longest news; the third of three is as wide as both.

    In the solo challenge the second card is the Abbey's.
    """
    seats, voice = len(scene.view.players), scene.voice
    news = [*map(voice.turn_of, range(seats)), voice.abbey_told()]
    tall = max(height_with(text, _HALF) for text in news)
    for place in range(max(2, seats)):
        left, y, right, below = side_by_side(2, place, top, tall)
        box = (left, y, _RIGHT if seats == 3 and place == 2 else right, below)
        if place < seats:
            _draw_player(scene, box, place)
            _draw_news(scene, box, news[place])
        else:
            draw_abbey(scene, box)
    return below + theme.GAP


def height_with(news: str, width: int) -> int:
    """How high a card must be for its news."""
    lines = len(news_lines(news, width))
    return _PLAIN + _LEADING * lines + (6 if lines else 0)


def news_lines(news: str, width: int) -> tuple[str, ...]:
    """What a card says of the latest turn, line by line."""
    most = _MOST_LINES if width >= _HALF else _MOST_NARROW_LINES
    return fonts.wrap(news, width - 30, _NEWS, theme.MEDIUM, most)


def _draw_news(scene: Scene, box: Box, news: str) -> None:
    left, top, right, _ = box
    for place, line in enumerate(news_lines(news, right - left)):
        scene.canvas.text(left + 16, top + 184 + place * _LEADING, line, _NEWS, theme.MEDIUM)


def _draw_player(scene: Scene, box: Box, seat: Seat) -> None:
    canvas, view, voice = scene
    left, top, right, _ = box
    active = seat == view.active and not view.over
    canvas.card(box, theme.FRESH if active else theme.CARD)
    if active:
        canvas.frame(box, theme.GOLD, theme.RADIUS, 5)
    canvas.centred(glyphs.seat(seat, 46), left + 38, top + 36)
    canvas.centred(pieces.points(54, figure(view.players[seat].points)), right - 42, top + 38)
    now = voice("now", points=points_now(view, seat))
    taken = canvas.text_beside(right - 78, top + 36, now, theme.SMALL, theme.MEDIUM, theme.MUTED, "right")
    room = right - left - 165 - taken
    canvas.text_beside(left + 72, top + 36, voice.drawn_name(seat), theme.HEADING, theme.BOLD, most=room)
    player = view.players[seat]
    own = [
        (pieces.coin(40), figure(player.gold)),
        (pieces.villager(40, seat), f"{player.ready}/{len(player.villagers)}"),
        (pieces.donkey(44, seat), figure(len(player.donkeys))),
        (pieces.crossing(42, "bridge", seat), figure(roads_left(view, seat))),
    ]
    _draw_things(scene, left + 16, top + 92, right - left - 30, seat, own)
    _draw_drafts(scene, left + 16, top + 142, seat)


def _draw_things(scene: Scene, x: int, middle: int, width: int, seat: Seat, own: list[tuple[Image.Image, str]]) -> None:
    """What the seat or the Abbey owns, then the orders and trade tiles it holds; closer together if room is short."""
    canvas, view, _ = scene
    orders, trades = figure(orders_held(view, seat)), figure(trades_held(view, seat))
    things = [*own, (icon("CHU", 40), orders), (icon("MAR", 40), trades)]
    written = sum(fonts.width(text, theme.SMALL, theme.BOLD) for _, text in things)
    gap = min(40, (width - written - 46 * len(things)) // (len(things) - 1))
    for piece, text in things:
        canvas.centred(piece, x + 20, middle)
        x += 46 + canvas.text_beside(x + 44, middle, text, theme.SMALL, theme.BOLD) + gap


def _draw_drafts(scene: Scene, x: int, middle: int, seat: Seat) -> None:
    canvas, view, voice = scene
    drafts = view.players[seat].drafts
    heading = voice("drafts") if drafts else voice("no-drafts")
    x += canvas.text_beside(x, middle, heading, theme.SMALL, theme.MEDIUM, theme.MUTED) + 14
    for draft in drafts:
        canvas.centred(icon(draft, 42), x + 20, middle)
        draw_code(canvas, draft, x + 72, middle, 22)
        x += 118


def draw_abbey(scene: Scene, box: Box) -> None:
    """The rival of the solo challenge, and what it did last."""
    canvas, view, voice = scene
    abbey, level = view.abbey, solo_level(view.options.level, view.rules)
    assert abbey is not None
    left, top, right, _ = box
    canvas.card(box)
    canvas.centred(pieces.holder_mark(ABBEY, 46), left + 38, top + 36)
    canvas.text_beside(left + 72, top + 36, voice("abbey"), theme.BODY, theme.BOLD)
    strict = voice(f"level-{level.id}")
    canvas.text_beside(right - 18, top + 36, strict, theme.SMALL, theme.MEDIUM, theme.MUTED, "right")
    alms = (pieces.coin(40), f"{abbey.alms}/{level.alms_per_order}")
    _draw_things(scene, left + 16, top + 92, right - left - 30, ABBEY, [alms])
    target = voice("target", target=level.target)
    canvas.text_beside(left + 16, top + 142, target, theme.SMALL, theme.MEDIUM, most=right - left - 30)
    _draw_news(scene, box, voice.abbey_told())
