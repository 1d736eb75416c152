"""What holds in every game, wherever chance leads."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games import asking
from games.carrara import GAME
from games.carrara.data import DATA, OBJECTS, TILES
from games.carrara.notation import read_line, read_move, write_move
from games.carrara.positions import read_position, write_position
from games.carrara.state import Options
from games.carrara.stones import LETTERS
from games.core import IllegalMove, TakeBack, decode_move, decode_state, encode
from tests.games.carrara.random_games import (
    all_objects,
    all_stones,
    all_tiles,
    disguised,
    game,
    legal,
    outcome,
    played_by_hoarders,
    screens,
    some_states,
    some_turns,
    whole_turn,
    wrong_moves,
)

SEEDS = st.integers(min_value=0, max_value=2**40)
OPTIONS = st.builds(
    Options,
    open_screens=st.booleans(),
    solo_level=st.sampled_from([1, 2, 3, 4]),
    extra_when_passing=st.booleans(),
    announce_after_last_building=st.booleans(),
    pass_after_last_building=st.booleans(),
)
quick = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_nothing_is_lost_and_nothing_appears(seats: int, options: Options, seed: int) -> None:
    states = list(game(seats, options, seed))

    assert {all_stones(state) for state in states} == {
        "".join(letter * DATA.components.stones_per_colour for letter in LETTERS)
    }
    assert max(sum(map(len, state.wheel)) for state in states) <= DATA.market.fill_to
    assert {all_objects(state) for state in states} == {(DATA.components.objects_in_supply + 1,) * len(OBJECTS)}
    assert [state for state in states if all_tiles(state) != sorted(TILES)] == []
    assert min(screen.coins for state in states for screen in screens(state)) >= 0
    assert states[-1].turn == len(states[-1].players) - 1
    assert states[-1].ending is not None


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_nothing_is_scored_twice_and_points_are_never_lost(seats: int, options: Options, seed: int) -> None:
    states = list(game(seats, options, seed))
    cities = [[closed.city for closed in state.closed] for state in states]
    players = [(state, seat, player) for state in states for seat, player in enumerate(state.players)]
    markers = [
        len(player.scored_types) + sum(closed.seat == seat for closed in state.closed)
        for state, seat, player in players
    ]
    points = zip(*([player.vp for player in state.players] for state in states), strict=True)

    assert [closed for closed in cities if len(set(closed)) != len(closed)] == []
    assert [one for _, _, one in players if len(set(one.scored_types)) != len(one.scored_types)] == []
    assert max(markers) <= DATA.components.markers
    assert [vp for vp in points if sorted(vp) != list(vp)] == []


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_somebody_is_waited_on_until_there_is_a_result(seats: int, options: Options, seed: int) -> None:
    states = list(game(seats, options, seed))
    idle = [(state, seat) for state in states for seat in GAME.waiting_on(state) if not legal(state, seat)]

    assert [bool(GAME.waiting_on(state)) for state in states] == [GAME.result(state) is None for state in states]
    assert idle == []


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_every_move_has_one_path_and_one_spelling_and_applies(seats: int, options: Options, seed: int) -> None:
    states = list(some_states(seats, options, seed))
    kept = [encode(state) for state in states]
    found = [(state, legal(state, state.turn)) for state in states]
    each = [(state, move) for state, moves in found for move in moves]

    assert [moves for _, moves in found if len(set(moves)) != len(moves)] == []
    assert [move for _, move in each if decode_move(GAME, encode(move)) != move] == []
    assert [move for _, move in each if read_move(write_move(move)) != move] == []
    assert [move for state, move in each if read_line(write_move(move), state, state.turn) != (move,)] == []
    assert [move for _, move in each if len(write_move(move)) > 60] == []
    assert [move for state, move in each if isinstance(outcome(GAME.apply, state, state.turn, move), str)] == []
    assert [encode(state) for state in states] == kept


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_moves_taken_back_leave_no_trace(seats: int, options: Options, seed: int) -> None:
    made = [
        (turn, turn.play(seat, asking.random_move(GAME, turn.view(seat), seat, Random(seed))), seat)
        for turn in some_turns(seats, options, seed, every=4)
        for seat in turn.waiting
    ]
    may = [(before, after, seat) for before, after, seat in made if after.can_take_back(seat)]
    stays = [(after, seat) for _, after, seat in made if not after.can_take_back(seat)]

    assert [after.epoch for _, after, _ in may] == [before.epoch for before, _, _ in may]
    assert [after.take_back(seat) for _, after, seat in may] == [before for before, _, _ in may]
    assert [outcome(after.take_back, seat) for after, seat in stays] == ["nothing_to_take_back"] * len(stays)


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_everything_else_is_refused_and_changes_nothing(seats: int, options: Options, seed: int) -> None:
    rng = Random(seed)
    states = list(some_states(seats, options, seed, every=3))
    kept = [encode(state) for state in states]
    wrong = [(state, seat, move) for state in states for seat, move in wrong_moves(state, rng)]

    assert [move for move in wrong if not isinstance(outcome(GAME.apply, *move), str)] == []
    assert [encode(state) for state in states] == kept


def test_taking_back_is_no_move() -> None:
    with pytest.raises(IllegalMove, match="not_a_move"):
        GAME.apply(GAME.new(2, Options(), 1), 0, TakeBack())  # type: ignore[arg-type]


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_views_are_enough_to_play(seats: int, options: Options, seed: int) -> None:
    seen = [
        (state, seat, GAME.view(state, seat))
        for state in some_states(seats, options, seed, every=2)
        for seat in range(seats)
    ]
    assert [view for state, seat, view in seen if legal(view, seat) != legal(state, seat)] == []
    assert [view for _, seat, view in seen if GAME.view(view, seat) != view] == []
    assert [view for state, _, view in seen if GAME.result(view) != GAME.result(state)] == []


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_what_reveals_nothing_can_be_foreseen(seats: int, options: Options, seed: int) -> None:
    moves = [(state, move) for state in some_states(seats, options, seed, every=5) for move in legal(state, state.turn)]
    done = [(state, GAME.apply(state, state.turn, move)) for state, move in moves]
    foreseen = [GAME.apply(GAME.view(state, state.turn), state.turn, move) for state, move in moves]
    differs = [
        GAME.view(guess, state.turn) != GAME.view(after, state.turn)
        for (state, after), guess in zip(done, foreseen, strict=True)
    ]
    assert [GAME.reveals(state, after, state.turn) for state, after in done] == differs


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_secrets_never_change_a_view(seats: int, options: Options, seed: int) -> None:
    rng = Random(seed)
    seen = [(state, viewer) for state in some_states(seats, options, seed, every=2) for viewer in (*range(seats), None)]

    assert [GAME.view(disguised(state, viewer, rng), viewer) for state, viewer in seen] == [
        GAME.view(state, viewer) for state, viewer in seen
    ]


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_states_survive_the_database_and_positions_their_text(seats: int, options: Options, seed: int) -> None:
    states = list(some_states(seats, options, seed, every=20))
    views = [GAME.view(state, viewer) for state in states for viewer in (*range(seats), None)]
    texts = [write_position(shown) for shown in (*states, *views)]
    read = [read_position(text) for text in texts]

    assert [decode_state(GAME, encode(state)) for state in states] == states
    assert [write_position(shown) for shown in read] == texts
    assert read[: len(states)] == states


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_whole_turns_can_be_sent_at_once_unless_they_wait_for_a_look(seats: int, options: Options, seed: int) -> None:
    rng = Random(seed)
    played = [
        (turn, seat, *whole_turn(turn, seat, rng))
        for turn in some_turns(seats, options, seed, every=4)
        for seat in turn.waiting
    ]
    assert [
        line for turn, seat, line, after in played if outcome(turn.play_all, seat, line) not in (after, "look_first")
    ] == []


@quick
@given(seats=st.sampled_from(GAME.seats), seed=SEEDS)
def test_game_ends_even_among_hoarders(seats: int, seed: int) -> None:
    turn = played_by_hoarders(seats, seed, longest=3_000)

    assert not turn.waiting
    assert turn.base.ending is not None


@quick
@given(seats=st.sampled_from(GAME.seats), seed=SEEDS)
def test_same_seed_and_moves_make_the_same_game(seats: int, seed: int) -> None:
    *_, one = game(seats, Options(), seed)
    *_, other = game(seats, Options(), seed)

    assert encode(one) == encode(other)


@pytest.mark.parametrize("seats", [0, 5])
def test_tables_of_another_size_are_refused(seats: int) -> None:
    with pytest.raises(IllegalMove, match="seats"):
        GAME.new(seats, Options(), 1)
