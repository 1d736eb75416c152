"""Opening a turn again that was ended: its player asks, and whoever plays next agrees; or a moderator does it."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor

from msgspec.structs import replace

from bot import clock
from bot.controllers.core import Controller
from bot.storage import games, notes, posts
from bot.storage.database import Transaction
from bot.storage.games import GameRow, SeatRow
from bot.table.positions import reading, replayed, turn_of
from bot.table.refusals import Refusal
from bot.table.tables import Tables, moved_on, need_play, record, undamaged
from games.core import Undo
from games.turns import AnyTurn


class Undoing:
    def __init__(self, tables: Tables, thinking: Executor) -> None:
        self._tables = tables
        self._thinking = thinking

    async def ask(self, game_id: int, player_id: int) -> str:
        """Somebody wants their last turn back; returns the name of who decides."""
        async with self._tables.lock(game_id):
            game = await self._running(game_id)
            own = _own_seat(game, player_id)
            if game.undo_of != own.seat or own.level is not None:
                raise Refusal("nothing-to-undo")
            decides = game.seats[(await self.last_turn(game)).waiting[0]]
            if game.undo is not None:
                raise Refusal(f"undo-was-{game.undo}", names=[decides.name])
            if decides.level is not None or decides.is_former:
                raise Refusal("nobody-agrees")
            await self._tables.commit(_put, game, "asked", clock.now())
        return decides.name

    async def answer(self, game_id: int, player_id: int, *, agreed: bool) -> str:
        """What the next player says; returns the name of who asked."""
        async with self._tables.lock(game_id):
            game = await self._running(game_id)
            own = _own_seat(game, player_id)
            if game.undo != "asked" or game.undo_of is None:
                raise Refusal("nobody-asks-to-undo")
            turn = await self.last_turn(game)
            if own.level is not None or own.seat not in turn.waiting:
                raise Refusal("not-yours-to-undo", names=[game.names[seat] for seat in turn.waiting])
            if agreed:
                await self._tables.commit(reopen, game, self._tables.controller(game), turn, clock.now())
            else:
                await self._tables.commit(_put, game, "refused", clock.now())
        return game.names[game.undo_of]

    async def last_turn(self, game: GameRow) -> AnyTurn:
        """The open turn of a game that is locked, with the one before it; or a refusal if that stays as it is."""
        controller = self._tables.controller(game)
        with undamaged(game.id):
            rows = await self._tables.database.read(games.moves, game.id)
        by_computer = any(row.level is not None for row in rows if row.epoch == game.epoch - 1)
        if game.undo_of is None or by_computer or game.rules_version != controller.game.rules_version:
            raise Refusal("nothing-to-undo")
        with reading(game):
            turn = await asyncio.get_running_loop().run_in_executor(self._thinking, replayed, controller, game, rows)
            if turn != turn_of(controller, game) or turn.undoable != game.undo_of:
                raise ValueError("its log leads somewhere else")
        return turn

    async def _running(self, game_id: int) -> GameRow:
        game = await self._tables.find(game_id)
        if game.status != "running":
            raise Refusal("not-started" if game.status == "lobby" else "game-over")
        need_play(game)
        return game


def _own_seat(game: GameRow, player_id: int) -> SeatRow:
    seat = game.seat_of(player_id)
    if seat is None:
        raise Refusal("not-your-game", names=game.names)
    return seat


async def _put(tx: Transaction, game: GameRow, undo: str, now: int) -> None:
    moved = await games.advance(tx, game, now, undo=undo)
    await posts.add(tx, game.id, "undo", moved.version, now)


async def reopen(tx: Transaction, game: GameRow, controller: Controller, turn: AnyTurn, now: int) -> None:
    """The turn before goes on where it was before its end, as one more turn of the game.

    So the log only grows: what was undone stays in it, and what is kept of that turn is written once more.
    """
    assert turn.last is not None
    assert turn.undoable is not None
    seat = turn.undoable
    opened = turn.undo(seat)
    kept = turn.last.moves[seat][:-1]
    await posts.add(tx, game.id, "undo", game.version + 1, now)  # before the board, which ends what was asked
    begun = await record(tx, game, moved_on(game, turn, opened, seat, now), controller, turn, opened, seat, [Undo()])
    after = opened
    for move in kept:
        after = after.play(seat, move)
    moved = replace(moved_on(begun, opened, after, seat, now), undo="granted")
    await record(tx, begun, moved, controller, opened, after, seat, kept)
    await notes.add(tx, game.id, f"undone {seat}", now)
