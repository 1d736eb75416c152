"""The choice made so far, large: what it costs and what it brings."""

from __future__ import annotations

from PIL import Image

from games.carrara.data import OBJECTS, TILES
from games.carrara.menus import PricedStone, SegmentOffer
from games.carrara.scoring import Yield
from games.first_edition import Seat
from renderers import fonts, glyphs, theme
from renderers.canvas import Across, Box, Canvas
from renderers.carrara import city_plates, signs
from renderers.carrara.buildings import building
from renderers.carrara.captions import caption
from renderers.carrara.objects import thing
from renderers.carrara.plan import Plan
from renderers.carrara.scene import Scene
from renderers.carrara.stones import UNKNOWN, stone, stone_row

HEIGHT = 150
_PAD = 22
_STONE = 68
_PICTURE = 112
#: Room for the caption of a purchase, at the right.
_CAPTION = 330


def draw_preview(scene: Scene, box: Box, seat: Seat, choice: Plan) -> None:
    title, line = caption(scene.view, seat, choice, scene.voice)
    if choice.offer is not None and choice.focus.tile is None:
        numeral = scene.voice.segment(choice.offer.segment)
        middle = box[1] + HEIGHT / 2
        scene.canvas.text_beside(box[0] + _PAD, middle, numeral, 60, theme.BLACK_WEIGHT, theme.HEADER)
        _draw_offer(scene.canvas, box[0] + 140, box[1] + 20, box[2] - _CAPTION, choice, choice.offer)
        _draw_lines(scene.canvas, box, title, line, "right")
        return
    left, top, right, bottom = box
    scene.canvas.centred(_picture(choice), left + _PAD + _PICTURE / 2, (top + bottom) / 2)
    _draw_lines(scene.canvas, (left + _PICTURE + _PAD, top, right, bottom), title, line, "left")
    if choice.site is not None:
        missing = TILES[choice.site.action.tile].cost - len(choice.pay)
        row = stone_row(choice.pay + UNKNOWN * missing, 60, 64)
        scene.canvas.stamp(row, right - _PAD - row.width, top + 72)
    elif choice.scoring is not None:
        _draw_gains(scene.canvas, right - _PAD, top + (52 if line else HEIGHT / 2), choice.scoring)


def _draw_lines(canvas: Canvas, box: Box, title: str, line: str, across: Across) -> None:
    left, top, right, _ = box
    x, most = (left + _PAD, right - left - 2 * _PAD) if across == "left" else (right - _PAD, _CAPTION - _PAD)
    canvas.text(x, top + (64 if line else 86), title, theme.HEADING + 2, theme.BOLD, across=across, most=most)
    canvas.text(x, top + 112, line, theme.BODY, theme.MEDIUM, across=across, most=most)


def _picture(choice: Plan) -> Image.Image:
    focus = choice.focus
    if focus.tile is not None:
        return building(TILES[focus.tile].type, _PICTURE)
    if focus.object is not None:
        return thing(focus.object, _PICTURE)
    if focus.type is not None:
        return building(focus.type, _PICTURE)
    if focus.city is not None:
        return city_plates.sign(focus.city, _PICTURE)
    signs_of_steps = {"announce": glyphs.flag(_PICTURE), "pass": glyphs.hourglass(_PICTURE)}
    return signs_of_steps.get(focus.kind or "buy", signs.turning(_PICTURE))


def _draw_offer(canvas: Canvas, x: int, y: int, end: int, choice: Plan, offer: SegmentOffer) -> None:
    """Every stone of the segment with its price, the picked ones in gold, and how many are still to come."""
    count = len(offer.stones) + bool(offer.to_come)
    step = min(_STONE + 16, (end - x) // max(1, count))
    size = min(_STONE, step - 10)
    open_picks = choice.picked
    for one in offer.stones:
        _draw_priced(canvas, x, y, size, one, one.stone in open_picks)
        open_picks = open_picks.replace(one.stone, "", 1)
        x += step
    if offer.to_come:
        canvas.stamp(stone(UNKNOWN, size), x, y)
        canvas.text_beside(x + size / 2, y + 98, f"+{offer.to_come}", 30, theme.BOLD, across="middle")


def _draw_priced(canvas: Canvas, x: int, y: int, size: int, priced: PricedStone, chosen: bool) -> None:
    if chosen:
        frame = (x - 6, y - 8, x + size + 5, y + size + 5)
        canvas.rounded(frame, theme.CARD, 12)
        canvas.frame(frame, theme.INK, 12, 7)
        canvas.frame(frame, theme.GOLD, 12, 6)
    canvas.stamp(stone(priced.stone, size), x, y)
    figure = str(priced.price)
    left = x + (size - 30 - fonts.width(figure, 30, theme.BOLD)) / 2
    canvas.centred(signs.coin(28), left + 14, y + 98)
    canvas.text_beside(left + 31, y + 98, figure, 30, theme.BOLD)


def _draw_gains(canvas: Canvas, right: float, middle: float, result: Yield) -> None:
    """Points, coins and every kind of object, from right to left; smaller where there are many."""
    amounts = (result.vp, result.coins, *result.objects)
    size = 48 if len([amount for amount in amounts if amount]) <= 4 else 40
    won = [glyphs.star(size), signs.coin(size), *(thing(kind, size) for kind in OBJECTS)]
    for amount, piece in zip(reversed(amounts), reversed(won), strict=True):
        if amount:
            canvas.centred(piece, right - size / 2, middle)
            right -= size + 6
            right -= canvas.text_beside(right, middle, f"+{amount}", size * 3 // 4, theme.BOLD, across="right") + 14
