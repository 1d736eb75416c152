"""The House of Malaspina: its priorities, its purse, its last turn, and the verdict."""

from __future__ import annotations

import pytest

from games.carrara.house import intention
from games.carrara.scoring import result, solo_rank
from games.carrara.setup import new
from games.carrara.state import Build, Buy, Ending, Options, ScoreType, State, screen_of
from games.carrara.turn import waiting_on
from games.carrara.views import view
from games.core import Event
from tests.games.carrara.tables import (
    EMPTY_DISPLAY,
    after,
    built,
    heard,
    player,
    position,
    scored_city,
    scored_type,
    took,
)

ME = player("K", coins=5)


def alone(
    house: str,
    *,
    level: int = 2,
    me: str = ME,
    wheel: str = "-/-/-/-/-/-",
    bag: str = "-",
    display: str = EMPTY_DISPLAY,
    supply: str = "",
    closed: str = "-",
    field: str = "book chalice crown gate flag arms",
    turn: str = "1 after",
) -> State:
    """Your turn is as good as over: the next step is the House's."""
    return position(
        me,
        house,
        wheel=wheel,
        bag=bag,
        display=display,
        supply=supply,
        closed=closed,
        field=field,
        turn=turn,
        more=f"solo {level}",
    )


def turn_of_the_house(state: State, end: str = ".") -> list[Event]:
    return [event for event in heard(state, end) if event.seat is None]


def test_set_up() -> None:
    state = new(1, Options(solo_level=3), seed=4)

    assert state.solo
    assert screen_of(state, 0).stones == "K"
    assert screen_of(state, 1).stones == "B"
    assert [screen_of(state, seat).coins for seat in (0, 1)] == [20, 0]
    assert len(state.bag or "") == 34


def test_house_plays_at_once_and_is_never_waited_on() -> None:
    state = after(new(1, Options(), seed=4), "BUY II: K .")

    assert waiting_on(state) == (0,)
    assert state.round == 2


def test_everybody_sees_what_the_house_has() -> None:
    state = new(1, Options(), seed=4)

    assert view(state, 0).players[1] == state.players[1]
    assert view(state, None).players[1] == state.players[1]


def test_everybody_can_foresee_what_the_house_would_do() -> None:
    state = alone(player("WWW", built="LIV CAS1"), display="CAS3 - - - - - - - -", bag="K")

    assert intention(view(state, 0)) == Build("castello-3", "livorno", "WWW")
    assert intention(view(alone(player("W"), bag="K"), None)) == Buy()


def test_city_comes_before_everything() -> None:
    state = alone(player("WWWWW", built="LIV CAS1 CAS2 LER VIL1"), display="POR5 - - - - - - - -")

    assert turn_of_the_house(state)[0] == scored_city(None, "livorno", vp=9, coins=0, flag=2)


def test_city_of_highest_worth_is_scored_first() -> None:
    """Pisa: 24 coins make 12, two objects make 6. Livorno: 12 points and two objects make 18 as well: board order."""
    state = alone(player(built="LIV CAS2 POR2 PIS CAS3 VIL5 MAS CAT1 PAL1 BIB1"))

    assert turn_of_the_house(state)[0] == scored_city(None, "livorno", vp=12, coins=0, gate=1, flag=1)
    richer = alone(player(built="LIV CAS2 POR2 PIS CAS4 VIL5 MAS CAT1 PAL1 BIB1"))
    assert turn_of_the_house(richer)[0] == scored_city(None, "pisa", vp=0, coins=27, flag=1, arms=1)


def test_only_objects_it_would_really_get_count() -> None:
    state = alone(player(built="LIV CAS2 POR1 LUC BIB2 CAT2"), supply="5 5 5 0 0 5")

    assert turn_of_the_house(state)[0] == scored_city(None, "lucca", vp=8, coins=0, book=1, chalice=1)


def test_type_waits_for_patience() -> None:
    one = player(built="LIV CAS5")
    two = player(built="LIV CAS5 MAS CAS1")

    assert intention(alone(one, level=1)) == ScoreType("castello")
    assert intention(alone(one, level=2)) is None
    assert intention(alone(two, level=2)) == ScoreType("castello")
    assert intention(alone(two, level=4)) is None


def test_equal_types_go_by_their_order() -> None:
    state = alone(player(built="MAS VIL2 BIB2"), level=1)

    assert turn_of_the_house(state)[0] == scored_type(None, "biblioteca", vp=2, coins=0, book=1)


def test_build_of_highest_worth_with_the_lowest_stones() -> None:
    state = alone(player("WWWWYYY"), display="CAS3 POR4 VIL5 - - - - - -")

    assert turn_of_the_house(state)[0] == built(None, "villa-5", "pisa", "WWYYY")


def test_build_prefers_the_earlier_city() -> None:
    state = alone(player("WWW"), display="CAS3 - - - - - - - -")

    assert turn_of_the_house(state)[0] == built(None, "castello-3", "livorno", "WWW")


def test_build_prefers_the_type_it_has_more_of() -> None:
    house = player("KKK", built="LER CAS1 BIB1", scored="BIB")
    state = alone(house, level=4, display="BIB3 CAT3 CAS3 - - - - - -")

    assert turn_of_the_house(state)[0] == built(None, "castello-3", "lerici", "KKK")


def test_equal_builds_go_by_the_order_of_types() -> None:
    state = alone(player("KKK"), display="VIL3 CAT3 CAS3 - - - - - -")

    assert turn_of_the_house(state)[0] == built(None, "cathedrale-3", "lerici", "KKK")


def test_small_buildings_are_beneath_it_while_larger_ones_are_shown() -> None:
    house = player("KKK")

    assert intention(alone(house, level=3, display="CAS3 POR4 - - - - - - -")) is None
    small = intention(alone(house, level=3, display="CAS3 POR2 - - - - - - -"))
    assert small == Build("castello-3", "lerici", "KKK")


def test_purchase_by_grade_within_the_allowance() -> None:
    state = alone(player(), level=2, wheel="-/WRK/-/-/B/-")

    assert turn_of_the_house(state) == [Event("turned_wheel"), took(None, 3, "RK", 0)]


def test_equal_purchases_take_the_later_segment() -> None:
    state = alone(player(), level=2, wheel="-/B/-/-/B/-")

    assert turn_of_the_house(state)[1] == took(None, 6, "B", 0)


def test_whiter_stones_come_first_among_equal_prices() -> None:
    state = alone(player(), level=1, wheel="-/YYYK/-/-/-/-")

    assert turn_of_the_house(state)[1] == took(None, 3, "YK", 0)


def test_relief_when_the_allowance_buys_nothing() -> None:
    state = alone(player(coins=1), level=1, wheel="W/-/-/-/-/-")

    assert turn_of_the_house(state)[1] == Event("relieved", None, {"had": 1, "coins": 2})


def test_two_coins_when_nothing_at_all_is_possible() -> None:
    state = alone(player(), level=1)

    assert turn_of_the_house(state) == [Event("blocked", None, {"coins": 2})]


def test_extra_purchase_with_ten_coins() -> None:
    state = alone(player(coins=9, built="LER CAS1"), level=1, field="crown arms")

    assert turn_of_the_house(state)[1] == Event("bought", None, {"object": "crown", "price": 10})


def test_house_announces_at_once_and_the_game_is_over() -> None:
    built = "LIV CAS5 VIL5 PIS POR5 BIB5 LER CAT5 PAL5"
    state = alone(player("K", objects="2 2 1 1 1 0", built=built, scored="CAS VIL POR"), level=1, closed="LIV=2 PIS=2")

    assert turn_of_the_house(state) == [
        scored_type(None, "biblioteca", vp=0, coins=15, book=1),
        Event("bought", None, {"object": "book", "price": 10}),
        Event("announced", None, {"vp": 5, "book": 4, "chalice": 2, "crown": 1, "gate": 1, "flag": 1}),
    ]
    assert after(state, ".").phase == "over"


READY = player("K", objects="2 2 1 1 1 1", built="PIS POR5 BIB5 LER CAT5 PAL5 BIB4 CAT4 PAL4", scored="POR BIB CAT PAL")


def test_last_turn_is_content_with_little() -> None:
    house = player("KK", built="LIV CAS5", scored="CAS")
    state = alone(house, me=READY, level=4, display="POR2 VIL5 - - - - - - -")

    assert turn_of_the_house(state, "END!")[0] == built(None, "porta-2", "lerici", "KK")
    patient = alone(player("K", built="LIV CAS5"), me=READY, level=4, display="POR2 - - - - - - - -")
    assert turn_of_the_house(patient, "END!")[0] == scored_type(None, "castello", vp=15, coins=0, flag=1)


def test_house_neither_announces_nor_goes_on_after_the_end() -> None:
    built = "LIV CAS5 VIL5 PIS POR4 BIB3 LER CAT3 PAL3 CAS4 VIL4 BIB2"
    house = player("K", objects="2 2 1 1 1 1", built=built, scored="CAS VIL POR BIB")
    state = alone(house, me=READY, display="POR2 - - - - - - - -")

    final = after(state, "END!")

    assert final.phase == "over"
    assert final.ending == Ending("announced", 0)


@pytest.mark.parametrize(
    ("score", "won", "rank"),
    [
        (69, True, "day_labourer"),
        (70, True, "stonemason"),
        (85, True, "site_foreman"),
        (100, True, "master_builder"),
        (115, True, "cathedral_architect"),
        (130, True, "prince_of_carrara"),
        (84, False, "stonemason"),
        (150, False, "site_foreman"),
    ],
)
def test_ranks(score: int, won: bool, rank: str) -> None:
    assert solo_rank(score, won).id == rank


@pytest.mark.parametrize(("vp", "won", "code"), [(91, True, "master_builder"), (90, False, "site_foreman")])
def test_verdict_needs_strictly_more_points(vp: int, won: bool, code: str) -> None:
    final = result(alone(player(vp=90), me=player(vp=vp), level=3, turn="2 over last=2"))

    assert final is not None
    assert len(final.seats) == 1
    assert final.verdict is not None
    assert (final.verdict.code, final.verdict.won) == (code, won)
    assert final.verdict.params == {"level": 3, "total": vp, "house": 90, "bonus": 10, "rank_score": vp + 10}


@pytest.mark.parametrize(("level", "allowance"), [(1, 3), (2, 5), (3, 9), (4, 12)])
def test_levels_differ_in_their_allowance(level: int, allowance: int) -> None:
    """Twelve coins' worth of green in segment I: three coins a stone."""
    state = alone(player(), level=level, wheel="-/-/-/-/-/GGGG")

    assert turn_of_the_house(state)[1] == took(None, 1, "G" * (allowance // 3), 0)
