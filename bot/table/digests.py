"""When somebody hears how their games stand: once a day at an hour of theirs, but never in their quiet hours."""

from __future__ import annotations

from bot.storage import digests
from bot.storage.clocks import Habits
from bot.storage.database import Transaction
from bot.table.calendars import WORLD, quiet_hours
from bot.table.timekeeping import Calendar, next_time, reached


def next_digest(minute: int, habits: Habits, after: int) -> int:
    return awake(habits, next_time(after, minute, habits.zone or WORLD))


def awake(habits: Habits, moment: int) -> int:
    """The moment itself, or when the quiet hours are over in which it is."""
    second = reached(moment, 1, Calendar(quiet=quiet_hours(habits)))
    return moment if second is None else second - 1


async def choose(tx: Transaction, habits: Habits, minute: int | None, now: int) -> None:
    if minute is None:
        await digests.forget(tx, habits.id)
    else:
        await digests.put(tx, habits.id, minute, next_digest(minute, habits, now))


async def reschedule(tx: Transaction, habits: Habits, now: int) -> None:
    """Somebody has other quiet hours, or lives elsewhere."""
    known = await digests.of(tx, habits.id)
    if known is not None:
        await choose(tx, habits, known.minute, now)
