"""What holds in every game, wherever chance leads."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from games import asking
from games.carrara import GAME
from games.carrara.data import CITIES, DATA, OBJECTS, TILES, TYPES
from games.carrara.market import can_buy
from games.carrara.notation import read_line, read_move, write_move
from games.carrara.positions import read_position, write_position
from games.carrara.state import (
    Announce,
    Build,
    Buy,
    Extra,
    Move,
    Options,
    Pass,
    ScoreCity,
    ScoreType,
    Screen,
    State,
    Take,
    screen_of,
)
from games.carrara.stones import LETTERS, in_order
from games.core import Answers, End, IllegalMove, Question, Seat, TakeBack, decode_move, decode_state, encode
from games.rng import Rng
from games.turns import Turn, new_game

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


def turns(seats: int, options: Options, seed: int) -> Iterator[Turn[State, Move]]:
    """A game at random, move by move; hands grow large and rare places are visited."""
    rng, turn = Random(seed), new_game(GAME, seats, options, seed)
    while turn.waiting:
        yield turn
        [seat] = turn.waiting
        turn = turn.play(seat, asking.random_move(GAME, turn.view(seat), seat, rng))
    yield turn


def game(seats: int, options: Options, seed: int) -> Iterator[State]:
    for turn in turns(seats, options, seed):
        yield turn.position(turn.base.turn)


def some_turns(seats: int, options: Options, seed: int, every: int = 9) -> Iterator[Turn[State, Move]]:
    for number, turn in enumerate(turns(seats, options, seed)):
        if number % every == seed % every or not turn.waiting:
            yield turn


def some_states(seats: int, options: Options, seed: int, every: int = 9) -> Iterator[State]:
    for turn in some_turns(seats, options, seed, every):
        yield turn.position(turn.base.turn)


def legal(state: State, seat: int) -> list[Move]:
    return list(asking.moves(GAME, state, seat)) if seat in GAME.waiting_on(state) else []


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_nothing_is_lost_and_nothing_appears(seats: int, options: Options, seed: int) -> None:
    vp = [0, 0, 0, 0]
    for state in game(seats, options, seed):
        screens = [screen_of(state, seat) for seat in range(len(state.players))]
        stones = "".join([*state.wheel, state.bag or "", *(screen.stones for screen in screens)])
        assert in_order(stones) == "".join(letter * DATA.components.stones_per_colour for letter in LETTERS)
        assert sum(map(len, state.wheel)) <= DATA.market.fill_to
        for place, kind in enumerate(OBJECTS):
            owned = sum(screen.objects[place] for screen in screens)
            assert owned + state.supply[place] + state.field.count(kind) == DATA.components.objects_in_supply + 1
        built = [tile for player in state.players for city in player.cities for tile in city]
        assert sorted([*state.stack, *(tile for tile in state.display if tile), *built]) == sorted(TILES)
        assert len({closed.city for closed in state.closed}) == len(state.closed)
        for seat, player in enumerate(state.players):
            assert len(set(player.scored_types)) == len(player.scored_types)
            own_cities = sum(closed.seat == seat for closed in state.closed)
            assert len(player.scored_types) + own_cities <= DATA.components.markers
            assert screens[seat].coins >= 0
            assert player.vp >= vp[seat]
            vp[seat] = player.vp
    assert state.turn == len(state.players) - 1
    assert state.ending is not None


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_somebody_is_waited_on_until_there_is_a_result(seats: int, options: Options, seed: int) -> None:
    for state in game(seats, options, seed):
        assert bool(GAME.waiting_on(state)) == (GAME.result(state) is None)
        assert all(legal(state, seat) for seat in GAME.waiting_on(state))


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_every_move_has_one_path_and_one_spelling_and_applies(seats: int, options: Options, seed: int) -> None:
    for state in some_states(seats, options, seed):
        kept, seat = encode(state), state.turn
        moves = legal(state, seat)
        assert len(set(moves)) == len(moves)
        for move in moves:
            assert decode_move(GAME, encode(move)) == move
            assert read_move(write_move(move)) == move
            assert read_line(write_move(move), state, seat) == (move,)
            assert len(write_move(move)) <= 60
            GAME.apply(state, seat, move)
        assert encode(state) == kept


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_moves_taken_back_leave_no_trace(seats: int, options: Options, seed: int) -> None:
    for turn in some_turns(seats, options, seed, every=4):
        for seat in turn.waiting:
            move = asking.random_move(GAME, turn.view(seat), seat, Random(seed))
            done = turn.play(seat, move)
            if done.can_take_back(seat):
                assert done.epoch == turn.epoch
                assert done.take_back(seat) == turn
            else:
                with pytest.raises(IllegalMove, match="nothing_to_take_back"):
                    done.take_back(seat)


def strangers(rng: Random) -> list[Move]:
    stones = in_order("".join(rng.choices(LETTERS, k=rng.randint(0, 5))))
    return [
        Buy(),
        Take(rng.randint(1, 6), stones),
        Build(rng.choice(list(TILES)), rng.choice(CITIES), stones),
        ScoreType(rng.choice(TYPES)),
        ScoreCity(rng.choice(CITIES)),
        Extra(rng.choice(OBJECTS)),
        Announce(),
        Pass(),
        End(),
    ]


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_everything_else_is_refused_and_changes_nothing(seats: int, options: Options, seed: int) -> None:
    rng = Random(seed)
    for state in some_states(seats, options, seed, every=3):
        kept = encode(state)
        for seat in (-1, *range(len(state.players)), len(state.players)):
            moves = legal(state, seat)
            for move in strangers(rng):
                if move not in moves:
                    with pytest.raises(IllegalMove):
                        GAME.apply(state, seat, move)
        assert encode(state) == kept


def test_taking_back_is_no_move() -> None:
    with pytest.raises(IllegalMove, match="not_a_move"):
        GAME.apply(GAME.new(2, Options(), 1), 0, TakeBack())  # type: ignore[arg-type]


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_views_are_enough_to_play(seats: int, options: Options, seed: int) -> None:
    for state in some_states(seats, options, seed, every=2):
        for seat in range(seats):
            view = GAME.view(state, seat)
            assert legal(view, seat) == legal(state, seat)
            assert GAME.view(view, seat) == view
            assert GAME.result(view) == GAME.result(state)


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_what_reveals_nothing_can_be_foreseen(seats: int, options: Options, seed: int) -> None:
    for state in some_states(seats, options, seed, every=5):
        seat = state.turn
        for move in legal(state, seat):
            done, foreseen = GAME.apply(state, seat, move), GAME.apply(GAME.view(state, seat), seat, move)
            same = GAME.view(foreseen, seat) == GAME.view(done, seat)
            assert GAME.reveals(state, done, seat) != same


def disguised(state: State, seat: int | None, rng: Random) -> State:
    """Another state that this seat cannot tell from the given one: other hands, another bag, another stack."""
    public = state.options.open_screens or state.phase == "over"
    hidden = [other for other in range(len(state.players)) if other != seat and not public]
    if state.solo:
        hidden = [other for other in hidden if other == 0]
    players = tuple(
        replace(player, screen=_another_screen(rng)) if other in hidden else player
        for other, player in enumerate(state.players)
    )
    return replace(
        state,
        rng=Rng(rng.getrandbits(50), rng.randrange(99)),
        bag=in_order("".join(rng.choices(LETTERS, k=rng.randint(1, 20)))) if state.bag else "",
        stack=tuple(rng.sample(state.stack, len(state.stack))),
        players=players,
    )


def _another_screen(rng: Random) -> Screen:
    a, b, c, d, e, f = (rng.randrange(3) for _ in OBJECTS)
    return Screen(rng.randrange(50), in_order("".join(rng.choices(LETTERS, k=4))), (a, b, c, d, e, f))


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_secrets_never_change_a_view(seats: int, options: Options, seed: int) -> None:
    rng = Random(seed)
    for state in some_states(seats, options, seed, every=2):
        for viewer in (*range(seats), None):
            assert GAME.view(disguised(state, viewer, rng), viewer) == GAME.view(state, viewer)


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_states_survive_the_database_and_positions_their_text(seats: int, options: Options, seed: int) -> None:
    for state in some_states(seats, options, seed, every=5):
        assert decode_state(GAME, encode(state)) == state
        for shown in (state, *(GAME.view(state, viewer) for viewer in (*range(seats), None))):
            text = write_position(shown)
            assert write_position(read_position(text)) == text
        assert read_position(write_position(state)) == state


def sent(turn: Turn[State, Move], seat: int, line: list[Move]) -> Turn[State, Move] | str:
    """Where the moves lead if they are sent at once, or why they are refused."""
    try:
        return turn.play_all(seat, line)
    except IllegalMove as refusal:
        return refusal.code


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_whole_turns_can_be_sent_at_once_unless_they_wait_for_a_look(seats: int, options: Options, seed: int) -> None:
    rng = Random(seed)
    for turn in some_turns(seats, options, seed, every=4):
        for seat in turn.waiting:
            one_by_one, line = turn, []
            while one_by_one.epoch == turn.epoch:
                line.append(asking.random_move(GAME, one_by_one.view(seat), seat, rng))
                one_by_one = one_by_one.play(seat, line[-1])
            assert sent(turn, seat, line) in (one_by_one, "look_first")


def last_move(view: State, seat: Seat) -> Move:
    """Always the last answer."""
    answers: Answers = ()
    while isinstance(then := GAME.ask(view, seat, answers), Question):
        answers = (*answers, then.answers[-1].id)
    return then


@quick
@given(seats=st.sampled_from(GAME.seats), seed=SEEDS)
def test_game_ends_even_among_hoarders(seats: int, seed: int) -> None:
    """Everybody buys while there is anything to buy, and builds as little as possible."""
    rng, turn = Random(seed), new_game(GAME, seats, Options(), seed)
    while turn.waiting:
        [seat] = turn.waiting
        view = turn.view(seat)
        if view.phase == "take":
            move = asking.random_move(GAME, view, seat, rng)
        else:
            move = Buy() if can_buy(view) and view.phase == "action" else last_move(view, seat)
        turn = turn.play(seat, move)
        assert turn.epoch < 3_000
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
