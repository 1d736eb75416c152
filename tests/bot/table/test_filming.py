"""The rounds of which a film is made."""

from __future__ import annotations

import pytest

from bot.controllers import CONTROLLERS
from bot.table.filming import MOST_SHOTS, Shot, shots
from games.turns import AnyTurn
from tests.bot.pasts import steps_of, steps_undoing

SLUGS = [*CONTROLLERS]


def turns_of(slug: str, seats: int = 2) -> list[AnyTurn]:
    steps = steps_of(slug, seats=seats)
    return [steps[0].before, *(step.after for step in steps if step.after.epoch != step.before.epoch)]


def told_in(shown: list[Shot]) -> list[int]:
    return [turn.turn for shot in shown for turn in shot.round]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_film_begins_with_the_table_and_ends_with_the_scores(slug: str) -> None:
    turns = turns_of(slug)

    shown = shots(turns, 2)

    assert shown[0].turn is turns[0]
    assert shown[-1].turn is turns[-1]
    assert told_in(shown) == [*range(len(turns) - 1)]


@pytest.mark.parametrize("slug", ["carrara", "hamlet"])
def test_where_players_take_turns_everybody_plays_at_most_once_in_a_round(slug: str) -> None:
    shown = shots(turns_of(slug, 3), 3)

    acted = [[seat for turn in shot.round for seat in turn.seats] for shot in shown]
    assert [seats for seats in acted if len(seats) != len({*seats})] == []
    assert max(map(len, acted)) == 3


def test_a_turn_that_was_opened_again_is_shown_as_it_was_played_in_the_end() -> None:
    steps = steps_undoing("carrara")
    turns = [steps[0].before, *(step.after for step in steps if step.after.epoch != step.before.epoch)]

    shown = shots(turns, 2)

    assert len(told_in(shown)) == len(turns) - 3
    assert shown[-1].turn is turns[-1]


def test_a_very_long_game_has_fewer_shots_but_nothing_is_left_out() -> None:
    turns = turns_of("carrara")
    long = [turns[0], *(turns[1:] * 12)]

    shown = shots(long, 2)

    assert 1 < len(shown) <= MOST_SHOTS + 1
    assert len(told_in(shown)) == len(long) - 1
    assert shown[-1].turn is turns[-1]
