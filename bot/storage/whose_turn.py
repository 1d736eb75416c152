"""Which games wait for whom, across all servers."""

from __future__ import annotations

from bot.storage import games
from bot.storage.database import Connection
from bot.storage.games import GameRow

#: How many of somebody's games are listed.
MOST_GAMES = 25


async def waiting_for(connection: Connection, player_id: int) -> list[int]:
    """The games that wait for somebody, those that began first in front; not where a computer plays for them."""
    return await connection.column(
        "SELECT game_id FROM seat WHERE player_id = ? AND open = 1 AND waiting = 1 AND level IS NULL"
        " ORDER BY game_id LIMIT ?",
        (player_id, MOST_GAMES),
    )


async def open_anywhere(connection: Connection, player_id: int) -> list[GameRow]:
    """Somebody's lobbies and running games on all servers: those that wait for them, then the others, latest first."""
    waiting = await waiting_for(connection, player_id)
    rest = await connection.column(
        "SELECT game_id FROM seat WHERE player_id = ? AND open = 1 ORDER BY game_id DESC LIMIT ?",
        (player_id, MOST_GAMES),
    )
    ids = [*waiting, *(game_id for game_id in rest if game_id not in waiting)][:MOST_GAMES]
    found = [await games.outline(connection, game_id) for game_id in ids]
    return [game for game in found if game is not None]
