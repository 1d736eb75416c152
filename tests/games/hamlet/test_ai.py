"""The computer opponents."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from games.core import LEVELS, End, IllegalMove, Level
from games.hamlet import GAME
from games.hamlet.actions import perform
from games.hamlet.ai import HABITS, choose, weigh
from games.hamlet.ai.estimate import Weights, margin, margin_by_part, rounds_left
from games.hamlet.ai.ideas import ideas
from games.hamlet.data import SoloLevel
from games.hamlet.state import Buy, Hire, Move, Options, State
from games.hamlet.turn import apply
from games.hamlet.views import view
from tests.games.hamlet.table import RICH, SOLO, TWO, do, position
from tests.games.matches import average_lead, finished


def test_normal_is_ahead_of_easy() -> None:
    assert average_lead(GAME, "normal", "easy", range(3)) > 0


def test_hard_is_ahead_of_easy() -> None:
    assert average_lead(GAME, "hard", "easy", [1]) > 0


@pytest.mark.parametrize("level", LEVELS)
def test_solo_challenge_is_played_to_its_end(level: Level) -> None:
    state = finished(GAME, (level,), 4, Options(level="master")).base
    assert state.over
    assert state.round <= 12


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 13, 34), (3, 12, 26), (4, 10, 24)])
def test_games_have_the_usual_length(seats: int, least: int, most: int) -> None:
    levels: tuple[Level, ...] = ("normal", "normal", "normal", "normal")
    state = finished(GAME, levels[:seats], 11).base
    assert least <= state.round <= most
    assert all(order.seat is not None for order in state.orders)


def outcome(state: State, move: Move) -> str | None:
    """Why the move is refused, if it is."""
    try:
        apply(state, 0, move)
    except IllegalMove as refused:
        return refused.code
    return None


def test_each_idea_is_legal() -> None:
    state = position(TWO + RICH + "red drafts=SAW,PO2,FLO\nmarket T1A T1B T1C")
    found = ideas(state, 3)
    assert len(found) > 10
    assert [move for move in found if outcome(state, move) is not None] == []


@pytest.mark.parametrize("level", LEVELS)
def test_computer_sees_a_view_only(level: Level) -> None:
    """What it may not know does not change its choice."""
    one = position(TWO + RICH + "bag PO1 PO2 SWO\ntrades T1A T2B T2C T3A")
    other = replace(one, bag=("SWO", "PO1", "PO2"), trade_stack=("T1D", "T2A", "T2B", "T3B"))
    assert choose(view(one, 0), 0, level, Random(3)) == choose(view(other, 0), 0, level, Random(3))


def test_villager_is_hired_early() -> None:
    state = position(TWO + "red gold=5 villagers=CHU\nturn 2 red")
    assert choose(view(state, 0), 0, "normal", Random(0)) == Hire()


def test_the_reason_for_an_early_villager_is_their_work() -> None:
    state = position(TWO + "red gold=5 villagers=CHU\nturn 2 red")
    judged = {found.move: found.why for found in weigh(view(state, 0), 0, Random(0), ())}
    assert judged[Hire()][0].code == "villagers"


def test_a_move_that_is_no_idea_of_its_own_is_judged_by_what_can_follow() -> None:
    start = view(position(TWO + RICH + "red drafts=SAW,PO2,FLO\nmarket T1A T1B T1C"), 0)
    bought = Buy(4)
    judged = {found.move: found.worth for found in weigh(start, 0, Random(0), (bought,))}
    alone = margin(perform(start, bought), 0, HABITS["hard"].weights)
    assert judged[bought] > alone


def test_parts_of_an_estimate_add_up() -> None:
    state, weights = position(TWO + RICH), Weights()
    assert sum(margin_by_part(state, 0, weights).values()) == pytest.approx(margin(state, 0, weights))


def test_fewer_open_orders_mean_fewer_rounds() -> None:
    many = rounds_left(position(TWO))
    few = rounds_left(position(TWO + "orders A=red B=red C=red D"))
    assert many > few > rounds_left(position(TWO + "orders A=red B=red C=red D=red")) == 0


def test_margin_is_worth_more_with_points_and_less_with_others_points() -> None:
    weights = Weights()
    level = margin(position(TWO), 0, weights)
    assert margin(position(TWO + "red vp=5"), 0, weights) > level > margin(position(TWO + "yellow vp=5"), 0, weights)


def test_no_villager_left_and_herd_moved_ends_the_turn() -> None:
    state = position(TWO + "red gold=0 villagers=CHU-\nturn 3 red herd_moved")
    assert choose(view(state, 0), 0, "hard", Random(0)) == End()


@pytest.mark.parametrize("level", LEVELS)
def test_computer_makes_a_move_in_a_turn_that_somebody_else_began(level: Level) -> None:
    state = do(position(TWO + RICH + "red drafts=PO2"), "town buy 2", "herd CHU>TOW")
    apply(state, 0, choose(view(state, 0), 0, level, Random(1)))


def test_solo_computer_weighs_alone() -> None:
    assert margin(position(SOLO + "red vp=9"), 0, Weights()) > margin(position(SOLO), 0, Weights())


def won_alone(computer: Level, level: SoloLevel, seeds: range) -> int:
    """How many solo challenges it wins."""
    ends = [finished(GAME, (computer,), seed, Options(level=level)).result for seed in seeds]
    return sum(bool(end and end.verdict and end.verdict.won) for end in ends)


def test_normal_wins_about_half_of_the_solo_challenges_of_a_novice() -> None:
    """47 % of 400; so few or so many wins in sixteen games happen by chance once in two hundred times."""
    assert 3 <= won_alone("normal", "novice", range(16)) <= 13


def test_hard_wins_most_solo_challenges_of_a_novice() -> None:
    assert won_alone("hard", "novice", range(3)) >= 2


LATE = "orders A B C=abbey D=abbey\nturn 12 red\nabbey alms=0 vp=10 deck=alms,tithe\nstock\n"


def test_gold_for_the_order_that_is_missing_counts_for_more_to_hard() -> None:
    poor, rich = position(SOLO + LATE + "red gold=4"), position(SOLO + LATE + "red gold=10")
    normal, hard = HABITS["normal"].weights, HABITS["hard"].weights

    assert margin(rich, 0, hard) - margin(poor, 0, hard) > margin(rich, 0, normal) - margin(poor, 0, normal)


def test_game_won_is_worth_more_alone_than_one_below_the_target() -> None:
    finished = SOLO + "orders A=red B=red C=abbey D=abbey\nturn 9 red over\nred gold=0 "

    assert margin(position(finished + "vp=50"), 0, Weights()) - margin(position(finished + "vp=40"), 0, Weights()) > 40


def test_last_order_leaves_the_abbey_little_to_do() -> None:
    last = position(SOLO + "orders A=red B=red C=abbey D")

    assert rounds_left(last) == 5
    assert rounds_left(position(SOLO)) == 8
