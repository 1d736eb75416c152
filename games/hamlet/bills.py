"""What moves cost, and where it has to be paid."""

from __future__ import annotations

from msgspec import Struct

from games.hamlet.data import (
    CHURCH,
    DATA,
    MARKET,
    TILES,
    TRADES,
    Need,
    Raw,
    Resource,
    Side,
    needs_of,
    side_for,
)
from games.hamlet.state import Build, BuildRoad, Crossing, Fulfil, Paid, Process, Sell


class Bill(Struct, frozen=True, eq=False):
    """What a move costs. Only a sale at the market excludes free trade. There is one bill for each cost."""

    needs: tuple[Need, ...] = ()
    gold: int = 0
    free_trade: bool = True


def bill_of(move: Paid, players: int) -> Bill:
    match move:
        case Process(at=at, count=count):
            return process_bill(at, count)
        case Sell(trade=trade):
            return TRADE_BILLS[trade]
        case Fulfil(order=id):
            return order_bill(id, players)
        case Build(draft=draft):
            return TILE_BILLS[draft]
        case BuildRoad(over=over):
            return ROAD_BILLS[over]


def place_of(move: Paid) -> str:
    """Where the villager stands and everything is delivered to."""
    match move:
        case Process(at=at):
            return at
        case Sell():
            return MARKET
        case Fulfil():
            return CHURCH
        case Build(stand=stand) | BuildRoad(stand=stand):
            return stand


def process_bill(at: str, count: int) -> Bill:
    consumed = TILES[at].consumes
    assert consumed is not None
    return _PROCESS_BILLS[consumed, count]


def order_bill(id: str, players: int) -> Bill:
    return _ORDER_BILLS[side_for(players), id]


def _tile_bill(cost: dict[str, int]) -> Bill:
    needs: dict[Resource, int] = {kind: n for kind, n in cost.items() if kind != "gold"}  # type: ignore[misc]
    return Bill(needs_of(needs), cost.get("gold", 0))


TILE_BILLS: dict[str, Bill] = {code: _tile_bill(tile.cost) for code, tile in TILES.items() if tile.stack != "start"}
TRADE_BILLS: dict[str, Bill] = {id: Bill(needs_of(trade.need), free_trade=False) for id, trade in TRADES.items()}
ROAD_BILLS: dict[Crossing, Bill] = {
    "bridge": Bill(needs_of(DATA.costs.bridge)),
    "paved": Bill(needs_of(DATA.costs.paved_path)),
}
_ORDER_BILLS: dict[tuple[Side, str], Bill] = {
    (order.side, order.id): Bill(order.need, order.gold) for order in DATA.church_order
}
_PROCESS_BILLS: dict[tuple[Raw, int], Bill] = {
    (raw, count): Bill((Need(count, (raw,)),))
    for raw in DATA.resources.raw
    for count in range(1, DATA.limits.goods_per_kind + 1)
}
