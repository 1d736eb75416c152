"""Every game keeps the promises of ``games/core.py``, wherever random play leads."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from games.conformance import Inspector, Table
from games.conformance.notation import check_nonsense
from games.conformance.tree import is_offered
from games.core import AnyGame, IllegalMove, Level, Seat, TakeBack, decode_move, decode_state, encode
from games.selfplay import Choose, at_random, play
from games.turns import AnyTurn, resumed
from tests.games.tables import curious, every_game, every_table, new_turn

#: Long enough that it cannot be in a view by chance.
SEED = 7_203_614_255_519
SEEDS = st.integers(min_value=10**9, max_value=2**63 - 1)


def inspected_game(table: Table, seed: int, *, every: int, thorough_every: int) -> None:
    turn, rng = new_turn(table, seed), Random(seed)
    inspector = Inspector(table, rng, every=every, thorough_every=thorough_every)
    inspector.begin(turn)
    for step in play(turn, curious(rng), rng):
        inspector.follow(step)
    assert inspector.turns > 1


@every_table
@pytest.mark.parametrize("seed", [SEED, SEED + 1])
def test_promises_hold_throughout_a_game(table: Table, seed: int) -> None:
    inspected_game(table, seed, every=5, thorough_every=20)


@every_game
@settings(max_examples=6, deadline=None, phases=(Phase.reuse, Phase.generate), suppress_health_check=list(HealthCheck))
@given(data=st.data(), seed=SEEDS)
def test_promises_hold_wherever_chance_leads(game: AnyGame, data: st.DataObject, seed: int) -> None:
    table = Table(game, data.draw(st.sampled_from(game.seats)))
    inspected_game(table, seed, every=10, thorough_every=50)


@every_table
def test_same_seed_and_moves_make_the_same_game(table: Table) -> None:
    """Also when every turn was put away as its base and the rows of its log, and taken up again."""
    game, rng = table.game, Random(SEED)
    steps = list(play(new_turn(table, SEED), at_random(rng), rng))

    turn = new_turn(table, SEED)
    for step in steps:
        rows = [(seat, decode_move(game, encode(move))) for seat, moves in turn.moves.items() for move in moves]
        turn = resumed(game, decode_state(game, encode(turn.base)), turn.epoch, rows)
        turn = turn.play(step.seat, decode_move(game, encode(step.move)))
        assert turn == step.after
    assert turn.result is not None


@every_table
def test_games_end_however_often_somebody_changes_their_mind(table: Table) -> None:
    rng, turn, taken_back = Random(SEED), new_turn(table, SEED), 0
    choose: Choose[Any, Any] = at_random(rng)
    while turn.waiting:
        seat = rng.choice(turn.waiting)
        if turn.can_take_back(seat) and rng.random() < 0.2:
            turn = turn.step(seat, TakeBack())
            taken_back += 1
        else:
            turn = turn.step(seat, choose(turn, seat))
    assert taken_back > 0


def check_computer(table: Table, level: Level, moves: int) -> None:
    game, rng = table.game, Random(SEED)

    def choose(turn: AnyTurn, seat: Seat) -> Any:
        view, luck = turn.view(seat), rng.random()
        move = game.choose(view, seat, level, Random(luck))
        assert is_offered(table, turn, seat, {encode(move)})
        assert game.choose(view, seat, level, Random(luck)) == move, "same view, same luck, same choice"
        return move

    assert list(islice(play(new_turn(table, SEED), choose, rng), moves))


@every_table
def test_easy_computer_plays_moves_that_are_offered(table: Table) -> None:
    check_computer(table, "easy", 80)


@pytest.mark.parametrize(("level", "moves"), [("normal", 20), ("hard", 3)])
@pytest.mark.parametrize("seats", ["fewest", "most"])
@every_game
def test_stronger_computer_plays_moves_that_are_offered(game: AnyGame, seats: str, level: Level, moves: int) -> None:
    check_computer(Table(game, {"fewest": game.seats[0], "most": game.seats[-1]}[seats]), level, moves)


@every_table
def test_default_options_are_allowed_at_every_table(table: Table) -> None:
    table.game.check_options(table.seats, table.game.Options())


@every_game
def test_tables_of_another_size_are_refused(game: AnyGame) -> None:
    for seats in {-1, 0, game.seats.start - 1, game.seats.stop} - set(game.seats):
        with pytest.raises(IllegalMove):
            game.check_options(seats, game.Options())


@every_game
def test_nonsense_is_unreadable(game: AnyGame) -> None:
    table = Table(game, game.seats.start)
    check_nonsense(table, new_turn(table, SEED))


@every_game
def test_state_names_the_rules_it_was_begun_under(game: AnyGame) -> None:
    state = game.new(game.seats.start, game.Options(), SEED)
    assert state.rules == game.rules_version
