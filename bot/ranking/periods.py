"""The days of the daily challenge, and the weeks, months and seasons by which results are summed up.

A new day begins at a fixed hour, UTC, for everybody everywhere.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Literal

HOUR = 6
_DAY = 24 * 3600
_FIRST = date(1970, 1, 1)
Period = Literal["week", "month", "season", "all"]
PERIODS: tuple[Period, ...] = ("week", "month", "season", "all")


def key(period: Period, at: int) -> str:
    """The week, month or quarter of a moment in UTC, or all of time."""
    moment = datetime.fromtimestamp(at, UTC)
    match period:
        case "week":
            year, week, _ = moment.isocalendar()
            return f"{year}-W{week:02}"
        case "month":
            return f"{moment.year}-{moment.month:02}"
        case "season":
            return f"{moment.year}-S{(moment.month + 2) // 3}"
        case "all":
            return "all"


def keys(at: int) -> list[str]:
    """Every period that a moment belongs to."""
    return [key(period, at) for period in PERIODS]


def day_of(now: int) -> int:
    return (now - HOUR * 3600) // _DAY


def date_of(day: int) -> date:
    """The date on which a day begins."""
    return datetime.fromtimestamp(starts_at(day), UTC).date()


def day_on(text: str) -> int | None:
    """The day that begins on a date, written like 2026-11-18; None if that isn't one."""
    try:
        return (date.fromisoformat(text) - _FIRST).days
    except ValueError:
        return None


def starts_at(day: int) -> int:
    return day * _DAY + HOUR * 3600
