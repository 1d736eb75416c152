"""Which challenge each day brings: all games in turn, with levels that rise over a week."""

from __future__ import annotations

import pytest

from bot.controllers import CONTROLLERS
from bot.ranking import daily
from bot.ranking.periods import day_of, starts_at
from bot.storage import dailies
from bot.storage.database import Transaction
from tests.bot.conftest import World


def test_every_daily_challenge_of_welcome_to_has_a_rival() -> None:
    days = [daily.drawn(day, CONTROLLERS, "secret", 0) for day in range(8 * len(CONTROLLERS))]
    assert "0" not in [day.level for day in days if day.slug == "welcome_to"]


def test_the_rotation_takes_all_games_in_turn() -> None:
    slugs = {daily.drawn(day, CONTROLLERS, "secret", 0).slug for day in range(len(CONTROLLERS))}
    assert slugs == set(CONTROLLERS)


#: Any day can be the first one: which game it brings depends on the calendar.
FIRST_DAYS = range(20_000, 20_028)


def levels_of(first_day: int, ages: range) -> list[tuple[str, str | None]]:
    """The games with their levels, on days counted from the first one."""
    days = [daily.drawn(first_day + age, CONTROLLERS, "secret", first_day) for age in ages]
    return [(day.slug, day.level) for day in days]


def hardest(challenges: list[tuple[str, str | None]]) -> list[tuple[str, str | None]]:
    found = [(slug, level) for slug, level in challenges if level is not None]
    return [(slug, level) for slug, level in found if level == [*CONTROLLERS[slug].solo.levels][-1]]


@pytest.mark.parametrize("first_day", FIRST_DAYS)
def test_the_first_day_is_the_easiest_and_the_first_week_never_the_hardest(first_day: int) -> None:
    ((slug, level),) = levels_of(first_day, range(1))

    assert level == next(iter(CONTROLLERS[slug].solo.daily_levels), None)
    assert hardest(levels_of(first_day, range(7))) == []


def test_every_level_of_every_game_has_its_day() -> None:
    drawn = set(levels_of(20_000, range(7, 7 + 28)))

    assert {("hamlet", level) for level in CONTROLLERS["hamlet"].solo.levels} <= drawn
    assert hardest([*drawn])


def test_levels_rise_over_a_week_and_begin_again() -> None:
    week = [daily.difficulty(age) for age in range(7, 14)]

    assert week == sorted(week)
    assert (week[0], week[-1], daily.difficulty(14)) == (0, 1, 0)


async def test_the_calendar_begins_with_the_first_challenge_there_was(world: World) -> None:
    today = day_of(int(world.env.now().timestamp()))
    await world.bot.database.write(
        Transaction.run, "INSERT INTO daily (day, slug, seed) VALUES (?, 'tiny_towns', 1)", (today - 13,)
    )

    await world.ada.slash(world.channel, "daily board")

    challenge = await world.bot.database.read(dailies.find, today)
    assert challenge is not None
    assert challenge.level == daily.drawn(today, CONTROLLERS, "", today - 13).level
    assert challenge.level in [*CONTROLLERS[challenge.slug].solo.levels, None][-2:]


def test_a_day_changes_at_its_hour() -> None:
    start = starts_at(20_000)
    assert day_of(start) == 20_000
    assert day_of(start - 1) == 19_999
