"""What was done to a game, apart from playing it. Everybody at the table reads it in the game's log."""

from __future__ import annotations

from msgspec import Struct

from bot.storage.database import Connection, Transaction


class Note(Struct, frozen=True):
    #: The sentence is the message ``note-<code>``.
    code: str
    at: int


async def add(tx: Transaction, game_id: int, code: str, now: int) -> None:
    await tx.run("INSERT INTO note (game_id, code, at) VALUES (?, ?, ?)", (game_id, code, now))


async def of(connection: Connection, game_id: int) -> list[Note]:
    """All notes about a game, oldest first."""
    return await connection.rows(Note, "SELECT code, at FROM note WHERE game_id = ? ORDER BY id", (game_id,))
