"""Carrara's panels on a phone: low pictures and labels told apart, held over games of computer opponents."""

from __future__ import annotations

import pytest

from bot.controllers.carrara import CONTROLLER
from bot.languages import language
from bot.table import choosing
from bot.table.choosing import Choice, Control
from games.carrara import GAME
from games.carrara.state import State
from games.core import Answer, Event
from tests.bot.controllers.panels import Panel, panels
from tests.games.carrara.tables import player, position

LANGUAGES = ("en", "de")
#: How high a panel may be for its width where there are many controls.
HIGHEST = {"take": 0.78, "stones": 0.78, "tile": 0.93, "city": 0.96, "pay": 0.96, "pay_stone": 0.96}


def panel(view: State, *answers: str, by_hand: bool = False) -> Panel:
    """What the first seat sees after these answers."""
    return Panel(CONTROLLER, view, 0, choosing.follow(GAME, view, 0, Choice(answers, by_hand=by_hand)))


def end(view: State) -> Control:
    """The control that ends the turn."""
    return panel(view).controls("en").rows[-1][-1]


@pytest.mark.parametrize(("code", "label"), [("en", "Cathedral 3"), ("de", "Cathedrale 3")])
def test_a_building_is_named_with_its_cost_once(code: str, label: str) -> None:
    answer = Answer("CAT3", "tile", {"tile": "cathedrale-3", "cost": 3})
    assert CONTROLLER.answer(answer, language(code)) == label


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_phone_shows_every_label_to_its_end(seats: int, code: str) -> None:
    labels = [label for panel in panels("carrara", seats) for label in panel.labels(code)]

    assert [label for label in labels if len(label) > 35] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_no_two_controls_of_a_panel_read_the_same(seats: int, code: str) -> None:
    rows = [panel.labels(code) for panel in panels("carrara", seats)]

    assert [row for row in rows if len(set(row)) < len(row)] == []


def test_every_stone_that_may_be_the_last_ends_the_turn_with_the_same_tap() -> None:
    """After the first of three stones, any further one is the last: all three have a control of their own."""
    view = position(player(coins=20), player(), wheel="WBK/-/-/-/-/-", turn="1 take")

    assert panel(view, "I.W").labels("en") == [
        "Take WB: 8🪙",
        "Take WB, end turn: 8🪙",
        "Take WK: 7🪙",
        "Take WK, end turn: 7🪙",
        "Take W: 6🪙",
        "Take W, end turn: 6🪙",
        "Back",
    ]


@pytest.mark.parametrize("seats", [1, 2])
def test_a_choice_leaves_room_for_its_controls(seats: int) -> None:
    latest = {panel.code: panel for panel in panels("carrara", seats) if panel.code in HIGHEST}

    assert {code: panel.ratio for code, panel in latest.items() if panel.ratio > HIGHEST[code]} == {}


@pytest.mark.parametrize(
    ("coins", "reasons"),
    [
        (20, []),
        (8, ["Some whole segments cost more than you have."]),
        (2, ["Some whole segments cost more than you have.", "You can't afford the prices in red."]),
    ],
)
def test_prices_in_red_are_named_only_where_there_are_some(coins: int, reasons: list[str]) -> None:
    """White, blue and black cost 6, 2 and 1 in the first segment."""
    question = panel(position(player(coins=coins), player(), wheel="WBK/-/-/-/-/-", turn="1 take")).standing.question
    assert question is not None

    assert CONTROLLER.closed(question, language("en")) == reasons


def test_twelve_scorings_leave_room_for_their_controls() -> None:
    streets = "LIV CAS1 BIB1 PIS CAT2 BIB2 LUC PAL2 POR2 VIA VIL1 CAS2 CAT1 MAS PAL1 POR1 VIL2 LER POR4 CAS4 VIL4"
    scorings = panel(position(player(built=streets), player()), "score")

    assert len(scorings.labels("de")) == 12 + 1
    assert scorings.ratio < 0.35


def test_stones_are_told_apart_without_colour() -> None:
    took = Event("took", 0, {"segment": 2, "stones": "WKK", "price": 5})

    assert CONTROLLER.events([took], ("Ada",), language("en")) == "Ada took 1 white, 2 black from segment II (5 coins)"


# --- building: what it brings and what it costs -----------------------------------------------------------------------

BUILDER = position(player("WYYK"), player(), display="CAS3 POR1 - - - - - - -", stack="VIL5")


def test_a_city_says_what_the_building_scores_there_and_the_stones_it_costs() -> None:
    assert panel(BUILDER, "build", "CAS3").labels("en")[:2] == [
        "Pisa for WYY (9🪙)",
        "Lucca for WYY (6⭐)",
    ]
    assert panel(BUILDER, "build", "CAS3").labels("de")[-3] == "Lerici für YYK (3🪙)"


def test_whoever_pays_with_other_stones_is_not_told_which() -> None:
    assert panel(BUILDER, "build", "CAS3", by_hand=True).labels("en")[:2] == ["Pisa (9🪙)", "Lucca (6⭐)"]


@pytest.mark.parametrize(
    ("wheel", "code", "label"),
    [
        ("WWWYYYRRRG/-/-/-/-/-", "en", "Turn the wheel: up to 1 new"),
        ("WWWYYYRRRG/-/-/-/-/-", "de", "Rad drehen: bis zu 1 neuer"),
        ("WWWYYYRRR/-/-/-/-/-", "de", "Rad drehen: bis zu 2 neue"),
    ],
)
def test_turning_the_wheel_says_how_many_stones_can_come(wheel: str, code: str, label: str) -> None:
    assert panel(position(player(), player(), wheel=wheel, bag="KKK")).labels(code)[0] == label


def test_the_sign_of_objects_is_explained_where_scorings_are_offered() -> None:
    scoring = position(player(built="LER CAS3"), player(), wheel="WYK/-/-/-/-/-")

    assert "🏺 are objects." in panel(scoring).controls("en").text
    assert "🏺" not in panel(position(player(), player(), wheel="WYK/-/-/-/-/-")).controls("en").text


def test_a_building_is_placed_by_its_city_when_the_stack_is_empty_too() -> None:
    """Beside nine buildings there is no room for a city and stones each."""
    last = position(player("KKK"), player(), display="CAS3 POR1 - - - - - - -")

    assert panel(last, "build").labels("en")[:2] == ["Castle 3", "Gate 1"]
    assert panel(last, "build", "CAS3").labels("en")[0] == "Lerici for KKK (3🪙)"


# --- the end of a turn ------------------------------------------------------------------------------------------------

#: All three conditions of an announcement.
READY = player(
    coins=9, objects="2 2 1 1 1 1", built="LIV CAS5 VIL5 PIS POR5 BIB5 LER CAT5 PAL5", scored="CAS VIL POR BIB"
)


@pytest.mark.parametrize(("own", "style"), [(player(coins=9), "good"), (player(coins=10), "plain"), (READY, "plain")])
def test_the_end_of_the_turn_is_green_if_nothing_else_is_left(own: str, style: str) -> None:
    assert end(position(own, player(), turn="1 after")).style == style


def test_whoever_could_announce_the_end_is_asked_before_their_turn_ends() -> None:
    view = position(READY, player(), turn="1 after")

    standing = choosing.ended_once_sure(CONTROLLER, view, 0, choosing.follow(GAME, view, 0, Choice(("end",))))
    asked = Panel(CONTROLLER, view, 0, standing)

    assert asked.controls("en").text == "You can still announce the end: +5 points."
    assert asked.labels("en") == ["Back", "End my turn anyway"]


def test_whoever_could_announce_the_end_does_not_end_their_turn_by_taking_stones() -> None:
    view = position(READY, player(), wheel="WYK/-/-/-/-/-", turn="1 take")

    assert panel(view, "I.W").labels("en") == ["Take WK: 7🪙", "Take W: 6🪙", "Back"]


# --- the last round ---------------------------------------------------------------------------------------------------


def passing(view: State) -> Panel:
    """What the second seat is asked when it wants to pass."""
    follow = choosing.follow(GAME, view, 1, Choice(("pass",)))
    return Panel(CONTROLLER, view, 1, choosing.ended_once_sure(CONTROLLER, view, 1, follow))


def test_whoever_passes_with_an_action_left_is_asked_once() -> None:
    asked = passing(position(READY, player("W"), wheel="WYK/-/-/-/-/-", turn="2 action announced=1"))

    assert asked.controls("en").text == "This is your last turn, and you haven't taken an action."
    assert asked.labels("en") == ["Back", "Pass anyway"]
    assert asked.labels("de") == ["Zurück", "Trotzdem: Passen"]
