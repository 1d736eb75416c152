"""What is written for a move: the log, the position, revisions, timers, posts and the result, all of it or nothing."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.controllers.core import Controller
from bot.ranking import daily, standings
from bot.storage import games, posts, timers
from bot.storage.database import Transaction
from bot.storage.games import GameRow
from bot.table.positions import read_told, snapshot, write_told
from games.core import Seat, encode
from games.turns import AnyTurn, remembered


async def record(
    tx: Transaction,
    game: GameRow,
    controller: Controller,
    before: AnyTurn,
    after: AnyTurn,
    moves: Sequence[tuple[Seat, Struct]],
    now: int,
) -> GameRow:
    """Write the moves that lead from one turn to the other; the row as it stands afterwards."""
    resolved = after.epoch != before.epoch
    rows = await games.append_moves(
        tx, game.id, game.epoch, [(seat, encode(move).decode()) for seat, move in moves], now
    )
    moved = replace(
        game,
        version=game.version + 1,
        status="finished" if after.result else "running",
        # While a turn is open, only the log grows; the position it began with stays as it is.
        snapshot=snapshot(after) if resolved else game.snapshot,
        epoch=after.epoch,
        told=write_told(remembered(read_told(game), before, after, len(game.seats))) if resolved else game.told,
        updated_at=now,
        moves=() if resolved else (*game.moves, *rows),
    )
    await games.advance(
        tx, game, now=now, status=moved.status, snapshot=moved.snapshot, epoch=moved.epoch, told=moved.told
    )
    shown = range(len(game.seats)) if resolved else sorted({seat for seat, _ in moves})
    await games.raise_revisions(tx, game.id, list(shown))
    await _announce(tx, game, before, after, now)
    if after.result:
        await standings.record(tx, game, controller, after.result, now)
        await daily.finished(tx, moved, controller, after.result, now)
        await timers.clear_all(tx, game.id)
    elif any(game.seats[seat].level for seat in after.waiting):
        await timers.put(tx, game.id, "computers", now)
    return with_revisions(moved, shown)


async def _announce(tx: Transaction, game: GameRow, before: AnyTurn, after: AnyTurn, now: int) -> None:
    if game.private:
        return  # nothing is said about it until its player shows it
    if after.result or (after.epoch != before.epoch and not only_computers(game, after.waiting)):
        await posts.add(tx, game.id, "board", game.version + 1, now)
    elif after.waiting != before.waiting:
        await posts.add(tx, game.id, "status", game.version + 1, now)


def with_revisions(game: GameRow, seats: Sequence[Seat]) -> GameRow:
    """The row after these seats were shown something new."""
    return replace(
        game,
        seats=tuple(
            replace(row, revision=row.revision + 1, choice=None) if row.seat in seats else row for row in game.seats
        ),
    )


def only_computers(game: GameRow, waiting: Sequence[Seat]) -> bool:
    """Nobody needs to see a board on which computers are about to move; there will be a newer one at once."""
    return bool(waiting) and all(game.seats[seat].level for seat in waiting)
