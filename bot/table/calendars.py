"""When the time of a player counts: outside their quiet hours, and not on their days off."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import date

from bot.storage import clocks
from bot.storage.clocks import Habits
from bot.storage.database import Connection
from bot.storage.games import SeatRow
from bot.table.timekeeping import DAY, HOUR, MINUTE, MINUTES_A_DAY, Calendar, Hours, ahead, day_of, until
from games.core import Seat

#: How many days off a player has each year.
DAYS_OFF = 20
#: Somebody who is quiet for longer would keep others waiting for good.
LONGEST_QUIET = 12 * HOUR // MINUTE
#: The zone of those who haven't named theirs.
WORLD = "UTC"


async def calendars_of(
    connection: Connection, seats: Iterable[SeatRow], table_hours: Hours | None
) -> dict[Seat, Calendar]:
    players = {seat.seat: seat.player_id for seat in seats if seat.player_id is not None}
    habits = {known.id: known for known in await clocks.habits(connection, [*players.values()])}
    days = {player: frozenset(await clocks.days_off(connection, player)) for player in players.values()}
    return {
        seat: _calendar(habits.get(player, Habits(player)), days[player], table_hours)
        for seat, player in players.items()
    }


def _calendar(habits: Habits, days: frozenset[int], table_hours: Hours | None) -> Calendar:
    return Calendar(table_hours, quiet_hours(habits), habits.quiet_since or 0, days, habits.zone or WORLD)


async def habits_of(connection: Connection, player_id: int) -> Habits:
    return next(iter(await clocks.habits(connection, [player_id])), Habits(player_id))


def quiet_hours(habits: Habits) -> Hours | None:
    begin, end = habits.quiet_from, habits.quiet_to
    if begin is None or end is None or not are_times(begin, end):
        return None
    return Hours(begin, end, habits.zone or WORLD)


async def asleep(connection: Connection, player_ids: Sequence[int], now: int) -> dict[int, int]:
    """Whose quiet hours it is, and until when."""
    found = {known.id: quiet_hours(known) for known in await clocks.habits(connection, player_ids)}
    ends = {player: until(hours, now) for player, hours in found.items() if hours is not None}
    return {player: end for player, end in ends.items() if end is not None}


def quiet_since(before: Habits, now: int) -> int:
    """From when on new quiet hours stop clocks.

    At once, but once a day at most: somebody who puts them off again and again would otherwise be quiet all the time.
    """
    return (
        now if before.quiet_since is None else max(now, before.quiet_since + (DAY if before.quiet_since <= now else 0))
    )


def turns_back(before: Habits, after: Habits, days: Collection[int], now: int) -> bool:
    """Whether a day off that has begun in one zone would begin again, or become longer, in another."""
    old, new = day_of(now, before.zone or WORLD), day_of(now, after.zone or WORLD)
    return ahead(before.zone or WORLD, now) > ahead(after.zone or WORLD, now) and any(new <= day <= old for day in days)


def are_times(*minutes: int) -> bool:
    return all(0 <= time < MINUTES_A_DAY for time in minutes)


def days_left(spent: Collection[int], now: int, zone: str) -> int:
    """How many days off somebody has left this year."""
    return DAYS_OFF - _in_year(_year(day_of(now, zone)), spent)


def too_many(days: Collection[int]) -> bool:
    """Whether these are more days off than there are in one of their years."""
    return any(_in_year(year, days) > DAYS_OFF for year in {_year(day) for day in days})


def _in_year(year: int, days: Iterable[int]) -> int:
    return sum(_year(day) == year for day in days)


def _year(day: int) -> int:
    return date.fromordinal(day).year
