"""What is written about a seat of a game: who plays there, what they were shown, what they have begun to choose."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage import people
from bot.storage.database import Transaction
from games.core import Level, Seat


async def set_level(tx: Transaction, game_id: int, seat: Seat, level: Level | None) -> None:
    """Let a computer play a seat, or give it back to its owner."""
    await tx.run("UPDATE seat SET level = ?, plan = NULL WHERE game_id = ? AND seat = ?", (level, game_id, seat))


async def set_player(tx: Transaction, game_id: int, seat: Seat, player_id: int, name: str) -> None:
    """Give a seat to somebody else, whoever has played there."""
    await tx.run(
        "UPDATE seat SET player_id = ?, name = ?, level = NULL, plan = NULL, orders = 'none'"
        " WHERE game_id = ? AND seat = ?",
        (player_id, name, game_id, seat),
    )
    await people.save_name(tx, player_id, name)


async def raise_revisions(tx: Transaction, game_id: int, seats: Sequence[Seat]) -> None:
    """Mark what these seats were shown as out of date, and drop their half-made choices."""
    await tx.many(
        "UPDATE seat SET revision = revision + 1, choice = NULL WHERE game_id = ? AND seat = ?",
        [(game_id, seat) for seat in seats],
    )


async def note_waiting(tx: Transaction, game_id: int, seats: int, waiting: Sequence[Seat]) -> None:
    """Which of its seats the open turn of a game waits for."""
    await tx.many(
        "UPDATE seat SET waiting = ? WHERE game_id = ? AND seat = ?",
        [(int(seat in waiting), game_id, seat) for seat in range(seats)],
    )


async def see(tx: Transaction, game_id: int, seat: Seat, epoch: int) -> None:
    """The seat's player has been shown the game up to this turn."""
    await tx.run("UPDATE seat SET seen = ? WHERE game_id = ? AND seat = ? AND seen < ?", (epoch, game_id, seat, epoch))


async def keep_choice(tx: Transaction, game_id: int, seat: Seat, revision: int, choice: str | None) -> None:
    """Keep what somebody has chosen so far, unless their seat has moved on in the meantime."""
    await tx.run(
        "UPDATE seat SET choice = ? WHERE game_id = ? AND seat = ? AND revision = ?", (choice, game_id, seat, revision)
    )
