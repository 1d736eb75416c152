"""The tree of questions: what it asks, in how many answers a move is made, and what is closed."""

from __future__ import annotations

from collections import Counter

import pytest

from games.asking import ask as asked
from games.asking import moves, with_defaults
from games.core import Answers, Closed, IllegalMove, Question
from games.hamlet import GAME
from games.hamlet.actions import choices as choices_of
from games.hamlet.choices import Possible
from games.hamlet.notation import write_move
from games.hamlet.questions import ask, could_do
from games.hamlet.setup import new
from games.hamlet.state import Layout, Options, State
from games.hamlet.views import view
from games.turns import open_turn
from tests.games.hamlet.table import GROWN, JOINED, RICH, THREE, TWO, do, last_trade, position


def question(state: State, *answers: str) -> Question:
    then = ask(view(state, state.active), state.active, answers)
    assert isinstance(then, Question)
    return then


def ids(state: State, *answers: str) -> list[str]:
    return [answer.id for answer in question(state, *answers).answers]


def choices(state: State, wanted: str) -> list[str]:
    """The answers somebody really has to give for a move when defaults are taken and only answers are skipped."""
    given: list[str] = []
    here = with_defaults(GAME, view(state, 0), 0)
    while here.question is not None:
        following = [
            (answer.id, with_defaults(GAME, view(state, 0), 0, (*here.answers, answer.id)))
            for answer in here.question.answers
        ]
        chosen, here = next(each for each in following if _leads_to(state, each[1].answers, wanted))
        given.append(chosen)
    return given


def _leads_to(state: State, answers: Answers, wanted: str) -> bool:
    return any(write_move(move) == wanted for move in moves(GAME, view(state, 0), 0, answers))


# ---------------------------------------------------------------- what is asked


def test_only_kinds_with_a_move_behind_them_are_offered() -> None:
    state = position(TWO + "red gold=0\nstock QUA:stone WOO:wood FAR:wheat\n" + last_trade("T3A"))
    assert ids(state) == ["produce", "buy", "herd", "end"]


def test_every_kind_can_be_offered() -> None:
    state = position(TWO + RICH + "red drafts=SMO,SAW villagers=CHU,CHU,CHU,CHU\n" + last_trade("T1A"))
    assert ids(state) == ["buy", "hire", "sell", "order", "beg", "build", "road", "herd", "end"]
    state = do(state, "build SAW.6 @ MAR.6")
    assert ids(state) == ["produce", "process", "buy", "hire", "sell", "order", "build", "road", "herd", "end"]


START_PLACES = ["CHU", "WOO", "QUA", "FAR", "MAR", "TOW"]


@pytest.mark.parametrize(
    ("answers", "code", "offered"),
    [
        (["buy"], "buy", None),
        (["hire"], "hire", ["villager", "donkey"]),
        (["hire", "donkey"], "stable", START_PLACES),
        (["order"], "order", ["A", "B", "C", "D"]),
        (["order", "A"], "pay", ["auto"]),
        (["build"], "build", ["PO2"]),
        (["build", "PO2", "CHU.8.1"], "stand", ["CHU", "QUA"]),
        (["build", "PO2", "CHU.8.1", "QUA"], "pay", ["auto", "other"]),
        (["build", "PO2", "CHU.8.1", "QUA", "other"], "source", ["0"]),
        (["build", "PO2", "CHU.8.1", "QUA", "other", "0"], "source", ["1"]),
        (["road"], "road", ["FAR.MAR.paved"]),
        (["herd"], "herd", ["CHU.WOO", "CHU.QUA", "CHU.FAR", "CHU.MAR", "CHU.TOW"]),
    ],
)  # fmt: skip
def test_questions_and_answers(answers: list[str], code: str, offered: list[str] | None) -> None:
    state = position(TWO + RICH + "red drafts=PO2")
    then = question(state, *answers)
    assert then.code == code
    assert offered is None or [answer.id for answer in then.answers] == offered


@pytest.mark.parametrize(
    ("answers", "move"),
    [
        (["beg"], "beg"),
        (["end"], "end"),
        (["hire", "villager"], "town hire V"),
        (["hire", "donkey", "FAR"], "town hire D@FAR"),
        (["order", "A", "auto"], "order A"),
        (["build", "PO2", "CHU.8.1", "QUA", "auto"], "build PO2.1 @ QUA.4 pay QUA:stone"),
        (["build", "PO2", "CHU.8.1", "CHU", "other", "0", "1"], "build PO2.1 @ CHU.8 pay MAR:stone"),
        (["road", "FAR.MAR.paved", "MAR", "auto"], "road MAR>FAR paved pay QUA:stone*2"),
        (["herd", "CHU.QUA"], "herd CHU>QUA"),
    ],
)
def test_answers_lead_to_a_move(answers: list[str], move: str) -> None:
    state = position(TWO + RICH + "red drafts=PO2")
    then = ask(view(state, 0), 0, tuple(answers))
    assert not isinstance(then, Question)
    assert write_move(then) == move


@pytest.mark.parametrize("answers", [("dance",), ("beg", "beg"), ("build", "SAW"), ("hire", "donkey", "SAW"), ("",)])
def test_answers_that_do_not_fit_are_refused(answers: Answers) -> None:
    with pytest.raises(IllegalMove, match="no_such_answer"):
        ask(position(TWO + RICH + "red drafts=PO2"), 0, answers)


def test_answers_can_be_given_in_any_order_of_asking() -> None:
    """What was asked before changes nothing."""
    state = view(position(TWO + RICH + "red drafts=PO2"), 0)
    asked_alone = ask(state, 0, ("build", "PO2"))
    ask(state, 0, ("herd",))
    ask(state, 0, ("build",))
    assert ask(state, 0, ("build", "PO2")) == ask(state, 0, ("build", "PO2")) == asked_alone


def test_barn_asks_for_its_mix() -> None:
    state = do(position(TWO + GROWN + RICH + "red drafts=BA1"), "build BA1.2 @ MAR.6")
    mixes = ids(state, "produce", "BA1")
    assert len(mixes) == 10
    assert {"stone*3", "stone*2+wood", "stone+wood+wheat"} <= set(mixes)


def test_number_of_goods_is_part_of_the_answer() -> None:
    state = do(position(TWO + GROWN + RICH + "red gold=60 drafts=LUM"), "build LUM.9 @ MAR.6")
    assert ids(state, "process") == ["LUM*2", "LUM*1"]


def test_roads_that_join_a_place_come_first() -> None:
    state = do(position(TWO + RICH + "red drafts=SMO"), "build SMO.1 @ CHU.8")
    assert ids(state, "road") == ["CHU.SMO.bridge", "QUA.SMO.bridge", "FAR.MAR.paved"]
    assert [answer.params["joins"] for answer in question(state, "road").answers] == [1, 1, 0]


# ---------------------------------------------------------------- spots


def test_every_spot_is_offered_once_with_what_it_connects_to() -> None:
    answers = question(position(TWO + RICH + "red drafts=PO2"), "build", "PO2").answers
    codes = {answer.id: answer.code for answer in answers}
    assert codes["CHU.8.1"] == "needs_road"
    assert codes["FAR.1.1"] == "cut_off"
    assert "QUA.4.1" not in codes
    first = question(position(TWO + RICH + "red drafts=SAW"), "build", "SAW").answers[0]
    assert (first.code, first.params["links"]) == ("connected", 1)


def test_villager_stands_where_most_gold_is_left_unless_somebody_says_otherwise() -> None:
    poor_church = TWO + "red gold=9 drafts=PO2 donkeys=TOW\nstock QUA:stone"
    stands = question(position(poor_church), "build", "PO2", "CHU.8.1")
    assert stands.default
    assert [(answer.id, answer.params["gold"]) for answer in stands.answers] == [("CHU", 9), ("QUA", 9)]
    stands = question(position(poor_church.replace("QUA:stone", "WOO:wood")), "build", "PO2", "CHU.8.1")
    assert [(answer.id, answer.params["gold"]) for answer in stands.answers] == [("CHU", 6)]


# ---------------------------------------------------------------- the herd


def test_donkeys_move_in_the_order_of_the_village() -> None:
    state = position(TWO + "red donkeys=CHU,QUA,FAR")
    assert ids(state, "herd", "QUA.CHU") == ["done", "FAR.CHU"]
    assert question(state, "herd", "QUA.CHU").closed == (Closed("step", "earlier_donkey", {"place": "CHU"}),)
    assert ids(state, "herd", "CHU.WOO", "QUA.CHU") == ["done", "FAR.CHU"]


def test_two_donkeys_of_one_place_go_the_same_way_or_different_ones() -> None:
    state = position(TWO + "red donkeys=CHU,CHU")
    assert ids(state, "herd", "CHU.FAR") == ["done", "CHU.FAR", "CHU.MAR", "CHU.TOW"]


# ---------------------------------------------------------------- payment


def test_automatic_payment_comes_first_and_is_the_default() -> None:
    state = position(TWO + RICH)
    pay = question(state, "order", "D")
    assert pay.default
    assert pay.answers[0].params == {"pay": "WOO:wood*3 QUA:stone*3 FAR:wheat*3 MAR:stone", "gold": 37}


def test_payment_is_chosen_source_by_source() -> None:
    state = position(TWO + JOINED + "red gold=15 donkeys=QUA,BA1\nstock STO:brick(red)")
    path = ("order", "B", "other")
    own = {"place": "STO", "kind": "brick", "owner": 0, "left": 3, "gold": 1, "price": 0}
    assert question(state, *path).params == own
    assert ids(state, *path) == ["0", "1"]
    bought = {"place": "MAR", "kind": "milk", "left": 3, "gold": 0, "price": 5}
    assert question(state, *path, "0").params == bought
    assert ids(state, *path, "0") == ["0", "1", "2", "3"]
    # One brick and two milk is the automatic payment.
    assert ids(state, *path, "1") == ["0", "1"]
    assert ids(state, *path, "1", "1") == ["1"]


def test_only_what_can_be_paid_is_offered() -> None:
    poor = position(TWO + "red gold=2 drafts=PO2\nstock QUA:stone*2")
    assert ids(poor, "build", "PO2", "CHU.8.1", "CHU") == ["auto"]


def test_every_payment_is_offered_once() -> None:
    text = "red gold=20 donkeys=QUA,BA1,STO,BA2\nstock STO:brick(red) COW:milk(blue) DAI:milk(yellow!)\n"
    state = view(position(THREE + JOINED + text), 0)
    found = [write_move(move) for move in moves(GAME, state, 0, ("order", "B"))]
    assert len(set(found)) == len(found)
    # Brick 0 or 1, each milk 0 or 1, the rest bought as any mix of milk and brick.
    assert len(found) == 4 + 3 * 3 + 3 * 2 + 1


# ---------------------------------------------------------------- few answers to a usual move


@pytest.mark.parametrize(
    ("extra", "move", "answers"),
    [
        ("stock QUA:stone", "produce QUA", ["produce", "QUA"]),
        ("row SAW STO FLO DAI", "town buy 2", ["buy", "STO"]),
        ("market T1A T1B T1C", "sell T1B pay QUA:stone*2 FAR:wheat", ["sell", "T1B"]),
        ("", "order C pay MAR:timber*3", ["order", "C"]),
        ("", "town hire V", ["hire", "villager"]),
        ("", "town hire D@MAR", ["hire", "donkey", "MAR"]),
        ("", "beg", ["beg"]),
        ("red drafts=SAW,PO2", "build SAW.6 @ MAR.6 pay FAR:wheat*2 QUA:stone", ["build", "SAW", "MAR.6.6"]),
        ("red drafts=SAW", "build SAW.6 @ MAR.6 pay FAR:wheat*2 QUA:stone", ["build", "MAR.6.6"]),
        ("", "road FAR>MAR paved pay QUA:stone*2", ["road"]),
        ("", "herd CHU>QUA", ["herd", "CHU.QUA"]),
        ("red donkeys=CHU,CHU", "herd CHU>QUA", ["herd", "CHU.QUA", "done"]),
        ("", "end", ["end"]),
    ],
)
def test_usual_move_takes_few_answers(extra: str, move: str, answers: list[str]) -> None:
    assert choices(position(TWO + RICH + extra), move) == answers


def test_question_with_one_answer_is_not_asked() -> None:
    state = view(position(TWO + RICH + "red drafts=PO2"), 0)
    assert asked(GAME, state, 0, ("build",)).answers == ("build", "PO2")


# ---------------------------------------------------------------- what is closed


def reasons(state: State, *answers: str) -> dict[tuple[str, str], dict[str, int | str]]:
    return {(each.code, each.why): each.params for each in question(state, *answers).closed}


def test_draft_says_what_it_lacks() -> None:
    state = position(TWO + "red gold=1 drafts=PO2,PO1\nstock WOO:wood*3")
    assert reasons(state, "build") == {("build", "cannot_pay"): {"tile": "PO2", "stone": 1, "gold": 2}}


def test_draft_says_what_it_lacks_also_when_nothing_can_be_built() -> None:
    state = position(TWO + "red gold=0 drafts=SAW\nstock WOO:wood*3")
    assert reasons(state)["build", "cannot_pay"] == {"tile": "SAW", "wheat": 2, "stone": 1, "gold": 9}


def test_sale_says_what_it_lacks_and_gold_does_not_help() -> None:
    state = position(TWO + RICH + "yellow trades=T1B,T1D,T2A,T2B\nmarket T1A T1C T3A")
    assert question(state, "sell").closed == (
        Closed("sell", "cannot_pay", {"trade": "T1C", "milk": 1}),
        Closed("sell", "cannot_pay", {"trade": "T3A", "timber": 1, "brick": 1}),
    )


def test_order_says_what_it_lacks() -> None:
    state = position(TWO + "red gold=10\nstock")
    assert question(state, "order").closed == (
        Closed("order", "cannot_pay", {"order": "B", "milk_or_brick": 3, "gold": 5}),
        Closed("order", "cannot_pay", {"order": "C", "timber_or_flour": 3, "gold": 5}),
        Closed("order", "cannot_pay", {"order": "D", "stone_or_wood_or_wheat": 10, "gold": 20}),
    )


def test_worker_says_how_much_gold_is_missing() -> None:
    assert reasons(position(TWO + "red gold=4"), "hire") == {
        ("villager", "cannot_pay"): {"worker": "villager", "gold": 1}
    }
    full = position(TWO + RICH + "red donkeys=CHU,CHU,CHU,CHU,CHU,CHU")
    assert reasons(full, "hire") == {("hire", "all_donkeys_hired"): {"most": 6}}


@pytest.mark.parametrize(
    ("extra", "code", "why"),
    [
        ("red drafts=SAW,STO,FLO", "buy", {"too_many_drafts"}),
        ("", "produce", {"slots_full"}),
        ("", "build", {"no_draft"}),
        ("stock QUA:stone", "beg", {"not_all_full"}),
        ("turn 3 red herd_moved", "herd", {"herd_has_moved"}),
        ("roads FAR>MAR/paved/red", "road", set()),
        ("red villagers=CHU-", "produce", {"no_villager_left"}),
    ],
)
def test_closed_kind_says_why(extra: str, code: str, why: set[str]) -> None:
    state = position(TWO + RICH + extra)
    assert code not in ids(state)
    assert {each.why for each in question(state).closed if each.code == code} == why


def closed_of(state: State) -> tuple[Closed, ...]:
    return choices_of(Possible(state), "process").closed


def test_buildings_say_why_they_make_nothing() -> None:
    goods = "stock DAI:milk(red) COW:milk(red) STO:brick(yellow!)\nred gold=0 donkeys=CHU,QUA,BA1,STO,BA2"
    assert closed_of(position(TWO + JOINED + goods)) == (
        Closed("process", "slots_full", {"place": "STO"}),
        Closed("process", "no_marker_left", {"place": "COW", "good": "milk"}),
        Closed("process", "slots_full", {"place": "DAI"}),
    )
    assert closed_of(position(TWO + JOINED + "red gold=0 donkeys=CHU\nstock"))[:1] == (
        Closed("process", "cannot_pay", {"place": "STO", "stone": 1}),
    )


def test_draft_that_fits_only_where_it_cannot_be_paid_has_no_spot() -> None:
    """A15: stone and wheat meet at the barn, which has no room around it."""
    state = position(TWO + JOINED + "red gold=0 donkeys=TOW drafts=SHR\nstock QUA:stone BA2:wheat")
    assert Closed("build", "no_spot", {"tile": "SHR"}) in question(state).closed


# ---------------------------------------------------------------- counting all moves


def rows_of_moves(state: State, depth: int) -> int:
    """How many different rows of so many moves lead on from here."""
    found = list(moves(GAME, view(state, state.active), state.active))
    if depth == 1:
        return len(found)
    following = [open_turn(GAME, state).play(state.active, move) for move in found]
    return sum(rows_of_moves(turn.position(state.active), depth - 1) for turn in following)


@pytest.mark.parametrize(
    ("seats", "layout", "counts"),
    [(1, "river_bend", [20, 224, 980]), (2, "standard", [24, 253, 1095]), (4, "old_road", [24, 253, 1091])],
)
def test_number_of_ways_from_the_start(seats: int, layout: Layout, counts: list[int]) -> None:
    start = new(seats, Options(layout=layout), seed=7)
    assert [rows_of_moves(start, depth) for depth in range(1, 4)] == counts


def test_number_of_moves_of_a_rich_seat() -> None:
    state = position(TWO + RICH + "red drafts=SAW,PO2\nmarket T1A T1B T1C")
    assert Counter(type(move).__name__ for move in moves(GAME, view(state, 0), 0)) == {
        "Fulfil": 1689, "Build": 712, "Hire": 7, "BuildRoad": 6, "Herd": 5, "Buy": 4, "Sell": 2, "Beg": 1, "End": 1,
    }  # fmt: skip


def test_what_a_seat_could_do() -> None:
    state = position(
        TWO + "red gold=0 drafts=PO2\nrow SAW STO\nstock WOO:wood*2 FAR:wheat QUA:stone*3\n" + last_trade("T1A")
    )
    assert could_do(state, 0) == {
        "produce": ("WOO", "FAR"),
        "buy": ("SAW",),
        "sell": ("T1A",),
        "build": ("PO2",),
        "road": ("FAR", "MAR"),
        "herd": ("CHU",),
    }
    assert "build" not in could_do(state, 1)


def test_only_draft_to_be_had_is_named_before_it_is_taken() -> None:
    """The next one turns up, so nobody takes a draft with a button that doesn't say which."""
    state = position(TWO + "red gold=0 villagers=TOW")
    assert ids(state, "buy") == [state.row[0].tile]
    assert asked(GAME, view(state, 0), 0, ("buy",)).question == question(state, "buy")
