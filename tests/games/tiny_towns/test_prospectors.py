"""Prospectors: the hammer, who may hold it, and the cards that change."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.core import IllegalMove
from games.tiny_towns import GAME
from games.tiny_towns.discover import pass_hammer
from games.tiny_towns.notation import read_move
from games.tiny_towns.state import Options, State
from games.turns import new_game, open_turn
from tests.games.tiny_towns.helpers import EMPTY, Table, moves, play, position

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


def test_the_hammer_passes_left_and_there_are_no_free_rounds() -> None:
    turn = new_game(GAME, 3, Options(mode="prospectors"), 4)
    first, holders = turn.base.hammer, []
    for _ in range(4):
        holders.append(turn.base.hammer)
        assert turn.base.phase == "naming"
        turn = play(turn, turn.base.hammer or 0, "name W")
        for seat in range(3):
            turn = play(turn, seat, moves(turn, seat)[0], "end")

    assert first is not None
    assert holders == [(first + step) % 3 for step in range(4)]


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
