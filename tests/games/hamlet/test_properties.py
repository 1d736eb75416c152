"""Promises of Hamlet's own that hold wherever play leads; ``games/conformance`` checks those of every game."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.hamlet import GAME
from games.hamlet.actions import RULES
from games.hamlet.choices import Kind, Possible
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
    assert [place for place in state.places if len(tokens_on(state, place.tile)) > TILES[place.tile].slots] == []
    assert all(token.at in net for token in state.tokens)
    goods = Counter((token.owner, token.kind) for token in state.tokens if token.owner is not None)
    roads = Counter(road.owner for road in state.roads)
    assert [good for good, count in goods.items() if good[1] in GOODS and count > DATA.limits.goods_per_kind] == []
    assert min(player.gold for player in state.players) >= 0
    assert [seat for seat in range(len(state.players)) if roads[seat] > DATA.limits.roads] == []
    assert max(len(player.drafts) for player in state.players) <= DATA.limits.drafts_max
    assert {code for player in state.players for code in player.donkeys} <= set(net.members)
    assert {villager.at for player in state.players for villager in player.villagers} <= set(net.members)


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
    steps = [(now(step.before), now(step.after)) for step in islice(play(turn, at_random(rng), rng), 40)]

    assert [after.places for before, after in steps if after.places[: len(before.places)] != before.places] == []
    left = [set(network_of(before).members) - set(network_of(after).members) for before, after in steps]
    assert left == [set()] * len(steps)


def at_odds(here: Possible) -> list[Kind]:
    """The kinds of moves that can be begun although something speaks against them, or the other way round."""
    accepted = {
        what: [move for move in rule.thinkable(here) if rule.refusal(here, move) is None]
        for what, rule in RULES.items()
    }
    return [what for what, rule in RULES.items() if [*rule.begun(here)] != accepted[what]]


@quick
@some_games
def test_moves_can_be_begun_unless_something_speaks_against_them(
    seats: int, seed: int, layout: Layout, moves: int
) -> None:
    turn, rng = played(seats, seed, layout, moves)
    positions = [now(step.after) for step in islice(play(turn, at_random(rng), rng), 40)]
    assert [at_odds(Possible(position)) for position in positions] == [[]] * len(positions)


@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
@given(seats=st.integers(1, 4), seed=st.integers(0, 2**60))
def test_game_always_ends(seats: int, seed: int) -> None:
    turn, _ = played(seats, seed, "standard", 20_000)
    assert turn.result is not None
    assert turn.base.round <= DATA.limits.round_limit


def kinds_of_moves(seats: int, seed: int) -> set[str]:
    """Those that come up in a game at random."""
    rng = Random(seed)
    steps = play(new_game(GAME, seats, Options(), seed), at_random(rng), rng)
    return {str(step.move.__struct_config__.tag) for step in steps}


def test_random_players_reach_every_kind_of_move() -> None:
    assert set.union(*(kinds_of_moves(2 + seed % 3, seed) for seed in range(6))) == {
        "produce", "process", "buy", "hire", "sell", "order", "beg", "build", "road", "herd", "end",
    }  # fmt: skip
