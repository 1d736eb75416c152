"""Games in which nobody plays on: closed after a while, and open again as soon as one of their players wants to."""

from __future__ import annotations

from bot import clock
from bot.storage import absences, boards, closing, games, notes, posts, seat_rows, timers
from bot.storage.database import Transaction
from bot.storage.games import GameRow, SeatRow
from bot.table import clocks, plans
from bot.table.play import Play, not_yours
from bot.table.positions import turn_of
from bot.table.refusals import Refusal
from bot.table.tables import Tables, decided_before
from bot.table.timekeeping import DAY
from games.turns import AnyTurn

#: Whoever was kept from moving, because the bot was down when a game should have been closed, has so many seconds.
GRACE = 7 * DAY


class Idle:
    def __init__(self, tables: Tables, play: Play) -> None:
        self._tables = tables
        self._play = play

    async def look(self, game_id: int) -> None:
        """Close a game in which nobody has moved for long enough; otherwise look again when that may be."""
        async with self._tables.lock(game_id):
            game = await self._tables.find(game_id)
            await self._tables.keep(_look, game, clock.now())

    async def reopen(self, game_id: int, player_id: int) -> None:
        """Go on where the game was. Whoever opens it again plays for themselves."""
        game = await self._tables.find(game_id)
        if game.seat_of(player_id) is None:
            raise not_yours(game)
        if game.status == "running":
            await self._play.position(game)  # if it can't be read, it's restored
        async with self._tables.lock(game_id):
            game = await self._tables.find(game_id)
            seat = game.seat_of(player_id)
            if seat is None:
                raise not_yours(game)
            if game.status != "running" or game.closed_at is None:
                raise Refusal("not-closed")
            await self._tables.commit(_reopen, game, seat, turn_of(self._tables.controller(game), game), clock.now())


async def _look(tx: Transaction, game: GameRow, now: int) -> None:
    due_at = await timers.due_at(tx, game.id, "idle")
    if game.status != "running" or game.closed_at is not None or due_at is None:
        await timers.clear(tx, game.id, "idle")
        return
    # Only the day counts: others don't see when somebody has moved in an open round.
    latest = min(max(await closing.latest_move(tx, game.id), game.paused_at or 0), now)
    until = (latest // DAY + 1) * DAY + timers.IDLE
    if until > now:
        await timers.put(tx, game.id, "idle", until)
    elif now > due_at + DAY:  # the bot was down, or has just been updated
        await timers.put(tx, game.id, "idle", now + GRACE)
    else:
        await close(tx, game, now)


async def close(tx: Transaction, game: GameRow, now: int) -> None:
    """From now on it asks nothing of anybody, and no time passes."""
    closed = await closing.close(tx, game, now)
    await absences.forget_all(tx, game.id)
    await clocks.stop(tx, closed, now)
    await timers.clear_all(tx, game.id)
    await notes.add(tx, game.id, "closed", now)
    if game.private:
        return
    if await boards.retire_but_boards(tx, game.id):
        await posts.add(tx, game.id, "history", closed.version, now)
    # The message comes first: it opens a thread that has gone to sleep, so that its board can be edited.
    await posts.add(tx, game.id, "closed", closed.version, now)
    await posts.add(tx, game.id, "status", closed.version, now)
    await posts.drop_questions(tx, game.id)


async def _reopen(tx: Transaction, game: GameRow, seat: SeatRow, turn: AnyTurn, now: int) -> None:
    """A game that was paused before is still paused."""
    opened = await closing.reopen(tx, game, now)
    await seat_rows.set_level(tx, game.id, seat.seat, None)
    await games.raise_revisions(tx, game.id, [seat.seat])
    await notes.add(tx, game.id, f"reopened {seat.seat}", now)
    await timers.somebody_plays(tx, game.id, now)
    await timers.put(tx, game.id, "computers", timers.AT_ONCE)
    if not game.private:
        # Months may have passed, so there's a new board where people look.
        if await boards.retire(tx, game.id, ""):
            await posts.add(tx, game.id, "history", opened.version, now)
        await posts.add(tx, game.id, "board", opened.version, now)
    await clocks.begin_again(tx, opened, turn, seat.seat, now)
    if decided_before(game, turn.waiting):
        await plans.schedule(tx, game, now)
