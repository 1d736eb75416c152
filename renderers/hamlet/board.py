"""The public board: the village, everybody's things, what is on offer."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from PIL import Image

from games.hamlet.data import solo_level
from games.hamlet.queries import all_corners
from games.hamlet.scoring import church_is_finished
from games.hamlet.state import State
from renderers import header, theme
from renderers.canvas import Box, Canvas, rounded_mask, sheet
from renderers.core import Table
from renderers.hamlet import goals, offers, player_cards
from renderers.hamlet.geometry import Extent, centred, extent, fitted
from renderers.hamlet.icons import icon
from renderers.hamlet.scene import Scene
from renderers.hamlet.village_map import village_canvas
from renderers.hamlet.voice import Voice

_TOP = header.HEIGHT + theme.GAP
_MOST_HEIGHT = 980
_LEAST_HEIGHT = 560
_LARGEST_UNIT = 92
#: How wide the frame of a map is.
_FRAME = 4


def draw_board(view: State, table: Table) -> Image.Image:
    voice = Voice(table)
    shown = extent(all_corners(view)).grown(0.45)
    width = theme.WIDTH - 2 * theme.MARGIN
    unit = fitted(shown, width, _MOST_HEIGHT, _LARGEST_UNIT)
    tall = max(_LEAST_HEIGHT, round(shown.height * unit))
    people = _TOP + tall + theme.GAP
    row = people + player_cards.height(view, voice, theme.WIDTH) + theme.GAP
    market = row + (offers.HEIGHT + theme.GAP if view.row else 0)
    aims = market + goals.MARKET_HEIGHT + theme.GAP
    canvas = sheet(theme.WIDTH, aims + goals.GOALS_HEIGHT + theme.MARGIN)
    scene = Scene(canvas, view, voice)
    draw_header(scene, voice_title(view, voice), turn_line(view, voice))
    draw_map(scene, (theme.MARGIN, _TOP, theme.MARGIN + width, _TOP + tall), shown, unit, voice.fresh_places(view))
    player_cards.draw_players(scene, people)
    if view.row:
        offers.draw_row(scene, row)
    half = (width - theme.GAP) // 2
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    goals.draw_market(scene, (left, market, left + half, market + goals.MARKET_HEIGHT))
    goals.draw_orders(scene, (right - half, market, right, market + goals.MARKET_HEIGHT))
    goals.draw_goals(scene, (left, aims, right, aims + goals.GOALS_HEIGHT))
    return canvas.image


def draw_map(scene: Scene, box: Box, shown: Extent, unit: int, fresh: Collection[str]) -> None:
    """The village in a box; fresh places glow."""
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    frame = centred(shown, unit, 0, 0, width, height)
    mount(scene.canvas, village_canvas(scene, frame, width, height, fresh), box)


def mount(canvas: Canvas, land: Canvas, box: Box) -> None:
    """Lays a map on the paper in a wooden frame; only its corners need masks."""
    left, top, right, bottom = box
    canvas.stamp(land.image, left, top)
    for side in (
        (left, top, right, top + _FRAME),
        (left, bottom - _FRAME, right, bottom),
        (left, top, left + _FRAME, bottom),
        (right - _FRAME, top, right, bottom),
    ):
        canvas.fill(side, theme.WOODEN)
    for across, x in enumerate((left, right - theme.RADIUS)):
        for down, y in enumerate((top, bottom - theme.RADIUS)):
            canvas.stamp(_corner(across, down), x, y)


@cache
def _corner(across: int, down: int) -> Image.Image:
    """A corner of the frame: paper outside, wood on the bend."""
    size, radius = 2 * theme.RADIUS, theme.RADIUS
    whole = Image.new("RGBA", (size, size), (*theme.PAPER, 255))
    whole.paste((*theme.WOODEN, 255), (0, 0), rounded_mask(size, size, radius))
    inner = rounded_mask(size - 2 * _FRAME, size - 2 * _FRAME, radius - _FRAME)
    whole.paste((*theme.WOODEN, 0), (_FRAME, _FRAME), inner)
    return whole.crop((across * radius, down * radius, (across + 1) * radius, (down + 1) * radius))


def draw_header(scene: Scene, title: str, line: str) -> None:
    canvas, view, voice = scene
    canvas.stamp(header.band(canvas.width), 0, 0)
    done = sum(order.seat is not None for order in view.orders)
    right = canvas.width - theme.MARGIN
    canvas.centred(icon("CHU", 84), right - 42, header.HEIGHT / 2 - 4)
    progress = voice("church-progress", done=done, all=len(view.orders))
    taken = canvas.text(right - 100, 72, progress, theme.HEADING, theme.BOLD, header.INK, "right")
    header.draw_titles(canvas, title, line, canvas.width - 2 * theme.MARGIN - taken - 120)


def voice_title(view: State, voice: Voice) -> str:
    if view.abbey:
        return voice("title-solo", round=view.round, rounds=solo_level(view.options.level).rounds)
    return voice("title", round=view.round)


def turn_line(view: State, voice: Voice) -> str:
    if view.over:
        return voice("over")
    if church_is_finished(view):
        return voice("turn-last", name=voice.drawn_name(view.active))
    return voice("turn", name=voice.drawn_name(view.active))
