"""The end: the finished village with everybody's longest road, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace
from PIL import Image

from games.core import Result, ScoreLine, Seat, SeatScore, Verdict
from games.hamlet.data import AWARDS
from games.hamlet.lattice import Edge
from games.hamlet.network import longest_road
from games.hamlet.scoring import result
from games.hamlet.state import State
from games.hamlet.village import village
from renderers import fonts, glyphs, header, theme
from renderers.canvas import Box, Canvas, sheet
from renderers.core import Table
from renderers.hamlet import pieces
from renderers.hamlet.contents import draw_contents
from renderers.hamlet.geometry import Extent, Frame, centred, fitted, whole
from renderers.hamlet.icons import icon
from renderers.hamlet.village_map import draw_land, meadow, mount, stroke, trail
from renderers.hamlet.voice import Scene, Voice
from renderers.pen import Point
from renderers.score_sheet import VERDICT_HEIGHT, Cell, Column, Row, ScoreSheet, draw_verdict
from renderers.sentences import dashed
from renderers.voice import listed

_TOP = header.HEIGHT + theme.GAP
_MOST_HEIGHT = 980


def draw_final(view: State, table: Table) -> Image.Image:
    voice, sheets, decided = Voice(table), outcome(view).seats, verdict_of(view)
    shown = whole(view).grown(0.3)
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    unit = fitted(shown, right - left, _MOST_HEIGHT, 92)
    judged = _TOP + round(shown.height * unit) + theme.GAP
    scores = judged + (VERDICT_HEIGHT + theme.GAP if decided else 0)
    score_sheet = _score_sheet(sheets, voice)
    below = scores + score_sheet.height + theme.GAP
    bottom = below + 28 + sum(_details_height(each, voice, right - left) for each in sheets)
    canvas = sheet(theme.WIDTH, bottom + theme.MARGIN)
    scene = Scene(canvas, view, voice)
    _draw_top(scene)
    _draw_village(scene, (left, _TOP, right, judged - theme.GAP), shown, unit)
    if decided:
        rank, reckoned = _rank(decided, voice), verdict_line(decided, voice)
        draw_verdict(canvas, judged, icon("CHU", 104), rank, reckoned, won=bool(decided.won))
    score_sheet.draw(canvas, scores)
    _draw_details(canvas, (left, below, right, bottom), sheets, voice)
    return canvas.image


def _draw_top(scene: Scene) -> None:
    canvas, view, voice = scene
    canvas.stamp(header.band(canvas.width), 0, 0)
    crown = glyphs.star(92) if view.abbey else glyphs.crown(92)
    canvas.centred(crown, canvas.width - theme.MARGIN - 46, header.HEIGHT / 2 - 4)
    room = canvas.width - 2 * theme.MARGIN - 110
    header.draw_titles(canvas, voice("title-final"), outcome_line(view, voice, aloud=False), room)


# ---------------------------------------------------------------- how it ended


def outcome(view: State) -> Result:
    """The final score sheets; before the end, as if it ended now."""
    found = result(replace(view, over=True))
    assert found is not None
    return found


def verdict_of(view: State) -> Verdict | None:
    """How the solo challenge ended."""
    return outcome(view).verdict


def outcome_line(view: State, voice: Voice, *, aloud: bool) -> str:
    """Who won, or how well the solo challenge went; names for reading aloud or for drawing."""
    sheets, decided = outcome(view).seats, verdict_of(view)
    if decided is not None:
        return voice("solo-result", points=sheets[0].total, result=_rank(decided, voice))
    winners = [each.seat for each in sheets if each.rank == 1]
    names = voice.names(winners) if aloud else voice.drawn_names(winners)
    best = max(each.total for each in sheets)
    return voice("winner" if len(winners) == 1 else "winners", names=names, points=best)


def _rank(decided: Verdict, voice: Voice) -> str:
    """The rank reached, or why none was."""
    return voice(f"rank-{dashed(decided.code)}" if decided.won else f"lost-{dashed(decided.code)}")


def verdict_line(decided: Verdict, voice: Voice) -> str:
    figures = decided.params
    level = voice(f"level-{figures['level']}")
    return voice("verdict", level=level, target=figures["target"], margin=figures["margin"])


# ---------------------------------------------------------------- the village


def _draw_village(scene: Scene, box: Box, shown: Extent, unit: int) -> None:
    left, top, right, bottom = box
    land = meadow(right - left, bottom - top)
    frame = centred(shown, unit, 0, 0, right - left, bottom - top)
    inner = scene.on(land)
    draw_land(land, scene.view.places, scene.view.roads, frame)
    for seat in range(len(scene.view.players)):
        _draw_longest_road(inner, frame, seat)
    for place in scene.view.places:
        draw_contents(inner, place, frame.centre(place), unit, lived_in=False)
    mount(scene.canvas, land, box)


def _draw_longest_road(scene: Scene, frame: Frame, seat: Seat) -> None:
    """One line through all its places, beside those of the other seats, with the seat's mark at both ends."""
    view, ground = scene.view, village(scene.view.places)
    shift = (seat - (len(view.players) - 1) / 2) * 0.1 * frame.unit
    line: list[Point] = []
    for a, b in pairwise(longest_road(view.places, view.roads, seat)):
        edge = _link(view, seat, a, b)
        line += [*reversed(trail(frame, ground, a, edge)), *trail(frame, ground, b, edge)]
    if not line:
        return
    points = [(x + shift, y + shift) for x, y in line]
    stroke(scene.canvas, points, frame.unit * 0.17, theme.CREAM)
    stroke(scene.canvas, points, frame.unit * 0.11, pieces.seat_color(seat))
    for x, y in (points[0], points[-1]):
        scene.canvas.centred(glyphs.seat(seat, round(frame.unit * 0.5)), x + frame.unit * 0.5, y)


def _link(view: State, seat: Seat, a: str, b: str) -> Edge:
    """The edge where the seat's road leads from one place to the other: its own road, or a printed path."""
    ground = village(view.places)
    for road in view.roads:
        if road.owner == seat and {road.a, road.b} == {a, b}:
            return ground.crossed(road)
    contact = next(each for each in ground.contacts[a] if each.other == b and each.is_link)
    return ground.edge(a, contact.segment)


# ---------------------------------------------------------------- the score sheet

#: The rows of the score sheet, in the order of the final scoring.
ROWS = ("points", "awards", "sites", "built_roads", "longest_road", "gold")


def row_points(score: SeatScore, row: str) -> int:
    return sum(line.points for line in score.lines if _row_of(line) == row)


def _row_of(line: ScoreLine) -> str:
    return "awards" if line.code in AWARDS else "sites" if line.code == "site" else line.code


def details(score: SeatScore, voice: Voice) -> str:
    """Awards and sites one by one."""
    lines = [line for line in score.lines if _row_of(line) in ("awards", "sites")]
    names = [line.detail["tile"] if line.code == "site" else voice(f"award-{line.code}") for line in lines]
    told = [voice("line", what=what, points=line.points) for what, line in zip(names, lines, strict=True)]
    return listed(told) or voice("no-details")


def _score_sheet(sheets: Sequence[SeatScore], voice: Voice) -> ScoreSheet:
    roads = (pieces.crossing(over, -1, 46) for over in ("bridge", "paved"))
    signs = (glyphs.star(42), glyphs.crown(44), icon("MON", 46), *roads, pieces.coin(42))
    return ScoreSheet(
        rows=tuple(Row(sign, voice(f"row-{dashed(row)}")) for sign, row in zip(signs, ROWS, strict=True)),
        columns=tuple(
            Column.of(score, voice.drawn_name(score.seat), (_cell(score, row) for row in ROWS)) for score in sheets
        ),
        total=voice("total"),
        tie_breaks=(Row(icon("CHU", 42), voice("tie-orders")), Row(icon("MAR", 42), voice("tie-trades"))),
    )


def _cell(score: SeatScore, row: str) -> Cell:
    """The points, and how many awards, sites, roads, places or gold earned them."""
    lines = [line for line in score.lines if _row_of(line) == row]
    counts = [len(lines)] if row in ("awards", "sites") else lines[0].detail.values()
    count = next(iter(counts), 0)
    return Cell(row_points(score, row), f"({count})" if count else "")


def _details_height(score: SeatScore, voice: Voice, width: int) -> int:
    return len(fonts.wrap(details(score, voice), width - 100, theme.SMALL, theme.MEDIUM)) * 34 + 14


def _draw_details(canvas: Canvas, box: Box, sheets: Sequence[SeatScore], voice: Voice) -> None:
    """Every award and site by name."""
    left, top, right, _ = box
    canvas.card(box)
    y = top + 20
    for each in sheets:
        canvas.centred(glyphs.seat(each.seat, 42), left + 42, y + 17)
        text = details(each, voice)
        canvas.paragraph(left + 78, y + 26, text, right - left - 100, theme.SMALL, theme.MEDIUM, leading=34)
        y += _details_height(each, voice, right - left)
