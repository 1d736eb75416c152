"""The private panel: what its owner has, what is on offer, and what the choice made so far would do."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.carrara.changes import screen_of
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import State
from games.core import Seat
from renderers import glyphs, header, theme
from renderers.canvas import Box, Canvas, sheet
from renderers.carrara import display, own_board, own_screen, preview, wheel
from renderers.carrara.plan import Plan
from renderers.carrara.player_panel import Measure, measure, place
from renderers.carrara.rival import draw_rival
from renderers.carrara.scene import Scene
from renderers.carrara.scenery import band
from renderers.carrara.status import prompt
from renderers.carrara.voice import Voice
from renderers.core import Table

_LEFT, _RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN
_DISPLAY = theme.MARGIN + wheel.SIZE + theme.GAP


def draw_panel(view: State, seat: Seat, table: Table, choice: Plan) -> Image.Image:
    voice = Voice(view, table)
    shown = choice.is_begun
    rows = own_board.rows(view.players[seat].cities, choice)
    rival = measure(view, voice, (HOUSE_SEAT,)) if view.solo else None
    canvas = Canvas(_ground(shown, rows, rival).copy())
    scene = Scene(canvas, view, voice)
    _draw_top(scene, seat)
    if shown:
        preview.draw_preview(scene, _preview_box(), seat, choice)
    top = _top(shown)
    own_screen.draw_own_screen(scene, _screen_box(top), seat, choice)
    _draw_market(scene, _market(top), seat, choice)
    own_board.draw_cities(scene, _cities(top), seat, choice, rows)
    own_board.draw_types(scene, _types_box(top, rows), seat)
    if rival is not None:
        rival_top = _types_box(top, rows)[3] + theme.GAP
        draw_rival(scene, place(0, rival, rival_top), place(1, rival, rival_top), rival)
    return canvas.image


# --- where everything lies, from top to bottom ------------------------------------------------------------------------


def _preview_box() -> Box:
    top = header.HEIGHT + theme.GAP
    return _LEFT, top, _RIGHT, top + preview.HEIGHT


def _top(shown: bool) -> int:
    return header.HEIGHT + theme.GAP + (preview.HEIGHT + theme.GAP if shown else 0)


def _screen_box(top: int) -> Box:
    return _LEFT, top, _RIGHT, top + own_screen.HEIGHT


def _market(top: int) -> int:
    return top + own_screen.HEIGHT + theme.GAP


def _objects_box(top: int) -> Box:
    y = _market(top)
    return _DISPLAY, y + display.HEIGHT + theme.GAP, _RIGHT, y + wheel.SIZE


def _cities(top: int) -> int:
    return _market(top) + wheel.SIZE + theme.GAP + 4


def _types_box(top: int, rows: int) -> Box:
    y = _cities(top) + own_board.cities_height(rows) + 6
    return _LEFT, y, _RIGHT, y + own_board.TYPES_HEIGHT


@lru_cache(maxsize=4)
def _ground(shown: bool, rows: int, rival: Measure | None) -> Image.Image:
    top = _top(shown)
    end = _types_box(top, rows)[3]
    canvas = sheet(theme.WIDTH, end + (rival.height + theme.GAP if rival else 0) + theme.MARGIN)
    if rival is not None:
        for side in (0, 1):
            canvas.card(place(side, rival, end + theme.GAP))
    canvas.card(_screen_box(top))
    canvas.card(_objects_box(top))
    canvas.card(_types_box(top, rows))
    if shown:
        canvas.card(_preview_box(), theme.FRESH, theme.GOLD)
    return canvas.image


# --- the parts that are not drawn elsewhere ---------------------------------------------------------------------------


def _draw_top(scene: Scene, seat: Seat) -> None:
    canvas, view, voice = scene
    canvas.stamp(band(canvas.width), 0, 0)
    right = canvas.width - theme.MARGIN
    taken = canvas.text_beside(right, 58, str(view.players[seat].vp), 64, theme.BLACK_WEIGHT, header.INK, "right")
    canvas.centred(glyphs.star(72), right - taken - 46, 56)
    if view.ending is not None:
        canvas.centred(glyphs.flag(64), right - taken - 130, 54)
    room = right - taken - 180 - theme.MARGIN
    canvas.centred(glyphs.seat(seat, 52), theme.MARGIN + 26, 40)
    canvas.text(
        theme.MARGIN + 66,
        54,
        voice("panel-title", round=view.round),
        theme.TITLE,
        theme.BOLD,
        header.INK,
        most=room - 66,
    )
    canvas.text(theme.MARGIN, 99, prompt(view, seat, voice), theme.BODY + 1, theme.MEDIUM, header.INK, most=room)


def _draw_market(scene: Scene, y: int, seat: Seat, choice: Plan) -> None:
    view = scene.view
    offer = wheel.Offer(
        tuple(offer.stones for offer in choice.segments),
        bag_empty=view.bag == "",
        coins=screen_of(view, seat).coins,
        to_come=choice.segments[0].to_come,
        chosen=choice.segment,
        picked=choice.picked,
    )
    wheel.draw_wheel(scene.canvas, _LEFT, y, offer)
    label = scene.voice("wheel-now" if view.phase == "take" else "wheel-next")
    scene.canvas.paragraph(_LEFT, y + 24, label, 140, theme.SMALL, theme.BOLD, theme.HEADER, lines=2)
    marked = () if choice.tile is None else (choice.tile,)
    display.draw_display(scene, _DISPLAY, y, marked, choice.payable)
    top = y + display.HEIGHT + theme.GAP
    display.draw_objects(scene, (_DISPLAY, top, _RIGHT, y + wheel.SIZE))
