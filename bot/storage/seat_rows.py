"""What is written about a seat of a game: who plays there, what they were shown, what they have begun to choose."""

from __future__ import annotations

from bot.storage import people
from bot.storage.database import Transaction
from games.core import Level, Seat


async def set_level(tx: Transaction, game_id: int, seat: Seat, level: Level | None) -> None:
    """Let a computer play a seat, or give it back to its owner."""
    await tx.run("UPDATE seat SET level = ?, plan = NULL WHERE game_id = ? AND seat = ?", (level, game_id, seat))


async def set_player(tx: Transaction, game_id: int, seat: Seat, player_id: int, name: str) -> None:
    """Give a seat to somebody else, whoever has played there."""
    await tx.run(
        "UPDATE seat SET player_id = ?, name = ?, level = NULL, plan = NULL, orders = 'none'"
        " WHERE game_id = ? AND seat = ?",
        (player_id, name, game_id, seat),
    )
    await people.save_name(tx, player_id, name)
