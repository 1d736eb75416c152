"""What people have written down about a game, each of them for nobody else."""

from __future__ import annotations

from bot.storage.database import Connection, Transaction


async def of(connection: Connection, game_id: int, player_id: int) -> str:
    """Somebody's note; empty if there is none."""
    text: str | None = await connection.value(
        "SELECT text FROM private_note WHERE game_id = ? AND player_id = ?", (game_id, player_id)
    )
    return text or ""


async def write(tx: Transaction, game_id: int, player_id: int, text: str) -> None:
    """Keep a note in the place of an earlier one; without text, there is none."""
    if text:
        await tx.run(
            "INSERT INTO private_note (game_id, player_id, text) VALUES (?, ?, ?)"
            " ON CONFLICT (game_id, player_id) DO UPDATE SET text = excluded.text",
            (game_id, player_id, text),
        )
    else:
        await tx.run("DELETE FROM private_note WHERE game_id = ? AND player_id = ?", (game_id, player_id))
