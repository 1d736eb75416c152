"""Hamlet's panels on a phone: low pictures and short labels, held over games of computer opponents."""

from __future__ import annotations

from functools import cache
from itertools import chain

import pytest

from tests.bot.controllers.panels import Panel, panels

LANGUAGES = ("en", "de")
#: Alone, and with neighbours: how many they are changes no label.
SEATS = (1, 3)
#: About what a phone shows in one line. Only an order for four different goods is longer, in German.
LONGEST = {"en": 38, "de": 43}
#: How high a panel may be for its width, together with its controls. In the solo challenge it is also the board.
HIGHEST, HIGHEST_SOLO = 0.95, 1.12


@cache
def labels_of_all(seats: int, code: str) -> list[list[str]]:
    return [panel.labels(code) for panel in panels("hamlet", seats)]


def paying(seats: int) -> list[Panel]:
    """Panels of people who choose for themselves what they pay with."""
    by_hand = [panel.then(*panel.standing.choice.answers, by_hand=True) for panel in panels("hamlet", seats)]
    return [panel for panel in by_hand if panel.standing.question is not None]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_a_label_fits_a_phone(seats: int, code: str) -> None:
    paid = [panel.labels(code) for panel in paying(seats)]
    found = set(chain(*labels_of_all(seats, code), *paid))

    assert max(found, key=len) == max((label for label in found if len(label) <= LONGEST[code]), key=len)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_no_two_controls_of_a_panel_read_the_same(seats: int, code: str) -> None:
    assert [row for row in labels_of_all(seats, code) if len(set(row)) < len(row)] == []


@pytest.mark.parametrize(("seats", "most"), [(1, HIGHEST_SOLO), (2, HIGHEST), (3, HIGHEST), (4, HIGHEST)])
def test_a_panel_leaves_room_for_its_controls(seats: int, most: float) -> None:
    # One panel of each kind of question, from the end of the game, when there is most to show.
    latest = {panel.code: panel for panel in panels("hamlet", seats)}

    assert {code: ratio for code, panel in latest.items() if (ratio := panel.ratio) > most} == {}
