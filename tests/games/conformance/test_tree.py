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
from tests.games.conformance.spoiling import SEED, broken_promise, case, inspect


def test_kept_promises_pass() -> None:
    inspect(GAME)


def asks_in_vain(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    return Question("bid", ()) if isinstance(then, Question) and len(view.prizes) == 1 and not answers else then


def asks_without_end(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, tuple(answer for answer in answers if answer != "more"))
    return replace(then, answers=(*then.answers, Answer("more", "more"))) if isinstance(then, Question) else then


def offers_what_leads_nowhere(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    return replace(then, answers=(*then.answers, Answer("pass", "pass"))) if isinstance(then, Question) else then


def offers_twice(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    return replace(then, answers=then.answers * 2) if isinstance(then, Question) else then


def offers_by_two_ways(view: State, seat: Seat, answers: Answers) -> Question | Move:
    if answers == ("best",):
        return Bid(view.bidders[seat].hand[-1])
    then = ask(view, seat, answers)
    if isinstance(then, Question) and not answers:
        return replace(then, answers=(*then.answers, Answer("best", "bid")))
    return then


def spells_ids_with_spaces(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, tuple(answer.removesuffix(" !") for answer in answers))
    if isinstance(then, Question):
        return replace(then, answers=tuple(replace(answer, id=f"{answer.id} !") for answer in then.answers))
    return then


def reads_numbers_generously(view: State, seat: Seat, answers: Answers) -> Question | Move:
    """``int`` takes blanks, leading zeros, a plus sign and the digits of other alphabets."""
    return ask(view, seat, tuple(str(int(answer)) if answer.strip("+").isdigit() else answer for answer in answers))


def refuses_wrong_answers_by_another_name(view: State, seat: Seat, answers: Answers) -> Question | Move:
    try:
        return ask(view, seat, answers)
    except IllegalMove as error:
        raise IllegalMove("not_now") from error


def reads_on_after_the_move(view: State, seat: Seat, answers: Answers) -> Question | Move:
    return ask(view, seat, ("end",) if answers[:1] == ("end",) else answers)


def ends_without_asking(view: State, seat: Seat, answers: Answers) -> Question | Move:
    return ask(view, seat, answers or ("end",) * (view.bidders[seat].bid is not None))


def asks_who_has_ended(view: State, seat: Seat, answers: Answers) -> Question | Move:
    if not view.prizes and answers == ():
        return End()
    return ask(view, seat, answers)


def looks_at_the_pile(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    return replace(then, params={"pile": sum(view.pile)}) if isinstance(then, Question) else then


def shouts_its_codes(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    return replace(then, code="BID") if isinstance(then, Question) else then


def explains_in_sentences(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    closed = (Closed("swap", "You have swapped already."),)
    return replace(then, find_closed=lambda: closed) if isinstance(then, Question) else then


def has_parameters_without_names(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    return replace(then, params={"": 1}) if isinstance(then, Question) else then


def has_parameters_of_any_kind(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then = ask(view, seat, answers)
    return replace(then, params={"best": True}) if isinstance(then, Question) else then


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        case("a question has an answer", ask=asks_in_vain),
        case("questions come to an end", ask=asks_without_end),
        case("every answer leads on to a move", ask=offers_what_leads_nowhere),
        case("no two answers have the same id", ask=offers_twice),
        case("a move has one path", ask=offers_by_two_ways),
        case("the id of an answer fits ANSWER_ID", ask=spells_ids_with_spaces),
        case("an answer that wasn't offered is no_such_answer", ask=reads_numbers_generously),
        case("an answer that wasn't offered is no_such_answer", ask=refuses_wrong_answers_by_another_name),
        case("an answer that wasn't offered is no_such_answer", ask=reads_on_after_the_move),
        case("every move is asked for", ask=ends_without_asking),
        case("a seat that isn't waited on is asked nothing", ask=asks_who_has_ended),
        case("ask(view(state, seat), seat) == ask(state, seat)", ask=looks_at_the_pile),
        case("codes are written in snake_case", ask=shouts_its_codes),
        case("codes are written in snake_case", ask=explains_in_sentences),
        case("parameters have names", ask=has_parameters_without_names),
        case("parameters are numbers and words", ask=has_parameters_of_any_kind),
    ],
)
def test_broken_promise_is_noticed(game: object, promise: str) -> None:
    assert broken_promise(inspect, game).startswith(promise)


def test_large_tree_is_sampled() -> None:
    table, turn = Table(GAME, 1), new_game(GAME, 1, Options(), SEED)
    whole, sample = (check_tree(table, turn, 0, Random(SEED), most) for most in (6, 5))
    assert whole.complete
    assert not sample.complete
    assert set(sample.moves) == set(whole.moves)
