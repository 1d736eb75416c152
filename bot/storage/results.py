"""Finished games, written once."""

from __future__ import annotations

import msgspec

from bot.storage.database import Transaction
from bot.storage.games import GameRow
from games.core import Result


async def add(tx: Transaction, game: GameRow, result: Result, now: int) -> None:
    seats = {seat.seat: seat for seat in game.seats}
    await tx.many(
        "INSERT INTO result (game_id, seat, slug, guild_id, player_id, level, total, rank, breakdown, finished_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game_id, seat) DO NOTHING",
        [
            (
                game.id,
                score.seat,
                game.slug,
                game.guild_id,
                seats[score.seat].player_id,
                seats[score.seat].level,
                score.total,
                score.rank,
                msgspec.json.encode(score.lines).decode(),
                now,
            )
            for score in result.seats
        ],
    )
