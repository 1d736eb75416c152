"""Games played in memory."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from games.core import LEVELS, Level
from games.selfplay import Choose, Endless, at_random, by_computer, play, seat_rngs
from games.turns import Turn, new_game
from tests.example.rules import GAME, Move, Options, State
from tests.games.conformance.spoiling import spoilt


def test_random_game_runs_from_set_up_to_result() -> None:
    rng, start = Random(3), new_game(GAME, 3, Options(), 5)
    steps = list(play(start, at_random(rng), rng))
    assert steps[0].before == start
    assert all(one.after == other.before for one, other in pairwise(steps))
    assert all(step.before.step(step.seat, step.move) == step.after for step in steps)
    assert steps[-1].after.result is not None


def test_same_luck_plays_the_same_game() -> None:
    games = [list(play(new_game(GAME, 3, Options(), 5), at_random(rng), rng)) for rng in (Random(3), Random(3))]
    assert games[0] == games[1]


@pytest.mark.parametrize("level", LEVELS)
def test_computers_play_to_the_end(level: Level) -> None:
    choose: Choose[State, Move] = by_computer([level] * 3, seat_rngs(3, 5))
    *_, last = play(new_game(GAME, 3, Options(), 5), choose, Random(3))
    assert last.after.result is not None


def test_computers_have_luck_of_their_own() -> None:
    one, other = seat_rngs(2, 5)
    assert one.random() != other.random()
    assert seat_rngs(2, 5)[0].random() == Random("5/seat 0").random()


def test_finished_game_has_no_steps() -> None:
    rng = Random(3)
    *_, last = play(new_game(GAME, 2, Options(), 5), at_random(rng), rng)
    assert list(play(last.after, at_random(rng), rng)) == []


def test_endless_game_is_stopped() -> None:
    def begins_again(turn: Turn[State, Move]) -> State:
        return turn.base

    rng, game = Random(3), spoilt(resolve=begins_again)
    with pytest.raises(Endless, match="lantern_auction"):
        list(play(new_game(game, 2, Options(), 5), at_random(rng), rng, longest=50))


def test_game_may_be_as_long_as_allowed() -> None:
    rng = Random(3)
    assert len(list(play(new_game(GAME, 2, Options(), 5), at_random(rng), rng, longest=12))) == 12
