"""The clocks of seats, and when the time of their players counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from typing import Literal

from msgspec import Struct
from msgspec.structs import astuple

from bot.storage.database import Connection, Transaction
from games.core import Seat

#: ``reminded``: little time is left, and its player has been told, or will be soon. ``late``: the time is up.
Stage = Literal["running", "reminded", "late"]


class SeatClock(Struct, frozen=True):
    seat: Seat
    #: How many seconds were left ``since`` that moment. Of a seat that is late: for the table's answer.
    remaining: int
    #: None while it stands still.
    since: int | None = None
    stage: Stage = "running"
    #: How many seconds are left when its player is reminded.
    remind_at: int = 0
    #: Whether the reminder, or the question to the table, has been posted.
    told: bool = False
    #: Whether it has run in the open turn.
    used: bool = False

    @property
    def is_late(self) -> bool:
        """Whether the table is asked what to do."""
        return self.stage == "late" and self.since is not None


class Habits(Struct, frozen=True):
    """What a player has said about their time."""

    id: int
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str | None = None
    #: When the quiet hours begin to stop clocks, or did.
    quiet_since: int | None = None


#: No later one can be named.
_LAST_DAY = date.max.toordinal() - 1
_COLUMNS = ", ".join(SeatClock.__struct_fields__)


async def of(connection: Connection, game_id: int) -> list[SeatClock]:
    """A damaged clock is left out: that seat begins with a full one."""
    return await connection.sound_rows(
        SeatClock, f"SELECT {_COLUMNS} FROM seat_clock WHERE game_id = ? ORDER BY seat", (game_id,)
    )


async def put(tx: Transaction, game_id: int, rows: Iterable[SeatClock]) -> None:
    names = SeatClock.__struct_fields__
    await tx.many(
        f"INSERT INTO seat_clock (game_id, {_COLUMNS}) VALUES (?, {', '.join('?' for _ in names)})"
        f" ON CONFLICT (game_id, seat) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in names[1:])}",
        [(game_id, *(getattr(row, name) for name in names)) for row in rows],
    )


async def put_deadlines(tx: Transaction, game_id: int, deadlines: Iterable[tuple[Seat, int | None]]) -> None:
    await tx.many(
        "UPDATE seat SET deadline = ? WHERE game_id = ? AND seat = ?",
        [(deadline, game_id, seat) for seat, deadline in deadlines],
    )


async def mark_told(tx: Transaction, game_id: int, seats: Iterable[Seat]) -> None:
    await tx.many("UPDATE seat_clock SET told = 1 WHERE game_id = ? AND seat = ?", [(game_id, seat) for seat in seats])


async def forget(tx: Transaction, game_id: int) -> None:
    await tx.run("DELETE FROM seat_clock WHERE game_id = ?", (game_id,))


async def running(connection: Connection) -> list[int]:
    """The games in which a clock runs; every number is greater than 0, and saying so lets an index be searched."""
    return await connection.column(
        "SELECT DISTINCT game_id FROM seat_clock WHERE since IS NOT NULL AND game_id > 0 ORDER BY game_id"
    )


async def running_of(connection: Connection, player_id: int) -> list[int]:
    """The games in which somebody's clock runs."""
    return await connection.column(
        "SELECT seat.game_id FROM seat JOIN seat_clock ON seat_clock.game_id = seat.game_id"
        " AND seat_clock.seat = seat.seat AND since IS NOT NULL"
        " WHERE seat.player_id = ? AND seat.open = 1 ORDER BY seat.game_id",
        (player_id,),
    )


# --- when time counts -------------------------------------------------------------------------------------------------


async def habits(connection: Connection, player_ids: Sequence[int]) -> list[Habits]:
    if not player_ids:
        return []
    marks = ", ".join("?" for _ in player_ids)
    names = ", ".join(Habits.__struct_fields__)
    return await connection.sound_rows(Habits, f"SELECT {names} FROM player WHERE id IN ({marks})", player_ids)


async def put_habits(tx: Transaction, habits: Habits) -> None:
    names = habits.__struct_fields__
    await tx.run(
        f"INSERT INTO player ({', '.join(names)}) VALUES ({', '.join('?' for _ in names)}) ON CONFLICT (id) DO UPDATE"
        f" SET {', '.join(f'{name} = excluded.{name}' for name in names[1:])}",
        astuple(habits),
    )


async def days_off(connection: Connection, player_id: int) -> list[int]:
    return await connection.column(
        "SELECT day FROM day_off WHERE player_id = ? AND day BETWEEN 1 AND ? ORDER BY day", (player_id, _LAST_DAY)
    )


async def put_days_off(tx: Transaction, player_id: int, days: Iterable[int]) -> None:
    await tx.many(
        "INSERT INTO day_off (player_id, day) VALUES (?, ?) ON CONFLICT DO NOTHING", [(player_id, day) for day in days]
    )


async def cancel_days_off(tx: Transaction, player_id: int, since: int) -> None:
    await tx.run("DELETE FROM day_off WHERE player_id = ? AND day >= ?", (player_id, since))
