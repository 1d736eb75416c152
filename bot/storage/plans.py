"""What people have decided about a seat before its turn comes."""

from __future__ import annotations

from bot.storage.database import Transaction
from bot.storage.people import Orders
from games.core import Seat


async def set_orders(tx: Transaction, game_id: int, seat: Seat, orders: Orders) -> None:
    await tx.run("UPDATE seat SET orders = ? WHERE game_id = ? AND seat = ?", (orders, game_id, seat))


async def put(tx: Transaction, game_id: int, seat: Seat, plan: str | None) -> None:
    """Keep a plan in the place of an earlier one, or none any more."""
    await tx.run("UPDATE seat SET plan = ? WHERE game_id = ? AND seat = ?", (plan, game_id, seat))
