"""Every game keeps the promises of ``games/core.py``, wherever random play leads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from games.conformance import Inspector, Table
from games.conformance.notation import check_nonsense
from games.conformance.tree import MOST_LEAVES, is_offered
from games.core import AnyGame, IllegalMove, Level, Seat, TakeBack, decode_move, decode_state, encode
from games.selfplay import Choose, Step, at_random, play
from games.turns import AnyTurn, resumed
from tests.games.tables import PLAYED, curious, every_game, every_table, follow_all, new_turn

#: Long enough that it cannot be in a view by chance.
SEED = 7_203_614_255_519
#: Larger trees are sampled: walking each of them to its end would take most of the time of all tests.
SOME_LEAVES = 200
SEEDS = st.integers(min_value=10**9, max_value=2**63 - 1)


def inspected_turns(table: Table, seed: int, *, every: int, thorough_every: int, most_leaves: int) -> int:
    """How many turns of a game were checked; a broken promise raises."""
    turn, rng = new_turn(table, seed), Random(seed)
    inspector = Inspector(table, rng, every=every, thorough_every=thorough_every, most_leaves=most_leaves)
    inspector.begin(turn)
    return follow_all(inspector, play(turn, curious(rng), rng))


@every_table
@pytest.mark.parametrize("seed", [SEED, SEED + 1])
def test_promises_hold_throughout_a_game(table: Table, seed: int) -> None:
    assert inspected_turns(table, seed, every=5, thorough_every=20, most_leaves=SOME_LEAVES) > 1


@every_game
def test_every_answer_of_a_game_of_few_seats_leads_to_a_move(game: AnyGame) -> None:
    table = Table(game, game.seats[0])
    assert inspected_turns(table, SEED, every=20, thorough_every=20, most_leaves=MOST_LEAVES) > 1


@every_game
@settings(max_examples=6, deadline=None, phases=(Phase.reuse, Phase.generate), suppress_health_check=list(HealthCheck))
@given(data=st.data(), seed=SEEDS)
def test_promises_hold_wherever_chance_leads(game: AnyGame, data: st.DataObject, seed: int) -> None:
    table = Table(game, data.draw(st.sampled_from(game.seats)))
    assert inspected_turns(table, seed, every=10, thorough_every=50, most_leaves=SOME_LEAVES) > 1


def replayed(turn: AnyTurn, steps: Iterable[Step[Any, Any]]) -> Iterator[AnyTurn]:
    """Every turn is put away as its base and the rows of its log, and taken up again before the next move."""
    game = turn.game
    for step in steps:
        rows = [(seat, decode_move(game, encode(move))) for seat, moves in turn.moves.items() for move in moves]
        turn = resumed(game, decode_state(game, encode(turn.base)), turn.epoch, rows)
        turn = turn.play(step.seat, decode_move(game, encode(step.move)))
        yield turn


@every_table
def test_same_seed_and_moves_make_the_same_game(table: Table) -> None:
    rng = Random(SEED)
    steps = list(play(new_turn(table, SEED), at_random(rng), rng))
    turns = list(replayed(new_turn(table, SEED), steps))
    assert turns == [step.after for step in steps]
    assert turns[-1].result is not None


def changing_minds(turn: AnyTurn, rng: Random) -> Iterator[tuple[Any, AnyTurn]]:
    """Every row of a game in which a fifth of the moves that can be taken back are, and the turn after it."""
    choose: Choose[Any, Any] = at_random(rng)
    while turn.waiting:
        seat = rng.choice(turn.waiting)
        row = TakeBack() if turn.can_take_back(seat) and rng.random() < 0.2 else choose(turn, seat)
        turn = turn.step(seat, row)
        yield row, turn


@every_table
def test_games_end_however_often_somebody_changes_their_mind(table: Table) -> None:
    rows, turns = zip(*changing_minds(new_turn(table, SEED), Random(SEED)), strict=True)
    assert TakeBack() in rows
    assert turns[-1].result is not None


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


@pytest.mark.parametrize(
    "table",
    [Table(game, seats) for game in PLAYED for seats in sorted({-1, 0, game.seats.start - 1, game.seats.stop})],
    ids=lambda table: f"{table.game.slug}{table.seats:+}",
)
def test_tables_of_another_size_are_refused(table: Table) -> None:
    with pytest.raises(IllegalMove):
        table.game.check_options(table.seats, table.game.Options())


@every_game
def test_nonsense_is_unreadable(game: AnyGame) -> None:
    table = Table(game, game.seats.start)
    check_nonsense(table, new_turn(table, SEED))


@every_game
def test_state_names_the_rules_it_was_begun_under(game: AnyGame) -> None:
    state = game.new(game.seats.start, game.Options(), SEED)
    assert state.rules == game.rules_version
