"""The clocks of a table: started and stopped in the transaction of the move, and due at their next event.

Each seat has a clock of its own, which runs while a person is waited for there and somebody else plays with them. What
a turn adds to it comes when the turn is over for everybody: whoever takes an end back and ends again gains nothing, and
neither does anybody whose turn is undone.

Time that nobody has seen pass costs nobody anything. While clocks run, the bot notes every few minutes that it's
``AWAKE``, and no clock runs on for longer than one such pause after the latest note. A pause that was longer, or a note
from the future, means that the bot was down or the time of day has jumped: then every clock goes on from now with what
it had when the note was written.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.storage import absences, boards, clocks, games, meta, posts, timers
from bot.storage.clocks import SeatClock
from bot.storage.database import Transaction
from bot.storage.games import GameRow
from bot.table.calendars import are_times, calendars_of
from bot.table.timekeeping import ALWAYS, DAY, Calendar, Clock, counted, reached
from games.core import Seat
from games.turns import AnyTurn

AWAKE = "awake"
#: How often the bot notes that it's awake, and how late it may be.
BEAT, SLACK = 300, 60
#: What is left of the time when somebody is reminded: a fifth.
REMINDED_AT = 5
#: After how many seconds there's another look at what couldn't be done.
AGAIN = 60
#: The longest time that a clock can hold. Whatever runs for longer than a year isn't true.
LONGEST, YEAR = 60 * DAY, 366 * DAY


def clock_of(game: GameRow) -> Clock | None:
    """None without a clock; one that can't be read is none."""
    return read_clock(game.clock)


def read_clock(text: str | None) -> Clock | None:
    if not text:
        return None
    try:
        clock = msgspec.json.decode(text, type=Clock)
    except msgspec.MsgspecError:
        return None
    return clock if is_sensible(clock) else None


def is_sensible(clock: Clock) -> bool:
    hours = clock.hours
    possible = hours is None or are_times(hours.begin, hours.end)
    return possible and 0 < clock.bank <= clock.cap <= LONGEST and 0 <= clock.increment <= LONGEST


def write_clock(clock: Clock | None) -> str | None:
    return None if clock is None else msgspec.json.encode(clock).decode()


def runs(game: GameRow) -> bool:
    """Whether the clocks of a game may run at all."""
    return game.status == "running" and game.clock is not None and not game.stands_still


def deadline(game: GameRow, seat: Seat) -> int | None:
    """When the time of a seat is up, or was; None if its clock stands still."""
    return game.seats[seat].deadline


class Table(Struct):
    """The clocks of a game within a transaction, and what has to be known to read them."""

    game: GameRow
    clock: Clock
    rows: dict[Seat, SeatClock]
    calendars: Mapping[Seat, Calendar]
    #: The time that counts up to now.
    now: int

    def used(self, row: SeatClock) -> int:
        """How many seconds have counted since its clock began to run."""
        if row.since is None:
            return 0
        since = max(row.since, self.now - YEAR)
        return counted(since, self.now, ALWAYS if row.stage == "late" else self.calendars[row.seat])

    def left(self, row: SeatClock) -> int:
        return max(min(row.remaining, LONGEST) - self.used(row), 0)

    def zero(self, row: SeatClock) -> int | None:
        """When its time is up; after that, when the table's time to answer is."""
        return self._after(row, self.left(row))

    def next_event(self, row: SeatClock, held: int = 0) -> int | None:
        """The reminder, but not before a moment, or else when the time is up."""
        zero, reminder = self.zero(row), self._after(row, self.left(row) - row.remind_at)
        if row.stage != "running" or zero is None or reminder is None:
            return zero
        return min(max(reminder, held), zero)

    def _after(self, row: SeatClock, seconds: int) -> int | None:
        return reached(self.now, seconds, ALWAYS if row.stage == "late" else self.calendars[row.seat])


async def table(tx: Transaction, game: GameRow, now: int) -> Table | None:
    """None if the game has no clock."""
    clock = clock_of(game)
    if clock is None:
        return None
    awake = await _awake(tx)
    until = now if awake is None else min(now, awake + BEAT + SLACK)
    rows = {row.seat: row for row in await clocks.of(tx, game.id) if row.seat < len(game.seats)}
    fresh = {seat.seat: SeatClock(seat.seat, clock.bank) for seat in game.seats if seat.seat not in rows}
    return Table(game, clock, rows | fresh, await calendars_of(tx, game.seats, clock.hours), until)


# --- starting and stopping --------------------------------------------------------------------------------------------


async def moved(tx: Transaction, game: GameRow, before: AnyTurn, after: AnyTurn, now: int) -> GameRow:
    """What the moves of a seat mean for the clocks; returns the row after them, with its deadlines."""
    resolved = after.epoch != before.epoch
    if after.result or not (resolved or after.waiting != before.waiting):
        return game
    return await sync(tx, game, after.waiting, now, resolved=resolved, undone=resolved and after.last is None)


async def sync(
    tx: Transaction,
    game: GameRow,
    waiting: Collection[Seat],
    now: int,
    *,
    resolved: bool = False,
    undone: bool = False,
) -> GameRow:
    """Let exactly those clocks run that should; ``resolved`` means that a turn is over.

    ``undone``: it's over because the one before it, which has added to its clock already, was opened again.
    """
    found = await table(tx, game, now)
    if found is None:
        return game
    playing = {seat.seat for seat in game.people}
    wanted = playing & {*waiting} if len(playing) > 1 and runs(game) else set()
    for row in [*found.rows.values()]:
        changed = row
        if row.since is not None and (resolved or row.seat not in wanted):
            changed = _ended(found, row)
        if resolved and changed.used:
            gained = 0 if undone else found.clock.increment
            changed = replace(changed, remaining=min(found.clock.cap, changed.remaining + gained), used=False)
        if row.seat in wanted and changed.since is None:
            changed = replace(started(changed, now), used=not undone)
        found.rows[row.seat] = changed
    if wanted and await _awake(tx) is None:
        await meta.put(tx, AWAKE, str(now))
    await withdraw(tx, found)
    return await keep(tx, found)


async def stop(tx: Transaction, game: GameRow, now: int) -> None:
    """The game is paused: every clock stands still with what it has, and the table isn't asked about anybody."""
    found = await table(tx, game, now)
    if found is None:
        return
    for seat, row in found.rows.items():
        told = row.told and row.stage != "late"
        found.rows[seat] = replace(row, remaining=found.left(row), since=None, told=told)
    await withdraw(tx, found)
    await keep(tx, found)


async def renew(tx: Transaction, game: GameRow, seat: Seat, now: int) -> None:
    """Somebody else sits there now: they begin with a full clock."""
    found = await table(tx, game, now)
    if found is not None:
        found.rows[seat] = SeatClock(seat, found.clock.bank)
        await withdraw(tx, found)
        await keep(tx, found)
        await timers.put(tx, game.id, "clock", timers.AT_ONCE)  # it begins to run if they are waited for


async def go_on(tx: Transaction, game: GameRow, turn: AnyTurn, now: int) -> None:
    """The game goes on, and every clock with what it had."""
    await sync(tx, game, turn.waiting, now)


async def begin_again(tx: Transaction, game: GameRow, turn: AnyTurn, seat: Seat, now: int) -> None:
    """A game that was closed goes on: those whose time was up begin with a full clock, like who opened it again."""
    found = await table(tx, game, now)
    if found is not None:
        for row in [*found.rows.values()]:
            if row.stage == "late" or row.seat == seat:
                found.rows[row.seat] = SeatClock(row.seat, found.clock.bank)
        await keep(tx, found)
        game = replace(game, seats=tuple(replace(row, level=None) if row.seat == seat else row for row in game.seats))
        await sync(tx, game, turn.waiting, now)


async def change(tx: Transaction, game: GameRow, turn: AnyTurn, clock: Clock | None, now: int) -> None:
    """Another clock for a running game, or none.

    Until now, time has counted as it did. From now on nobody has less than this clock begins with, so that a shorter
    one takes nobody by surprise; whoever has more keeps it, up to what it can hold. Nobody is late any more.
    """
    await stop(tx, game, now)
    changed = replace(game, clock=write_clock(clock))
    await games.change(tx, game.id, clock=changed.clock)
    if clock is None:
        await clocks.forget(tx, game.id)
    else:
        await clocks.put(tx, game.id, [_in_another(row, clock) for row in await clocks.of(tx, game.id)])
        await sync(tx, changed, turn.waiting, now)
    await posts.add(tx, game.id, "status", game.version, now)


def _in_another(row: SeatClock, clock: Clock) -> SeatClock:
    saved = 0 if row.stage == "late" else row.remaining
    remaining = min(max(saved, clock.bank), clock.cap)
    return replace(row, remaining=remaining, stage="running", told=False, remind_at=remaining // REMINDED_AT)


def started(row: SeatClock, now: int) -> SeatClock:
    """A clock that has run in this turn goes on where it was."""
    if row.used:
        return replace(row, since=now)
    return replace(row, since=now, used=True, stage="running", told=False, remind_at=row.remaining // REMINDED_AT)


def _ended(found: Table, row: SeatClock) -> SeatClock:
    """Its player has done their part, or a computer does it now."""
    left = 0 if row.stage == "late" else found.left(row)
    return replace(row, remaining=left, since=None, stage="reminded" if row.stage == "late" else row.stage)


async def withdraw(tx: Transaction, found: Table) -> None:
    """What was said about seats asks for nothing any more once none of them is waited for."""
    game, running = found.game, [row for row in found.rows.values() if row.since is not None]
    for kind, stage in (("reminder", "reminded"), ("late", "late")):
        asked = any(row.stage == stage for row in running)
        if not asked and not (kind == "late" and await absences.asked(tx, game.id)):
            if await boards.retire(tx, game.id, "", only=kind):
                await posts.add(tx, game.id, "history", game.version, found.now)
        elif kind == "late":
            await posts.add(tx, game.id, "late", game.version, found.now)


async def keep(tx: Transaction, found: Table, *, held: Mapping[Seat, int] | None = None, looked: int = 0) -> GameRow:
    """Write the clocks, their deadlines, and when the next thing is due; returns the row with its deadlines.

    ``held`` are the seats whose reminder waits until a moment. What a look has found due and left undone is tried again
    a while after it.
    """
    game, rows = found.game, found.rows.values()
    await clocks.put(tx, game.id, rows)
    deadlines = {row.seat: _shown_deadline(found, row) for row in rows}
    await clocks.put_deadlines(tx, game.id, deadlines.items())
    events = [found.next_event(row, (held or {}).get(row.seat, 0)) for row in rows if row.since is not None]
    due = [at if at > looked else looked + AGAIN for at in events if at is not None]
    if due:
        await timers.put(tx, game.id, "clock", min(due))
    else:
        await timers.clear(tx, game.id, "clock")
    return replace(game, seats=tuple(replace(seat, deadline=deadlines[seat.seat]) for seat in game.seats))


def _shown_deadline(found: Table, row: SeatClock) -> int | None:
    if row.since is None:
        return None
    return found.game.seats[row.seat].deadline if row.stage == "late" else found.zero(row)


# --- time that nobody has seen pass -----------------------------------------------------------------------------------


async def beat(tx: Transaction, now: int) -> bool:
    """Note that the bot is awake; False if no clock runs. If it wasn't awake all the time, nobody pays for that."""
    game_ids, awake = await clocks.running(tx), await _awake(tx)
    if not game_ids:
        await meta.forget(tx, AWAKE)
        return False
    if awake is not None and not 0 <= now - awake <= BEAT + SLACK:
        await settle(tx, game_ids, awake, now)
    await meta.put(tx, AWAKE, str(now))
    return True


async def settle(tx: Transaction, game_ids: Iterable[int], until: int, now: int) -> None:
    """The clocks of these games go on from now with what they had at another moment."""
    for game_id in game_ids:
        game = await games.outline(tx, game_id)
        found = None if game is None else await table(tx, game, until)
        if game is None or found is None:
            await clocks.forget(tx, game_id)
            continue
        for seat, row in found.rows.items():
            if row.since is not None:
                found.rows[seat] = replace(row, remaining=found.left(row), since=now)
        # From now on, not from that moment: what comes next is due later, too.
        await keep(tx, replace(found, now=now))
        if not game.private:
            await posts.add(tx, game_id, "status", game.version, now)


async def _awake(tx: Transaction) -> int | None:
    noted = await meta.get(tx, AWAKE)
    return int(noted) if noted is not None and noted.isdigit() else None
