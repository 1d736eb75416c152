"""The private panel: what its owner has, what is on offer, and what the choice made so far would do."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from PIL import Image

from games.asking import Asked
from games.carrara.data import DATA, Tile
from games.carrara.house import intention
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import Build, ScoreCity, ScoreType, State, screen_of
from games.core import Seat
from renderers import glyphs, header, theme
from renderers.canvas import Box, Canvas, blank
from renderers.carrara import news, own_board, tiles, wheel
from renderers.carrara.buildings import building
from renderers.carrara.choice import PREVIEW_HEIGHT, Plan, draw_preview, plan
from renderers.carrara.icons import stone_row
from renderers.carrara.player_panel import PAD, SCREEN, Measure, draw_latest_turn, draw_player, draw_screen, place
from renderers.carrara.scene import Scene, band, prompt
from renderers.carrara.voice import Voice

_LEFT, _RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN
_DISPLAY = theme.MARGIN + wheel.SIZE + theme.GAP
#: The cities of the House of Malaspina are at least and at most so many tiles high.
_RIVAL_ROWS = (2, 3)


def draw_panel(view: State, seat: Seat, voice: Voice, asked: Asked[Any] | None) -> Image.Image:
    choice = plan(view, seat, asked)
    rows = own_board.rows(view.players[seat].cities, choice)
    rival = _rival(view.players[HOUSE_SEAT].cities) if view.solo else None
    at = _places(choice.is_begun, rows, rival)
    canvas = Canvas(_ground(at).copy())
    scene = Scene(canvas, view, voice)
    _draw_top(scene, seat)
    if at.preview is not None:
        draw_preview(scene, at.preview, seat, choice)
    own_board.draw_screen(scene, at.screen, seat, choice)
    _draw_market(scene, at, seat, choice)
    own_board.draw_cities(scene, at.cities, seat, choice, rows)
    own_board.draw_types(scene, at.types, seat)
    if rival is not None:
        draw_player(scene, at.rival[0], HOUSE_SEAT, rival)
        _draw_plans(scene, at.rival[1])
    return canvas.image


class _Places(NamedTuple):
    """Where everything lies, from top to bottom."""

    preview: Box | None
    screen: Box
    market: int
    objects: Box
    cities: int
    types: Box
    rival: tuple[Box, ...]
    height: int


def _rival(cities: tuple[tuple[Tile, ...], ...]) -> Measure:
    """The House takes two cards of this size: how far it has come, and what it does."""
    least, most = _RIVAL_ROWS
    return Measure(rows=min(max(*map(len, cities), least), most), lines=0, screens=False)


def _places(is_begun: bool, rows: int, rival: Measure | None) -> _Places:
    y = header.HEIGHT + theme.GAP
    preview = (_LEFT, y, _RIGHT, y + PREVIEW_HEIGHT) if is_begun else None
    y = preview[3] + theme.GAP if preview else y
    market = y + own_board.SCREEN_HEIGHT + theme.GAP
    cities = market + wheel.SIZE + theme.GAP + 4
    types = cities + own_board.cities_height(rows) + 6
    end = types + own_board.TYPES_HEIGHT
    cards = tuple(place(side, rival, end + theme.GAP) for side in (0, 1)) if rival else ()
    return _Places(
        preview=preview,
        screen=(_LEFT, y, _RIGHT, y + own_board.SCREEN_HEIGHT),
        market=market,
        objects=(_DISPLAY, market + tiles.HEIGHT + theme.GAP, _RIGHT, market + wheel.SIZE),
        cities=cities,
        types=(_LEFT, types, _RIGHT, end),
        rival=cards,
        height=(cards[0][3] if cards else end) + theme.MARGIN,
    )


@lru_cache(maxsize=4)
def _ground(at: _Places) -> Image.Image:
    canvas = blank(theme.WIDTH, at.height)
    for box in (at.screen, at.objects, at.types, *at.rival):
        canvas.card(box)
    if at.preview is not None:
        canvas.card(at.preview, theme.FRESH, theme.GOLD)
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


def _draw_market(scene: Scene, at: _Places, seat: Seat, choice: Plan) -> None:
    view, y = scene.view, at.market
    offer = wheel.Offer(
        choice.wheel,
        bag_empty=view.bag == "",
        coins=screen_of(view, seat).coins,
        to_come=choice.to_come,
        chosen=choice.segment,
        picked=choice.picked,
    )
    wheel.draw_wheel(scene.canvas, _LEFT, y, offer)
    label = scene.voice("wheel-now" if view.phase == "take" else "wheel-next")
    scene.canvas.paragraph(_LEFT, y + 24, label, 140, theme.SMALL, theme.BOLD, theme.HEADER, lines=2)
    marked = () if choice.tile is None else (choice.tile,)
    tiles.draw_display(scene, _DISPLAY, y, marked, choice.payable)
    tiles.draw_objects(scene, at.objects)


# --- the House of Malaspina, for somebody who plays alone -------------------------------------------------------------


def _draw_plans(scene: Scene, box: Box) -> None:
    """What the House has, what it did, and what it would do now."""
    canvas, view, voice = scene
    left, top, right, _ = box
    x, y, width = left + PAD + 2, top + 10, right - left - 2 * PAD
    draw_screen(scene, box, y, HOUSE_SEAT)
    y = draw_latest_turn(scene, left, y + SCREEN, HOUSE_SEAT, most=2)
    canvas.text(x, y + 38, voice("house-next"), theme.SMALL, theme.BOLD, theme.HEADER)
    level = voice.level(view.options.solo_level)
    taken = canvas.text_beside(right - PAD - 6, y + 30, level, theme.SMALL, theme.MEDIUM, theme.MUTED, "right")
    canvas.centred(glyphs.robot(32, theme.HEADER), right - PAD - taken - 28, y + 30)
    for line in news.lines(_house_plan(view, voice), width):
        y += news.LINE
        news.draw_run(canvas, x, y + 32, line, width)


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
