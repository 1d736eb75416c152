"""Tiles to be had: the draft row, and drafts with the numbers of their segments."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from PIL import Image

from games.hamlet import queries
from games.hamlet.data import GOODS, RAW, TILES, Resource
from games.hamlet.state import Offer, Place
from renderers import fonts, theme
from renderers.canvas import Box, Canvas
from renderers.hamlet import pieces, terrain
from renderers.hamlet.contents import draw_code
from renderers.hamlet.geometry import Extent, centred, extent, fitted
from renderers.hamlet.icons import icon
from renderers.hamlet.scene import Scene
from renderers.hamlet.village_map import outside
from renderers.hamlet.voice import Voice

HEIGHT = 236
_COLUMNS = 4


def draw_row(scene: Scene, top: int, marked: Collection[str] = ()) -> None:
    """The four drafts of the row with their prices and the gold that lies on them; some have a golden frame."""
    canvas, view, voice = scene
    width = (canvas.width - 2 * theme.MARGIN - (_COLUMNS - 1) * theme.GAP) // _COLUMNS
    for place in range(_COLUMNS):
        left = theme.MARGIN + place * (width + theme.GAP)
        box = (left, top, left + width, top + HEIGHT)
        if place < len(view.row):
            _draw_offer(scene, box, view.row[place], price=place)
            if view.row[place].tile in marked:
                canvas.frame(box, theme.GOLD, theme.RADIUS, 6)
        else:
            canvas.card(box, theme.PAPER)
            canvas.text_beside(
                left + width / 2, top + HEIGHT / 2, voice("row-empty"), theme.SMALL, theme.MEDIUM, theme.MUTED, "middle"
            )


def _draw_offer(scene: Scene, box: Box, offer: Offer, price: int) -> None:
    canvas, _, voice = scene
    left, top, right, _ = box
    canvas.card(box)
    canvas.stamp(pieces.coin(46, str(price)), left + 10, top + 10)
    draw_name(canvas, left + 66, top + 33, voice.tile(offer.tile), right - left - 74)
    draw_draft(canvas, offer.tile, (left + 8, top + 52, left + 150, top + 172))
    draw_cost(canvas, voice, offer.tile, left + 158, top + 62, 44)
    if offer.gold:
        canvas.stamp(pieces.coin(44, f"+{offer.gold}"), left + 110, top + 56)
    canvas.paragraph(
        left + 14,
        top + 192,
        voice.effect(offer.tile),
        right - left - 24,
        theme.TINY,
        theme.MEDIUM,
        theme.INK,
        lines=2,
        leading=25,
    )


def draw_name(canvas: Canvas, x: int, middle: int, name: str, most: int) -> None:
    """A name in one line, or in two smaller ones."""
    if fonts.width(name, theme.SMALL, theme.BOLD) <= most:
        canvas.text_beside(x, middle, name, theme.SMALL, theme.BOLD)
        return
    lines = fonts.wrap(name, most, theme.TINY, theme.BOLD, 2)
    for place, line in enumerate(lines):
        canvas.text_beside(x, middle + (place - (len(lines) - 1) / 2) * 22, line, theme.TINY, theme.BOLD)


def draw_cost(canvas: Canvas, voice: Voice, code: str, x: int, y: int, size: int) -> None:
    """What a draft costs, two by two, and the points for building it."""
    row = cost_pieces(voice, code, size)
    for place, piece in enumerate(row):
        canvas.stamp(piece, x + place % 2 * (size + 6), y + place // 2 * (size + 6))
    canvas.stamp(
        pieces.points(size, str(TILES[code].build_vp)), x + len(row) % 2 * (size + 6), y + len(row) // 2 * (size + 6)
    )


def cost_pieces(voice: Voice, code: str, size: int) -> list[Image.Image]:
    cost = TILES[code].cost
    row = [pieces.resource(kind, voice.letter(kind), size) for kind in (*RAW, *GOODS) for _ in range(cost.get(kind, 0))]
    return row + ([pieces.coin(size, str(cost["gold"]))] if "gold" in cost else [])


def draw_draft(canvas: Canvas, code: str, box: Box, *, numbered: bool = False) -> None:
    """A tile in rotation 0, as large as the box allows; numbered, every segment shows its number."""
    left, top, right, bottom = box
    shape = _shape(code, 0.42 if numbered else 0.12)
    unit = fitted(shape, right - left, bottom - top, 96)
    frame = centred(shape, unit, left, top, right - left, bottom - top)
    piece = terrain.land(code, 0, unit)
    x, y = frame.at(0, 0)
    canvas.stamp(piece.image, round(x) + piece.left, round(y) + piece.top)
    x, y = frame.centre(Place(code, 0, (0, 0)))
    canvas.centred(icon(code, round(unit * 0.9)), x, y - unit * 0.2)
    draw_code(canvas, code, x, y + unit * 0.42, max(15, round(unit * 0.36)))
    if numbered:
        for segment in queries.draft_segments(code):
            x, y = frame.of(outside(segment.ends, 0.22))
            canvas.text_beside(x, y, str(segment.number), max(20, round(unit * 0.32)), theme.BOLD, theme.INK, "middle")


@lru_cache(maxsize=64)
def _shape(code: str, room: float) -> Extent:
    return extent(queries.corners(code)).grown(room)


def needs_pieces(voice: Voice, need: dict[Resource, int], size: int) -> list[Image.Image]:
    return [pieces.resource(kind, voice.letter(kind), size) for kind, count in need.items() for _ in range(count)]
