"""Walking the tree of questions, on the example game and on a game that asks how to pay."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games import asking
from games.asking import (
    Asked,
    Branch,
    Conversation,
    ask,
    back,
    check_closed,
    fitting,
    moves,
    pick,
    random_move,
    suggested,
    with_defaults,
)
from games.core import Answer, Answers, Closed, End, IllegalMove, Question, Seat
from tests.example.rules import GAME, Bid, Move, State, Swap, read_position
from tests.games.conformance.spoiling import spoilt

ALONE = read_position("v1 plain rng=5/10 prizes=3,1,2 pile=5,1,8,4,6,2 shown=- hand=3,7,9 bid=- won=-")
LAST = read_position("v1 plain rng=5/10 prizes=2 pile=4,6,2 shown=8 hand=9 bid=- won=3 swapped")
BIDDEN = read_position("v1 plain rng=5/10 prizes=2 pile=4,6,2 shown=8 hand=9 bid=9 won=3 swapped")


def asks_how_to_pay(view: State, seat: Seat, answers: Answers) -> Question | Move:
    """Which lantern, then always "sure?", then how to pay; paying differently is one more question."""
    match answers:
        case ():
            return Question("lantern", (Answer("3", "bid"), Answer("7", "bid")))
        case (_,):
            return Question("sure", (Answer("yes", "yes"),), always=True)
        case (_, _):
            return Question("pay", (Answer("auto", "auto"), Answer("own", "own")), default=True)
        case (lantern, _, "auto"):
            return Bid(int(lantern))
        case (_, _, _):
            return Question("coin", (Answer("gold", "gold"),))
        case (lantern, _, _, _):
            return Swap(int(lantern))
    raise asking.no_such_answer(answers)


PAYING = spoilt(ask=asks_how_to_pay)


def question(asked: Asked[Move]) -> str:
    assert asked.question is not None
    return asked.question.code


def test_question_with_several_answers_is_asked() -> None:
    asked = ask(GAME, ALONE, 0)
    assert (asked.answers, question(asked), asked.move) == ((), "bid", None)


def test_question_with_one_answer_answers_itself() -> None:
    assert ask(GAME, LAST, 0) == Asked(("9",), Bid(9))


def test_only_move_needs_no_choice() -> None:
    assert ask(GAME, BIDDEN, 0) == Asked(("end",), End())


def test_question_to_be_asked_always_is_asked() -> None:
    assert question(ask(PAYING, ALONE, 0, ("3",))) == "sure"


def test_default_is_taken_where_nobody_asks_for_another() -> None:
    assert question(ask(PAYING, ALONE, 0, ("3", "yes"))) == "pay"
    assert with_defaults(PAYING, ALONE, 0, ("3", "yes")) == Asked(("3", "yes", "auto"), Bid(3))


def test_paying_differently_leads_past_the_default() -> None:
    assert with_defaults(PAYING, ALONE, 0, ("3", "yes", "own")) == Asked(("3", "yes", "own", "gold"), Swap(3))


def test_half_made_choice_is_kept_while_it_fits() -> None:
    assert fitting(GAME, ALONE, 0, ("swap", "3")) == ("swap", "3")
    assert fitting(GAME, LAST, 0, ("swap", "3")) == ()
    assert fitting(GAME, ALONE, 0, ("swap", "4")) == ()


@pytest.mark.parametrize(
    ("answers", "before"),
    [
        (("3",), ()),
        (("3", "yes"), ("3",)),
        (("3", "yes", "own"), ("3",)),
        (("3", "yes", "own", "gold"), ("3",)),
        ((), ()),
    ],
)
def test_back_leads_to_the_last_choice(answers: Answers, before: Answers) -> None:
    assert back(PAYING, ALONE, 0, answers) == before


@pytest.mark.parametrize(
    ("answers", "before"),
    [(("3", "yes", "own", "gold"), ("3", "yes")), (("3", "yes"), ("3",)), (("3",), ())],
)
def test_back_by_hand_leads_to_a_default_too(answers: Answers, before: Answers) -> None:
    assert back(PAYING, ALONE, 0, answers, by_hand=True) == before


def test_all_moves_come_in_the_order_of_the_answers() -> None:
    assert list(moves(GAME, ALONE, 0)) == [Bid(3), Bid(7), Bid(9), Swap(3), Swap(7), Swap(9)]
    assert list(moves(GAME, ALONE, 0, ("swap",))) == [Swap(3), Swap(7), Swap(9)]


def test_every_move_comes_up_at_random() -> None:
    rng = Random(7)
    assert {random_move(GAME, ALONE, 0, rng) for _ in range(100)} == set(moves(GAME, ALONE, 0))


def test_suggestions_take_every_kind_in_turn() -> None:
    found = list(suggested(GAME, ALONE, 0))

    assert found[:4] == [Bid(3), Bid(7), Bid(9), Swap(3)], "swapping is one kind, with more questions"
    assert Counter(found) == Counter(moves(GAME, ALONE, 0)), "each of them once"
    assert {type(move) for move in suggested(GAME, ALONE, 0, ("swap",))} == {Swap}


def test_suggestions_begin_with_what_is_usual(conversation: Conversation[State, Move]) -> None:
    game = spoilt(ask=conversation)

    assert list(suggested(game, ALONE, 0)) == [Bid(3), Bid(7), Bid(9), Swap(3), Swap(7), Swap(9)]
    assert list(suggested(game, ALONE, 0, only_defaults=True)) == [Bid(3), Bid(7), Bid(9)]


def test_wrong_answers_are_refused_with_what_was_answered() -> None:
    with pytest.raises(IllegalMove) as error:
        GAME.ask(ALONE, 0, ("swap", "x" * 200))
    assert error.value.code == "no_such_answer"
    assert error.value.params == {"answers": "swap/" + "x" * 95}


# --- a tree written as a conversation ---------------------------------------------------------------------------------


def talk(view: State, seat: Seat) -> Branch[Move]:
    """Which lantern, and whether to bid it."""
    lanterns = [(Answer(str(lantern), "lantern"), lantern) for lantern in view.bidders[seat].hand]
    lantern = yield from pick("lantern", lanterns)
    bids = yield from pick("bid", [(Answer("yes", "yes"), True), (Answer("no", "no"), False)], default=True)
    return Bid(lantern) if bids else Swap(lantern)


@pytest.fixture
def conversation() -> Conversation[State, Move]:
    return Conversation(talk)


def test_conversation_leads_to_questions_and_moves(conversation: Conversation[State, Move]) -> None:
    game = spoilt(ask=conversation)

    assert list(moves(game, ALONE, 0)) == [Bid(3), Swap(3), Bid(7), Swap(7), Bid(9), Swap(9)]
    assert with_defaults(game, ALONE, 0, ("7",)) == Asked(("7", "yes"), Bid(7))


def test_conversation_goes_on_and_goes_back(conversation: Conversation[State, Move]) -> None:
    first = conversation(ALONE, 0, ())
    second = conversation(ALONE, 0, ("7",))

    assert conversation(ALONE, 0, ("7",)) == second
    assert conversation(ALONE, 0, ()) == first
    assert conversation(ALONE, 0, ("9", "no")) == Swap(9)
    assert conversation(LAST, 0, ()) == Question("lantern", (Answer("9", "lantern"),))


@pytest.mark.parametrize("answers", [("8",), ("7", "perhaps"), ("7", "yes", "yes"), ("7", "yes", "")])
def test_conversation_knows_no_other_answers(conversation: Conversation[State, Move], answers: Answers) -> None:
    conversation(ALONE, 0, ("7",))

    with pytest.raises(IllegalMove, match="no_such_answer"):
        conversation(ALONE, 0, answers)


def test_same_questions_do_not_differ() -> None:
    first, second = (Question("lantern", (), find_closed=lambda: iter([])) for _ in range(2))

    assert first == second
    assert not first != second  # noqa: SIM202 - != is asked by itself
    assert first != Question("bid", ())


FULL_SHED = Closed("take", "shed_full", {"lantern": "9"})


def test_closed_answer_is_refused_with_its_reason() -> None:
    with pytest.raises(IllegalMove) as refused:
        check_closed(Question("lantern", (), find_closed=lambda: [FULL_SHED]), "9")
    assert (refused.value.code, refused.value.params) == ("shed_full", {"lantern": "9"})


def test_what_a_question_does_not_call_closed_is_not_refused() -> None:
    check_closed(Question("lantern", (), find_closed=lambda: [FULL_SHED]), "7")


def test_chance_walks_a_conversation_like_any_tree(conversation: Conversation[State, Move]) -> None:
    plain = spoilt(ask=lambda view, seat, answers: conversation(view, seat, answers))
    ways = [[random_move(game, ALONE, 0, Random(n)) for n in range(20)] for game in (plain, spoilt(ask=conversation))]

    assert ways[0] == ways[1]
