"""Solo: three open cards, no free rounds, a rank at the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from games.core import End, IllegalMove
from games.tiny_towns import GAME
from games.tiny_towns.state import Options, Place, TakeCard
from games.turns import new_game
from tests.games.tiny_towns.helpers import EMPTY, Table, ids, moves, play, say, table

ALMOST_FULL = "W W W W  W W W W  W W W W  W W W ."


def alone(town: str = EMPTY, **facts: Any) -> Table:
    return table(
        town,
        **{
            "resource": None,
            "open_cards": ("G", "S", "W"),
            "deck": ("H", "B"),
            "hidden": (),
            "discard": ("S", "G"),
            **facts,
        },
    )


def test_one_of_three_open_cards_is_taken() -> None:
    assert moves(alone()) == ["card 1", "card 2", "card 3"]


@pytest.mark.parametrize(
    ("done", "move", "code"),
    [
        ((), "place G A1", "card_first"),
        ((), "end", "place_first"),
        (("card 1",), "card 2", "not_now"),
        (("card 1",), "place S A1", "wrong_resource"),
    ],
)
def test_the_card_comes_first(done: tuple[str, ...], move: str, code: str) -> None:
    with pytest.raises(IllegalMove, match=code):
        play(alone(), 0, *done, move)


def test_the_new_card_is_seen_before_placing_and_the_choice_stands() -> None:
    turn = play(alone(), 0, "card 2")
    state = turn.position(0)

    assert (state.resource, state.open_cards, state.deck, state.discard) == (
        "S",
        ("G", "H", "W"),
        ("B",),
        ("S", "G", "S"),
    )
    assert not turn.can_take_back(0)
    assert moves(turn, 0, "place S A1") == ["place S A1"]


def test_a_card_that_everybody_has_seen_reveals_nothing() -> None:
    turn = play(alone(deck=()), 0, "card 2")

    assert turn.position(0).open_cards == ("G", "S", "W")
    assert turn.can_take_back(0)


def test_moves_after_the_card_can_be_taken_back() -> None:
    taken = play(alone(), 0, "card 2")

    assert play(taken, 0, "place S A1").take_back(0) == taken


# --- on a view --------------------------------------------------------------------------------------------------------


def test_on_a_view_the_new_card_comes_up_blank() -> None:
    view = GAME.apply(alone().view(0), 0, TakeCard(1))

    assert view.open_cards == ("G", None, "W")
    assert GAME.apply(view, 0, Place("S", "A1")).players[0].cube == "placed"


def test_whoever_wants_a_blank_card_has_to_look_first() -> None:
    view = replace(GAME.apply(alone().view(0), 0, TakeCard(1)), resource=None)

    with pytest.raises(IllegalMove, match="look_first"):
        GAME.apply(view, 0, TakeCard(1))
    assert GAME.apply(view, 0, TakeCard(0)).resource == "G"


def test_a_whole_round_is_said_in_one_line() -> None:
    turn = say(alone(), 0, "card 2; place S A1; end")

    assert (turn.base.round, turn.base.open_cards) == (2, ("G", "H", "W"))


def test_a_refused_line_shows_no_card() -> None:
    opened = alone(ALMOST_FULL)

    with pytest.raises(IllegalMove, match="square_taken"):
        opened.play_all(0, (TakeCard(1), Place("S", "A1"), End()))

    assert opened == alone(ALMOST_FULL)


# --- the course -------------------------------------------------------------------------------------------------------


def test_cards_come_up_again_in_the_order_in_which_they_went_under() -> None:
    turn = alone()
    for square in ("A1", "B1", "C1", "D1"):
        turn = say(turn, 0, f"card 1, {square}, end")

    assert turn.base.open_cards == ("G", "S", "W")
    assert turn.base.discard == ("G", "H", "B", "S")


def test_R9_there_are_no_free_rounds() -> None:
    assert moves(alone(round_=3)) == ["card 1", "card 2", "card 3"]


def test_every_card_is_seen_again_and_none_is_lost() -> None:
    turn = new_game(GAME, 1, Options(), 11)
    everything = Counter([*turn.base.deck, *turn.base.open_cards])
    for _ in range(12):
        turn = play(turn, 0, "card 1")
        turn = play(turn, 0, moves(turn)[0], "end")

    assert turn.base.deck == ()
    assert Counter([*turn.base.discard, *turn.base.open_cards]) == everything


@pytest.mark.parametrize(
    ("town", "cards", "move"),
    [
        ("statue_of_the_bondmaker cottage . .  . . . .  . . . .  . . . .", (), "cottage G B1"),
        ("factory[G] . . .  . . . .  . . . .  . . . .", (), "place W B1"),
        ("warehouse . . .  . . . .  . . . .  . . . .", ("warehouse",), "store G A1"),
    ],
)
def test_statue_factory_and_warehouse_work_in_every_round(town: str, cards: tuple[str, ...], move: str) -> None:
    assert move in moves(play(alone(town, round_=3, cards=cards), 0, "card 1"))


def test_open_cards_are_answers_by_their_number() -> None:
    assert ids(alone()) == ["1", "2", "3"]


def test_a_finished_town_ends_the_game_with_a_rank() -> None:
    result = play(alone(ALMOST_FULL), 0, "card 1", "place G D4", "end").result

    assert result is not None
    assert result.verdict is not None
    assert (result.seats[0].total, result.verdict.code) == (-16, "aspiring_architect")
