"""What a seat owns and can do: its people and pieces, its drafts, its possibilities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from PIL import Image

from games.core import Seat
from games.hamlet import queries
from games.hamlet.choices import Kind
from games.hamlet.data import DATA
from games.hamlet.scoring import orders_held, points_now, trades_held
from renderers import fonts, theme
from renderers.canvas import Box
from renderers.hamlet import pieces
from renderers.hamlet.icons import icon
from renderers.hamlet.offers import draw_cost, draw_draft, draw_name
from renderers.hamlet.scene import Scene
from renderers.text import figure

THINGS_HEIGHT = 154
DRAFT_HEIGHT = 344
#: How wide a single draft is.
DRAFT_WIDTH = 480
_ROW = 54


def draw_things(scene: Scene, box: Box, seat: Seat) -> None:
    """Points, gold, people and donkeys above; pieces left in the supply below."""
    canvas, view, voice = scene
    left, top, right, _ = box
    player = view.players[seat]
    canvas.card(box)
    ready = queries.villagers_ready(view, seat)
    upper: list[tuple[Image.Image, str]] = [
        (pieces.points(50, figure(player.points)), voice("now", points=points_now(view, seat))),
        (pieces.coin(48), figure(player.gold)),
        (pieces.villager(seat, 48), f"{ready}/{len(player.villagers)}"),
        (pieces.donkey(seat, 52), _herd(player.donkeys)),
    ]
    lower = [
        (pieces.resource(good, voice.letter(good), 46, seat), f"{count}/{DATA.limits.goods_per_kind}")
        for good, count in queries.markers_left(view, seat).items()
    ]
    lower += [
        (pieces.crossing("bridge", seat, 48), f"{queries.roads_left(view, seat)}/{DATA.limits.roads}"),
        (icon("CHU", 46), figure(orders_held(view, seat))),
        (icon("MAR", 46), figure(trades_held(view, seat))),
    ]
    middle = top + 42
    for things in (upper, lower):
        x = left + 20
        for piece, text in things:
            if x > left + 20 and x + 62 + fonts.width(text, theme.BODY, theme.BOLD) > right:
                x, middle = left + 20, middle + 66
            canvas.centred(piece, x + 24, middle)
            x += 58 + canvas.text_beside(x + 58, middle, text, theme.BODY, theme.BOLD, most=right - x - 66) + 30
        middle += 70


def _herd(donkeys: tuple[str, ...]) -> str:
    """Where the donkeys stand."""
    return "  ".join(code if count == 1 else f"{code} ×{count}" for code, count in Counter(donkeys).items())


def draw_drafts(scene: Scene, top: int, seat: Seat, marked: Collection[str]) -> None:
    """Own drafts in rotation 0 with the numbers of their segments."""
    canvas, view, voice = scene
    drafts = view.players[seat].drafts
    room = canvas.width - 2 * theme.MARGIN
    width = DRAFT_WIDTH if len(drafts) == 1 else (room - (len(drafts) - 1) * theme.GAP) // len(drafts)
    for place, draft in enumerate(drafts):
        left = theme.MARGIN + place * (width + theme.GAP)
        box = (left, top, left + width, top + DRAFT_HEIGHT)
        canvas.card(box)
        if draft in marked:
            canvas.frame(box, theme.GOLD, theme.RADIUS, 6)
        draw_name(canvas, left + 18, top + 32, voice.tile(draft), width - 36)
        draw_draft(canvas, draft, (left + 8, top + 54, left + width - 122, top + DRAFT_HEIGHT - 64), numbered=True)
        draw_cost(canvas, voice, draft, left + width - 118, top + 62, 48)
        effect = voice.effect(draft)
        canvas.paragraph(left + 18, top + DRAFT_HEIGHT - 42, effect, width - 30, theme.TINY, theme.MEDIUM, lines=2)


_KIND_ICONS: dict[Kind, str] = {
    "produce": "QUA",
    "process": "SAW",
    "draft": "TOW",
    "hire": "TOW",
    "sell": "MAR",
    "order": "CHU",
    "beg": "SHR",
    "build": "OU1",
    "road": "WAR",
    "herd": "STA",
}


def possible_height(possible: dict[Kind, tuple[str, ...]]) -> int:
    return 60 + _ROW * max(1, len(possible)) + 6


def draw_possible(scene: Scene, box: Box, possible: dict[Kind, tuple[str, ...]], title: str) -> None:
    """Every kind of move that is possible, with what or where."""
    canvas, _, voice = scene
    left, top, right, _ = box
    canvas.card(box)
    canvas.text(left + 20, top + 42, title, theme.BODY, theme.BOLD, theme.HEADER)
    if not possible:
        canvas.text(left + 20, top + 88, voice("can-nothing"), theme.BODY, theme.MEDIUM, theme.MUTED)
    for place, (kind, targets) in enumerate(possible.items()):
        middle = top + 60 + place * _ROW + _ROW / 2
        canvas.centred(icon(_KIND_ICONS[kind], 46), left + 44, middle)
        taken = canvas.text_beside(left + 80, middle, voice(f"can-{kind}"), theme.BODY, theme.MEDIUM)
        room = right - left - 120 - taken
        canvas.text_beside(left + 96 + taken, middle, voice.listed(targets), theme.BODY, theme.BOLD, most=room)
