"""Durations, times of day, zones and dates: how people type them, and how they are written."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date

from bot.languages import Language
from bot.table.refusals import Refusal
from bot.table.timekeeping import DAY, HOUR, MINUTE, MINUTES_A_DAY, WEEK, Clock, Hours, zones

#: What the units of a duration begin with, in every language.
_UNITS = {"w": WEEK, "d": DAY, "t": DAY, "h": HOUR, "st": HOUR, "m": MINUTE}
_PART = re.compile(r"(\d{1,4})\s*([a-zäöü]+)\.?")
_HOURS = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?(?:\s*uhr)?\s*(?:-|–|—|to|bis)\s*(\d{1,2})(?:[:.](\d{2}))?(?:\s*uhr)?")
_TIME = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?(?:\s*uhr)?")
_DATE = re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})|(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})?")
#: How somebody says that they want none.
_NONE = ("", "-", "–", "none", "no", "off", "never", "keine", "kein", "keiner", "nie", "aus")


def is_none(text: str) -> bool:
    return text.strip().lower() in _NONE


def read_duration(text: str) -> int:
    """“1d 12h”, “90 minutes”, “2 Tage”, “0”: in seconds."""
    if text.strip() == "0":
        return 0
    parts = _PART.findall(text.lower())
    if not parts or re.sub(r"[\s,.]|und|and", "", _PART.sub("", text.lower())):
        raise Refusal("no-duration", text=text)
    return sum(int(number) * _unit(name, text) for number, name in parts)


def _unit(name: str, text: str) -> int:
    for beginning, seconds in _UNITS.items():
        if name.startswith(beginning):
            return seconds
    raise Refusal("no-duration", text=text)


def read_clock(text: str, hours: Hours | None) -> Clock:
    """A bank, what a turn adds, and the most it can hold: “2d + 1d + 5d”."""
    parts = text.split("+")
    if len(parts) != 3:
        raise Refusal("no-clock", text=text)
    bank, increment, cap = map(read_duration, parts)
    return Clock(bank, increment, cap, hours)


def read_hours(text: str, zone: str) -> Hours:
    """“18:00-23:30”, “18 bis 23 Uhr Europe/Berlin”; in this zone if none is named."""
    match = _HOURS.match(text.strip().lower())
    if match is None:
        raise Refusal("no-hours", text=text)
    begin, end = (int(match[place]) * 60 + int(match[place + 1] or 0) for place in (1, 3))
    if max(begin, end) > MINUTES_A_DAY or begin % MINUTES_A_DAY == end % MINUTES_A_DAY:
        raise Refusal("no-hours", text=text)
    named = text.strip()[match.end() :].strip(" ()")
    return Hours(begin % MINUTES_A_DAY, end % MINUTES_A_DAY, read_zone(named) if named else zone)


def read_time(text: str) -> int:
    """“8”, “18:30”, “18 Uhr”: in minutes since midnight."""
    match = _TIME.fullmatch(text.strip().lower())
    minutes = MINUTES_A_DAY if match is None else int(match[1]) * 60 + int(match[2] or 0)
    if minutes >= MINUTES_A_DAY or (match is not None and int(match[2] or 0) >= 60):
        raise Refusal("no-time", text=text)
    return minutes


def read_zone(text: str) -> str:
    """“Europe/Berlin”, or only “Berlin”. The first time it takes a while: zones are files."""
    wanted = text.strip().lower().replace(" ", "_")
    for fits in (str.__eq__, lambda name, wanted: name.rpartition("/")[2] == wanted):
        for zone in zones():
            if fits(zone.lower(), wanted):
                return zone
    raise Refusal("no-zone", text=text)


def zones_like(text: str, most: int) -> list[str]:
    """The zones that somebody may mean, for suggestions."""
    wanted = text.strip().lower().replace(" ", "_")
    found = [zone for zone in zones() if wanted in zone.lower()]
    return sorted(found, key=lambda zone: not zone.rpartition("/")[2].lower().startswith(wanted))[:most]


def read_days(text: str, today: int, most: int) -> list[int]:
    """“24.12.-2.1., 2027-02-14”: every day of it; without a year, the next such day."""
    days: list[int] = []
    for part in filter(str.strip, re.split(r"[,;\n]", text)):
        found = [_date(match, today) for match in _DATE.finditer(part)]
        if len(found) not in (1, 2) or re.search(r"\d", _DATE.sub("", part)):
            raise Refusal("no-dates", text=text)
        first, last = found[0], found[-1]
        if not 0 <= last - first < most:
            raise Refusal("too-many-days-off" if last > first else "no-dates", text=text, most=most)
        days += range(first, last + 1)
    return sorted({*days})


def _date(match: re.Match[str], today: int) -> int:
    day, month, year = (
        (match["day"], match["month"], match["year"]) if match["year"] else (match[4], match[5], match[6])
    )
    this_year = date.fromordinal(today).year
    try:
        if year:
            return date(int(year), int(month), int(day)).toordinal()
        found = date(this_year, int(month), int(day)).toordinal()
        return found if found >= today else date(this_year + 1, int(month), int(day)).toordinal()
    except ValueError as error:
        raise Refusal("no-dates", text=match[0]) from error


# --- written ----------------------------------------------------------------------------------------------------------


def duration(seconds: int, say: Language) -> str:
    """In the units that it's made of: “1 day 12 hours”."""
    parts = []
    for unit, length in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        number, seconds = divmod(seconds, length)
        parts += [say(f"time-{unit}", number=number)] if number else []
    return " ".join(parts) or say("time-minutes", number=0)


def span(hours: Hours | None) -> str:
    """As it can be typed."""
    return "" if hours is None else f"{time_of_day(hours.begin)}–{time_of_day(hours.end)}"


def span_and_zone(hours: Hours) -> str:
    return f"{span(hours)} ({hours.zone})"


def time_of_day(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def stretches(days: Iterable[int]) -> str:
    """Dates as they can be typed, each stretch of days by its first and last."""
    found: list[list[int]] = []
    for day in sorted(days):
        if found and day == found[-1][1] + 1:
            found[-1][1] = day
        else:
            found.append([day, day])
    dates = [[date.fromordinal(day).isoformat() for day in stretch] for stretch in found]
    return ", ".join(first if first == last else f"{first} – {last}" for first, last in dates)


def timestamp(moment: int) -> str:
    """How far away a moment is, as Discord counts it down."""
    return f"<t:{moment}:R>"
