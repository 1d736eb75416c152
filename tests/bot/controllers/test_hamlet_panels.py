"""Hamlet's panels on a phone: low pictures and short labels, held over games of computer opponents."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random

import pytest
from msgspec import Struct

from bot.controllers.hamlet import CONTROLLER
from bot.languages import language
from bot.table import choosing
from bot.table.choosing import Choice, Controls, Standing
from games.asking import Asked
from games.core import Level
from games.hamlet import GAME
from games.hamlet.state import Options, State
from games.selfplay import by_computer, play
from games.turns import new_game
from renderers.core import Table
from renderers.hamlet.panel import draw_panel
from renderers.hamlet.voice import Voice

LANGUAGES = ("en", "de")
#: Alone, and with neighbours: how many they are changes no label.
SEATS = (1, 3)
#: About what a phone shows in one line. Only an order for four different goods is longer, in German.
LONGEST = {"en": 38, "de": 43}
#: How high a panel may be for its width, together with its controls. In the solo challenge it is also the board.
HIGHEST, HIGHEST_SOLO = 0.95, 1.12


class Panel(Struct, frozen=True):
    view: State
    seat: int
    standing: Standing

    def controls(self, code: str) -> Controls:
        return choosing.controls_of(CONTROLLER, self.view, self.seat, self.standing, language(code))

    @property
    def ratio(self) -> float:
        """Its height for its width."""
        assert self.standing.question is not None
        voice = Voice(self.view, Table(("Ada", "Bruno", "Cleo", "Dora")[: len(self.view.players)], language("de")))
        picture = draw_panel(self.view, self.seat, voice, Asked(self.standing.choice.answers, self.standing.question))
        return picture.height / picture.width


@cache
def panels(seats: int) -> tuple[Panel, ...]:
    """Those that somebody sees who taps at random while computers play the game."""
    return tuple(_panels(seats, Random(seats)))


def _panels(seats: int, rng: Random) -> Iterator[Panel]:
    easy: Level = "easy"
    for step in play(new_game(GAME, seats, Options(), seats), by_computer((easy,) * seats, (rng,) * seats), rng):
        view, seat = step.before.view(step.seat), step.seat
        standing = choosing.start(GAME, view, seat)
        while standing.question is not None:
            yield Panel(view, seat, standing)
            answer = rng.choice(standing.question.answers)
            standing = choosing.follow(GAME, view, seat, choosing.answered(standing.choice, answer))


@cache
def labels_of_all(seats: int, code: str) -> list[list[str]]:
    return [labels(panel, code) for panel in panels(seats)]


def labels(panel: Panel, code: str) -> list[str]:
    controls = panel.controls(code)
    return [control.label for control in chain(*controls.rows, *(menu.entries for menu in controls.menus))]


def paying(seats: int) -> list[Panel]:
    """Panels of people who choose for themselves what they pay with."""
    by_hand = (
        (panel, choosing.follow(GAME, panel.view, panel.seat, Choice(panel.standing.choice.answers, by_hand=True)))
        for panel in panels(seats)
    )
    return [Panel(panel.view, panel.seat, standing) for panel, standing in by_hand if standing.question is not None]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_a_label_fits_a_phone(seats: int, code: str) -> None:
    paid = [labels(panel, code) for panel in paying(seats)]
    found = set(chain(*labels_of_all(seats, code), *paid))

    assert max(found, key=len) == max((label for label in found if len(label) <= LONGEST[code]), key=len)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_no_two_controls_of_a_panel_read_the_same(seats: int, code: str) -> None:
    assert [row for row in labels_of_all(seats, code) if len(set(row)) < len(row)] == []


@pytest.mark.parametrize(("seats", "most"), [(1, HIGHEST_SOLO), (2, HIGHEST), (3, HIGHEST), (4, HIGHEST)])
def test_a_panel_leaves_room_for_its_controls(seats: int, most: float) -> None:
    # One panel of each kind of question, from the end of the game, when there is most to show.
    latest = {(panel.standing.question and panel.standing.question.code): panel for panel in panels(seats)}

    assert {code: ratio for code, panel in latest.items() if (ratio := panel.ratio) > most} == {}
