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
    return offers.draw_goal_lines(scene, _draw_wanted(scene, _draw_row(scene, top)))


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


def _draw_wanted(scene: Scene, top: int) -> int:
    """Trade tiles side by side, and below them the church orders, two by two."""
    canvas, trades = scene.canvas, scene.view.open_trades
    orders = [*zip(orders_for(len(scene.view.players)), scene.view.orders, strict=True)]
    first = top + (_TRADE if trades else 0)
    below = first + -(-len(orders) // 2) * _ORDER + 4
    canvas.card((_LEFT, top, _RIGHT, below))
    for place, trade in enumerate(trades):
        left, right = _column(place, 3)
        offers.draw_trade(scene, (left + 4, top + 4, right - 4, top + _TRADE - 2), trade)
    for place, (order, held) in enumerate(orders):
        left, right = _column(place % 2, 2)
        y = first + place // 2 * _ORDER
        offers.draw_order(scene, (left + 4, y + 2, right - 4, y + _ORDER - 2), order, held)
    return below + _SPACE


def _column(place: int, columns: int) -> tuple[int, int]:
    """Its left and right edge."""
    width = (_RIGHT - _LEFT - (columns - 1) * _SPACE) // columns
    left = _LEFT + place * (width + _SPACE)
    return left, left + width
