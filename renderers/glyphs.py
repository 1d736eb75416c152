"""Signs that every game uses: who sits where, who thinks, who is ready, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PIL import Image

from renderers import theme
from renderers.pen import Pen, Point, glyph, sprite
from renderers.theme import Color


def seat(number: int, size: int) -> Image.Image:
    """The mark of a seat (counted from 0): its colour, its shape, its number counted from 1."""
    return sprite(_seat, size, number)


def regular(sides: int, radius: float, turn: float = -90, x: float = 50, y: float = 50) -> list[Point]:
    """The corners of a regular polygon; ``turn`` is the direction of the first, in degrees."""
    return arc_points(x, y, radius, turn, turn + 360, sides)[:-1]


def star_points(radius: float, inner: float, x: float = 50, y: float = 50, rays: int = 5) -> list[Point]:
    outer = regular(rays, radius, -90, x, y)
    dents = regular(rays, inner, -90 + 180 / rays, x, y)
    return [point for pair in zip(outer, dents, strict=True) for point in pair]


def arc_points(x: float, y: float, radius: float, start: float, end: float, steps: int = 16) -> list[Point]:
    """Points along part of a circle; angles in degrees, clockwise from the right."""
    angles = [(start + (end - start) * step / steps) * pi / 180 for step in range(steps + 1)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def _seat(pen: Pen, number: int) -> None:
    mark = theme.seat_mark(number)
    middle = 50.0
    if mark.shape == "circle":
        pen.circle(50, 50, 44, mark.color, theme.CREAM, 6)
    elif mark.shape == "square":
        pen.rectangle(9, 9, 91, 91, mark.color, theme.CREAM, 6, radius=12)
    else:
        pen.polygon(_SEAT_SHAPES[mark.shape], mark.color, theme.CREAM, 6)
        middle = {"triangle": 62.0, "shield": 46.0}.get(mark.shape, 50.0)
    pen.text(50, middle, str(number + 1), 52, theme.CREAM, theme.BLACK_WEIGHT)


_SEAT_SHAPES: dict[str, list[Point]] = {
    "hexagon": regular(6, 47, 0),
    "diamond": [(50, 2), (98, 50), (50, 98), (2, 50)],
    "shield": [(8, 8), (92, 8), (92, 52), (50, 96), (8, 52)],
    "triangle": [(50, 4), (98, 92), (2, 92)],
}


@glyph
def hammer(pen: Pen) -> None:
    pen.rod([(34, 88), (62, 40)], theme.WOODEN, 19, 12)
    pen.polygon([(36, 20), (60, 8), (94, 26), (90, 40), (76, 36), (70, 52), (48, 40), (50, 28), (38, 30)], STEEL)
    pen.line([(54, 17), (76, 29)], theme.lighter(STEEL, 0.6), 4)


STEEL = theme.rgb("#8b959d")


@glyph
def tick(pen: Pen, color: Color = theme.GOOD) -> None:
    pen.line([(16, 54), (40, 78), (84, 24)], color, 17)


@glyph
def cross(pen: Pen, color: Color = theme.ALERT) -> None:
    pen.line([(22, 22), (78, 78)], color, 17)
    pen.line([(78, 22), (22, 78)], color, 17)


@glyph
def hourglass(pen: Pen, color: Color = theme.MUTED) -> None:
    glass = [(24, 14), (76, 14), (74, 32), (56, 50), (74, 68), (76, 86), (24, 86), (26, 68), (44, 50), (26, 32)]
    pen.polygon(glass, theme.CREAM, color, 6)
    pen.polygon([(34, 32), (66, 32), (50, 49)], color, color, 2)
    pen.polygon([(30, 82), (34, 72), (50, 62), (66, 72), (70, 82)], color, color, 2)
    for y in (12, 88):
        pen.line([(18, y), (82, y)], color, 10)


@glyph
def flag(pen: Pen, color: Color = theme.ALERT) -> None:
    """Finished."""
    pen.polygon([(26, 14), (88, 20), (70, 37), (88, 56), (26, 60)], color, theme.darker(color), 4)
    pen.line([(24, 10), (24, 92)], theme.INK, 8)


@glyph
def crown(pen: Pen) -> None:
    pen.polygon([(8, 28), (30, 48), (50, 14), (70, 48), (92, 28), (84, 82), (16, 82)], theme.GOLD, theme.INK, 5)
    pen.line([(17, 70), (83, 70)], theme.INK, 4)
    for x, y in ((8, 26), (50, 13), (92, 26)):
        pen.circle(x, y, 6, theme.CREAM, theme.INK, 4)


@glyph
def star(pen: Pen) -> None:
    pen.polygon(star_points(46, 21, y=53), theme.GOLD, theme.INK, 5)


@glyph
def robot(pen: Pen, color: Color = theme.INK) -> None:
    pen.line([(50, 10), (50, 30)], color, 7)
    pen.circle(50, 11, 8, color, None)
    pen.rectangle(14, 28, 86, 86, color, None, radius=16)
    for x in (35, 65):
        pen.circle(x, 52, 9, theme.CREAM, None)
    pen.line([(36, 72), (64, 72)], theme.CREAM, 6)
    for x in (8, 92):
        pen.line([(x, 48), (x, 66)], color, 9)


@glyph
def arrow(pen: Pen, color: Color = theme.INK) -> None:
    """To the right."""
    pen.line([(14, 50), (78, 50)], color, 13)
    pen.line([(56, 24), (84, 50), (56, 76)], color, 13)


@glyph
def deck(pen: Pen, color: Color = theme.HEADER) -> None:
    """A pile of cards, face down."""
    for shift in (14.0, 7.0, 0.0):
        pen.rectangle(14 + shift, 6 + shift, 66 + shift, 78 + shift, color, theme.CREAM, 5, radius=9)
    pen.polygon(regular(4, 13, -90, 40, 42), theme.GOLD, None)


@glyph
def disc(pen: Pen, color: Color, text: str) -> None:
    """A round badge with a short text."""
    pen.circle(50, 50, 45, color, theme.INK, 5)
    size = {1: 60, 2: 52}.get(len(text), 40)
    pen.text(50, 50, text, size, theme.readable_on(color), theme.BLACK_WEIGHT)


def block(pen: Pen, color: Color, lit: float = 0.45, shaded: float = 0.28) -> None:
    """A block, seen a little from above and from the right; its front reaches from (4, 20) to (80, 96)."""
    edge = theme.darker(color, 0.55)
    pen.polygon([(4, 20), (19, 5), (95, 5), (80, 20)], theme.lighter(color, lit), edge, 4.4)
    pen.polygon([(80, 20), (95, 5), (95, 81), (80, 96)], theme.darker(color, shaded), edge, 4.4)
    pen.rectangle(4, 20, 80, 96, color, edge, 4.4)


# --- what can be done at any table ------------------------------------------------------------------------------------


@glyph
def back(pen: Pen) -> None:
    """Back to the previous question."""
    pen.polygon([(4, 50), (46, 8), (46, 32), (96, 32), (96, 68), (46, 68), (46, 92)], theme.HEADER, theme.INK, 5)


@glyph
def take_back(pen: Pen) -> None:
    """An arrow that turns round."""
    for color, wide, more in ((theme.INK, 30, 5.0), (theme.GOLD, 20, 0.0)):
        pen.line([*arc_points(54, 56, 30, 120, -100, 24), (40, 27)], color, wide)
        pen.polygon([(2 - more, 28), (42, 2 - more), (42, 54 + more)], color, color, 2)


@glyph
def next_page(pen: Pen) -> None:
    for x in (12, 48):
        pen.polygon([(x, 12), (x + 40, 50), (x, 88)], theme.HEADER, theme.INK, 5)


@glyph
def previous_page(pen: Pen) -> None:
    for x in (88, 52):
        pen.polygon([(x, 12), (x - 40, 50), (x, 88)], theme.HEADER, theme.INK, 5)


@glyph
def refresh(pen: Pen) -> None:
    """Two arrows that chase each other around nothing."""
    for color, wide, more in ((theme.INK, 24, 5.0), (theme.GOOD, 15, 0.0)):
        for turn in (0, 180):
            pen.line(arc_points(50, 50, 34, turn + 20, turn + 132, 16), color, wide)
            x, y = arc_points(50, 50, 34, 0, turn + 150)[-1]
            pen.polygon(regular(3, 22 + more, turn + 236, x, y), color, color, 2)


@glyph
def words(pen: Pen) -> None:
    """A speech bubble."""
    pen.polygon([(22, 66), (20, 96), (52, 68)], theme.CREAM, theme.INK, 6)
    pen.rectangle(5, 10, 95, 72, theme.CREAM, theme.INK, 6, radius=18)
    pen.polygon([(25, 66), (24, 86), (45, 66)], theme.CREAM, None)
    for y, right in ((31, 78), (51, 62)):
        pen.line([(24, y), (right, y)], theme.INK, 9)


@glyph
def die(pen: Pen) -> None:
    pen.rectangle(8, 8, 92, 92, theme.CREAM, theme.INK, 7, radius=18)
    for x, y in ((29, 29), (71, 29), (50, 50), (29, 71), (71, 71)):
        pen.circle(x, y, 10, theme.ALERT, None)


@glyph
def share(pen: Pen) -> None:
    """A megaphone."""
    pen.polygon([(26, 60), (44, 60), (52, 92), (34, 92)], theme.MUTED, theme.INK, 5)
    pen.polygon([(28, 34), (84, 8), (84, 84), (28, 62)], theme.ALERT, theme.INK, 5)
    pen.rectangle(8, 34, 30, 62, theme.CREAM, theme.INK, 5, radius=6)
    pen.ellipse(84, 46, 9, 38, theme.CREAM, theme.INK, 5)


@glyph
def end(pen: Pen) -> None:
    """A tick on a round seal: the turn is over."""
    pen.circle(50, 50, 45, theme.GOOD, theme.INK, 5)
    pen.line([(27, 52), (44, 69), (74, 33)], theme.CREAM, 15)


@glyph
def nothing(pen: Pen) -> None:
    """A barred circle: leave it."""
    pen.circle(50, 50, 42, theme.CREAM, theme.INK, 5)
    pen.circle(50, 50, 33, theme.CREAM, theme.MUTED, 12)
    pen.line([(27, 73), (73, 27)], theme.MUTED, 12)


@glyph
def coins(pen: Pen) -> None:
    """Two coins: pay another way."""
    for x, y in ((62, 36), (38, 62)):
        pen.circle(x, y, 32, theme.GOLD, theme.INK, 6)
        pen.circle(x, y, 20, theme.lighter(theme.GOLD, 0.4), theme.darker(theme.GOLD, 0.3), 4)


@glyph
def log(pen: Pen) -> None:
    """A scroll."""
    pen.rectangle(20, 14, 80, 86, theme.CREAM, theme.INK, 5)
    for y in (12, 88):
        pen.rectangle(8, y - 9, 92, y + 9, theme.WOODEN, theme.INK, 5, radius=9)
    for y, right in ((36, 68), (50, 60), (64, 68)):
        pen.line([(33, y), (right, y)], theme.MUTED, 7)


@glyph
def help_(pen: Pen) -> None:
    pen.circle(50, 50, 45, theme.seat_mark(0).color, theme.INK, 5)
    pen.text(50, 51, "?", 78, theme.CREAM, theme.BLACK_WEIGHT)


@glyph
def lamp(pen: Pen) -> None:
    """A light bulb."""
    pen.circle(50, 38, 33, theme.GOLD, theme.INK, 5)
    pen.polygon([(34, 64), (66, 64), (62, 78), (38, 78)], theme.GOLD, theme.INK, 5)
    pen.rectangle(36, 76, 64, 94, theme.MUTED, theme.INK, 5, radius=7)
    pen.line([(40, 42), (50, 54), (60, 42)], theme.INK, 5)


# --- what there is around the tables ----------------------------------------------------------------------------------


@glyph
def again(pen: Pen) -> None:
    """Two arrows that lead round and round."""
    for color, wide, more in ((theme.INK, 23, 5.0), (theme.seat_mark(0).color, 13, 0.0)):
        for turned in (False, True):
            shaft, head = [(14, 54), (14, 27), (64, 27)], [(58, 27 - 23 - more), (94 + more, 27), (58, 27 + 23 + more)]
            pen.line(_turned(shaft, turned), color, wide)
            pen.polygon(_turned(head, turned), color, color, 2)


def _turned(points: Sequence[Point], turned: bool) -> list[Point]:
    """Half a turn around the middle."""
    return [(100 - x, 100 - y) for x, y in points] if turned else [*points]


@glyph
def level_up(pen: Pen) -> None:
    """Stairs, and a flag on the highest step."""
    stairs: list[Point] = [(5, 95), (5, 73), (35, 73), (35, 53), (65, 53), (65, 33), (95, 33), (95, 95)]
    pen.polygon(stairs, theme.WOODEN, theme.INK, 5)
    pen.polygon([(31, 5), (31, 33), (76, 19)], theme.ALERT, theme.INK, 4)
    pen.line([(31, 4), (31, 50)], theme.INK, 7)


@glyph
def calendar(pen: Pen) -> None:
    pen.rectangle(8, 16, 92, 94, theme.CREAM, theme.INK, 6, radius=11)
    pen.rectangle(8, 16, 92, 42, theme.ALERT, theme.INK, 6, radius=11)
    for x in (29, 71):
        pen.line([(x, 9), (x, 25)], theme.INK, 10)
    for x, y in ((28, 58), (50, 58), (72, 58), (28, 78), (50, 78)):
        pen.rectangle(x - 7, y - 6, x + 7, y + 6, theme.MUTED, None)


@glyph
def trophy(pen: Pen) -> None:
    for x in (20, 80):
        pen.circle(x, 33, 16, theme.CREAM, theme.INK, 5)
        pen.circle(x, 33, 9, theme.GOLD, theme.INK, 4)
    pen.polygon([(20, 8), (80, 8), (76, 42), (60, 60), (40, 60), (24, 42)], theme.GOLD, theme.INK, 5)
    pen.rectangle(43, 58, 57, 80, theme.GOLD, theme.INK, 5)
    pen.rectangle(23, 78, 77, 95, theme.WOODEN, theme.INK, 5, radius=5)


@glyph
def medal(pen: Pen) -> None:
    """For the best of a day."""
    pen.polygon([(12, 4), (40, 4), (58, 44), (36, 54)], theme.seat_mark(0).color, theme.INK, 5)
    pen.polygon([(88, 4), (60, 4), (42, 44), (64, 54)], theme.ALERT, theme.INK, 5)
    pen.circle(50, 67, 28, theme.GOLD, theme.INK, 5)
    pen.text(50, 67, "1", 44, theme.INK, theme.BLACK_WEIGHT)


@glyph
def pawn(pen: Pen) -> None:
    """Where somebody plays."""
    color = theme.seat_mark(2).color
    pen.polygon([(36, 44), (64, 44), (76, 78), (24, 78)], color, theme.INK, 5)
    pen.rectangle(14, 74, 86, 95, color, theme.INK, 5, radius=9)
    pen.circle(50, 27, 22, theme.lighter(color, 0.25), theme.INK, 5)


@glyph
def sliders(pen: Pen) -> None:
    """What can be set."""
    for y, x, color in ((22, 66, theme.GOLD), (50, 30, theme.ALERT), (78, 58, theme.GOOD)):
        pen.rod([(10, y), (90, y)], theme.CREAM, 15, 6)
        pen.circle(x, y, 13, color, theme.INK, 5)


@glyph
def fair(pen: Pen) -> None:
    """A shield with a tick: what counts, and why."""
    pen.polygon([(50, 4), (90, 17), (86, 58), (50, 96), (14, 58), (10, 17)], theme.seat_mark(0).color, theme.INK, 5)
    pen.line([(31, 46), (46, 61), (71, 30)], theme.CREAM, 13)


@glyph
def newest(pen: Pen) -> None:
    """Down, to the end."""
    pen.polygon([(32, 6), (68, 6), (68, 38), (92, 38), (50, 78), (8, 38), (32, 38)], theme.HEADER, theme.INK, 5)
    pen.rectangle(8, 81, 92, 95, theme.GOLD, theme.INK, 5, radius=6)
