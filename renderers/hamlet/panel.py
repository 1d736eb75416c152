"""The private panel: the half-made choice on the map, and everything its owner needs to decide."""

from __future__ import annotations

from PIL import Image

from games.asking import Asked
from games.core import Seat
from games.hamlet.queries import could_do, villagers_ready
from games.hamlet.state import Move, State
from renderers import fonts, glyphs, header, theme
from renderers.canvas import sheet
from renderers.core import Table
from renderers.hamlet import action_map, goals, offers, own_things, pieces
from renderers.hamlet.choice import Marks, marks
from renderers.hamlet.scene import Scene
from renderers.hamlet.voice import Voice

_TOP = header.HEIGHT + theme.GAP
_MOST_HEIGHT = 800
_LEAST_HEIGHT = 420


def draw_panel(view: State, seat: Seat, table: Table, asked: Asked[Move] | None) -> Image.Image:
    voice = Voice(table)
    marked = marks(view, seat, asked)
    canvas = sheet(theme.WIDTH, 4000)
    scene = Scene(canvas, view, voice)
    _draw_top(scene, seat, asked)
    y = _draw_map(scene, _TOP, marked)
    if marked.ways:
        y = _draw_ways(scene, y, marked)
    y = _draw_offers(scene, y, marked)
    y = _draw_own(scene, y, seat, marked)
    return canvas.image.crop((0, 0, theme.WIDTH, y + theme.MARGIN - theme.GAP))


def title(view: State, seat: Seat, asked: Asked[Move] | None, voice: Voice) -> str:
    found = marks(view, seat, asked)
    return voice(f"answer-do-{found.what}") if found.what else voice("title", round=view.round)


def prompt(view: State, seat: Seat, asked: Asked[Move] | None, voice: Voice, *, aloud: bool = False) -> str:
    """What the seat is asked now."""
    if view.over:
        return voice("over")
    if seat != view.active:
        return voice("turn", name=voice.name(view.active) if aloud else voice.drawn_name(view.active))
    if asked is not None and asked.question is not None and asked.answers:
        return voice.ask(asked.question.code, asked.question.params)
    return voice("prompt-kind", ready=villagers_ready(view, seat), herd="moved" if view.herd_moved else "waits")


def _draw_top(scene: Scene, seat: Seat, asked: Asked[Move] | None) -> None:
    canvas, view, voice = scene
    canvas.stamp(header.band(canvas.width), 0, 0)
    right = canvas.width - theme.MARGIN
    canvas.centred(pieces.coin(84, str(view.players[seat].gold)), right - 42, header.HEIGHT / 2 - 4)
    canvas.centred(glyphs.seat(seat, 56), theme.MARGIN + 28, 38)
    room = right - theme.MARGIN - 100
    over, under = title(view, seat, asked, voice), prompt(view, seat, asked, voice)
    canvas.text(theme.MARGIN + 70, 54, over, theme.TITLE, theme.BOLD, header.INK, most=room - 70)
    canvas.text(theme.MARGIN, 100, under, theme.BODY, theme.MEDIUM, header.SOFT_INK, most=room)


def _draw_map(scene: Scene, top: int, marked: Marks) -> int:
    shown = action_map.shown_part(scene, marked)
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    unit = action_map.unit_for(shown, right - left, _MOST_HEIGHT)
    tall = min(_MOST_HEIGHT, max(_LEAST_HEIGHT, round(shown.height * unit)))
    action_map.draw_action_map(scene, (left, top, right, top + tall), shown, unit, marked)
    return top + tall + theme.GAP


def _draw_ways(scene: Scene, top: int, marked: Marks) -> int:
    """One small map for each way to lay the draft."""
    count = len(marked.ways)
    columns = 2 if count <= 4 else 3 if count <= 6 else 5
    width = (scene.canvas.width - 2 * theme.MARGIN - (columns - 1) * theme.GAP) // columns
    tall = round(width * 0.2 + 170)
    unit = action_map.way_unit(marked, width, tall)
    for place, way in enumerate(marked.ways):
        left, y = theme.MARGIN + place % columns * (width + theme.GAP), top + place // columns * (tall + theme.GAP)
        action_map.draw_way(scene, (left, y, left + width, y + tall), marked, way.placement, unit)
        _draw_label(scene, left, y, str(way.number))
    return top + -(-count // columns) * (tall + theme.GAP)


def _draw_label(scene: Scene, left: int, top: int, label: str) -> None:
    taken = fonts.width(label, theme.BODY, theme.BOLD)
    scene.canvas.rounded((left, top, left + taken + 30, top + 46), theme.INK, 16)
    scene.canvas.text_beside(left + 15, top + 23, label, theme.BODY, theme.BOLD, theme.CREAM)


def _draw_offers(scene: Scene, top: int, marked: Marks) -> int:
    """The row, the market or the orders, when the choice is about them; what may be chosen has a golden frame."""
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    if marked.what == "draft":
        offers.draw_row(scene, top, marked.framed)
        return top + offers.HEIGHT + theme.GAP
    box = (left, top, right, top + goals.MARKET_HEIGHT)
    if marked.what == "sell":
        goals.draw_market(scene, box, marked.framed)
    elif marked.what == "order":
        goals.draw_orders(scene, box, marked.framed)
    else:
        return top
    return top + goals.MARKET_HEIGHT + theme.GAP


def _draw_own(scene: Scene, top: int, seat: Seat, marked: Marks) -> int:
    """Drafts, things and possibilities; a single draft leaves room for the things beside it."""
    state = scene.view
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    drafts = state.players[seat].drafts
    if drafts:
        own_things.draw_drafts(scene, top, seat, marked.framed if marked.what == "build" else ())
    if len(drafts) == 1:
        beside = left + own_things.DRAFT_WIDTH + theme.GAP
        own_things.draw_things(scene, (beside, top, right, top + own_things.DRAFT_HEIGHT), seat)
        top += own_things.DRAFT_HEIGHT + theme.GAP
    else:
        top += own_things.DRAFT_HEIGHT + theme.GAP if drafts else 0
        own_things.draw_things(scene, (left, top, right, top + own_things.THINGS_HEIGHT), seat)
        top += own_things.THINGS_HEIGHT + theme.GAP
    return top if marked.what or state.over else _draw_possible(scene, top, seat)


def _draw_possible(scene: Scene, top: int, seat: Seat) -> int:
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    possible = could_do(scene.view, seat)
    tall = own_things.possible_height(possible)
    heading = scene.voice("can") if seat == scene.view.active else scene.voice("can-next")
    own_things.draw_possible(scene, (left, top, right, top + tall), possible, heading)
    return top + tall + theme.GAP
