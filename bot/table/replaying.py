"""A stored game played again from its seed: what its log, past boards, exports and replays are made of."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import replace as with_rules
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot import clock
from bot.controllers.core import Controller
from bot.ranking.daily import is_secret
from bot.storage import games, notes
from bot.storage.database import Connection
from bot.storage.games import GameRow, MoveRow
from bot.storage.notes import Note
from bot.table.play import visible
from bot.table.positions import reading, start_of, steps
from bot.table.refusals import Refusal
from bot.table.tables import Tables, undamaged
from games.core import Level, Result, Seat, TakeBack
from games.turns import AnyTurn, Told, open_turn, remembered, told

#: How many games are kept as they were played; each takes about 0.1 MB.
MOST_KEPT = 20


class PastTurn(Struct, frozen=True):
    """A turn that is over, or the open one."""

    #: With all its moves that weren't taken back.
    ended: AnyTurn
    #: How the next one begins; None if this one is still open.
    after: AnyTurn | None
    #: The rows of the log that hold those moves.
    rows: tuple[MoveRow, ...]

    @property
    def is_undoing(self) -> bool:
        """Whether it ended because the turn before it was opened again."""
        return self.after is not None and self.after.last is None

    @property
    def at(self) -> int:
        """When the last of its moves was made."""
        return max(row.at for row in self.rows)


class Past(Struct, frozen=True):
    """A game turn by turn, as one person may know it: what was hidden from them is blank until the game is over."""

    game: GameRow
    #: Through whose eyes; None for somebody who watches, and for everybody once nothing is hidden any more.
    reader: Seat | None
    turns: tuple[PastTurn, ...]
    open: PastTurn
    notes: tuple[Note, ...] = ()
    #: Whether something may still be hidden: the game runs, or others can still play the same one.
    hides: bool = True

    @property
    def length(self) -> int:
        """How many turns are over."""
        return len(self.turns)

    @property
    def result(self) -> Result | None:
        return self.open.ended.result

    @property
    def begun(self) -> list[AnyTurn]:
        """How each turn began, with the one before it."""
        return [self.start_of(0), *(turn.after for turn in self.turns if turn.after is not None)]

    def start_of(self, number: int) -> AnyTurn:
        """The game after so many turns: nothing of the next one has been done yet."""
        turn = self.turns[number] if number < self.length else self.open
        return open_turn(turn.ended.game, turn.ended.base, number)

    def view(self, number: int, seat: Seat | None) -> Any:
        """What somebody saw after so many turns, or everything if nothing is hidden any more."""
        return self.start_of(number).view(seat)

    def told(self, number: int) -> Told:
        """What the reader may know about a turn; of an open one only what they have done themselves."""
        turn = self.turns[number] if number < self.length else self.open
        before, after = self.start_of(number), turn.ended if turn.after is None else turn.after
        seats = tuple(sorted(turn.ended.moves)) if turn.after is not None else ()
        return Told(number, seats, tuple(told(before, after, self.reader)))

    def remembered(self, number: int) -> tuple[Told, ...]:
        """What a board after so many turns tells of the last ones."""
        seats, known = len(self.game.seats), tuple[Told, ...]()
        for past in range(max(0, number - 2 * seats), number):
            after = self.turns[past].after
            assert after is not None
            known = remembered(known, self.start_of(past), after, seats)
        return known

    def computers(self, number: int) -> dict[Seat, Level]:
        """The seats for which a computer has chosen a move of this turn, as far as the reader may know it."""
        over = number < self.length
        rows = self.turns[number].rows if over else self.open.rows
        return {row.seat: row.level for row in rows if row.level is not None and (over or row.seat == self.reader)}


def past_of(controller: Controller, game: GameRow, rows: Sequence[MoveRow]) -> Past:
    """The whole game as its log says; ``BrokenGame`` if that can't be followed."""
    turns = list[PastTurn]()
    made = list[MoveRow]()
    with reading(game):
        turn = start_of(controller, game)
        for row, step in steps(controller, game, rows):
            if isinstance(step.move, TakeBack):
                made.remove(next(past for past in reversed(made) if past.seat == row.seat))
            else:
                made.append(row)
            turn = step.after
            if turn.epoch != step.before.epoch:
                # Of what was begun before the turn before was opened again, nobody hears anything.
                turns.append(PastTurn(turn.last or step.before, turn, tuple(made)))
                made = []
    return Past(game, None, tuple(turns), PastTurn(turn, None, tuple(made)))


def through_the_eyes_of(past: Past, reader: Seat | None) -> Past:
    """What this person may know of it: everything after its end, unless others can still play the same game."""
    if past.result is None or is_secret(past.game, clock.now()):
        return replace(past, reader=reader)
    return replace(past, hides=False, reader=None, turns=tuple(map(_unveiled, past.turns)), open=_unveiled(past.open))


def _unveiled(past: PastTurn) -> PastTurn:
    """With rules by which nothing is hidden from anybody."""
    game = with_rules(past.ended.game, view=lambda state, seat: state, private=lambda move: False)
    ended = replace(past.ended, game=game)
    after = None if past.after is None else replace(past.after, game=game, last=past.after.last and ended)
    return replace(past, ended=ended, after=after)


class Replays:
    """Games that were asked about lately, so that paging through one doesn't play it again each time."""

    def __init__(self, tables: Tables, thinking: Executor) -> None:
        self._tables = tables
        self._thinking = thinking
        self._kept: dict[int, tuple[object, Past]] = {}

    async def of(self, game_id: int, player_id: int | None) -> Past:
        """The past of a game that this person may see, as they may know it.

        A game that was begun under older rules can't be set up again.
        """
        with undamaged(game_id):
            game, rows, remarks = await self._tables.database.read(_with_log, game_id)
        if game is None:
            raise Refusal("no-such-game")
        controller = self._tables.controller(visible(game, player_id))
        if game.rules_version != controller.game.rules_version:
            raise Refusal("older-rules")
        past = await self._played(controller, game, rows)
        own = None if player_id is None else game.seat_of(player_id)
        seen = replace(past, game=game, notes=tuple(remarks))
        return through_the_eyes_of(seen, None if own is None else own.seat)

    async def _played(self, controller: Controller, game: GameRow, rows: Sequence[MoveRow]) -> Past:
        """The log can be another one than it was, for instance after a backup was restored."""
        whole = (controller.game, game.options, game.seed, len(game.seats), rows)
        known, past = self._kept.pop(game.id, (None, None))
        if past is None or known != whole:
            # Replaying the whole game takes its time, so it doesn't happen on the event loop.
            loop = asyncio.get_running_loop()
            past = await loop.run_in_executor(self._thinking, past_of, controller, game, rows)
        self._kept[game.id] = whole, past
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return past


async def _with_log(connection: Connection, game_id: int) -> tuple[GameRow | None, list[MoveRow], list[Note]]:
    return (
        await games.find(connection, game_id),
        await games.moves(connection, game_id),
        await notes.of(connection, game_id),
    )
