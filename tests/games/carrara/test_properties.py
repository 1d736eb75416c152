"""What holds in every game, wherever chance leads."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from games.carrara import menus
from games.carrara.changes import screen_of
from games.carrara.data import CITIES, DATA, OBJECTS, TILES, TYPES
from games.carrara.game import Carrara
from games.carrara.notation import read_action, write_action
from games.carrara.positions import read_position, write_position
from games.carrara.state import (
    Action,
    Announce,
    Build,
    Buy,
    End,
    Extra,
    Options,
    Pass,
    ScoreCity,
    ScoreType,
    Screen,
    State,
    Take,
)
from games.carrara.stones import LETTERS, in_order
from games.core import IllegalMove, TakeBack, decode_action, decode_state, encode
from games.rng import Rng

GAME = Carrara()
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


def leisurely(rng: Random, legal: list[Action]) -> Action:
    """A kind of step first, then one of that kind: hands grow large and rare places are visited."""
    kind = rng.choice(sorted({type(action).__name__ for action in legal}))
    return rng.choice([action for action in legal if type(action).__name__ == kind])


def game(seats: int, options: Options, seed: int) -> Iterator[State]:
    rng, state = Random(seed), GAME.new(seats, options, seed)
    while GAME.waiting_on(state):
        yield state
        state = GAME.apply(state, state.turn, leisurely(rng, GAME.legal(state, state.turn)))
    yield state


def some_states(seats: int, options: Options, seed: int, every: int = 9) -> Iterator[State]:
    for number, state in enumerate(game(seats, options, seed)):
        if number % every == seed % every or state.phase == "over":
            yield state


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
    assert state.turns % len(state.players) == 0
    assert state.ending is not None


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_somebody_is_waited_on_until_there_is_a_result(seats: int, options: Options, seed: int) -> None:
    for state in game(seats, options, seed):
        assert bool(GAME.waiting_on(state)) == (GAME.result(state) is None)
        assert all(GAME.legal(state, seat) for seat in GAME.waiting_on(state))


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_legal_actions_apply_and_can_be_taken_back_without_a_trace(seats: int, options: Options, seed: int) -> None:
    for state in some_states(seats, options, seed):
        kept, seat = encode(state), state.turn
        for action in GAME.legal(state, seat):
            assert decode_action(GAME, encode(action)) == action
            assert read_action(write_action(action)) == action
            assert len(write_action(action)) <= 60
            done = GAME.apply(state, seat, action)
            assert GAME.epoch(done) >= GAME.epoch(state)
            if GAME.can_take_back(done, seat):
                assert GAME.epoch(done) == GAME.epoch(state)
                assert GAME.take_back(done, seat) == state
            else:
                with pytest.raises(IllegalMove, match="nothing_to_take_back"):
                    GAME.take_back(done, seat)
        assert encode(state) == kept


def strangers(rng: Random) -> list[Action]:
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
            legal = GAME.legal(state, seat)
            for action in strangers(rng):
                if action not in legal:
                    with pytest.raises(IllegalMove):
                        GAME.apply(state, seat, action)
        assert encode(state) == kept


def test_step_taken_back_is_no_action() -> None:
    with pytest.raises(IllegalMove, match="not_an_action"):
        GAME.apply(GAME.new(2, Options(), 1), 0, TakeBack())  # type: ignore[arg-type]


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_views_are_enough_to_play(seats: int, options: Options, seed: int) -> None:
    for state in some_states(seats, options, seed, every=2):
        for seat in range(seats):
            view = GAME.view(state, seat)
            assert GAME.legal(view, seat) == GAME.legal(state, seat)
            assert GAME.can_take_back(view, seat) == GAME.can_take_back(state, seat)
            assert GAME.view(view, seat) == view
            assert GAME.result(view) == GAME.result(state)
            if GAME.can_take_back(view, seat):
                assert GAME.take_back(view, seat) == GAME.view(GAME.take_back(state, seat), seat)


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
        before=disguised(state.before, seat, rng) if state.before is not None else None,
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
        assert read_position(write_position(state)) == replace(state, news=(), before=None)


@quick
@given(seats=st.sampled_from(GAME.seats), options=OPTIONS, seed=SEEDS)
def test_menus_and_legal_actions_agree(seats: int, options: Options, seed: int) -> None:
    for state in some_states(seats, options, seed, every=2):
        seat = state.turn
        if state.phase == "over":
            assert menus.kinds(state, seat) == ()
            continue
        legal = GAME.legal(state, seat)
        names = {"score_type": "score", "score_city": "score"}
        done = {str(type(action).__struct_config__.tag) for action in legal}
        assert {kind.kind for kind in menus.kinds(state, seat)} == {names.get(name, name) for name in done}
        if state.phase == "action":
            built = [action for action in legal if isinstance(action, Build)]
            cities = [city for tile in menus.tiles(state, seat) for city in tile.cities]
            assert len(built) == sum(city.payments for city in cities)
            assert {city.action for city in cities} <= set(built)
            assert [one.action for one in menus.scorings(state, seat)] == [
                action for action in legal if isinstance(action, ScoreType | ScoreCity)
            ]
        if state.phase == "take":
            for offer in menus.segments(state, seat):
                quick_takes = [shortcut.take for shortcut in menus.shortcuts(state, seat, offer.segment)]
                assert set(quick_takes) <= set(legal)
                assert bool(quick_takes) == offer.affordable


@quick
@given(seats=st.sampled_from(GAME.seats), seed=SEEDS)
def test_game_ends_even_among_hoarders(seats: int, seed: int) -> None:
    """Everybody buys while there is anything to buy, and builds as little as possible."""
    rng, state = Random(seed), GAME.new(seats, Options(), seed)
    while GAME.waiting_on(state):
        legal = GAME.legal(state, state.turn)
        if legal[0] == Buy():
            action: Action = Buy()
        elif state.phase == "take":
            action = rng.choice(legal)
        else:
            action = legal[-1]
        state = GAME.apply(state, state.turn, action)
        assert state.turns < 3_000
    assert state.ending is not None


@quick
@given(seats=st.sampled_from(GAME.seats), seed=SEEDS)
def test_same_seed_and_actions_make_the_same_game(seats: int, seed: int) -> None:
    *_, one = game(seats, Options(), seed)
    *_, other = game(seats, Options(), seed)

    assert encode(one) == encode(other)


@pytest.mark.parametrize("seats", [0, 5])
def test_tables_of_another_size_are_refused(seats: int) -> None:
    with pytest.raises(IllegalMove, match="seats"):
        GAME.new(seats, Options(), 1)
