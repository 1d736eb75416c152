"""Which seconds count: the two questions are each other's inverse, whatever clocks are put on or back."""

from __future__ import annotations

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.table.timekeeping import ALWAYS, DAY, HOUR, MINUTES_A_DAY, WEEK, Calendar, Hours, counted, day_of, reached

BERLIN = "Europe/Berlin"
#: Zones that put their clocks on and back on different days, by half an hour, or never.
ZONES = st.sampled_from([BERLIN, "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"])
TIMES = st.integers(0, MINUTES_A_DAY - 1)
MOMENTS = st.integers(1_700_000_000, 1_800_000_000)


def hours() -> st.SearchStrategy[Hours | None]:
    return st.none() | st.builds(Hours, TIMES, TIMES, ZONES)


@st.composite
def calendars(draw: st.DrawFn) -> tuple[Calendar, int]:
    """A calendar, and a moment; most days off are near it."""
    begin, zone = draw(MOMENTS), draw(ZONES)
    today = day_of(begin, zone)
    days = draw(st.frozensets(st.integers(today - 2, today + 12), max_size=5))
    since = draw(st.integers(begin - WEEK, begin + WEEK))
    return Calendar(draw(hours()), draw(hours()), since, days, zone), begin


def at(text: str, zone: str = BERLIN) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


@given(calendars(), st.integers(0, 5 * DAY))
def test_so_many_seconds_have_counted_once_they_are_reached(known: tuple[Calendar, int], seconds: int) -> None:
    calendar, begin = known
    end = reached(begin, seconds, calendar)
    assume(end is not None)
    assert end is not None

    assert counted(begin, end, calendar) == seconds
    assert not seconds or counted(begin, end - 1, calendar) == seconds - 1


@given(calendars(), st.integers(0, 3 * WEEK), st.integers(0, 3 * WEEK))
def test_time_adds_up(known: tuple[Calendar, int], first: int, then: int) -> None:
    calendar, begin = known

    parts = counted(begin, begin + first, calendar) + counted(begin + first, begin + first + then, calendar)

    assert parts == counted(begin, begin + first + then, calendar)


@given(calendars(), st.integers(0, 2 * WEEK))
def test_no_more_time_counts_than_passes(known: tuple[Calendar, int], seconds: int) -> None:
    calendar, begin = known

    assert 0 <= counted(begin, begin + seconds, calendar) <= seconds


@given(MOMENTS, st.integers(0, WEEK))
def test_without_hours_every_second_counts(begin: int, seconds: int) -> None:
    assert counted(begin, begin + seconds, ALWAYS) == seconds
    assert reached(begin, seconds, ALWAYS) == begin + seconds


def test_a_clock_that_was_put_back_leaves_nothing_to_count() -> None:
    assert counted(at("2026-05-02 10:00"), at("2026-05-02 09:00"), ALWAYS) == 0


def test_time_counts_only_while_the_table_plays() -> None:
    evenings = Calendar(hours=Hours(18 * 60, 23 * 60, BERLIN))

    assert counted(at("2026-05-02 17:00"), at("2026-05-03 19:00"), evenings) == 6 * HOUR
    assert reached(at("2026-05-02 22:00"), 2 * HOUR, evenings) == at("2026-05-03 19:00")


def test_hours_go_over_midnight() -> None:
    nights = Calendar(hours=Hours(22 * 60, 6 * 60, BERLIN))

    assert counted(at("2026-05-02 12:00"), at("2026-05-03 12:00"), nights) == 8 * HOUR
    assert reached(at("2026-05-02 23:00"), 8 * HOUR, nights) == at("2026-05-03 23:00")


def test_quiet_hours_are_in_the_players_own_zone() -> None:
    asleep = Calendar(Hours(18 * 60, 23 * 60, BERLIN), Hours(20 * 60, 0, "Europe/London"))

    # From 20:00 in London it's 21:00 in Berlin.
    assert counted(at("2026-05-02 12:00"), at("2026-05-03 12:00"), asleep) == 3 * HOUR
    assert reached(at("2026-05-02 12:00"), 3 * HOUR, asleep) == at("2026-05-02 21:00")


@pytest.mark.parametrize(("begin", "played"), [(18 * 60, 5), (18 * 60 + 30, 5), (19 * 60, 1), (22 * 60, 4)])
def test_nobody_is_quiet_whenever_the_table_plays(begin: int, played: int) -> None:
    asleep = Calendar(Hours(18 * 60, 23 * 60, BERLIN), Hours(begin, 6 * 60, BERLIN))

    assert counted(at("2026-05-02 12:00"), at("2026-05-03 12:00"), asleep) == played * HOUR


def test_quiet_hours_do_not_count_before_their_time() -> None:
    asleep = Calendar(quiet=Hours(0, 8 * 60, BERLIN), quiet_since=at("2026-05-03 06:00"))

    assert counted(at("2026-05-02 00:00"), at("2026-05-04 00:00"), asleep) == 46 * HOUR


@pytest.mark.parametrize(
    ("day", "long"), [("2026-03-28", 23), ("2026-06-01", 24), ("2026-10-24", 25)], ids=["on", "summer", "back"]
)
def test_a_day_is_as_long_as_its_clocks_say(day: str, long: int) -> None:
    noon, free = at(f"{day} 12:00"), date.fromisoformat(day).toordinal() + 1
    off = Calendar(days_off=frozenset({free}), zone=BERLIN)

    assert counted(noon, noon + 3 * DAY, off) == 3 * DAY - long * HOUR


@pytest.mark.parametrize(("night", "quiet"), [("2026-03-28", 8), ("2026-06-01", 9), ("2026-10-24", 10)])
def test_a_night_is_as_long_as_its_clocks_say(night: str, quiet: int) -> None:
    asleep = Calendar(quiet=Hours(22 * 60, 7 * 60, BERLIN))
    noon = at(f"{night} 12:00")

    assert counted(noon, noon + DAY, asleep) == DAY - quiet * HOUR


def test_a_zone_that_is_no_longer_known_is_the_worlds() -> None:
    assert day_of(at("2026-05-02 23:30", "UTC"), "Atlantis") == datetime(2026, 5, 2, tzinfo=UTC).toordinal()
