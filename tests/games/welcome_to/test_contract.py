"""What every game promises, over random games."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from games.first_edition import IllegalAction, decode_state, encode
from games.rng import Rng, shuffled
from games.welcome_to.action_text import read_action, write_action
from games.welcome_to.data import CARDS, DATA, POOL_LOTS, PROJECTS
from games.welcome_to.queries import outlook, told
from games.welcome_to.sheets import complete_estates, free_count
from games.welcome_to.state import EMPTY, ROUNDABOUT, Action, Confirm, Options, Sheet, State, Street
from games.welcome_to.turns import MENU
from tests.games.welcome_to.table import GAME

tables = st.tuples(st.integers(1, 6), st.booleans(), st.integers(0, 7), st.integers(0, 1 << 40))


def start(table: tuple[int, bool, int, int]) -> tuple[State, Random]:
    seats, advanced, level, seed = table
    return GAME.new(seats, Options(advanced, level), seed), Random(seed)


def random_step(state: State, random: Random) -> tuple[int, Action]:
    """Any seat, any of its steps; plans are scored more often than chance would, to get to the end of things."""
    seat = random.choice(GAME.waiting_on(state))
    legal = GAME.legal(state, seat)
    if len(legal) > 1 and isinstance(legal[-1], Confirm) and random.random() < 0.7:
        legal = legal[:-1]
    return seat, random.choice(legal)


def midgame(table: tuple[int, bool, int, int], steps: int) -> tuple[State, Random]:
    """A state some steps into a random game, not yet over."""
    state, random = start(table)
    for _ in range(steps):
        after = GAME.apply(state, *random_step(state, random))
        if after.over:
            break
        state = after
    return state, random


middles = st.tuples(tables, st.integers(0, 400))

EVERY_ACTION = [
    *("combine 1", "combine 2", "combine 3", "combine 1+2", "combine 3+1", "strike", "strike 1", "change 0"),
    *("change none", "street 1", "street 3", "roundabout 2", "park", "pool", "no action", "confirm"),
    *(f"house {street}.{lot}" for street in (1, 2, 3) for lot in (1, 5, 12)),
    *(f"roundabout {street}.{lot}" for street in (1, 2, 3) for lot in (1, 5, 12)),
    *(f"fence {street}.{lot}" for street in (1, 2, 3) for lot in (1, 5, 12)),
    *(f"bis {street}.{lot} {side}" for street in (1, 2, 3) for lot in (1, 5, 12) for side in ("left", "right")),
    *(f"marketing {size}" for size in range(1, 7)),
    *(f"score {letter}" for letter in "ABC"),
    *(f"spend {street}.1-{last}" for street in (1, 2, 3) for last in (1, 2, 3)),
]


@given(middles)
@settings(max_examples=60, deadline=None)
def test_every_legal_action_applies_and_no_other(middle):
    state, random = midgame(*middle)
    before = encode(state)
    seat = random.choice(GAME.waiting_on(state))
    legal = GAME.legal(state, seat)
    for action in legal:
        GAME.apply(state, seat, action)
    for action in map(read_action, EVERY_ACTION):
        if action not in legal:
            with pytest.raises(IllegalAction):
                GAME.apply(state, seat, action)
    assert encode(state) == before


@given(middles)
@settings(max_examples=80, deadline=None)
def test_menus_are_short_and_say_each_thing_once(middle):
    state, _ = midgame(*middle)
    for seat in GAME.waiting_on(state):
        legal = GAME.legal(state, seat)
        assert 1 <= len(legal) <= MENU
        assert len(set(legal)) == len(legal)
        assert [read_action(write_action(action)) for action in legal] == legal
        assert all(len(write_action(action)) <= 60 for action in legal)


@given(middles)
@settings(max_examples=80, deadline=None)
def test_a_view_is_enough_to_play(middle):
    state, _ = midgame(*middle)
    for seat in range(len(state.players)):
        view = GAME.view(state, seat)
        assert GAME.legal(view, seat) == GAME.legal(state, seat)
        assert GAME.view(view, seat) == view
        assert GAME.waiting_on(view) == GAME.waiting_on(state)
        assert GAME.can_take_back(view, seat) == GAME.can_take_back(state, seat)
        for action in GAME.legal(state, seat):
            assert outlook(view, seat, action) == outlook(state, seat, action)


def with_other_secrets(state: State, seat: int) -> State:
    """A state that differs in everything that the seat may not know."""
    hidden = 0 if state.agency is not None else 1
    cards = [card for pile in state.piles for card in pile[hidden:]]
    unknown = [card for discard in state.discards for card in discard if card in PROJECTS]
    order, _ = shuffled(Rng(99), cards + unknown)
    rest = list(order)
    piles = tuple(pile[:hidden] + tuple(rest.pop() for _ in pile[hidden:]) for pile in state.piles)
    discards = tuple(tuple(64 if card in PROJECTS else card for card in discard) for discard in state.discards)
    players = tuple(
        player if owner == seat else replace(player, steps=player.steps[:1])
        for owner, player in enumerate(state.players)
    )
    return replace(state, rng=Rng(1234, 5), piles=piles, discards=discards, players=players)


@given(middles)
@settings(max_examples=80, deadline=None)
def test_secrets_do_not_show(middle):
    state, _ = midgame(*middle)
    for seat in range(len(state.players)):
        assert GAME.view(with_other_secrets(state, seat), seat) == GAME.view(state, seat)
    assert all(player.steps == () for player in GAME.view(state, None).players)


@given(middles)
@settings(max_examples=80, deadline=None)
def test_state_survives_storage_and_text(middle):
    state, _ = midgame(*middle)
    assert decode_state(GAME, encode(state)) == state
    assert GAME.notation.read_position(GAME.notation.write_position(state)) == state


@given(middles)
@settings(max_examples=80, deadline=None)
def test_taking_back_undoes_a_step(middle):
    state, random = midgame(*middle)
    for seat in GAME.waiting_on(state):
        action = random.choice(GAME.legal(state, seat))
        after = GAME.apply(state, seat, action)
        if GAME.epoch(after) == GAME.epoch(state) and not after.over:
            assert GAME.can_take_back(after, seat)
            assert GAME.take_back(after, seat) == state


@given(tables)
@settings(max_examples=25, deadline=None)
def test_a_game_ends_and_keeps_its_books(table):
    state, random = start(table)
    while waiting := GAME.waiting_on(state):
        assert GAME.result(state) is None
        assert all(GAME.legal(state, seat) for seat in waiting)
        before, (seat, action) = state, random_step(state, random)
        state = GAME.apply(state, seat, action)
        if GAME.epoch(state) != GAME.epoch(before):
            assert GAME.epoch(state) == GAME.epoch(before) + 1
            check_table(state)
    assert GAME.result(state) is not None
    assert decode_state(GAME, encode(state)) == state
    assert GAME.notation.read_position(GAME.notation.write_position(state)) == state
    assert [GAME.legal(state, seat) for seat in range(len(state.players))] == [[]] * len(state.players)


# --- invariants ------------------------------------------------------------------------------------------------------


def check_table(state: State) -> None:
    assert state.round <= DATA.limits.longest_game
    assert len(told(state)) == len(state.players)
    for player in state.players:
        check_sheet(player.sheet, GAME.epoch(state))
    if state.agency is None:
        assert all(len(p) + len(d) == DATA.limits.pile for p, d in zip(state.piles, state.discards, strict=True))
        return
    agency = state.agency
    cards = [*state.piles[0], *state.discards[0], *agency.row, *agency.hand]
    assert sorted(card for card in cards if card in CARDS) == list(CARDS)
    assert len(agency.row) == GAME.epoch(state)


def check_sheet(sheet: Sheet, rounds: int) -> None:
    houses = sum(number >= 0 for street in sheet.streets for number in street.numbers)
    bis = sum(letter > 0 for street in sheet.streets for letter in street.letters)
    circles = sum(street.numbers.count(ROUNDABOUT) for street in sheet.streets)
    assert sheet.bis == bis <= 9
    assert sheet.roundabouts == circles <= 2
    assert houses - bis + sheet.strikes == rounds
    assert free_count(sheet) == 33 - houses - circles
    assert all(parks <= most for parks, most in zip(sheet.parks, (3, 4, 5), strict=True))
    assert all(boxes <= most for boxes, most in zip(sheet.marketing, (1, 2, 3, 4, 4, 4), strict=True))
    assert sheet.temps <= 11
    used = sum(estate.size for estate in complete_estates(sheet) if estate.used)
    assert used == sum(street.used.bit_count() for street in sheet.streets)
    for street, pool_lots in zip(sheet.streets, POOL_LOTS, strict=True):
        check_street(street, pool_lots)


def check_street(street: Street, pool_lots: int) -> None:
    assert not street.pools & ~pool_lots
    last, plain = -1, 1
    for lot, (number, letter) in enumerate(zip(street.numbers, street.letters, strict=True), start=1):
        if street.pools >> lot & 1:
            assert number >= 0
            assert letter == 0
        if number == ROUNDABOUT:
            assert lot == len(street.numbers) or street.fences >> lot & 1
            assert lot == 1 or street.fences >> (lot - 1) & 1
            last = -1
        elif number != EMPTY:
            if number != last:
                assert number > last
                assert plain == 1  # a row of equal numbers has exactly one house written from a card
                plain = 0
            plain += letter == 0
            last = number
    assert plain == 1
