"""The worked examples of the rules, T01 to T12, and the checks that follow from the tables."""

from __future__ import annotations

import pytest

from games.carrara.data import CITIES, CITY
from games.carrara.ending import progress
from games.carrara.scoring import final_lines
from games.carrara.setup import new
from games.carrara.state import ClosedCity, Options, screen_of
from games.carrara.stones import payments, price
from games.core import IllegalMove
from tests.games.carrara.tables import after, choices, heard, player, position, scored_city, scored_type, took


def test_T01_first_purchase_of_the_game() -> None:
    start = new(2, Options(), seed=1)

    looked = after(start, "BUY")
    bought = after(looked, "TAKE II: G B K")

    assert [len(segment) for segment in looked.wheel] == [5, 6, 0, 0, 0, 0]
    assert looked.wheel[1] == "WYRGBK"
    assert heard(looked, "TAKE II: G B K") == [took(0, 2, "GBK", 3)]
    assert screen_of(bought, 0).coins == 17
    assert screen_of(bought, 0).stones == "GBKK"


def test_T02_purchase_from_the_cheapest_segment() -> None:
    state = position(player(coins=5), player(), wheel="-/-/-/-/WY/-", bag="-")

    assert heard(state, "BUY VI: W Y")[-1] == took(0, 6, "WY", 1)
    assert screen_of(after(state, "BUY VI: W Y"), 0).coins == 4


@pytest.mark.parametrize(
    ("wheel", "drawn"),
    [("WYRGBK/-/-/-/-/-", 5), ("WYRG/BK/K/-/B/G", 2)],
    ids=["T03 six on the wheel", "T04 nine on the wheel"],
)
def test_T03_T04_refill_to_eleven(wheel: str, drawn: int) -> None:
    state = position(player(coins=20), player(), wheel=wheel, bag="WWYYRRGGBBKK")

    looked = after(state, "BUY")

    assert len(str(heard(state, "BUY")[-1].params["stones"])) == drawn
    assert sum(map(len, looked.wheel)) == 11
    assert len(looked.bag or "") == 12 - drawn


def test_T05_villa_paid_with_red_and_green() -> None:
    state = position(player("RGG"), player(), display="VIL3 - - - - - - - -")

    assert choices(state) == [
        "BUILD VIL3 > VIA: R G G",
        "BUILD VIL3 > MAS: R G G",
        "BUILD VIL3 > LER: R G G",
    ]
    assert after(state, "BUILD VIL3 > VIA: R G G").players[0].cities[3] == ("villa-3",)


@pytest.mark.parametrize("city", ["LIV", "PIS", "LUC"])
def test_T05_villa_is_refused_in_better_cities(city: str) -> None:
    state = position(player("RGG"), player(), display="VIL3 - - - - - - - -")

    with pytest.raises(IllegalMove) as refusal:
        after(state, f"BUILD VIL3 > {city}: R G G")

    assert refusal.value.code == "grade_too_low"


def test_T06_palace_paid_with_four_stones() -> None:
    state = position(player("RGBB"), player(), display="PAL4 - - - - - - - -")

    assert choices(state) == ["BUILD PAL4 > MAS: R G B B", "BUILD PAL4 > LER: R G B B"]


def test_T07_score_libraries_in_two_cities() -> None:
    state = position(player(built="PIS BIB3 MAS BIB2"), player())

    scored = after(state, "SCORE BIB")

    assert heard(state, "SCORE BIB") == [scored_type(0, "biblioteca", vp=2, coins=9, book=2)]
    assert scored.players[0].vp == 2
    assert screen_of(scored, 0).coins == 9
    assert screen_of(scored, 0).objects == (2, 0, 0, 0, 0, 0)
    assert scored.supply == (3, 5, 5, 5, 5, 5)


def test_T08_score_palaces_in_one_city() -> None:
    state = position(player(built="MAS PAL5 PAL1"), player())

    assert heard(state, "SCORE PAL") == [scored_type(0, "palazzo", vp=6, coins=0, crown=2)]


def test_T09_score_pisa_and_close_it_for_everybody() -> None:
    state = position(player(built="PIS CAS2 VIL4"), player("K", built="PIS CAT3 POR2"), bag="WYRGBK")

    scored = after(state, "SCORE @PIS")

    assert heard(state, "SCORE @PIS") == [scored_city(0, "pisa", vp=0, coins=18, flag=1, arms=1)]
    assert scored.closed == (ClosedCity("pisa", seat=0),)
    assert "SCORE @PIS" not in choices(after(scored, "."))


def test_T10_score_massa_with_three_kinds_of_object() -> None:
    state = position(player(built="MAS PAL1 POR3 CAS5"), player())

    assert heard(state, "SCORE @MAS") == [scored_city(0, "massa", vp=9, coins=0, crown=1, gate=1, flag=1)]


def test_T11_four_players_final_scoring() -> None:
    built = "LIV BIB1 CAT4 PIS PAL3 POR5 MAS CAS2 LER VIL3 VIL5"
    ready = player(coins=4, objects="2 1 1 1 1 1", built=built, scored="BIB CAT PAL")
    state = position(ready, player(), player(), player(), closed="PIS=1", turn="1 after")

    assert progress(state, 0).met
    assert "END!" in choices(state)
    points = {line.code: line.points for line in final_lines(state, 0)}
    assert points == {"track": 0, "announcement": 0, "objects": 21, "buildings": 23, "coins": 0}


def test_T12_three_players_final_scoring_without_the_right_to_announce() -> None:
    built = "LIV BIB2 CAT4 PIS PAL4 POR3 MAS CAS5 LER VIL1 VIL2 BIB4"
    short = player(coins=31, objects="1 1 1 1 1 1", built=built, scored="BIB CAT PAL VIL")
    state = position(short, player(), player(), closed="PIS=1", turn="1 after")

    now = progress(state, 0)
    assert (now.scorings.met, now.objects.met, now.costs.met) == (True, False, True)
    assert "END!" not in choices(state)
    assert sum(line.points for line in final_lines(state, 0)) == 18 + 25 + 6


@pytest.mark.parametrize(("players", "stones"), [(2, 34), (3, 33), (4, 32)])
def test_bag_after_set_up(players: int, stones: int) -> None:
    assert len(new(players, Options(), seed=1).bag or "") == stones


def test_one_stone_of_each_colour_by_segment() -> None:
    assert [price("WYRGBK", segment) for segment in range(1, 7)] == [21, 15, 10, 6, 3, 1]


def test_eleven_stones_in_one_segment_can_be_taken_in_485_ways() -> None:
    state = position(player(coins=20), player(), wheel="-/-/-/-/WWYYRRGGBBK/-")

    assert len(choices(after(state, "BUY"))) == 485


def test_only_payment_for_three_in_pisa() -> None:
    assert payments("WYYRG", 3, "pisa") == ("WYY",)


def test_cities_pay_three_two_one_in_points_and_coins_by_turns() -> None:
    assert [(CITY[city].reward, CITY[city].value, CITY[city].needed) for city in CITIES] == [
        ("vp", 3, 2),
        ("coins", 3, 2),
        ("vp", 2, 2),
        ("coins", 2, 3),
        ("vp", 1, 3),
        ("coins", 1, 3),
    ]
