"""A half-made choice: where one may go, what would be laid, what pays for it, and the map that shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from math import ceil, dist
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from games.asking import Asked
from games.core import Answer, Question, Seat
from games.hamlet.building import Connection
from games.hamlet.data import CHURCH, MARKET, Resource, prices_for
from games.hamlet.lattice import corners
from games.hamlet.questions import ask
from games.hamlet.state import Crossing, Move, Paid, Place, Road, State, Step, Unit
from games.hamlet.village import attach, village
from renderers import glyphs, theme
from renderers.canvas import Canvas
from renderers.hamlet import pieces
from renderers.hamlet.geometry import Extent, Frame, around, centred, fitted, framed, middle_of, place_extent, whole
from renderers.hamlet.village_map import draw_shadow, draw_tile, mount, stroke, village_canvas
from renderers.hamlet.voice import MOST_WAYS, Scene
from renderers.pen import Pen, Point, sprite
from renderers.theme import Color


class Way(Struct, frozen=True):
    """A way to lay the draft."""

    place: Place
    #: As it is numbered in the list.
    number: int
    #: What a site would be worth there, as far as that depends on the spot.
    points: int
    connection: Connection


class Marks(Struct, frozen=True):
    """What has been chosen and what may be chosen now."""

    #: The kind of move; nothing while it is being chosen.
    what: str = ""
    #: Places that may be chosen now.
    targets: tuple[str, ...] = ()
    #: Places chosen before: where the villager works, where the road begins.
    chosen: tuple[str, ...] = ()
    #: Drafts, trade tiles, orders or offers that may be chosen now, or the chosen one.
    framed: tuple[str, ...] = ()
    #: Ways to lay the draft, best first; or only the chosen one.
    ways: tuple[Way, ...] = ()
    #: Roads that may be built, or only the chosen one.
    roads: tuple[Road, ...] = ()
    steps: tuple[Step, ...] = ()
    #: What would be consumed, and where it is brought.
    pay: tuple[tuple[Unit, int], ...] = ()
    goal: str | None = None


#: Questions about places of the village, and about steps of donkeys.
_PLACES = ("produce", "process", "stable", "stand")
_STEPS = ("herd", "herd_on")
#: Questions about something that is drawn under the map, and the parameter that names it.
_OFFERS = {"buy": "tile", "sell": "trade", "order": "order", "build": "tile"}


def marks(view: State, seat: Seat, asked: Asked[Move] | None) -> Marks:
    """Everything to be marked for the half-made choice; nothing without one."""
    if asked is None or not asked.answers or asked.question is None:
        return Marks()
    question = asked.question
    given = list(_given(view, seat, asked))
    # To every question the answer that was given; to the open one, all that may be.
    found = {before.code: (answer,) for before, answer in given} | {question.code: question.answers}
    open_answers = question.answers if question.code in (*_PLACES, *_STEPS, "road") else ()
    offers = ((answer, name) for code, name in _OFFERS.items() for answer in found.get(code, ()))
    return Marks(
        what=given[0][1].id,
        targets=tuple(dict.fromkeys(code for answer in open_answers for code in _places(answer))),
        chosen=tuple(code for before, answer in given if before.code in _PLACES for code in _places(answer)),
        framed=tuple(str(answer.params[name]) for answer, name in offers),
        ways=tuple(_way(view, answer) for answer in found.get("spot", ())[:MOST_WAYS]),
        roads=tuple(_road(answer, seat) for answer in found.get("road", ())),
        steps=tuple(Step(*_places(answer)) for before, answer in given if before.code in _STEPS),
        pay=tuple(_payment(view, seat, asked, given).items()),
        goal=_goal({before.code: answer for before, answer in given}),
    )


def _given(view: State, seat: Seat, asked: Asked[Move]) -> Iterator[tuple[Question, Answer]]:
    """The questions so far with the answers that were given."""
    for place, id in enumerate(asked.answers):
        question = ask(view, seat, asked.answers[:place])
        assert isinstance(question, Question)
        yield question, next(answer for answer in question.answers if answer.id == id)


def _places(answer: Answer) -> list[str]:
    return [str(answer.params[name]) for name in ("place", "to") if name in answer.params]


def _road(answer: Answer, seat: Seat) -> Road:
    a, b = _places(answer)
    return Road(a, b, cast(Crossing, answer.params["over"]), seat)


def _way(view: State, answer: Answer) -> Way:
    spot, draft = answer.params, str(answer.params["tile"])
    laid = attach(village(view.places), str(spot["place"]), int(spot["edge"]), draft, int(spot["segment"]))
    place = Place(draft, laid.rot, laid.at)
    return Way(place, int(spot["number"]), int(spot["points"]), cast(Connection, answer.code))


def _goal(found: dict[str, Answer]) -> str | None:
    """Where everything that is paid is brought to."""
    if "sell" in found or "order" in found:
        return MARKET if "sell" in found else CHURCH
    last = next((found[code] for code in ("stand", "process", "produce") if code in found), None)
    return None if last is None else str(last.params["place"])


def _payment(view: State, seat: Seat, asked: Asked[Move], given: list[tuple[Question, Answer]]) -> dict[Unit, int]:
    """The automatic payment while it is in question, then what has been chosen source by source."""
    assert asked.question is not None
    if asked.question.code == "pay":
        move = ask(view, seat, (*asked.answers, asked.question.answers[0].id))
        return dict(Counter(move.pay)) if isinstance(move, Paid) else {}
    sources = [(question.params, int(answer.id)) for question, answer in given if question.code == "source"]
    return {
        Unit(str(source["place"]), cast(Resource, source["kind"]), cast("Seat | None", source.get("owner"))): count
        for source, count in sources
        if count
    }


# ---------------------------------------------------------------- the map, cropped to the choice

_LEFT, _RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN
#: Outlines of several ways are told apart by colour and number.
_OUTLINES: tuple[Color, ...] = (theme.INK, theme.ALERT, theme.HEADER, theme.GOOD, theme.seat_mark(3).color)


def _ring(pen: Pen) -> None:
    """Around a road that would be built."""
    pen.arc(50, 50, 44, 0, 360, theme.INK, 10)
    pen.arc(50, 50, 44, 0, 360, theme.GOLD, 6)


def shown_part(scene: Scene, marks: Marks) -> Extent:
    """What the choice is about; the whole village while nothing is."""
    places = village(scene.view.places)
    codes = {*marks.targets, *marks.chosen, *(unit.at for unit, _ in marks.pay), *([marks.goal] if marks.goal else [])}
    codes |= {code for step in marks.steps for code in (step.donkey, step.to)}
    codes |= {code for road in marks.roads for code in (road.a, road.b)}
    parts = [place_extent(place) for place in (*(places[code] for code in codes), *(way.place for way in marks.ways))]
    if not parts:
        return whole(scene.view).grown(0.45)
    part, everything = around(parts).grown(0.8), around([whole(scene.view), *parts]).grown(0.45)
    return Extent(
        max(part.left, everything.left),
        max(part.top, everything.top),
        min(part.right, everything.right),
        min(part.bottom, everything.bottom),
    )


def draw_action_map(scene: Scene, top: int, marks: Marks, most: int) -> int:
    """The part of the village that the choice is about. Returns where the next thing may begin."""
    return _draw_map(scene, top, marks, framed(shown_part(scene, marks), _RIGHT - _LEFT, 128, min(420, most), most))


def draw_whole_map(scene: Scene, top: int, width: int, height: int) -> None:
    """The whole village, on the left."""
    _draw_map(scene, top, Marks(), framed(shown_part(scene, Marks()), width, 128, height, height))


def _draw_map(scene: Scene, top: int, marks: Marks, frame: Frame) -> int:
    # What has been chosen is drawn as if it were there; of several only the places where they would go are marked.
    built = marks.roads if len(marks.roads) == 1 else ()
    after = scene._replace(view=replace(scene.view, roads=(*scene.view.roads, *built)))
    land = village_canvas(after, frame, marks.targets, {*marks.targets, *marks.chosen})
    if len(marks.ways) == 1:
        _draw_ghost(land, frame, marks.ways[0].place)
    else:
        _draw_outlines(land, frame, marks)
    for road in marks.roads:
        edge = village(scene.view.places).crossed(road)
        land.centred(sprite(_ring, round(frame.unit * 0.95)), *frame.of(middle_of(edge)))
    _draw_steps(scene.on(land), frame, marks)
    _draw_payment(scene.on(land), frame, marks)
    return mount(scene.canvas, land, _LEFT, top)


# ---------------------------------------------------------------- ways to lay a draft


def _draw_outlines(canvas: Canvas, frame: Frame, marks: Marks) -> None:
    """Their outlines, each with its number in the list; numbers that would cover each other move aside."""
    size = max(72, round(frame.unit * 0.5))
    taken: list[Point] = []
    for way, color in zip(marks.ways, cycle(_OUTLINES), strict=False):
        points = [frame.at(*corner) for corner in corners(way.place.tile, way.place.rot, way.place.at)]
        stroke(canvas, [*points, points[0]], max(4, frame.unit * 0.06), color)
    for way, color in zip(marks.ways, cycle(_OUTLINES), strict=False):
        x, y = frame.centre(way.place)
        while covered := [left for left, top in taken if abs(x - left) < size and abs(y - top) < size]:
            x = max(covered) + size
        taken.append((x, y))
        canvas.centred(glyphs.disc(size, color, str(way.number)), x, y)


def _draw_ghost(canvas: Canvas, frame: Frame, place: Place) -> None:
    """The tile as it would lie, seen through."""
    draw_shadow(canvas, frame, place, theme.GOLD)
    draw_tile(canvas, frame, place, percent=88, fill=theme.GOLD)


def draw_ways(scene: Scene, top: int, marks: Marks) -> int:
    """One small map for each way to lay the draft, all to the same scale; none once it's chosen."""
    count = len(marks.ways)
    if count <= 1:
        return top
    columns = min(count, 3)
    # Two rows leave less room for the controls under them.
    width, tall = (_RIGHT - _LEFT - (columns - 1) * theme.GAP) // columns, 272 if count == columns else 228
    parts = [place_extent(way.place).grown(1) for way in marks.ways]
    unit = min(fitted(part, width, tall, 64) for part in parts)
    for n, (way, part) in enumerate(zip(marks.ways, parts, strict=True)):
        left, y = _LEFT + n % columns * (width + theme.GAP), top + n // columns * (tall + theme.GAP)
        frame = centred(part, unit, width, tall)
        land = village_canvas(scene, frame)
        _draw_ghost(land, frame, way.place)
        mount(scene.canvas, land, left, y)
        scene.canvas.centred(glyphs.disc(72, _OUTLINES[n % len(_OUTLINES)], str(way.number)), left + 44, y + 44)
        if way.points:
            scene.canvas.centred(pieces.points(64, str(way.points)), left + width - 44, y + 42)
    return top + -(-count // columns) * (tall + theme.GAP)


# ---------------------------------------------------------------- donkeys and payment


def _draw_steps(scene: Scene, frame: Frame, marks: Marks) -> None:
    places = village(scene.view.places)
    for step in marks.steps:
        start, end = frame.centre(places[step.donkey]), frame.centre(places[step.to])
        _arrow(scene.canvas, start, end, frame.unit)
        x, y = (start[0] + 2 * end[0]) / 3, (start[1] + 2 * end[1]) / 3
        scene.canvas.centred(pieces.donkey(round(frame.unit * 0.5), scene.view.active), x, y)


def _draw_payment(scene: Scene, frame: Frame, marks: Marks) -> None:
    """From every place that gives something a line to where it is used, and what it gives."""
    if marks.goal is None:
        return
    places = village(scene.view.places)
    goal = frame.centre(places[marks.goal])
    for source in dict.fromkeys(unit.at for unit, _ in marks.pay):
        if source != marks.goal:
            _arrow(scene.canvas, frame.centre(places[source]), goal, frame.unit)
    heights: dict[str, int] = {}
    for unit, count in marks.pay:
        x, y = frame.centre(places[unit.at])
        line = heights.setdefault(unit.at, 0)
        _draw_unit(scene, x, y - frame.unit * 0.55 + line * frame.unit * 0.52, frame.unit, unit, count)
        heights[unit.at] += 1


def _draw_unit(scene: Scene, x: float, y: float, size: int, unit: Unit, count: int) -> None:
    canvas, view, _ = scene
    bought = unit.at == MARKET
    half, tall = (0.75 if bought else 0.5) * size, 0.26 * size
    box = (round(x - half), round(y - tall), round(x + half), round(y + tall))
    canvas.rounded((box[0] - 3, box[1] - 3, box[2] + 3, box[3] + 3), theme.INK, round(tall))
    canvas.rounded(box, theme.FRESH, round(tall))
    canvas.text_beside(box[0] + size * 0.12, y, f"{count} ×", round(size * 0.28), theme.BOLD)
    piece = pieces.resource(round(size * 0.42), unit.kind, unit.owner)
    canvas.centred(piece, box[0] + size * 0.74, y)
    if bought:
        price = count * prices_for(len(view.players)).of(unit.kind)
        canvas.centred(pieces.coin(round(size * 0.44), str(price)), box[2] - size * 0.28, y)


def _arrow(canvas: Canvas, start: Point, end: Point, unit: int) -> None:
    """A dashed line with a dark edge, and its head."""
    length, dash = max(1.0, dist(start, end)), unit * 0.16
    dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    for width, color in ((0.12, theme.INK), (0.07, theme.GOLD)):
        for place in range(ceil(length / (2 * dash))):
            ends = (2 * place * dash, min((2 * place + 1) * dash, length))
            stroke(canvas, [(start[0] + dx * along, start[1] + dy * along) for along in ends], unit * width, color)
    dx, dy = dx * unit * 0.3, dy * unit * 0.3
    tip = (end[0] - dx, end[1] - dy)
    for side in (-1, 1):
        barb = (tip[0] - dx * 0.8 - side * dy * 0.6, tip[1] - dy * 0.8 + side * dx * 0.6)
        stroke(canvas, [tip, barb], unit * 0.1, theme.INK)
