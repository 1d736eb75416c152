"""What is to be gained: trade tiles, church orders, milestones and awards."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image

from games.core import Seat
from games.hamlet.data import AWARDS, DATA, TRADES, ChurchOrder, orders_for, prices_for
from games.hamlet.scoring import orders_held, sites_of, trades_held
from games.hamlet.state import ABBEY, Holding, State
from renderers import fonts, glyphs, theme
from renderers.canvas import Box
from renderers.hamlet import pieces
from renderers.hamlet.icons import icon
from renderers.hamlet.offers import needs_pieces
from renderers.hamlet.scene import Scene

_HEAD = 52
_ROW = 50
MARKET_HEIGHT = _HEAD + 5 * _ROW + 14
_CHIP = 56
GOALS_HEIGHT = 3 * _CHIP + 22


def draw_market(scene: Scene, box: Box, marked: Collection[str] = ()) -> None:
    """Open trade tiles, some with a golden frame, and what free trade costs."""
    canvas, view, voice = scene
    left, top, right, bottom = box
    canvas.card(box)
    canvas.stamp(icon("MAR", 40), left + 14, top + 8)
    canvas.text(left + 64, top + 38, voice("market"), theme.BODY, theme.BOLD, theme.HEADER)
    canvas.text(
        right - 16,
        top + 38,
        voice("stack", count=len(view.trade_stack)),
        theme.TINY,
        theme.MEDIUM,
        theme.MUTED,
        "right",
    )
    y = top + _HEAD
    for trade in view.open_trades:
        line = (left + 12, y + 3, right - 12, y + 62)
        _draw_trade(scene, line, trade)
        if trade in marked:
            canvas.frame(line, theme.GOLD, width=5)
        y += 65
    if not view.open_trades:
        canvas.text(left + 16, y + 36, voice("sold-out"), theme.SMALL, theme.MEDIUM, theme.MUTED)
    prices = prices_for(len(view.players))
    middle = bottom - 30
    x = left + 16 + canvas.text_beside(left + 16, middle, voice("free-trade"), theme.SMALL, theme.MEDIUM) + 12
    for text, price in (("raw", prices.raw), ("goods", prices.good)):
        x += canvas.text_beside(x, middle, voice(text), theme.SMALL, theme.MEDIUM) + 6
        canvas.centred(pieces.coin(36, str(price)), x + 18, middle)
        x += 52


def _draw_trade(scene: Scene, box: Box, trade: str) -> None:
    canvas, _, voice = scene
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    data = TRADES[trade]
    canvas.rounded(box, theme.PAPER)
    canvas.text_beside(left + 12, middle, trade, theme.SMALL, theme.BOLD)
    for place, piece in enumerate(needs_pieces(voice, data.need, 44)):
        canvas.centred(piece, left + 104 + 50 * place, middle)
    canvas.centred(glyphs.arrow(34, theme.MUTED), right - 142, middle)
    canvas.centred(pieces.points(44, str(data.vp)), right - 86, middle)
    canvas.centred(pieces.coin(44, str(data.gold)), right - 34, middle)


def draw_orders(scene: Scene, box: Box, marked: Collection[str] = ()) -> None:
    """All orders with their holders, some with a golden frame."""
    canvas, view, voice = scene
    left, top, right, _ = box
    canvas.card(box)
    canvas.stamp(icon("CHU", 40), left + 14, top + 8)
    canvas.text(left + 64, top + 38, voice("orders"), theme.BODY, theme.BOLD, theme.HEADER)
    for place, (order, held) in enumerate(zip(orders_for(len(view.players)), view.orders, strict=True)):
        y = top + _HEAD + place * _ROW
        line = (left + 12, y, right - 12, y + _ROW - 5)
        _draw_order(scene, line, order, held)
        if order.id in marked:
            canvas.frame(line, theme.GOLD, width=5)


def _draw_order(scene: Scene, box: Box, order: ChurchOrder, held: Holding) -> None:
    canvas, _, voice = scene
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
            canvas.centred(pieces.resource(kind, voice.letter(kind), 40), x + 20, middle)
            x += 46
    canvas.centred(pieces.points(40, str(order.vp)), right - 78, middle)
    if held.seat is None:
        canvas.text_beside(right - 26, middle, "–", theme.BODY, theme.BOLD, theme.MUTED, "middle")
    else:
        canvas.centred(pieces.holder_mark(held.seat, 40), right - 26, middle)


def draw_goals(scene: Scene, box: Box) -> None:
    """Five milestones with their holders, four awards with who would get them now."""
    canvas, view, voice = scene
    left, top, right, _ = box
    canvas.card(box)
    chips: list[tuple[Image.Image, str, list[Seat]]] = []
    for milestone, held in zip(DATA.milestone, view.milestones, strict=True):
        good = milestone.good
        piece = (
            pieces.resource(good, voice.letter(good), 42, high=True) if good else pieces.crossing("bridge", ABBEY, 44)
        )
        chips.append((piece, voice(f"milestone-{milestone.id}"), [] if held.seat is None else [held.seat]))
    for award, points in AWARDS.items():
        chips.append((pieces.points(42, str(points)), voice(f"award-{award}"), leaders(view, award)))
    width = (right - left - 32) // 3
    for place, (piece, name, seats) in enumerate(chips):
        x, middle = left + 16 + place % 3 * width, top + 12 + place // 3 * _CHIP + _CHIP / 2
        canvas.centred(piece, x + 22, middle)
        room = width - 64 - 36 * max(1, len(seats))
        size = theme.SMALL if fonts.width(name, theme.SMALL, theme.MEDIUM) <= room else theme.TINY
        taken = canvas.text_beside(x + 52, middle, name, size, theme.MEDIUM, most=room)
        for number, seat in enumerate(seats):
            canvas.centred(pieces.holder_mark(seat, 34), x + 52 + taken + 24 + number * 36, middle)


def leaders(view: State, award: str) -> list[Seat]:
    """Who would get an award if the game ended now; the Abbey is a rival for all but the landscaper."""
    seats = list(range(len(view.players)))
    if award == "landscaper":
        return _most({seat: len(sites_of(view, seat)) for seat in seats})
    rivals = [*seats, *([ABBEY] if view.abbey else [])]
    if award == "merchant":
        return _most({rival: trades_held(view, rival) for rival in rivals})
    orders = {rival: orders_held(view, rival) for rival in rivals}
    first = _most(orders)
    if award == "chaplain":
        return first
    # Where several have most orders, they share both awards and nobody is second.
    return _most({rival: count for rival, count in orders.items() if rival not in first}) if len(first) == 1 else []


def _most(counts: dict[Seat, int]) -> list[Seat]:
    most = max(counts.values(), default=0)
    return [seat for seat, count in counts.items() if count == most] if most else []
