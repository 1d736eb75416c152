"""The menus a person is led through: short, exact, and nothing but what is legal."""

from __future__ import annotations

from games.carrara.menus import (
    Kind,
    PricedStone,
    SegmentOffer,
    Shortcut,
    kinds,
    picked,
    scorings,
    segments,
    shortcuts,
    tiles,
)
from games.carrara.scoring import Yield
from games.carrara.state import Build, ScoreCity, ScoreType, Take
from games.carrara.views import view
from tests.games.carrara.tables import after, player, position


def test_kinds_of_action_with_the_best_each_can_bring() -> None:
    own = player("YYY", coins=20, built="PIS CAS4 VIL2 MAS POR2")
    state = view(position(own, player("W"), bag="K", display="CAT3 CAT1 PAL5 - - - - - -"), 0)

    assert kinds(state, 0) == (
        Kind("buy", 1),
        Kind("build", 2, Yield(coins=9)),
        Kind("score", 4, Yield(coins=18, objects=(0, 0, 0, 0, 1, 1), buildings=2)),
    )


def test_kinds_after_the_action() -> None:
    ready = player(
        coins=10, objects="2 2 1 1 1 1", built="LIV CAS5 VIL5 PIS POR5 BIB5 LER CAT5 PAL5", scored="CAS VIL POR BIB"
    )
    state = position(ready, player(), turn="1 after", field="book flag")

    assert kinds(state, 0) == (
        Kind("extra", 2, Yield(coins=-10)),
        Kind("announce", 1, Yield(vp=5)),
        Kind("end", 1),
    )
    assert kinds(position(turn="1 after"), 0) == (Kind("end", 1),)


def test_kinds_while_stones_are_chosen_and_in_the_last_round() -> None:
    looking = after(position(player(coins=2), player(), wheel="B/W/-/K/-/-"), "BUY")
    last_round = position(player(), player(), bag="K", turn="2 action announced=1")

    assert kinds(looking, 0) == (Kind("take", 2),)
    assert kinds(last_round, 1) == (Kind("buy", 1), Kind("pass", 1))


def test_nobody_else_has_kinds() -> None:
    assert kinds(position(), 1) == ()


def test_segments_before_buying_stand_as_after_the_turn_of_the_wheel() -> None:
    state = view(position(player(coins=3), player(), wheel="WK/-/-/-/-/B", bag="RRR"), 0)

    first, second, *_ = segments(state, 0)

    assert first == SegmentOffer(1, (PricedStone("B", 2),), total=2, affordable=True, to_come=8)
    assert second == SegmentOffer(2, (PricedStone("W", 5), PricedStone("K", 0)), total=5, affordable=True)


def test_empty_bag_brings_nothing_new() -> None:
    state = view(position(player(coins=3), player(), wheel="WK/-/-/-/-/B"), 0)

    assert segments(state, 0)[0].to_come == 0


def test_segments_while_stones_are_chosen_stand_as_they_are() -> None:
    state = after(position(player(coins=3), player(), wheel="WW/-/-/-/-/-", bag="K"), "BUY")

    offers = segments(view(state, 0), 0)

    assert [(offer.segment, offer.total, offer.affordable, offer.to_come) for offer in offers[:3]] == [
        (1, 1, True, 0),
        (2, 10, False, 0),
        (3, 0, False, 0),
    ]


def test_single_stones_are_picked_by_place() -> None:
    assert picked("WYYRK", [4, 1, 2]) == "YYK"


def test_shortcuts() -> None:
    state = after(position(player(coins=3), player(), wheel="-/WYRBK/-/-/-/-"), "BUY")

    assert shortcuts(state, 0, 3) == (
        Shortcut("affordable", Take(3, "RBK"), 2),
        Shortcut("free", Take(3, "BK"), 0),
    )


def test_shortcuts_are_named_once() -> None:
    state = after(position(player(coins=9), player(), wheel="-/-/-/-/RK/-"), "BUY")

    assert shortcuts(state, 0, 6) == (Shortcut("everything", Take(6, "RK"), 0),)


def test_tiles_lead_to_cities_with_yield_and_default_payment() -> None:
    own = player("WYYG", built="PIS POR2")
    state = view(position(own, player(), display="CAS3 VIL5 - - - - - - -", closed="PIS=2"), 0)

    (castle,) = tiles(state, 0)

    assert (castle.tile, castle.type, castle.cost) == ("castello-3", "castello", 3)
    assert [city.city for city in castle.cities] == ["pisa", "lucca", "viareggio", "massa", "lerici"]
    pisa, _, viareggio, *_ = castle.cities
    assert pisa.action == Build("castello-3", "pisa", "WYY")
    assert (pisa.reward, pisa.per_cost, pisa.amount, pisa.payments) == ("coins", 3, 9, 1)
    assert (pisa.closed_by, pisa.standing, pisa.needed) == (1, 1, 2)
    assert viareggio.action == Build("castello-3", "viareggio", "YYG")
    assert viareggio.payments == 3


def test_scorings_say_exactly_what_they_bring() -> None:
    own = player(built="PIS POR2 MAS POR3 POR1 VIL1")
    state = view(position(own, player(), supply="5 5 5 2 5 5"), 0)

    assert [(scoring.action, scoring.result) for scoring in scorings(state, 0)] == [
        (ScoreType("porta"), Yield(vp=4, coins=6, objects=(0, 0, 0, 2, 0, 0), buildings=3)),
        (ScoreType("villa"), Yield(vp=1, coins=0, objects=(0, 0, 0, 0, 0, 1), buildings=1)),
        (ScoreCity("massa"), Yield(vp=5, coins=0, objects=(0, 0, 0, 2, 0, 1), buildings=3)),
    ]
