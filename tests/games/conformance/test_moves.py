"""Each promise about moves is noticed when it is broken."""

from __future__ import annotations

from dataclasses import replace as replace_game
from random import Random

import pytest
from msgspec import Struct
from msgspec.structs import force_setattr, replace

from games.conformance import Table
from games.conformance.tree import Tree, check_refusals, check_tree
from games.core import Answers, AnyGame, IllegalMove, Question, Seat
from games.turns import new_game
from tests.example.rules import GAME, Bid, Move, Options, State, apply, ask
from tests.games.conformance.spoiling import SEED, Spoiling, broken_promise, inspect

breaks = Spoiling()


@breaks("each move offered applies", "apply")
def refuses_what_it_offers(state: State, seat: Seat, move: Move) -> State:
    if move == Bid(max(state.bidders[seat].hand)) and len(state.bidders[seat].hand) > 1:
        raise IllegalMove("not_now")
    return apply(state, seat, move)


@breaks("each move offered applies", "apply")
def refuses_on_the_view(state: State, seat: Seat, move: Move) -> State:
    if 0 in state.pile:
        raise IllegalMove("look_first")
    return apply(state, seat, move)


@breaks("apply leaves the given state alone", "apply")
def changes_what_it_was_given(state: State, seat: Seat, move: Move) -> State:
    after = apply(state, seat, move)
    if isinstance(move, Bid):
        force_setattr(state, "prizes", (*state.prizes[:-1], 9))
    return after


@breaks("a refusal leaves the given state alone", "apply")
def changes_what_it_refuses(state: State, seat: Seat, move: Move) -> State:
    try:
        return apply(state, seat, move)
    except IllegalMove:
        force_setattr(state, "rules", state.rules + 1)
        raise


@breaks("what isn't offered is refused", "apply")
def accepts_anything(state: State, seat: Seat, move: Move) -> State:
    if isinstance(move, Bid) and seat in GAME.waiting_on(state):
        bidders = list(state.bidders)
        bidders[seat] = replace(bidders[seat], bid=move.lantern)
        return replace(state, bidders=tuple(bidders))
    return apply(state, seat, move)


@breaks("what isn't offered is refused", "apply")
def counts_seats_from_the_end(state: State, seat: Seat, move: Move) -> State:
    return apply(state, seat % len(state.bidders), move)


@breaks("codes are written in snake_case", "apply")
def refuses_in_sentences(state: State, seat: Seat, move: Move) -> State:
    try:
        return apply(state, seat, move)
    except IllegalMove as error:
        raise IllegalMove(error.code if error.code == "look_first" else "You can't do that.") from error


def offers_too_little(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    return replace(then, answers=then.answers[:-1]) if isinstance(then, Question) and then.answers[1:] else then


@breaks("a move is private or it isn't", "private")
def is_private_or_so(move: Move) -> bool:
    return None  # type: ignore[return-value]


@pytest.mark.parametrize(("game", "promise"), breaks.cases)
def test_broken_promise_is_noticed(game: AnyGame, promise: str) -> None:
    assert broken_promise(inspect, game).startswith(promise)


def test_legal_move_that_is_not_offered_is_noticed() -> None:
    game = replace_game(GAME, ask=offers_too_little)
    table, turn = Table(game, 2), new_game(game, 2, Options(), SEED)
    trees = {seat: check_tree(table, turn, seat, Random(SEED)) for seat in turn.waiting}
    missing = Bid(turn.base.bidders[0].hand[-1])
    assert broken_promise(check_refusals, table, turn, trees, [missing]).startswith("what isn't offered is refused")


def test_sampled_tree_is_searched_before_a_move_is_called_illegal() -> None:
    table, turn = Table(GAME, 2), new_game(GAME, 2, Options(), SEED)
    sampled = {seat: Tree((), complete=False) for seat in turn.waiting}
    check_refusals(table, turn, sampled, [Bid(turn.base.bidders[0].hand[-1])])


class Boast(Struct, frozen=True, tag_field="do", tag="bid"):
    """No kind of move that the game knows."""

    lantern: int
    loud: bool = True


def offers_what_it_cannot_store(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    return Boast(then.lantern) if isinstance(then, Bid) else then  # type: ignore[return-value]


def applies_boasts(state: State, seat: Seat, move: Move | Boast) -> State:
    return apply(state, seat, Bid(move.lantern) if isinstance(move, Boast) else move)


def test_move_that_cannot_be_stored_is_noticed() -> None:
    game = replace_game(GAME, ask=offers_what_it_cannot_store, apply=applies_boasts)
    assert broken_promise(inspect, game).startswith("decode(encode(move)) == move")
