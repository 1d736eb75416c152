"""Deciding before one's turn comes, and what is done about it then."""

from __future__ import annotations

from msgspec import Struct

from bot import clock
from bot.storage import plans as storage
from bot.storage import timers
from bot.storage.database import Transaction
from bot.storage.games import GameRow, SeatRow
from bot.storage.people import Orders
from bot.table import plans
from bot.table.play import Play
from bot.table.positions import turn_of
from bot.table.refusals import Refusal
from bot.table.tables import Tables, decided_before, moved_on, record
from games.core import Seat
from games.turns import AnyTurn


class Planning:
    def __init__(self, tables: Tables, play: Play) -> None:
        self._tables = tables
        self._play = play

    async def order(self, game_id: int, player_id: int, orders: Orders | None) -> Orders:
        """Give a standing order, or none any more; returns what the order is now."""
        async with self._tables.lock(game_id):
            game, row = await self.own_seat(game_id, player_id)
            if orders is None:
                return row.orders
            await self._tables.commit(_order, game, row, orders, clock.now())
        return orders

    async def own_seat(self, game_id: int, player_id: int) -> tuple[GameRow, SeatRow]:
        """The seat of somebody who plays a game that is going on."""
        game = await self._tables.find(game_id)
        row = game.seat_of(player_id)
        if row is None:
            raise Refusal("no-such-game") if game.private else Refusal("not-your-game", names=game.names)
        if game.status != "running":
            raise Refusal("not-started" if game.status == "lobby" else "game-over")
        return game, row

    async def look(self, game_id: int) -> None:
        """Do what people have decided before, if it still has to be done."""
        game = await self._tables.find(game_id)
        if game.status == "running":
            await self._play.position(game)  # if it can't be read, it's restored
        async with self._tables.lock(game_id):
            game = await self._tables.find(game_id)
            steps = list[_Step]()
            if game.status == "running" and not game.stands_still and decided_before(game, range(len(game.seats))):
                steps = _steps(game, turn_of(self._tables.controller(game), game))
            await self._tables.keep(self._make, game, steps, clock.now())

    async def _make(self, tx: Transaction, game: GameRow, steps: list[_Step], now: int) -> None:
        """Like the moves of people who tap: neither the log nor a board shows a difference."""
        await timers.clear(tx, game.id, "plan")
        controller = self._tables.controller(game)
        for step in steps:
            moved = moved_on(game, step.before, step.after, step.seat, now, by_itself=True)
            game = await record(tx, game, moved, controller, step.before, step.after, step.seat, step.moves)


class _Step(Struct, frozen=True):
    """What one seat does."""

    seat: Seat
    moves: list[Struct]
    before: AnyTurn
    after: AnyTurn


def _steps(game: GameRow, turn: AnyTurn) -> list[_Step]:
    """What the people who are waited for have decided, one after the other."""
    found, epoch = list[_Step](), turn.epoch
    for seat in turn.waiting:
        row = game.seats[seat]
        moves = plans.ordered(turn, row) if row.level is None else []
        if moves and turn.epoch == epoch:
            after = turn.play_all(seat, moves)
            found.append(_Step(seat, moves, turn, after))
            turn = after
    return found


async def _order(tx: Transaction, game: GameRow, row: SeatRow, orders: Orders, now: int) -> None:
    await storage.set_orders(tx, game.id, row.seat, orders)
    if orders != "none":
        await plans.schedule(tx, game, now)  # if their turn has begun already
