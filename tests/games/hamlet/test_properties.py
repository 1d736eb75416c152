"""Promises of Hamlet's own that hold wherever play leads; ``games/conformance`` checks those of every game."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.asking import random_move
from games.hamlet import GAME
from games.hamlet.data import DATA, GOODS, TILES
from games.hamlet.effects import tokens_on
from games.hamlet.network import network_of
from games.hamlet.possible import check_possible
from games.hamlet.state import Layout, Move, Options, State
from games.selfplay import at_random, play
from games.turns import Turn, new_game

LAYOUTS: tuple[Layout, ...] = ("standard", "river_bend", "old_road", "random")

some_games = given(
    seats=st.integers(1, 4), seed=st.integers(0, 2**60), layout=st.sampled_from(LAYOUTS), moves=st.integers(0, 300)
)
quick = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))


def played(seats: int, seed: int, layout: Layout, moves: int) -> tuple[Turn[State, Move], Random]:
    """The turn so many random moves after the start, or the last one."""
    rng = Random(seed)
    turn = new_game(GAME, seats, Options(layout=layout), seed)
    for _, step in zip(range(moves), play(turn, at_random(rng), rng), strict=False):
        turn = step.after
    return turn, rng


def now(turn: Turn[State, Move]) -> State:
    return turn.position(turn.base.active)


@quick
@some_games
def test_invariants_of_the_village(seats: int, seed: int, layout: Layout, moves: int) -> None:
    state = now(played(seats, seed, layout, moves)[0])
    net = network_of(state)
    assert len(state.row) == DATA.setup.draft_row_size or not state.bag
    for place in state.places:
        assert len(tokens_on(state, place.tile)) <= TILES[place.tile].slots
    assert all(token.at in net for token in state.tokens)
    for seat, player in enumerate(state.players):
        standing = Counter(token.kind for token in state.tokens if token.owner == seat)
        assert all(standing[good] <= DATA.limits.goods_per_kind for good in GOODS)
        assert player.gold >= 0
        assert sum(road.owner == seat for road in state.roads) <= DATA.limits.roads
        assert len(player.drafts) <= DATA.limits.drafts_max
        assert all(code in net for code in (*player.donkeys, *(villager.at for villager in player.villagers)))


@quick
@some_games
def test_every_position_of_a_game_is_possible(seats: int, seed: int, layout: Layout, moves: int) -> None:
    turn, _ = played(seats, seed, layout, moves)
    check_possible(turn.base)
    check_possible(now(turn))


@quick
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**60), layout=st.sampled_from(LAYOUTS), moves=st.integers(0, 300))
def test_every_tile_is_somewhere_exactly_once(seats: int, seed: int, layout: Layout, moves: int) -> None:
    state = now(played(seats, seed, layout, moves)[0])
    seen = [place.tile for place in state.places] + [offer.tile for offer in state.row] + list(state.bag)
    seen += [draft for player in state.players for draft in player.drafts]
    seen += [code for code, tile in TILES.items() if tile.stack in state.stacks]
    assert sorted(seen) == sorted(TILES)


@quick
@some_games
def test_laid_places_never_move_and_the_network_only_grows(seats: int, seed: int, layout: Layout, moves: int) -> None:
    turn, rng = played(seats, seed, layout, moves)
    for _, step in zip(range(40), play(turn, at_random(rng), rng), strict=False):
        before, after = now(step.before), now(step.after)
        assert after.places[: len(before.places)] == before.places
        assert set(network_of(before).members) <= set(network_of(after).members)


@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
@given(seats=st.integers(1, 4), seed=st.integers(0, 2**60))
def test_game_always_ends(seats: int, seed: int) -> None:
    turn, _ = played(seats, seed, "standard", 20_000)
    assert turn.result is not None
    assert turn.base.round <= DATA.limits.round_limit


def test_random_players_reach_every_kind_of_move() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(6):
        rng = Random(seed)
        turn = new_game(GAME, 2 + seed % 3, Options(), seed)
        while turn.waiting:
            seat = turn.base.active
            move = random_move(GAME, turn.view(seat), seat, rng)
            kinds[str(move.__struct_config__.tag)] += 1
            turn = turn.play(seat, move)
    assert set(kinds) == {
        "produce", "process", "buy", "hire", "sell", "order", "beg", "build", "road", "herd", "end",
    }  # fmt: skip
