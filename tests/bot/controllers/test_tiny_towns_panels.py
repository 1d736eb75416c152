"""What the panel of Tiny Towns says and offers."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from bot.controllers.core import fits_a_phone
from bot.controllers.tiny_towns import CONTROLLER
from bot.languages import language
from bot.table import choosing
from bot.table.choosing import Control
from games.core import Answer, Event, Question, Verdict
from games.tiny_towns import GAME
from games.tiny_towns.data import BUILDINGS, CARDS, MONUMENTS
from games.tiny_towns.state import RESOURCES, Options, Resource, State
from tests.games.tiny_towns.helpers import EMPTY, table

#: One empty square, D4, and nothing to build.
NEARLY_FULL = "W S W W  W W W W  W W W W  W W W ."
FULL = "W S W W  W W W W  W W W W  W W W W"


@pytest.mark.parametrize(
    ("towns", "code", "told"),
    [
        ((FULL,), "en", "the game is over"),
        ((FULL,), "de", "ist die Partie zu Ende"),
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


@pytest.mark.parametrize(("code", "told"), [("en", "the game is over"), ("de", "ist die Partie zu Ende")])
def test_the_last_unfinished_town_ends_the_game(code: str, told: str) -> None:
    open_game = table(FULL, FULL).base
    view = replace(open_game, players=(open_game.players[0], replace(open_game.players[1], finished=3)))

    assert told in CONTROLLER.more(view, 0, Question("build", ()), language(code))


def test_the_end_says_only_what_is_true_of_every_town() -> None:
    """Whoever ended it may still have been able to build."""
    over = Event("game_over")

    assert CONTROLLER.events([over], ["Ada"], language("en")) == "No empty square was left, and the game ended"


def controls(view: State, code: str = "en") -> list[Control]:
    """Of the first question, row by row."""
    standing = choosing.start(GAME, view, 0)
    found = choosing.controls_of(CONTROLLER, view, 0, standing, language(code))
    return [control for row in found.rows for control in row]


def labels(view: State, code: str = "en") -> list[str]:
    return [control.label for control in controls(view, code)]


@pytest.mark.parametrize("language_code", ["en", "de"])
@pytest.mark.parametrize(
    ("code", "cards"),
    [
        ("keep", MONUMENTS),
        ("build", CARDS),
        ("target", CARDS),
        ("free", BUILDINGS),
        ("watch", BUILDINGS),
        ("watch_take", BUILDINGS),
        ("replace", BUILDINGS),
        ("replace_by", BUILDINGS),
    ],
)
def test_every_card_fits_one_line_of_a_button(language_code: str, code: str, cards: Iterable[str]) -> None:
    say = language(language_code)
    found = [CONTROLLER.answer(Answer(card, code, {"card": card, "square": "D4"}), say) for card in cards]

    assert [label for label in found if not fits_a_phone(label)] == []


@pytest.mark.parametrize("language_code", ["en", "de"])
@pytest.mark.parametrize("code", ["name", "take", "place", "store", "cottage", "aside", "swap", "marker"])
def test_every_cube_fits_one_line_of_a_button(language_code: str, code: str) -> None:
    say = language(language_code)
    cubes = [Answer(code, code, {"resource": cube, "take": cube, "square": "D4"}) for cube in RESOURCES]
    found = [CONTROLLER.answer(cube, say) for cube in cubes]

    assert [label for label in found if not fits_a_phone(label)] == []


@pytest.mark.parametrize("language_code", ["en", "de"])
@pytest.mark.parametrize("code", ["end", "finish", "pass"])
def test_the_end_of_a_turn_fits_one_line_of_a_button(language_code: str, code: str) -> None:
    say = language(language_code)

    assert fits_a_phone(say("panel-end-anyway", end=CONTROLLER.answer(Answer("end", code), say)))


@pytest.mark.parametrize(("seats", "secret"), [(1, False), (2, True)])
def test_a_monument_is_kept_secret_only_from_somebody_else(seats: int, secret: bool) -> None:
    question = GAME.ask(GAME.new(seats, Options(set_up="random", monuments=True), 1), 0, ())

    assert isinstance(question, Question)
    assert ("No one sees it" in CONTROLLER.question(question, language("en"))) is secret


def test_a_full_town_with_nothing_to_build_is_not_told_to_end_what_it_is_warned_to_end() -> None:
    question = Question("build", (), {"count": 0})

    assert CONTROLLER.question(question, language("en")) == "There's nothing to build."


def test_the_rank_of_a_result_is_not_the_rank_of_whoever_reads_it() -> None:
    """The result of a solo game can be shown to others."""
    assert CONTROLLER.verdict(Verdict("carpenter"), language("en")) == "Rank: **Carpenter**"


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


# --- what a Warehouse gives back --------------------------------------------------------------------------------------

#: Room for one more cube on the Warehouse, and two squares free.
STORED = "warehouse[S,B] . . W  W W W W  W W W W  W W W W"


def test_a_swap_shows_the_cube_that_comes_out() -> None:
    found = controls(table(STORED, EMPTY, cards=("warehouse",)).base)

    assert {control.label: control.icon for control in found if control.label.startswith("Swap")} == {
        "Swap for stone from A1": "stone",
        "Swap for brick from A1": "brick",
    }


@pytest.mark.parametrize("code", ["en", "de"])
def test_what_a_warehouse_offers_keeps_to_one_line(code: str) -> None:
    found = labels(table(STORED, EMPTY, cards=("warehouse",)).base, code)

    assert [label for label in found if not fits_a_phone(label)] == []


@pytest.mark.parametrize(
    ("resource", "asked"),
    [("W", "Wohin legst du das Holz?"), ("H", "Wohin legst du den Weizen?"), ("S", "Wohin legst du den Stein?")],
)
def test_a_cube_is_asked_for_by_its_name(resource: Resource, asked: str) -> None:
    question = GAME.ask(table(EMPTY, EMPTY, resource=resource).base, 0, ())

    assert isinstance(question, Question)
    assert CONTROLLER.question(question, language("de")) == asked
