"""Turns, rounds and the end; set-up."""

from __future__ import annotations

import pytest

from games.core import End, IllegalMove
from games.hamlet.questions import ask
from games.hamlet.setup import check_options, new
from games.hamlet.state import Options
from games.hamlet.turn import apply, waiting_on
from tests.games.hamlet.table import RICH, THREE, TWO, do, played, position


@pytest.mark.parametrize(("seats", "gold"), [(1, [3]), (2, [3, 4]), (3, [3, 3, 4]), (4, [3, 3, 4, 4])])
def test_gold_at_the_start(seats: int, gold: list[int]) -> None:
    assert [player.gold for player in new(seats, Options(), seed=5).players] == gold


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_set_up(seats: int) -> None:
    state = new(seats, Options(), seed=5)
    assert sorted(token.at for token in state.tokens) == ["FAR", "FAR", "QUA", "QUA", "WOO", "WOO"]
    assert len(state.row) == 4
    assert len(state.bag) == 6
    assert all(player.donkeys == ("CHU",) and len(player.villagers) == 1 for player in state.players)
    assert waiting_on(state) == (0,)


def test_same_seed_makes_the_same_table_and_another_seed_another() -> None:
    assert new(4, Options(), seed=5) == new(4, Options(), seed=5)
    assert new(4, Options(), seed=5).bag != new(4, Options(), seed=6).bag


@pytest.mark.parametrize("seats", [0, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(IllegalMove, match="wrong_number_of_seats"):
        check_options(seats, Options())


def test_seats_take_turns_and_villagers_stand_up() -> None:
    state = do(position(THREE), "produce QUA", "herd CHU>FAR", "end")
    assert (state.active, state.round) == (1, 1)
    assert all(villager.ready for villager in state.players[0].villagers)
    state = do(do(state, "end"), "end")
    assert (state.active, state.round) == (0, 2)
    assert do(state, "herd FAR>CHU").players[0].donkeys == ("CHU",)


def test_only_the_active_seat_may_act() -> None:
    state = position(TWO)
    with pytest.raises(IllegalMove, match="not_your_turn"):
        apply(state, 1, End())
    with pytest.raises(IllegalMove, match="not_your_turn"):
        ask(state, 1, ())


LAST_ORDER = RICH + "orders A B=yellow C=yellow D=yellow\n"


def test_last_order_ends_the_game_after_the_round() -> None:
    state = do(position(TWO + LAST_ORDER), "order A")
    assert not state.over
    state = do(state, "end")
    assert waiting_on(state) == (1,)
    state = do(state, "end")
    assert state.over
    assert waiting_on(state) == ()


def test_last_seat_finishes_the_church_and_the_game_is_over_with_its_turn() -> None:
    state = position(TWO + LAST_ORDER.replace("red", "yellow") + "turn 7 yellow")
    assert do(state, "order A", "end").over


def test_everything_else_goes_on_in_the_last_round() -> None:
    """A13."""
    state = do(position(TWO + LAST_ORDER), "order A", "end")
    assert do(state, "herd CHU>QUA", "town buy 1").players[1].drafts


def test_game_ends_after_the_hundredth_round() -> None:
    """A16."""
    state = position(TWO + "turn 100 red")
    assert not do(state, "end").over
    assert do(do(state, "end"), "end").over


def test_nobody_acts_after_the_end() -> None:
    state = position(TWO + "turn 100 red over")
    assert waiting_on(state) == ()
    with pytest.raises(IllegalMove, match="game_over"):
        apply(state, 0, End())
    with pytest.raises(IllegalMove, match="game_over"):
        ask(state, 0, ())


def test_ended_turn_takes_no_more_moves() -> None:
    state = apply(position(TWO), 0, End())
    assert waiting_on(state) == ()
    with pytest.raises(IllegalMove, match="already_ended"):
        apply(state, 0, End())


# ---------------------------------------------------------------- taking back


def test_move_can_be_taken_back() -> None:
    state = position(TWO + RICH)
    turn = played(state, "herd CHU>QUA", "beg")
    assert turn.take_back(0).take_back(0).position(0) == state


def test_taking_back_stops_at_a_reveal() -> None:
    turn = played(position(TWO + RICH), "herd CHU>QUA", "town buy 1", "beg").take_back(0)
    assert not turn.can_take_back(0)
    assert turn.position(0).players[0].donkeys == ("QUA",)


def test_ended_turn_is_final() -> None:
    turn = played(position(TWO), "herd CHU>QUA", "end")
    assert not turn.can_take_back(0)
    assert not turn.can_take_back(1)
