"""Who follows a game in which they don't play."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage import games
from bot.storage.database import Connection, Transaction
from bot.storage.games import GameRow

#: How many games somebody's list shows.
MOST_GAMES = 10


async def follow(tx: Transaction, game_id: int, player_id: int, rounds: bool, most: int) -> bool:
    """Remember a follower, or change what they want to hear of; False if the game has too many."""
    others = await tx.value("SELECT COUNT(*) FROM follower WHERE game_id = ? AND player_id <> ?", (game_id, player_id))
    if others >= most:
        return False
    await tx.run(
        "INSERT INTO follower (game_id, player_id, rounds) VALUES (?, ?, ?)"
        " ON CONFLICT (game_id, player_id) DO UPDATE SET rounds = excluded.rounds",
        (game_id, player_id, int(rounds)),
    )
    return True


async def unfollow(tx: Transaction, game_id: int, player_ids: Sequence[int]) -> None:
    await tx.many(
        "DELETE FROM follower WHERE game_id = ? AND player_id = ?", [(game_id, player_id) for player_id in player_ids]
    )


async def forget_all(tx: Transaction, game_id: int) -> None:
    """There's nothing left to follow."""
    await tx.run("DELETE FROM follower WHERE game_id = ?", (game_id,))


async def of(connection: Connection, game_id: int, *, only_rounds: bool) -> list[int]:
    """Who follows a game; or only those who want to hear of each round."""
    return await connection.column(
        "SELECT player_id FROM follower WHERE game_id = ? AND rounds >= ? ORDER BY player_id",
        (game_id, int(only_rounds)),
    )


async def follows(connection: Connection, game_id: int, player_id: int) -> bool:
    sql = "SELECT game_id FROM follower WHERE game_id = ? AND player_id = ?"
    return await connection.value(sql, (game_id, player_id)) is not None


async def followed_by(connection: Connection, player_id: int) -> list[GameRow]:
    """The games that somebody follows, the latest first."""
    ids = await connection.column(
        "SELECT game_id FROM follower WHERE player_id = ? ORDER BY game_id DESC LIMIT ?", (player_id, MOST_GAMES)
    )
    found = [await games.outline(connection, game_id) for game_id in ids]
    return [game for game in found if game is not None]
