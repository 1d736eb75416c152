"""A seat's three streets, in any size: lots, fences, estates, and what can be chosen there."""

from __future__ import annotations

from msgspec.structs import replace
from PIL import Image

from games.welcome_to.data import STREETS
from games.welcome_to.sheets import Spot, complete_estates
from games.welcome_to.streets import has_fence
from renderers import glyphs, theme
from renderers.canvas import Box, Canvas
from renderers.pen import Pen, sprite
from renderers.welcome_to import colors, lots
from renderers.welcome_to.choice import Marks
from renderers.welcome_to.icons import icon
from renderers.welcome_to.lots import Lot, Scale, tile

_GAP = 6


def width(scale: Scale) -> int:
    return max(street.lots for street in STREETS) * scale.width + scale.fence


def height(scale: Scale) -> int:
    return len(STREETS) * (scale.height + _GAP) - _GAP


def draw_ground(canvas: Canvas, x: int, y: int, scale: Scale) -> None:
    """The meadow around the streets."""
    right = x + width(scale)
    canvas.rounded((x - 4, y - 4, right + 4, y + height(scale) + 4), colors.LAWN, theme.RADIUS_SMALL)
    for no, street in enumerate(STREETS, start=1):
        top = y + (no - 1) * (scale.height + _GAP)
        draw_scenery(canvas, (x + street.lots * scale.width + scale.fence + 2, top, right, top + scale.height), no)


def draw_streets(canvas: Canvas, x: int, y: int, marks: Marks, scale: Scale) -> None:
    for no in range(1, len(STREETS) + 1):
        draw_street(canvas, x + scale.fence // 2, y + (no - 1) * (scale.height + _GAP), no, marks, scale)


def draw_street(canvas: Canvas, x: int, y: int, no: int, marks: Marks, scale: Scale) -> None:
    """What is new has a golden frame; a fence that is new is golden."""
    street = marks.sheet.streets[no - 1]
    for lot, look in enumerate(lots.lots_of(street, no), start=1):
        canvas.stamp(_piece(look, Spot(no, lot), marks, scale), x + (lot - 1) * scale.width, y)
    for after in range(len(street.numbers) + 1):
        spot = Spot(no, after)
        if has_fence(street, after):
            piece = lots.fence(scale, fresh=str(spot) in marks.fresh.fences)
        elif spot in marks.fence_places:
            piece = lots.fence_place(scale)
        else:
            continue
        canvas.stamp(piece, x + after * scale.width - piece.width / 2, y)
    _draw_estates(canvas, x, y, no, marks, scale)


def _piece(look: Lot, spot: Spot, marks: Marks, scale: Scale) -> Image.Image:
    if spot == marks.pool:
        look = replace(look, pool="planned")
    if spot == marks.ghost:
        ground = replace(look, number=-1, letter=0, target=True)
        return Image.blend(tile(ground, scale), tile(replace(look, fresh=True), scale), 0.75)
    if spot in marks.targets:
        return tile(replace(look, target=True, hint=marks.targets[spot]), scale)
    return tile(replace(look, fresh=str(spot) in marks.fresh.lots), scale)


def _draw_estates(canvas: Canvas, x: int, y: int, no: int, marks: Marks, scale: Scale) -> None:
    """The size of every complete estate, a stamp on those that are spent, a frame around those that can be."""
    for estate in complete_estates(marks.sheet):
        if estate.street != no:
            continue
        left, right = x + (estate.first - 1) * scale.width, x + estate.last * scale.width
        if str(estate.lots) in marks.estates:
            canvas.frame((left + 3, y - 5, right - 3, y + scale.height + 3), theme.INK, 14, 9)
            canvas.frame((left + 4, y - 4, right - 4, y + scale.height + 2), theme.GOLD, 13, 7)
        spent = estate.used or str(estate.lots) in marks.spent
        badge = icon("spent", scale.badge) if spent else glyphs.disc(scale.badge, theme.GOLD, str(estate.size))
        canvas.stamp(badge, left + scale.fence // 2 - 1, y - 2)


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
