"""Which challenge each day brings: all games in turn, with levels that rise from Monday to Sunday."""

from __future__ import annotations

from bot.controllers import CONTROLLERS
from bot.ranking import daily
from bot.ranking.periods import date_of, day_of, starts_at


def test_every_daily_challenge_of_welcome_to_has_a_rival() -> None:
    days = [daily.drawn(day, CONTROLLERS, "secret") for day in range(8 * len(CONTROLLERS))]
    assert "0" not in [day.level for day in days if day.slug == "welcome_to"]


def test_the_rotation_takes_all_games_in_turn() -> None:
    slugs = {daily.drawn(day, CONTROLLERS, "secret").slug for day in range(len(CONTROLLERS))}
    assert slugs == set(CONTROLLERS)


#: In four weeks, each game has each day of the week. The first of them is a Monday.
MONDAY = 20_000 - date_of(20_000).weekday()
FOUR_WEEKS = range(MONDAY, MONDAY + 28)


def levels_on(days: range) -> list[tuple[str, str | None]]:
    """The games with their levels."""
    challenges = [daily.drawn(day, CONTROLLERS, "secret") for day in days]
    return [(challenge.slug, challenge.level) for challenge in challenges]


def test_no_day_is_the_hardest_because_any_can_be_the_first_of_a_server() -> None:
    solos = {slug: controller.solo for slug, controller in CONTROLLERS.items() if controller.solo.levels}
    hardest = {(slug, [*solo.levels][-1]) for slug, solo in solos.items()}

    assert ("hamlet", "master") in hardest
    assert not hardest.intersection(levels_on(FOUR_WEEKS))


def test_mondays_are_the_easiest() -> None:
    easiest = {(slug, next(iter(controller.solo.daily_levels), None)) for slug, controller in CONTROLLERS.items()}

    assert {*levels_on(FOUR_WEEKS[::7])} == easiest


def test_levels_rise_over_a_week_and_begin_again() -> None:
    week = [daily.difficulty(day) for day in FOUR_WEEKS[:7]]

    assert week == sorted(week)
    assert (week[0], week[-1], daily.difficulty(MONDAY + 7)) == (0, 0.5, 0)


def test_a_day_changes_at_its_hour() -> None:
    start = starts_at(20_000)
    assert day_of(start) == 20_000
    assert day_of(start - 1) == 19_999
