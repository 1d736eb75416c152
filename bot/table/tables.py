"""The stored games: a lock for each, one read before a move, and one transaction for all that follows from it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from msgspec import Struct
from msgspec.structs import replace

from bot.controllers.core import Controller
from bot.ranking import daily, standings
from bot.storage import games, posts, timers
from bot.storage.database import Database, Transaction
from bot.storage.games import GameRow
from bot.table.positions import read_told, snapshot, write_told
from bot.table.refusals import Refusal
from games.core import Seat, encode
from games.turns import AnyTurn, remembered

P = ParamSpec("P")
T = TypeVar("T")


class Tables:
    def __init__(self, database: Database, controllers: Mapping[str, Controller]) -> None:
        self.database = database
        self.controllers = controllers
        #: Made when they are needed, forgotten when nobody holds them.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, game_id: int) -> asyncio.Lock:
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock

    async def find(self, game_id: int) -> GameRow:
        game = await self.database.read(games.find, game_id)
        if game is None:
            raise Refusal("no-such-game")
        return game

    async def commit(
        self, query: Callable[Concatenate[Transaction, P], Coroutine[Any, Any, T]], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Write, even if the caller is cancelled in the meantime."""
        return await asyncio.shield(self.database.write(query, *args, **kwargs))


# --- a move -----------------------------------------------------------------------------------------------------------


async def record(
    tx: Transaction,
    game: GameRow,
    controller: Controller,
    before: AnyTurn,
    after: AnyTurn,
    seat: Seat,
    moves: Sequence[Struct],
    now: int,
) -> GameRow:
    """Write the moves of a seat and what follows from them: log, position, revisions, timers, posts and result.

    Returns the row as it is afterwards.
    """
    resolved = after.epoch != before.epoch
    written = [(seat, encode(move).decode()) for move in moves]
    rows = await games.append_moves(tx, game.id, game.epoch, written, now)
    moved = await games.advance(
        tx,
        game,
        now,
        status="finished" if after.result else "running",
        # While a turn is open, only the log grows; the position it began with stays as it is.
        snapshot=snapshot(after) if resolved else game.snapshot,
        epoch=after.epoch,
        told=write_told(remembered(read_told(game), before, after, len(game.seats))) if resolved else game.told,
        moves=() if resolved else (*game.moves, *rows),
    )
    shown = range(len(game.seats)) if resolved else [seat]
    await games.raise_revisions(tx, game.id, shown)
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
    """The row after ``games.raise_revisions``."""
    return replace(
        game,
        seats=tuple(
            replace(row, revision=row.revision + 1, choice=None) if row.seat in seats else row for row in game.seats
        ),
    )


def only_computers(game: GameRow, waiting: Sequence[Seat]) -> bool:
    """Nobody needs to see a board on which computers are about to move: a newer one is about to follow."""
    return bool(waiting) and all(game.seats[seat].level for seat in waiting)


# --- the end of a table -----------------------------------------------------------------------------------------------


async def cancel(tx: Transaction, game: GameRow, now: int) -> None:
    """End a game without a result."""
    await games.advance(tx, game, now, status="cancelled")
    await timers.clear_all(tx, game.id)
    await posts.add(tx, game.id, "card", game.version + 1, now)
