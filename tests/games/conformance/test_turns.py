"""Each promise about open turns is noticed when it is broken."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest
from msgspec.structs import force_setattr, replace

from games.conformance import Table
from games.conformance.turns import check_lines
from games.core import AnyGame, End, IllegalMove, Seat
from games.hamlet import GAME as HAMLET
from games.rng import below
from games.turns import AnyTurn, Turn, new_game
from tests.example.rules import GAME, Bid, Move, Options, State, apply, resolve, reveals, waiting_on
from tests.games.conformance.spoiling import SEED, Spoiling, broken_promise, inspect, inspect_steps, spoilt

#: With this luck a seat swaps a lantern and bids the one it drew.
LUCKY = 0

breaks = Spoiling()
breaks_in_a_step = Spoiling()


@breaks("somebody is waited on unless there is a result", "waiting_on")
def waits_for_nobody(state: State) -> tuple[Seat, ...]:
    return () if len(state.prizes) == 1 else waiting_on(state)


@breaks("only seats of this table are waited on", "waiting_on")
def waits_for_a_stranger(state: State) -> tuple[Seat, ...]:
    return (*waiting_on(state), len(state.bidders)) if state.prizes else ()


@breaks("a seat is waited on once", "waiting_on")
def waits_twice(state: State) -> tuple[Seat, ...]:
    return waiting_on(state) * 2


@breaks("decode(encode(state)) == state", "State")
class Forgetful(State, frozen=True):
    prizes: list[int]  # type: ignore[assignment]


numbers: Iterator[int] = count()


@breaks_in_a_step("the same move leads to the same turn", "resolve")
def resolves_as_it_likes(turn: Turn[State, Move]) -> State:
    return replace(resolve(turn), rules=next(numbers))


@breaks_in_a_step("resolve leaves the base alone", "resolve")
def changes_the_base(turn: Turn[State, Move]) -> State:
    after = resolve(turn)
    force_setattr(turn.base, "rules", turn.base.rules + 1)
    return after


@breaks("moves of different seats commute", "resolve")
def asks_who_was_first(turn: Turn[State, Move]) -> State:
    first = next(iter(turn.moves))
    return replace(resolve(turn), rules=1 + first)


@breaks("a move that shows something hidden reveals", "reveals")
def hides_that_it_reveals(before: State, after: State, seat: Seat) -> bool:
    return False


@breaks("a move that shows nothing hidden reveals nothing", "reveals")
def reveals_for_no_reason(before: State, after: State, seat: Seat) -> bool:
    return reveals(before, after, seat) or after.bidders[seat].ended


@breaks("in a round of several seats no move draws", "apply")
def draws_in_a_round(state: State, seat: Seat, move: Move) -> State:
    after = apply(state, seat, move)
    return replace(after, rng=below(after.rng, 6)[1]) if len(state.bidders) > 1 and isinstance(move, Bid) else after


def reveals_the_pile(before: State, after: State, seat: Seat) -> bool:
    return reveals(before, after, seat) or before.pile_bid != after.pile_bid


@breaks("in a round of several seats no move draws", "apply", reveals=reveals_the_pile)
def shows_the_pile_in_a_round(state: State, seat: Seat, move: Move) -> State:
    after = apply(state, seat, move)
    if len(state.bidders) == 2 and isinstance(move, End):
        return replace(after, pile_bid=state.pile[0] or None)
    return after


@breaks("on a blank a move applies or looks first", "apply")
def refuses_a_blank_for_good(state: State, seat: Seat, move: Move) -> State:
    try:
        return apply(state, seat, move)
    except IllegalMove as error:
        raise IllegalMove("no_such_lantern") from error


@breaks("what a blank allows any draw allows", "apply")
def plays_a_blank(state: State, seat: Seat, move: Move) -> State:
    if move == Bid(0) and seat == 0 and 0 in state.bidders[0].hand:
        return replace(state, bidders=(replace(state.bidders[0], bid=0),))
    return apply(state, seat, move)


@pytest.mark.parametrize(("game", "promise"), breaks.cases)
def test_broken_promise_is_noticed(game: AnyGame, promise: str) -> None:
    assert broken_promise(inspect, game).startswith(promise)


@pytest.mark.parametrize(("game", "promise"), breaks_in_a_step.cases)
def test_broken_step_is_noticed(game: AnyGame, promise: str) -> None:
    assert broken_promise(inspect_steps, game).startswith(promise)


def test_line_refused_for_what_was_drawn_is_noticed() -> None:
    game = spoilt(apply=refuses_a_blank_for_good)
    table, turn = Table(game, 1), new_game(game, 1, Options(), SEED)
    swaps_and_bids_what_it_drew = Random(LUCKY)
    promise = broken_promise(check_lines, table, turn, swaps_and_bids_what_it_drew)
    assert promise.startswith("a line of legal moves applies or looks first")


# --- the core keeps these; the checks notice if it ever doesn't -------------------------------------------------------


def leaves_a_trace(turn: AnyTurn, seat: Seat) -> AnyTurn:
    return replace(original_take_back(turn, seat), positions=turn.positions)


def takes_anything_back(turn: AnyTurn, seat: Seat) -> AnyTurn:
    return original_take_back(turn, seat) if turn.can_take_back(seat) else turn


def counts_by_two(turn: AnyTurn, seat: Seat, move: Move) -> AnyTurn:
    after = original_play(turn, seat, move)
    return after if after.epoch == turn.epoch else replace(after, epoch=turn.epoch + 2)


def keeps_old_moves(turn: AnyTurn, seat: Seat, move: Move) -> AnyTurn:
    after = original_play(turn, seat, move)
    return after if after.epoch == turn.epoch else replace(after, moves=turn.moves, positions=turn.positions)


def skips_the_last_move(turn: AnyTurn, seat: Seat, moves: list[Move]) -> AnyTurn:
    for move in moves[:-1]:
        turn = turn.play(seat, move)
    return turn


original_play, original_take_back = Turn.play, Turn.take_back


@pytest.mark.parametrize(
    ("method", "spoilt_method", "promise"),
    [
        ("take_back", leaves_a_trace, "a move taken back leaves no trace"),
        ("take_back", takes_anything_back, "what was revealed isn't taken back"),
        ("play", counts_by_two, "the epoch rises by one"),
        ("play", keeps_old_moves, "a turn opens without moves"),
        ("play_all", skips_the_last_move, "a line of moves is one after the other"),
    ],
)
def test_broken_core_is_noticed(monkeypatch: pytest.MonkeyPatch, method: str, spoilt_method: Any, promise: str) -> None:
    monkeypatch.setattr(Turn, method, spoilt_method)
    assert broken_promise(inspect, GAME).startswith(promise)


# --- turns that are handed to a seat ----------------------------------------------------------------------------------


def keeps_the_turn(view: Any, seat: Seat) -> Any:
    return view


def hands_it_on_and_on(view: Any, seat: Seat) -> Any:
    return replace(view, active=seat)


def stays_in_the_first_round(view: Any, seat: Seat) -> Any:
    handed = HAMLET.hand_turn(view, seat) if HAMLET.hand_turn else None
    return handed and replace(handed, round=1)


@pytest.mark.parametrize("hand_turn", [keeps_the_turn, hands_it_on_and_on, stays_in_the_first_round])
def test_a_turn_handed_to_a_seat_that_is_not_the_one_that_comes_is_noticed(hand_turn: Any) -> None:
    game = dataclasses.replace(HAMLET, hand_turn=hand_turn)

    assert broken_promise(inspect_steps, game).startswith("the turn that is handed to a seat is the one that comes")
