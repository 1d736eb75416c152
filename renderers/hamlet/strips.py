"""Everything on offer in a few low lines, for the panel of a game that has no board beside it."""

from __future__ import annotations

from games.hamlet.data import orders_for
from games.hamlet.payment import draft_price
from renderers import theme
from renderers.hamlet import offers, pieces
from renderers.hamlet.icons import icon
from renderers.hamlet.village_map import draw_code
from renderers.hamlet.voice import Scene

_LEFT, _RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN
_SPACE = 8
_OFFER, _TRADE, _ORDER = 112, 60, 50


def draw_all(scene: Scene, top: int) -> int:
    """Drafts, trade tiles, church orders and goals. Returns where the next thing may begin."""
    return offers.draw_goal_lines(scene, _draw_orders(scene, _draw_trades(scene, _draw_row(scene, top))))


def _draw_row(scene: Scene, top: int) -> int:
    """Each draft with its price and what building it costs; its shape is shown to whoever is about to buy."""
    canvas, row = scene.canvas, scene.view.row
    for place, offer in enumerate(row):
        left, right = _column(place, 4)
        canvas.card((left, top, right, top + _OFFER))
        canvas.centred(pieces.coin(48, str(draft_price(place + 1))), left + 36, top + 32)
        canvas.centred(icon(offer.tile, 50), left + 92, top + 32)
        draw_code(canvas, offer.tile, left + 154, top + 32, theme.SMALL)
        if offer.gold:
            canvas.centred(pieces.coin(42, f"+{offer.gold}"), right - 34, top + 32)
        for number, piece in enumerate(offers.cost_pieces(offer.tile, 42)):
            canvas.centred(piece, left + 36 + number * 48, top + 82)
    return top + _OFFER + _SPACE if row else top


def _draw_trades(scene: Scene, top: int) -> int:
    trades = scene.view.open_trades
    for place, trade in enumerate(trades):
        left, right = _column(place, 3)
        offers.draw_trade(scene, (left, top, right, top + _TRADE), trade)
    return top + _TRADE + _SPACE if trades else top


def _draw_orders(scene: Scene, top: int) -> int:
    orders = zip(orders_for(len(scene.view.players)), scene.view.orders, strict=True)
    y = top
    for place, (order, held) in enumerate(orders):
        left, right = _column(place % 2, 2)
        y = top + place // 2 * (_ORDER + _SPACE)
        offers.draw_order(scene, (left, y, right, y + _ORDER), order, held)
    return y + _ORDER + _SPACE


def _column(place: int, columns: int) -> tuple[int, int]:
    """Its left and right edge."""
    width = (_RIGHT - _LEFT - (columns - 1) * _SPACE) // columns
    left = _LEFT + place * (width + _SPACE)
    return left, left + width
