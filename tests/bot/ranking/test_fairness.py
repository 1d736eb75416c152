"""Who made which moves, from the log."""

from __future__ import annotations

from bot.ranking.fairness import Share, shares
from bot.storage.games import MoveRow
from games.core import Level, TakeBack, encode

MOVE, TAKE_BACK = '{"do":"end"}', encode(TakeBack()).decode()


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


def test_the_computer_that_moved_most_stands_for_the_seat() -> None:
    assert share((MOVE, "easy"), (MOVE, "hard"), (MOVE, "hard")).stand_in == "hard"


def test_a_tenth_is_still_the_owners_own_game() -> None:
    assert Share(10, 1).own
    assert not Share(9, 1).own
    assert Share().own
