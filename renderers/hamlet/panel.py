"""The private panel: the half-made choice on the map, and everything its owner needs to decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from PIL import Image

from games.asking import Asked
from games.core import Seat
from games.hamlet.choices import Kind
from games.hamlet.data import DATA
from games.hamlet.effects import markers_left
from games.hamlet.questions import could_do
from games.hamlet.scoring import orders_held, points_now, roads_left, trades_held
from games.hamlet.state import Move, State
from renderers import fonts, header, theme
from renderers.canvas import Box
from renderers.hamlet import choice, offers, pieces
from renderers.hamlet.choice import Marks, marks
from renderers.hamlet.icons import icon
from renderers.hamlet.voice import Scene, Voice
from renderers.text import figure
from renderers.voice import listed

_LEFT, _RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN


def draw_panel(view: State, seat: Seat, voice: Voice, asked: Asked[Move] | None) -> Image.Image:
    canvas = header.page()
    scene, marked = Scene(canvas, view, voice), marks(view, seat, asked)
    _draw_top(scene, seat, asked, marked)
    y = choice.draw_action_map(scene, header.HEIGHT + theme.GAP, marked)
    y = choice.draw_ways(scene, y, marked)
    y = _draw_offers(scene, y, marked)
    y = _draw_own(scene, y, seat, marked)
    return canvas.down_to(y + theme.MARGIN - theme.GAP)


def prompt(view: State, seat: Seat, asked: Asked[Move] | None, voice: Voice, *, aloud: bool = False) -> str:
    """What the seat is asked now."""
    if view.over:
        return voice("over")
    if seat != view.active:
        return voice("turn", name=voice.name(view.active) if aloud else voice.drawn_name(view.active))
    if asked is not None and asked.question is not None and asked.answers:
        return voice.question(asked.question)
    return voice("prompt-kind", ready=view.players[seat].ready, herd="moved" if view.herd_moved else "waits")


def _draw_top(scene: Scene, seat: Seat, asked: Asked[Move] | None, marked: Marks) -> None:
    canvas, view, voice = scene
    canvas.centred(pieces.coin(84, str(view.players[seat].gold)), _RIGHT - 42, header.HEIGHT / 2 - 4)
    title = voice(f"answer-do-{marked.what}") if marked.what else voice("title", round=view.round)
    header.draw_panel_titles(canvas, seat, title, prompt(view, seat, asked, voice), 100)


# ---------------------------------------------------------------- the choice


def _draw_offers(scene: Scene, top: int, marked: Marks) -> int:
    """The row, the market or the orders, when the choice is about them; what may be chosen has a golden frame."""
    if marked.what == "buy":
        return offers.draw_row(scene, top, marked.framed)
    if marked.what not in ("sell", "order"):
        return top
    draw = offers.draw_market if marked.what == "sell" else offers.draw_orders
    draw(scene, (_LEFT, top, _RIGHT, top + offers.MARKET_HEIGHT), marked.framed)
    return top + offers.MARKET_HEIGHT + theme.GAP


# ---------------------------------------------------------------- what a seat owns and can do

_THINGS_HEIGHT = 154
_DRAFT_HEIGHT = 344
#: How wide a single draft is.
_DRAFT_WIDTH = 480
_ROW = 54
_KIND_ICONS: dict[Kind, str] = {
    "produce": "QUA",
    "process": "SAW",
    "buy": "TOW",
    "hire": "TOW",
    "sell": "MAR",
    "order": "CHU",
    "beg": "SHR",
    "build": "OU1",
    "road": "WAR",
    "herd": "STA",
}


def _draw_own(scene: Scene, top: int, seat: Seat, marked: Marks) -> int:
    """Drafts, things and possibilities; a single draft leaves room for the things beside it."""
    drafts = scene.view.players[seat].drafts
    if drafts:
        _draw_drafts(scene, top, drafts, marked.framed if marked.what == "build" else ())
    if len(drafts) == 1:
        left, tall = _LEFT + _DRAFT_WIDTH + theme.GAP, _DRAFT_HEIGHT
    else:
        top += _DRAFT_HEIGHT + theme.GAP if drafts else 0
        left, tall = _LEFT, _THINGS_HEIGHT
    _draw_things(scene, (left, top, _RIGHT, top + tall), seat)
    top += tall + theme.GAP
    return top if marked.what or scene.view.over else _draw_possible(scene, top, seat)


def _draw_drafts(scene: Scene, top: int, drafts: tuple[str, ...], marked: Collection[str]) -> None:
    """Own drafts in rotation 0 with the numbers of their segments."""
    canvas, _, voice = scene
    width = _DRAFT_WIDTH if len(drafts) == 1 else (_RIGHT - _LEFT - (len(drafts) - 1) * theme.GAP) // len(drafts)
    for place, draft in enumerate(drafts):
        left, bottom = _LEFT + place * (width + theme.GAP), top + _DRAFT_HEIGHT
        box = (left, top, left + width, bottom)
        canvas.card(box)
        if draft in marked:
            canvas.frame(box, theme.GOLD, theme.RADIUS, 6)
        offers.draw_name(canvas, left + 18, top + 32, voice.tile(draft), width - 36)
        offers.draw_draft(canvas, draft, (left + 8, top + 54, left + width - 122, bottom - 64), numbered=True)
        offers.draw_cost(canvas, voice, draft, left + width - 118, top + 62, 48)
        effect = voice.effect(draft)
        canvas.paragraph(left + 18, bottom - 42, effect, width - 30, theme.TINY, theme.MEDIUM, lines=2)


def _draw_things(scene: Scene, box: Box, seat: Seat) -> None:
    """Points, gold, people and donkeys above; pieces left in the supply below."""
    canvas, view, voice = scene
    left, top, right, _ = box
    player = view.players[seat]
    canvas.card(box)
    herd = (code if count == 1 else f"{code} ×{count}" for code, count in Counter(player.donkeys).items())
    upper: list[tuple[Image.Image, str]] = [
        (pieces.points(50, figure(player.points)), voice("now", points=points_now(view, seat))),
        (pieces.coin(48), figure(player.gold)),
        (pieces.villager(48, seat), f"{player.ready}/{len(player.villagers)}"),
        (pieces.donkey(52, seat), "  ".join(herd)),
    ]
    lower = [
        (pieces.resource(46, good, seat), f"{count}/{DATA.limits.goods_per_kind}")
        for good, count in markers_left(view, seat).items()
    ]
    lower += [
        (pieces.crossing(48, "bridge", seat), f"{roads_left(view, seat)}/{DATA.limits.roads}"),
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


def _draw_possible(scene: Scene, top: int, seat: Seat) -> int:
    """Every kind of move that is possible, with what or where."""
    canvas, view, voice = scene
    possible = could_do(view, seat)
    bottom = top + 66 + _ROW * max(1, len(possible))
    canvas.card((_LEFT, top, _RIGHT, bottom))
    heading = voice("can") if seat == view.active else voice("can-next")
    canvas.text(_LEFT + 20, top + 42, heading, theme.BODY, theme.BOLD, theme.HEADER)
    if not possible:
        canvas.text(_LEFT + 20, top + 88, voice("can-nothing"), theme.BODY, theme.MEDIUM, theme.MUTED)
    for place, (kind, targets) in enumerate(possible.items()):
        middle = top + 60 + place * _ROW + _ROW / 2
        canvas.centred(icon(_KIND_ICONS[kind], 46), _LEFT + 44, middle)
        taken = canvas.text_beside(_LEFT + 80, middle, voice(f"can-{kind}"), theme.BODY, theme.MEDIUM)
        x, room = _LEFT + 96 + taken, _RIGHT - _LEFT - 120 - taken
        canvas.text_beside(x, middle, listed(targets), theme.BODY, theme.BOLD, most=room)
    return bottom + theme.GAP
