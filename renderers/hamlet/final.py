"""The end: the finished village with everybody's longest road, and the score sheet."""

from __future__ import annotations

from itertools import pairwise

from PIL import Image

from games.core import Seat
from games.hamlet import queries
from games.hamlet.lattice import Edge
from games.hamlet.state import State
from games.hamlet.village import segments, village
from renderers import glyphs, header, theme
from renderers.canvas import Box, sheet
from renderers.core import Table
from renderers.hamlet import pieces, score_sheet
from renderers.hamlet.board import mount
from renderers.hamlet.contents import draw_contents
from renderers.hamlet.geometry import Extent, Frame, centred, extent, fitted
from renderers.hamlet.scene import Scene
from renderers.hamlet.score_sheet import outcome, outcome_line, verdict_of
from renderers.hamlet.strokes import stroke
from renderers.hamlet.village_map import draw_land, meadow, trail
from renderers.hamlet.voice import Voice
from renderers.pen import Point

_TOP = header.HEIGHT + theme.GAP
_MOST_HEIGHT = 980


def draw_final(view: State, table: Table) -> Image.Image:
    voice = Voice(table)
    sheets = outcome(view).seats
    decided = verdict_of(view)
    shown = extent(queries.all_corners(view)).grown(0.3)
    width = theme.WIDTH - 2 * theme.MARGIN
    unit = fitted(shown, width, _MOST_HEIGHT, 92)
    tall = round(shown.height * unit)
    scores = _TOP + tall + theme.GAP + (score_sheet.VERDICT_HEIGHT + theme.GAP if decided else 0)
    below = scores + score_sheet.height(sheets) + theme.GAP
    rest = score_sheet.details_height(sheets, voice, width)
    canvas = sheet(theme.WIDTH, below + rest + theme.MARGIN)
    scene = Scene(canvas, view, voice)
    _draw_top(scene)
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    _draw_village(scene, (left, _TOP, right, _TOP + tall), shown, unit)
    if decided:
        top = _TOP + tall + theme.GAP
        score_sheet.draw_verdict(canvas, (left, top, right, top + score_sheet.VERDICT_HEIGHT), decided, voice)
    score_sheet.draw_score_sheet(canvas, scores, sheets, voice)
    score_sheet.draw_details(canvas, (left, below, right, below + rest), sheets, voice)
    return canvas.image


def _draw_top(scene: Scene) -> None:
    canvas, view, voice = scene
    canvas.stamp(header.band(canvas.width), 0, 0)
    crown = glyphs.star(92) if view.abbey else glyphs.crown(92)
    canvas.centred(crown, canvas.width - theme.MARGIN - 46, header.HEIGHT / 2 - 4)
    room = canvas.width - 2 * theme.MARGIN - 110
    header.draw_titles(canvas, voice("title-final"), outcome_line(view, voice, aloud=False), room)


def _draw_village(scene: Scene, box: Box, shown: Extent, unit: int) -> None:
    left, top, right, bottom = box
    land = meadow(right - left, bottom - top)
    frame = centred(shown, unit, 0, 0, right - left, bottom - top)
    inner = scene.on(land)
    draw_land(land, scene.view, frame)
    for seat in range(len(scene.view.players)):
        _draw_longest_road(inner, frame, seat)
    for place in scene.view.places:
        draw_contents(inner, place, frame.centre(place), unit, lived_in=False)
    mount(scene.canvas, land, box)


def _draw_longest_road(scene: Scene, frame: Frame, seat: Seat) -> None:
    """One line through all its places, beside those of the other seats, with the seat's mark at both ends."""
    view = scene.view
    road = queries.longest_road(view, seat)
    shift = (seat - (len(view.players) - 1) / 2) * 0.1 * frame.unit
    line: list[Point] = []
    for a, b in pairwise(road):
        edge = _link(view, seat, a, b)
        line += [*reversed(trail(frame, view, a, edge)), *trail(frame, view, b, edge)]
    if not line:
        return
    points = [(x + shift, y + shift) for x, y in line]
    stroke(scene.canvas, points, frame.unit * 0.17, theme.CREAM)
    stroke(scene.canvas, points, frame.unit * 0.11, pieces.seat_color(seat))
    for x, y in (points[0], points[-1]):
        scene.canvas.centred(glyphs.seat(seat, round(frame.unit * 0.5)), x + frame.unit * 0.5, y)


def _link(view: State, seat: Seat, a: str, b: str) -> Edge:
    """The edge where the seat's road leads from one place to the other: its own road, or a printed path."""
    for road in view.roads:
        if road.owner == seat and {road.a, road.b} == {a, b}:
            return queries.road_spot(view, road).ends
    ground = village(view.places)
    contact = next(each for each in ground.contacts[a] if each.other == b and each.is_link)
    return segments(ground[a])[contact.segment - 1]
