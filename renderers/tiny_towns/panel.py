"""The private panel: one seat's town, large, with everything its owner needs to decide."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.first_edition import Seat
from games.tiny_towns import GAME
from games.tiny_towns.discover import is_solo
from games.tiny_towns.state import CardId, ChooseResource, NameResource, SquareName, State
from renderers import glyphs, header, theme
from renderers.canvas import Box, Canvas, sheet
from renderers.core import Table
from renderers.tiny_towns import cards, own_town, status
from renderers.tiny_towns.focus import Focus, Preview, completions, preview, read_focus, sites
from renderers.tiny_towns.prompts import prompt
from renderers.tiny_towns.scene import Scene
from renderers.tiny_towns.sidebar import draw_sidebar
from renderers.tiny_towns.voice import Voice

_TOP = header.HEIGHT + theme.GAP
_SIDEBAR: Box = (
    theme.MARGIN + own_town.SIZE_IN_PIXELS + theme.GAP,
    _TOP,
    theme.WIDTH - theme.MARGIN,
    _TOP + own_town.SIZE_IN_PIXELS,
)
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
    scene = Scene(canvas, view, voice)
    _draw_top(scene, seat)
    own_town.draw_own_town(scene, theme.MARGIN, _TOP, seat, marks, hints)
    draw_sidebar(scene, _SIDEBAR, seat, ways)
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
    canvas.card(_SIDEBAR)
    return canvas.image


def _draw_top(scene: Scene, seat: Seat) -> None:
    canvas, view, voice = scene
    canvas.stamp(header.band(canvas.width), 0, 0)
    taken = _draw_hand(scene, seat)
    canvas.centred(glyphs.seat(seat, 56), theme.MARGIN + 28, 42)
    room = canvas.width - 2 * theme.MARGIN - taken - theme.GAP
    title = voice("panel-title", round=view.round)
    canvas.text(theme.MARGIN + 70, 56, title, theme.TITLE, theme.BOLD, header.INK, most=room - 70)
    canvas.text(theme.MARGIN, 100, prompt(view, seat, voice), theme.BODY, theme.MEDIUM, header.SOFT_INK, most=room)


def _draw_hand(scene: Scene, seat: Seat) -> int:
    """The cube to be placed, or those to choose from; otherwise what the table takes."""
    _, view, voice = scene
    turn = view.players[seat].turn
    if turn.stage == "choose" and not is_solo(view):
        choices = tuple(
            action.resource for action in GAME.legal(view, seat) if isinstance(action, ChooseResource | NameResource)
        )
        title = voice("free-choice") if view.phase == "round" else voice("choose-one")
        return status.draw_choices(scene, choices, "", title)
    if turn.stage == "place" and turn.resource is not None:
        return status.draw_cube(scene, turn.resource, voice("in-hand"))
    return status.draw_resource(scene)
