"""Who has been given hints."""

from __future__ import annotations

from bot.storage.database import Transaction
from games.core import Seat


async def note(tx: Transaction, game_id: int, seat: Seat) -> None:
    """The seat's player has been given a hint; its result will say so."""
    await tx.run("UPDATE seat SET hinted = 1 WHERE game_id = ? AND seat = ?", (game_id, seat))
