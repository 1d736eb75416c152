"""The stored ratings and their history."""

from __future__ import annotations

from bot.ranking.rating import Rating
from bot.storage.database import Connection, Transaction


async def get(connection: Connection, guild_id: int, slug: str, player_id: int) -> Rating:
    found = await connection.row(
        Rating,
        "SELECT mu, sigma, games FROM rating WHERE guild_id = ? AND slug = ? AND player_id = ?",
        (guild_id, slug, player_id),
    )
    return found or Rating()


async def put(
    tx: Transaction, guild_id: int, slug: str, player_id: int, rating: Rating, *, game_id: int, at: int
) -> None:
    await tx.run(
        "INSERT INTO rating (guild_id, slug, player_id, mu, sigma, ordinal, games) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id, slug, player_id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,"
        " ordinal = excluded.ordinal, games = excluded.games",
        (guild_id, slug, player_id, rating.mu, rating.sigma, rating.ordinal, rating.games),
    )
    await tx.run(
        "INSERT INTO rating_point (guild_id, slug, player_id, game_id, ordinal, at) VALUES (?, ?, ?, ?, ?, ?)",
        (guild_id, slug, player_id, game_id, rating.ordinal, at),
    )


async def of_player(connection: Connection, guild_id: int, player_id: int) -> dict[str, Rating]:
    """Every rating of a player in a server (or everywhere), by game."""
    rows = await connection.all(
        "SELECT slug, mu, sigma, games FROM rating WHERE guild_id = ? AND player_id = ? ORDER BY slug",
        (guild_id, player_id),
    )
    return {row["slug"]: Rating(row["mu"], row["sigma"], row["games"]) for row in rows}


async def history(connection: Connection, guild_id: int, slug: str, player_id: int, limit: int) -> list[float]:
    """The latest points of a player's rating, oldest first."""
    found = await connection.column(
        "SELECT ordinal FROM rating_point WHERE guild_id = ? AND slug = ? AND player_id = ?"
        " ORDER BY game_id DESC LIMIT ?",
        (guild_id, slug, player_id, limit),
    )
    return found[::-1]
