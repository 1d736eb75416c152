"""Taking back, and what others see of an open round."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.first_edition import IllegalAction
from games.rng import HIDDEN
from games.tiny_towns import GAME
from games.tiny_towns.state import Options
from tests.games.tiny_towns.helpers import EMPTY, legal, play, table, town_of

WELLS = "W S . .  . . . .  . . . .  . . . ."
MONUMENTS = Options(set_up="random", monuments=True)


def test_steps_are_taken_back_one_by_one_and_the_confirmation_too() -> None:
    opened = table(WELLS, EMPTY)
    placed = play(opened, 0, "place G D4")
    built = play(placed, 0, "build well A1 using A1 B1")
    ended = play(built, 0, "end")

    assert GAME.take_back(ended, 0) == built
    assert GAME.take_back(built, 0) == placed
    assert GAME.take_back(placed, 0) == opened
    assert not GAME.can_take_back(opened, 0)
    with pytest.raises(IllegalAction, match="nothing_to_take_back"):
        GAME.take_back(opened, 0)


def test_taking_back_leaves_the_other_seats_alone() -> None:
    state = play(play(table(WELLS, EMPTY), 0, "place G D4"), 1, "place G A1", "end")

    back = GAME.take_back(state, 0)

    assert back.players[1] == state.players[1]
    assert town_of(back) == town_of(table(WELLS, EMPTY))


def test_nothing_is_taken_back_once_the_round_is_resolved() -> None:
    state = play(play(table(EMPTY, EMPTY), 0, "place G D4", "end"), 1, "place G A1", "end")

    assert not GAME.can_take_back(state, 0)
    assert not GAME.can_take_back(state, 1)


def test_the_choice_of_a_monument_may_be_changed_until_all_have_chosen() -> None:
    state = GAME.new(2, MONUMENTS, 3)
    chosen = play(state, 0, legal(state)[0])

    assert GAME.take_back(chosen, 0) == state

    other = play(chosen, 1, legal(state, 1)[0])
    assert not GAME.can_take_back(other, 0)


def test_others_see_the_town_as_it_was_when_the_round_began() -> None:
    opened = table(WELLS, EMPTY)
    state = play(opened, 0, "place G D4", "build well A1 using A1 B1")

    assert GAME.view(state, 1) == GAME.view(opened, 1)
    assert GAME.view(state, None) == GAME.view(opened, None)
    assert town_of(GAME.view(state, 0)) == town_of(state)


def test_others_see_that_a_seat_has_confirmed_but_not_what() -> None:
    one = play(table(WELLS, EMPTY), 0, "place G D4", "end")
    other = play(table(WELLS, EMPTY), 0, "place G C1", "build well A1 using A1 B1", "end")

    assert GAME.view(one, 1) == GAME.view(other, 1)
    assert GAME.view(one, 1).players[0].confirmed
    assert GAME.waiting_on(GAME.view(one, 1)) == (1,)


def test_monuments_stay_secret_until_they_are_built() -> None:
    state = table("H . . .  G . . .  . . . .  . . . .", EMPTY, kept=("cathedral_of_caterina", "starloom"), resource="S")

    assert [player.kept for player in GAME.view(state, 0).players] == ["cathedral_of_caterina", None]
    assert [player.kept for player in GAME.view(state, None).players] == [None, None]

    state = play(state, 0, "place S B2", "build cathedral_of_caterina A1 using A1 A2 B2", "end")
    assert GAME.view(state, 1).players[0].kept is None

    state = play(state, 1, "place S A1", "end")
    assert GAME.view(state, 1).players[0].kept == "cathedral_of_caterina"


def test_dealt_monuments_and_the_choice_among_them_are_secret() -> None:
    state = GAME.new(2, MONUMENTS, 3)
    one, other = (play(state, 0, choice) for choice in legal(state))

    assert GAME.view(one, 1) == GAME.view(other, 1)
    assert GAME.view(one, 1).players[0].dealt == ()
    assert GAME.view(one, 0).players[0].kept == state.players[0].dealt[0]


def test_R32_unbuilt_monuments_are_shown_after_the_end() -> None:
    state = replace(table(EMPTY, EMPTY, kept=("starloom", "silva_forum")), phase="over")

    assert [player.kept for player in GAME.view(state, None).players] == ["starloom", "silva_forum"]


def test_deck_hidden_cards_and_generator_are_blanked_but_counted() -> None:
    state = GAME.new(2, Options(), 3)
    view = GAME.view(state, 0)

    assert (view.deck, view.hidden, view.rng) == ((None,) * 9, (None,) * 5, HIDDEN)
    assert view.resource == state.resource
