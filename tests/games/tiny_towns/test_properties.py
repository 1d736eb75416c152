"""Tables full of everything: all cards, all monuments, crowded towns, every variant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.conformance import Inspector, Table
from games.selfplay import play
from games.tiny_towns import GAME
from games.tiny_towns.data import CARDS
from games.tiny_towns.state import State
from games.tiny_towns.town import buildings, is_full
from tests.games.tiny_towns.crowded import crowded_table, eager

SEEDS = st.integers(min_value=0, max_value=2**32)
quick = settings(max_examples=20, deadline=None)


def bases(seed: int, turns: int = 12) -> Iterator[State]:
    """The positions in which the turns of an eager game on a crowded table begin."""
    turn, rng = crowded_table(seed), Random(seed)
    yield turn.base
    steps = play(turn, eager(rng), rng)
    begun = (step.after.base for step in steps if step.after.epoch > step.before.epoch)
    yield from islice(begun, turns)


#: Among them some in which the Watch reacts.
INSPECTED = (*range(6), 38, 56)


@pytest.mark.parametrize("seed", INSPECTED)
def test_promises_hold_on_crowded_tables(seed: int) -> None:
    turn, rng = crowded_table(seed), Random(seed)
    inspector = Inspector(Table(GAME, len(turn.base.players)), rng, every=4, thorough_every=20)
    inspector.begin(turn)
    for step in islice(play(turn, eager(rng), rng), 40):
        inspector.follow(step)
    assert inspector.turns > 1


@quick
@given(SEEDS)
def test_a_game_always_ends(seed: int) -> None:
    """A construction leaves a building for good, so a town sees at most 16 of them and a bounded number of cubes."""
    *_, last = bases(seed, 1000)

    assert last.phase == "over"
    assert GAME.result(last) is not None
    assert all(is_full(player.town) for player in last.players)


@quick
@given(SEEDS)
def test_towns_are_finished_exactly_when_they_are_full(seed: int) -> None:
    for state in bases(seed):
        for player in state.players:
            assert (player.finished is not None) == is_full(player.town) or state.phase == "watch"


@quick
@given(SEEDS)
def test_resource_cards_are_never_lost(seed: int) -> None:
    for state in bases(seed):
        turned_up = () if len(state.players) == 1 or state.resource is None else (state.resource,)
        everything = Counter([*state.deck, *state.hidden, *state.discard, *state.open_cards, *turned_up])
        assert state.options.mode == "prospectors" or everything == dict.fromkeys("WHBGS", 3)


@quick
@given(SEEDS)
def test_every_card_that_stands_may_stand(seed: int) -> None:
    for state in bases(seed):
        for player in state.players:
            houses = [house for _, house in buildings(player.town)]
            assert all(house.card in (*state.display, player.kept) for house in houses)
            assert all(len(house.holds) <= max(1, CARDS[house.card].holds) for house in houses)
            banks = [house.holds for house in houses if house.card == "bank"]
            assert len(set(banks)) == len(banks) <= 5


def test_crowded_tables_hold_every_kind_of_thing() -> None:
    """The promises above are worth as much as the tables they are tried on."""
    states = [state for seed in range(40) for state in bases(seed, 3)]
    standing = {house.card for state in states for player in state.players for _, house in buildings(player.town)}

    assert standing == set(CARDS)
    assert {state.phase for state in states} >= {"round", "naming"}
