"""Deciding before one's turn comes, and what is done about it then."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot import clock
from bot.storage import games, timers
from bot.storage import plans as storage
from bot.storage.database import Transaction
from bot.storage.games import GameRow, SeatRow
from bot.storage.people import Orders
from bot.table import choosing, plans
from bot.table.choosing import Choice
from bot.table.plans import Planned, Step
from bot.table.play import Play, Reading
from bot.table.positions import Position, position_of, turn_of
from bot.table.refusals import BrokenGame, MovedOn, Refusal
from bot.table.tables import Tables, decided_before, moved_on, record, rules_of, with_revisions
from games.core import End, Seat
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

    # --- plans --------------------------------------------------------------------------------------------------------

    async def ahead(self, game_id: int, player_id: int) -> Position:
        """A game as if the player's turn had come, with their plan; as it is, if they can't plan anything now."""
        try:
            game, _, turn = await self._open(game_id, player_id)
        except MovedOn:
            return await self._play.look(game_id, player_id)
        return position_of(self._tables.controller(game), game, turn, player_id, planning=True)

    async def choose(self, game_id: int, player_id: int, choice: Choice, revision: int) -> Position:
        """Follow a choice: on to the next question, or to a move, which is planned."""
        async with self._tables.lock(game_id):
            game, row, turn = await self._open(game_id, player_id, revision)
            plan, controller = _plan(turn, row), self._tables.controller(game)
            if not plan.is_open:
                raise MovedOn
            standing = choosing.chosen(controller.game, plan.view, row.seat, row.choice, choice)
            if standing is None:
                raise MovedOn
            standing = choosing.ended_once_sure(controller, plan.view, row.seat, standing)
            if standing.question is not None:
                position = position_of(controller, game, turn, player_id, standing, planning=True)
                return self._play.chosen(position)
            moves: tuple[Struct, ...] = (standing.move,)
            ends = standing.choice.ending and standing.move != End()
            return await self._add(game, row, turn, plan, (*moves, End()) if ends else moves)

    async def add(self, game_id: int, player_id: int, find: Reading) -> Position:
        """Plan what somebody has typed, after what they have planned before."""
        async with self._tables.lock(game_id):
            game, row, turn = await self._open(game_id, player_id)
            plan = _plan(turn, row)
            with rules_of(game.slug):
                found = find(plan.view, row.seat)
            return await self._add(game, row, turn, plan, (found,) if isinstance(found, Struct) else found)

    async def end(self, game_id: int, player_id: int, revision: int | None = None) -> Position:
        """Plan the end of the turn."""
        async with self._tables.lock(game_id):
            game, row, turn = await self._open(game_id, player_id, revision)
            return await self._add(game, row, turn, _plan(turn, row), (End(),))

    async def take_back(self, game_id: int, player_id: int, revision: int | None = None) -> Position:
        """Without the last planned move, or without those that don't fit any more."""
        async with self._tables.lock(game_id):
            game, row, turn = await self._open(game_id, player_id, revision)
            plan = _plan(turn, row)
            if not plan.steps:
                raise Refusal("no-plan")
            left = plan.fitting if not plan.fits else len(plan.steps) - 1
            return await self._keep(game, row, turn, plan.steps[:left])

    async def withdraw(self, game_id: int, player_id: int, revision: int | None = None) -> Position:
        async with self._tables.lock(game_id):
            game, row, turn = await self._open(game_id, player_id, revision)
            if row.plan is None:
                raise Refusal("no-plan")
            return await self._keep(game, row, turn, (), planning=False)

    async def _open(
        self, game_id: int, player_id: int, revision: int | None = None
    ) -> tuple[GameRow, SeatRow, AnyTurn]:
        game, row = await self.own_seat(game_id, player_id)
        controller = self._tables.controller(game)
        if controller.game.hand_turn is None:
            raise Refusal("no-plans-here")
        if revision not in (None, row.revision):
            raise MovedOn
        try:
            return game, row, turn_of(controller, game)
        except BrokenGame:
            raise MovedOn from None  # it's restored as soon as somebody looks at it

    async def _add(
        self, game: GameRow, row: SeatRow, turn: AnyTurn, plan: Planned, moves: Sequence[Struct]
    ) -> Position:
        with rules_of(game.slug):
            for move in moves:
                plan = plans.with_move(turn.game, row.seat, plan, move)
        return await self._keep(game, row, turn, plan.steps)

    async def _keep(
        self, game: GameRow, row: SeatRow, turn: AnyTurn, steps: tuple[Step, ...], *, planning: bool = True
    ) -> Position:
        plan = plans.write(steps)
        await self._tables.commit(_put, game, row, plan)
        game = replace(game, seats=tuple(replace(one, plan=plan) if one is row else one for one in game.seats))
        game = with_revisions(game, [row.seat])
        return position_of(self._tables.controller(game), game, turn, row.player_id, planning=planning)

    # --- when the turn has come ---------------------------------------------------------------------------------------

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
        moves = plans.decided(turn, row) if row.level is None else []
        if moves and turn.epoch == epoch:
            after = turn.play_all(seat, moves)
            found.append(_Step(seat, moves, turn, after))
            turn = after
    return found


async def _order(tx: Transaction, game: GameRow, row: SeatRow, orders: Orders, now: int) -> None:
    await storage.set_orders(tx, game.id, row.seat, orders)
    if orders != "none":
        await plans.schedule(tx, game, now)  # if their turn has begun already


def _plan(turn: AnyTurn, row: SeatRow) -> Planned:
    """What can be changed before the turn comes."""
    plan = plans.ahead(turn, row) if row.level is None else None
    if plan is None:
        raise Refusal("your-turn-already" if row.seat in turn.waiting else "no-turn-left")
    return plan


async def _put(tx: Transaction, game: GameRow, row: SeatRow, plan: str | None) -> None:
    """Of the game itself nothing changes, so others notice nothing; buttons for the plan before are out of date."""
    await storage.put(tx, game.id, row.seat, plan)
    await games.raise_revisions(tx, game.id, [row.seat])
