"""Who still has to be told something about a game by themselves: by direct message, or after their quiet hours."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage import posts
from bot.storage.database import Connection, Transaction


async def put(tx: Transaction, game_id: int, player_ids: Sequence[int], version: int, now: int) -> None:
    """Together with the post that makes it true."""
    if player_ids:
        await add(tx, game_id, player_ids)
        await posts.add(tx, game_id, "direct", version, now)


async def add(tx: Transaction, game_id: int, player_ids: Sequence[int]) -> None:
    await tx.many(
        "INSERT INTO direct (game_id, player_id) VALUES (?, ?) ON CONFLICT (game_id, player_id) DO NOTHING",
        [(game_id, player_id) for player_id in player_ids],
    )


async def of(connection: Connection, game_id: int) -> list[int]:
    return await connection.column("SELECT player_id FROM direct WHERE game_id = ? ORDER BY player_id", (game_id,))


async def done(tx: Transaction, game_id: int, player_id: int) -> None:
    await tx.run("DELETE FROM direct WHERE game_id = ? AND player_id = ?", (game_id, player_id))
