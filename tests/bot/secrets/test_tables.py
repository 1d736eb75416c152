"""Nobody learns from the bot what the rules don't tell them, whatever they try at a table or beside it."""

from __future__ import annotations

from typing import get_args

import pytest

from games import GAMES
from tests.bot.secrets.comparing import USUAL, compare_pair, shared
from tests.bot.secrets.pairs import Part, Stage, make_pair
from tests.bot.secrets.scene import Setting

CASES: tuple[tuple[Stage, Part], ...] = (
    ("first", "moves"),
    ("middle", "waits"),
    ("last", "moves"),
    ("over", "waits"),
)
SETTINGS: tuple[Setting, ...] = get_args(Setting)
SLUGS = [*GAMES]


def setting_of(slug: str, case: int) -> Setting:
    """Each game in every setting, and each case too, but not in all combinations: that would take too long."""
    return SETTINGS[(SLUGS.index(slug) + case) % len(SETTINGS)]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_is_tried_with_people_with_a_computer_and_in_german(slug: str) -> None:
    assert {setting_of(slug, case) for case in range(len(CASES))} == {*SETTINGS}


@pytest.mark.parametrize("case", range(len(CASES)), ids=lambda case: "-".join(CASES[case]))
@pytest.mark.parametrize("slug", SLUGS)
async def test_what_somebody_may_not_know_changes_nothing_they_get(slug: str, case: int) -> None:
    stage, part = CASES[case]

    compared = await compare_pair(make_pair(GAMES[slug], stage, part), USUAL, shared(case), setting_of(slug, case))

    assert compared.leaks == []
    assert compared.steps > 10 * compared.parted
