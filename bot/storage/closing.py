"""Games that are closed because nobody played on, until one of their players opens them again."""

from __future__ import annotations

from msgspec.structs import replace

from bot.storage import games
from bot.storage.database import Connection, Transaction
from bot.storage.games import GameRow

#: What ``seat.open`` says; it's 0 once a game is over.
_OPEN, _CLOSED = 1, 2
#: How many of somebody's closed games are listed.
MOST_GAMES = 25


async def close(tx: Transaction, game: GameRow, now: int) -> GameRow:
    """It's in nobody's lists any more, and counts as nobody's open table."""
    return await _set(tx, game, now, _CLOSED, now)


async def reopen(tx: Transaction, game: GameRow, now: int) -> GameRow:
    return await _set(tx, game, None, _OPEN, now)


async def _set(tx: Transaction, game: GameRow, closed_at: int | None, seats: int, now: int) -> GameRow:
    moved = await games.advance(tx, game, now)
    await games.change(tx, game.id, closed_at=closed_at)
    await tx.run("UPDATE seat SET open = ? WHERE game_id = ?", (seats, game.id))
    return replace(moved, closed_at=closed_at)


async def closed_of(connection: Connection, player_id: int) -> list[GameRow]:
    """Somebody's closed games on all servers, the latest first."""
    ids = await connection.column(
        f"SELECT game_id FROM seat WHERE player_id = ? AND open = {_CLOSED} ORDER BY game_id DESC LIMIT ?",
        (player_id, MOST_GAMES),
    )
    found = [await games.outline(connection, game_id) for game_id in ids]
    return [game for game in found if game is not None]


async def latest_move(connection: Connection, game_id: int) -> int:
    """When a person moved last; 0 if nobody has."""
    latest: int = await connection.value(
        "SELECT COALESCE(MAX(at), 0) FROM move WHERE game_id = ? AND level IS NULL", (game_id,)
    )
    return latest
