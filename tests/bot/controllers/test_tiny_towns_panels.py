"""What the panel of Tiny Towns says and offers."""

from __future__ import annotations

import pytest

from bot.controllers.tiny_towns import CONTROLLER
from bot.languages import language
from bot.table import choosing
from games.core import Question
from games.tiny_towns import GAME
from games.tiny_towns.state import Options, State
from tests.games.tiny_towns.helpers import EMPTY, table

#: One empty square, D4, and nothing to build.
NEARLY_FULL = "W S W W  W W W W  W W W W  W W W ."
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


@pytest.mark.parametrize(
    ("seats", "code", "told"),
    [
        (1, "en", "Keep one of two monuments."),
        (1, "de", "Behalte eines von zwei Denkmälern."),
        (2, "en", "Everyone secretly keeps one of two monuments."),
        (2, "de", "Alle behalten heimlich eines von zwei Denkmälern."),
    ],
)
def test_monuments_are_secret_only_where_somebody_else_plays(seats: int, code: str, told: str) -> None:
    view = GAME.new(seats, Options(set_up="random", monuments=True), 1)

    assert CONTROLLER.situation(view, language(code)) == f"## Tiny Towns\n{told}"


def labels(view: State, code: str = "en") -> list[str]:
    """Of the first question's controls, row by row."""
    standing = choosing.start(GAME, view, 0)
    controls = choosing.controls_of(CONTROLLER, view, 0, standing, language(code))
    return [control.label for row in controls.rows for control in row]


def test_squares_to_choose_from_are_a_grid() -> None:
    assert labels(table(EMPTY, EMPTY).base)[:5] == ["A1", "B1", "C1", "D1", "A2"]


@pytest.mark.parametrize(("code", "label"), [("en", "Put glass on D4"), ("de", "Glas auf D4 legen")])
def test_the_last_empty_square_is_not_asked_about(code: str, label: str) -> None:
    view = table(NEARLY_FULL, EMPTY).base

    assert labels(view, code) == [label]


def test_a_free_choice_for_the_last_square_names_the_resource_once() -> None:
    view = table(NEARLY_FULL, EMPTY, resource=None, round_=3).base

    assert "Put wood on D4" in labels(view)


def test_the_only_place_left_is_a_statement() -> None:
    question = GAME.ask(table(NEARLY_FULL, EMPTY).base, 0, ())

    assert isinstance(question, Question)
    assert CONTROLLER.question(question, language("en")) == "There's only one place left for your glass."
