"""What moderators have done: who, what, when, why, and to which game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from bot.storage.database import Connection, Transaction

#: ``setting`` is about the server, everything else about a game.
Act = Literal["pause", "resume", "skip", "replace", "cancel", "move", "clock", "undo", "setting"]
#: For so many seconds, what is about no game is kept.
KEPT = 90 * 24 * 3600


class Deed(Struct, frozen=True):
    guild_id: int
    game_id: int | None
    actor_id: int
    act: Act
    at: int
    #: Whose seat it was about, and who has it now; None for a computer.
    whom: int | None = None
    instead: int | None = None
    #: What else there is to know: a computer's name, a channel, a clock, a setting with its value.
    what: str = ""
    reason: str = ""
    #: Whether everybody it's about has been told, or nobody has to be.
    told: bool = True
    id: int = 0


_NAMES = Deed.__struct_fields__[:-1]
_COLUMNS = ", ".join(_NAMES)


async def add(tx: Transaction, deed: Deed) -> None:
    """Note it down; what is too old and about no game goes at the same time."""
    await tx.run(
        f"INSERT INTO audit ({_COLUMNS}) VALUES ({', '.join('?' for _ in _NAMES)})",
        tuple(getattr(deed, name) for name in _NAMES),
    )
    await tx.run("DELETE FROM audit WHERE game_id IS NULL AND at <= ?", (deed.at - KEPT,))


async def of_server(connection: Connection, guild_id: int, before: int, most: int) -> list[Deed]:
    """The latest before one of them, the newest first."""
    return await connection.sound_rows(
        Deed,
        f"SELECT {_COLUMNS}, id FROM audit WHERE guild_id = ? AND id < ? ORDER BY id DESC LIMIT ?",
        (guild_id, before, most),
    )


async def of_game(connection: Connection, game_id: int, before: int, most: int) -> list[Deed]:
    """The same for one game."""
    return await connection.sound_rows(
        Deed,
        f"SELECT {_COLUMNS}, id FROM audit WHERE game_id = ? AND id < ? ORDER BY id DESC LIMIT ?",
        (game_id, before, most),
    )


async def reason_of_end(connection: Connection, game_id: int) -> str:
    """Why a moderator cancelled a game, if they said so."""
    return str(
        await connection.value(
            "SELECT reason FROM audit WHERE game_id = ? AND act = 'cancel' ORDER BY id DESC LIMIT 1", (game_id,)
        )
        or ""
    )


async def untold(connection: Connection, game_id: int) -> list[Deed]:
    """What those it's about still have to be told, oldest first."""
    return await connection.sound_rows(
        Deed, f"SELECT {_COLUMNS}, id FROM audit WHERE game_id = ? AND told = 0 ORDER BY id", (game_id,)
    )


async def mark_told(tx: Transaction, deeds: Sequence[Deed]) -> None:
    await tx.many("UPDATE audit SET told = 1 WHERE id = ?", [(deed.id,) for deed in deeds])
