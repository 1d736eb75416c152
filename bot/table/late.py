"""What is due on the clocks: reminders, days off spent by themselves, questions to the table, a computer's move."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Literal, get_args

from msgspec.structs import replace

from bot import clock
from bot.storage import absences, notes, posts, timers
from bot.storage import clocks as storage
from bot.storage.clocks import Habits
from bot.storage.database import Transaction
from bot.storage.games import GameRow, SeatRow
from bot.table import clocks, digests
from bot.table.calendars import (
    DAYS_OFF,
    WORLD,
    days_left,
    habits_of,
    quiet_hours,
    quiet_since,
    too_many,
    turns_back,
)
from bot.table.clocks import Table
from bot.table.play import Play
from bot.table.positions import turn_of
from bot.table.refusals import Refusal
from bot.table.standing_in import STAND_IN, move_for
from bot.table.tables import Tables, hand_over
from bot.table.timekeeping import DAY, MINUTE, day_of
from games.core import Seat
from games.turns import AnyTurn

#: What the table can do about somebody who is late: give them another bank, let a computer make this move, or let it
#: play until they come back.
Decision = Literal["wait", "move", "seat"]
DECISIONS: tuple[Decision, ...] = get_args(Decision)
#: The table has so many seconds to decide; then a computer makes the move.
ANSWER = DAY
#: For so many seconds after a tap, nobody is reminded: they are here.
HERE = 15 * MINUTE


class Clocks:
    def __init__(self, tables: Tables, play: Play, thinking: Executor, latest: Callable[[int], int | None]) -> None:
        """``latest`` says when somebody tapped last, if that's known."""
        self._tables = tables
        self._play = play
        self._thinking = thinking
        self._latest = latest
        #: Of the taps before the start of the bot nobody knows, so everybody was here then.
        self._began = clock.now()

    async def look(self, game_id: int) -> None:
        """Do what is due at a table."""
        game = await self._tables.find(game_id)
        if clocks.runs(game):
            await self._play.position(game)  # if it can't be read, it's restored
        async with self._tables.lock(game_id):
            game = await self._tables.find(game_id)
            if not clocks.runs(game):
                await self._tables.keep(timers.clear, game_id, "clock")
                return
            turn = turn_of(self._tables.controller(game), game)
            here = {player: (self._latest(player) or self._began) + HERE for player in _players(game)}
            overdue = await self._tables.keep(look, game, turn.waiting, clock.now(), here)
        for seat in overdue:
            await self._move_for(game_id, seat, "late-overdue")

    async def decide(self, game_id: int, player_id: int, seat: Seat, decision: Decision) -> str:
        """What another person at the table wants to be done about a seat that is late; returns its player's name."""
        async with self._tables.lock(game_id):
            game = await self._tables.find(game_id)
            late = deciding(game, player_id, seat)
            if decision != "move":
                await self._tables.commit(_decided, game, late, decision, clock.now())
        if decision == "move" and not await self._move_for(game_id, seat, "late-move"):
            raise Refusal("not-late", names=[late.name])
        return late.name

    async def late_at(self, game_id: int, player_id: int) -> list[Seat]:
        """The other seats that are late."""
        game = await self._tables.find(game_id)
        rows = await self._tables.database.read(storage.of, game_id)
        own = game.seat_of(player_id)
        return [row.seat for row in rows if row.is_late and (own is None or row.seat != own.seat)]

    async def _move_for(self, game_id: int, seat: Seat, note: str) -> bool:
        """Let a computer end the part of somebody who is late; False if they aren't any more."""

        async def also(tx: Transaction, game: GameRow, now: int) -> None:
            await notes.add(tx, game_id, f"{note} {seat}", now)

        return await move_for(self._tables, self._thinking, game_id, seat, partial(self._late, game_id, seat), also)

    async def _late(self, game_id: int, seat: Seat) -> tuple[GameRow, AnyTurn] | None:
        game = await self._tables.find(game_id)
        rows = await self._tables.database.read(storage.of, game_id)
        if not clocks.runs(game) or not any(row.is_late for row in rows if row.seat == seat):
            return None
        turn = turn_of(self._tables.controller(game), game)
        return (game, turn) if seat in turn.waiting else None

    # --- when somebody's time counts ----------------------------------------------------------------------------------

    async def set_habits(self, habits: Habits) -> None:
        """Quiet hours and a time zone."""
        await self._tables.commit(_set_habits, habits, clock.now())

    async def set_days_off(self, player_id: int, days: Sequence[int]) -> None:
        """Days off from today on, instead of those that were set before."""
        await self._tables.commit(_set_days_off, player_id, days, clock.now())


def deciding(game: GameRow, player_id: int, seat: Seat) -> SeatRow:
    """The seat about which somebody decides; they have to be another person at the table."""
    own = game.seat_of(player_id)
    if own is None or own.level is not None:
        raise Refusal("not-your-game", names=game.names)
    if own.seat == seat:
        raise Refusal("late-yourself")
    if not 0 <= seat < len(game.seats):
        raise Refusal("nobody-late")
    return game.seats[seat]


def _players(game: GameRow) -> list[int]:
    return [seat.player_id for seat in game.seats if seat.player_id is not None]


async def look(
    tx: Transaction, game: GameRow, waiting: Collection[Seat], now: int, tapped: Mapping[int, int]
) -> list[Seat]:
    """Remind people, spend their days off, and ask the table; returns for whom a computer has to move now.

    ``tapped`` is until when nobody reminds these players: they are here.
    """
    game = await clocks.sync(tx, game, waiting, now)
    found = await clocks.table(tx, game, now)
    if found is None:
        return []
    if [seat for seat in game.people if await _spends_day_off(tx, found, seat, now)]:
        found = await clocks.table(tx, game, now) or found
    # A computer takes the seats of those who aren't there any more: it's asked about them, too (``absence``).
    gone = {row.player_id for row in await absences.asked(tx, game.id)}
    held, overdue = dict[Seat, int](), list[Seat]()
    for seat in game.people:
        row = found.rows[seat.seat]
        if row.since is None:
            continue
        if row.stage == "late":
            overdue += [] if found.left(row) or seat.player_id in gone else [seat.seat]
        elif not found.left(row):
            found.rows[seat.seat] = replace(row, stage="late", remaining=ANSWER, since=now, told=False)
            await posts.add(tx, game.id, "late", found.game.version, now)
            if not game.private:  # perhaps they aren't there any more
                await timers.put(tx, game.id, "absence", timers.AT_ONCE)
        elif row.stage == "running" and found.left(row) <= row.remind_at:
            held[seat.seat] = tapped.get(seat.player_id or 0, 0)
            if held[seat.seat] <= now:
                found.rows[seat.seat] = replace(row, stage="reminded", told=False)
                await posts.add(tx, game.id, "reminder", found.game.version, now)
    await clocks.withdraw(tx, found)
    await clocks.keep(tx, found, held=held, looked=now)
    return overdue


async def _decided(tx: Transaction, game: GameRow, late: SeatRow, decision: Decision, now: int) -> None:
    found = await clocks.table(tx, game, now)
    if found is None or not found.rows[late.seat].is_late:
        raise Refusal("not-late", names=[late.name])
    if decision == "wait":
        fresh = replace(found.rows[late.seat], remaining=found.clock.bank, since=None, used=False)
        found.rows[late.seat] = clocks.started(fresh, now)
        await clocks.withdraw(tx, found)
        await clocks.keep(tx, found)
        await posts.add(tx, game.id, "status", game.version, now)
    else:
        await hand_over(tx, game, late, STAND_IN, now)
    await notes.add(tx, game.id, f"late-{decision} {late.seat}", now)


async def _spends_day_off(tx: Transaction, found: Table, seat: SeatRow, now: int) -> bool:
    """A day off is spent by itself before somebody is late where turns take days; False if they have none left.

    It's the whole day, so what has counted of it until now comes back.
    """
    row = found.rows[seat.seat]
    due = row.since is not None and row.stage != "late" and not found.left(row)
    if seat.player_id is None or not due or found.clock.bank < DAY:
        return False
    zone = found.calendars[seat.seat].zone
    today, spent = day_of(now, zone), await storage.days_off(tx, seat.player_id)
    if today in spent or days_left(spent, now, zone) < 1:
        return False
    await storage.put_days_off(tx, seat.player_id, [today])
    await clocks.settle(tx, await storage.running_of(tx, seat.player_id), now, now)
    return True


async def _set_habits(tx: Transaction, habits: Habits, now: int) -> None:
    """From now on: what has counted has counted."""
    before = await habits_of(tx, habits.id)
    if turns_back(before, habits, await storage.days_off(tx, habits.id), now):
        raise Refusal("day-off-in-zone")
    if quiet_hours(habits) not in (None, quiet_hours(before)):
        habits = replace(habits, quiet_since=quiet_since(before, now))
    running = await storage.running_of(tx, habits.id)
    await clocks.settle(tx, running, now, now)
    await storage.put_habits(tx, habits)
    await digests.reschedule(tx, habits, now)
    await clocks.settle(tx, running, now, now)


async def _set_days_off(tx: Transaction, player_id: int, days: Sequence[int], now: int) -> None:
    """A day that has begun, or is over, stays spent."""
    habits = await habits_of(tx, player_id)
    today = day_of(now, habits.zone or WORLD)
    spent = [day for day in await storage.days_off(tx, player_id) if day <= today]
    wanted = [day for day in days if day >= today]
    if too_many({*spent, *wanted}):
        raise Refusal("too-many-days-off", most=DAYS_OFF)
    running = await storage.running_of(tx, player_id)
    await clocks.settle(tx, running, now, now)
    await storage.cancel_days_off(tx, player_id, today + 1)
    await storage.put_days_off(tx, player_id, wanted)
    await clocks.settle(tx, running, now, now)
