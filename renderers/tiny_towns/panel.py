"""The private panel: one seat's town, large, with everything its owner needs to decide."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.core import Seat
from games.tiny_towns import GAME
from games.tiny_towns.discover import is_solo
from games.tiny_towns.state import CardId, ChooseResource, NameResource, SquareName, State
from renderers import glyphs, header, theme
from renderers.canvas import Canvas, sheet
from renderers.core import Table
from renderers.tiny_towns import cards, own_town, status
from renderers.tiny_towns.cubes import cube
from renderers.tiny_towns.focus import Focus, Preview, completions, preview, read_focus, sites
from renderers.tiny_towns.prompts import prompt
from renderers.tiny_towns.sidebar import draw_sidebar
from renderers.tiny_towns.voice import Voice

_TOP = header.HEIGHT + theme.GAP
_SIDE = theme.MARGIN + own_town.SIZE_IN_PIXELS + theme.GAP
_SIDE_WIDTH = theme.WIDTH - theme.MARGIN - _SIDE
_DISPLAY = _TOP + own_town.SIZE_IN_PIXELS + theme.GAP + 4


def draw_panel(view: State, seat: Seat, table: Table, words: tuple[str, ...]) -> Image.Image:
    voice = Voice(view, table)
    focus = read_focus(words)
    ways = sites(view, seat) if view.phase in ("round", "watch") else {}
    marks = preview(view, seat, focus)
    hints = _hints(view, seat, focus)
    if not words and view.players[seat].turn.stage == "build":
        marks = Preview(paid=frozenset(name for card in ways.values() for way in card for name in way.removes))
    canvas = Canvas(_ground().copy())
    _draw_top(canvas, view, seat, voice)
    own_town.draw_own_town(canvas, theme.MARGIN, _TOP, view, seat, voice, marks, hints)
    draw_sidebar(canvas, _SIDE, _TOP, _SIDE_WIDTH, own_town.SIZE_IN_PIXELS, view, seat, voice, ways)
    ready = frozenset(ways) if focus.card is None else frozenset((focus.card,))
    cards.draw_display(canvas, _DISPLAY, view.display, voice, cards.empty_square_face(voice), ready)
    return canvas.image


def _hints(view: State, seat: Seat, focus: Focus) -> dict[SquareName, tuple[CardId, ...]]:
    """Which squares would complete something: for the cube in hand, or for the one that is about to be chosen."""
    turn = view.players[seat].turn
    if focus.square is not None or turn.stage not in ("place", "choose"):
        return {}
    resource = turn.resource or focus.resource
    return completions(view, seat, resource) if resource is not None else {}


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    canvas = sheet(theme.WIDTH, _DISPLAY + 2 * cards.HEIGHT + theme.GAP + theme.MARGIN)
    own_town.draw_ground(canvas, theme.MARGIN, _TOP)
    canvas.card((_SIDE, _TOP, _SIDE + _SIDE_WIDTH, _TOP + own_town.SIZE_IN_PIXELS))
    return canvas.image


def _draw_top(canvas: Canvas, view: State, seat: Seat, voice: Voice) -> None:
    canvas.stamp(header.band(canvas.width), 0, 0)
    taken = _draw_hand(canvas, view, seat, voice)
    canvas.centred(glyphs.seat(seat, 56), theme.MARGIN + 28, 42)
    room = canvas.width - 2 * theme.MARGIN - taken - theme.GAP
    title = voice("panel-title", round=view.round)
    canvas.text(theme.MARGIN + 70, 56, title, theme.TITLE, theme.BOLD, header.INK, most=room - 70)
    canvas.text(theme.MARGIN, 100, prompt(view, seat, voice), theme.BODY, theme.MEDIUM, header.SOFT_INK, most=room)


def _draw_hand(canvas: Canvas, view: State, seat: Seat, voice: Voice) -> int:
    """The cube to be placed, or those to choose from; otherwise what the table takes."""
    turn = view.players[seat].turn
    if turn.stage == "choose" and not is_solo(view):
        choices = tuple(
            action.resource for action in GAME.legal(view, seat) if isinstance(action, ChooseResource | NameResource)
        )
        title = voice("free-choice") if view.phase == "round" else voice("choose-one")
        return status.draw_choices(canvas, choices, "", title, voice)
    if turn.stage != "place" or turn.resource is None:
        return status.draw_resource(canvas, view, voice)
    right, middle = canvas.width - theme.MARGIN, header.HEIGHT / 2 - 2
    canvas.centred(cube(turn.resource, voice.letter(turn.resource), 88), right - 44, middle)
    return 104 + status.draw_labels(canvas, right - 104, voice("in-hand"), voice.resource(turn.resource))
