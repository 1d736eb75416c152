"""Hamlet's panels on a phone: low pictures and short labels, held over games of computer opponents."""

from __future__ import annotations

from functools import cache
from itertools import chain

import pytest

from bot.controllers.core import fits_a_phone
from bot.controllers.hamlet import CONTROLLER
from bot.languages import language
from bot.table import choosing
from bot.table.choosing import Choice
from games.core import Answer
from games.hamlet import GAME
from games.hamlet.data import ORDERS, TILES, TRADES
from games.hamlet.state import State
from tests.bot.controllers.panels import Panel, panels
from tests.games.hamlet.table import JOINED, RICH, SOLO, TWO, do, position
from tests.renderers.hamlet.positions import history

LANGUAGES = ("en", "de")
#: The places that somebody builds.
DRAFTS = sorted(code for code, tile in TILES.items() if tile.stack != "start")
#: Alone, and with neighbours: how many they are changes no label.
SEATS = (1, 3)
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

    assert [label for label in found if not fits_a_phone(label)] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("draft", DRAFTS)
def test_every_draft_fits_a_phone(draft: str, code: str) -> None:
    """With its price, and with the gold that lies on it."""
    bought = Answer("buy", "buy", {"tile": draft, "slot": 3, "price": 2, "gold": 4})
    built = Answer("build", "build", {"tile": draft, "points": 4})

    labels = [CONTROLLER.answer(answer, language(code)) for answer in (bought, built)]

    assert [label for label in labels if not fits_a_phone(label)] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("what", [("trade", "sell", *TRADES), ("order", "order", *ORDERS)])
def test_every_sale_and_every_order_fits_a_phone(what: tuple[str, str, *tuple[str, ...]], code: str) -> None:
    name, asked, *ids = what

    labels = [CONTROLLER.answer(Answer(id, asked, {name: id, "points": 4}), language(code)) for id in ids]

    assert [label for label in labels if not fits_a_phone(label)] == []


@pytest.mark.parametrize(
    ("code", "labels"),
    [
        ("en", ["Build Trade Post: wood, wheat", "Build SMO: stone"]),
        ("de", ["Bau TRA: Holz, Getreide", "Kleinen Berg bauen: Stein"]),
    ],
)
def test_a_draft_with_too_long_a_name_is_called_by_its_code(code: str, labels: list[str]) -> None:
    state = position(TWO + RICH + "red drafts=TRA,SMO")

    assert panel(state, "build").labels(code)[:2] == labels


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_no_two_controls_of_a_panel_read_the_same(seats: int, code: str) -> None:
    assert [row for row in labels_of_all(seats, code) if len(set(row)) < len(row)] == []


@pytest.mark.parametrize(("seats", "most"), [(1, HIGHEST_SOLO), (2, HIGHEST), (3, HIGHEST), (4, HIGHEST)])
def test_a_panel_leaves_room_for_its_controls(seats: int, most: float) -> None:
    # One panel of each kind of question, from the end of the game, when there is most to show.
    latest = {panel.code: panel for panel in panels("hamlet", seats)}

    assert {code: ratio for code, panel in latest.items() if (ratio := panel.ratio) > most} == {}


# --- what a phone has room for ----------------------------------------------------------------------------------------


def panel(state: State, *answers: str, page: int = 0) -> Panel:
    """What the active seat sees after these answers, on that page of the question."""
    view, seat = GAME.view(state, state.active), state.active
    return Panel(CONTROLLER, view, seat, choosing.follow(GAME, view, seat, Choice(answers, page=page)))


def rows(shown: Panel) -> list[list[str]]:
    return [[control.label for control in row] for row in shown.controls("en").rows]


def longest(what: str, seats: int, seed: int) -> State:
    """The position of a game with the most answers to a question."""
    states = [state for state in history(seats, seed) if not state.over]
    return max(states, key=lambda state: len(_answers(state, what)))


def _answers(state: State, what: str) -> tuple[object, ...]:
    question = panel(state, what).standing.question
    return question.answers if question is not None and question.code == what else ()


def test_paying_differently_has_the_sign_of_paying_wherever_one_could_stand() -> None:
    controls = panel(position(TWO + RICH)).controls("en")

    assert [control.icon for row in controls.rows for control in row if control.label == "Pay differently"] == ["pay"]


def test_steps_of_donkeys_stand_in_pairs() -> None:
    state = position(TWO + RICH)

    assert rows(panel(state, "herd")) == [
        ["CHU → WOO", "CHU → QUA"],
        ["CHU → FAR", "CHU → MAR"],
        ["CHU → TOW"],
        ["Back"],
    ]


def test_the_donkeys_that_move_are_enough_with_the_last_button() -> None:
    state = position(TWO + RICH.replace("donkeys=CHU", "donkeys=CHU,CHU"))

    assert rows(panel(state, "herd", "CHU.MAR"))[-2:] == [["Move only these donkeys"], ["Back"]]


def test_many_steps_of_donkeys_are_shown_page_by_page() -> None:
    state = longest("herd", 3, 1)
    assert len(_answers(state, "herd")) > 20

    first, second = rows(panel(state, "herd")), rows(panel(state, "herd", page=1))

    assert [len(row) for row in first[:5]] == [2] * 5
    assert first[5][0].startswith("Donkeys at ")
    assert not {*chain(*first[:5])} & {*chain(*second[:5])}


def test_more_than_eight_roads_are_shown_page_by_page() -> None:
    state = longest("road", 2, 2)
    assert len(_answers(state, "road")) == 9

    first, second = panel(state, "road"), panel(state, "road", page=1)

    assert first.labels("en")[8:] == ["1 more road", "Back"]
    assert second.labels("en")[1:] == ["8 more roads", "Back"]
    assert not {*first.labels("en")[:8]} & {*second.labels("en")[:1]}


def test_where_many_places_are_joined_a_new_donkey_starts_at_a_code() -> None:
    few, many = position(TWO + RICH), position(TWO + RICH + JOINED)

    assert rows(panel(few, "hire", "donkey"))[0][0] == "At Church (CHU)"
    assert rows(panel(many, "hire", "donkey"))[:2] == [["CHU", "WOO"], ["QUA", "FAR"]]


@pytest.mark.parametrize(("gold", "style"), [(3, "plain"), (2, "good")])
def test_whoever_can_still_hire_is_not_invited_to_end_their_turn(gold: int, style: str) -> None:
    """The only villager has bought a draft at the town hall; a donkey costs 3 gold."""
    bought = do(position(SOLO + f"red gold={gold}"), "town buy 1")

    assert panel(bought).controls("en").rows[-1][-1].style == style
