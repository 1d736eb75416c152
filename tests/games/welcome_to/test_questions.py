"""The tree of questions: every way to play a turn, in few taps, and the position of a seat between its moves."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.asking import ask, moves, with_defaults
from games.core import End, IllegalMove
from games.turns import new_game
from games.welcome_to import GAME
from games.welcome_to.state import Options, Write
from tests.games.welcome_to.table import (
    Table,
    alone,
    everybody,
    ids,
    made,
    play,
    question,
    scoring,
    sheet,
    sheet_of,
    table,
)


def ways(turn: Table, *answers: str) -> int:
    return sum(1 for _ in moves(GAME, turn.view(0), 0, answers))


# --- every way to play ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("combination", "expected"),
    [
        ("8 fence", 33 * (30 + 1)),
        ("8 marketing", 33 * (6 + 1)),
        ("8 park", 33 * 2),
        ("8 pool", 33 + 9),
        ("8 temp", 33 * 5 + 33),
        ("1 temp", 33 * 4 + 33),
        ("8 bis", 33 + 60),
    ],
)
def test_turns_on_an_empty_sheet(combination: str, expected: int) -> None:
    assert ways(table([combination, "5 park", "9 park"]), "1") == expected


def test_three_fences_are_the_most() -> None:
    assert ways(table(["8 fence", "9 fence", "7 fence"])) == 3069


def test_turns_on_a_crowded_sheet() -> None:
    own = sheet("1 2 | 4 . | 7 . 9 | 12 . 14", "R | 3 . . | 8 8b . | 10 . 15 .", "2 . 5 . . | 9! 10! 11! | . 14 . .")
    turn = table(["6 bis", "13 fence", "9 temp"], [own, sheet()])
    # 6 on five lots with 18 to 20 bis houses each; 13 on three lots with 20 fences; 7 to 11 on nine, one more unchanged
    assert [ways(turn, pile) for pile in ids(turn)] == [19 + 4 * 21, 3 * 21, 10]


def test_a_lot_says_whether_a_park_comes_with_it() -> None:
    turn = table(["8 park", "9 bis", "10 bis"], [replace(sheet(), parks=(3, 0, 0)), sheet()])
    parks = {answer.id: answer.params["park"] for answer in question(turn, "1").answers}
    assert (parks["1.5"], parks["2.5"]) == ("full", "planted")


# --- few taps ---------------------------------------------------------------------------------------------------------


def test_number_without_a_possible_action_takes_two_answers() -> None:
    assert made(table(["8 pool", "9 bis", "10 bis"]), "1", "2.5") == "take 1 on 2.5"


@pytest.mark.parametrize(
    ("offer", "answers", "expected"),
    [
        ("8 park", ("1", "2.5"), "take 1 on 2.5 park"),
        ("8 pool", ("1", "2.4"), "take 1 on 2.4 pool"),
        ("8 marketing", ("1", "2.5", "3"), "take 1 on 2.5 marketing 3"),
        ("8 temp", ("1", "+1", "2.5"), "take 1 +1 on 2.5"),
        ("8 fence", ("1", "2.5", "2.4"), "take 1 on 2.5 fence 2.4"),
        ("8 bis", ("1", "2.5", "2.6-left"), "take 1 on 2.5 bis 2.6 left"),
    ],
)
def test_number_with_its_action_takes_up_to_three_answers(offer: str, answers: tuple[str, ...], expected: str) -> None:
    assert made(table([offer, "9 park", "10 bis"]), *answers) == expected


def test_roundabout_takes_two_answers_of_its_own() -> None:
    assert made(table(advanced=True), "roundabout", "3.6") == "roundabout 3.6"


def test_declined_action_takes_one_answer_more() -> None:
    assert made(table(["8 fence", "9 park", "10 bis"]), "1", "2.5", "none") == "take 1 on 2.5"


def test_question_with_one_answer_is_not_asked() -> None:
    own = sheet("1 2 3 4 5 6 7 8 9 .", "1 2 3 4 5 6 7 8 9 10 .", "1 2 3 4 5 6 7 8 9 10 11 .")
    turn = table(["10 fence", "2 fence", "3 bis"], [own, sheet()])
    asked = ask(GAME, turn.view(0), 0)
    assert asked.answers == ("1", "1.10")
    assert asked.question is not None
    assert asked.question.code == "fence"


def test_nothing_is_left_to_ask_before_the_end() -> None:
    turn = play(table(), "take 1 on 2.5")
    assert with_defaults(GAME, turn.view(0), 0).move == End()


def test_lots_that_suit_the_number_come_first() -> None:
    assert ids(table(["1 fence", "8 park", "15 bis"]), "1")[:3] == ["1.1", "2.1", "3.1"]
    assert sorted(ids(table(["1 fence", "8 park", "15 bis"]), "3")[:3]) == ["1.9", "2.10", "3.11"]


def test_actions_are_named_by_their_questions() -> None:
    turn = table(["8 fence", "9 marketing", "10 bis"])
    assert [question(turn, pile, "2.5").code for pile in ids(turn)] == ["fence", "marketing", "bis"]


def test_combination_says_its_number_and_action() -> None:
    first = question(table()).answers[0]
    assert (first.code, first.params) == ("combination", {"number": 7, "action": "fence", "pile": 1})


def test_bis_says_what_it_copies() -> None:
    own = sheet("4 . 9 . . . . . . .")
    answers = question(table(["12 bis", "9 park", "10 park"], [own, own]), "1", "3.9").answers
    assert [(each.params["place"], each.params["number"]) for each in answers if each.id.startswith("1.2")] == [
        ("1.2", 4),
        ("1.2", 9),
    ]


@pytest.mark.parametrize(
    "answers",
    [("4",), ("1", "2.12"), ("1", "2.5", "2.11"), ("1", "2.5", "none", "none"), ("roundabout",), ("end",), ("A",)],
)
def test_answers_that_lead_nowhere(answers: tuple[str, ...]) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.ask(table().view(0), 0, answers)
    assert refused.value.code == "no_such_answer"


# --- between the moves ------------------------------------------------------------------------------------------------


def test_round_waits_for_everybody() -> None:
    turn = play(table(), "take 1 on 2.5; end")
    assert turn.waiting == (1,)
    assert turn.base.players[0].sheet == sheet()
    assert sheet_of(turn) != sheet()


def test_whole_turn_in_one_line() -> None:
    own = sheet("1 2 3 4 | 5 6 . 8 | . .")
    turn = table(["7 park", "9 fence", "10 bis"], [own, own], "A4 B1 C1", advanced=True)
    after = everybody(turn, "roundabout 2.3; take 1 on 1.7 park; score A", "take 1 on 1.7")
    assert after.base.players[0].sheet.plans == (6, 0, 0)


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_nobody_plays_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.ask(table().base, seat, ())
    assert refused.value.code == "not_your_turn"


def test_seat_that_has_ended_is_asked_nothing() -> None:
    turn = play(table(), "take 1 on 2.5; end")
    with pytest.raises(IllegalMove) as refused:
        GAME.ask(turn.view(0), 0, ())
    assert refused.value.code == "already_ended"


def test_moves_are_taken_back_one_by_one() -> None:
    turns = [table(advanced=True)]
    turns += [play(turns[-1], "roundabout 2.5")]
    turns += [play(turns[-1], "take 1 on 2.6 fence 2.7")]
    turns += [play(turns[-1], "end")]
    assert turns[3].take_back(0) == turns[2]
    assert turns[2].take_back(0) == turns[1]
    assert turns[1].take_back(0) == turns[0]


def test_nothing_a_seat_does_reveals_anything() -> None:
    turn = alone()
    after = play(turn, "take 1+2 on 1.5")
    assert not GAME.reveals(turn.base, after.position(0), 0)
    assert after.can_take_back(0)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_whole_turn_can_be_tried_on_a_view(seats: int) -> None:
    """Cards come up between rounds only, so nothing ever has to be looked at first."""
    turn = new_game(GAME, seats, Options(advanced=True), 8)
    first = next(move for move in moves(GAME, turn.view(0), 0) if isinstance(move, Write))
    known = GAME.apply(turn.view(0), 0, first)
    assert known == GAME.view(GAME.apply(turn.base, 0, first), 0)
    assert GAME.waiting_on(GAME.apply(known, 0, End())) == tuple(range(1, seats))


def test_end_is_asked_for_when_no_plan_can_be_scored() -> None:
    assert question(play(table(), "take 2 on 2.5")).code == "end"
    asked = question(scoring(sheet("1 2 3 4 | 5 6 7 8 | . ."), "A4 B1 C1"))
    assert (asked.code, [closed.params["plan"] for closed in asked.closed]) == ("plans", ["B", "C"])
