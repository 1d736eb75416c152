"""The stored games: a lock for each, one read before a move, and one transaction for all that follows from it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Concatenate, Literal, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from msgspec import Struct
from msgspec.structs import replace

from bot.controllers.core import Controller
from bot.ranking import daily, standings
from bot.storage import games, invitations, posts, timers
from bot.storage.database import Database, Transaction
from bot.storage.errors import Damaged
from bot.storage.games import GameRow
from bot.table.positions import read_told, snapshot, write_told
from bot.table.refusals import BrokenGame, Refusal, RulesRefusal
from games.core import IllegalMove, Level, Seat, encode
from games.turns import AnyTurn, remembered

P = ParamSpec("P")
T = TypeVar("T")

#: What the task that answers somebody has saved for them. If anything fails after that, they hear that it's saved.
saved: ContextVar[Literal["move", "change"] | None] = ContextVar("saved", default=None)


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
        with undamaged(game_id):
            game = await self.database.read(games.find, game_id)
        if game is None:
            raise Refusal("no-such-game")
        return game

    async def outline(self, game_id: int) -> GameRow:
        """What can be read of a game even if it's damaged: enough to close it, not to play it."""
        game = await self.database.read(games.outline, game_id)
        if game is None:
            raise Refusal("no-such-game")
        return game

    def controller(self, game: GameRow) -> Controller:
        return controller_of(self.controllers, game)

    async def commit(
        self, query: Callable[Concatenate[Transaction, P], Coroutine[Any, Any, T]], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Write what somebody has asked for, even if the caller is cancelled in the meantime."""
        written = await self.keep(query, *args, **kwargs)
        saved.set("change")
        return written

    async def keep(
        self, query: Callable[Concatenate[Transaction, P], Coroutine[Any, Any, T]], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same for what nobody has asked for, such as a repair."""
        return await asyncio.shield(self.database.write(query, *args, **kwargs))


@contextmanager
def undamaged(game_id: int) -> Iterator[None]:
    """Around whatever reads the rows of one game: if one of them is damaged, the game is broken."""
    try:
        yield
    except Damaged as error:
        raise BrokenGame(game_id, str(error)) from error


def controller_of(controllers: Mapping[str, Controller], game: GameRow) -> Controller:
    """What plays this kind of game; a game that Guildhall no longer knows can't go on."""
    if game.slug not in controllers:
        raise BrokenGame(game.id, f"there is no game called {game.slug!r}")
    return controllers[game.slug]


@contextmanager
def rules_of(slug: str, waiting: Sequence[str] = ()) -> Iterator[None]:
    """Around every call of a game's rules: their refusals get the slug of the game, and whom it's waiting for."""
    try:
        yield
    except IllegalMove as error:
        raise RulesRefusal(slug, error, waiting) from error


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
    level: Level | None = None,
) -> GameRow:
    """Write the moves of a seat and what follows from them: log, position, revisions, timers, posts and result.

    ``level`` is the computer that chose them, if one did. Returns the row as it is afterwards.
    """
    resolved = after.epoch != before.epoch
    written = [(seat, encode(move).decode()) for move in moves]
    rows = await games.append_moves(tx, game.id, game.epoch, written, now, level)
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
        await timers.put(tx, game.id, "computers", timers.AT_ONCE)
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
    await games.cancel(tx, game, now)
    await invitations.close(tx, game.id)
    await timers.clear_all(tx, game.id)
    if not game.private:
        await posts.add(tx, game.id, "card", game.version + 1, now)
        # Nothing of the game asks for anything from now on: neither its newest board nor an invitation.
        await posts.add(tx, game.id, "board", game.version + 1, now)
