"""Prospectors: the hammer, who may hold it, and the cards that change."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.first_edition import IllegalAction
from games.tiny_towns import GAME
from games.tiny_towns.discover import pass_hammer
from games.tiny_towns.state import Options, State
from games.tiny_towns.turn import open_turns
from tests.games.tiny_towns.helpers import EMPTY, legal, legal_starting, play, table

HAMMER = Options(set_up="random", monuments=True, mode="prospectors")
FIVE_BANKS = "bank[W] bank[H] bank[B] bank[G]  bank[S] . . .  . . . .  . . . ."
FORT = "fort_ironweed . . .  . . . .  . . . .  . . . ."


def naming(*towns: str, hammer: int = 0, **facts: object) -> State:
    return table(*towns, resource=None, options=HAMMER, phase="naming", hammer=hammer, **facts)  # type: ignore[arg-type]


def finished(state: State, *seats: int) -> State:
    players = [replace(player, finished=1) if seat in seats else player for seat, player in enumerate(state.players)]
    return replace(state, players=tuple(players))


def test_the_holder_names_and_everybody_takes() -> None:
    state = naming(EMPTY, EMPTY, EMPTY, hammer=1)

    assert GAME.waiting_on(state) == (1,)
    assert legal(state, 1) == ["name W", "name H", "name B", "name G", "name S"]
    assert (legal(state, 0), legal(state, 2)) == ([], [])

    named = play(state, 1, "name B")

    assert (GAME.waiting_on(named), GAME.epoch(named)) == ((0, 1, 2), GAME.epoch(state) + 1)
    assert all(legal_starting(named, "place B", seat) == legal(named, seat) for seat in range(3))


def test_a_name_is_public_and_cannot_be_taken_back() -> None:
    state = play(naming(EMPTY, EMPTY), 0, "name B")

    assert GAME.view(state, None).resource == "B"
    assert not GAME.can_take_back(state, 0)


def test_only_the_holder_names() -> None:
    with pytest.raises(IllegalAction, match="not_your_turn"):
        play(naming(EMPTY, EMPTY), 1, "name B")


def test_the_hammer_passes_left_and_there_are_no_free_rounds() -> None:
    state = GAME.new(3, Options(mode="prospectors"), 4)
    first = state.hammer
    holders = []
    for _ in range(4):
        holders.append(state.hammer)
        assert state.phase == "naming"
        state = play(state, state.hammer or 0, "name W")
        for seat in range(3):
            state = play(state, seat, legal(state, seat)[0], "end")

    assert first is not None
    assert holders == [(first + step) % 3 for step in range(4)]


def test_the_hammer_skips_the_finished_and_comes_back_to_the_last() -> None:
    state = naming(EMPTY, EMPTY, EMPTY)

    assert pass_hammer(finished(state, 1)).hammer == 2
    assert pass_hammer(finished(state, 1, 2)).hammer == 0


def test_the_hammer_passes_the_fort_by_while_others_are_unfinished() -> None:
    state = naming(EMPTY, FORT, EMPTY)

    assert pass_hammer(state).hammer == 2
    assert pass_hammer(naming(EMPTY, FORT)).hammer == 0
    assert pass_hammer(finished(state, 0, 2)).hammer == 1


def test_R20_the_hammer_passes_five_banks_by() -> None:
    assert pass_hammer(naming(EMPTY, FIVE_BANKS, EMPTY, cards=("bank",))).hammer == 2


def test_R20_who_must_hold_it_with_five_banks_names_anything() -> None:
    state = pass_hammer(naming(FORT, FIVE_BANKS, cards=("bank",)))

    assert state.hammer == 1
    assert legal(open_turns(state), 1) == ["name W", "name H", "name B", "name G", "name S"]


def test_bank_restricts_what_its_owner_names_and_nobody_else() -> None:
    town = "bank[G] . . .  . . . .  . . . .  . . . ."

    assert legal(naming(town, EMPTY, cards=("bank",))) == ["name W", "name H", "name B", "name S"]
    with pytest.raises(IllegalAction, match="type_on_your_bank"):
        play(naming(town, EMPTY, cards=("bank",)), 0, "name G")
    assert legal_starting(play(naming(town, EMPTY, cards=("bank",), hammer=1), 1, "name G"), "place G")


def test_fort_takes_cubes_in_every_round() -> None:
    assert legal_starting(play(naming(EMPTY, FORT), 0, "name G"), "place G", 1)


def test_statue_works_only_when_somebody_else_named_the_type() -> None:
    town = "statue_of_the_bondmaker cottage . .  . . . .  . . . .  . . . ."

    assert legal_starting(play(naming(town, EMPTY, hammer=0), 0, "name G"), "cottage") == []
    assert legal_starting(play(naming(town, EMPTY, hammer=1), 1, "name G"), "cottage") == ["cottage G B1"]


def test_R5_factory_exchanges_also_what_its_owner_named() -> None:
    state = play(naming("factory[G] . . .  . . . .  . . . .  . . . .", EMPTY), 0, "name G")

    assert legal_starting(state, "place W")
