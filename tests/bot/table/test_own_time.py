"""When somebody's time doesn't run: playing hours, quiet hours, and days off, set ahead or spent by themselves."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from simcord.results import InteractionResult

from bot import clock
from bot.storage import clocks
from bot.table.timekeeping import DAY, HOUR, MINUTE, day_of
from tests.bot.conftest import World, answer, click, tap
from tests.bot.publishing.test_publisher import play_part
from tests.bot.table.timed import begin, bruno_thinks, left, questions, stored


def today() -> int:
    return day_of(clock.now(), "UTC")


def at_hour(hour: int, days: int = 0) -> int:
    """A moment of today in UTC, or of a later day; the simulated world begins at midnight."""
    return int(datetime.fromordinal(today() + days).replace(hour=hour, tzinfo=UTC).timestamp())


async def deadline(world: World, seat: int) -> int:
    until = (await stored(world)).seats[seat].deadline
    assert until is not None
    return until


async def days_off(world: World) -> list[int]:
    return await world.bot.database.read(clocks.days_off, world.bruno.id)


# --- playing hours ----------------------------------------------------------------------------------------------------


async def test_time_runs_only_while_the_table_plays(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    set_up = answer(await world.ada.slash(world.channel, "game set-up", clock="2h + 1m + 2h", hours="18-19 UTC"))
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")

    assert "only during playing hours: 18:00–19:00 (UTC)" in set_up
    assert await deadline(world, 0) == at_hour(19, days=1)
    await world.env.advance_time(20 * HOUR)
    await play_part(world, world.ada)
    (row, _) = await world.bot.database.read(clocks.of, 1)
    assert row.remaining == HOUR


# --- quiet hours ------------------------------------------------------------------------------------------------------


async def test_quiet_hours_stop_a_players_clock_from_then_on(world: World) -> None:
    await begin(world, "10h + 1m + 10h", world.bruno)
    await world.env.advance_time(2 * HOUR)

    said = answer(await world.bruno.slash(world.channel, "settings", quiet="1-8", zone="UTC"))

    assert "01:00–08:00 (UTC)" in said
    assert await deadline(world, 1) == at_hour(16), "the hour that has counted has counted"
    assert await deadline(world, 0) == at_hour(10)
    said = answer(await world.bruno.slash(world.channel, "settings", quiet="none"))
    assert "No quiet hours" in said
    assert await deadline(world, 1) == at_hour(10)


async def test_quiet_hours_that_are_changed_again_and_again_stop_no_clock(world: World) -> None:
    await begin(world, "10h + 1m + 10h", world.bruno)
    await world.bruno.slash(world.channel, "settings", quiet="0-8")
    assert await deadline(world, 1) == pytest.approx(at_hour(18), abs=MINUTE)
    await world.env.advance_time(8 * HOUR)

    said = answer(await world.bruno.slash(world.channel, "settings", quiet="8-16"))

    assert "You've changed them today" in said
    assert await deadline(world, 1) == pytest.approx(at_hour(18), abs=MINUTE)
    await world.bruno.slash(world.channel, "settings", quiet="none")
    await world.bruno.slash(world.channel, "settings", quiet="9-17")
    assert await deadline(world, 1) == pytest.approx(at_hour(18), abs=MINUTE)


async def test_new_quiet_hours_stop_clocks_a_day_after_those_before_them(world: World) -> None:
    await world.bruno.slash(world.channel, "settings", quiet="0-8", language="de")
    said = answer(await world.bruno.slash(world.channel, "settings", quiet="1-9", zone="UTC"))
    assert "halten diese deine Uhren erst <t:" in said
    await world.env.advance_time(DAY)

    assert "erst" not in answer(await world.bruno.slash(world.channel, "settings"))
    await begin(world, "10h + 1m + 10h", world.bruno)
    assert await deadline(world, 1) == pytest.approx(at_hour(18), abs=5 * MINUTE)


async def test_a_city_names_a_zone(world: World) -> None:
    said = answer(await world.bruno.slash(world.channel, "settings", quiet="22:00–7 Uhr Berlin"))

    assert "22:00–07:00 (Europe/Berlin)" in said


async def test_zones_are_suggested(world: World) -> None:
    found = await world.bruno.autocomplete(world.channel, "settings", "zone", "new y")

    assert [choice["value"] for choice in found] == ["America/New_York"]


@pytest.mark.parametrize(
    ("option", "typed", "refused"),
    [
        ("quiet", "at night", "as hours of the day"),
        ("quiet", "25-26", "as hours of the day"),
        ("quiet", "7-7", "I can't read “7\\-7” as hours of the day"),
        ("quiet", "8-22", "12 hours long at most"),
        ("quiet", "22-7 Atlantis", "don't know the time zone"),
        ("zone", "Atlantis", "don't know the time zone"),
        ("days_off", "soon", "as days"),
        ("days_off", "31.2.", "as days"),
        ("days_off", "2026-05-03 - 2026-05-01", "as days"),
        ("days_off", "1.5.-30.6.", "20 days off a year"),
        ("days_off", "1.5.-15.5., 1.6.-15.6.", "20 days off a year"),
    ],
)
async def test_what_cannot_be_read_changes_nothing(world: World, option: str, typed: str, refused: str) -> None:
    said = answer(await world.bruno.slash(world.channel, "settings", **{option.replace("_", "-"): typed}))

    assert refused in said
    assert await days_off(world) == []
    assert await world.bot.database.read(clocks.habits, [world.bruno.id]) == []


async def fill_in(world: World, button: str, **fields: str) -> InteractionResult:
    """Bruno opens a form from the second page of his settings and sends it."""
    settings = (await world.bruno.slash(world.channel, "settings")).response
    assert settings is not None
    await tap(world.bruno, settings, "Your time")
    return await world.bruno.submit_modal(await click(world.bruno, settings, button), fields)


async def test_quiet_hours_are_filled_in(world: World) -> None:
    await fill_in(world, ":quiet-form:", quiet="22:00–07:00", zone="Berlin")

    said = answer(await world.bruno.slash(world.channel, "settings", zone="Berlin"))
    assert "22:00–07:00 (Europe/Berlin)" in said


async def test_days_off_are_filled_in(world: World) -> None:
    await fill_in(world, ":days-form:", days="2026-01-03 – 2026-01-05")

    assert await days_off(world) == [today() + 2, today() + 3, today() + 4]
    said = answer(await world.bruno.slash(world.channel, "settings", zone="UTC"))
    assert "2026-01-03 – 2026-01-05" in said
    assert "Days off left this year: 17 of 20" in said


# --- days off ---------------------------------------------------------------------------------------------------------


async def test_a_day_off_that_was_set_ahead_does_not_count(world: World) -> None:
    await world.bruno.slash(world.channel, "settings", **{"days-off": "1.1.-2.1."})
    await begin(world, "day", world.bruno)

    assert await deadline(world, 0) == pytest.approx(clock.now() + DAY, abs=MINUTE)
    assert await deadline(world, 1) == pytest.approx(clock.now() + 3 * DAY, abs=MINUTE)


async def test_days_that_have_not_begun_can_be_given_back(world: World) -> None:
    await world.bruno.slash(world.channel, "settings", **{"days-off": "1.1.-3.1."})

    await world.bruno.slash(world.channel, "settings", **{"days-off": "none"})

    assert await days_off(world) == [today()]


async def test_no_zone_lets_a_day_off_begin_again(world: World) -> None:
    await world.bruno.slash(world.channel, "settings", zone="Kiritimati", **{"days-off": "1.1."})
    await world.env.advance_time(9 * HOUR)

    west = answer(await world.bruno.slash(world.channel, "settings", zone="Honolulu", **{"days-off": "none"}))
    await world.env.advance_time(2 * HOUR)
    again = answer(await world.bruno.slash(world.channel, "settings", zone="UTC"))
    await world.env.advance_time(14 * HOUR)
    over = answer(await world.bruno.slash(world.channel, "settings", zone="UTC"))

    assert "You're on a day off" in west
    assert "You're on a day off" in again
    assert "Time zone: UTC" in over
    assert await days_off(world) == [today() - 1]


async def test_days_off_are_spent_by_themselves_before_somebody_is_late(world: World) -> None:
    await bruno_thinks(world, "day")
    await world.env.advance_time(12 * HOUR)
    await play_part(world, world.bruno)
    await play_part(world, world.ada)

    await world.env.advance_time(DAY + HOUR)

    assert not questions(world)
    assert await days_off(world) == [today()]
    # What had counted of the day came back: twelve hours of the day before are gone.
    assert await left(world, 1) == 23 * HOUR


async def test_whoever_has_no_days_off_left_is_late(world: World) -> None:
    await bruno_thinks(world, "day")
    await world.bot.database.write(clocks.put_days_off, world.bruno.id, range(today() + 100, today() + 120))

    await world.env.advance_time(DAY + HOUR)

    assert len(questions(world)) == 1


async def test_an_evening_spends_no_days_off(world: World) -> None:
    await bruno_thinks(world, "evening")

    await world.env.advance_time(16 * MINUTE)

    assert await days_off(world) == []
    assert len(questions(world)) == 1
