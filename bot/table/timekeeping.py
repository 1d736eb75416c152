"""Which seconds count on somebody's clock: pure functions over moments, which are whole seconds since 1970.

Time counts while a table plays, outside a player's quiet hours, and not on their days off. Days are numbered as
``date.toordinal`` does; times of day are minutes since midnight in a zone of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import cache
from importlib.resources import files
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import tzdata
from msgspec import Struct

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
WEEK = 7 * DAY
MINUTES_A_DAY = 24 * 60

#: How far ahead anything is worth looking for: who never has time until then, never has.
HORIZON = 60 * WEEK


class Hours(Struct, frozen=True):
    """From one time of day to another; past midnight if the second one comes first."""

    begin: int
    end: int
    zone: str

    @property
    def minutes(self) -> int:
        """How long they are on an ordinary day; the same time twice is a whole day."""
        return (self.end - self.begin) % MINUTES_A_DAY or MINUTES_A_DAY


class Clock(Struct, frozen=True):
    """How long a player may think: a bank, what each turn adds to it, and the most it can hold."""

    bank: int
    increment: int
    cap: int
    #: When the table plays; always, if there are none.
    hours: Hours | None = None


class Calendar(Struct, frozen=True):
    """When the time of one player at one table counts."""

    hours: Hours | None = None
    quiet: Hours | None = None
    #: From this moment on they are quiet; before it, their time counts.
    quiet_since: int = 0
    days_off: frozenset[int] = frozenset()
    #: Where days begin and end.
    zone: str = "UTC"


#: Somebody whose time always counts.
ALWAYS = Calendar()

#: A stretch of time, without its last moment.
_Stretch = tuple[int, int]


def counted(begin: int, end: int, calendar: Calendar) -> int:
    """How many of the seconds between two moments count."""
    return sum(last - first for first, last in _stretches(begin, end, calendar))


def reached(begin: int, seconds: int, calendar: Calendar) -> int | None:
    """The first moment by which so many seconds have counted; None if that never happens."""
    if seconds <= 0:
        return begin
    for first, last in _stretches(begin, begin + seconds + HORIZON, calendar):
        if seconds <= last - first:
            return first + seconds
        seconds -= last - first
    return None


def until(hours: Hours, moment: int) -> int | None:
    """When these hours are over, if it's one of them now."""
    around = _within(hours, moment - 2 * DAY, moment + 2 * DAY)
    return next((last for first, last in around if first <= moment < last), None)


def day_of(moment: int, zone: str) -> int:
    return datetime.fromtimestamp(moment, _zone(zone)).toordinal()


def ahead(zone: str, moment: int) -> timedelta:
    """How far the clocks of a zone are ahead of the world's."""
    return datetime.fromtimestamp(moment, _zone(zone)).utcoffset() or timedelta()


def next_time(after: int, minutes: int, zone: str) -> int:
    """When it's this time of day for the first time after a moment."""
    there, today = _zone(zone), day_of(after, zone)
    return next(found for day in (today, today + 1, today + 2) if (found := _moment(day, minutes, there)) > after)


def _stretches(begin: int, end: int, calendar: Calendar) -> Iterator[_Stretch]:
    """The time that counts, piece by piece; a week is looked at after the other, because most need only one."""
    for first in range(begin, end, WEEK):
        last = min(first + WEEK, end)
        counting = [(first, last)] if calendar.hours is None else [*_played(calendar.hours, calendar, first, last)]
        if calendar.hours is None:
            counting = _without(counting, _asleep(calendar, first, last))
        if calendar.days_off:
            counting = _without(counting, _days(calendar, first, last))
        yield from counting


def _played(hours: Hours, calendar: Calendar, begin: int, end: int) -> Iterator[_Stretch]:
    """What is left of the playing hours outside the quiet ones: an hour at least, or else all of them.

    Somebody who has sat down at this table can't be quiet whenever it plays.
    """
    around = 2 * DAY  # whatever is cut off there ends before the stretch that is asked for
    for first, last in _within(hours, begin - around, end + around):
        awake = _without([(first, last)], _asleep(calendar, first, last))
        if sum(then - since for since, then in awake) < min(HOUR, last - first):
            awake = [(first, last)]
        yield from ((max(since, begin), min(then, end)) for since, then in awake if since < end and begin < then)


def _asleep(calendar: Calendar, begin: int, end: int) -> list[_Stretch]:
    return [] if calendar.quiet is None else [*_within(calendar.quiet, max(begin, calendar.quiet_since), end)]


def _within(hours: Hours, begin: int, end: int) -> Iterator[_Stretch]:
    """The hours of every day between two moments. Where a clock is put on or back, none overlaps the one before."""
    zone = _zone(hours.zone)
    latest = begin
    for day in range(day_of(begin, hours.zone) - 1, day_of(end, hours.zone) + 1):
        first = max(_moment(day, hours.begin, zone), latest)
        last = min(_moment(day + (hours.end <= hours.begin), hours.end, zone), end)
        if first < last:
            yield first, last
            latest = last


def _days(calendar: Calendar, begin: int, end: int) -> list[_Stretch]:
    zone = _zone(calendar.zone)
    days = range(day_of(begin, calendar.zone), day_of(end, calendar.zone) + 1)
    return [(_moment(day, 0, zone), _moment(day + 1, 0, zone)) for day in days if day in calendar.days_off]


def _without(stretches: Sequence[_Stretch], others: Sequence[_Stretch]) -> list[_Stretch]:
    """What is left of some stretches; both come in order, and neither overlap among themselves."""
    for begin, end in others:
        stretches = [
            (first, last)
            for known in stretches
            for first, last in ((known[0], min(known[1], begin)), (max(known[0], end), known[1]))
            if first < last
        ]
    return [*stretches]


def _moment(day: int, minutes: int, zone: tzinfo) -> int:
    """A time of day that a clock skips when it's put on comes as much later; one that comes twice is the first."""
    there = date.fromordinal(day)
    return int((datetime(there.year, there.month, there.day, tzinfo=zone) + timedelta(minutes=minutes)).timestamp())


@cache
def _zone(name: str) -> tzinfo:
    """A zone that is no longer known counts as the world's."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


@cache
def zones() -> tuple[str, ...]:
    """Every zone by its name."""
    return tuple(files(tzdata).joinpath("zones").read_text(encoding="utf-8").split())
