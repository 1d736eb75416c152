"""What is hidden from whom, and what can be taken back."""

from __future__ import annotations

import pytest

from games.carrara import GAME
from games.carrara.notation import read_line
from games.carrara.positions import write_position
from games.carrara.setup import new
from games.carrara.state import FACE_DOWN, Options, State
from games.carrara.turn import apply
from games.carrara.views import sees, view
from games.core import IllegalMove, Seat, encode
from games.rng import HIDDEN
from games.turns import open_turn
from tests.games.carrara.tables import after, move, played, player, position

STACK = "BIB1 BIB3 BIB4"


def test_others_stay_behind_their_screens() -> None:
    state = new(3, Options(), seed=9)

    seen = view(state, 1)

    assert [other.screen is None for other in seen.players] == [True, False, True]
    assert all(other.screen is None for other in view(state, None).players)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_sees_bag_stack_or_generator(viewer: Seat | None) -> None:
    seen = view(new(2, Options(), seed=9), viewer)

    assert seen.bag is None
    assert seen.stack == (FACE_DOWN,) * 21
    assert seen.rng == HIDDEN


def test_everybody_sees_an_empty_bag() -> None:
    assert view(position(wheel="K/-/-/-/-/-"), None).bag == ""


def test_open_screens_show_all_totals_but_not_the_bag() -> None:
    state = new(2, Options(open_screens=True), seed=9)

    assert view(state, None).players == state.players
    assert view(state, None).bag is None


def test_screens_fall_at_the_end() -> None:
    state = position(player("WK", coins=4), player("G"), bag="Y", turn="2 over announced=1")

    assert view(state, None).players == state.players
    assert view(state, None).bag is None


def test_screens_are_lifted_for_everybody_or_their_owner() -> None:
    hidden, shown = new(2, Options(), seed=9), new(2, Options(open_screens=True), seed=9)

    assert [sees(hidden, 0, owner) for owner in (0, 1)] == [True, False]
    assert not sees(hidden, None, 0)
    assert sees(shown, None, 0)
    assert sees(new(1, Options(), seed=9), None, 1)


# --- trying out on a view


def test_stones_drawn_on_a_view_are_blank() -> None:
    state = position(player(coins=9), player(), wheel="B/-/-/-/-/K", bag="WWYY")

    tried = apply(view(state, 0), 0, move("BUY"))

    assert tried.phase == "look"
    assert tried.wheel == ("K", "B", "", "", "", "")
    assert tried.bag is None


def test_wheel_waits_for_a_look_even_with_an_empty_bag() -> None:
    """It is never turned back, so whatever follows may wait for the look at it."""
    state = view(position(player(), player(), wheel="W/-/-/-/-/-"), 0)

    assert apply(state, 0, move("BUY")).phase == "look"
    with pytest.raises(IllegalMove, match="look_first"):
        apply(apply(state, 0, move("BUY")), 0, move("."))


def test_nothing_is_asked_while_all_that_is_affordable_may_be_drawn() -> None:
    tried = apply(view(position(player(), player(), wheel="W/-/-/-/-/-", bag="K"), 0), 0, move("BUY"))

    with pytest.raises(IllegalMove, match="look_first"):
        GAME.ask(tried, 0, ())


def test_tile_turned_up_on_a_view_is_blank() -> None:
    state = position(player("K"), player(), stack=STACK, bag="W")

    tried = apply(view(state, 0), 0, move("BUILD VIL1 > LER: K"))

    assert tried.display[0] == FACE_DOWN
    assert apply(tried, 0, move(".")).phase == "ended"


def test_nobody_moves_for_somebody_behind_a_screen() -> None:
    state = view(position(player("K", coins=9), player(), bag="W"), 1)

    with pytest.raises(IllegalMove, match="look_first"):
        apply(state, 0, move("BUILD VIL1 > LER: K"))


# --- taking back


def taken_back(state: State, line: str) -> list[bool]:
    """For each move of the turn, whether it can be taken back right after it was made."""
    turn = open_turn(GAME, state)
    found = []
    for made in read_line(line, turn.view(state.turn), state.turn):
        turn = turn.play(state.turn, made)
        found.append(turn.can_take_back(state.turn))
    return found


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        ("BUY III: R B +crown .", [False, True, True, False]),
        ("BUILD VIL1 > LER: K +crown .", [False, True, False]),
        ("SCORE CAS +crown .", [True, True, False]),
        ("SCORE @LIV .", [True, False]),
        ("SCORE @LIV END!", [True, False]),
    ],
)
def test_what_can_be_taken_back(text: str, answers: list[bool]) -> None:
    own = player(
        "K", coins=30, objects="2 2 2 2 0 0", built="LIV CAS5 VIL5 PIS POR5 BIB5 LER CAT5 PAL5", scored="POR BIB CAT"
    )
    state = position(own, player(), wheel="-/RB/-/-/-/-", bag="WYG", stack=STACK)

    assert taken_back(state, text) == answers


def test_build_can_be_taken_back_when_nothing_was_turned_up() -> None:
    state = position(player("K"), player(), bag="W")

    assert taken_back(state, "BUILD VIL1 > LER: K .") == [True, False]


def test_wheel_is_not_turned_back_even_if_nothing_was_drawn() -> None:
    assert taken_back(position(player(coins=9), player(), wheel="K/-/-/-/-/-"), "BUY") == [False]


def test_relief_and_blocked_turns_cannot_be_taken_back() -> None:
    broke = position(player(), player(), wheel="W/-/-/-/-/-", display="CAS5 - - - - - - - -")
    blocked = played(position(player(), player(), display="CAS5 - - - - - - - -", turn="1 after"), ".")

    assert taken_back(broke, "BUY") == [False]
    assert not blocked.can_take_back(1)


def test_pass_stays_open_only_where_an_object_may_follow() -> None:
    more = "options extra_when_passing=true"

    closed = position(player(), player(coins=10), player(), bag="K", turn="2 action announced=1")
    still_open = position(player(), player(coins=10), player(), bag="K", turn="2 action announced=1", more=more)

    assert taken_back(closed, "PASS") == [False]
    assert taken_back(still_open, "PASS +crown .") == [True, True, False]


def test_moves_are_taken_back_one_by_one_to_the_last_look() -> None:
    state = position(player("K", coins=30), player(), wheel="-/RB/-/-/-/-", bag="WYG")
    looked = played(state, "BUY")

    both = looked.play(0, move("TAKE III: R B")).play(0, move("+crown"))

    assert both.take_back(0).take_back(0) == looked
    with pytest.raises(IllegalMove, match="nothing_to_take_back"):
        looked.take_back(0)


def test_only_the_seat_on_turn_takes_back() -> None:
    turn = played(position(player(built="LIV CAS5"), player()), "SCORE CAS")

    assert turn.can_take_back(0)
    assert not turn.can_take_back(1)


# --- what is written


def test_positions_of_views_have_question_marks() -> None:
    text = write_position(view(new(2, Options(), seed=3), 0))

    assert "bag ?" in text
    assert "stack 21" in text
    assert "seat 1: K 20c 0vp objects 0 0 0 0 0 0 | - | scored -" in text
    assert "seat 2: ? ?c 0vp objects ? | - | scored -" in text


def test_stored_state_stays_small() -> None:
    start = new(4, Options(), seed=3)
    state = after(start, "BUY II: K .", "BUY III: B .", "BUY IV: G .", "BUY V: R .", "BUY VI: Y +crown")

    assert len(encode(state)) < 2_000
