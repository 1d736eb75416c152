"""Finished games, written once, and the ratings that follow from them."""

from __future__ import annotations

from collections.abc import AsyncIterator

from msgspec import Struct

from bot.ranking.rating import Rating
from bot.storage.database import Connection, Transaction, as_value
from games.core import Level, Seat


class SeatResult(Struct, frozen=True):
    """How a game ended for one seat. ``mode`` is empty for several players, otherwise the kind of solo challenge."""

    game_id: int
    seat: Seat
    slug: str
    mode: str
    guild_id: int
    player_id: int | None
    level: Level | None
    total: int
    rank: int
    won: bool
    breakdown: str
    finished_at: int
    #: How many moves were made in the seat, how many of them by a computer, and by which.
    moves: int = 0
    computer_moves: int = 0
    stand_in: Level | None = None
    #: Whether a solo result ranks.
    counts: bool = True
    #: Whether its player was given hints.
    hinted: bool = False


_FIELDS = SeatResult.__struct_fields__
_COLUMNS = ", ".join(_FIELDS)


async def add(tx: Transaction, results: list[SeatResult]) -> bool:
    """Whether they were written; a game that already has results keeps them."""
    if await tx.one("SELECT id FROM result WHERE game_id = ? LIMIT 1", (results[0].game_id,)):
        return False
    marks = ", ".join("?" for _ in _FIELDS)
    await tx.many(
        f"INSERT INTO result ({_COLUMNS}) VALUES ({marks})",
        [
            [int(value) if isinstance(value := getattr(row, name), bool) else value for name in _FIELDS]
            for row in results
        ],
    )
    return True


async def all_games(connection: Connection) -> AsyncIterator[list[SeatResult]]:
    """All finished games in the order in which they ended, a batch of rows at a time."""
    last, game = 0, list[SeatResult]()
    while rows := await connection.all(
        f"SELECT id, {_COLUMNS} FROM result WHERE id > ? ORDER BY id LIMIT 1000", (last,)
    ):
        for row in rows:
            last = row["id"]
            result = as_value(SeatResult, row)
            if game and game[0].game_id != result.game_id:
                yield game
                game = []
            game.append(result)
    if game:
        yield game


# --- ratings ----------------------------------------------------------------------------------------------------------


async def rating(connection: Connection, guild_id: int, slug: str, player_id: int) -> Rating:
    found = await connection.row(
        Rating,
        "SELECT mu, sigma, games FROM rating WHERE guild_id = ? AND slug = ? AND player_id = ?",
        (guild_id, slug, player_id),
    )
    return found or Rating()


async def put_rating(
    tx: Transaction, guild_id: int, slug: str, player_id: int, new: Rating, game_id: int, at: int
) -> None:
    await tx.run(
        "INSERT INTO rating (guild_id, slug, player_id, mu, sigma, ordinal, games) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id, slug, player_id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,"
        " ordinal = excluded.ordinal, games = excluded.games",
        (guild_id, slug, player_id, new.mu, new.sigma, new.ordinal, new.games),
    )
    await tx.run(
        "INSERT INTO rating_point (guild_id, slug, player_id, game_id, ordinal, at) VALUES (?, ?, ?, ?, ?, ?)",
        (guild_id, slug, player_id, game_id, new.ordinal, at),
    )


async def ratings_of(connection: Connection, guild_id: int, player_id: int) -> dict[str, Rating]:
    """Every rating of a player in a server (or everywhere), by game."""
    rows = await connection.all(
        "SELECT slug, mu, sigma, games FROM rating WHERE guild_id = ? AND player_id = ? ORDER BY slug",
        (guild_id, player_id),
    )
    return {row["slug"]: Rating(row["mu"], row["sigma"], row["games"]) for row in rows}


async def rating_history(connection: Connection, guild_id: int, slug: str, player_id: int, limit: int) -> list[float]:
    """The latest points of a player's rating, oldest first."""
    found = await connection.column(
        "SELECT ordinal FROM rating_point WHERE guild_id = ? AND slug = ? AND player_id = ?"
        " ORDER BY game_id DESC LIMIT ?",
        (guild_id, slug, player_id, limit),
    )
    return found[::-1]
