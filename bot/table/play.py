"""Making moves: one read, the rules check and apply, and one transaction for everything that follows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager, suppress
from random import Random
from typing import Any
from weakref import WeakValueDictionary

from msgspec import Struct
from msgspec.structs import replace

from bot import clock
from bot.ranking.daily import is_secret
from bot.storage import games, notes, timers
from bot.storage.database import Transaction
from bot.storage.errors import MoveNotKept, NotKept, NotRead
from bot.storage.games import GameRow, SeatRow
from bot.table import choosing
from bot.table.choosing import Choice
from bot.table.positions import Position, position_of, turn_of
from bot.table.refusals import BrokenGame, Closed, MovedOn, Refusal
from bot.table.restoring import Restorer
from bot.table.tables import (
    Tables,
    confirms_itself,
    hand_over,
    is_last,
    moved_on,
    need_play,
    only_computers,
    record,
    rules_of,
    saved,
    show_to_all,
)
from games.core import End, Level, Seat, TakeBack
from games.turns import AnyTurn, told

log = logging.getLogger(__name__)

#: How many seconds a player waits for computers before they see a board on which the computers still have to move.
PATIENCE = 2.0

#: Turns what somebody sent into moves of the rules, given their view of the game; all of them are made or none.
Reading = Callable[[Any, Seat], Struct | Sequence[Struct]]
#: The same from the open turn of somebody's seat; where they only answer a question, it's a choice.
Finding = Callable[[GameRow, AnyTurn, SeatRow], Choice | Struct | Sequence[Struct]]
#: Hears what a move leads to while it's being saved. Nobody may be shown any of it before that.
Foresee = Callable[[Position], None]


def _nobody_foresees(position: Position) -> None:
    """What the moves lead to is looked at when they are saved."""


class Play:
    def __init__(self, tables: Tables, thinking: Executor) -> None:
        self._tables = tables
        self._thinking = thinking
        self._restorer = Restorer(tables, thinking)
        #: Where the latest tap of each seat has led, while that is being shown and saved.
        self._latest: WeakValueDictionary[tuple[int, Seat], Position] = WeakValueDictionary()
        #: The games in which computers are playing right now.
        self._playing: dict[int, asyncio.Task[None]] = {}

    # --- looking ------------------------------------------------------------------------------------------------------

    async def look(self, game_id: int, player_id: int | None) -> Position:
        """A running or finished game through the eyes of a player, or of a spectator."""
        return await self.seen(await self._tables.find(game_id), player_id)

    async def seen(self, game: GameRow, player_id: int | None) -> Position:
        """The same with a game that has been read."""
        return await self.position(visible(game, player_id), player_id)

    # --- moving -------------------------------------------------------------------------------------------------------

    async def choose(
        self, game_id: int, player_id: int, choice: Choice, revision: int, foresee: Foresee = _nobody_foresees
    ) -> Position:
        """Follow a choice: on to the next question, or to a move, which is made."""
        return await self.act(game_id, player_id, choice, revision, foresee)

    async def act(
        self,
        game_id: int,
        player_id: int,
        find: Finding | Choice,
        revision: int | None = None,
        foresee: Foresee = _nobody_foresees,
    ) -> Position:
        """Make moves for the player's seat, or follow a choice, whichever is found for their open turn.

        ``revision`` is what their button was made for, if it was a button. Looking for what somebody typed takes its
        time, so it doesn't happen on the event loop.
        """
        async with self._tables.lock(game_id):
            game, seat, turn = await self._own_turn(game_id, player_id, revision)
            with rules_of(game.slug, _waited_for(game, turn)):
                found = find if isinstance(find, Choice) else await asyncio.to_thread(find, game, turn, seat)
            if isinstance(found, Choice):
                position = await self._follow(game, turn, seat, found, foresee)
            else:
                moves = [found] if isinstance(found, Struct) else found
                position = await self._advance(game, turn, seat, moves, foresee)
        return await self._after_computers(position, player_id)

    async def keep_choice(self, position: Position) -> None:
        """Remember what a player has chosen so far. It isn't a move, so it's written only after it was shown.

        The last tap wins: if there has been another one by then, nothing is written. If the seat has moved on, the
        write changes nothing: it names the revision it belongs to.
        """
        seat, standing = position.seat, position.standing
        kept = None if standing is None or standing.untouched else standing.choice.write()
        if seat is None or (kept == seat.choice and not position.chosen):
            return
        if self._latest.get((position.game.id, seat.seat)) is not (position if position.chosen else None):
            return
        try:
            await self._tables.database.write(games.keep_choice, position.game.id, seat.seat, seat.revision, kept)
        except NotKept as error:
            log.warning("a half-made choice in game %s wasn't saved: %s", position.game.id, error)

    async def take_back(
        self, game_id: int, player_id: int, revision: int | None = None, foresee: Foresee = _nobody_foresees
    ) -> Position:
        async with self._tables.lock(game_id):
            game, seat, turn = await self._own_turn(game_id, player_id, revision)
            with rules_of(game.slug):
                after = turn.take_back_choice(seat.seat)
            rows = len(turn.moves[seat.seat]) - len(after.moves.get(seat.seat, ()))
            return await self._save(game, turn, after, seat, [TakeBack()] * rows, foresee)

    async def _follow(self, game: GameRow, turn: AnyTurn, seat: SeatRow, choice: Choice, foresee: Foresee) -> Position:
        controller = self._tables.controllers[game.slug]
        if seat.seat not in turn.waiting:
            raise MovedOn
        view = turn.view(seat.seat)
        standing = choosing.chosen(controller.game, view, seat.seat, seat.choice, choice)
        if standing is None:
            raise MovedOn
        if is_last(game, turn, seat):  # until then, the end can be taken back
            standing = choosing.ended_once_sure(controller, view, seat.seat, standing)
        if standing.question is None:
            moves = standing.move, End()
            ends = standing.choice.ending and standing.move != End() and turn.can_play(seat.seat, moves)
            return await self._advance(game, turn, seat, moves if ends else moves[:1], foresee)
        return self.chosen(position_of(controller, game, turn, seat.player_id, standing))

    def chosen(self, position: Position) -> Position:
        """Somebody has just come this far; it's kept once it was shown, if it's still the latest."""
        assert position.seat is not None
        self._latest[position.game.id, position.seat.seat] = position
        return position

    async def _advance(
        self, game: GameRow, turn: AnyTurn, seat: SeatRow, moves: Sequence[Struct], foresee: Foresee
    ) -> Position:
        with rules_of(game.slug, _waited_for(game, turn)):
            after = turn.play_all(seat.seat, moves)
        if confirms_itself(game, after, seat):
            after, moves = after.play(seat.seat, End()), (*moves, End())
        position = await self._save(game, turn, after, seat, moves, foresee)
        saved.set("move")
        return replace(position, events=tuple(told(turn, after, seat.seat)))

    async def _save(
        self, game: GameRow, turn: AnyTurn, after: AnyTurn, seat: SeatRow, moves: Sequence[Struct], foresee: Foresee
    ) -> Position:
        """Save somebody's moves; returns what these lead to. That can be drawn meanwhile."""
        moved = moved_on(game, turn, after, seat.seat, clock.now())
        position = position_of(self._tables.controllers[game.slug], moved, after, seat.player_id)
        if not only_computers(game, after.waiting):  # what these do is shown with it
            foresee(position)
        return replace(position, game=await self._commit(game, moved, turn, after, seat, moves))

    async def _after_computers(self, position: Position, player_id: int) -> Position:
        """If only computers have to move, the player sees what they did, unless they think for too long."""
        if not only_computers(position.game, position.waiting):
            return position
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.let_computers_play(position.game.id)
            later = await self.look(position.game.id, player_id)
        except Exception:
            # The player's own move is saved, so they don't hear of the failure. The computers' timer is tried again.
            log.exception("computers couldn't play in game %s", position.game.id)
            return position
        return replace(later, events=position.events)

    # --- computers ----------------------------------------------------------------------------------------------------

    async def let_computers_play(self, game_id: int) -> None:
        """Play for every computer until the table waits for people; another caller waits for the same task."""
        playing = self._playing.get(game_id)
        if playing is None:
            playing = self._playing[game_id] = asyncio.create_task(self._computers_turns(game_id))
            playing.add_done_callback(lambda _: self._playing.pop(game_id, None))
        await asyncio.shield(playing)

    async def _computers_turns(self, game_id: int) -> None:
        """Computers think off the event loop, and without locking others out of the game."""
        while (found := await self._next_computer(game_id)) is not None:
            game, turn, seat = found
            moves = await asyncio.get_running_loop().run_in_executor(
                self._thinking, think, turn, seat, f"{game.seed}:{game.version}"
            )
            await self._play_for(game, turn, seat, moves)

    async def _next_computer(self, game_id: int) -> tuple[GameRow, AnyTurn, SeatRow] | None:
        """The game, its turn and the computer that has to move; if there is none, the timer is stopped."""
        async with self._tables.lock(game_id):
            game = await self._tables.find(game_id)
            if game.status == "running" and not game.stands_still:
                game, turn = await self._open(game)
                for seat in turn.waiting:
                    if game.seats[seat].level:
                        return game, turn, game.seats[seat]
            await self._tables.database.write(timers.clear, game_id, "computers")
            return None

    async def _play_for(self, known: GameRow, turn: AnyTurn, seat: SeatRow, moves: Sequence[Struct]) -> None:
        async with self._tables.lock(known.id):
            game = await self._tables.find(known.id)
            # While it was thinking, the seat may have been given back, or the game may have ended.
            if game.status != "running" or game.stands_still or game.seats[seat.seat] != seat:
                return
            if game != known:
                game, turn = await self._open(game)
            after = turn
            for move in moves:
                after = after.play(seat.seat, move)
            moved = moved_on(game, turn, after, seat.seat, clock.now())
            await self._commit(game, moved, turn, after, seat, moves, seat.level)

    # --- leaving and showing ------------------------------------------------------------------------------------------

    async def hand_over(self, game_id: int, player_id: int, level: Level | None) -> None:
        """Give the seat to a computer, or back to its owner."""
        async with self._tables.lock(game_id):
            game, seat = await self._own_seat(game_id, player_id)
            if (seat.level is None) == (level is None):
                raise Refusal("already-seated" if level is None else "computer-plays-for-you")
            if game.closed_at is not None:
                raise Closed
            await self._tables.commit(_leave, game, seat, level, clock.now())

    async def share(self, game_id: int, player_id: int, channel_id: int) -> Position:
        """Show a finished solo challenge to everybody in this channel."""
        async with self._tables.lock(game_id):
            game = visible(await self._tables.find(game_id), player_id)
            if game.seat_of(player_id) is None:
                raise not_yours(game)
            if game.status != "finished":
                raise Refusal("not-finished")
            if not game.private:
                raise Refusal("already-shown")
            if is_secret(game, clock.now()):
                raise Refusal("daily-not-over")
            await self._tables.commit(show_to_all, game, channel_id, clock.now())
            game, turn = await self._open(replace(game, private=False))
            return position_of(self._tables.controller(game), game, turn, player_id)

    # --- shared -------------------------------------------------------------------------------------------------------

    async def _own_seat(self, game_id: int, player_id: int, revision: int | None = None) -> tuple[GameRow, SeatRow]:
        game = await self._tables.find(game_id)
        seat = game.seat_of(player_id)
        if seat is None:
            raise not_yours(game)
        if _begun(game).status == "finished":
            raise Refusal("game-over")
        if revision is not None and revision != seat.revision:
            raise MovedOn
        return game, seat

    async def _own_turn(self, game_id: int, player_id: int, revision: int | None) -> tuple[GameRow, SeatRow, AnyTurn]:
        """All that a move needs, from one read."""
        with before_saving():
            game, seat = await self._own_seat(game_id, player_id, revision)
            need_play(game)
            game, turn = await self._open(game)
        return game, game.seats[seat.seat], turn

    async def _open(self, game: GameRow) -> tuple[GameRow, AnyTurn]:
        """The open turn of a game that is locked. A position that can't be read is restored first."""
        controller = self._tables.controller(game)
        try:
            return game, turn_of(controller, game)
        except BrokenGame:
            restored = await self._restorer.restore(game)
            return restored, turn_of(controller, restored)

    async def position(self, game: GameRow, player_id: int | None = None) -> Position:
        """A game that has been read, as a player or a spectator sees it."""
        controller = self._tables.controller(game)
        try:
            turn = turn_of(controller, game)
        except BrokenGame:
            async with self._tables.lock(game.id):
                game, turn = await self._open(await self._tables.find(game.id))
        return position_of(controller, game, turn, player_id)

    async def _commit(
        self,
        game: GameRow,
        moved: GameRow,
        before: AnyTurn,
        after: AnyTurn,
        seat: SeatRow,
        moves: Sequence[Struct],
        level: Level | None = None,
    ) -> GameRow:
        controller = self._tables.controllers[game.slug]
        try:
            return await self._tables.commit(record, game, moved, controller, before, after, seat.seat, moves, level)
        except NotKept as error:
            raise MoveNotKept(str(error)) from error


def _begun(game: GameRow) -> GameRow:
    if game.status == "lobby":
        raise Refusal("not-started")
    if game.status == "cancelled":
        raise Refusal("game-over")
    return game


def _waited_for(game: GameRow, turn: AnyTurn) -> list[str]:
    return [game.names[seat] for seat in turn.waiting]


def visible(game: GameRow, player_id: int | None) -> GameRow:
    """A game that this person may look at; for everybody else a private one doesn't exist."""
    if game.private and (player_id is None or game.seat_of(player_id) is None):
        raise Refusal("no-such-game")
    return _begun(game)


def not_yours(game: GameRow) -> Refusal:
    """Strangers don't learn that a private game exists, nor whose it is."""
    return Refusal("no-such-game") if game.private else Refusal("not-your-game", names=game.names)


async def _leave(tx: Transaction, game: GameRow, seat: SeatRow, level: Level | None, now: int) -> None:
    await hand_over(tx, game, seat, level, now)
    await notes.add(tx, game.id, f"{'returned' if level is None else 'left'} {seat.seat}", now)


@contextmanager
def before_saving() -> Iterator[None]:
    """Around what is read for a move: if that fails, the player is told that the move wasn't saved."""
    try:
        yield
    except NotRead as error:
        raise MoveNotKept(str(error)) from error


def think(turn: AnyTurn, seat: SeatRow, seed: str) -> list[Struct]:
    """A computer's moves until it has to wait for somebody or the turn is over."""
    rng = Random(f"{seed}:{seat.seat}")
    epoch = turn.epoch
    moves: list[Struct] = []
    assert seat.level is not None
    while seat.seat in turn.waiting and turn.epoch == epoch:
        move = turn.game.choose(turn.view(seat.seat), seat.seat, seat.level, rng)
        turn = turn.play(seat.seat, move)
        moves.append(move)
    return moves
