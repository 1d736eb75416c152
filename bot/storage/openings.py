"""What has to be known before another game is opened: how many are open, and whether it's the same one again."""

from __future__ import annotations

from bot.storage.database import Connection, Transaction
from bot.storage.games import Host


async def opened_by(connection: Connection, player_id: int, guild_id: int, *, private: bool) -> list[int]:
    """The open tables, or solo games, that somebody has opened on a server, the oldest first.

    One that they have left to others isn't theirs any more; one that is left to computers alone is, until it's over.
    """
    return await connection.column(
        "SELECT seat.game_id FROM seat JOIN game ON game.id = seat.game_id AND game.host_id = seat.player_id"
        " WHERE seat.player_id = ? AND seat.open = 1 AND game.guild_id = ? AND game.private = ?"
        " AND (seat.level IS NULL OR NOT EXISTS"
        " (SELECT 1 FROM seat AS other WHERE other.game_id = seat.game_id AND other.level IS NULL))"
        " ORDER BY seat.game_id",
        (player_id, guild_id, int(private)),
    )


async def count_tables(connection: Connection, guild_id: int) -> int:
    """How many tables are open on a server."""
    count: int = await connection.value(
        "SELECT COUNT(*) FROM game WHERE guild_id = ? AND private = 0 AND status IN ('lobby', 'running')"
        " AND closed_at IS NULL",
        (guild_id,),
    )
    return count


async def untouched(
    tx: Transaction, slug: str, host: Host, options: str, seats: int, seed: int | None, *, solo: bool, ranked: bool
) -> int | None:
    """The latest game like this that somebody has just opened here, not yet begun: with that seed, or of no day."""
    found: int | None = await tx.value(
        "SELECT seat.game_id FROM seat JOIN game ON game.id = seat.game_id AND game.host_id = seat.player_id"
        " WHERE seat.player_id = ? AND seat.open = 1 AND game.guild_id = ? AND game.channel_id = ? AND game.slug = ?"
        " AND game.options = ? AND game.private = ? AND game.ranked = ? AND game.version = 0"
        " AND game.seed = COALESCE(?, CASE WHEN game.day IS NULL THEN game.seed END) AND ? = (SELECT COUNT(*)"
        " FROM seat AS other WHERE other.game_id = game.id) ORDER BY seat.game_id DESC LIMIT 1",
        (host.player_id, host.guild_id, host.channel_id, slug, options, int(solo), int(ranked), seed, seats),
    )
    return found


async def rematch_of(connection: Connection, game_id: int) -> int | None:
    """The table at which a finished game is played again, if there is one."""
    found: int | None = await connection.value(
        "SELECT id FROM game WHERE rematch_of = ? AND status <> 'cancelled'", (game_id,)
    )
    return found
