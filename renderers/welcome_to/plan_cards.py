"""The three city plans: what they ask for, what they are worth, who has scored them."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image

from games.core import Seat
from games.welcome_to.data import PLANS, Plan
from games.welcome_to.plans import needed_sizes, reached, standing
from games.welcome_to.state import Sheet
from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas
from renderers.pen import Pen, sprite
from renderers.welcome_to import colors, columns, icons
from renderers.welcome_to.columns import BLEED
from renderers.welcome_to.voice import Scene, Voice, listed

HEIGHT = 146
#: One house of an estate on a plan, and the height of an estate with and without words below it.
_UNIT = 26
_CHIP = 46
_TALL_CHIP = 64
_PAD = 14


class Face(Struct, frozen=True):
    """Everything that a plan's card shows."""

    id: str
    turned: bool
    then: str
    #: What the plan asks for, as far as signs cannot say it.
    text: str
    #: Who has scored it.
    scored: tuple[Seat, ...]
    agency: bool
    #: On one's own panel: which of the estates it needs stand already, or how much of what it counts is there.
    have: tuple[bool, ...] = ()
    count: str = ""
    #: It can be scored now; it has been scored.
    ready: bool = False
    done: bool = False


def draw_plans(scene: Scene, y: int, faces: tuple[Face, ...]) -> None:
    for place, face in enumerate(faces):
        scene.canvas.stamp(_drawn(face), columns.left_of(place) - BLEED, y - BLEED)


def public_face(scene: Scene, index: int) -> Face:
    """A plan as everybody sees it."""
    view, voice = scene.view, scene.voice
    open_plan = view.plans[index]
    plan = PLANS[open_plan.id]
    noted = [player.sheet.plans[index] for player in view.players]
    return Face(
        id=plan.id,
        turned=bool(open_plan.turned),
        then=voice("plan-then", points=plan.later),
        text=_text(plan, voice),
        scored=tuple(seat for seat, points in enumerate(noted) if points),
        agency=view.agency is not None and bool(view.agency.plans[index]),
    )


def own_face(scene: Scene, index: int, sheet: Sheet, ready: frozenset[str]) -> Face:
    """A plan as the owner of a sheet sees it: how far the sheet has come, whether it can be scored."""
    face = public_face(scene, index)
    plan = PLANS[face.id]
    done = sheet.plans[index] > 0
    have, needed = reached(sheet, plan)
    return replace(
        face,
        have=() if done or plan.kind != "estates" else standing(sheet, plan),
        count="" if done or plan.kind == "estates" else f"{have}/{needed}",
        ready=plan.stack in ready,
        done=done,
    )


def _text(plan: Plan, voice: Voice) -> str:
    """The conditions beside the sizes of estates, if any; where no estates are asked for, the whole plan."""
    if plan.kind != "estates":
        return voice.plan(plan.id)
    parts = [] if plan.street == "any" else [voice(f"in-street-{plan.street}")]
    if plan.each_has:
        parts.append(voice(f"each-has-{'-'.join(plan.each_has)}"))
    if plan.roundabouts:
        parts.append(voice("with-roundabouts", count=plan.roundabouts))
    return listed(parts)


# --- drawing ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=96)
def _drawn(face: Face) -> Image.Image:
    plan = PLANS[face.id]
    canvas = columns.blank(HEIGHT, theme.HEADER)
    left, top = BLEED + _PAD, BLEED
    canvas.centred(glyphs.disc(44, theme.HEADER, plan.stack), left + 22, top + 36)
    _draw_value(canvas, left + 56, top + 36, plan, face)
    _draw_scored(canvas, BLEED + columns.WIDTH - _PAD, top + 36, face)
    if plan.kind == "estates":
        _draw_sizes(canvas, left, top + 64, needed_sizes(plan), face)
        room = columns.WIDTH - 2 * _PAD
        size = fonts.fitting(face.text, room, 23, theme.MEDIUM, smallest=19)
        canvas.text_beside(left, top + 127, face.text, size, theme.MEDIUM, most=room)
    else:
        _draw_condition(canvas, left, top + 64, plan, face)
    box = (BLEED, BLEED, BLEED + columns.WIDTH, BLEED + HEIGHT)
    if face.ready:
        canvas.frame(box, theme.INK, theme.RADIUS, 8)
        canvas.frame(box, theme.GOLD, theme.RADIUS, 7)
    return canvas.image


def _draw_value(canvas: Canvas, x: int, middle: float, plan: Plan, face: Face) -> None:
    """What it is worth now, and then; once it is turned the higher value is struck out."""
    now = plan.later if face.turned else plan.first
    box = (x, round(middle) - 21, x + 56, round(middle) + 21)
    canvas.rounded(box, theme.INK, 12)
    canvas.rounded((box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2), theme.GOLD, 10)
    canvas.text_beside(x + 28, middle, str(now), theme.HEADING, theme.BLACK_WEIGHT, across="middle")
    if face.turned:
        width = canvas.text_beside(x + 70, middle, str(plan.first), theme.BODY, theme.MEDIUM, theme.MUTED)
        canvas.fill((x + 66, round(middle) - 2, x + 74 + width, round(middle) + 2), theme.ALERT)
    else:
        canvas.text_beside(x + 68, middle, face.then, theme.SMALL, theme.MEDIUM, theme.MUTED)


def _draw_scored(canvas: Canvas, right: int, middle: float, face: Face) -> None:
    """The marks of all who have scored it, from the right."""
    pieces = [glyphs.seat(seat, 34) for seat in face.scored] + [icons.agency(38)] * face.agency
    pieces += [glyphs.tick(40)] * face.done
    step = 36 if len(pieces) <= 3 else 26
    for place, piece in enumerate(reversed(pieces)):
        canvas.centred(piece, right - 18 - place * step, middle)


def _draw_sizes(canvas: Canvas, x: int, y: int, sizes: tuple[int, ...], face: Face) -> None:
    have = face.have or (False,) * len(sizes)
    gap = min(14, (columns.WIDTH - 2 * _PAD - sum(sizes) * _UNIT) // len(sizes))
    for size, there in zip(sizes, have, strict=True):
        piece = sprite(_chip, size * _UNIT, size, there, height=_CHIP if face.text else _TALL_CHIP)
        canvas.stamp(piece, x, y)
        if there:
            canvas.centred(sprite(_there, 28), x + piece.width - 6, y + 8)
        x += piece.width + gap


def _draw_condition(canvas: Canvas, x: int, y: int, plan: Plan, face: Face) -> None:
    """Plans about parks, temp boxes, marketing or the ends of streets: a sign and a sentence."""
    sign = {
        "temps": icons.action("temp", 52),
        "marketing_total": icons.action("marketing", 52),
        "marketing_full_columns": icons.action("marketing", 52),
        "street_ends": icons.estate(52),
    }.get(plan.kind, icons.action("park", 52))
    canvas.stamp(sign, x, y + 4)
    room = columns.WIDTH - 2 * _PAD - 64
    lines = len(fonts.wrap(face.text, room, 23, theme.MEDIUM, 3))
    start = y + {1: 38, 2: 26}.get(lines, 20)
    canvas.paragraph(x + 64, start, face.text, room, 23, theme.MEDIUM, lines=3, leading=26)
    if face.count:
        canvas.text_beside(x + columns.WIDTH - 2 * _PAD, y - 28, face.count, theme.BODY, theme.BOLD, across="right")


def estate_chip(size: int, width: int) -> Image.Image:
    """The size of an estate, as a sign so wide."""
    return sprite(_chip, width, size, False, height=_CHIP)


def _chip(pen: Pen, size: int, there: bool) -> None:
    """An estate in small: so many houses between two fences, and their number."""
    unit, height = 100 / size, pen.height
    ground = colors.ESTATE if there else colors.LAWN_LIGHT
    line = height * 0.05
    eave = height * 0.36
    pen.rectangle(line / 2, eave - line, 100 - line / 2, height - line / 2, ground, theme.INK, line, radius=line * 2)
    for place in range(size):
        middle, half = unit * (place + 0.5), unit * 0.4
        roof = colors.ROOFS[place % len(colors.ROOFS)]
        pen.polygon([(middle - half, eave), (middle, line), (middle + half, eave)], roof, theme.INK, line)
    pen.text(50, height * 0.67, str(size), min(height * 0.5, 100), theme.INK, theme.BLACK_WEIGHT)


def _there(pen: Pen) -> None:
    """The sign of an estate that stands already."""
    pen.circle(50, 50, 44, theme.GOOD, theme.CREAM, 8)
    pen.line([(30, 52), (44, 66), (70, 36)], theme.CREAM, 13)
