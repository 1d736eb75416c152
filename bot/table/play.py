"""The way of a move: one read, the rules check and apply, and one transaction for everything that follows from it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot import clock
from bot.controllers.core import Controller
from bot.storage import games, posts, timers
from bot.storage.database import Database, Transaction
from bot.storage.errors import NotKept, NotRead
from bot.storage.games import GameRow, SeatRow
from bot.table import choosing
from bot.table.choosing import Choice
from bot.table.lobby import cancel
from bot.table.locks import Locks
from bot.table.positions import LogEntry, Position, log_of, position_of, turn_of
from bot.table.recording import only_computers, record
from bot.table.refusals import MovedOn, Refusal, rules_of
from bot.ui.names import listed
from games.core import Level, Seat, TakeBack
from games.turns import AnyTurn, told

log = logging.getLogger(__name__)

#: How many seconds a player waits for computers before they are shown a board on which they are still thinking.
PATIENCE = 2.0

#: Turns what somebody sent into moves of the rules, given their view of the game; all of them are made or none.
Reading = Callable[[Any, Seat], Struct | Sequence[Struct]]


class Play:
    def __init__(
        self,
        database: Database,
        controllers: Mapping[str, Controller],
        locks: Locks,
        after_commit: Callable[[], None],
        thinking: Executor,
    ) -> None:
        self._database = database
        self._controllers = controllers
        self._locks = locks
        self._after_commit = after_commit
        self._thinking = thinking
        #: The games in which computers are playing right now.
        self._playing: dict[int, asyncio.Task[None]] = {}

    # --- looking ------------------------------------------------------------------------------------------------------

    async def look(self, game_id: int, player_id: int | None) -> Position:
        """A running or finished game through the eyes of a player, or of a spectator."""
        return self._position(await self._visible(game_id, player_id), player_id)

    def seen_by_all(self, game: GameRow) -> Position:
        """A game that has been read already, as a spectator sees it."""
        return self._position(game, None)

    async def log(self, game_id: int, player_id: int) -> list[LogEntry]:
        """The rows of the log that this person may read, oldest first."""
        game = await self._visible(game_id, player_id)
        own = game.seat_of(player_id)
        rows = await self._database.read(games.moves, game_id)
        return log_of(self._controllers[game.slug], game, rows, None if own is None else own.seat)

    # --- moving -------------------------------------------------------------------------------------------------------

    async def choose(self, game_id: int, player_id: int, choice: Choice, revision: int) -> Position:
        """Follow a choice: on to the next question, or to a move, which is made."""
        async with self._locks.of(game_id):
            with before_saving():
                game, seat = await self._own_seat(game_id, player_id, revision)
            controller, turn = self._opened(game)
            rules = controller.game
            if seat.seat not in turn.waiting:
                raise MovedOn
            with rules_of(game.slug):
                standing = choosing.follow(rules, turn.view(seat.seat), seat.seat, choice)
            if standing.choice.answers[: len(choice.answers)] != choice.answers:
                raise MovedOn
            if standing.question is not None:
                return position_of(controller, game, turn, player_id, standing.choice)
            position = await self._advance(game, turn, player_id, seat, [standing.move])
        return await self._after_computers(position, player_id)

    async def keep_choice(self, position: Position) -> None:
        """Remember where the owner of a seat stands. It is written after it was shown: it is no move."""
        seat, standing = position.seat, position.standing
        if seat is None:
            return
        kept = None
        if standing is not None:
            untouched = choosing.start(position.controller.game, position.view, seat.seat).choice
            kept = None if standing.choice == untouched else standing.choice.write()
        if kept == seat.choice:
            return
        try:
            await self._database.write(games.keep_choice, position.game.id, seat.seat, seat.revision, kept)
        except NotKept as error:
            log.warning("a half-made choice in game %s was not kept: %s", position.game.id, error)

    async def act(self, game_id: int, player_id: int, read: Reading, revision: int | None = None) -> Position:
        """Make moves for the player's seat. ``revision`` is what their button was made for, if it was a button."""
        async with self._locks.of(game_id):
            with before_saving():
                game, seat = await self._own_seat(game_id, player_id, revision)
            _, turn = self._opened(game)
            with rules_of(game.slug):
                wanted = read(turn.view(seat.seat), seat.seat)
            moves = [wanted] if isinstance(wanted, Struct) else wanted
            position = await self._advance(game, turn, player_id, seat, moves)
        return await self._after_computers(position, player_id)

    async def take_back(self, game_id: int, player_id: int, revision: int | None = None) -> Position:
        async with self._locks.of(game_id):
            with before_saving():
                game, seat = await self._own_seat(game_id, player_id, revision)
            controller, turn = self._opened(game)
            with rules_of(game.slug):
                after = turn.take_back(seat.seat)
            moved = await self._commit(game, turn, after, [(seat.seat, TakeBack())])
            return position_of(controller, moved, after, player_id)

    async def _advance(
        self, game: GameRow, turn: AnyTurn, player_id: int, seat: SeatRow, moves: Sequence[Struct]
    ) -> Position:
        with rules_of(game.slug):
            after = turn.play_all(seat.seat, moves)
        moved = await self._commit(game, turn, after, [(seat.seat, move) for move in moves])
        position = position_of(self._controllers[game.slug], moved, after, player_id)
        return replace(position, events=tuple(told(turn, after, seat.seat)))

    async def _after_computers(self, position: Position, player_id: int) -> Position:
        """Where only computers are to move, a player sees what they did, unless they think for long."""
        if not only_computers(position.game, position.waiting):
            return position
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.let_computers_play(position.game.id)
            later = self._position(await self._running(position.game.id, finished=True), player_id)
        except Exception:
            # The player's own move is saved, so they hear of no failure. The computers' timer is tried again.
            log.exception("computers could not play in game %s", position.game.id)
            return position
        return replace(later, events=position.events)

    # --- computers ----------------------------------------------------------------------------------------------------

    async def let_computers_play(self, game_id: int) -> None:
        """Play every computer's part until the table waits for people; whoever asks meanwhile waits for the same."""
        playing = self._playing.get(game_id)
        if playing is None:
            playing = self._playing[game_id] = asyncio.create_task(self._computers_turns(game_id))
            playing.add_done_callback(lambda _: self._playing.pop(game_id, None))
        await asyncio.shield(playing)

    async def _computers_turns(self, game_id: int) -> None:
        """They think off the event loop, and without keeping others from the game."""
        while (found := await self._next_computer(game_id)) is not None:
            game, turn, seat = found
            moves = await asyncio.get_running_loop().run_in_executor(
                self._thinking, _think, turn, seat, f"{game.seed}:{game.version}"
            )
            await self._play_for(game_id, seat, moves)

    async def _next_computer(self, game_id: int) -> tuple[GameRow, AnyTurn, SeatRow] | None:
        """The game, its turn and the computer that is to move; when there is none, the timer is stopped."""
        async with self._locks.of(game_id):
            game = await self._database.read(games.find, game_id)
            if game is not None and game.status == "running":
                _, turn = self._opened(game)
                for seat in turn.waiting:
                    if game.seats[seat].level:
                        return game, turn, game.seats[seat]
            await self._database.write(timers.clear, game_id, "computers")
            return None

    async def _play_for(self, game_id: int, seat: SeatRow, moves: Sequence[Struct]) -> None:
        async with self._locks.of(game_id):
            game = await self._database.read(games.find, game_id)
            # While it was thinking the seat may have been given back, or the game may be over.
            if game is None or game.status != "running" or game.seats[seat.seat] != seat:
                return
            _, turn = self._opened(game)
            after = turn
            for move in moves:
                after = after.play(seat.seat, move)
            await self._commit(game, turn, after, [(seat.seat, move) for move in moves])

    # --- leaving and ending -------------------------------------------------------------------------------------------

    async def leave(self, game_id: int, player_id: int) -> GameRow:
        """Give the seat to a computer; its owner can take it back."""
        async with self._locks.of(game_id):
            game, seat = await self._own_seat(game_id, player_id)
            if seat.level is not None:
                raise Refusal("computer-plays-for-you")
            return await self._hand_over(game, seat, "normal")

    async def return_to(self, game_id: int, player_id: int) -> GameRow:
        async with self._locks.of(game_id):
            game, seat = await self._own_seat(game_id, player_id)
            if seat.level is None:
                raise Refusal("already-seated")
            return await self._hand_over(game, seat, None)

    async def _hand_over(self, game: GameRow, seat: SeatRow, level: Level | None) -> GameRow:
        await self._database.write(_hand_over, game, seat, level, clock.now())
        self._after_commit()
        return await self._running(game.id)

    async def share(self, game_id: int, player_id: int) -> None:
        """Show a finished solo challenge to the channel in which it was played."""
        async with self._locks.of(game_id):
            game = await self._running(game_id, finished=True)
            if game.seat_of(player_id) is None:
                raise _not_yours(game)
            if game.status != "finished":
                raise Refusal("not-finished")
            if not game.private:
                raise Refusal("already-shown")
            await self._database.write(_show_to_all, game, clock.now())
            self._after_commit()

    async def cancel(self, game_id: int) -> None:
        async with self._locks.of(game_id):
            game = await self._database.read(games.find, game_id)
            if game is None:
                raise Refusal("no-such-game")
            if game.status not in ("lobby", "running"):
                raise Refusal("game-over")
            await self._database.write(cancel, game, clock.now())
            self._after_commit()

    # --- shared -------------------------------------------------------------------------------------------------------

    async def _visible(self, game_id: int, player_id: int | None) -> GameRow:
        """A game that this person may look at; to everybody else a private one does not exist."""
        game = await self._running(game_id, finished=True)
        if game.private and (player_id is None or game.seat_of(player_id) is None):
            raise Refusal("no-such-game")
        return game

    async def _running(self, game_id: int, *, finished: bool = False) -> GameRow:
        game = await self._database.read(games.find, game_id)
        if game is None:
            raise Refusal("no-such-game")
        if game.status == "lobby":
            raise Refusal("not-started")
        if game.status == "cancelled" or (game.status == "finished" and not finished):
            raise Refusal("game-over")
        return game

    async def _own_seat(self, game_id: int, player_id: int, revision: int | None = None) -> tuple[GameRow, SeatRow]:
        game = await self._running(game_id)
        seat = game.seat_of(player_id)
        if seat is None:
            raise _not_yours(game)
        if revision is not None and revision != seat.revision:
            raise MovedOn
        return game, seat

    def _opened(self, game: GameRow) -> tuple[Controller, AnyTurn]:
        controller = self._controllers[game.slug]
        return controller, turn_of(controller, game)

    def _position(self, game: GameRow, player_id: int | None) -> Position:
        return position_of(*self._opened_as(game), player_id)

    def _opened_as(self, game: GameRow) -> tuple[Controller, GameRow, AnyTurn]:
        controller, turn = self._opened(game)
        return controller, game, turn

    async def _commit(
        self,
        game: GameRow,
        before: AnyTurn,
        after: AnyTurn,
        moves: Sequence[tuple[Seat, Struct]],
    ) -> GameRow:
        controller = self._controllers[game.slug]
        moved = await self._database.write(record, game, controller, before, after, moves, clock.now())
        self._after_commit()
        return moved


def _not_yours(game: GameRow) -> Refusal:
    """Strangers don't learn that a private game exists, nor whose it is."""
    if game.private:
        return Refusal("no-such-game")
    return Refusal("not-your-game", names=listed(row.name for row in game.seats))


async def _hand_over(tx: Transaction, game: GameRow, seat: SeatRow, level: Level | None, now: int) -> None:
    await games.advance(tx, game, now=now)
    await games.set_level(tx, game.id, seat.seat, level)
    await games.raise_revisions(tx, game.id, [seat.seat])
    await timers.put(tx, game.id, "computers", now)
    await posts.add(tx, game.id, "status", game.version + 1, now)


async def _show_to_all(tx: Transaction, game: GameRow, now: int) -> None:
    await games.show_to_all(tx, game.id)
    await posts.add(tx, game.id, "board", game.version, now)


@contextmanager
def before_saving() -> Iterator[None]:
    """Around what is read for a move: if that fails, the player is told what it means, that the move wasn't saved."""
    try:
        yield
    except NotRead as error:
        raise NotKept(str(error)) from error


def _think(turn: AnyTurn, seat: SeatRow, seed: str) -> list[Struct]:
    """A computer's moves until it has to wait for somebody, or the table has moved on."""
    rng = Random(f"{seed}:{seat.seat}")
    epoch = turn.epoch
    moves: list[Struct] = []
    assert seat.level is not None
    while seat.seat in turn.waiting and turn.epoch == epoch:
        move = turn.game.choose(turn.view(seat.seat), seat.seat, seat.level, rng)
        turn = turn.play(seat.seat, move)
        moves.append(move)
    return moves
