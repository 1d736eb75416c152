"""What the panel of Welcome To… says and offers: short labels, no two alike, and one way to name a lot."""

from __future__ import annotations

import pytest

from bot.controllers.core import fits_a_phone
from bot.controllers.welcome_to import CONTROLLER
from bot.languages import language
from bot.table import choosing
from bot.table.choosing import Choice, Controls
from games.core import Answer, Event, Question, Verdict
from games.welcome_to import GAME
from games.welcome_to.state import State
from tests.games.welcome_to.table import alone, sheet, table

EN = language("en")
#: How many letters stay in one line of a panel on a phone of 360 px, with its icon.
NARROWEST = 27
#: How long a question may be to stand in the panel's picture, beside the points.
IN_PICTURE = 64
#: Only the 1 fits on the last free lot, and the middle street has all its parks.
NARROW = sheet(
    ". 2 3 4 5 6 7 8 9 10",
    "1 2 3 4 5 6 7 8 9 10 .",
    "1 2 3 4 5 6 7 8 9 10 11 .",
    "parks 0 4 0",
)


def controls(view: State, *answers: str, code: str = "en") -> Controls:
    standing = choosing.follow(GAME, view, 0, Choice(answers))
    return choosing.controls_of(CONTROLLER, view, 0, standing, language(code))


def labels(view: State, *answers: str, code: str = "en") -> list[str]:
    return [control.label for row in controls(view, *answers, code=code).rows for control in row]


# --- no number fits ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "said"), [("en", "None of these numbers fits. Take a strike."), ("de", "Nimm einen Streik hin.")]
)
def test_a_strike_is_asked_for_once_and_explained_once(code: str, said: str) -> None:
    view = table(["5 fence", "6 bis", "7 park"], [NARROW]).base

    text = controls(view, code=code).text

    assert text.endswith(said)
    assert "\n" not in text


@pytest.mark.parametrize(
    ("code", "said"),
    [("en", "No number fits as printed: temp agency or strike?"), ("de", "Zeitarbeit oder Streik?")],
)
def test_a_number_that_the_temp_agency_could_change_is_not_passed_over(code: str, said: str) -> None:
    view = table(["3 temp", "6 bis", "7 park"], [NARROW]).base

    assert controls(view, code=code).text.endswith(said)
    assert len(labels(view, code=code)) == 2


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize(("temp", "roundabout"), [("possible", "possible"), ("none", "possible")])
def test_what_to_do_where_no_number_fits_is_short(temp: str, roundabout: str, code: str) -> None:
    asked = Question("strike", (), {"temp": temp, "roundabout": roundabout})

    assert len(CONTROLLER.question(asked, language(code))) <= IN_PICTURE


# --- alone ------------------------------------------------------------------------------------------------------------


def test_cards_differ_by_the_one_that_the_agency_gets() -> None:
    view = alone(["15 fence", "9 marketing", "11 marketing"]).base

    assert "15 + marketing, AAA: the 11" in labels(view)
    assert "15 + marketing, AAA: the 9" in labels(view)


def test_cards_with_the_same_number_differ_by_their_place_in_the_picture() -> None:
    view = alone(["8 park", "8 temp", "6 fence"]).base

    assert "8 + fence, AAA: card 2" in labels(view)
    assert "8 + fence, AAA: card 1" in labels(view)


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("hand", ["8 park/8 temp/6 park", "15 marketing/11 marketing/10 temp", "8 park/8 park/12 temp"])
def test_no_two_labels_read_the_same_and_all_are_short(hand: str, code: str) -> None:
    found = labels(alone(hand.split("/")).base, code=code)

    assert len(set(found)) == len(found)
    assert [label for label in found if not fits_a_phone(label)] == []


def test_whoever_plays_alone_is_told_where_the_third_card_goes() -> None:
    asked = controls(alone().base).text

    assert asked == "Choose a number and another card's action. The AAA gets the third."


def test_the_verdict_counts_points() -> None:
    lost = Verdict("lost", False, {"total": 14, "rival": 41, "margin": -27, "manager": "sam", "level": 1})

    assert CONTROLLER.verdict(lost, language("de")) == (
        "Verloren mit 27 Punkten Rückstand: 14 zu 41 gegen Sam, Stufe 1"
    )


#: Only the 4 fits, and only on the last free lot, which has a pool; the temp agency makes it of a 6, too.
LAST_LOT = sheet(
    "1 2 . 5 6 7 8 9 10 11",
    "1 2 3 4 5 6 7 8 9 10 11",
    "1 2 3 4 5 6 7 8 9 10 11 12",
)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", {"4 on 1.3, no pool, AAA: 8", "6 as 4 on 1.3, no pool, AAA: 4"}),
        ("de", {"4 auf 1.3, ohne Pool, AAA: 8", "6 als 4 auf 1.3, ohne Pool, AAA: 4"}),
    ],
)
def test_alone_a_number_and_its_only_lot_are_one_short_sentence(code: str, said: set[str]) -> None:
    found = labels(alone(["4 park", "6 bis", "8 temp"], LAST_LOT).base, code=code)

    assert said <= set(found)


@pytest.mark.parametrize("code", ["en", "de"])
def test_two_cards_with_the_same_number_still_read_differently_on_their_only_lot(code: str) -> None:
    found = labels(alone(["4 park", "4 bis", "8 fence"], LAST_LOT).base, code=code)

    assert len(set(found)) == len(found)


@pytest.mark.parametrize(("code", "said"), [("en", "6 as 4 on 1.3, no pool"), ("de", "6 als 4 auf 1.3, ohne Pool")])
def test_at_a_table_a_changed_number_and_its_only_lot_are_one_short_sentence(code: str, said: str) -> None:
    assert said in labels(table(["6 temp", "8 bis", "9 fence"], [LAST_LOT]).base, code=code)


@pytest.mark.parametrize(
    ("code", "said"), [("en", "Roundabout on 1.3 first, no pool"), ("de", "Erst Kreisverkehr auf 1.3, ohne Pool")]
)
def test_a_roundabout_with_one_place_is_one_short_sentence(code: str, said: str) -> None:
    roundabout = [Answer("roundabout", "roundabout"), Answer("1.3", "roundabout_on", {"place": "1.3", "pool": "lost"})]

    assert CONTROLLER.whole(roundabout, language(code)) == said


@pytest.mark.parametrize(("view", "lines"), [(alone().base, 4), (table().base, 5)])
def test_a_long_list_leaves_the_picture_its_screen_and_can_be_turned_down_on_it(view: State, lines: int) -> None:
    """Ten times "5 auf 2.4, ohne Pool": one to a line."""
    built = [
        Answer(f"{lot}", "bis", {"number": 12, "place": f"2.{lot}", "pool": "lost", "side": "left"})
        for lot in range(1, 12)
    ]
    nothing = Answer("none", "no_action", {"action": "bis"})

    first, count = CONTROLLER.buttons_first(view, [*built, nothing], choosing.MOST_BUTTONS, language("de"))

    assert count == lines
    assert first == [*built[: lines - 1], nothing, *built[lines - 1 :]]


# --- lots -------------------------------------------------------------------------------------------------------------


def test_a_park_is_said_once_and_only_where_there_is_none_on_the_lots() -> None:
    open_lots = sheet(". . . . . . . . . .", ". . . . . . . . . . .", ". . . . . . . . . . . .", "parks 0 4 0")
    view = table(["7 park", "6 bis", "5 fence"], [open_lots]).base

    asked = controls(view, "1")
    found = labels(view, "1")

    assert asked.text == "Where does the 7 go? Its street gets a park."
    assert {"1.5", "2.6, no park"} <= set(found)


@pytest.mark.parametrize("code", ["en", "de"])
def test_lots_are_named_as_in_the_picture_and_no_longer(code: str) -> None:
    view = table(["7 fence", "6 bis", "5 park"], advanced=True).base

    fences, roundabouts = labels(view, "1", "1.4", code=code), labels(view, "roundabout", code=code)

    assert {"1.4", "1.5"} <= set(fences)
    assert {"3.4", "3.5"} <= set(roundabouts)


def test_lots_follow_one_another_as_in_the_picture() -> None:
    """The ones that suit the number best are buttons, all others are in the menu."""
    shown = controls(table(["7 park", "6 bis", "5 fence"], advanced=True).base, "1")

    buttons = [control.label for row in shown.rows for control in row]
    (menu,) = [[entry.label for entry in menu.entries] for menu in shown.menus]
    assert buttons[:7] == ["1.4", "1.5", "1.6", "2.4, no pool", "2.5", "2.6", "3.4"]
    assert menu[:4] == ["1.1", "1.2", "1.3, no pool", "1.7, no pool"]
    assert menu[-1] == "3.12"


@pytest.mark.parametrize("code", ["en", "de"])
def test_each_way_with_the_temp_agency_fits_a_narrow_phone(code: str) -> None:
    view = table(["13 temp", "6 bis", "5 park"]).base

    assert max(map(len, labels(view, "1", code=code))) <= NARROWEST


def test_the_way_past_a_park_shows_a_park() -> None:
    view = table(["7 park", "6 bis", "5 fence"]).base

    ways = [control for row in controls(view, "1").rows for control in row]

    assert [way.icon for way in ways if way.label == "Skip the park?"] == ["park"]


@pytest.mark.parametrize(("code", "said"), [("en", "completed estate 2.4–2.6"), ("de", "die Wohnanlage 2.4–2.6")])
def test_an_estate_is_named_by_lots_as_they_stand_in_the_picture(code: str, said: str) -> None:
    completed = Event("completed", 0, {"place": "2.4-6", "size": 3})

    assert said in CONTROLLER.events([completed], ["Ada"], language(code))


def test_an_estate_of_one_lot_is_that_lot() -> None:
    scored = Event("scored", 0, {"plan": "A", "points": 8, "estates": "2.4 3.1-2"})

    assert CONTROLLER.events([scored], ["Ada"], EN) == "Ada scored plan A for 8 points with 2.4, 3.1–3.2"


def test_whoever_goes_on_is_not_named_again() -> None:
    round_of_two = [
        Event("roundabout", 0, {"place": "3.2"}),
        Event("pool_lost", 0, {"place": "3.2"}),
        Event("strike", 1),
        Event("reshuffled"),
        Event("strike", 1),
    ]

    assert CONTROLLER.events(round_of_two, ["Ada", "Bruno"], EN) == (
        "Ada built a roundabout on 3.2 · lost the pool on 3.2 · Bruno took a strike"
        " · The cards were reshuffled · Bruno took a strike"
    )
