"""What players and servers have chosen for themselves."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.storage.database import Connection, Transaction


class PlayerRow(Struct, frozen=True):
    id: int
    language: str | None = None
    pings: bool = True
    #: Others see nothing of this player's profile.
    private: bool = False


class GuildRow(Struct, frozen=True):
    id: int
    language: str | None = None
    threads: bool | None = None


async def player(connection: Connection, player_id: int) -> PlayerRow:
    sql = "SELECT id, language, pings, private FROM player WHERE id = ?"
    return await connection.row(PlayerRow, sql, (player_id,)) or PlayerRow(player_id)


async def save_player(tx: Transaction, row: PlayerRow) -> None:
    await tx.run(
        "INSERT INTO player (id, language, pings, private) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
        " language = excluded.language, pings = excluded.pings, private = excluded.private",
        (row.id, row.language, row.pings, row.private),
    )


async def change_player(
    tx: Transaction, player_id: int, *, language: str | None, pings: bool | None, private: bool | None
) -> PlayerRow:
    """Keep what was chosen; ``None`` leaves things as they are."""
    row = replace(await player(tx, player_id), **_given(language=language, pings=pings, private=private))
    await save_player(tx, row)
    return row


async def save_name(tx: Transaction, player_id: int, name: str) -> None:
    """Somebody's name when they last sat down, for leaderboards."""
    await tx.run(
        "INSERT INTO player (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        (player_id, name),
    )


async def quiet_players(connection: Connection, player_ids: Sequence[int]) -> set[int]:
    """Which of these players don't want to be pinged."""
    if not player_ids:
        return set()
    marks = ", ".join("?" for _ in player_ids)
    return {*await connection.column(f"SELECT id FROM player WHERE pings = 0 AND id IN ({marks})", player_ids)}


async def guild(connection: Connection, guild_id: int) -> GuildRow:
    sql = "SELECT id, language, threads FROM guild WHERE id = ?"
    return await connection.row(GuildRow, sql, (guild_id,)) or GuildRow(guild_id)


async def save_guild(tx: Transaction, row: GuildRow) -> None:
    await tx.run(
        "INSERT INTO guild (id, language, threads) VALUES (?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET language = excluded.language, threads = excluded.threads",
        (row.id, row.language, row.threads),
    )


async def change_guild(tx: Transaction, guild_id: int, *, language: str | None, threads: bool | None) -> GuildRow:
    """Keep what was chosen; ``None`` leaves things as they are."""
    row = replace(await guild(tx, guild_id), **_given(language=language, threads=threads))
    await save_guild(tx, row)
    return row


def _given(**choices: object) -> dict[str, object]:
    return {name: choice for name, choice in choices.items() if choice is not None}
