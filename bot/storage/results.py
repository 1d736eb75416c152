"""Finished games, written once."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct

from bot.storage.database import Connection, Transaction
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
            result = msgspec.convert(dict(row), SeatResult, strict=False)
            if game and game[0].game_id != result.game_id:
                yield game
                game = []
            game.append(result)
    if game:
        yield game
