"""Somebody's three streets in small."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from games.welcome_to.data import STREETS
from games.welcome_to.sheets import Spot, complete_estates
from games.welcome_to.state import Sheet
from games.welcome_to.streets import has_fence
from renderers import theme
from renderers.canvas import Canvas
from renderers.welcome_to import colors, lots, scenery
from renderers.welcome_to.scale import Scale

_GAP = 6
LOTS = max(street.lots for street in STREETS)


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
        scenery.draw(canvas, (x + scale.length(street.lots) + scale.fence + 2, top, right, top + scale.height), no)


def draw_small_streets(
    canvas: Canvas,
    x: int,
    y: int,
    sheet: Sheet,
    scale: Scale,
    fresh: Collection[Spot] = (),
    fresh_fences: Collection[Spot] = (),
) -> None:
    """What is new has a golden frame; a fence that is new is golden."""
    left = x + scale.fence // 2
    for no, street in enumerate(sheet.streets, start=1):
        top = y + (no - 1) * (scale.height + _GAP)
        for lot, look in enumerate(lots.lots_of(street, no), start=1):
            piece = lots.tile(replace(look, fresh=Spot(no, lot) in fresh), scale)
            canvas.stamp(piece, left + (lot - 1) * scale.width, top)
        for after in range(len(street.numbers) + 1):
            if has_fence(street, after):
                golden = Spot(no, after) in fresh_fences
                fence = lots.fresh_fence(scale) if golden else lots.fence(scale)
                canvas.stamp(fence, left + after * scale.width - fence.width / 2, top)
    for estate in complete_estates(sheet):
        top = y + (estate.street - 1) * (scale.height + _GAP)
        badge = lots.estate_badge(estate, scale.badge)
        start = left + (estate.first - 1) * scale.width + scale.fence // 2
        canvas.stamp(badge, start - 1, top - 2)
