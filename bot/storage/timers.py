"""Things that are due at a certain time, one of each kind for a game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.storage.database import Connection, Transaction

#: ``idle``: somebody should have moved by then. ``absence``: are those still there whom the game waits for?
Kind = Literal["computers", "close_lobby", "clock", "idle", "absence", "plan"]
#: Due whatever the time is: if that's put back, nobody waits for it to catch up.
AT_ONCE = 0
#: A game in which nobody moves for so many seconds is closed.
IDLE = 30 * 24 * 3600


class Timer(Struct, frozen=True):
    game_id: int
    kind: Kind
    due_at: int


async def put(tx: Transaction, game_id: int, kind: Kind, due_at: int) -> None:
    tx.leaves_work = True
    await tx.run(
        "INSERT INTO timer (game_id, kind, due_at) VALUES (?, ?, ?)"
        " ON CONFLICT (game_id, kind) DO UPDATE SET due_at = excluded.due_at",
        (game_id, kind, due_at),
    )


async def put_earlier(tx: Transaction, game_id: int, kind: Kind, due_at: int) -> None:
    """The same, unless it's due before that anyway."""
    tx.leaves_work = True
    await tx.run(
        "INSERT INTO timer (game_id, kind, due_at) VALUES (?, ?, ?)"
        " ON CONFLICT (game_id, kind) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < timer.due_at",
        (game_id, kind, due_at),
    )


async def somebody_plays(tx: Transaction, game_id: int, now: int) -> None:
    """From now on, so much time may pass until somebody moves."""
    await put(tx, game_id, "idle", now + IDLE)


async def due_at(connection: Connection, game_id: int, kind: Kind) -> int | None:
    found: int | None = await connection.value(
        "SELECT due_at FROM timer WHERE game_id = ? AND kind = ?", (game_id, kind)
    )
    return found


async def clear(tx: Transaction, game_id: int, kind: Kind) -> None:
    await tx.run("DELETE FROM timer WHERE game_id = ? AND kind = ?", (game_id, kind))


async def clear_all(tx: Transaction, game_id: int) -> None:
    await tx.run("DELETE FROM timer WHERE game_id = ?", (game_id,))


async def due(connection: Connection, now: int, limit: int) -> list[Timer]:
    return await connection.sound_rows(
        Timer,
        "SELECT game_id, kind, due_at FROM timer WHERE due_at <= ? ORDER BY due_at, game_id LIMIT ?",
        (now, limit),
    )


async def next_due(connection: Connection, now: int) -> int | None:
    due_at: int | None = await connection.value("SELECT MIN(due_at) FROM timer WHERE due_at > ?", (now,))
    return due_at
