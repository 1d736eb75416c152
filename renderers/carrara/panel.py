"""The private panel: what its owner has, what is on offer, and what the choice made so far would do."""

from __future__ import annotations

from typing import Any

from games.asking import Asked
from games.carrara.building import payable_tiles
from games.carrara.data import DATA
from games.carrara.ending import can_announce, can_pass, legal_extras
from games.carrara.house import intention
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import Build, ScoreCity, ScoreType, State
from games.core import Seat
from renderers import glyphs, header, theme
from renderers.carrara import own_board, player_panel, scenery, segments, tiles
from renderers.carrara.buildings import building
from renderers.carrara.choice import Plan, caption, plan
from renderers.carrara.player_panel import PAD, Group, Measure
from renderers.carrara.voice import Scene, Voice
from renderers.page import Page

_LEFT, _RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN
#: How high a building of the display is: three of them are as high as the segments.
_TILE = (segments.HEIGHT - segments.TITLE - 2 * tiles.GAP) // 3


#: Questions with so many answers that the picture leaves room for them: it shows only what they are about.
_ABOUT_STONES, _ABOUT_BUILDING, _ABOUT_SCORING = ("take", "stones"), ("tile", "city", "pay", "pay_stone"), "score"
#: Above more scorings than this, there's only room for the cities and what they bring.
_MOST_SCORINGS = 10


def draw_panel(view: State, seat: Seat, voice: Voice, asked: Asked[Any] | None) -> Page:
    scene, choice = Scene(scenery.page(), view, voice), plan(view, seat, asked)
    question = None if asked is None else asked.question
    code, answers = ("", ()) if question is None else (question.code, question.answers)
    _draw_top(scene, seat, choice)
    y = header.HEIGHT + theme.GAP
    crowded = code == _ABOUT_SCORING and len(answers) > _MOST_SCORINGS
    if not crowded:
        own_board.draw_screen(scene, (_LEFT, y, _RIGHT, y + own_board.SCREEN_HEIGHT), seat, choice)
        y += own_board.SCREEN_HEIGHT + theme.GAP
    if code != _ABOUT_SCORING:
        y = _draw_offer(scene, y, seat, choice)
    if code in _ABOUT_STONES:
        tiles.draw_plates(scene, y)
        return scene.canvas.down_to(y + tiles.PLATE_HEIGHT + theme.GAP // 2)
    y = own_board.draw_cities(scene, y, seat, choice, with_streets=not crowded) + 6
    if code in _ABOUT_BUILDING or crowded:
        return scene.canvas.down_to(y + theme.MARGIN - 6)
    types = own_board.types_height(view, seat)
    own_board.draw_types(scene, (_LEFT, y, _RIGHT, y + types), seat)
    y += types
    if view.solo and code != _ABOUT_SCORING:
        y = _draw_rival(scene, y + theme.GAP)
    return scene.canvas.down_to(y + theme.MARGIN)


def _draw_offer(scene: Scene, top: int, seat: Seat, choice: Plan) -> int:
    """The wheel and the display. Returns where the next thing may begin."""
    segments.draw_segments(scene, top, seat, choice)
    tiles.draw_display(scene, top + segments.TITLE, (choice.tile,), set(payable_tiles(scene.view, seat)), _TILE)
    tiles.draw_stack(scene, _RIGHT, top + segments.TITLE / 2)
    return top + segments.HEIGHT + theme.GAP


def prompt(view: State, seat: Seat, voice: Voice, *, aloud: bool = False) -> str:
    """What the seat should do now, in one line."""
    if view.phase == "over":
        return voice("over")
    if view.turn != seat:
        return voice("prompt-wait", name=(voice.name if aloud else voice.drawn_name)(view.turn))
    if view.phase == "action":
        return voice("prompt-last" if can_pass(view) else "prompt-action")
    if view.phase == "take":
        return voice("prompt-take")
    if view.phase == "after" and can_announce(view, seat):
        return voice("prompt-announce")
    return voice("prompt-extra" if legal_extras(view, seat) else "prompt-end")


def _draw_top(scene: Scene, seat: Seat, choice: Plan) -> None:
    """What the seat should do now, or what it has chosen so far."""
    canvas, view, voice = scene
    right = canvas.width - theme.MARGIN
    taken = canvas.text_beside(right, 58, str(view.players[seat].vp), 64, theme.BLACK_WEIGHT, header.INK, "right")
    canvas.centred(glyphs.star(72), right - taken - 46, 56)
    if view.ending is not None:
        canvas.centred(glyphs.flag(64), right - taken - 130, 54)
    title = voice("panel-title", round=view.round)
    line = " · ".join(caption(view, seat, choice, voice)) if choice.is_begun else prompt(view, seat, voice)
    header.draw_panel_titles(canvas, seat, title, line, taken + 180)


# --- the House of Malaspina, for a player who plays alone -------------------------------------------------------------


def _draw_rival(scene: Scene, top: int) -> int:
    """Two cards: how far it has come; what it has, what it did and what it would do now. Returns where they end."""
    canvas, view, voice = scene
    tallest = max(map(len, view.players[HOUSE_SEAT].cities))
    size = Measure(rows=3 if tallest > 4 else max(1, min(tallest, 2)))
    player_panel.draw_player(scene, size.place(0, top), HOUSE_SEAT, size)
    left, _, right, bottom = box = size.place(1, top)
    canvas.card(box)
    x, width = left + PAD + 2, right - left - 2 * PAD
    player_panel.draw_screen(scene, box, top + 10, HOUSE_SEAT)
    y = player_panel.draw_latest_turn(scene, left, top + 10 + player_panel.SCREEN, HOUSE_SEAT, most=1)
    canvas.text(x, y + 38, voice("house-next"), theme.SMALL, theme.BOLD, theme.HEADER)
    level = voice(f"rival-{view.options.solo_level}")
    taken = canvas.text_beside(right - PAD - 6, y + 30, level, theme.SMALL, theme.MEDIUM, theme.MUTED, "right")
    canvas.centred(glyphs.robot(32, theme.HEADER), right - PAD - taken - 28, y + 30)
    for line in player_panel.lines(_house_plan(view, voice), width):
        y += player_panel.LINE
        player_panel.draw_run(canvas, x, y + 32, line, width)
    return bottom


def _house_plan(view: State, voice: Voice) -> list[Group]:
    """What the House would do if it were its turn."""
    match intention(view):
        case Build(tile, city, pay):
            return player_panel.built(voice("house-build"), tile, voice.city(city), pay, voice)
        case ScoreType(kind):
            return [(voice("house-score"), building(kind, 38), voice.type(kind))]
        case ScoreCity(city):
            return [(voice("house-score"), voice.city(city))]
        case None:
            return [(voice("house-nothing", count=DATA.market.relief),)]
    return [(voice("house-buy"),)]
