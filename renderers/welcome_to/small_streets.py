"""A seat's three streets, small."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from games.core import Event
from games.welcome_to.data import STREETS
from games.welcome_to.sheets import Spot, complete_estates
from games.welcome_to.state import Sheet
from games.welcome_to.streets import has_fence
from renderers import theme
from renderers.canvas import Box, Canvas
from renderers.pen import Pen, sprite
from renderers.welcome_to import colors, lots
from renderers.welcome_to.lots import Scale

_GAP = 6
LOTS = max(street.lots for street in STREETS)


class Fresh(NamedTuple):
    """The names of lots and fences that are new; a fence is named by the lot on its left."""

    lots: frozenset[str] = frozenset()
    fences: frozenset[str] = frozenset()


NOTHING_NEW = Fresh()


def fresh_of(events: Iterable[Event]) -> Fresh:
    built = [event.params for event in events if event.code.startswith(("wrote", "roundabout"))]
    lots = (params[name] for params in built for name in ("place", "bis") if name in params)
    return Fresh(frozenset(map(str, lots)), frozenset(str(params["left"]) for params in built if "left" in params))


def width(scale: Scale) -> int:
    return scale.length(LOTS) + scale.fence


def height(scale: Scale) -> int:
    return len(STREETS) * (scale.height + _GAP) - _GAP


def draw_ground(canvas: Canvas, x: int, y: int, scale: Scale) -> None:
    """The meadow around the streets."""
    right = x + width(scale)
    canvas.rounded((x - 4, y - 4, right + 4, y + height(scale) + 4), colors.LAWN, theme.RADIUS_SMALL)
    for no, street in enumerate(STREETS, start=1):
        top = y + (no - 1) * (scale.height + _GAP)
        draw_scenery(canvas, (x + scale.length(street.lots) + scale.fence + 2, top, right, top + scale.height), no)


def draw_small_streets(canvas: Canvas, x: int, y: int, sheet: Sheet, scale: Scale, fresh: Fresh = NOTHING_NEW) -> None:
    """What is new has a golden frame; a fence that is new is golden."""
    left = x + scale.fence // 2
    for no, street in enumerate(sheet.streets, start=1):
        top = y + (no - 1) * (scale.height + _GAP)
        for lot, look in enumerate(lots.lots_of(street, no), start=1):
            piece = lots.tile(replace(look, fresh=str(Spot(no, lot)) in fresh.lots), scale)
            canvas.stamp(piece, left + (lot - 1) * scale.width, top)
        for after in range(len(street.numbers) + 1):
            if has_fence(street, after):
                fence = lots.fence(scale, fresh=str(Spot(no, after)) in fresh.fences)
                canvas.stamp(fence, left + after * scale.width - fence.width / 2, top)
    for estate in complete_estates(sheet):
        top = y + (estate.street - 1) * (scale.height + _GAP)
        badge = lots.estate_badge(estate, scale.badge)
        start = left + (estate.first - 1) * scale.width + scale.fence // 2
        canvas.stamp(badge, start - 1, top - 2)


# --- trees, bushes and a bench where a street has no more lots --------------------------------------------------------


def draw_scenery(canvas: Canvas, box: Box, street: int) -> None:
    """The end of a street; the longest one has no room for it."""
    left, top, right, bottom = box
    painter = {1: _grove, 2: _bushes}.get(street)
    if painter is not None:
        canvas.stamp(sprite(painter, right - left, height=bottom - top), left, top)


def _grove(pen: Pen) -> None:
    """A little green with a bench under the trees."""
    ground = pen.height * 0.82
    _tree(pen, 24, ground, min(17, ground * 0.3))
    _tree(pen, 78, ground + 4, 14)
    pen.rod([(40, ground - 4), (64, ground - 4)], colors.TRUNK, 6, 3.4)
    pen.rod([(40, ground - 13), (64, ground - 13)], colors.TRUNK, 5, 2.6)
    for x in (43, 61):
        pen.line([(x, ground - 12), (x, ground + 5)], theme.INK, 2.4)
    for x, y in ((12, 0.93), (50, 0.95), (90, 0.97)):
        _flower(pen, x, pen.height * y)


def _bushes(pen: Pen) -> None:
    ground = pen.height * 0.8
    _tree(pen, 40, ground, 26)
    for x, radius in ((68, 11), (84, 8)):
        pen.circle(x, ground + 2, radius, colors.LEAF_DARK, theme.INK, 3)
    for x in (20, 54, 88):
        _flower(pen, x, pen.height * 0.95)


def _tree(pen: Pen, x: float, ground: float, radius: float) -> None:
    crown = ground - radius * 1.9
    pen.rod([(x, crown), (x, ground)], colors.TRUNK, radius * 0.42, radius * 0.24)
    pen.circle(x, crown, radius, colors.LEAF, theme.INK, radius * 0.12)
    pen.circle(x - radius * 0.3, crown - radius * 0.3, radius * 0.34, theme.lighter(colors.LEAF, 0.28), None)


def _flower(pen: Pen, x: float, y: float) -> None:
    pen.circle(x, y, 2.2, colors.ROOF_BIS, None)
    pen.circle(x + 5, y + 2, 1.8, theme.GOLD, None)
