"""What happened, as codes: the same for everybody, with what nobody chose."""

from __future__ import annotations

import pytest

from games.core import Event, Seat
from tests.games.carrara.tables import EMPTY_DISPLAY, built, heard, player, position, scored_city, scored_type, took

READY = player(objects="2 2 1 1 1 1", built="LIV CAS5 VIL5 PIS POR5 BIB5 LER CAT5 PAL5", scored="CAS VIL POR BIB")


def test_purchase() -> None:
    state = position(player(coins=9), player("K"), wheel="-/RBB/-/-/-/-", bag="KK")

    assert heard(state, "BUY III: R B", 0) == [
        Event("turned_wheel", 0),
        Event("drawn", None, {"stones": "KK"}),
        took(0, 3, "RB", 2),
    ]


def test_nothing_drawn_is_not_told() -> None:
    assert heard(position(player(coins=9), player(), wheel="K/-/-/-/-/-"), "BUY", 0) == [Event("turned_wheel", 0)]


def test_relief_shows_the_purse() -> None:
    state = position(player(coins=1), player(), wheel="W/-/-/-/-/-")

    assert heard(state, "BUY", 0) == [Event("turned_wheel", 0), Event("relieved", 0, {"had": 1, "coins": 2})]


def test_building_and_the_tile_that_came_up() -> None:
    state = position(player("K"), player(), stack="BIB1", bag="W")

    assert heard(state, "BUILD VIL1 > LER: K", 0) == [
        built(0, "villa-1", "lerici", "K"),
        Event("turned_up", None, {"tile": "biblioteca-1"}),
    ]


def test_last_building() -> None:
    state = position(player("K"), player(), display="VIL1 - - - - - - - -")

    assert heard(state, "BUILD VIL1 > LER: K", 0) == [
        built(0, "villa-1", "lerici", "K"),
        Event("last_building"),
    ]


@pytest.mark.parametrize(
    ("line", "event"),
    [
        ("SCORE CAS", scored_type(0, "castello", vp=0, coins=6, flag=1)),
        ("SCORE @PIS", scored_city(0, "pisa", vp=0, coins=12, flag=1, arms=1)),
    ],
)
def test_scoring(line: str, event: Event) -> None:
    assert heard(position(player(built="PIS CAS2 VIL2"), player()), line, 0) == [event]


def test_extra_purchase_and_announcement_show_the_objects() -> None:
    own = READY.replace(" 0c", " 10c")

    assert heard(position(own, player("K"), bag="K", turn="1 after"), "+book END!", 0) == [
        Event("bought", 0, {"object": "book", "price": 10}),
        Event("announced", 0, {"vp": 5, "book": 3, "chalice": 2, "crown": 1, "gate": 1, "flag": 1, "arms": 1}),
    ]


def test_pass() -> None:
    state = position(player(), player(), bag="K", turn="2 action announced=1")

    assert heard(state, "PASS", 1) == [Event("passed", 1)]


def test_end_of_a_turn_goes_without_saying() -> None:
    assert heard(position(player(), player("K"), turn="1 after"), ".", 0) == []


def test_blocked_turn_of_the_next_seat() -> None:
    state = position(player(), player(), display="CAS5 - - - - - - - -", turn="1 after")

    assert heard(state, ".", 0) == [Event("blocked", 1, {"coins": 2})]


@pytest.mark.parametrize("reader", [1, None])
def test_others_are_told_the_whole_turn_when_it_is_over(reader: Seat | None) -> None:
    state = position(player(coins=9), player("K"), wheel="-/RBB/-/-/-/-", bag="KK")

    assert heard(state, "BUY III: R B", reader) == []
    assert heard(state, "BUY III: R B .", reader) == [
        Event("turned_wheel", 0),
        Event("drawn", None, {"stones": "KK"}),
        took(0, 3, "RB", 2),
    ]


def test_turn_of_the_house_has_no_seat() -> None:
    state = position(
        player("K"), player(coins=1), wheel="-/YB/-/-/K/-", display=EMPTY_DISPLAY, turn="1 after", more="solo 2"
    )

    assert heard(state, ".", 0) == [
        Event("turned_wheel"),
        took(None, 3, "YB", 0),
    ]


@pytest.mark.parametrize("reader", [0, 1, None])
def test_everybody_hears_what_was_shown_as_proof(reader: Seat | None) -> None:
    broke = position(player(coins=1), player("K"), wheel="W/-/-/-/-/-")
    ready = position(READY, player("K"), bag="K", turn="1 after")

    assert heard(broke, "BUY .", reader)[-1] == Event("relieved", 0, {"had": 1, "coins": 2})
    assert heard(ready, "END!", reader)[-1].params["book"] == 2
