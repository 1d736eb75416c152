"""Which games wait for whom, across all servers."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage import games
from bot.storage.database import Connection
from bot.storage.games import GameRow


async def waiting_for(connection: Connection, player_id: int) -> list[int]:
    """The games that wait for somebody; not where a computer plays for them.

    Where the least time is left comes first; among those without a clock, what began first.
    """
    rows = await connection.all(
        "SELECT game_id, deadline FROM seat WHERE player_id = ? AND open = 1 AND waiting = 1 AND level IS NULL"
        " ORDER BY game_id",
        (player_id,),
    )
    return [game_id for game_id, _ in sorted(rows, key=lambda row: (row[1] is None, row[1] or 0))]


async def open_anywhere(connection: Connection, player_id: int) -> list[int]:
    """Somebody's lobbies and running games on all servers: those that wait for them, then the others, latest first."""
    waiting = await waiting_for(connection, player_id)
    rest = await connection.column(
        "SELECT game_id FROM seat WHERE player_id = ? AND open = 1 ORDER BY game_id DESC", (player_id,)
    )
    return [*waiting, *(game_id for game_id in rest if game_id not in {*waiting})]


async def outlines(connection: Connection, game_ids: Sequence[int]) -> list[GameRow]:
    found = [await games.outline(connection, game_id) for game_id in game_ids]
    return [game for game in found if game is not None]
