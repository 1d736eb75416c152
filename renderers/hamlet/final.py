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
from renderers.canvas import Box, Canvas
from renderers.hamlet import pieces
from renderers.hamlet.contents import draw_contents
from renderers.hamlet.geometry import Extent, Frame, centred, fitted, whole
from renderers.hamlet.icons import icon
from renderers.hamlet.village_map import draw_land, meadow, mount, stroke, trail
from renderers.hamlet.voice import Scene, Voice
from renderers.pen import Point
from renderers.sentences import dashed
from renderers.text import figure
from renderers.theme import Color
from renderers.voice import listed

_TOP = header.HEIGHT + theme.GAP
_MOST_HEIGHT = 980
_VERDICT_HEIGHT = 150


def draw_final(view: State, voice: Voice) -> Image.Image:
    scores, decided = outcome(view).seats, verdict_of(view)
    shown = whole(view).grown(0.3)
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    unit = fitted(shown, right - left, _MOST_HEIGHT, 92)
    judged = _TOP + round(shown.height * unit) + theme.GAP
    counted = judged + (_VERDICT_HEIGHT + theme.GAP if decided else 0)
    below = counted + _height(scores) + theme.GAP
    bottom = below + 28 + sum(_details_height(each, voice, right - left) for each in scores)
    canvas = header.page(bottom + theme.MARGIN)
    scene = Scene(canvas, view, voice)
    _draw_top(scene)
    _draw_village(scene, (left, _TOP, right, judged - theme.GAP), shown, unit)
    if decided:
        _draw_verdict(canvas, (left, judged, right, judged + _VERDICT_HEIGHT), decided, voice)
    _draw_score_sheet(canvas, counted, scores, voice)
    _draw_details(canvas, (left, below, right, bottom), scores, voice)
    return canvas.image


def _draw_top(scene: Scene) -> None:
    canvas, view, voice = scene
    crown = glyphs.star(92) if view.abbey else glyphs.crown(92)
    canvas.centred(crown, canvas.width - theme.MARGIN - 46, header.HEIGHT / 2 - 4)
    header.draw_titles(canvas, voice("title-final"), outcome_line(view, voice, aloud=False), 110)


# ---------------------------------------------------------------- how it ended


def outcome(view: State) -> Result:
    """The final scores; before the end, as if it ended now."""
    found = result(replace(view, over=True))
    assert found is not None
    return found


def verdict_of(view: State) -> Verdict | None:
    """How the solo challenge ended."""
    return outcome(view).verdict


def outcome_line(view: State, voice: Voice, *, aloud: bool) -> str:
    """Who won, or how well the solo challenge went; names for reading aloud or for drawing."""
    scores, decided = outcome(view).seats, verdict_of(view)
    if decided is not None:
        return voice("solo-result", points=scores[0].total, result=_rank(decided, voice))
    winners = [each.seat for each in scores if each.rank == 1]
    names = voice.names(winners) if aloud else voice.drawn_names(winners)
    best = max(each.total for each in scores)
    return voice("winner" if len(winners) == 1 else "winners", names=names, points=best)


def _rank(decided: Verdict, voice: Voice) -> str:
    """The rank reached, or why none was."""
    return voice(f"rank-{dashed(decided.code)}" if decided.won else f"lost-{dashed(decided.code)}")


def verdict_line(decided: Verdict, voice: Voice) -> str:
    figures = decided.params
    level = voice(f"level-{figures['level']}")
    return voice("verdict", level=level, target=figures["target"], margin=figures["margin"])


def _draw_verdict(canvas: Canvas, box: Box, decided: Verdict, voice: Voice) -> None:
    """The Abbey's judgement of the solo challenge."""
    left, top, right, bottom = box
    canvas.card(box, theme.FRESH if decided.won else theme.CARD)
    canvas.centred(icon("CHU", 104), left + 74, (top + bottom) / 2)
    canvas.centred(pieces.holder_mark(-1, 54), right - 52, top + 46)
    canvas.text(left + 146, top + 62, _rank(decided, voice), theme.TITLE, theme.BOLD, most=right - left - 250)
    line = verdict_line(decided, voice)
    canvas.text(left + 146, top + 112, line, theme.BODY, theme.MEDIUM, theme.MUTED, most=right - left - 170)


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
_HEAD = 70
_ROW = 54
_FIRST = 330
_PAD = 18
_TIES = ("tie-orders", "tie-trades")
#: Size, weight and ink of a text.
Style = tuple[int, int, Color]
_PLAIN: Style = (theme.BODY, theme.MEDIUM, theme.INK)
_STRONG: Style = (theme.BODY, theme.BOLD, theme.INK)
_SMALL: Style = (theme.SMALL, theme.MEDIUM, theme.MUTED)


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


def _height(scores: Sequence[SeatScore]) -> int:
    return _HEAD + _ROW * (len(ROWS) + 1 + len(_ties(scores))) + 2 * _PAD


def _ties(scores: Sequence[SeatScore]) -> tuple[str, ...]:
    """What decided between equal totals; nothing where no totals are equal."""
    return _TIES if len({each.total for each in scores}) < len(scores) else ()


def _draw_score_sheet(canvas: Canvas, y: int, scores: Sequence[SeatScore], voice: Voice) -> None:
    """A row for every step of the final scoring, and a column for every seat."""
    left, right = theme.MARGIN, canvas.width - theme.MARGIN
    canvas.card((left, y, right, y + _height(scores)))
    column = (right - left - _FIRST - _PAD) // len(scores)
    middles = [left + _FIRST + place * column + column / 2 for place in range(len(scores))]
    for middle, each in zip(middles, scores, strict=True):
        _draw_head(canvas, middle, y + _PAD, column, each, voice, alone=len(scores) == 1)

    def draw_row(middle: float, message: str, style: Style, values: list[str], strong: Style) -> None:
        canvas.text_beside(left + _PAD + 60, middle, voice(message), *style, most=_FIRST - 84)
        for x, value in zip(middles, values, strict=True):
            canvas.text_beside(x, middle, value, *strong, "middle")

    top = y + _PAD + _HEAD
    for number, row in enumerate(ROWS):
        if number % 2 == 0:
            canvas.fill((left + 8, top, right - 8, top + _ROW), theme.mix(theme.CARD, theme.LINE, 0.3))
        canvas.centred(_row_icon(row), left + _PAD + 24, top + _ROW / 2)
        draw_row(
            top + _ROW / 2, f"row-{dashed(row)}", _PLAIN, [figure(row_points(each, row)) for each in scores], _STRONG
        )
        top += _ROW
    canvas.fill((left + 8, top, right - 8, top + 3), theme.INK)
    total, heavy = (theme.HEADING, theme.BOLD, theme.INK), (38, theme.BLACK_WEIGHT, theme.INK)
    draw_row(top + _ROW / 2 + 4, "total", total, [figure(each.total) for each in scores], heavy)
    for place, message in enumerate(_ties(scores)):
        middle = top + (place + 1) * _ROW + _ROW / 2
        draw_row(middle, message, _SMALL, [str(each.tie_breaks[place]) for each in scores], _SMALL)


def _row_icon(row: str) -> Image.Image:
    match row:
        case "points":
            return glyphs.star(42)
        case "awards":
            return glyphs.crown(44)
        case "sites":
            return icon("MON", 46)
        case "gold":
            return pieces.coin(42)
        case _:
            return pieces.crossing("bridge" if row == "built_roads" else "paved", -1, 46)


def _draw_head(
    canvas: Canvas, middle: float, y: int, column: int, score: SeatScore, voice: Voice, *, alone: bool
) -> None:
    if score.rank == 1 and not alone:
        x = round(middle - column / 2)
        canvas.rounded((x + 4, y - 8, x + column - 4, y + _HEAD - 8), theme.FRESH, 12)
    name = fonts.shorten(voice.drawn_name(score.seat), column - 70, theme.BODY, theme.BOLD)
    start = middle - (fonts.width(name, theme.BODY, theme.BOLD) + 52) / 2
    canvas.centred(glyphs.seat(score.seat, 42), start + 21, y + _HEAD / 2 - 8)
    canvas.text_beside(start + 52, y + _HEAD / 2 - 8, name, theme.BODY, theme.BOLD)


def _details_height(score: SeatScore, voice: Voice, width: int) -> int:
    return len(fonts.wrap(details(score, voice), width - 100, theme.SMALL, theme.MEDIUM)) * 34 + 14


def _draw_details(canvas: Canvas, box: Box, scores: Sequence[SeatScore], voice: Voice) -> None:
    """Every award and site by name."""
    left, top, right, _ = box
    canvas.card(box)
    y = top + 20
    for each in scores:
        canvas.centred(glyphs.seat(each.seat, 42), left + 42, y + 17)
        text = details(each, voice)
        canvas.paragraph(left + 78, y + 26, text, right - left - 100, theme.SMALL, theme.MEDIUM, leading=34)
        y += _details_height(each, voice, right - left)
