"""The end: the finished village with everybody's longest road, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from games.core import Result, ScoreLine, Seat, SeatScore, Verdict
from games.hamlet.data import AWARDS
from games.hamlet.lattice import Edge
from games.hamlet.network import longest_road
from games.hamlet.scoring import result
from games.hamlet.state import ABBEY, State
from games.hamlet.village import village
from renderers import fonts, glyphs, header, theme
from renderers.canvas import Canvas
from renderers.hamlet import pieces
from renderers.hamlet.geometry import Frame, framed, whole
from renderers.hamlet.icons import icon
from renderers.hamlet.village_map import draw_contents, land, mount, stroke, trail
from renderers.hamlet.voice import Scene, Voice
from renderers.page import Page
from renderers.pen import Point
from renderers.score_sheet import VERDICT_HEIGHT, Cell, Column, Row, ScoreSheet, draw_verdict
from renderers.sentences import dashed
from renderers.voice import listed


def draw_final(view: State, voice: Voice) -> Page:
    canvas, found = header.page(), outcome(view)
    sign = glyphs.star(92) if view.abbey else glyphs.crown(92)
    header.draw_final_titles(canvas, sign, voice("title-final"), outcome_line(view, voice, aloud=False))
    y = _draw_village(Scene(canvas, view, voice), header.HEIGHT + theme.GAP)
    if found.verdict:
        rank, reckoned = _rank(found.verdict, voice), verdict_line(found.verdict, voice)
        draw_verdict(canvas, y, icon("CHU", 104), rank, reckoned, won=bool(found.verdict.won))
        y += VERDICT_HEIGHT + theme.GAP
    score_sheet = _score_sheet(found.seats, voice)
    score_sheet.draw(canvas, y)
    y = _draw_details(canvas, y + score_sheet.height + theme.GAP, found.seats, voice)
    return canvas.down_to(y + theme.MARGIN)


# ---------------------------------------------------------------- how it ended


def outcome(view: State) -> Result:
    """The final score sheets; before the end, as if it ended now."""
    found = result(replace(view, over=True))
    assert found is not None
    return found


def outcome_line(view: State, voice: Voice, *, aloud: bool) -> str:
    """Who won, or how well the solo challenge went; names for reading aloud or for drawing."""
    found = outcome(view)
    if found.verdict is not None:
        return voice("solo-result", points=found.seats[0].total, result=_rank(found.verdict, voice))
    return voice.winners(found.seats, aloud=aloud)


def _rank(decided: Verdict, voice: Voice) -> str:
    """The rank reached, or why none was."""
    return voice(f"rank-{dashed(decided.code)}" if decided.won else f"lost-{dashed(decided.code)}")


def verdict_line(decided: Verdict, voice: Voice) -> str:
    figures = decided.params
    level, target = voice(f"level-{figures['level']}"), int(figures["target"])
    return voice("verdict", level=level, target=target, total=target + int(figures["margin"]))


# ---------------------------------------------------------------- the village


def _draw_village(scene: Scene, top: int) -> int:
    """The village without its people. Returns where the next thing may begin."""
    view = scene.view
    frame = framed(whole(view).grown(0.3), theme.WIDTH - 2 * theme.MARGIN, largest=92, least=0, most=980)
    inner = scene.on(land(view.places, view.roads, frame))
    for seat in range(len(view.players)):
        _draw_longest_road(inner, frame, seat)
    for place in view.places:
        draw_contents(inner, place, frame.centre(place), frame.unit, lived_in=False)
    return mount(scene.canvas, inner.canvas, theme.MARGIN, top)


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


def by_row(score: SeatScore) -> dict[str, list[ScoreLine]]:
    """All lines of a score under the row they belong to."""
    rows: dict[str, list[ScoreLine]] = {row: [] for row in ROWS}
    for line in score.lines:
        rows["awards" if line.code in AWARDS else "sites" if line.code == "site" else line.code].append(line)
    return rows


def _score_sheet(scores: Sequence[SeatScore], voice: Voice) -> ScoreSheet:
    roads = pieces.crossing(46, "bridge", ABBEY), pieces.crossing(46, "paved", ABBEY)
    signs = (glyphs.star(42), glyphs.crown(44), icon("MON", 46), *roads, pieces.coin(42))
    return ScoreSheet(
        rows=tuple(Row(sign, voice(f"row-{dashed(row)}")) for sign, row in zip(signs, ROWS, strict=True)),
        columns=tuple(
            Column(score, voice.drawn_name(score.seat), tuple(_cell(*each) for each in by_row(score).items()))
            for score in scores
        ),
        total=voice("total"),
        tie_breaks=(Row(icon("CHU", 42), voice("tie-orders")), Row(icon("MAR", 42), voice("tie-trades"))),
    )


def _cell(row: str, lines: list[ScoreLine]) -> Cell:
    """The points, and how many awards, sites, roads, places or gold earned them."""
    counts = [len(lines)] if row in ("awards", "sites") else lines[0].detail.values()
    count = next(iter(counts), 0)
    return Cell(sum(line.points for line in lines), f"({count})" if count else "")


def details(score: SeatScore, voice: Voice) -> str:
    """Awards and sites one by one."""
    rows = by_row(score)
    lines = rows["awards"] + rows["sites"]
    names = [line.detail["tile"] if line.code == "site" else voice(f"award-{line.code}") for line in lines]
    told = [voice("line", what=what, points=line.points) for what, line in zip(names, lines, strict=True)]
    return listed(told) or voice("no-details")


def _draw_details(canvas: Canvas, top: int, scores: Sequence[SeatScore], voice: Voice) -> int:
    """Every award and site by name, on a card. Returns its lower edge."""
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    told = [fonts.wrap(details(score, voice), right - left - 100, theme.SMALL, theme.MEDIUM) for score in scores]
    bottom = top + 28 + sum(34 * len(lines) + 14 for lines in told)
    canvas.card((left, top, right, bottom))
    y = top + 20
    for score, lines in zip(scores, told, strict=True):
        canvas.centred(glyphs.seat(score.seat, 42), left + 42, y + 17)
        for line in lines:
            canvas.text(left + 78, y + 26, line, theme.SMALL, theme.MEDIUM)
            y += 34
        y += 14
    return bottom
