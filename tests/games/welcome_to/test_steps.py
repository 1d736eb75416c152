"""Small steps: forced ones, menus, sealed rounds and taking back."""

from __future__ import annotations

import pytest

from games.first_edition import IllegalAction, Seal
from games.welcome_to.state import Confirm, Options
from games.welcome_to.turns import open_draft
from tests.games.welcome_to.table import GAME, play, sheet, table, texts


def test_first_turn_with_a_fence_takes_five_taps():
    state = play(table(), "combine 1; street 2; house 2.5; fence 2.4")
    assert texts(state) == ["confirm"]


def test_first_turn_with_temp_agency_takes_five_taps():
    state = play(table(["8 temp", "9 park", "10 bis"]), "combine 1; change +2; street 2; house 2.5")
    assert texts(state) == ["confirm"]


def test_lots_that_fit_a_menu_need_no_street():
    own = sheet("1 2 3 4 5 6 7 8 . .")
    state = play(table(["9 park", "10 fence", "11 bis"], [own, own]), "combine 1")
    assert texts(state) == [
        "house 1.9",
        "house 1.10",
        *(f"house 2.{lot}" for lot in range(1, 12)),
        *(f"house 3.{lot}" for lot in range(1, 13)),
    ]


def test_two_whole_streets_need_no_street():
    own = sheet("10 11 12 13 14 15 16 17 17b 17c")
    assert len(texts(play(table(["9 park", "10 fence", "11 bis"], [own, own]), "combine 1"))) == 23


def test_single_choice_is_taken_by_itself():
    own = sheet("1 2 3 4 5 6 7 8 9 .", "1 2 3 4 5 6 7 8 9 10 .", "1 2 3 4 5 6 7 8 9 10 11 .")
    state = table(["10 park", "2 fence", "3 bis"], [own, sheet()])
    assert texts(state) == ["park", "no action"]
    assert [step.forced for step in state.players[0].steps] == [True, True]


def test_confirmation_is_never_taken_by_itself():
    own = sheet("1 2 3 4 5 6 7 8 9 .", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12")
    state = table(["10 pool", "2 fence", "3 bis"], [own, sheet()])
    assert texts(state) == ["confirm"]
    assert not GAME.can_take_back(state, 0)


def test_round_waits_for_everybody():
    state = play(table(), "combine 1; street 2; house 2.5; no action; confirm")
    assert GAME.waiting_on(state) == (1,)
    assert state.players[0].sheet == sheet()
    assert GAME.legal(state, 0) == []


def test_confirmed_seat_is_not_waited_on():
    state = play(table(), "combine 1; street 2; house 2.5; no action; confirm")
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, 0, Confirm())
    assert refused.value.code == "not_waited_on"


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_nobody_plays_for_a_seat_that_is_not_there(seat):
    assert GAME.legal(table(), seat) == []
    assert not GAME.can_take_back(table(), seat)


# --- taking back -----------------------------------------------------------------------------------------------------


def test_steps_are_taken_back_one_by_one():
    states = [table()]
    for step in ("combine 1", "street 2", "house 2.5", "fence 2.4", "confirm"):
        states.append(play(states[-1], step))
    for before, after in zip(reversed(states[:-1]), reversed(states[1:]), strict=True):
        assert GAME.take_back(after, 0) == before


def test_what_followed_without_a_choice_is_taken_back_too():
    state = table(["8 pool", "9 park", "10 bis"])
    before = play(state, "combine 1; street 2")
    after = play(before, "house 2.5")
    assert [step.forced for step in after.players[0].steps] == [False, False, False, True]
    assert GAME.take_back(after, 0) == before


def test_nothing_to_take_back_at_the_beginning():
    with pytest.raises(IllegalAction) as refused:
        GAME.take_back(table(), 0)
    assert refused.value.code == "nothing_to_take_back"


def test_other_seats_steps_stay():
    state = play(table(), "combine 1; street 2; house 2.5", 1)
    mine = play(state, "combine 2")
    assert GAME.take_back(mine, 0) == state


def test_nothing_to_take_back_once_the_round_is_over():
    state = play(table(), "combine 1; street 2; house 2.5; no action; confirm")
    state = play(state, "combine 1; street 2; house 2.5; no action; confirm", 1)
    assert not GAME.can_take_back(state, 0)
    assert not GAME.can_take_back(state, 1)


# --- secrets ---------------------------------------------------------------------------------------------------------


def test_every_step_is_sealed_until_the_round_is_over():
    assert {GAME.seal(action) for action in GAME.legal(table(), 0)} == {Seal.ROUND}


def test_view_hides_the_piles_and_other_seats_steps():
    state = play(table(), "combine 1; street 2; house 2.5")
    view = GAME.view(state, 1)
    assert view.players[0].steps == ()
    assert [pile[0] for pile in view.piles] == [pile[0] for pile in state.piles]
    assert not any(card for pile in view.piles for card in pile[1:])
    assert GAME.view(play(state, "no action; confirm"), 1).players[0].confirmed


def test_own_steps_are_in_the_own_view():
    state = play(table(), "combine 1; street 2; house 2.5")
    assert open_draft(GAME.view(state, 0), 0) == open_draft(state, 0)


def test_solo_view_hides_the_deck_and_the_face_down_projects():
    state = GAME.new(1, Options(), 5)
    view = GAME.view(state, 0)
    assert set(view.piles[0]) == {0}
    assert view.discards == ((0, 0),)
    assert view.agency == state.agency
