"""The way of a move: load, check, apply, and one transaction for everything that follows from it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

from msgspec import Struct

from bot import clock
from bot.controllers.base import AnyController
from bot.ranking import daily, standings
from bot.storage import games, posts, timers
from bot.storage.database import Database, Transaction
from bot.storage.errors import NotKept, NotRead
from bot.storage.games import ActionRow, GameRow, SeatRow
from bot.table.lobby import cancel
from bot.table.locks import Locks
from bot.table.refusals import MovedOn, Refusal, rules_of
from bot.ui.names import listed
from games.first_edition import Level, Result, Seal, Seat, TakeBack, decode_action, decode_state, encode, step

#: How many seconds a player waits for computers before he is shown a board on which they are still thinking.
PATIENCE = 2.0

#: Turns what somebody sent into actions of the rules, given his view of the game; all of them are taken or none.
Reading = Callable[[Any, Seat], Struct | Sequence[Struct]]


class Position(Struct, frozen=True):
    """A game as one person (or, without a seat, anybody) may see it."""

    game: GameRow
    controller: AnyController
    seat: SeatRow | None
    view: Any
    waiting: tuple[Seat, ...]
    can_take_back: bool
    result: Result | None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.game.seats)

    @property
    def may_act(self) -> bool:
        return self.seat is not None and self.seat.seat in self.waiting


class Play:
    def __init__(
        self,
        database: Database,
        controllers: Mapping[str, AnyController],
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

    async def log(self, game_id: int, player_id: int) -> list[tuple[ActionRow, Struct]]:
        """The rows of the log that this person may read, oldest first."""
        game = await self._visible(game_id, player_id)
        rules = self._controllers[game.slug].game
        own = game.seat_of(player_id)
        told = []
        for row in await self._database.read(games.actions, game_id):
            action = decode_action(rules, row.payload)
            seal = Seal.ROUND if isinstance(action, TakeBack) else rules.seal(action)
            is_own = own is not None and row.seat == own.seat
            revealed = game.status == "finished" or row.epoch < game.epoch
            if is_own or seal is Seal.OPEN or (seal is Seal.ROUND and revealed):
                told.append((row, action))
        return told

    # --- acting -------------------------------------------------------------------------------------------------------

    async def act(self, game_id: int, player_id: int, read: Reading, revision: int | None = None) -> Position:
        """Take an action for the player's seat. ``revision`` is what his button was made for, if it was a button."""
        async with self._locks.of(game_id):
            with before_saving():
                game, seat = await self._own_seat(game_id, player_id, revision)
            rules = self._controllers[game.slug].game
            state = self._state(game)
            with rules_of(game.slug):
                wanted = read(rules.view(state, seat.seat), seat.seat)
            actions = [wanted] if isinstance(wanted, Struct) else wanted
            position = await self._advance(game, state, player_id, seat, actions)
        return await self._after_computers(position, player_id)

    async def take_back(self, game_id: int, player_id: int, revision: int | None = None) -> Position:
        async with self._locks.of(game_id):
            with before_saving():
                game, seat = await self._own_seat(game_id, player_id, revision)
            return await self._advance(game, self._state(game), player_id, seat, [TakeBack()])

    async def _advance(
        self, game: GameRow, state: Any, player_id: int, seat: SeatRow, actions: Sequence[Struct]
    ) -> Position:
        after = state
        with rules_of(game.slug):
            for action in actions:
                after = step(self._controllers[game.slug].game, after, seat.seat, action)
        moved = await self._commit(game, state, after, [(seat.seat, action) for action in actions])
        return self._position(moved, player_id)

    async def _after_computers(self, position: Position, player_id: int) -> Position:
        """Where only computers are to move, a player sees what they did, unless they think for long."""
        if not _only_computers(position.game, position.waiting):
            return position
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.let_computers_play(position.game.id)
        return self._position(await self._running(position.game.id, finished=True), player_id)

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
        while (turn := await self._next_computer(game_id)) is not None:
            game, state, seat = turn
            actions = await asyncio.get_running_loop().run_in_executor(
                self._thinking, _think, self._controllers[game.slug], state, seat, f"{game.seed}:{game.version}"
            )
            await self._play_for(game_id, seat, actions)

    async def _next_computer(self, game_id: int) -> tuple[GameRow, Any, SeatRow] | None:
        """The game, its state and the computer whose turn it is; when there is none, the timer is stopped."""
        async with self._locks.of(game_id):
            game = await self._database.read(games.find, game_id)
            if game is not None and game.status == "running":
                state = self._state(game)
                for seat in self._controllers[game.slug].game.waiting_on(state):
                    if game.seats[seat].level:
                        return game, state, game.seats[seat]
            await self._database.write(timers.clear, game_id, "computers")
            return None

    async def _play_for(self, game_id: int, seat: SeatRow, actions: Sequence[Struct]) -> None:
        async with self._locks.of(game_id):
            game = await self._database.read(games.find, game_id)
            # While it was thinking the seat may have been given back, or the game may be over.
            if game is None or game.status != "running" or game.seats[seat.seat] != seat:
                return
            before = after = self._state(game)
            for action in actions:
                after = step(self._controllers[game.slug].game, after, seat.seat, action)
            await self._commit(game, before, after, [(seat.seat, action) for action in actions])

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
                raise Refusal("not-your-game", names=listed(row.name for row in game.seats))
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
            raise Refusal("not-your-game", names=listed(row.name for row in game.seats))
        if revision is not None and revision != seat.revision:
            raise MovedOn
        return game, seat

    def _state(self, game: GameRow) -> Any:
        assert game.snapshot is not None
        return decode_state(self._controllers[game.slug].game, game.snapshot)

    def _position(self, game: GameRow, player_id: int | None) -> Position:
        controller = self._controllers[game.slug]
        rules = controller.game
        state = self._state(game)
        seat = None if player_id is None else game.seat_of(player_id)
        return Position(
            game=game,
            controller=controller,
            seat=seat,
            view=rules.view(state, None if seat is None else seat.seat),
            waiting=rules.waiting_on(state),
            can_take_back=seat is not None and rules.can_take_back(state, seat.seat),
            result=rules.result(state),
        )

    async def _commit(self, game: GameRow, before: Any, after: Any, actions: Sequence[tuple[Seat, Struct]]) -> GameRow:
        moved = await self._database.write(self._record, game, before, after, actions, clock.now())
        self._after_commit()
        return moved

    async def _record(
        self, tx: Transaction, game: GameRow, before: Any, after: Any, actions: Sequence[tuple[Seat, Struct]], now: int
    ) -> GameRow:
        """Action, snapshot, revisions, timers, posts and result: all of a move, or nothing of it."""
        rules = self._controllers[game.slug].game
        epoch, result, waiting = rules.epoch(after), rules.result(after), rules.waiting_on(after)
        resolved = epoch != game.epoch
        await games.advance(
            tx,
            game,
            now=now,
            status="finished" if result else "running",
            snapshot=encode(after).decode(),
            epoch=epoch,
        )
        rows = [(seat, encode(action).decode()) for seat, action in actions]
        await games.append_actions(tx, game.id, game.epoch, rows, now)
        shown_anew = range(len(game.seats)) if resolved else sorted({seat for seat, _ in actions})
        await games.raise_revisions(tx, game.id, list(shown_anew))
        if game.private:
            pass  # nothing is said about it until its player shows it
        elif result or (resolved and not _only_computers(game, waiting)):
            await posts.add(tx, game.id, "board", game.version + 1, now)
        elif waiting != rules.waiting_on(before):
            await posts.add(tx, game.id, "status", game.version + 1, now)
        if result:
            await standings.record(tx, game, self._controllers[game.slug], result, now)
            await daily.finished(tx, game, self._controllers[game.slug], result, now)
            await timers.clear_all(tx, game.id)
        elif any(game.seats[seat].level for seat in waiting):
            await timers.put(tx, game.id, "computers", now)
        moved = await games.find(tx, game.id)
        assert moved is not None
        return moved


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


def _only_computers(game: GameRow, waiting: Sequence[Seat]) -> bool:
    """Nobody needs to see a board on which computers are about to move; there will be a newer one at once."""
    return bool(waiting) and all(game.seats[seat].level for seat in waiting)


def _think(controller: AnyController, state: Any, seat: SeatRow, seed: str) -> list[Struct]:
    """A computer's steps until it has to wait for somebody, or something was revealed that it should see first."""
    rules = controller.game
    rng = Random(f"{seed}:{seat.seat}")
    epoch = rules.epoch(state)
    actions: list[Struct] = []
    assert seat.level is not None
    while seat.seat in rules.waiting_on(state) and rules.epoch(state) == epoch:
        action = rules.ai.choose(rules.view(state, seat.seat), seat.seat, seat.level, rng)
        state = rules.apply(state, seat.seat, action)
        actions.append(action)
    return actions
