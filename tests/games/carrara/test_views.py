"""What is hidden from whom, what can be taken back, and what everybody hears."""

from __future__ import annotations

import pytest

from games.carrara.changes import news_since
from games.carrara.notation import read_turn
from games.carrara.positions import write_position
from games.carrara.setup import new
from games.carrara.state import FACE_DOWN, Options, State
from games.carrara.turn import apply, can_take_back, take_back
from games.carrara.views import view
from games.core import IllegalMove, encode
from games.rng import HIDDEN
from tests.games.carrara.tables import after, player, position

STACK = "BIB1 BIB3 BIB4"


def test_others_stay_behind_their_screens() -> None:
    state = new(3, Options(), seed=9)

    seen = view(state, 1)

    assert [other.screen is None for other in seen.players] == [True, False, True]
    assert all(other.screen is None for other in view(state, None).players)


def test_nobody_sees_bag_stack_or_generator() -> None:
    state = new(2, Options(), seed=9)

    for viewer in (0, 1, None):
        seen = view(state, viewer)
        assert seen.bag is None
        assert seen.stack == (FACE_DOWN,) * 21
        assert seen.rng == HIDDEN


def test_everybody_sees_an_empty_bag() -> None:
    assert view(position(), None).bag == ""


def test_open_screens_show_all_totals_but_not_the_bag() -> None:
    state = new(2, Options(open_screens=True), seed=9)

    assert view(state, None).players == state.players
    assert view(state, None).bag is None


def test_screens_fall_at_the_end() -> None:
    state = position(player("WK", coins=4), player("G"), bag="Y", turn="2 over last=2")

    assert view(state, None).players == state.players
    assert view(state, None).bag is None


def test_kept_step_shows_no_secret() -> None:
    mine = player("K", coins=30)
    theirs = player("WWYY", coins=17)
    state = after(
        position(mine, theirs, wheel="-/RBB/-/-/-/-", bag="WWWWWYYYYYYY", stack=STACK), "BUY III: R B B", "+crown"
    )

    seen = view(state, 0)

    assert seen.before is not None
    assert seen.before.before is not None
    for kept in (seen.before, seen.before.before):
        assert kept == view(kept, 0)
        assert (kept.bag, kept.stack, kept.rng) == (None, (FACE_DOWN,) * 3, HIDDEN)
        assert kept.players[1].screen is None
    assert view(state, 1).before is None
    assert view(state, None).before is None


# --- taking back


def steps_back(state: State, text: str) -> list[bool]:
    """For each step of the turn, whether it can be taken back right after it was made."""
    answers = []
    for action in read_turn(text):
        seat, before = state.turn, state
        state = apply(state, seat, action)
        answers.append(can_take_back(state, seat))
        if answers[-1]:
            assert take_back(state, seat) == before
    return answers


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

    assert steps_back(state, text) == answers


def test_build_can_be_taken_back_when_nothing_was_turned_up() -> None:
    state = position(player("K"), player(), bag="W")

    assert steps_back(state, "BUILD VIL1 > LER: K .") == [True, False]


def test_relief_and_blocked_turns_cannot_be_taken_back() -> None:
    broke = position(player(), player(), wheel="W/-/-/-/-/-", display="CAS5 - - - - - - - -")

    relieved = after(broke, "BUY")
    blocked = after(position(player(), player(), display="CAS5 - - - - - - - -", turn="1 after"), ".")

    assert not can_take_back(relieved, 0)
    assert not can_take_back(blocked, 1)


def test_pass_stays_open_only_where_an_object_may_follow() -> None:
    more = "options extra_when_passing=true"

    closed = position(player(), player(coins=10), player(), bag="K", turn="2 action announced=1")
    still_open = position(player(), player(coins=10), player(), bag="K", turn="2 action announced=1", more=more)

    assert steps_back(closed, "PASS") == [False]
    assert steps_back(still_open, "PASS +crown .") == [True, True, False]


def test_steps_are_taken_back_one_by_one_to_the_last_look() -> None:
    state = position(player("K", coins=30), player(), wheel="-/RB/-/-/-/-", bag="WYG")
    looked = after(state, "BUY")

    both = after(looked, "TAKE III: R B", "+crown")

    assert take_back(take_back(both, 0), 0) == looked
    with pytest.raises(IllegalMove, match="nothing_to_take_back"):
        take_back(looked, 0)


def test_only_the_seat_on_turn_takes_back() -> None:
    state = after(position(player(built="LIV CAS5"), player()), "SCORE CAS")

    assert not can_take_back(state, 1)
    with pytest.raises(IllegalMove, match="nothing_to_take_back"):
        take_back(state, 1)


# --- news


def test_news_since_the_own_last_turn() -> None:
    state = after(
        new(3, Options(), seed=3), "BUY II: K .", "BUY III: B .", "BUY IV: G .", "BUY V: R .", "BUY VI: Y", "."
    )

    assert [entry.seat for entry in news_since(state, 2)] == [0, 1]
    assert [entry.seat for entry in news_since(state, 0)] == [1]
    assert [entry.seat for entry in news_since(state, 1)] == []
    assert [entry.turn for entry in news_since(state, None)] == [1, 2, 3, 4]


def test_news_of_the_open_turn_follow_the_others() -> None:
    state = after(new(2, Options(), seed=3), "BUY II: K .", "BUY III: B .", "BUY")

    assert [entry.seat for entry in news_since(state, 0)] == [1, 0]


def test_positions_of_views_have_question_marks() -> None:
    text = write_position(view(new(2, Options(), seed=3), 0))

    assert "bag ?" in text
    assert "stack 21" in text
    assert "seat 1: K 20c 0vp objects 0 0 0 0 0 0 | - | scored -" in text
    assert "seat 2: ? ?c 0vp objects ? | - | scored -" in text


def test_stored_state_stays_small() -> None:
    state = after(new(2, Options(), seed=3), "BUY II: K .", "BUY III: B .", "BUY III: K", "+crown")

    assert len(encode(state)) < 8_000
