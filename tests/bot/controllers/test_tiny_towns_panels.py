"""What the panel of Tiny Towns says beside its questions."""

from __future__ import annotations

import pytest

from bot.controllers.tiny_towns import CONTROLLER
from bot.languages import language
from games.core import Question
from tests.games.tiny_towns.helpers import EMPTY, table

FULL = "W S W W  W W W W  W W W W  W W W W"


@pytest.mark.parametrize(
    ("towns", "code", "told"),
    [
        ((FULL,), "en", "the game is over"),
        ((FULL,), "de", "ist das Spiel zu Ende"),
        ((FULL, EMPTY), "en", "you sit out until the scoring"),
        ((FULL, EMPTY), "de", "du schaust bis zur Wertung zu"),
    ],
)
def test_a_full_town_is_warned_of_what_its_end_means(towns: tuple[str, ...], code: str, told: str) -> None:
    view = table(*towns).base

    assert told in CONTROLLER.more(view, 0, Question("build", ()), language(code))
