"""Which games are played in a channel."""

from __future__ import annotations

from bot.storage.database import Connection


async def open_in(connection: Connection, channel_id: int) -> list[int]:
    """The lobbies and running games that have messages in a channel or in its threads, the oldest first."""
    return await connection.column(
        "SELECT id FROM game WHERE channel_id = ? AND status IN ('lobby', 'running') AND private = 0 ORDER BY id",
        (channel_id,),
    )


async def open_ids(connection: Connection) -> list[int]:
    """Lobbies and running games that have messages in a channel."""
    return await connection.column(
        "SELECT id FROM game WHERE status IN ('lobby', 'running') AND private = 0 ORDER BY id"
    )
