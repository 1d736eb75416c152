"""Building: which stones, which cities, and what comes after."""

from __future__ import annotations

import pytest

from games.carrara.building import payable_cities, payable_tiles
from games.carrara.data import CITIES, CITY
from games.carrara.state import Build, Ending, screen_of
from games.carrara.stones import LETTERS
from games.carrara.turn import apply
from games.core import IllegalMove
from tests.games.carrara.tables import after, choices, player, position

FULL_DISPLAY = "CAS3 VIL1 BIB1 BIB2 BIB3 BIB4 BIB5 CAT1 CAT2"


@pytest.mark.parametrize(("place", "city"), list(enumerate(CITIES)))
def test_each_city_takes_its_own_grade_and_better(place: int, city: str) -> None:
    code = next(data.code for data in CITY.values() if data.id == city)
    state = position(player(LETTERS), player(), display="CAS1 - - - - - - - -")

    allowed = [text[-1] for text in choices(state) if f"> {code}:" in text]

    assert "".join(reversed(allowed)) == LETTERS[: place + 1]


def test_stones_return_to_the_bag_and_the_tile_stays() -> None:
    state = position(player("WYYK", coins=3), player(), bag="G", stack="POR1 CAT3", display=FULL_DISPLAY)

    built = after(state, "BUILD CAS3 > PIS: W Y Y")

    assert built.bag == "WYYG"
    assert screen_of(built, 0).stones == "K"
    assert screen_of(built, 0).coins == 3
    assert built.players[0].cities[1] == ("castello-3",)
    assert built.display[0] == "porta-1"


def test_free_slot_is_refilled_from_the_stack() -> None:
    state = position(player("K"), player(), stack="POR1 CAT3", display=FULL_DISPLAY)

    built = after(state, "BUILD VIL1 > LER: K")

    assert built.display[:2] == ("castello-3", "porta-1")
    assert built.stack == ("cathedrale-3",)


def test_slot_stays_empty_when_the_stack_is() -> None:
    state = position(player("K"), player(), display="CAS1 VIL1 - - - - - - -")

    assert after(state, "BUILD CAS1 > LER: K").display[:2] == (None, "villa-1")


def test_building_in_a_closed_city_and_of_a_scored_type_is_allowed() -> None:
    own = player("W", built="LIV CAS1 CAS2", scored="CAS")
    other = player(built="LIV BIB1 BIB2")
    state = position(own, other, closed="LIV=2", display="CAS3 VIL1 - - - - - - -")

    assert "BUILD VIL1 > LIV: W" in choices(state)
    assert after(state, "BUILD VIL1 > LIV: W").players[0].cities[0] == ("castello-1", "castello-2", "villa-1")


def test_every_payment_is_legal_lowest_grades_first() -> None:
    state = position(player("WYYK"), player(), display="CAS2 - - - - - - - -")

    assert [text for text in choices(state) if "LER" in text] == [
        "BUILD CAS2 > LER: Y K",
        "BUILD CAS2 > LER: W K",
        "BUILD CAS2 > LER: Y Y",
        "BUILD CAS2 > LER: W Y",
    ]


def test_last_building_ends_the_game_after_the_round() -> None:
    state = position(player("K"), player("K"), player("K"), display="CAS1 - - - - - - - -", turn="2 action")

    built = after(state, "BUILD CAS1 > LER: K")

    assert built.ending == Ending("last", 1)
    assert after(built, ".").phase == "action"
    assert after(built, ".", "BUY", ".").phase == "over"


def test_last_building_by_the_highest_seat_ends_the_game_with_that_turn() -> None:
    state = position(player("K"), player("K", coins=10), display="CAS1 - - - - - - - -", turn="2 action")

    built = after(state, "BUILD CAS1 > LER: K")

    assert "+crown" in choices(built)
    assert after(built, "+crown", ".").phase == "over"


def test_last_building_after_an_announcement_changes_nothing() -> None:
    state = position(player(), player("K"), display="CAS1 - - - - - - - -", turn="2 action announced=1")

    assert after(state, "BUILD CAS1 > LER: K").ending == Ending("announced", 0)


def test_refusals() -> None:
    state = position(player("WYY"), player(), display=FULL_DISPLAY, stack="POR1")

    def code(move: Build) -> str:
        with pytest.raises(IllegalMove) as refusal:
            apply(state, 0, move)
        return refusal.value.code

    assert code(Build("porta-1", "pisa", "W")) == "not_on_display"
    assert code(Build("castello-3", "pisa", "WWY")) == "stones_not_owned"
    assert code(Build("castello-3", "pisa", "WY")) == "wrong_number_of_stones"
    assert code(Build("castello-3", "livorno", "WYY")) == "grade_too_low"
    assert code(Build("castello-3", "pisa", "YYW")) == "not_a_move"
    with pytest.raises(IllegalMove, match="not_your_turn"):
        apply(state, 1, Build("castello-3", "pisa", "WYY"))


def test_payable_tiles_and_cities_are_known_in_others_turns_too() -> None:
    state = position(player("WYYG"), player(), bag="K", display="CAS3 VIL5 - - - - - - -", turn="2 action")

    assert payable_tiles(state, 0) == ["castello-3"]
    assert payable_cities(state, 0, "castello-3") == ["pisa", "lucca", "viareggio", "massa", "lerici"]
