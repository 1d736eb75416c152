"""The two variants: the hammer of the Prospectors, and the open cards of the solo game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from games.core import End, IllegalMove
from games.tiny_towns import GAME
from games.tiny_towns.discover import pass_hammer
from games.tiny_towns.notation import read_move
from games.tiny_towns.state import Options, Place, State, TakeCard
from games.turns import new_game, open_turn
from tests.games.tiny_towns.helpers import EMPTY, Table, ids, moves, play, position, say, table

# --- Prospectors: the hammer, who may hold it, and the cards that change ----------------------------------------------

HAMMER = Options(set_up="random", monuments=True, mode="prospectors")
FIVE_BANKS = "bank[W] bank[H] bank[B] bank[G]  bank[S] . . .  . . . .  . . . ."
FORT = "fort_ironweed . . .  . . . .  . . . .  . . . ."


def before_naming(*towns: str, hammer: int = 0, **facts: Any) -> State:
    return position(*towns, resource=None, options=HAMMER, phase="naming", hammer=hammer, **facts)


def naming(*towns: str, **facts: Any) -> Table:
    return open_turn(GAME, before_naming(*towns, **facts))


def finished(state: State, *seats: int) -> State:
    players = [replace(player, finished=1) if seat in seats else player for seat, player in enumerate(state.players)]
    return replace(state, players=tuple(players))


def test_the_holder_names_and_everybody_takes() -> None:
    turn = naming(EMPTY, EMPTY, EMPTY, hammer=1)

    assert turn.waiting == (1,)
    assert moves(turn, 1) == ["name W", "name H", "name B", "name G", "name S"]

    named = play(turn, 1, "name B")

    assert (named.waiting, named.epoch) == ((0, 1, 2), turn.epoch + 1)
    assert [moves(named, seat) for seat in range(3)] == [moves(named, 0, "place B")] * 3


def test_a_name_is_public_and_cannot_be_taken_back() -> None:
    turn = play(naming(EMPTY, EMPTY), 0, "name B")

    assert turn.view(None).resource == "B"
    assert not turn.can_take_back(0)


def test_only_the_holder_names() -> None:
    with pytest.raises(IllegalMove, match="not_your_turn"):
        play(naming(EMPTY, EMPTY), 1, "name B")
    with pytest.raises(IllegalMove, match="not_your_turn"):
        GAME.apply(before_naming(EMPTY, EMPTY), 1, read_move("name B"))


def rounds_of_wood(turn: Table) -> Iterator[State]:
    """The beginning of each round of three seats if everybody names wood and puts it on the first square."""
    while True:
        yield turn.base
        turn = play(turn, turn.base.hammer or 0, "name W")
        for seat in range(3):
            turn = play(turn, seat, moves(turn, seat)[0], "end")


def test_the_hammer_passes_left_and_there_are_no_free_rounds() -> None:
    begun = list(islice(rounds_of_wood(new_game(GAME, 3, Options(mode="prospectors"), 4)), 4))
    first = begun[0].hammer

    assert [state.phase for state in begun] == ["naming"] * 4
    assert first is not None
    assert [state.hammer for state in begun] == [(first + step) % 3 for step in range(4)]


def test_the_hammer_skips_the_finished_and_comes_back_to_the_last() -> None:
    state = before_naming(EMPTY, EMPTY, EMPTY)

    assert pass_hammer(finished(state, 1)).hammer == 2
    assert pass_hammer(finished(state, 1, 2)).hammer == 0


def test_the_hammer_passes_the_fort_by_while_others_are_unfinished() -> None:
    state = before_naming(EMPTY, FORT, EMPTY)

    assert pass_hammer(state).hammer == 2
    assert pass_hammer(before_naming(EMPTY, FORT)).hammer == 0
    assert pass_hammer(finished(state, 0, 2)).hammer == 1


def test_R20_the_hammer_passes_five_banks_by() -> None:
    assert pass_hammer(before_naming(EMPTY, FIVE_BANKS, EMPTY, cards=("bank",))).hammer == 2


def test_R20_who_must_hold_it_with_five_banks_names_anything() -> None:
    state = pass_hammer(before_naming(FORT, FIVE_BANKS, cards=("bank",)))

    assert state.hammer == 1
    assert moves(open_turn(GAME, state), 1) == ["name W", "name H", "name B", "name G", "name S"]


def test_bank_restricts_what_its_owner_names_and_nobody_else() -> None:
    town = "bank[G] . . .  . . . .  . . . .  . . . ."

    assert moves(naming(town, EMPTY, cards=("bank",))) == ["name W", "name H", "name B", "name S"]
    with pytest.raises(IllegalMove, match="type_on_your_bank"):
        play(naming(town, EMPTY, cards=("bank",)), 0, "name G")
    assert moves(play(naming(town, EMPTY, cards=("bank",), hammer=1), 1, "name G"), 0, "place G")


def test_fort_takes_cubes_in_every_round() -> None:
    assert moves(play(naming(EMPTY, FORT), 0, "name G"), 1, "place G")


def test_statue_works_only_when_somebody_else_named_the_type() -> None:
    town = "statue_of_the_bondmaker cottage . .  . . . .  . . . .  . . . ."
    own, others = naming(town, EMPTY, hammer=0), naming(town, EMPTY, hammer=1)

    assert moves(play(own, 0, "name G"), 0, "cottage") == []
    assert moves(play(others, 1, "name G"), 0, "cottage") == ["cottage G B1"]
    with pytest.raises(IllegalMove, match="statue_not_now"):
        play(own, 0, "name G", "cottage G B1")


def test_R5_factory_exchanges_also_what_its_owner_named() -> None:
    turn = play(naming("factory[G] . . .  . . . .  . . . .  . . . .", EMPTY), 0, "name G")

    assert moves(turn, 0, "place W")


# --- solo: three open cards, no free rounds, a rank at the end --------------------------------------------------------

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
    turn = say(say(alone(), 0, "card 1, A1, end"), 0, "card 1, B1, end")
    turn = say(say(turn, 0, "card 1, C1, end"), 0, "card 1, D1, end")

    assert turn.base.open_cards == ("G", "S", "W")
    assert turn.base.discard == ("G", "H", "B", "S")


def test_R9_there_are_no_free_rounds() -> None:
    assert moves(alone(round_=3)) == ["card 1", "card 2", "card 3"]


def always_the_first(turn: Table, rounds: int) -> Table:
    """Take the first card and put it on the first square, this many times."""
    for _ in range(rounds):
        turn = play(turn, 0, "card 1")
        turn = play(turn, 0, moves(turn)[0], "end")
    return turn


def test_every_card_is_seen_again_and_none_is_lost() -> None:
    turn = new_game(GAME, 1, Options(), 11)
    everything = Counter([*turn.base.deck, *turn.base.open_cards])

    turn = always_the_first(turn, rounds=12)

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
