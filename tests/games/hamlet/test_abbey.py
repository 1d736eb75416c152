"""The solo challenge."""

from __future__ import annotations

from collections import Counter

import pytest

from games.hamlet.data import AWARDS, SoloLevel
from games.hamlet.scoring import award_lines, leaders, result
from games.hamlet.setup import new
from games.hamlet.state import ABBEY, Holding, Options, State
from games.hamlet.turn import waiting_on
from games.hamlet.views import view
from tests.games.hamlet.table import RICH, SOLO, do, last_trade, played, position, stock

SIX = "tithe,tithe,survey,merchant,alms,pilgrim"
#: Six cards with the named one on top.
TOP = {
    "tithe": SIX,
    "survey": "survey,tithe,tithe,merchant,alms,pilgrim",
    "merchant": "merchant,tithe,tithe,survey,alms,pilgrim",
    "alms": "alms,tithe,tithe,survey,merchant,pilgrim",
    "pilgrim": "pilgrim,tithe,tithe,survey,merchant,alms",
}


def abbey(text: str, card: str, alms: int = 0) -> State:
    """The position after the player has ended the turn and the Abbey has played this card."""
    return played(position(f"{SOLO}abbey alms={alms} vp=0 deck={TOP[card]},{SIX},{SIX}\n{text}"), "end").base


def alms(state: State) -> int:
    assert state.abbey is not None
    return state.abbey.alms


@pytest.mark.parametrize(("level", "rounds"), [("novice", 16), ("journeyman", 13), ("master", 12)])
def test_deck_lasts_for_all_rounds_six_cards_at_a_time(level: SoloLevel, rounds: int) -> None:
    state = new(1, Options(level=level), seed=9)
    assert state.abbey is not None
    deck = state.abbey.deck
    assert len(deck) >= rounds
    six = {"tithe": 2, "survey": 1, "merchant": 1, "alms": 1, "pilgrim": 1}
    assert all(Counter(deck[first : first + 6]) == six for first in range(0, len(deck), 6))


def test_set_up_is_that_of_two_players() -> None:
    state = new(1, Options(), seed=9)
    assert [order.id for order in state.orders] == list("ABCD")
    assert len(state.open_trades + state.trade_stack) == 7
    assert state.players[0].gold == 3


@pytest.mark.parametrize(
    ("text", "place", "left", "taken"),
    [
        ("stock QUA:stone*3 WOO:wood*2 FAR:wheat*2", "QUA", 1, 2),
        ("stock QUA:stone*2 WOO:wood*3 FAR:wheat*3", "WOO", 1, 2),
        ("stock QUA:stone FAR:wheat*3", "FAR", 1, 2),
        ("stock QUA:stone WOO:wood FAR:wheat", "QUA", 0, 1),
    ],
)
def test_tithe_takes_up_to_two_cubes_of_the_fullest_building(text: str, place: str, left: int, taken: int) -> None:
    state = abbey(text, "tithe")
    assert len(stock(state, place)) == left
    assert alms(state) == taken


def test_tithe_of_nothing_brings_no_alms() -> None:
    assert alms(abbey("stock", "tithe")) == 0


def test_survey_puts_the_leftmost_draft_into_the_box() -> None:
    state = abbey("red drafts=PO1,PO2\nrow SAW+2 STO FLO DAI\nbag SHR TRA", "survey")
    assert [offer.tile for offer in state.row] == ["STO", "FLO", "DAI", "SHR"]
    assert alms(state) == 3


def test_survey_of_an_empty_row() -> None:
    assert alms(abbey("row\nbag", "survey")) == 1


def test_merchant_takes_the_leftmost_trade_tile() -> None:
    state = abbey("market T1C T1A T1D\ntrades T1B T2A T2B T3A", "merchant")
    assert state.open_trades == ("T1A", "T1D", "T1B")
    assert state.abbey is not None
    assert (state.abbey.points, state.abbey.trades, state.abbey.alms) == (1, ("T1C",), 2)


def test_merchant_without_trade_tiles() -> None:
    assert alms(abbey(last_trade(holder="red"), "merchant")) == 1


def test_alms() -> None:
    assert alms(abbey("", "alms")) == 3


VILLAGE = """
village CHU/0/0,0 WOO/4/-6,3 QUA/5/-4,4 FAR/3/2,4 MAR/0/2,1 TOW/0/3,-3 SAW/3/2,7 FLO/4/-2,7
milestones miller=red herder mason carpenter=red planner
"""


def test_pilgrim_consumes_the_good_of_the_place_built_first() -> None:
    state = abbey(VILLAGE + "red gold=0 vp=8\nstock FLO:flour(red!) SAW:timber(red!)", "pilgrim")
    assert [token.kind for token in state.tokens] == ["flour"]
    assert (state.players[0].gold, state.players[0].points) == (2, 10)
    assert alms(state) == 2


def test_pilgrim_without_a_good() -> None:
    assert alms(abbey("", "pilgrim")) == 1


@pytest.mark.parametrize(
    ("level", "price"), [("novice", 10), ("master", 10), ("novice\nrules 1", 12), ("master\nrules 1", 8)]
)
def test_abbey_pays_for_the_order_with_most_points(level: str, price: int) -> None:
    text = f"hamlet 1 standard {level}\nturn 5 red\nabbey alms={{}} vp=0 deck={TOP['alms']},{SIX},{SIX}\n"
    short = played(position(text.format(price - 4)), "end").base
    assert all(order.seat is None for order in short.orders)
    state = played(position(text.format(price - 3)), "end").base
    assert Holding("A", ABBEY) in state.orders
    assert alms(state) == 0
    assert state.abbey is not None
    assert state.abbey.points == 6


def test_abbey_takes_the_first_letter_among_equals_and_one_order_a_round() -> None:
    state = abbey("orders A=red B C D=red", "alms", alms=40)
    assert [order.id for order in state.orders if order.seat == ABBEY] == ["B"]
    assert alms(state) == 33


def test_player_finishing_the_church_ends_the_game_at_once() -> None:
    turn = played(position(SOLO + RICH + "orders A B=abbey C=abbey D=red"), "order A")
    assert turn.base.over
    assert waiting_on(turn.base) == ()
    assert not turn.can_take_back(0)


def test_abbey_finishing_the_church_ends_the_game() -> None:
    assert abbey("orders A=red B C=red D=red", "alms", alms=7).over


@pytest.mark.parametrize(("level", "rounds"), [("novice", 16), ("journeyman", 13), ("master", 12)])
def test_game_ends_after_the_last_round(level: str, rounds: int) -> None:
    text = f"hamlet 1 standard {level}\nturn {{}} red"
    assert not played(position(text.format(rounds - 1)), "end").base.over
    assert played(position(text.format(rounds)), "end").base.over


def test_abbey_leads_like_a_player_but_has_no_sites() -> None:
    state = position(SOLO + "orders A=abbey B C D")
    assert [leaders(state, award) for award in AWARDS] == [[ABBEY], [], [], []]
    state = position(SOLO + "orders A=abbey B=red C D")
    assert [leaders(state, award) for award in AWARDS] == [[0, ABBEY], [], [], []]


def test_abbey_counts_as_a_second_player_for_orders_and_trade_tiles() -> None:
    state = position(
        SOLO + f"orders A=abbey B=abbey C=red D\nabbey alms=0 vp=11 deck={SIX} trades=T1A\nred trades=T1B\nturn 13 red"
    )
    assert {line.code: line.points for line in award_lines(state, 0)} == {"sacristan": 3, "merchant": 2}


def test_landscaper_is_the_players_with_one_site() -> None:
    state = do(position(SOLO + RICH + "red drafts=PO1"), "build PO1.1 @ MAR.3")
    assert {line.code for line in award_lines(state, 0)} == {"landscaper"}


FINISHED_ORDERS = "orders A=abbey B=abbey C=abbey D=abbey\n"
FINISHED = FINISHED_ORDERS + "turn 5 red over\n"


@pytest.mark.parametrize(
    ("points", "code", "won"),
    [
        (49, "below_target", False),
        (50, "chapel", True),
        (59, "chapel", True),
        (60, "parish_church", True),
        (70, "minster", True),
        (80, "cathedral", True),
    ],
)
def test_rank_by_points_above_the_target(points: int, code: str, won: bool) -> None:
    end = result(position(SOLO + FINISHED + f"red vp={points} gold=0"))
    assert end is not None
    assert end.verdict is not None
    assert (end.verdict.code, end.verdict.won) == (code, won)
    assert end.verdict.params["margin"] == points - 50


def test_game_begun_under_the_first_rules_keeps_its_figures() -> None:
    text = "hamlet 1 standard journeyman\nrules 1\nturn {} red"
    end = result(position(text.format(5) + f" over\n{FINISHED_ORDERS}red vp=54 gold=0"))

    assert end is not None
    assert end.verdict is not None
    assert (end.verdict.code, end.verdict.params["target"]) == ("below_target", 55)
    assert not played(position(text.format(13)), "end").base.over
    assert played(position(text.format(14)), "end").base.over


def test_unfinished_church_is_refused_whatever_the_score() -> None:
    end = result(position(SOLO + "turn 13 red over\nred vp=200"))
    assert end is not None
    assert end.verdict is not None
    assert (end.verdict.code, end.verdict.won) == ("parish_refused", False)


def test_order_of_the_deck_is_hidden_but_what_is_left_of_the_six_is_known() -> None:
    text = SOLO + "turn 11 red\nabbey alms=0 vp=0 deck="
    first = position(text + "tithe,alms,survey,pilgrim,tithe,alms,merchant,tithe")
    other = position(text + "alms,tithe,tithe,pilgrim,survey,merchant,alms,tithe")
    different = position(text + "alms,survey,tithe,pilgrim,survey,merchant,tithe,alms")
    assert view(first, 0) == view(other, 0)
    assert view(first, 0) != view(different, 0)
