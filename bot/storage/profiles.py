"""What the stored results say about one player, and about one server's games."""

from __future__ import annotations

from msgspec import Struct

from bot.storage.database import Connection
from bot.storage.standings import ALL_GAMES, EVERYWHERE, TABLE

#: A server's statistics look at this many of its latest results.
LATEST = 2000


class Totals(Struct, frozen=True):
    games: int = 0
    wins: int = 0


class Best(Struct, frozen=True):
    slug: str
    mode: str
    best: int
    games: int


class Opponent(Struct, frozen=True):
    name: str
    games: int


class SeatRate(Struct, frozen=True):
    seat: int
    games: int
    wins: int


class Record(Struct, frozen=True):
    name: str
    total: int
    finished_at: int


class ScoreSheet(Struct, frozen=True):
    total: int
    breakdown: str


async def totals(connection: Connection, player_id: int) -> Totals:
    found = await connection.row(
        Totals,
        "SELECT games, wins FROM standing WHERE guild_id = ? AND slug = ? AND mode = ? AND period = 'all'"
        " AND player_id = ?",
        (EVERYWHERE, ALL_GAMES, TABLE, player_id),
    )
    return found or Totals()


async def bests(connection: Connection, player_id: int) -> list[Best]:
    """The best result of every game and mode, tables first."""
    return await connection.rows(
        Best,
        "SELECT slug, mode, best, games FROM standing WHERE player_id = ? AND guild_id = ? AND period = 'all'"
        " AND slug <> ? ORDER BY slug, mode",
        (player_id, EVERYWHERE, ALL_GAMES),
    )


async def favourite_opponent(connection: Connection, player_id: int) -> Opponent | None:
    return await connection.row(
        Opponent,
        "SELECT COALESCE(player.name, '?') AS name, COUNT(*) AS games FROM result AS mine"
        " JOIN result AS other ON other.game_id = mine.game_id AND other.player_id <> mine.player_id"
        " LEFT JOIN player ON player.id = other.player_id WHERE mine.player_id = ?"
        " GROUP BY other.player_id, player.name ORDER BY games DESC, other.player_id LIMIT 1",
        (player_id,),
    )


async def longest_daily_streak(connection: Connection, player_id: int) -> int:
    longest: int = await connection.value(
        "SELECT COALESCE(MAX(streak), 0) FROM daily_attempt WHERE player_id = ?", (player_id,)
    )
    return longest


async def score_sheets(connection: Connection, guild_id: int, slug: str) -> list[ScoreSheet]:
    """The latest score sheets of a server's tables, including those of computers."""
    return await connection.rows(
        ScoreSheet,
        "SELECT total, breakdown FROM result WHERE guild_id = ? AND slug = ? AND mode = ? ORDER BY id DESC LIMIT ?",
        (guild_id, slug, TABLE, LATEST),
    )


async def seat_rates(connection: Connection, guild_id: int, slug: str) -> list[SeatRate]:
    return await connection.rows(
        SeatRate,
        "SELECT seat, COUNT(*) AS games, SUM(won) AS wins FROM (SELECT seat, won FROM result"
        " WHERE guild_id = ? AND slug = ? AND mode = ? ORDER BY id DESC LIMIT ?) AS latest GROUP BY seat ORDER BY seat",
        (guild_id, slug, TABLE, LATEST),
    )


async def records(connection: Connection, guild_id: int, slug: str, limit: int) -> list[Record]:
    """The highest totals of people at this server's tables."""
    return await connection.rows(
        Record,
        "SELECT COALESCE(player.name, '?') AS name, result.total, result.finished_at FROM result"
        " LEFT JOIN player ON player.id = result.player_id WHERE result.guild_id = ? AND result.slug = ?"
        " AND result.mode = ? AND result.player_id IS NOT NULL AND result.level IS NULL"
        " ORDER BY result.total DESC, result.id LIMIT ?",
        (guild_id, slug, TABLE, limit),
    )
