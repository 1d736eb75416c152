"""Weeks, months and seasons, as the keys under which results are summed up."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

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
