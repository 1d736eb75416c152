"""Each promise about questions is noticed when it is broken."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from games.conformance import Table
from games.conformance.tree import check_tree
from games.core import Answer, Answers, Closed, End, IllegalMove, Question, Seat
from games.turns import new_game
from tests.example.rules import GAME, Bid, Move, Options, State, ask
from tests.games.conformance.spoiling import SEED, Spoiling, broken_promise, inspect

breaks = Spoiling()


def test_kept_promises_pass() -> None:
    inspect(GAME)


@breaks("a question has an answer", "ask")
def asks_in_vain(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    return Question("bid", ()) if isinstance(then, Question) and len(view.prizes) == 1 and not answers else then


@breaks("questions come to an end", "ask")
def asks_without_end(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, tuple(answer for answer in answers if answer != "more"))
    return replace(then, answers=(*then.answers, Answer("more", "more"))) if isinstance(then, Question) else then


@breaks("every answer leads on to a move", "ask")
def offers_what_leads_nowhere(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    return replace(then, answers=(*then.answers, Answer("pass", "pass"))) if isinstance(then, Question) else then


@breaks("no two answers have the same id", "ask")
def offers_twice(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    return replace(then, answers=then.answers * 2) if isinstance(then, Question) else then


@breaks("a move has one path", "ask")
def offers_by_two_ways(view: State, seat: Seat, answers: Answers) -> Question | Move:
    if answers == ("best",):
        return Bid(view.bidders[seat].hand[-1])
    then = ask(view, seat, answers)
    if isinstance(then, Question) and not answers:
        return replace(then, answers=(*then.answers, Answer("best", "bid")))
    return then


@breaks("the id of an answer fits ANSWER_ID", "ask")
def spells_ids_with_spaces(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, tuple(answer.removesuffix(" !") for answer in answers))
    if isinstance(then, Question):
        return replace(then, answers=tuple(replace(answer, id=f"{answer.id} !") for answer in then.answers))
    return then


@breaks("an answer that wasn't offered is no_such_answer", "ask")
def reads_numbers_generously(view: State, seat: Seat, answers: Answers) -> Question | Move:
    """``int`` takes blanks, leading zeros, a plus sign and the digits of other alphabets."""
    return ask(view, seat, tuple(str(int(answer)) if answer.strip("+").isdigit() else answer for answer in answers))


@breaks("an answer that wasn't offered is no_such_answer", "ask")
def refuses_wrong_answers_by_another_name(view: State, seat: Seat, answers: Answers) -> Question | Move:
    try:
        return ask(view, seat, answers)
    except IllegalMove as error:
        raise IllegalMove("not_now") from error


@breaks("an answer that wasn't offered is no_such_answer", "ask")
def reads_on_after_the_move(view: State, seat: Seat, answers: Answers) -> Question | Move:
    return ask(view, seat, ("end",) if answers[:1] == ("end",) else answers)


@breaks("every move is asked for", "ask")
def ends_without_asking(view: State, seat: Seat, answers: Answers) -> Question | Move:
    return ask(view, seat, answers or ("end",) * (view.bidders[seat].bid is not None))


@breaks("a seat that isn't waited on is asked nothing", "ask")
def asks_who_has_ended(view: State, seat: Seat, answers: Answers) -> Question | Move:
    if not view.prizes and answers == ():
        return End()
    return ask(view, seat, answers)


@breaks("ask(view(state, seat), seat) == ask(state, seat)", "ask")
def looks_at_the_pile(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    return replace(then, params={"pile": sum(view.pile)}) if isinstance(then, Question) else then


@breaks("codes are written in snake_case", "ask")
def shouts_its_codes(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    return replace(then, code="BID") if isinstance(then, Question) else then


@breaks("codes are written in snake_case", "ask")
def explains_in_sentences(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    closed = (Closed("swap", "You have swapped already."),)
    return replace(then, find_closed=lambda: closed) if isinstance(then, Question) else then


@breaks("parameters have names", "ask")
def has_parameters_without_names(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    return replace(then, params={"": 1}) if isinstance(then, Question) else then


@breaks("parameters are numbers and words", "ask")
def has_parameters_of_any_kind(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    return replace(then, params={"best": True}) if isinstance(then, Question) else then


@pytest.mark.parametrize(("game", "promise"), breaks.cases)
def test_broken_promise_is_noticed(game: object, promise: str) -> None:
    assert broken_promise(inspect, game).startswith(promise)


def test_large_tree_is_sampled() -> None:
    table, turn = Table(GAME, 1), new_game(GAME, 1, Options(), SEED)
    whole, sample = (check_tree(table, turn, 0, Random(SEED), most) for most in (6, 5))
    assert whole.complete
    assert not sample.complete
    assert set(sample.moves) == set(whole.moves)
