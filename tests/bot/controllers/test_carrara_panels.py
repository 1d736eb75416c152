"""Carrara's panels on a phone: low pictures and labels told apart, held over games of computer opponents."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from bot.controllers.carrara import CONTROLLER
from bot.languages import language
from bot.table import choosing
from bot.table.choosing import Choice, Standing
from games.asking import Asked
from games.carrara import GAME
from games.carrara.state import Options, State
from games.core import Answer, Event, Level
from games.selfplay import by_computer, play
from games.turns import new_game
from renderers.carrara.panel import draw_panel
from renderers.carrara.voice import Voice
from renderers.core import Table
from tests.games.carrara import tables as carrara

LANGUAGES = ("en", "de")
#: How high a panel may be for its width where there are many controls.
HIGHEST = {"take": 0.78, "stones": 0.78, "tile": 0.93, "city": 0.96, "pay": 0.96, "pay_stone": 0.96}


class Panel(Struct, frozen=True):
    view: State
    seat: int
    standing: Standing

    def labels(self, code: str) -> list[str]:
        controls = choosing.controls_of(CONTROLLER, self.view, self.seat, self.standing, language(code))
        return [control.label for control in chain(*controls.rows, *(menu.entries for menu in controls.menus))]

    @property
    def code(self) -> str:
        assert self.standing.question is not None
        return self.standing.question.code

    @property
    def ratio(self) -> float:
        """Its height for its width."""
        assert self.standing.question is not None
        voice = Voice(self.view, Table(("Ada", "Bruno")[: len(self.view.players)], language("de")))
        asked: Asked[Any] = Asked(self.standing.choice.answers, self.standing.question)
        picture = draw_panel(self.view, self.seat, voice, asked)
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


@pytest.mark.parametrize(("code", "label"), [("en", "Cathedral 3"), ("de", "Cathedrale 3")])
def test_a_building_is_named_with_its_cost_once(code: str, label: str) -> None:
    answer = Answer("CAT3", "tile", {"tile": "cathedrale-3", "cost": 3})
    assert CONTROLLER.answer(answer, language(code)) == label


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_no_two_controls_of_a_panel_read_the_same(seats: int, code: str) -> None:
    rows = [panel.labels(code) for panel in panels(seats)]

    assert [row for row in rows if len(set(row)) < len(row)] == []


def test_every_stone_that_may_be_the_last_ends_the_turn_with_the_same_tap() -> None:
    """After the first of three stones, any further one is the last: all three have a control of their own."""
    rich = "- 20c 0vp objects 0 0 0 0 0 0 | - | scored -"
    view = carrara.position(rich, rich, wheel="WBK/-/-/-/-/-", turn="1 take")
    standing = choosing.follow(GAME, view, 0, Choice(("I.W",)))

    assert Panel(view, 0, standing).labels("en") == [
        "Take W: 6 coins",
        "Take W and end my turn: 6 coins",
        "Take W B: 8 coins",
        "Take W B and end my turn: 8 coins",
        "Take W K: 7 coins",
        "Take W K and end my turn: 7 coins",
        "Back",
    ]


@pytest.mark.parametrize("seats", [1, 2])
def test_a_choice_leaves_room_for_its_controls(seats: int) -> None:
    latest = {panel.code: panel for panel in panels(seats) if panel.code in HIGHEST}

    assert {code: panel.ratio for code, panel in latest.items() if panel.ratio > HIGHEST[code]} == {}


def test_stones_are_told_apart_without_colour() -> None:
    took = Event("took", 0, {"segment": 2, "stones": "WKK", "price": 5})

    assert CONTROLLER.events([took], ("Ada",), language("en")) == "Ada took 1 white, 2 black from segment II (5 coins)"
