"""What the stored results say about one player, and about one server's games."""

from __future__ import annotations

from msgspec import Struct

from bot.storage.database import Connection
from bot.storage.standings import EVERYWHERE, TABLE

#: A server's statistics look at this many of its latest results.
LATEST = 2000


class Sums(Struct, frozen=True):
    """Somebody's results in a game and mode, everywhere and ever."""

    slug: str
    mode: str
    games: int = 0
    wins: int = 0
    best: int = 0


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


class TableScore(Struct, frozen=True):
    total: int
    breakdown: str


async def sums(connection: Connection, player_id: int) -> list[Sums]:
    """Every game and mode, tables first; before them all games together, and the daily challenges."""
    return await connection.rows(
        Sums,
        "SELECT slug, mode, games, wins, best FROM standing WHERE player_id = ? AND guild_id = ? AND period = 'all'"
        " ORDER BY slug, mode",
        (player_id, EVERYWHERE),
    )


async def favourite_opponent(connection: Connection, player_id: int) -> Opponent | None:
    return await connection.row(
        Opponent,
        "SELECT COALESCE(player.name, '?') AS name, COUNT(*) AS games FROM result AS mine"
        " JOIN result AS other ON other.game_id = mine.game_id AND other.player_id <> mine.player_id"
        " AND other.player_id > 0 LEFT JOIN player ON player.id = other.player_id WHERE mine.player_id = ?"
        " GROUP BY other.player_id, player.name ORDER BY games DESC, other.player_id LIMIT 1",
        (player_id,),
    )


async def latest_scores(connection: Connection, guild_id: int, slug: str) -> list[TableScore]:
    """The latest scores at a server's tables, including those of computers."""
    return await connection.rows(
        TableScore,
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
    """The highest totals at this server's tables that people played themselves (see ``bot/ranking/fairness.py``)."""
    return await connection.rows(
        Record,
        "SELECT COALESCE(player.name, '?') AS name, result.total, result.finished_at FROM result"
        " LEFT JOIN player ON player.id = result.player_id WHERE result.guild_id = ? AND result.slug = ?"
        " AND result.mode = ? AND result.player_id > 0 AND result.level IS NULL"
        " AND 10 * result.computer_moves <= result.moves AND result.hinted = 0"
        " ORDER BY result.total DESC, result.id LIMIT ?",
        (guild_id, slug, TABLE, limit),
    )
