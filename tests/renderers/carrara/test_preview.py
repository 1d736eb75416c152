"""A half-made choice is previewed: in the picture, and first in its words."""

from __future__ import annotations

from functools import cache

import pytest

from games.carrara import GAME
from renderers.carrara import RENDERER
from renderers.carrara.choice import Plan, plan
from renderers.core import Picture
from tests.renderers.carrara.positions import RICH, Moment, after, asked, at, rich, table


@cache
def looking() -> Moment:
    """The wheel has turned."""
    return at(RICH.replace("turn 1 action", "turn 1 take"))


def _plan(moment: Moment, *answers: str) -> Plan:
    return plan(GAME.view(moment.state, 0), 0, asked(moment, *answers))


@cache
def _panel(moment: Moment, *answers: str) -> Picture:
    return RENDERER.panel(GAME.view(moment.state, 0), 0, table(moment), asked(moment, *answers))


# --- what a choice would do -------------------------------------------------------------------------------------------


def test_stones_are_picked_one_by_one() -> None:
    choice = _plan(looking(), "I.R", "B")
    assert (choice.segment, choice.picked, choice.price) == (1, "RB", 6)


def test_a_building_shows_what_it_would_bring_in_every_city_that_can_be_paid() -> None:
    choice = _plan(rich(), "build", "CAS5")
    assert (choice.tile, choice.city) == ("castello-5", None)
    assert choice.targets == {"lucca": 10, "viareggio": 10, "massa": 5, "lerici": 5}


def test_a_building_is_paid_with_the_lowest_grades_unless_others_are_named() -> None:
    usual = _plan(rich(), "build", "CAT2", "LER")
    other = _plan(rich(), "build", "CAT2", "LER", "G")
    assert (usual.city, usual.pay, other.pay) == ("lerici", "GB", "G")


def test_nothing_is_begun_at_the_start_of_a_turn() -> None:
    assert not _plan(rich()).is_begun
    assert not _plan(rich(), "build").is_begun
    assert not _plan(looking()).is_begun


def test_before_buying_the_wheel_is_shown_as_it_will_have_turned() -> None:
    """Segments II to VI are known; I shows what came round, and that more is to come."""
    ahead = _plan(rich()).segments
    assert [offer.stones for offer in ahead] == ["K", "YRRB", "WK", "", "G", "YB"]
    assert [offer.to_come for offer in ahead] == [1, 0, 0, 0, 0, 0]
    turned = _plan(after(rich(), "BUY")).segments
    assert [offer.to_come for offer in turned] == [0] * 6
    assert turned[1:] == ahead[1:]


# --- in the picture ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((), ("build", "VIL1")),
        (("build", "VIL1"), ("build", "VIL5")),
        (("build", "CAT2"), ("build", "CAT2", "MAS")),
        (("build", "CAT2", "MAS"), ("build", "CAT2", "LUC")),
        (("build", "CAT2", "MAS"), ("build", "CAT2", "MAS", "B")),
    ],
)
def test_every_step_of_building_changes_the_picture(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    assert _panel(rich(), *one).png != _panel(rich(), *other).png


@pytest.mark.parametrize(
    ("one", "other"), [((), ("I.R",)), (("I.R",), ("I.R", "R")), (("I.R",), ("I.Y",)), (("V.Y",), ("I.Y",))]
)
def test_every_picked_stone_changes_the_picture(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    assert _panel(looking(), *one).png != _panel(looking(), *other).png


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (("build", "VIL5"), "Villa 5. Choose a city. Buy stones"),
        (
            ("build", "VIL5", "MAS"),
            "Villa 5 in Massa. 1 yellow, 2 red, 1 green, 1 blue. Scored there: 5 points. Buy stones",
        ),
        (("build", "CAT2", "LER", "G"), "Cathedral 2 in Lerici. 1 green. Scored there: 2 coins. Buy stones"),
        (("build",), "Buy stones"),
    ],
)
def test_alt_text_begins_with_the_building(answers: tuple[str, ...], told: str) -> None:
    assert _panel(rich(), *answers).alt.startswith(told)


def test_alt_text_begins_with_the_stones_picked() -> None:
    assert _panel(looking(), "I.R", "B").alt.startswith("For 6 coins. I, 1 red, 1 blue. 7 coins left. Take stones")
