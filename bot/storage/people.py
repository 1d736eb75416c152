"""What players and servers have chosen for themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeVar, get_args

from msgspec import Struct
from msgspec.structs import astuple, replace

from bot.storage.database import Connection, Transaction

#: Whether a turn in which nothing is left to choose confirms itself; never before a tap if that ends it for everybody,
#: unless it is ``always``.
Confirming = Literal["never", "unless_last", "always"]
CONFIRMING: tuple[Confirming, ...] = get_args(Confirming)
#: What a seat does by itself when its turn comes: nothing; pass if it can only pass; its move if it has only one.
Orders = Literal["none", "pass", "only"]
ORDERS: tuple[Orders, ...] = get_args(Orders)
#: How somebody hears that it's their turn; direct messages only if they ask for them.
Notify = Literal["mention", "direct", "none"]
NOTIFY: tuple[Notify, ...] = get_args(Notify)


class PlayerRow(Struct, frozen=True):
    id: int
    language: str | None = None
    notify: Notify = "mention"
    #: Others see nothing of this player's profile.
    private: bool = False
    confirming: Confirming = "unless_last"


class GuildRow(Struct, frozen=True):
    id: int
    language: str | None = None
    threads: bool | None = None
    #: Who moderates besides those who manage the server. From here on, 0 is the same as None: nothing was chosen.
    moderator_role: int | None = None
    #: The only channel where tables are opened.
    games_channel: int | None = None
    #: The only people who open tables.
    opener_role: int | None = None
    #: How many tables one person may have open.
    most_tables: int | None = None
    #: The clock of new tables, unless their host chooses another one (``bot.table.clocks``); empty for none.
    clock: str | None = None


R = TypeVar("R", PlayerRow, GuildRow)


async def player(connection: Connection, player_id: int) -> PlayerRow:
    sql = "SELECT id, language, notify, private, confirming FROM player WHERE id = ?"
    return await connection.row(PlayerRow, sql, (player_id,)) or PlayerRow(player_id)


async def change_player(tx: Transaction, player_id: int, /, **choices: str | bool | int | None) -> PlayerRow:
    """Keep what was chosen; ``None`` leaves things as they are."""
    return await _changed(tx, "player", await player(tx, player_id), choices)


async def save_name(tx: Transaction, player_id: int, name: str) -> None:
    """Somebody's name when they last sat down, for leaderboards."""
    await tx.run(
        "INSERT INTO player (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        (player_id, name),
    )


async def quiet_players(connection: Connection, player_ids: Sequence[int]) -> set[int]:
    """Which of these players don't want to be pinged."""
    return await notified_by(connection, "none", player_ids)


async def notified_by(connection: Connection, notify: Notify, player_ids: Sequence[int]) -> set[int]:
    """Which of these players have chosen to hear in this way."""
    if not player_ids:
        return set()
    marks = ", ".join("?" for _ in player_ids)
    sql = f"SELECT id FROM player WHERE notify = ? AND id IN ({marks})"
    return {*await connection.column(sql, (notify, *player_ids))}


async def guild(connection: Connection, guild_id: int) -> GuildRow:
    sql = f"SELECT {', '.join(GuildRow.__struct_fields__)} FROM guild WHERE id = ?"
    return await connection.row(GuildRow, sql, (guild_id,)) or GuildRow(guild_id)


async def change_guild(tx: Transaction, guild_id: int, /, **choices: str | bool | int | None) -> GuildRow:
    """Keep what was chosen; ``None`` leaves things as they are."""
    return await _changed(tx, "guild", await guild(tx, guild_id), choices)


async def _changed(tx: Transaction, table: str, row: R, choices: Mapping[str, str | bool | int | None]) -> R:
    changed = replace(row, **{name: choice for name, choice in choices.items() if choice is not None})
    names = changed.__struct_fields__
    await tx.run(
        f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' for _ in names)})"
        f" ON CONFLICT (id) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in names)}",
        astuple(changed),
    )
    return changed
