"""The contract of a game, on tables full of everything: all cards, all monuments, crowded towns, every variant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from games.first_edition import IllegalAction, decode_action, decode_state, encode
from games.rng import Rng
from games.tiny_towns import GAME
from games.tiny_towns.action_text import read_action, write_action
from games.tiny_towns.data import CARDS, MONUMENTS
from games.tiny_towns.state import Action, Build, EndBuild, Place, State
from games.tiny_towns.town import is_full
from tests.games.tiny_towns.crowded import crowded_table, eager

SEEDS = st.integers(min_value=0, max_value=2**32)
quick = settings(max_examples=25, deadline=None)


def some_steps(seed: int, count: int = 25) -> Iterator[tuple[State, int, Action, State]]:
    """Steps of eager players on a crowded table: state, seat, action, next state."""
    rng = Random(seed)
    state = crowded_table(seed)
    for _ in range(count):
        waiting = GAME.waiting_on(state)
        if not waiting:
            return
        seat = rng.choice(waiting)
        action = eager(rng, GAME.legal(state, seat))
        after = GAME.apply(state, seat, action)
        yield state, seat, action, after
        state = after


@quick
@given(SEEDS)
def test_a_seat_knows_its_own_legal_actions(seed: int) -> None:
    for state, seat, _, _ in some_steps(seed):
        view = GAME.view(state, seat)
        assert GAME.legal(view, seat) == GAME.legal(state, seat)
        assert GAME.waiting_on(view) == GAME.waiting_on(state)
        assert GAME.can_take_back(view, seat) == GAME.can_take_back(state, seat)


@quick
@given(SEEDS)
def test_a_view_of_a_view_shows_the_same(seed: int) -> None:
    for state, seat, _, _ in some_steps(seed, 10):
        for viewer in (None, seat):
            view = GAME.view(state, viewer)
            assert GAME.view(view, viewer) == view
            assert decode_state(GAME, encode(view)) == view


@quick
@given(SEEDS)
def test_taking_back_undoes_every_step_that_reveals_nothing(seed: int) -> None:
    for state, seat, _, after in some_steps(seed):
        if GAME.can_take_back(after, seat):
            assert GAME.take_back(after, seat) == state


@quick
@given(SEEDS)
def test_states_and_actions_survive_storage_and_text(seed: int) -> None:
    for state, _, action, after in some_steps(seed, 12):
        assert decode_state(GAME, encode(after)) == after
        assert decode_action(GAME, encode(action)) == action
        assert read_action(write_action(action)) == action
        assert len(write_action(action)) <= 60
        assert GAME.notation.read_position(GAME.notation.write_position(state)) == state


@quick
@given(SEEDS)
def test_every_legal_action_applies_and_leaves_the_state_untouched(seed: int) -> None:
    for state, seat, _, _ in some_steps(seed, 6):
        before = encode(state)
        for action in GAME.legal(state, seat):
            GAME.apply(state, seat, action)
        assert encode(state) == before


@quick
@given(SEEDS)
def test_actions_of_another_moment_are_refused(seed: int) -> None:
    seen: list[Action] = [EndBuild(), Place("G", "A1"), Build("well", ("A1", "B1"), "A1")]
    for state, seat, action, _ in some_steps(seed, 12):
        legal = GAME.legal(state, seat)
        for other in seen:
            if other not in legal:
                with pytest.raises(IllegalAction):
                    GAME.apply(state, seat, other)
        seen.append(action)


@quick
@given(SEEDS)
def test_legal_lists_have_no_doubles_and_fit_a_person(seed: int) -> None:
    for state, seat, _, _ in some_steps(seed):
        legal = GAME.legal(state, seat)
        assert legal
        assert len({write_action(action) for action in legal}) == len(legal) < 400


@quick
@given(SEEDS)
def test_hidden_things_do_not_change_a_view(seed: int) -> None:
    for state, seat, _, _ in some_steps(seed, 15):
        assert GAME.view(_otherwise(state, seat, Random(seed)), seat) == GAME.view(state, seat)


def _otherwise(state: State, seat: int, rng: Random) -> State:
    """The same table with another deck, other secret monuments and other sealed steps of the other seats."""
    cards = [card for card in (*state.deck, *state.hidden) if card is not None]
    rng.shuffle(cards)
    other = replace(
        state,
        rng=Rng(rng.getrandbits(40)),
        deck=tuple(cards[: len(state.deck)]),
        hidden=tuple(cards[len(state.deck) :]),
    )
    for stranger, player in enumerate(state.players):
        if stranger == seat:
            continue
        built = (player.turn.before or player.town).monument
        if built is None and player.kept is not None:
            player = replace(player, kept=rng.choice(MONUMENTS))
        other = replace(other, players=(*other.players[:stranger], player, *other.players[stranger + 1 :]))
        while GAME.can_take_back(other, stranger) and not player.confirmed and rng.random() < 0.5:
            other = GAME.take_back(other, stranger)
    return other


@settings(max_examples=25, deadline=None)
@given(SEEDS)
def test_a_game_always_ends(seed: int) -> None:
    """A construction leaves a building for good, so a town sees at most 16 of them and a bounded number of cubes."""
    last = None
    for _, _, _, after in some_steps(seed, 3000):
        last = after
    assert last is not None
    assert last.phase == "over"
    assert GAME.result(last) is not None
    assert all(is_full(player.town) for player in last.players)


@quick
@given(SEEDS)
def test_unfinished_towns_have_room_and_everybody_waited_on_can_act(seed: int) -> None:
    for _, _, _, after in some_steps(seed):
        assert bool(GAME.waiting_on(after)) == (GAME.result(after) is None)
        for seat in GAME.waiting_on(after):
            assert GAME.legal(after, seat)
        for player in after.players:
            opened = player.turn.before or player.town
            assert (player.finished is not None) == is_full(opened) or after.phase == "watch"


@quick
@given(SEEDS)
def test_epoch_rises_exactly_when_something_is_revealed(seed: int) -> None:
    for state, _, _, after in some_steps(seed):
        revealed = (state.phase, state.round) != (after.phase, after.round)
        assert (GAME.epoch(after) > GAME.epoch(state)) == revealed


@quick
@given(SEEDS)
def test_resource_cards_are_never_lost(seed: int) -> None:
    for *_, state in some_steps(seed):
        if state.options.mode == "town_hall":
            turned_up = () if len(state.players) == 1 or state.resource is None else (state.resource,)
            everything = Counter([*state.deck, *state.hidden, *state.discard, *state.open_cards, *turned_up])
            assert everything == dict.fromkeys("WHBGS", 3)


@quick
@given(SEEDS)
def test_every_card_that_stands_may_stand(seed: int) -> None:
    for state, _, _, after in some_steps(seed):
        for seat, player in enumerate(after.players):
            houses = [
                content for content in player.town.squares if content is not None and not isinstance(content, str)
            ]
            own = state.players[seat].kept
            assert all(house.card in (*after.display, own) for house in houses)
            assert all(len(house.holds) <= max(1, CARDS[house.card].holds) for house in houses)
            banks = [house.holds[0] for house in houses if house.card == "bank" and house.holds]
            assert len(set(banks)) == len(banks) <= 5
