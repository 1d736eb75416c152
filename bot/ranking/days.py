"""The days of the daily challenge. A new one begins at a fixed hour, UTC, for everybody everywhere."""

from __future__ import annotations

HOUR = 6
_DAY = 24 * 3600


def day_of(now: int) -> int:
    return (now - HOUR * 3600) // _DAY


def starts_at(day: int) -> int:
    return day * _DAY + HOUR * 3600
