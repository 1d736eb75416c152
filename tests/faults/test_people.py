"""What people in front of the stand-in make of the bot's answers."""

from __future__ import annotations

import pytest

from bot.languages import language
from bot.testing.interactions import Answer
from bot.testing.payloads import button
from bot.testing.people import CHANGE_SAVED, MOVE_SAVED, NOT_SAVED, Outcome, outcome_of, typed_outcome_of
from bot.testing.trials import NO_DATABASE

SAY = language("en")
MOVED_ON = Answer({"content": SAY("panel-moved-on")})
NOT_KEPT = Answer(besides=[SAY("error-not-kept", id="abc")])
SAVED = Answer(besides=[SAY("error-move-saved", id="abc")])
BROKEN = Answer(besides=[SAY("error-unexpected", id="abc")])


def panel(revision: int) -> Answer:
    return Answer({"components": [button(f"gh:b:choose:1:{revision}:A1")]})


def test_the_bot_still_says_it_in_these_words() -> None:
    assert NOT_SAVED in SAY("error-not-kept", id="abc")
    assert NOT_SAVED in SAY("error-move-not-kept", id="abc")
    assert MOVE_SAVED in SAY("error-move-saved", id="abc")
    assert CHANGE_SAVED in SAY("error-change-saved", id="abc")
    assert NO_DATABASE in SAY("error-move-not-kept", id="abc")
    assert NO_DATABASE in SAY("error-not-kept", id="abc")
    assert NO_DATABASE in SAY("error-not-read", id="abc")


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        pytest.param(None, "unknown", id="no answer"),
        pytest.param(panel(4), "moved", id="the next panel"),
        pytest.param(panel(3), "shown", id="the same panel"),
        pytest.param(MOVED_ON, "not_done", id="moved on"),
        pytest.param(NOT_KEPT, "not_done", id="not saved"),
        pytest.param(SAVED, "moved", id="saved, but not shown"),
        pytest.param(BROKEN, "unknown", id="an apology"),
    ],
)
def test_a_tap_on_a_panel_is_answered(answer: Answer | None, outcome: Outcome) -> None:
    assert outcome_of(answer, 3, twice=False) == outcome


@pytest.mark.parametrize("answer", [MOVED_ON, NOT_KEPT])
def test_a_refusal_after_a_double_tap_says_nothing_about_the_first(answer: Answer) -> None:
    assert outcome_of(answer, 3, twice=True) == "unknown"


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        pytest.param(None, "unknown", id="no answer"),
        pytest.param(panel(4), "moved", id="a panel"),
        pytest.param(NOT_KEPT, "not_done", id="not saved"),
        pytest.param(SAVED, "moved", id="saved, but not shown"),
        pytest.param(BROKEN, "unknown", id="an apology"),
    ],
)
def test_a_typed_move_is_answered(answer: Answer | None, outcome: Outcome) -> None:
    assert typed_outcome_of(answer) == outcome
