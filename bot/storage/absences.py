"""Whom Discord was asked about because a game waited for them, and who isn't there any more."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from bot.storage.database import Connection, Transaction


class Absence(Struct, frozen=True):
    player_id: int
    #: When Discord was last asked.
    looked_at: int = 0
    #: Whether they had left the server, or couldn't see the channel any more.
    gone: bool = False
    #: Since when the table has been asked what to do.
    asked_at: int | None = None
    #: Whether that question has been posted.
    told: bool = False


_COLUMNS = ", ".join(Absence.__struct_fields__)


async def of(connection: Connection, game_id: int) -> list[Absence]:
    return await connection.sound_rows(
        Absence, f"SELECT {_COLUMNS} FROM absence WHERE game_id = ? ORDER BY player_id", (game_id,)
    )


async def asked(connection: Connection, game_id: int) -> list[Absence]:
    """About whom the table is asked right now."""
    return [row for row in await of(connection, game_id) if row.asked_at is not None]


async def put(tx: Transaction, game_id: int, rows: Iterable[Absence]) -> None:
    await tx.many(
        f"INSERT INTO absence (game_id, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (game_id, player_id) DO"
        " UPDATE SET looked_at = excluded.looked_at, gone = excluded.gone, asked_at = excluded.asked_at,"
        " told = excluded.told",
        [(game_id, row.player_id, row.looked_at, int(row.gone), row.asked_at, int(row.told)) for row in rows],
    )


async def mark_told(tx: Transaction, game_id: int, player_ids: Iterable[int]) -> None:
    await tx.many(
        "UPDATE absence SET told = 1 WHERE game_id = ? AND player_id = ?", [(game_id, player) for player in player_ids]
    )


async def forget(tx: Transaction, game_id: int, player_id: int | None) -> bool:
    """Whoever sits there now may be there; returns whether the table was asked about somebody."""
    was_asked = any(row.player_id == player_id for row in await asked(tx, game_id))
    await tx.run("DELETE FROM absence WHERE game_id = ? AND player_id = ?", (game_id, player_id))
    return was_asked


async def withdraw(tx: Transaction, game_id: int) -> bool:
    """Nobody is asked any more; returns whether anybody was."""
    asked = "UPDATE absence SET asked_at = NULL WHERE game_id = ? AND asked_at IS NOT NULL"
    return await tx.run(asked, (game_id,)) > 0


async def forget_all(tx: Transaction, game_id: int) -> None:
    await tx.run("DELETE FROM absence WHERE game_id = ?", (game_id,))
