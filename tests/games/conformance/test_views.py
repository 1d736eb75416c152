"""Each promise about views is noticed when it is broken."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from games.conformance import Table
from games.conformance.views import check_hidden_parts, check_views
from games.core import Answers, AnyGame, Question, Seat
from games.turns import new_game
from tests.example.rules import Move, Options, State, ask, view
from tests.games.conformance.spoiling import SEED, Spoiling, broken_promise, inspect, spoilt

breaks = Spoiling()


@breaks("the view of a view is that view", "view")
def views_without_end(state: State, seat: Seat | None) -> State:
    return replace(view(state, seat), rules=state.rules + 1)


@breaks("the view of a view is that view", "view")
def shows_the_last_prize_first(state: State, seat: Seat | None) -> State:
    return replace(view(state, seat), prizes=(*state.prizes[:1], *state.prizes[:0:-1]))


@breaks("a seat knows what spectators know", "view")
def shows_spectators_the_first_hand(state: State, seat: Seat | None) -> State:
    return view(state, 0 if seat is None else seat)


def hides_who_has_ended(state: State, seat: Seat | None) -> State:
    shown = view(state, seat)
    return replace(shown, bidders=tuple(replace(bidder, ended=False) for bidder in shown.bidders))


@breaks("everybody sees the result", "view")
def hides_the_prizes_won(state: State, seat: Seat | None) -> State:
    shown = view(state, seat)
    return replace(shown, bidders=tuple(replace(bidder, won=()) for bidder in shown.bidders))


@breaks("no view shows the seed", "view")
def shows_the_seed(state: State, seat: Seat | None) -> State:
    return replace(view(state, seat), rng=state.rng)


@breaks("hidden things don't change a view", "view")
def hints_at_the_pile(state: State, seat: Seat | None) -> State:
    return replace(view(state, seat), rules=max(1, *state.pile[:1], state.rules))


@breaks("hidden things don't change a view", "view")
def hints_at_high_hands(state: State, seat: Seat | None) -> State:
    high = next((owner for owner, bidder in enumerate(state.bidders) if 9 in bidder.hand), 0)
    return replace(view(state, seat), rules=max(state.rules, 1 + high))


@breaks("decode(encode(view)) == view", "view")
def lists_what_is_a_tuple(state: State, seat: Seat | None) -> State:
    return replace(view(state, seat), pile=[0] * len(state.pile))


@pytest.mark.parametrize(("game", "promise"), breaks.cases)
def test_broken_promise_is_noticed(game: AnyGame, promise: str) -> None:
    assert broken_promise(inspect, game).startswith(promise)


def test_view_that_hides_who_has_ended_is_noticed() -> None:
    game = spoilt(view=hides_who_has_ended)
    turn = new_game(game, 2, Options(), SEED)
    lantern = turn.base.bidders[0].hand[0]
    ended = turn.play_all(0, [game.notation.read_move(text) for text in (f"bid {lantern}", "end")])
    assert broken_promise(check_views, Table(game, 2), ended).startswith("everybody sees who is waited on")


def asks_by_the_pile(known: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(known, seat, answers)
    return replace(then, params={"pile": known.pile[0]}) if isinstance(then, Question) else then


def test_question_that_hidden_things_change_is_noticed() -> None:
    game = spoilt(ask=asks_by_the_pile)
    turn = new_game(game, 2, Options(), SEED)
    promise = broken_promise(check_hidden_parts, Table(game, 2), turn, Random(SEED))
    assert promise.startswith("hidden things don't change a question")
