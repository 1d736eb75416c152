"""Promises that hold wherever play leads."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from games.hamlet.choosing import MENU, deed_of
from games.hamlet.commands import steps_of
from games.hamlet.deeds import tokens_on
from games.hamlet.game import Hamlet
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from games.core import IllegalMove, decode_action, decode_state, encode
from games.hamlet.checks import check_deed
from games.hamlet.data import DATA, GOODS, TILES
from games.hamlet.network import network_of
from games.hamlet.notation import read_command, read_position, write_deed, write_position
from games.hamlet.payment import Purse, bill_of, place_of
from games.hamlet.state import Action, Begin, Confirm, End, Options, PaidDeed, State, Villager

GAME = Hamlet()
LAYOUTS = ("standard", "river_bend", "old_road", "random")

some_games = given(
    seats=st.integers(1, 4), seed=st.integers(0, 2**60), layout=st.sampled_from(LAYOUTS), steps=st.integers(0, 900)
)
quick = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))


def busy(state: State, rng: Random) -> Action:
    """A random player that seldom stops early, so that villages grow."""
    offered = GAME.legal(state, state.active)
    if state.choosing is None and len(offered) > 1 and rng.random() < 0.8:
        offered = [action for action in offered if not isinstance(action, End)]
    return rng.choice(offered)


def played(seats: int, seed: int, layout: str, steps: int) -> tuple[State, Random]:
    """A position so many steps after the start, reached by a player with enough gold to try everything."""
    rng = Random(seed)
    state = GAME.new(seats, Options(layout=layout), seed)  # type: ignore[arg-type]
    for _ in range(steps):
        if state.over:
            break
        state = GAME.apply(state, state.active, busy(state, rng))
    return state, rng


@quick
@some_games
def test_contract(seats: int, seed: int, layout: str, steps: int) -> None:
    state, _ = played(seats, seed, layout, steps)
    kept = encode(state)
    assert bool(GAME.waiting_on(state)) == (GAME.result(state) is None)
    assert decode_state(GAME, kept) == state
    for seat in range(seats):
        offered = GAME.legal(state, seat)
        assert bool(offered) == (seat in GAME.waiting_on(state))
        assert len(offered) <= MENU
        assert GAME.legal(GAME.view(state, seat), seat) == offered
        for action in offered:
            assert decode_action(GAME, encode(action)) == action
            after = GAME.apply(state, seat, action)
            if GAME.can_take_back(after, seat):
                assert GAME.take_back(after, seat) == state
    assert encode(state) == kept


@quick
@some_games
def test_what_is_not_offered_is_refused(seats: int, seed: int, layout: str, steps: int) -> None:
    state, rng = played(seats, seed, layout, steps)
    other, _ = played(seats, seed + 1, layout, rng.randrange(300))
    strangers = {
        action for position in (other, state) for action in (*GAME.legal(position, position.active), Confirm())
    }
    kept = encode(state)
    for seat in (-1, *range(seats), seats):
        offered = GAME.legal(state, seat) if 0 <= seat < seats else []
        for action in strangers - set(offered):
            with pytest.raises(IllegalMove, match=r"not_offered|not_your_turn|game_over"):
                GAME.apply(state, seat, action)
    assert encode(state) == kept


@quick
@some_games
def test_invariants_of_the_village(seats: int, seed: int, layout: str, steps: int) -> None:
    state, _ = played(seats, seed, layout, steps)
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
def test_every_tile_is_somewhere_exactly_once(seats: int, seed: int, layout: str, steps: int) -> None:
    state, _ = played(seats, seed, layout, steps)
    seen = [place.tile for place in state.places] + [offer.tile for offer in state.row] + list(state.bag)
    seen += [draft for player in state.players for draft in player.drafts]
    seen += [code for code, tile in TILES.items() if tile.stack in state.stacks]
    assert len(seen) == len(set(seen))
    # In the solo challenge the Abbey puts drafts back into the box.
    assert len(seen) == len(TILES) or state.abbey is not None


@quick
@some_games
def test_position_reads_as_it_is_written(seats: int, seed: int, layout: str, steps: int) -> None:
    state, _ = played(seats, seed, layout, steps)
    assert read_position(write_position(state)) == state


@quick
@some_games
def test_hidden_things_do_not_change_a_view(seats: int, seed: int, layout: str, steps: int) -> None:
    state, rng = played(seats, seed, layout, steps)
    bag = tuple(rng.sample(state.bag, len(state.bag)))
    other = replace(state, bag=bag, rng=GAME.new(2, Options(), seed + 5).rng)
    for viewer in (*range(seats), None):
        assert GAME.view(other, viewer) == GAME.view(state, viewer)
        assert str(state.rng.seed) not in encode(GAME.view(state, viewer)).decode() or state.rng.seed < 10**9


@quick
@some_games
def test_deed_named_in_one_breath_takes_the_same_steps(seats: int, seed: int, layout: str, steps: int) -> None:
    """What the menus lead to passes the checks of a command, and the command leads to the same position."""
    state, rng = played(seats, seed, layout, steps)
    while not state.over and state.choosing is not None:
        state = GAME.apply(state, state.active, rng.choice(GAME.legal(state, state.active)))
    for _ in range(12):
        if state.over:
            break
        start = state
        state = GAME.apply(state, state.active, busy(state, rng))
        while state.choosing is not None and Confirm() not in GAME.legal(state, state.active):
            state = GAME.apply(state, state.active, rng.choice(GAME.legal(state, state.active)))
        if state.choosing is not None:
            deed = deed_of(state.choosing)
            check_deed(start, deed)
            (again,) = read_command(write_deed(deed))
            for step in steps_of(start, start.active, again):
                start = GAME.apply(start, start.active, step)
            state = GAME.apply(state, state.active, Confirm())
            assert _settled(start) == _settled(state)


def _settled(state: State) -> dict[str, object]:
    """The position without the way that led to it."""
    fields = {name: getattr(state, name) for name in state.__struct_fields__ if name not in ("base", "steps", "news")}
    fields["players"] = [(player, [Villager(villager.at) for villager in player.villagers]) for player in state.players]
    return fields


@quick
@some_games
def test_automatic_payment_is_affordable_whenever_any_is(seats: int, seed: int, layout: str, steps: int) -> None:
    """6.4: no other choice of units leaves the seat with more gold."""
    state, rng = played(seats, seed, layout, steps)
    for _ in range(60):
        if state.over:
            break
        now = state.choosing
        if now is not None and now.pay is not None and now.instead is None:
            deed = deed_of(now)
            assert isinstance(deed, PaidDeed)
            bill, at = bill_of(deed, seats), place_of(deed)
            purse = Purse(state, state.active)
            automatic = purse.automatic(bill, at)
            assert automatic is not None
            assert purse.is_payment(bill, at, automatic)
            assert purse.is_payment(bill, at, now.pay)
            assert purse.gold_after(bill, automatic) >= purse.gold_after(bill, now.pay)
        state = GAME.apply(state, state.active, busy(state, rng))


@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
@given(seats=st.integers(1, 4), seed=st.integers(0, 2**60))
def test_game_always_ends(seats: int, seed: int) -> None:
    rng = Random(seed)
    state = GAME.new(seats, Options(), seed)
    for _ in range(20_000):
        if state.over:
            break
        state = GAME.apply(state, state.active, rng.choice(GAME.legal(state, state.active)))
    assert state.over
    assert GAME.result(state) is not None
    assert state.round <= DATA.limits.round_limit


def test_random_players_reach_every_kind_of_step_and_deed() -> None:
    steps: Counter[type] = Counter()
    kinds: Counter[str] = Counter()
    for seed in range(6):
        rng = Random(seed)
        state = GAME.new(2 + seed % 3, Options(), seed)
        while not state.over:
            action = busy(state, rng)
            steps[type(action)] += 1
            if isinstance(action, Begin):
                kinds[action.what] += 1
            state = GAME.apply(state, state.active, action)
    names = {step.__name__ for step in steps}
    assert set(kinds) == {"produce", "process", "town", "sell", "order", "beg", "build", "road", "herd"}
    assert names >= {"Fill", "Make", "TakeSlot", "Recruit", "Put", "PickTrade", "PickOrder", "PickDraft", "PickEdge",
                     "Lay", "LinkTo", "PickDonkey", "Walk", "Instead", "Use", "Confirm", "End", "Stand"}  # fmt: skip


@quick
@some_games
def test_laid_places_never_move(seats: int, seed: int, layout: str, steps: int) -> None:
    state, rng = played(seats, seed, layout, steps)
    for _ in range(40):
        if state.over:
            break
        after = GAME.apply(state, state.active, busy(state, rng))
        assert after.places[: len(state.places)] == state.places
        assert set(network_of(state).members) <= set(network_of(after).members)
        state = after
