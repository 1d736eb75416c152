"""Who made which moves, from the log, and what that means for their rating."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.ranking.fairness import Share, new_ratings, shares
from bot.ranking.rating import START_SIGMA, Rating
from bot.storage.games import MoveRow
from bot.storage.results import SeatResult
from games.core import Level, TakeBack, Undo, encode

MOVE, TAKE_BACK, UNDO = '{"do":"end"}', encode(TakeBack()).decode(), encode(Undo()).decode()


def share(*rows: tuple[str, Level | None]) -> Share:
    """The share of the first seat, from the rows of its log; another seat moves in between."""
    log = [
        MoveRow(seq, seat, 0, payload if seat == 0 else MOVE, 0, level if seat == 0 else None)
        for seq, (payload, level) in enumerate(rows)
        for seat in (0, 1)
    ]
    return shares(log)[0]


def test_moves_are_counted_by_who_chose_them() -> None:
    assert share((MOVE, None), (MOVE, "hard"), (MOVE, None)) == Share(3, 1, "hard")


def test_a_move_that_was_taken_back_is_none() -> None:
    assert share((MOVE, None), (MOVE, None), (TAKE_BACK, None), (TAKE_BACK, None), (MOVE, None)) == Share(1)


def test_a_computers_move_counts_even_if_it_is_taken_back() -> None:
    assert share((MOVE, "normal"), (TAKE_BACK, None), (MOVE, None)) == Share(2, 1, "normal")


def test_a_log_in_which_a_move_is_missing_is_counted_all_the_same() -> None:
    assert share((TAKE_BACK, None), (MOVE, None)) == Share(1)


def test_a_turn_that_was_undone_is_counted_as_it_was_played_in_the_end() -> None:
    rows = [(0, 0, MOVE), (0, 0, MOVE), (1, 1, MOVE), (0, 1, UNDO), (0, 2, MOVE), (1, 3, MOVE)]
    log = [MoveRow(seq, seat, epoch, payload, 0) for seq, (seat, epoch, payload) in enumerate(rows)]

    assert shares(log) == {0: Share(1), 1: Share(1)}


def test_the_computer_that_moved_most_stands_for_the_seat() -> None:
    assert share((MOVE, "easy"), (MOVE, "hard"), (MOVE, "hard")).stand_in == "hard"


def test_a_tenth_is_still_the_owners_own_game() -> None:
    assert Share(10, 1).own
    assert not Share(9, 1).own
    assert Share().own


#: Differences that are far smaller than anybody can see.
NOTHING = 1e-9
#: Everybody at a table, with the places they reached.
TABLES = st.lists(
    st.tuples(st.builds(Rating, st.floats(-40, 90), st.floats(1, START_SIGMA)), st.integers(1, 6)),
    min_size=2,
    max_size=6,
)


def first_after(seats: list[tuple[Rating, int]], level: Level | None, computer_moves: int) -> Rating:
    """The rating of the first seat after a game in which a computer made so many of its ten moves."""
    rows = [
        SeatResult(1, seat, "hamlet", "", 7, 100 + seat, None, 0, rank, False, "[]", 0, 10, 0)
        for seat, (_, rank) in enumerate(seats)
    ]
    rows[0] = replace(rows[0], level=level, computer_moves=computer_moves)
    return new_ratings(rows, {seat: rating for seat, (rating, _) in enumerate(seats)})[0]


@given(TABLES)
def test_letting_a_computer_play_never_pays(seats: list[tuple[Rating, int]]) -> None:
    """Where a settled rating would be shown higher after a loss, the strength behind it falls all the same."""
    before = seats[0][0]

    stayed, helped = first_after(seats, None, 1), first_after(seats, None, 2)

    assert helped.mu == min(before.mu, stayed.mu)
    assert helped.ordinal <= min(before.ordinal, stayed.ordinal) + NOTHING


@given(TABLES)
def test_leaving_for_good_is_worth_no_more_than_any_place(seats: list[tuple[Rating, int]]) -> None:
    stayed, left = first_after(seats, None, 0), first_after(seats, "normal", 0)

    assert left.mu <= stayed.mu
    assert left.ordinal <= min(seats[0][0].ordinal, stayed.ordinal) + NOTHING
