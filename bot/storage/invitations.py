"""Who is invited to a table that hasn't started."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from bot.storage.database import Connection, Transaction

Answer = Literal["joined", "declined"]


class Invitation(Struct, frozen=True):
    player_id: int
    invited_by: int
    #: Whether they have been mentioned.
    told: bool = False
    answer: Answer | None = None


async def of(connection: Connection, game_id: int) -> list[Invitation]:
    return await connection.rows(
        Invitation,
        "SELECT player_id, invited_by, told, answer FROM invitation WHERE game_id = ? ORDER BY player_id",
        (game_id,),
    )


async def add(tx: Transaction, game_id: int, invited_by: int, player_ids: Sequence[int]) -> None:
    await tx.many(
        "INSERT INTO invitation (game_id, player_id, invited_by) VALUES (?, ?, ?)",
        [(game_id, player_id, invited_by) for player_id in player_ids],
    )


async def count_open(connection: Connection, invited_by: int) -> int:
    """How many invitations of one person nobody has answered yet, at tables that haven't started."""
    count: int = await connection.value(
        "SELECT COUNT(*) FROM invitation WHERE invited_by = ? AND answer IS NULL", (invited_by,)
    )
    return count


async def reply(tx: Transaction, game_id: int, player_id: int, answer: Answer) -> bool:
    """Whether there was an invitation that this answers; whoever has declined may still change their mind."""
    changed = await tx.run(
        "UPDATE invitation SET answer = ? WHERE game_id = ? AND player_id = ? AND (answer IS NULL OR ? = 'joined')",
        (answer, game_id, player_id, answer),
    )
    return bool(changed)


async def mark_told(tx: Transaction, game_id: int, player_ids: Sequence[int]) -> None:
    await tx.many(
        "UPDATE invitation SET told = 1 WHERE game_id = ? AND player_id = ?",
        [(game_id, player_id) for player_id in player_ids],
    )


async def close(tx: Transaction, game_id: int) -> None:
    """The game has started, or never will."""
    await tx.run("DELETE FROM invitation WHERE game_id = ?", (game_id,))
