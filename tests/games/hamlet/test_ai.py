"""The computer opponents."""

from __future__ import annotations

from random import Random

import pytest
from games.hamlet.game import Hamlet
from msgspec.structs import replace

from games.core import LEVELS, Level
from games.hamlet.ai.estimate import Weights, margin, rounds_left
from games.hamlet.ai.ideas import ideas
from games.hamlet.checks import check_deed
from games.hamlet.state import Confirm, End, Hire, Options, State
from games.hamlet.turn import legal
from tests.games.hamlet.table import RICH, SOLO, TWO, position, take
from tests.games.hamlet.test_steps import long_village

GAME = Hamlet()


def played(levels: tuple[Level, ...], seed: int, options: Options = Options()) -> State:  # noqa: B008
    state = GAME.new(len(levels), options, seed)
    rngs = [Random(f"{seed}/{seat}") for seat in range(len(levels))]
    while not state.over:
        seat = state.active
        action = GAME.ai.choose(GAME.view(state, seat), seat, levels[seat], rngs[seat])
        state = GAME.apply(state, seat, action)
    return state


def wins(better: Level, worse: Level, seeds: range) -> float:
    won = 0.0
    for seed in seeds:
        for seat in (0, 1):
            levels = (better, worse) if seat == 0 else (worse, better)
            end = GAME.result(played(levels, seed))
            assert end is not None
            own, other = end.seats[seat].rank, end.seats[1 - seat].rank
            won += 1.0 if own < other else 0.5 if own == other else 0.0
    return won / (2 * len(seeds))


def test_normal_beats_easy() -> None:
    assert wins("normal", "easy", range(2)) >= 0.65


def test_hard_beats_easy() -> None:
    end = GAME.result(played(("easy", "hard"), 1))
    assert end is not None
    assert [score.rank for score in end.seats] == [2, 1]


@pytest.mark.parametrize("level", LEVELS)
def test_solo_challenge_is_played_to_its_end(level: Level) -> None:
    state = played((level,), 4, Options(level="master"))
    assert state.over
    assert state.round <= 12


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 13, 34), (3, 12, 26), (4, 10, 24)])
def test_games_have_the_usual_length(seats: int, least: int, most: int) -> None:
    state = played(("normal",) * seats, 11)
    assert least <= state.round <= most
    assert all(order.seat is not None for order in state.orders)


def test_each_idea_is_legal() -> None:
    state = position(TWO + RICH + "red drafts=SAW,PO2,LUM\nmarket T1A T1B T1C")
    found = ideas(state, 3)
    assert len(found) > 10
    for deed in found:
        check_deed(state, deed)


@pytest.mark.parametrize("level", LEVELS)
def test_choice_in_progress_is_carried_on(level: Level) -> None:
    """Also one that somebody else began and the computer would never have begun."""
    begun = [
        ["begin build", "draft PO2", "stand FAR", "edge 1"],
        ["begin herd", "donkey CHU", "walk TOW"],
        ["begin order", "order D", "instead FAR:wheat"],
        ["begin town", "recruit donkey"],
        ["begin produce"],
    ]
    for steps in begun:
        state = take(position(TWO + RICH + "red drafts=PO2\nstock QUA:stone*3 WOO:wood*2 FAR:wheat*3"), *steps)
        for _ in range(12):
            action = GAME.ai.choose(GAME.view(state, 0), 0, level, Random(1))
            state = GAME.apply(state, 0, action)
            if isinstance(action, Confirm):
                break
        assert state.choosing is None


@pytest.mark.parametrize("level", LEVELS)
def test_page_turned_too_far_is_no_dead_end(level: Level) -> None:
    state = take(long_village(), "begin town", "recruit donkey", "more")
    action = GAME.ai.choose(GAME.view(state, 0), 0, level, Random(1))
    assert action in legal(state, 0)


def test_computer_sees_a_view_only() -> None:
    """What it may not know does not change its choice."""
    one = position(TWO + RICH + "bag PO1 PO2 SWO\ntrades T1A T2B")
    other = replace(one, bag=("SWO", "PO1", "PO2"), trade_stack=("T1D", "T2A"))
    for level in LEVELS:
        choices = {GAME.ai.choose(GAME.view(state, 0), 0, level, Random(3)) for state in (one, other)}
        assert len(choices) == 1


def test_villager_is_hired_early() -> None:
    state = position(TWO + "red gold=5 villagers=CHU\nturn 2 red")
    steps = []
    while not steps or not isinstance(steps[-1], Confirm | End):
        steps.append(GAME.ai.choose(GAME.view(state, 0), 0, "normal", Random(0)))
        state = GAME.apply(state, 0, steps[-1])
    assert [type(step).__name__ for step in steps] == ["Begin", "Recruit", "Confirm"]
    assert state.news[0].done[0].deed == Hire()


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
    assert legal(state, 0) == [End()]
    assert GAME.ai.choose(GAME.view(state, 0), 0, "hard", Random(0)) == End()


def test_solo_computer_weighs_alone() -> None:
    assert margin(position(SOLO + "red vp=9"), 0, Weights()) > margin(position(SOLO), 0, Weights())
