"""Every game of the first edition keeps the promises of ``games/first_edition.py``, wherever random play leads."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from bot.headless import Action, State, at_random, play
from bot.invariants import Inspector, Table
from bot.invariants.notation import check_nonsense
from games.first_edition import AnyGame, IllegalAction, Level, Seat, decode_action, decode_state, encode
from tests.games.first_edition_tables import curious, every_game, every_table, some_options

#: Long enough that it cannot stand in a view by chance.
SEED = 7_203_614_255_519
SEEDS = st.integers(min_value=10**9, max_value=2**63 - 1)


def inspected_game(table: Table, seed: int, *, every: int, thorough_every: int) -> None:
    rng = Random(seed)
    state = table.game.new(table.seats, some_options(table, rng), seed)
    inspector = Inspector(table, rng, every=every, thorough_every=thorough_every)
    inspector.begin(state)
    for step in play(table.game, state, curious(table.game, rng), rng):
        inspector.follow(step)
    assert inspector.states > 1


@every_table
@pytest.mark.parametrize("seed", [SEED, SEED + 1])
def test_promises_hold_throughout_a_game(table: Table, seed: int) -> None:
    inspected_game(table, seed, every=5, thorough_every=15)


@every_game
@settings(max_examples=10, deadline=None, phases=(Phase.reuse, Phase.generate), suppress_health_check=list(HealthCheck))
@given(data=st.data(), seed=SEEDS)
def test_promises_hold_wherever_chance_leads(game: AnyGame, data: st.DataObject, seed: int) -> None:
    table = Table(game, data.draw(st.sampled_from(game.seats)))
    inspected_game(table, seed, every=10, thorough_every=50)


@every_table
def test_same_seed_and_actions_make_the_same_game(table: Table) -> None:
    """Also when every state and every action went through the database in between."""
    game, rng = table.game, Random(SEED)
    options = some_options(table, rng)
    state = game.new(table.seats, options, SEED)
    steps = list(play(game, state, at_random(game, rng), rng))

    replayed = game.new(table.seats, options, SEED)
    for step in steps:
        action = decode_action(game, encode(step.action))
        replayed = decode_state(game, encode(game.apply(replayed, step.seat, action)))

    assert encode(replayed) == encode(steps[-1].after)


@every_table
def test_steps_taken_back_leave_a_game_that_still_ends(table: Table) -> None:
    game, rng = table.game, Random(SEED)
    state = game.new(table.seats, game.Options(), SEED)
    choose, taken_back = at_random(game, rng), 0
    while game.result(state) is None:
        seat = rng.choice(game.waiting_on(state))
        if game.can_take_back(state, seat) and rng.random() < 0.2:
            state = game.take_back(state, seat)
            taken_back += 1
        else:
            state = game.apply(state, seat, choose(state, seat))
    assert taken_back > 0


def check_computer(table: Table, level: Level, steps: int) -> None:
    game, rng = table.game, Random(SEED)
    state = game.new(table.seats, some_options(table, rng), SEED)

    def choose(state: State, seat: Seat) -> Action:
        view, luck = game.view(state, seat), rng.random()
        action = game.ai.choose(view, seat, level, Random(luck))
        assert action in game.legal(state, seat)
        assert game.ai.choose(view, seat, level, Random(luck)) == action, "same view, same luck, same choice"
        return action

    assert list(islice(play(game, state, choose, rng), steps))


@every_table
def test_easy_computer_plays_legal_actions_from_a_view(table: Table) -> None:
    check_computer(table, "easy", 80)


@pytest.mark.parametrize(("level", "steps"), [("normal", 20), ("hard", 3)])
@pytest.mark.parametrize("seats", ["fewest", "most"])
@every_game
def test_stronger_computer_plays_legal_actions_from_a_view(game: AnyGame, seats: str, level: Level, steps: int) -> None:
    check_computer(Table(game, {"fewest": game.seats[0], "most": game.seats[-1]}[seats]), level, steps)


@every_table
def test_default_options_are_allowed_at_every_table(table: Table) -> None:
    table.game.check_options(table.seats, table.game.Options())


@every_game
def test_tables_of_another_size_are_refused(game: AnyGame) -> None:
    for seats in (-1, 0, game.seats.start - 1, game.seats.stop):
        if seats not in game.seats:
            with pytest.raises(IllegalAction):
                game.check_options(seats, game.Options())


@every_game
def test_nonsense_is_unreadable(game: AnyGame) -> None:
    check_nonsense(Table(game, game.seats.start))


@every_game
def test_state_names_the_rules_it_was_begun_under(game: AnyGame) -> None:
    state = game.new(game.seats.start, game.Options(), SEED)
    assert state.rules == game.rules_version
