"""Whom people have blocked: who neither sits down with them nor invites them. Nobody but the blocker learns of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.storage.database import Connection, Transaction


class Blocked(Struct, frozen=True):
    player_id: int
    #: The name they last played under, if they have.
    name: str | None = None


class Between(Struct, frozen=True):
    """The blocks between one person and others."""

    #: Whom the person has blocked, and who has blocked them.
    own: frozenset[int]
    others: frozenset[int]

    @property
    def everybody(self) -> frozenset[int]:
        return self.own | self.others


async def add(tx: Transaction, player_id: int, blocked_id: int) -> None:
    await tx.run(
        "INSERT INTO block (player_id, blocked_id) VALUES (?, ?) ON CONFLICT DO NOTHING", (player_id, blocked_id)
    )


async def remove(tx: Transaction, player_id: int, blocked_id: int) -> bool:
    """Whether there was a block."""
    return bool(await tx.run("DELETE FROM block WHERE player_id = ? AND blocked_id = ?", (player_id, blocked_id)))


async def of(connection: Connection, player_id: int) -> list[Blocked]:
    return await connection.rows(
        Blocked,
        "SELECT blocked_id AS player_id, player.name FROM block LEFT JOIN player ON player.id = blocked_id"
        " WHERE player_id = ? ORDER BY blocked_id",
        (player_id,),
    )


async def between(connection: Connection, player_id: int, others: Sequence[int]) -> Between:
    if not others:
        return Between(frozenset(), frozenset())
    marks = ", ".join("?" for _ in others)
    own = await connection.column(
        f"SELECT blocked_id FROM block WHERE player_id = ? AND blocked_id IN ({marks})", (player_id, *others)
    )
    theirs = await connection.column(
        f"SELECT player_id FROM block WHERE blocked_id = ? AND player_id IN ({marks})", (player_id, *others)
    )
    return Between(frozenset(own), frozenset(theirs))
