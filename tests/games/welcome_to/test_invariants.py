"""What holds after every round of any game, over random games."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.asking import moves, random_move
from games.core import Seat
from games.selfplay import play
from games.turns import new_game
from games.welcome_to import GAME
from games.welcome_to.data import CARDS, DATA, POOL_LOTS
from games.welcome_to.sheets import complete_estates, free_count
from games.welcome_to.state import EMPTY, ROUNDABOUT, Move, Options, Sheet, State, Street
from games.welcome_to.turn import scorable
from tests.games.welcome_to.table import Table

tables = st.tuples(st.integers(1, 6), st.booleans(), st.integers(0, 7), st.integers(0, 1 << 40))


@given(tables)
@settings(max_examples=25, deadline=None)
def test_a_game_ends_and_keeps_its_books(options: tuple[int, bool, int, int]) -> None:
    seats, advanced, level, seed = options
    random = Random(seed)

    def choose(turn: Table, seat: Seat) -> Move:
        """At random, but plans are scored whenever they can be, to get to the end of things."""
        view = turn.view(seat)
        plans = scorable(view, view.players[seat].sheet) if view.players[seat].stage == "plans" else []
        return next(moves(GAME, view, seat, (plans[0],))) if plans else random_move(GAME, view, seat, random)

    turn = new_game(GAME, seats, Options(advanced, level), seed)
    for step in play(turn, choose, random):
        turn = step.after
        if turn.epoch != step.before.epoch:
            check_table(turn.base)
    assert turn.result is not None


def rounds_played(state: State) -> int:
    return state.round if state.over else state.round - 1


def check_table(state: State) -> None:
    assert state.round <= DATA.limits.longest_game
    for player in state.players:
        check_sheet(player.sheet, rounds_played(state))
    if state.agency is None:
        assert all(len(p) + len(d) == DATA.limits.pile for p, d in zip(state.piles, state.discards, strict=True))
        return
    agency = state.agency
    cards = [*state.piles[0], *state.discards[0], *agency.row, *agency.hand]
    assert sorted(card for card in cards if card in CARDS) == list(CARDS)
    assert len(agency.row) == rounds_played(state)


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
