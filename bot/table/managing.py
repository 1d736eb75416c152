"""What moderators do about a game. Every act leaves a line that says who did it, and why."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from concurrent.futures import Executor

from msgspec import Struct
from msgspec.structs import replace

from bot import clock
from bot.storage import absences, audit, blocks, games, notes, posts, seat_rows, timers
from bot.storage.audit import Act, Deed
from bot.storage.database import Transaction
from bot.storage.games import GameRow, SeatRow
from bot.table import clocks, plans
from bot.table.play import Play
from bot.table.positions import turn_of
from bot.table.refusals import Closed, MovedOn, Refusal
from bot.table.standing_in import STAND_IN, move_for
from bot.table.tables import Tables, cancel, decided_before, hand_over, need_play, others_play
from bot.table.timekeeping import Clock
from bot.table.undoing import Undoing, reopen
from games.core import Seat
from games.turns import AnyTurn

#: What those at the table are told in a message of its own.
TOLD: tuple[Act, ...] = ("replace", "clock", "undo")

#: What happens in the transaction of an act.
Change = Callable[[Transaction, int], Awaitable[None]]


class By(Struct, frozen=True):
    """The moderator who does something, and why."""

    id: int
    reason: str = ""


class Person(Struct, frozen=True):
    """Somebody who takes a seat."""

    id: int
    name: str


class Managing:
    def __init__(self, tables: Tables, play: Play, undoing: Undoing, thinking: Executor) -> None:
        self._tables = tables
        self._play = play
        self._undoing = undoing
        self._thinking = thinking

    async def pause(self, game_id: int, by: By) -> None:
        async with self._tables.lock(game_id):
            game = await self._running(game_id)
            if game.paused_at is not None:
                raise Refusal("already-paused")
            await self._do(game, by, "pause", lambda tx, now: pause(tx, game, now))

    async def resume(self, game_id: int, by: By) -> None:
        await self._restored(game_id)
        async with self._tables.lock(game_id):
            game = await self._running(game_id)
            if game.paused_at is None:
                raise Refusal("not-paused")
            turn = turn_of(self._tables.controller(game), game)
            await self._do(game, by, "resume", lambda tx, now: resume(tx, game, turn, now))

    async def skip(self, game_id: int, seat: Seat, by: By, epoch: int | None = None) -> str:
        """Let a computer make the move of somebody the table waits for; returns their name.

        ``epoch`` is the turn that the button was made for, if it was a button. It doesn't name the seat's revision,
        which would tell how often somebody has moved in the open turn.
        """
        await self._restored(game_id)
        name = ""

        async def wanted() -> tuple[GameRow, AnyTurn]:
            nonlocal name
            game = await self._running(game_id)
            row = _seat(game, seat)
            name = row.name
            need_play(game)
            if epoch not in (None, game.epoch):
                raise MovedOn
            turn = turn_of(self._tables.controller(game), game)
            if row.level is not None or seat not in turn.waiting:
                raise Refusal("not-waited-for", names=[name])
            return game, turn

        async def also(tx: Transaction, game: GameRow, now: int) -> None:
            await _note(tx, game, by, "skip", now, game.seats[seat])
            await notes.add(tx, game.id, f"skip {seat}", now)

        if not await move_for(self._tables, self._thinking, game_id, seat, wanted, also):
            raise MovedOn
        return name

    async def replace(self, game_id: int, seat: Seat, person: Person | None, by: By) -> str:
        """Give a seat to another person; or, until its owner comes back, to a computer. Returns whose it was."""
        async with self._tables.lock(game_id):
            game = await self._running(game_id)
            row = _seat(game, seat)
            if person is None and row.level is not None:
                raise Refusal("computer-plays-there", names=[row.name])
            if person is not None and game.seat_of(person.id) is not None:
                raise Refusal("sits-there-already", names=[person.name])
            if person is not None:
                others = [seat.player_id for seat in game.seats if seat.player_id is not None and seat is not row]
                # Not even a moderator learns who has blocked whom.
                if (await self._tables.database.read(blocks.between, person.id, others)).everybody:
                    raise Refusal("cannot-seat", names=[person.name])

            async def change(tx: Transaction, now: int) -> None:
                if person is None:
                    await hand_over(tx, game, row, STAND_IN, now)
                else:
                    await seat_person(tx, game, row, person, now)

            await self._do(game, by, "replace", change, row, person)
        return row.name

    async def change_clock(self, game_id: int, wanted: Clock | None, by: By) -> None:
        """Let everybody at a running game think longer or shorter from now on, or without a limit."""
        await self._restored(game_id)
        async with self._tables.lock(game_id):
            game = await self._running(game_id)
            if wanted == clocks.clock_of(game):
                raise Refusal("same-clock")
            turn = turn_of(self._tables.controller(game), game)

            async def change(tx: Transaction, now: int) -> None:
                await clocks.change(tx, await games.advance(tx, game, now), turn, wanted, now)

            self._tables.clocked = True
            await self._do(game, by, "clock", change, what=clocks.write_clock(wanted) or "")

    async def undo(self, game_id: int, by: By) -> str:
        """Open the last turn again, with the limits that hold for its player; returns their name."""
        await self._restored(game_id)
        async with self._tables.lock(game_id):
            game = await self._running(game_id)
            need_play(game)
            turn = await self._undoing.last_turn(game)
            row = _seat(game, -1 if game.undo_of is None else game.undo_of)
            controller = self._tables.controller(game)
            await self._do(game, by, "undo", lambda tx, now: reopen(tx, game, controller, turn, now), row)
        return row.name

    async def cancel(self, game_id: int, by: By) -> None:
        """End a game without a result; that's also how a damaged one is got rid of."""
        async with self._tables.lock(game_id):
            game = await self._tables.outline(game_id)
            if game.status not in ("lobby", "running"):
                raise Refusal("game-over")
            await self._do(game, by, "cancel", lambda tx, now: cancel(tx, game, now))

    async def move(self, game_id: int, channel_id: int, by: By, go: Callable[..., Awaitable[None]]) -> None:
        """Let a game go on in another channel; ``go`` is what that means for its messages."""
        async with self._tables.lock(game_id):
            game = await self._tables.find(game_id)
            if game.status not in ("lobby", "running"):
                raise Refusal("game-over")
            if game.closed_at is not None:
                raise Closed
            if game.channel_id == channel_id:
                raise Refusal("plays-there-already", place=str(channel_id))
            what = str(channel_id)
            await self._do(game, by, "move", lambda tx, now: go(tx, game, channel_id, now), what=what)

    async def _do(
        self,
        game: GameRow,
        by: By,
        act: Act,
        change: Change,
        row: SeatRow | None = None,
        person: Person | None = None,
        what: str = "",
    ) -> None:
        now = clock.now()

        async def write(tx: Transaction) -> None:
            await change(tx, now)
            await _note(tx, game, by, act, now, row, person, what)
            if act in ("pause", "resume", "replace", "clock"):
                await notes.add(tx, game.id, act if row is None else f"{act} {row.seat}", now)
            if act in TOLD:
                await posts.add(tx, game.id, "notice", game.version + 1, now)

        await self._tables.commit(write)

    async def _running(self, game_id: int) -> GameRow:
        game = await self._tables.find(game_id)
        if game.status != "running":
            raise Refusal("not-started" if game.status == "lobby" else "game-over")
        if game.closed_at is not None:
            raise Closed
        return game

    async def _restored(self, game_id: int) -> None:
        """If its position can't be read, it's restored."""
        await self._play.position(await self._running(game_id))


def _seat(game: GameRow, seat: Seat) -> SeatRow:
    if not 0 <= seat < len(game.seats):
        raise Refusal("no-such-seat")
    return game.seats[seat]


async def _note(
    tx: Transaction,
    game: GameRow,
    by: By,
    act: Act,
    now: int,
    row: SeatRow | None = None,
    person: Person | None = None,
    what: str = "",
) -> None:
    deed = Deed(
        guild_id=game.guild_id,
        game_id=game.id,
        actor_id=by.id,
        act=act,
        at=now,
        whom=None if row is None else row.player_id,
        instead=None if person is None else person.id,
        what=row.name if row is not None and row.player_id is None else what,
        reason=by.reason,
        told=act not in TOLD,
    )
    await audit.add(tx, deed)


# --- pausing and going on ---------------------------------------------------------------------------------------------


async def pause(tx: Transaction, game: GameRow, now: int) -> None:
    """Nobody moves from now on, computers included, and no time passes."""
    paused = replace(await games.advance(tx, game, now), paused_at=now)
    await games.change(tx, game.id, paused_at=now)
    await clocks.stop(tx, paused, now)
    if await absences.withdraw(tx, game.id):
        await posts.add(tx, game.id, "late", paused.version, now)
    await timers.clear(tx, game.id, "computers")
    await posts.add(tx, game.id, "status", paused.version, now)


async def resume(tx: Transaction, game: GameRow, turn: AnyTurn, now: int) -> None:
    """The game goes on where it was; a new board calls those who are waited for."""
    going = replace(await games.advance(tx, game, now), paused_at=None)
    await games.change(tx, game.id, paused_at=None)
    await posts.add(tx, game.id, "board", going.version, now)
    # After the board, which puts an end to whatever was asked before it.
    await clocks.go_on(tx, going, turn, now)
    await timers.somebody_plays(tx, game.id, now)
    await timers.put(tx, game.id, "computers", timers.AT_ONCE)
    if decided_before(game, turn.waiting):
        await plans.schedule(tx, game, now)


# --- seats ------------------------------------------------------------------------------------------------------------


async def seat_person(tx: Transaction, game: GameRow, row: SeatRow, person: Person, now: int) -> None:
    """Somebody else plays on from here. What was half chosen there was somebody else's thought, so it goes."""
    moved = await others_play(tx, game, now)
    await seat_rows.set_player(tx, game.id, row.seat, person.id, person.name)
    await games.raise_revisions(tx, game.id, [row.seat])
    await clocks.renew(tx, moved, row.seat, now)
    await timers.somebody_plays(tx, game.id, now)
    if await absences.forget(tx, game.id, row.player_id):
        await posts.add(tx, game.id, "late", moved.version, now)
    await posts.add(tx, game.id, "status", moved.version, now)
