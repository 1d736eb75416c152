"""What there is to get: the draft row, trade tiles, church orders, milestones and awards."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from PIL import Image

from games.core import Seat
from games.hamlet.data import AWARDS, DATA, TILES, TRADES, ChurchOrder, Need, orders_for, prices_for
from games.hamlet.lattice import corners, sides
from games.hamlet.payment import TRADE_BILLS, draft_price
from games.hamlet.scoring import leaders
from games.hamlet.state import ABBEY, Holding, Offer, Place
from renderers import fonts, glyphs, theme
from renderers.canvas import Box, Canvas
from renderers.hamlet import pieces
from renderers.hamlet.geometry import centred, extent, fitted
from renderers.hamlet.icons import icon
from renderers.hamlet.village_map import draw_code, draw_tile, outside
from renderers.hamlet.voice import Scene, needs_for

_ROW_HEIGHT = 236
_COLUMNS = 4
#: How high a draft is that somebody may choose, and how large is what it costs.
_LARGE, _COST = 274, 56
_HEAD = 52
_ORDER = 50
MARKET_HEIGHT = _HEAD + 5 * _ORDER + 14
_CHIP = 56
GOALS_HEIGHT = 3 * _CHIP + 22


# ---------------------------------------------------------------- drafts


def draw_row(scene: Scene, top: int) -> int:
    """The four drafts of the row with their prices and the gold that lies on them.

    Returns where the next thing may begin.
    """
    canvas, view, voice = scene
    width = (canvas.width - 2 * theme.MARGIN - (_COLUMNS - 1) * theme.GAP) // _COLUMNS
    for place in range(_COLUMNS):
        left = theme.MARGIN + place * (width + theme.GAP)
        box = (left, top, left + width, top + _ROW_HEIGHT)
        if place < len(view.row):
            _draw_offer(scene, box, view.row[place], draft_price(place + 1))
        else:
            canvas.card(box, theme.PAPER)
            middle = top + _ROW_HEIGHT / 2
            empty = voice("row-empty")
            canvas.text_beside(left + width / 2, middle, empty, theme.SMALL, theme.MEDIUM, theme.MUTED, "middle")
    return top + _ROW_HEIGHT + theme.GAP


def _draw_offer(scene: Scene, box: Box, offer: Offer, price: int) -> None:
    canvas, _, voice = scene
    left, top, right, _ = box
    canvas.card(box)
    canvas.stamp(pieces.coin(46, str(price)), left + 10, top + 10)
    draw_name(canvas, left + 66, top + 33, voice.tile(offer.tile), right - left - 74)
    draw_draft(canvas, offer.tile, (left + 8, top + 52, left + 150, top + 172))
    draw_cost(canvas, offer.tile, left + 158, top + 62, 44)
    if offer.gold:
        canvas.stamp(pieces.coin(44, f"+{offer.gold}"), left + 110, top + 56)
    effect, most = voice.effect(offer.tile), right - left - 24
    canvas.paragraph(left + 14, top + 192, effect, most, theme.TINY, theme.MEDIUM, lines=2, leading=25)


def draw_row_large(scene: Scene, top: int, marked: Collection[str]) -> int:
    """The same two by two, for whoever chooses one of them; the possible ones have a golden frame."""
    canvas, view, _ = scene
    boxes = _large_boxes(canvas, top, len(view.row))
    for place, (box, offer) in enumerate(zip(boxes, view.row, strict=True), start=1):
        _draw_large(scene, box, offer.tile, marked)
        canvas.stamp(pieces.coin(60, str(draft_price(place))), box[0] + 12, box[1] + 10)
        if offer.gold:
            canvas.stamp(pieces.coin(60, f"+{offer.gold}"), box[0] + 150, box[1] + 70)
    return boxes[-1][3] + theme.GAP


def draw_own_drafts(scene: Scene, top: int, marked: Collection[str]) -> int:
    """The drafts of the seat whose turn it is, with their codes and the numbers of their segments."""
    canvas, view, _ = scene
    drafts = view.players[view.active].drafts
    boxes = _large_boxes(canvas, top, len(drafts))
    for box, draft in zip(boxes, drafts, strict=True):
        _draw_large(scene, box, draft, marked, numbered=True)
        draw_code(canvas, draft, box[0] + 56, box[1] + 40, 30)
    return boxes[-1][3] + theme.GAP


def _large_boxes(canvas: Canvas, top: int, count: int) -> list[Box]:
    width = (canvas.width - 2 * theme.MARGIN - theme.GAP) // 2
    places = ((theme.MARGIN + n % 2 * (width + theme.GAP), top + n // 2 * (_LARGE + theme.GAP)) for n in range(count))
    return [(left, y, left + width, y + _LARGE) for left, y in places]


def _draw_large(scene: Scene, box: Box, draft: str, marked: Collection[str], *, numbered: bool = False) -> None:
    """A draft, its name, what it costs and what it does."""
    canvas, _, voice = scene
    left, top, right, bottom = box
    canvas.card(box)
    if draft in marked:
        canvas.frame(box, theme.GOLD, theme.RADIUS, 6)
    x = left + 216
    canvas.text_beside(left + 112, top + 40, voice.tile(draft), 36, theme.BOLD, most=right - left - 124)
    draw_draft(canvas, draft, (left + 12, top + 74, x - 12, bottom - 10), numbered=numbered)
    for place, piece in enumerate(cost_pieces(draft, _COST)):
        canvas.stamp(piece, x + place * (_COST + 6), top + 78)
    canvas.paragraph(x, top + 174, voice.effect(draft), right - x - 14, 32, theme.MEDIUM, lines=3, leading=38)


def draw_name(canvas: Canvas, x: int, middle: int, name: str, most: int) -> None:
    """A name in one line, or in two smaller ones."""
    if fonts.width(name, theme.SMALL, theme.BOLD) <= most:
        canvas.text_beside(x, middle, name, theme.SMALL, theme.BOLD)
        return
    lines = fonts.wrap(name, most, theme.TINY, theme.BOLD, 2)
    for place, line in enumerate(lines):
        canvas.text_beside(x, middle + (place - (len(lines) - 1) / 2) * 22, line, theme.TINY, theme.BOLD)


def draw_cost(canvas: Canvas, code: str, x: int, y: int, size: int) -> None:
    """What a draft costs, two by two, and the points for building it."""
    for place, piece in enumerate(cost_pieces(code, size)):
        canvas.stamp(piece, x + place % 2 * (size + 6), y + place // 2 * (size + 6))


def cost_pieces(code: str, size: int) -> list[Image.Image]:
    """What a draft costs, and the points for building it."""
    gold = TILES[code].cost.get("gold", 0)
    coins = [pieces.coin(size, str(gold))] if gold else []
    return [*_needed(needs_for(code), size), *coins, pieces.points(size, str(TILES[code].build_vp))]


def _needed(needs: Iterable[Need], size: int) -> list[Image.Image]:
    """One piece for each unit that is needed."""
    kinds = [kind for need in needs for kind in need.of * need.n]
    return [pieces.resource(size, kind) for kind in kinds]


def draw_draft(canvas: Canvas, code: str, box: Box, *, numbered: bool = False) -> None:
    """A tile in rotation 0, as large as the box allows; numbered, every segment shows its number."""
    left, top, right, bottom = box
    shape = extent(corners(code)).grown(0.42 if numbered else 0.12)
    unit = fitted(shape, right - left, bottom - top, 96)
    frame = centred(shape, unit, right - left, bottom - top).moved(left, top)
    draw_tile(canvas, frame, Place(code, 0, (0, 0)))
    for side in sides(code) if numbered else ():
        x, y = frame.of(outside(side.ends, 0.22))
        canvas.text_beside(x, y, str(side.number), max(20, round(unit * 0.32)), theme.BOLD, theme.INK, "middle")


# ---------------------------------------------------------------- the market and the church


def draw_market(scene: Scene, box: Box, marked: Collection[str] = ()) -> None:
    """Open trade tiles, some with a golden frame, and what free trade costs."""
    canvas, view, voice = scene
    left, top, right, bottom = box
    _draw_heading(scene, box, "MAR", voice("market"))
    stack = voice("stack", count=len(view.trade_stack))
    canvas.text(right - 16, top + 38, stack, theme.TINY, theme.MEDIUM, theme.MUTED, "right")
    for place, trade in enumerate(view.open_trades):
        y = top + _HEAD + 65 * place
        line = (left + 12, y + 3, right - 12, y + 62)
        draw_trade(scene, line, trade)
        if trade in marked:
            canvas.frame(line, theme.GOLD, width=5)
    if not view.open_trades:
        canvas.text(left + 16, top + _HEAD + 36, voice("sold-out"), theme.SMALL, theme.MEDIUM, theme.MUTED)
    prices = prices_for(len(view.players))
    middle = bottom - 30
    x = left + 16 + canvas.text_beside(left + 16, middle, voice("free-trade"), theme.SMALL, theme.MEDIUM) + 12
    for text, price in (("raw", prices.raw), ("goods", prices.good)):
        x += canvas.text_beside(x, middle, voice(text), theme.SMALL, theme.MEDIUM) + 6
        canvas.centred(pieces.coin(36, str(price)), x + 18, middle)
        x += 52


def _draw_heading(scene: Scene, box: Box, code: str, heading: str) -> None:
    left, top, *_ = box
    scene.canvas.card(box)
    scene.canvas.stamp(icon(code, 40), left + 14, top + 8)
    scene.canvas.text(left + 64, top + 38, heading, theme.BODY, theme.BOLD, theme.HEADER)


def draw_trade(scene: Scene, box: Box, trade: str) -> None:
    canvas = scene.canvas
    left, top, right, bottom = box
    middle, rule = (top + bottom) / 2, TRADES[trade]
    needed = _needed(TRADE_BILLS[trade].needs, 44)
    canvas.rounded(box, theme.PAPER)
    canvas.text_beside(left + 12, middle, trade, theme.SMALL, theme.BOLD)
    for place, piece in enumerate(needed):
        canvas.centred(piece, left + 100 + 48 * place, middle)
    if right - left > 300 + 48 * len(needed):
        canvas.centred(glyphs.arrow(34, theme.MUTED), right - 142, middle)
    canvas.centred(pieces.points(44, str(rule.vp)), right - 86, middle)
    canvas.centred(pieces.coin(44, str(rule.gold)), right - 34, middle)


def draw_orders(scene: Scene, box: Box, marked: Collection[str] = ()) -> None:
    """All orders with their holders, some with a golden frame."""
    left, top, right, _ = box
    _draw_heading(scene, box, "CHU", scene.voice("orders"))
    orders = zip(orders_for(len(scene.view.players)), scene.view.orders, strict=True)
    for place, (order, held) in enumerate(orders):
        y = top + _HEAD + place * _ORDER
        line = (left + 12, y, right - 12, y + _ORDER - 5)
        draw_order(scene, line, order, held)
        if order.id in marked:
            scene.canvas.frame(line, theme.GOLD, width=5)


def draw_order(scene: Scene, box: Box, order: ChurchOrder, held: Holding) -> None:
    canvas = scene.canvas
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    canvas.rounded(box, theme.PAPER)
    canvas.centred(glyphs.disc(38, theme.CREAM, order.id), left + 26, middle)
    x = left + 60
    if order.gold:
        canvas.centred(pieces.coin(40, str(order.gold)), x + 20, middle)
    for need in order.need:
        if need.n > 1:
            x += canvas.text_beside(x, middle, f"{need.n} ×", theme.SMALL, theme.BOLD) + 10
        for place, kind in enumerate(need.of):
            if place:
                x += canvas.text_beside(x, middle, "/", theme.SMALL, theme.BOLD, theme.MUTED) + 6
            canvas.centred(pieces.resource(40, kind), x + 20, middle)
            x += 46
    canvas.centred(pieces.points(40, str(order.vp)), right - 78, middle)
    if held.seat is None:
        canvas.text_beside(right - 26, middle, "–", theme.BODY, theme.BOLD, theme.MUTED, "middle")
    else:
        canvas.centred(pieces.holder_mark(held.seat, 40), right - 26, middle)


# ---------------------------------------------------------------- goals


def draw_goals(scene: Scene, box: Box) -> None:
    """Five milestones with their holders, four awards with who would get them now."""
    left, top, right, _ = box
    scene.canvas.card(box)
    for place, goal in enumerate([*_milestones(scene), *_awards(scene)]):
        width = (right - left - 32) // 3
        _draw_goal(scene, left + 16 + place % 3 * width, top + 12 + place // 3 * _CHIP + _CHIP / 2, width, goal)


def draw_goal_lines(scene: Scene, top: int) -> int:
    """The same in two lines. Returns where the next thing may begin."""
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    scene.canvas.card((left, top, right, top + 2 * _CHIP + 12))
    for line, goals in enumerate((_milestones(scene), _awards(scene))):
        width = (right - left - 24) // len(goals)
        for place, goal in enumerate(goals):
            _draw_goal(scene, left + 12 + place * width, top + 6 + line * _CHIP + _CHIP / 2, width, goal)
    return top + 2 * _CHIP + 12 + theme.GAP


class _Goal(NamedTuple):
    piece: Image.Image
    name: str
    seats: list[Seat]


def _milestones(scene: Scene) -> list[_Goal]:
    _, view, voice = scene
    goals = []
    for milestone, held in zip(DATA.milestone, view.milestones, strict=True):
        good = milestone.good
        piece = pieces.resource(42, good, None, True) if good else pieces.crossing(44, "bridge", ABBEY)
        goals.append(_Goal(piece, voice(f"milestone-{milestone.id}"), [] if held.seat is None else [held.seat]))
    return goals


def _awards(scene: Scene) -> list[_Goal]:
    _, view, voice = scene
    return [
        _Goal(pieces.points(42, str(points)), voice(f"award-{award}"), leaders(view, award))
        for award, points in AWARDS.items()
    ]


def _draw_goal(scene: Scene, x: int, middle: float, width: int, goal: _Goal) -> None:
    canvas = scene.canvas
    canvas.centred(goal.piece, x + 22, middle)
    room = width - 64 - 36 * max(1, len(goal.seats))
    size = theme.SMALL if fonts.width(goal.name, theme.SMALL, theme.MEDIUM) <= room else theme.TINY
    taken = canvas.text_beside(x + 52, middle, goal.name, size, theme.MEDIUM, most=room)
    for number, seat in enumerate(goal.seats):
        canvas.centred(pieces.holder_mark(seat, 34), x + 52 + taken + 24 + number * 36, middle)
