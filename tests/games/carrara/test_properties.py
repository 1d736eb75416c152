"""What holds in every game, wherever chance leads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from games import asking
from games.carrara import GAME
from games.carrara.data import CITIES, DATA, OBJECTS, TILES, TYPES
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
from games.core import End, IllegalMove, TakeBack, decode_move, decode_state, encode
from games.rng import Rng
from games.turns import Turn, new_game

T = TypeVar("T")

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


def outcome(act: Callable[..., T], *args: Any) -> T | str:
    """What comes of it, or why it's refused."""
    try:
        return act(*args)
    except IllegalMove as refusal:
        return refusal.code


def screens(state: State) -> list[Screen]:
    return [screen_of(state, seat) for seat in range(len(state.players))]


def all_stones(state: State) -> str:
    return in_order("".join([*state.wheel, state.bag or "", *(screen.stones for screen in screens(state))]))


def all_objects(state: State) -> tuple[int, ...]:
    """How many of each kind there are, wherever they are."""
    return tuple(
        sum(screen.objects[place] for screen in screens(state)) + state.supply[place] + state.field.count(kind)
        for place, kind in enumerate(OBJECTS)
    )


def all_tiles(state: State) -> list[str]:
    built = [tile for player in state.players for city in player.cities for tile in city]
    return sorted([*state.stack, *(tile for tile in state.display if tile), *built])


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


def wrong_moves(state: State, rng: Random) -> Iterator[tuple[int, Move]]:
    """Moves that nobody may make now, also for seats that aren't there."""
    for seat in (-1, *range(len(state.players)), len(state.players)):
        moves = legal(state, seat)
        yield from ((seat, move) for move in strangers(rng) if move not in moves)


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
    seen = [(state, viewer) for state in some_states(seats, options, seed, every=2) for viewer in (*range(seats), None)]

    assert [GAME.view(disguised(state, viewer, rng), viewer) for state, viewer in seen] == [
        GAME.view(state, viewer) for state, viewer in seen
    ]


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_states_survive_the_database_and_positions_their_text(seats: int, options: Options, seed: int) -> None:
    states = list(some_states(seats, options, seed, every=5))
    views = [GAME.view(state, viewer) for state in states for viewer in (*range(seats), None)]
    texts = [write_position(shown) for shown in (*states, *views)]

    assert [decode_state(GAME, encode(state)) for state in states] == states
    assert [write_position(read_position(text)) for text in texts] == texts
    assert [read_position(write_position(state)) for state in states] == states


def whole_turn(turn: Turn[State, Move], seat: int, rng: Random) -> tuple[list[Move], Turn[State, Move]]:
    """Random moves to the end of the turn, and where they lead."""
    after: Turn[State, Move] = turn
    line: list[Move] = []
    while after.epoch == turn.epoch:
        line.append(asking.random_move(GAME, after.view(seat), seat, rng))
        after = after.play(seat, line[-1])
    return line, after


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


def last_move(view: State, seat: int) -> Move:
    """The last of the legal moves, found without looking at all the others."""
    asked = asking.ask(GAME, view, seat)
    while asked.question is not None:
        asked = asking.ask(GAME, view, seat, (*asked.answers, asked.question.answers[-1].id))
    assert asked.move is not None
    return asked.move


def played_by_hoarders(seats: int, seed: int, longest: int) -> Turn[State, Move]:
    """Everybody buys while there is anything to buy, and builds as little as possible."""
    rng, turn = Random(seed), new_game(GAME, seats, Options(), seed)
    while turn.waiting and turn.epoch < longest:
        [seat] = turn.waiting
        view = turn.view(seat)
        if next(asking.moves(GAME, view, seat)) == Buy():
            move: Move = Buy()
        elif view.phase == "take":
            move = rng.choice(legal(view, seat))
        else:
            move = last_move(view, seat)
        turn = turn.play(seat, move)
    return turn


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
