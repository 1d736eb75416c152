"""The stored games: a lock for each, one read before a move, and one transaction for all that follows from it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Concatenate, Literal, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from msgspec import Struct
from msgspec.structs import replace

from bot.controllers.core import Controller
from bot.ranking import daily, standings
from bot.storage import absences, following, games, invitations, posts, seat_rows, timers
from bot.storage import plans as plan_storage
from bot.storage.database import Database, Transaction
from bot.storage.errors import Damaged, NotKept
from bot.storage.games import GameRow, SeatRow
from bot.table import clocks, plans
from bot.table.positions import read_told, snapshot, write_told
from bot.table.refusals import BrokenGame, Closed, Paused, Refusal, RulesRefusal
from games.core import IllegalMove, Level, Seat, encode
from games.rng import luck
from games.turns import AnyTurn, remembered

log = logging.getLogger(__name__)

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
        #: Whether a clock may be running, because somebody has played a game that has one.
        self.clocked = False

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
        self.clocked = self.clocked or game.clock is not None
        return game

    async def outline(self, game_id: int) -> GameRow:
        """What can be read of a game even if it's damaged: enough to close it, not to play it."""
        game = await self.database.read(games.outline, game_id)
        if game is None:
            raise Refusal("no-such-game")
        return game

    async def note_seen(self, game: GameRow, seat: SeatRow) -> None:
        """A player has been shown what has happened so far."""
        try:
            await self.database.write(games.see, game.id, seat.seat, game.epoch)
        except NotKept as error:
            log.warning("that somebody has looked at game %s wasn't saved: %s", game.id, error)

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


def need_play(game: GameRow) -> None:
    """Refuse what can't be done while a game stands still."""
    if game.closed_at is not None:
        raise Closed
    if game.paused_at is not None:
        raise Paused


@contextmanager
def rules_of(slug: str, waiting: Sequence[str] = ()) -> Iterator[None]:
    """Around every call of a game's rules: their refusals get the slug of the game, and whom it's waiting for."""
    try:
        yield
    except IllegalMove as error:
        raise RulesRefusal(slug, error, waiting) from error


# --- a move -----------------------------------------------------------------------------------------------------------


def moved_on(
    game: GameRow, before: AnyTurn, after: AnyTurn, seat: Seat, now: int, *, by_itself: bool = False
) -> GameRow:
    """The row as it will be once the moves of a seat are saved. Only what they add to the log is missing."""
    resolved = after.epoch != before.epoch
    moved = replace(
        game,
        version=game.version + 1,
        updated_at=now,
        status="finished" if after.result else "running",
        # While a turn is open, only the log grows; the position it began with stays as it is.
        snapshot=snapshot(after) if resolved else game.snapshot,
        epoch=after.epoch,
        told=write_told(remembered(read_told(game), before, after, len(game.seats))) if resolved else game.told,
        undo_of=_undo_of(game, before, after, seat),
        # Whoever asks has to ask again after the next move; whoever was refused, after the next turn.
        undo=None if resolved or game.undo == "asked" else game.undo,
        moves=() if resolved else game.moves,
    )
    moved = with_revisions(moved, _shown(game, before, after, seat))
    if game.seats[seat].plan is not None:  # whoever has moved has no plan for this turn any more
        moved = replace(moved, seats=tuple(replace(row, plan=None) if row.seat == seat else row for row in moved.seats))
    if by_itself:
        return moved
    # Whoever moves is shown where that has led.
    return replace(moved, seats=tuple(_looked(row, after.epoch) if row.seat == seat else row for row in moved.seats))


def _undo_of(game: GameRow, before: AnyTurn, after: AnyTurn, seat: Seat) -> Seat | None:
    """Whose turn can be opened again after the moves of a seat."""
    if after.epoch != before.epoch:
        return after.undoable
    if game.undo_of is None or after.has_revealed(seat) or luck(after.position(seat)) != luck(after.base):
        return None
    return game.undo_of


async def record(
    tx: Transaction,
    game: GameRow,
    moved: GameRow,
    controller: Controller,
    before: AnyTurn,
    after: AnyTurn,
    seat: Seat,
    moves: Sequence[Struct],
    level: Level | None = None,
) -> GameRow:
    """Write the moves of a seat and what follows from them: log, position, revisions, timers, posts and result.

    ``moved`` is what ``moved_on`` made of the game; ``level`` is the computer that chose the moves, if one did. Returns
    the row as it is afterwards.
    """
    now, resolved = moved.updated_at, after.epoch != before.epoch
    if resolved and level is not None:  # nobody asks for another turn than the one that a computer has chosen
        moved = replace(moved, undo_of=None)
    written = [(seat, encode(move).decode()) for move in moves]
    rows = await games.append_moves(tx, game.id, game.epoch, written, now, level)
    changes = {name: getattr(moved, name) for name in ("status", "snapshot", "epoch", "told", "undo_of", "undo")}
    await games.advance(tx, game, now, **changes)
    if game.undo == "asked":
        await posts.add(tx, game.id, "undo", game.version + 1, now)
    await games.raise_revisions(tx, game.id, _shown(game, before, after, seat))
    if after.waiting != before.waiting:
        await games.note_waiting(tx, game.id, len(game.seats), after.waiting)
    if moved.seats[seat].seen != game.seats[seat].seen:
        await games.see(tx, game.id, seat, moved.epoch)
    if moved.seats[seat].plan != game.seats[seat].plan:
        await plan_storage.put(tx, game.id, seat, None)
    await _announce(tx, game, before, after, now)
    if after.result:
        await standings.record(tx, game, controller, after.result, now)
        await daily.finished(tx, moved, controller, after.result, now)
        await timers.clear_all(tx, game.id)
    elif any(game.seats[seat].level for seat in after.waiting):
        await timers.put(tx, game.id, "computers", timers.AT_ONCE)
    if resolved and decided_before(game, after.waiting):
        await plans.schedule(tx, game, now)
    if game.clock is not None:
        moved = await clocks.moved(tx, moved, before, after, now)
    return moved if resolved else replace(moved, moves=(*game.moves, *rows))


def _looked(row: SeatRow, epoch: int) -> SeatRow:
    """The row of a player who looks; one for whom a computer plays doesn't."""
    return replace(row, seen=epoch) if row.level is None else row


def _shown(game: GameRow, before: AnyTurn, after: AnyTurn, seat: Seat) -> Sequence[Seat]:
    """Whose panels show something else from now on."""
    return [seat] if after.epoch == before.epoch else range(len(game.seats))


async def _announce(tx: Transaction, game: GameRow, before: AnyTurn, after: AnyTurn, now: int) -> None:
    if game.private:
        return  # nothing is said about it until its player shows it
    if after.result or (after.epoch != before.epoch and not only_computers(game, after.waiting)):
        await posts.add(tx, game.id, "board", game.version + 1, now)
    elif after.waiting != before.waiting:
        await posts.add(tx, game.id, "status", game.version + 1, now)


def with_revisions(game: GameRow, seats: Sequence[Seat]) -> GameRow:
    """The row after ``games.raise_revisions``."""
    rows = (replace(row, revision=row.revision + 1, choice=None) if row.seat in seats else row for row in game.seats)
    return replace(game, seats=tuple(rows))


def only_computers(game: GameRow, waiting: Sequence[Seat]) -> bool:
    """Nobody needs to see a board on which computers are about to move: a newer one is about to follow."""
    return bool(waiting) and all(game.seats[seat].level for seat in waiting)


def decided_before(game: GameRow, waiting: Sequence[Seat]) -> bool:
    """Whether one of the people who are waited for has decided what is to happen without them."""
    rows = [game.seats[seat] for seat in waiting if game.seats[seat].level is None]
    return any(row.plan is not None or row.orders != "none" for row in rows)


def confirms_itself(game: GameRow, turn: AnyTurn, seat: SeatRow) -> bool:
    """Whether the seat has nothing left to choose, and its player needn't be asked whether their turn is over.

    That's for rounds in which several seats take part, and for those who play alone. Where the others watch one seat's
    turn, it ends only by a tap.
    """
    if seat.confirming == "never" or (seat.confirming == "unless_last" and is_last(game, turn, seat)):
        return False
    return (turn.is_shared or len(game.seats) == 1) and turn.can_only_end(seat.seat)


def is_last(game: GameRow, turn: AnyTurn, seat: SeatRow) -> bool:
    """Whether the turn is over for everybody when this seat ends it: computers don't leave time to take it back."""
    others = [other for other in turn.waiting if other != seat.seat]
    return not others or only_computers(game, others)


# --- leaving, showing and ending --------------------------------------------------------------------------------------


async def others_play(tx: Transaction, game: GameRow, now: int) -> GameRow:
    """Somebody else plays a seat from now on; whether a turn is undone was asked by, or of, those who sat there."""
    if game.undo != "asked":
        return await games.advance(tx, game, now)
    moved = await games.advance(tx, game, now, undo=None)
    await posts.add(tx, game.id, "undo", moved.version, now)
    return moved


async def hand_over(tx: Transaction, game: GameRow, seat: SeatRow, level: Level | None, now: int) -> None:
    await others_play(tx, game, now)
    await seat_rows.set_level(tx, game.id, seat.seat, level)
    await games.raise_revisions(tx, game.id, [seat.seat])
    await timers.put(tx, game.id, "computers", timers.AT_ONCE)
    await timers.somebody_plays(tx, game.id, now)
    if game.clock is not None:
        await timers.put(tx, game.id, "clock", timers.AT_ONCE)
    if await absences.forget(tx, game.id, seat.player_id):
        await posts.add(tx, game.id, "late", game.version + 1, now)
    if not game.private:
        await posts.add(tx, game.id, "status", game.version + 1, now)


async def show_to_all(tx: Transaction, game: GameRow, channel_id: int, now: int) -> None:
    await games.change(tx, game.id, private=0, channel_id=channel_id)
    await posts.add(tx, game.id, "board", game.version, now)


async def cancel(tx: Transaction, game: GameRow, now: int) -> None:
    """End a game without a result."""
    await games.cancel(tx, game, now)
    await invitations.close(tx, game.id)
    await following.forget_all(tx, game.id)
    await timers.clear_all(tx, game.id)
    if not game.private:
        await posts.add(tx, game.id, "card", game.version + 1, now)
        # Nothing of the game asks for anything from now on: neither its newest board nor an invitation.
        await posts.add(tx, game.id, "board", game.version + 1, now)
