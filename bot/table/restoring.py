"""A position that can't be read is rebuilt from its log: from the seed, move by move, to where the game was."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import TypeVar

from msgspec.structs import replace

from bot import clock
from bot.controllers import CONTROLLERS
from bot.controllers.core import Controller
from bot.storage import games, notes, timers
from bot.storage.database import Connection, Transaction
from bot.storage.errors import Damaged
from bot.storage.games import GameRow, MoveRow
from bot.table.positions import reading, snapshot, start_of, steps, turn_of, write_told
from bot.table.refusals import BrokenGame
from bot.table.tables import Tables, controller_of, undamaged
from bot.table.timekeeping import DAY
from games.turns import Told, remembered

log = logging.getLogger(__name__)

T = TypeVar("T")

#: What to tell the operator about a game whose log can't be followed.
HOPELESS = "it can't be restored from its log, only from a backup"
#: The note in the game's own log.
RESTORED = "restored"


def rebuilt(controller: Controller, game: GameRow, rows: Sequence[MoveRow]) -> GameRow:
    """The row as the whole log says it must be; ``BrokenGame`` if the log itself can't be followed."""
    with reading(game):
        if game.rules_version != controller.game.rules_version:
            raise ValueError(f"it was begun under rules {game.rules_version}, which no longer set up games")
        turn, told = start_of(controller, game), tuple[Told, ...]()
        for _, step in steps(controller, game, rows):
            told = remembered(told, step.before, step.after, len(game.seats))
            turn = step.after
        position = snapshot(turn)
        if turn.epoch < game.epoch and position != game.snapshot:
            raise ValueError(f"its log ends in turn {turn.epoch + 1}, but it had reached turn {game.epoch + 1}")
    opened = tuple(row for row in rows if row.epoch == turn.epoch)
    return replace(game, snapshot=position, epoch=turn.epoch, told=write_told(told), moves=opened)


def is_sound(controller: Controller, game: GameRow, rows: Sequence[MoveRow]) -> bool:
    """Whether a stored game can be read and is where its log leads to; ``BrokenGame`` if neither can be told.

    A game of older rules can't be set up again, so it only has to be readable.
    """
    try:
        turn = turn_of(controller, game)
    except BrokenGame:
        return False
    if game.rules_version != controller.game.rules_version:
        return True
    return turn == turn_of(controller, rebuilt(controller, game, rows))


async def unsound(connection: Connection) -> list[str]:
    """What is wrong with the open games, each replayed from its log; nothing is changed."""
    found = []
    for game_id in await games.running_ids(connection):
        try:
            game = await games.find(connection, game_id)
            assert game is not None
            sound = is_sound(controller_of(CONTROLLERS, game), game, await games.moves(connection, game_id))
        except (BrokenGame, Damaged) as error:
            found.append(f"{error}; {HOPELESS}")
        else:
            found += [] if sound else [f"game {game_id} isn't where its log leads to; 'guildhall repair' restores it"]
    return found


class Restorer:
    def __init__(self, tables: Tables, thinking: Executor) -> None:
        self._tables = tables
        self._thinking = thinking
        #: The games that can't be restored, and why. They aren't tried again until the next start.
        self._hopeless: dict[int, str] = {}

    async def restore(self, game: GameRow) -> GameRow:
        """Rebuild a position and keep it, with the game locked; ``BrokenGame`` if its log can't be followed either."""
        if game.id in self._hopeless:
            raise BrokenGame(game.id, self._hopeless[game.id])
        try:
            truth = await self._replay(rebuilt, game)
        except BrokenGame as error:
            self._hopeless[game.id] = error.reason
            log.error("%s; %s. All other games go on.", error, HOPELESS)
            raise
        restored = await self._tables.keep(_keep, truth, clock.now())
        log.warning("game %s: its position was damaged and has been restored from its log", game.id)
        return restored

    async def is_sound(self, game: GameRow) -> bool:
        return await self._replay(is_sound, game)

    async def _replay(self, what: Callable[[Controller, GameRow, Sequence[MoveRow]], T], game: GameRow) -> T:
        """Replaying a whole game takes its time, so it doesn't happen on the event loop."""
        controller = self._tables.controller(game)
        with undamaged(game.id):
            rows = await self._tables.database.read(games.moves, game.id)
        return await asyncio.get_running_loop().run_in_executor(self._thinking, what, controller, game, rows)


async def _keep(tx: Transaction, truth: GameRow, now: int) -> GameRow:
    await games.advance(tx, truth, now)
    # Whatever was shown or half chosen before may belong to another position.
    await games.raise_revisions(tx, truth.id, range(len(truth.seats)))
    # Whoever looks for what waits for them looks at it, until its next move.
    await games.note_waiting(tx, truth.id, len(truth.seats), range(len(truth.seats)))
    await notes.add(tx, truth.id, RESTORED, now)
    if truth.status == "running" and len(truth.people) < len(truth.seats):
        await timers.put(tx, truth.id, "computers", timers.AT_ONCE)
    if truth.status == "running" and truth.closed_at is None:
        await timers.somebody_plays(tx, truth.id, now)
        await timers.put(tx, truth.id, "absence", now + DAY)
    if truth.status == "running" and truth.clock is not None:
        await timers.put(tx, truth.id, "clock", timers.AT_ONCE)
    kept = await games.find(tx, truth.id)
    assert kept is not None
    return kept
