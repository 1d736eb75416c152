"""The tree of questions: how few answers lead to a move, and what is offered on the way."""

from __future__ import annotations

import re

import pytest

from games.asking import moves as all_moves
from games.core import ANSWER_ID, Closed, End, IllegalMove
from games.tiny_towns import GAME
from games.tiny_towns.data import MONUMENTS
from games.tiny_towns.notation import read_move
from games.tiny_towns.state import SQUARES, Options
from games.turns import new_game
from tests.games.tiny_towns.helpers import EMPTY, asked, ids, moves, play, question, table

WELLS = "W S . .  . . . .  . . . .  . . . ."


# --- how many answers a turn takes ------------------------------------------------------------------------------------


def test_plain_round_is_one_square_and_the_end_follows_by_itself() -> None:
    turn = table(EMPTY, EMPTY)

    assert asked(turn, 0, "B3").move == read_move("place G B3")
    assert asked(play(turn, 0, "place G B3"), 0).move == End()


def test_free_round_is_a_resource_and_a_square() -> None:
    turn = table(EMPTY, EMPTY, resource=None, round_=3)

    assert ids(turn) == ["W", "H", "B", "G", "S"]
    assert asked(turn, 0, "G", "B3").move == read_move("place G B3")


def test_building_is_a_card_and_its_square() -> None:
    turn = play(table(WELLS, EMPTY), 0, "place G D4")

    assert ids(turn) == ["well", "end"]
    assert ids(turn, 0, ("well",)) == ["A1", "B1"]
    assert asked(turn, 0, "well", "B1").move == read_move("build well B1 using A1 B1")


def test_building_with_one_square_is_a_card() -> None:
    town = "trading_post S . .  . . . .  . . . .  . . . ."
    turn = play(table(town, EMPTY, cards=("trading_post",), resource="H"), 0, "place H D4")

    assert asked(turn, 0, "well").move == read_move("build well B1 using B1")


def test_cubes_are_asked_for_only_where_several_could_pay() -> None:
    turn = play(table("W S W .  . . . .  . . . .  . . . .", EMPTY), 0, "place G D4")

    assert ids(turn, 0, ("well",)) == ["A1", "B1", "C1"]
    assert asked(turn, 0, "well", "A1").move == read_move("build well A1 using A1 B1")
    assert ids(turn, 0, ("well", "B1")) == ["A1-B1", "B1-C1"]
    assert asked(turn, 0, "well", "B1", "B1-C1").move == read_move("build well B1 using B1 C1")


def test_name_and_monument_are_one_answer() -> None:
    naming = table(EMPTY, EMPTY, resource=None, options=Options(mode="prospectors"), phase="naming", hammer=0)
    keeping = new_game(GAME, 2, Options(set_up="random", monuments=True), 7)
    dealt = keeping.base.players[0].dealt

    assert asked(naming, 0, "G").move == read_move("name G")
    assert asked(keeping, 0, dealt[1].partition("_")[0]).move == read_move(f"keep {dealt[1]}")


# --- what is offered --------------------------------------------------------------------------------------------------


def test_the_question_names_the_cube_and_every_empty_square() -> None:
    place = question(table(WELLS, EMPTY))

    assert (place.code, place.params) == ("place", {"resource": "G", "count": 14})
    assert [answer.id for answer in place.answers] == [*SQUARES[2:]]
    assert place.answers[0].params == {"resource": "G", "square": "C1"}


def test_other_places_come_after_the_squares() -> None:
    town = "warehouse[S] cottage statue_of_the_bondmaker W  W W W W  W W W W  W W . ."
    options = Options(set_up="random", monuments=True, extra_storage=True)
    turn = table(town, EMPTY, cards=("warehouse",), options=options)

    assert ids(turn) == ["C4", "D4", "store-A1", "swap-A1-S", "cottage-B1", "aside"]
    assert ids(turn, 0, ("swap-A1-S",)) == ["C4", "D4"]
    assert moves(turn)[2:6] == ["store G A1", "swap G A1 for S C4", "swap G A1 for S D4", "cottage G B1"]


def test_factory_offers_the_other_cubes_and_asks_for_their_square() -> None:
    turn = table("factory[G] W W W  W W W W  W W W W  W W . .", EMPTY)

    assert ids(turn) == ["C4", "D4", "W", "H", "B", "S"]
    exchanged = question(turn, 0, ("H",))
    assert (exchanged.code, exchanged.params) == ("place", {"resource": "H", "count": 2})
    assert asked(turn, 0, "H", "D4").move == read_move("place H D4")


def test_end_comes_last_and_says_when_it_finishes_the_town() -> None:
    full = play(table("W S W W  W W W W  W W W W  W W W .", EMPTY), 0, "place G D4")
    roomy = play(table(WELLS, EMPTY), 0, "place G D4")

    assert [(answer.id, answer.code) for answer in question(full).answers][-1] == ("end", "finish")
    assert [(answer.id, answer.code) for answer in question(roomy).answers][-1] == ("end", "end")


@pytest.mark.parametrize("monument", MONUMENTS)
def test_monuments_have_ids_of_their_own_that_fit(monument: str) -> None:
    first_words = [card.partition("_")[0] for card in MONUMENTS]

    assert first_words.count(monument.partition("_")[0]) == 1
    assert re.fullmatch(ANSWER_ID, monument.partition("_")[0])


# --- what is closed ---------------------------------------------------------------------------------------------------


def test_resources_on_own_banks_are_closed() -> None:
    turn = table("bank[G] . . .  . . . .  . . . .  . . . .", EMPTY, cards=("bank",), resource=None, round_=3)

    assert question(turn).closed == (Closed("take", "type_on_your_bank", {"resource": "G"}),)
    assert question(turn, 1).closed == ()


def test_full_warehouses_are_closed() -> None:
    turn = table("warehouse[S,S,S] . . .  . . . .  . . . .  . . . .", EMPTY, cards=("warehouse",))

    assert question(turn).closed == (Closed("store", "warehouse_full", {"square": "A1"}),)


def test_sixth_bank_is_closed_while_its_pattern_lies_there() -> None:
    town = "H H . .  W G . bank[S]  . . . .  bank[W] bank[H] bank[B] bank[G]"
    turn = table(town, EMPTY, cards=("bank",), resource="B")

    assert question(play(turn, 0, "place B C2")).closed == (Closed("build", "no_sixth_bank", {"card": "bank"}),)
    assert question(play(turn, 0, "place B A3")).closed == ()


# --- where answers lead nowhere ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [("A1",), ("Z9",), ("C1", "C1"), ("well",), ("",), ("G", "C1")])
def test_answers_that_do_not_fit_are_refused(answers: tuple[str, ...]) -> None:
    with pytest.raises(IllegalMove, match="no_such_answer"):
        GAME.ask(table(WELLS, EMPTY).view(0), 0, answers)


def test_nobody_is_asked_who_is_not_waited_on() -> None:
    ended = play(table(WELLS, EMPTY), 0, "place G D4", "end")

    with pytest.raises(IllegalMove, match="already_ended"):
        GAME.ask(ended.view(0), 0, ())


def test_every_path_leads_to_another_move_and_every_move_applies() -> None:
    town = "cottage W S well  . . . G  . . H .  . W B ."
    turn = play(table(town, EMPTY, kept=("architects_guild",), resource="S"), 0, "place S D3")

    offered = list(all_moves(GAME, turn.view(0), 0))

    assert len(offered) == len(set(offered)) > 400
    assert all(GAME.apply(turn.position(0), 0, move) for move in offered)
