"""A computer does somebody's part of the open turn, once; the seat stays theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor

from msgspec.structs import replace

from bot import clock
from bot.storage.database import Transaction
from bot.storage.games import GameRow
from bot.table.play import think
from bot.table.tables import Tables, moved_on, record
from games.core import Level, Seat
from games.turns import AnyTurn

#: The computer that stands in for somebody.
STAND_IN: Level = "normal"

#: Reads the game while it's locked: its open turn, or None if no computer is wanted there any more.
Wanted = Callable[[], Awaitable[tuple[GameRow, AnyTurn] | None]]
#: What else is written in the same transaction.
Also = Callable[[Transaction, GameRow, int], Awaitable[None]]


async def move_for(tables: Tables, thinking: Executor, game_id: int, seat: Seat, wanted: Wanted, also: Also) -> bool:
    """False if it isn't wanted any more. It thinks off the event loop, and without locking others out of the game."""
    async with tables.lock(game_id):
        found = await wanted()
    if found is None:
        return False
    game, turn = found
    row = replace(game.seats[seat], level=STAND_IN)
    seed = f"{game.seed}:{game.version}"
    moves = await asyncio.get_running_loop().run_in_executor(thinking, think, turn, row, seed)
    async with tables.lock(game_id):
        found = await wanted()
        if found is None or found[0].seats[seat].revision != row.revision:
            return False
        game, turn = found
        after, now, controller = turn, clock.now(), tables.controller(game)
        for move in moves:
            after = after.play(seat, move)
        moved = moved_on(game, turn, after, seat, now)

        async def write(tx: Transaction) -> None:
            await record(tx, game, moved, controller, turn, after, seat, moves, STAND_IN)
            await also(tx, game, now)

        await tables.commit(write)
    return True
