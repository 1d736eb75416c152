"""The cards on the table, three side by side: the combinations of the round, and the city plans.

In the solo game the three cards of the hand lie in place of the combinations.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image

from games.core import Seat
from games.welcome_to.cards import Combination, next_actions, offers
from games.welcome_to.data import LETTERS, PLANS, ActionKind, Card, Plan
from games.welcome_to.plans import needed_sizes, reached, standing
from games.welcome_to.scoring import AGENCY
from games.welcome_to.state import OpenPlan, Sheet
from renderers import fonts, glyphs, theme
from renderers.canvas import BLEED, Canvas, face
from renderers.page import Page
from renderers.pen import Pen, sprite
from renderers.theme import Color
from renderers.voice import listed
from renderers.welcome_to import colors
from renderers.welcome_to.icons import icon
from renderers.welcome_to.lots import house, wall_middle
from renderers.welcome_to.voice import Scene, Voice

_WIDTH = (theme.WIDTH - 2 * theme.MARGIN - 2 * theme.GAP) // 3
_PAD = 14


def _lay(page: Page, card: Page, place: int, y: int) -> None:
    page.lay(card, theme.MARGIN + place * (_WIDTH + theme.GAP) - BLEED, y - BLEED, (card.width, card.height))


def _face(height: int, color: Color) -> Page:
    return face(Page(_WIDTH + 2 * BLEED, height + 2 * BLEED), color)


def _frame(canvas: Canvas) -> None:
    """Around a card that is chosen or can be."""
    box = (BLEED, BLEED, canvas.width - BLEED, canvas.height - BLEED)
    canvas.gild(box, theme.RADIUS, 8, 7)


# --- combinations -----------------------------------------------------------------------------------------------------

OFFER_HEIGHT = 124
_HOUSE = (100, 104)
_TEXT = 226


def draw_offers(scene: Scene, y: int, chosen: Combination | None = None, usable: frozenset[int] | None = None) -> None:
    """``usable`` are the piles whose number can be written, while that is asked."""
    voice, following = scene.voice, next_actions(scene.view)
    for pile, offer in enumerate(offers(scene.view), start=1):
        role = _role(pile, chosen)
        note = voice("next") if following else voice(f"role-{role}") if role else ""
        dim = (chosen is not None and not role) or (usable is not None and pile not in usable)
        after = following[pile - 1] if following else None
        card = _offer_card(pile, offer, voice.action(offer.action), note, after, role in ("number", "action"), dim)
        _lay(scene.canvas, card, pile - 1, y)


def _role(pile: int, chosen: Combination | None) -> str:
    """What a card is taken for; at a table number and action come from the same pile."""
    if chosen is None:
        return ""
    if pile == chosen.number:
        return "number"
    return "action" if pile == chosen.action else "given" if chosen.number != chosen.action else ""


@lru_cache(maxsize=512)
def _offer_card(
    pile: int, offer: Card, name: str, note: str, after: ActionKind | None, chosen: bool, dim: bool
) -> Page:
    """Below the name lies the next action of this pile, or what the card is used for."""
    canvas = _face(OFFER_HEIGHT, colors.ACTION[offer.action])
    x, y, (width, height) = BLEED + 34, BLEED + 13, _HOUSE
    canvas.stamp(house(pile % len(colors.ROOFS), width, height), x, y)
    number = str(offer.number)
    canvas.text_beside(x + width / 2, y + wall_middle(height), number, 52, theme.BLACK_WEIGHT, across="middle")
    canvas.centred(icon(offer.action, 82), BLEED + 180, BLEED + OFFER_HEIGHT / 2 + 5)
    _draw_offer_text(canvas, name[:1].upper() + name[1:], note, after)
    canvas.centred(glyphs.disc(38, theme.HEADER, str(pile)), BLEED + 25, BLEED + 30)
    if dim:
        veil = _veil(canvas.width, canvas.height)
        canvas.lay(theme.PAPER, 0, 0, veil.size, veil)
    if chosen:
        _frame(canvas)
    return canvas.settle()


@cache
def _veil(width: int, height: int) -> Image.Image:
    """What lets a card show through the paper."""
    return Image.new("L", (width, height), 140)


def _draw_offer_text(canvas: Canvas, name: str, note: str, after: ActionKind | None) -> None:
    x, room = BLEED + _TEXT, _WIDTH - _TEXT - 10
    lines = name.split(maxsplit=1)
    size = min(fonts.fitting(line, room, theme.BODY, theme.BOLD) for line in lines)
    for row, line in enumerate(lines):
        canvas.text(x, BLEED + (52 if len(lines) == 1 else 40) + row * 32, line, size, theme.BOLD)
    below = BLEED + OFFER_HEIGHT - 24
    taken = canvas.text_beside(x, below, note, 22, theme.MEDIUM, theme.MUTED, most=room)
    if after is not None:
        canvas.centred(icon(after, 34), x + taken + 26, below - 2)


# --- plans: what they ask for, what they are worth, who has scored them -----------------------------------------------

PLAN_HEIGHT = 146
#: One house of an estate on a plan, and the height of an estate with and without words below it.
_UNIT = 26
_CHIP = 46
_TALL_CHIP = 64


class _Progress(NamedTuple):
    """On your own panel: how far your sheet has come with a plan."""

    #: Which of its estates are there, or how much of what it counts.
    have: tuple[bool, ...] = ()
    counted: str = ""
    #: It can be scored now; it has been scored.
    ready: bool = False
    done: bool = False


def draw_plans(scene: Scene, y: int, own: Sheet | None = None, ready: frozenset[str] = frozenset()) -> None:
    """With your own sheet: how far it has come, and which plans it can score now."""
    view, voice = scene.view, scene.voice
    for index, (letter, open_plan) in enumerate(zip(LETTERS, view.plans, strict=True)):
        plan = PLANS[open_plan.id]
        progress = _Progress() if own is None else _progress(plan, own, own.plans[index] > 0, letter in ready)
        scored = [seat for seat, player in enumerate(view.players) if player.sheet.plans[index]]
        if view.agency is not None and view.agency.plans[index]:
            scored.append(AGENCY)
        then = voice("plan-then", points=plan.later)
        _lay(scene.canvas, _plan_card(open_plan, then, _plan_text(plan, voice), tuple(scored), progress), index, y)


def _progress(plan: Plan, own: Sheet, done: bool, ready: bool) -> _Progress:
    if done:
        return _Progress(ready=ready, done=True)
    if plan.kind == "estates":
        return _Progress(have=standing(own, plan), ready=ready)
    have, needed = reached(own, plan)
    return _Progress(counted=f"{have}/{needed}", ready=ready)


def _plan_text(plan: Plan, voice: Voice) -> str:
    """The conditions beside the sizes of estates, if any; where no estates are asked for, the whole plan."""
    if plan.kind != "estates":
        return voice.plan(plan.id)
    parts = [] if plan.street == "any" else [voice(f"in-street-{plan.street}")]
    if plan.each_has:
        parts.append(voice(f"each-has-{'-'.join(plan.each_has)}"))
    if plan.roundabouts:
        parts.append(voice("with-roundabouts", count=plan.roundabouts))
    return listed(parts)


@lru_cache(maxsize=512)
def _plan_card(open_plan: OpenPlan, then: str, text: str, scored: tuple[Seat, ...], progress: _Progress) -> Page:
    """``text`` is what the plan asks for and signs can't say."""
    plan = PLANS[open_plan.id]
    canvas = _face(PLAN_HEIGHT, theme.HEADER)
    left, top, room = BLEED + _PAD, BLEED, _WIDTH - 2 * _PAD
    canvas.centred(glyphs.disc(44, theme.HEADER, plan.stack), left + 22, top + 36)
    _draw_value(canvas, left + 56, top + 36, plan, "" if open_plan.turned else then)
    marks = [icon("agency", 38) if seat == AGENCY else glyphs.seat(seat, 34) for seat in scored]
    _draw_marks(canvas, left + room, top + 36, [*marks, glyphs.tick(40)] if progress.done else marks)
    if plan.kind == "estates":
        _draw_sizes(canvas, left, top + 64, needed_sizes(plan), progress, _CHIP if text else _TALL_CHIP)
        size = fonts.fitting(text, room, 23, theme.MEDIUM, smallest=19)
        canvas.text_beside(left, top + 127, text, size, theme.MEDIUM, most=room)
    else:
        _draw_condition(canvas, left, top + 64, plan, text)
        canvas.text_beside(left + room, top + 36, progress.counted, theme.BODY, theme.BOLD, across="right")
    if progress.ready:
        _frame(canvas)
    return canvas.settle()


def _draw_value(canvas: Canvas, x: int, middle: int, plan: Plan, then: str) -> None:
    """What it is worth now, and then; once it is turned the higher value is struck out."""
    canvas.rounded((x, middle - 21, x + 56, middle + 21), theme.INK, 12)
    canvas.rounded((x + 2, middle - 19, x + 54, middle + 19), theme.GOLD, 10)
    now = str(plan.first if then else plan.later)
    canvas.text_beside(x + 28, middle, now, theme.HEADING, theme.BLACK_WEIGHT, across="middle")
    if then:
        canvas.text_beside(x + 68, middle, then, theme.SMALL, theme.MEDIUM, theme.MUTED)
    else:
        width = canvas.text_beside(x + 70, middle, str(plan.first), theme.BODY, theme.MEDIUM, theme.MUTED)
        canvas.fill((x + 66, middle - 2, x + 74 + width, middle + 2), theme.ALERT)


def _draw_marks(canvas: Canvas, right: int, middle: int, marks: list[Image.Image]) -> None:
    """The marks of all who have scored it, from the right."""
    step = 36 if len(marks) <= 3 else 26
    for place, mark in enumerate(reversed(marks)):
        canvas.centred(mark, right - 18 - place * step, middle)


def _draw_sizes(canvas: Canvas, x: int, y: int, sizes: tuple[int, ...], progress: _Progress, height: int) -> None:
    have = progress.have or (False,) * len(sizes)
    gap = min(14, (_WIDTH - 2 * _PAD - sum(sizes) * _UNIT) // len(sizes))
    for size, there in zip(sizes, have, strict=True):
        piece = sprite(_chip, size * _UNIT, size, there, height=height)
        canvas.stamp(piece, x, y)
        if there:
            canvas.centred(sprite(_there, 28), x + piece.width - 6, y + 8)
        x += piece.width + gap


def _draw_condition(canvas: Canvas, x: int, y: int, plan: Plan, text: str) -> None:
    """Plans about parks, temp boxes, marketing or the ends of streets: a sign and a sentence."""
    sign = "estate" if plan.kind == "street_ends" else plan.kind.partition("_")[0].removesuffix("s")
    canvas.stamp(icon(sign, 52), x, y + 4)
    room = _WIDTH - 2 * _PAD - 64
    lines = len(fonts.wrap(text, room, 23, theme.MEDIUM, 3))
    start = y + {1: 38, 2: 26}.get(lines, 20)
    canvas.paragraph(x + 64, start, text, room, 23, theme.MEDIUM, lines=3, leading=26)


def estate_chip(size: int, width: int) -> Image.Image:
    """The size of an estate, as a sign of this width."""
    return sprite(_chip, width, size, False, height=_CHIP)


def _chip(pen: Pen, size: int, there: bool) -> None:
    """A small estate: houses between two fences, and their number."""
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
    """The sign of an estate that is already there."""
    pen.circle(50, 50, 44, theme.GOOD, theme.CREAM, 8)
    pen.line([(30, 52), (44, 66), (70, 36)], theme.CREAM, 13)
