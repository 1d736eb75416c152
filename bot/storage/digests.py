"""Who wants a daily digest, and what it tells about."""

from __future__ import annotations

from msgspec import Struct

from bot.storage.database import Connection, Transaction

#: Nobody has more to tell in a day.
MOST_FINISHED = 10


class Digest(Struct, frozen=True):
    player_id: int
    #: The time of day at which it comes, in minutes.
    minute: int
    due_at: int
    tried: int = 0


_COLUMNS = ", ".join(Digest.__struct_fields__)


async def of(connection: Connection, player_id: int) -> Digest | None:
    return await connection.row(Digest, f"SELECT {_COLUMNS} FROM digest WHERE player_id = ?", (player_id,))


async def put(tx: Transaction, player_id: int, minute: int, due_at: int) -> None:
    await tx.run(
        "INSERT INTO digest (player_id, minute, due_at) VALUES (?, ?, ?) ON CONFLICT (player_id) DO UPDATE"
        " SET minute = excluded.minute, due_at = excluded.due_at, tried = 0",
        (player_id, minute, due_at),
    )


async def forget(tx: Transaction, player_id: int) -> None:
    await tx.run("DELETE FROM digest WHERE player_id = ?", (player_id,))


async def postpone(tx: Transaction, known: Digest, due_at: int, tried: int = 0) -> bool:
    """False if somebody has changed it meanwhile, or it was postponed already."""
    changed = await tx.run(
        "UPDATE digest SET due_at = ?, tried = ? WHERE player_id = ? AND minute = ? AND due_at = ?",
        (due_at, tried, known.player_id, known.minute, known.due_at),
    )
    return changed == 1


async def due(connection: Connection, now: int, too_late: int, limit: int) -> list[Digest]:
    """Those that are due; and those that are later than any can be, because the time of day was put back."""
    return await connection.sound_rows(
        Digest,
        f"SELECT {_COLUMNS} FROM digest WHERE due_at <= ? UNION ALL SELECT {_COLUMNS} FROM digest WHERE due_at > ?"
        " LIMIT ?",
        (now, too_late, limit),
    )


async def next_due(connection: Connection, now: int) -> int | None:
    due_at: int | None = await connection.value("SELECT MIN(due_at) FROM digest WHERE due_at > ?", (now,))
    return due_at


# --- what it tells about ----------------------------------------------------------------------------------------------


async def first_turn_since(connection: Connection, game_id: int, epoch: int, since: int) -> int:
    """The first of the turns that are over and in which somebody has moved since then; the open one if there's none."""
    found: int | None = await connection.value(
        "SELECT MIN(epoch) FROM move WHERE game_id = ? AND epoch < ? AND at >= ?", (game_id, epoch, since)
    )
    return epoch if found is None else found


async def finished(connection: Connection, player_id: int, since: int) -> dict[int, int]:
    """Somebody's ranks in games with others that have ended since then, the latest first."""
    rows = await connection.all(
        "SELECT game_id, rank FROM result WHERE player_id = ? AND finished_at >= ? AND mode = ''"
        " ORDER BY finished_at DESC LIMIT ?",
        (player_id, since, MOST_FINISHED),
    )
    return {row["game_id"]: row["rank"] for row in rows}


async def latest_call(connection: Connection, game_id: int) -> int:
    """The number of the latest message that has called somebody to a game, which tells when it was sent."""
    return int(await connection.value("SELECT MAX(message_id) FROM board WHERE game_id = ?", (game_id,)) or 0)
