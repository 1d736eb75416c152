"""Buying stones and its five special cases."""

from __future__ import annotations

import pytest

from games.carrara.market import SegmentOffer, offers
from games.carrara.state import State, Take, screen_of
from games.carrara.turn import apply
from games.carrara.views import view
from games.core import Event, IllegalMove
from tests.games.carrara.tables import EMPTY_DISPLAY, after, choices, heard, player, position, took


def code_of(state: State, text: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        after(state, text)
    return refusal.value.code


def test_stones_ride_with_the_wheel_and_prices_stay() -> None:
    state = position(player(coins=20), player(), wheel="W/YY/R/GB/K/-", bag="-")

    assert after(state, "BUY").wheel == ("", "W", "YY", "R", "GB", "K")


def test_stones_from_the_last_segment_are_dear_again() -> None:
    state = position(player(coins=6), player(), wheel="-/-/-/-/-/WY", bag="-")

    assert heard(state, "BUY I: W")[-1] == took(0, 1, "W", 6)
    assert after(state, "BUY I: W").wheel == ("Y", "", "", "", "", "")


def test_wrapped_stones_lie_with_the_new_ones() -> None:
    state = position(player(coins=6), player(), wheel="-/-/-/-/-/WY", bag="K")

    assert after(state, "BUY").wheel[0] == "WYK"


def test_every_affordable_mix_of_one_segment_can_be_taken() -> None:
    state = position(player(coins=2), player(), wheel="GB/-/-/-/-/W", bag="-")

    assert choices(after(state, "BUY")) == ["TAKE II: G", "TAKE II: B"]


def test_free_stones_are_bought_too() -> None:
    state = position(player(coins=0), player(), wheel="-/-/-/-/YR/-", bag="-")

    assert choices(after(state, "BUY")) == ["TAKE VI: Y R", "TAKE VI: Y", "TAKE VI: R"]


def test_relief_when_nothing_is_affordable() -> None:
    state = position(player(coins=1), player(), wheel="W/-/-/-/-/-", bag="-")

    relieved = after(state, "BUY")

    assert heard(state, "BUY")[-1] == Event("relieved", 0, {"had": 1, "coins": 2})
    assert screen_of(relieved, 0).coins == 3
    assert choices(relieved) == ["."]


def test_relief_is_no_choice_while_anything_is_affordable() -> None:
    state = position(player(coins=0), player(), wheel="WK/-/-/-/-/-", bag="-")

    looked = after(state, "BUY")

    assert screen_of(looked, 0).coins == 0
    assert choices(looked) == ["TAKE II: K"]
    assert code_of(looked, ".") == "take_stones_first"


def test_empty_bag_turns_the_wheel_all_the_same() -> None:
    state = position(player(coins=20), player(), wheel="W/-/-/-/-/-", bag="-")

    assert heard(state, "BUY") == [Event("turned_wheel", 0)]
    assert after(state, "BUY").wheel == ("", "W", "", "", "", "")


def test_bag_that_runs_out_leaves_the_wheel_below_eleven() -> None:
    state = position(player(coins=20), player(), wheel="WYRGB/-/-/-/-/-", bag="RK")

    looked = after(state, "BUY")

    assert heard(state, "BUY")[-1] == Event("drawn", None, {"stones": "RK"})
    assert looked.bag == ""
    assert sum(map(len, looked.wheel)) == 7


def test_full_wheel_draws_nothing() -> None:
    state = position(player(coins=20), player(), wheel="WYRGBK/WYRGB/-/-/-/-", bag="KK")

    assert heard(state, "BUY") == [Event("turned_wheel", 0)]
    assert after(state, "BUY").bag == "KK"


def test_empty_wheel_and_bag_cannot_be_bought_from() -> None:
    state = position(player("KK", coins=20), player())

    assert "BUY" not in choices(state)
    assert code_of(state, "BUY") == "nothing_to_buy"


def test_blocked_turn_brings_two_coins_and_stays_open() -> None:
    state = position(player(coins=5), player(coins=8), display="POR5 - - - - - - - -", turn="1 after")
    blocked = after(state, ".")

    assert heard(state, ".") == [Event("blocked", 1, {"coins": 2})]
    assert (blocked.turn, blocked.phase) == (1, "after")
    assert screen_of(blocked, 1).coins == 10
    assert choices(blocked)[0] == "+book"


def test_blocked_turn_in_the_last_round_comes_without_asking() -> None:
    state = position(player(), player(), player(coins=1), display=EMPTY_DISPLAY, turn="2 after announced=1")

    assert heard(state, ".") == [Event("blocked", 2, {"coins": 2})]


def test_turn_is_not_blocked_while_something_can_be_scored() -> None:
    state = position(player(), player(built="LER CAS1"), display=EMPTY_DISPLAY, turn="1 after")

    assert choices(after(state, ".")) == ["SCORE CAS"]


def test_refusals() -> None:
    state = position(player(coins=4), player(), wheel="-/WR/-/-/-/-", bag="KK")
    looked = after(state, "BUY")

    assert code_of(state, "TAKE III: R") == "turn_the_wheel_first"
    assert code_of(looked, "BUY") == "take_stones_first"
    assert code_of(looked, "TAKE III: R R") == "stones_not_in_segment"
    assert code_of(looked, "TAKE III: W R") == "too_expensive"
    assert code_of(after(looked, "TAKE III: W"), "BUY") == "action_already_taken"
    with pytest.raises(IllegalMove, match="take_at_least_one"):
        apply(looked, 0, Take(3, ""))
    with pytest.raises(IllegalMove, match="not_a_move"):
        apply(looked, 0, Take(3, "RW"))


# --- what is on offer


def test_segments_before_buying_are_offered_as_they_will_be() -> None:
    state = view(position(player(coins=3), player(), wheel="WK/-/-/-/-/B", bag="RRR"), 0)

    first, second, *_ = offers(state)

    assert first == SegmentOffer(1, "B", prices=(2,), total=2, to_come=8)
    assert second == SegmentOffer(2, "WK", prices=(5, 0), total=5)


def test_empty_bag_brings_nothing_new() -> None:
    state = view(position(player(coins=3), player(), wheel="WK/-/-/-/-/B"), 0)

    assert offers(state)[0].to_come == 0


def test_segments_while_stones_are_chosen_are_offered_as_they_are() -> None:
    looked = after(position(player(coins=3), player(), wheel="WW/-/-/-/-/-", bag="K"), "BUY")

    assert offers(view(looked, 0))[:2] == (
        SegmentOffer(1, "K", prices=(1,), total=1),
        SegmentOffer(2, "WW", prices=(5, 5), total=10),
    )
