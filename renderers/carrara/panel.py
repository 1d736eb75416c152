"""The private panel: what its owner has, what is on offer, and what the choice made so far would do."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.carrara.data import DATA
from games.carrara.house import intention, level_of
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import Build, ScoreCity, ScoreType, State, screen_of
from games.core import Seat
from renderers import glyphs, header, theme
from renderers.canvas import Box, Canvas, sheet
from renderers.carrara import display, news, own_board, tiles, wheel
from renderers.carrara.buildings import building
from renderers.carrara.choice import PREVIEW_HEIGHT, Plan, draw_preview
from renderers.carrara.player_panel import Measure, draw_player, measure, place
from renderers.carrara.scene import Scene, prompt
from renderers.carrara.scenery import band
from renderers.carrara.stones import stone_row
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
        draw_preview(scene, _preview_box(), seat, choice)
    top = _top(shown)
    own_board.draw_screen(scene, _screen_box(top), seat, choice)
    _draw_market(scene, _market(top), seat, choice)
    own_board.draw_cities(scene, _cities(top), seat, choice, rows)
    own_board.draw_types(scene, _types_box(top, rows), seat)
    if rival is not None:
        rival_top = _types_box(top, rows)[3] + theme.GAP
        _draw_rival(scene, place(0, rival, rival_top), place(1, rival, rival_top), rival)
    return canvas.image


# --- where everything lies, from top to bottom ------------------------------------------------------------------------


def _preview_box() -> Box:
    top = header.HEIGHT + theme.GAP
    return _LEFT, top, _RIGHT, top + PREVIEW_HEIGHT


def _top(shown: bool) -> int:
    return header.HEIGHT + theme.GAP + (PREVIEW_HEIGHT + theme.GAP if shown else 0)


def _screen_box(top: int) -> Box:
    return _LEFT, top, _RIGHT, top + own_board.SCREEN_HEIGHT


def _market(top: int) -> int:
    return top + own_board.SCREEN_HEIGHT + theme.GAP


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


# --- the House of Malaspina, for somebody who plays alone -------------------------------------------------------------


_RIVAL_PAD = 20


def _draw_rival(scene: Scene, left: Box, right: Box, size: Measure) -> None:
    draw_player(scene, left, HOUSE_SEAT, size)
    canvas, view, voice = scene
    x, y, width = right[0] + _RIVAL_PAD, right[1], right[2] - right[0] - 2 * _RIVAL_PAD
    level = level_of(view)
    canvas.centred(glyphs.robot(40, theme.HEADER), x + 20, y + 32)
    canvas.text_beside(
        x + 54, y + 34, voice("house-level", level=voice.level(level.level)), 28, theme.BOLD, most=width - 54
    )
    y += 84
    canvas.text(x, y, voice("house-next"), theme.SMALL, theme.BOLD, theme.HEADER)
    for line in news.lines(_house_plan(view, voice), width):
        y += news.LINE
        news.draw_run(canvas, x, y - 8, line, width)
    y += 44
    habits = voice("house-habits", allowance=level.allowance, cost=level.cost, patience=level.patience)
    canvas.paragraph(x, y, habits, width, theme.SMALL, theme.REGULAR, theme.MUTED)


def _house_plan(view: State, voice: Voice) -> list[news.Group]:
    """What the House would do if it were its turn."""
    match intention(view):
        case Build(tile, city, pay):
            chip = tiles.small(tile, 70, 38)
            return [
                (voice("house-build"), chip, voice("did-built-in", city=voice.city(city))),
                (stone_row(pay, 34, 33),),
            ]
        case ScoreType(kind):
            return [(voice("house-score"), building(kind, 38), voice.type(kind))]
        case ScoreCity(city):
            return [(voice("house-score"), voice.city(city))]
        case None:
            return [(voice("house-nothing", count=DATA.market.relief),)]
    return [(voice("house-buy"),)]
