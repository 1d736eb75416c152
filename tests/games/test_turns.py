"""The open turn: what the core gives every game, on the example game."""

from __future__ import annotations

import pytest

from games.core import End, Event, IllegalMove, Retraction, Seat, TakeBack, decode_move, decode_state, encode, ranked
from games.turns import Told, Turn, new_game, open_turn, remembered, resumed, told, with_own
from tests.example.rules import GAME, Bid, Move, Options, State, Swap, read_line, read_position
from tests.games.conformance.spoiling import spoilt

ALONE = "v1 plain rng=5/10 prizes=3,1,2 pile=5,1,8,4,6,2 shown=- hand=3,7,9 bid=- won=-"
PAIR = "v1 plain rng=5/10 prizes=3,1,2 pile=6,8,4 shown=- hand=2,5,9 bid=- won=- hand=1,3,7 bid=- won=-"


def opened(position: str) -> Turn[State, Move]:
    return open_turn(GAME, read_position(position), 4)


def played(position: str, *lines: tuple[Seat, str]) -> Turn[State, Move]:
    turn = opened(position)
    for seat, line in lines:
        for move in read_line(line, turn.view(seat), seat):
            turn = turn.play(seat, move)
    return turn


def refusal(turn: Turn[State, Move], seat: Seat, *moves: Move) -> str:
    with pytest.raises(IllegalMove) as error:
        turn.play_all(seat, moves)
    return error.value.code


# --- looking ----------------------------------------------------------------------------------------------------------


def test_new_game_waits_for_everybody() -> None:
    turn = new_game(GAME, 3, Options(), 5)
    assert (turn.epoch, turn.waiting, turn.result) == (0, (0, 1, 2), None)


def test_turns_that_came_about_in_different_ways_are_the_same() -> None:
    turn, again = opened(PAIR), played(PAIR, (0, "bid 9")).take_back(0)

    assert again == turn
    assert not again != turn  # noqa: SIM202 - != is asked by itself
    assert turn != played(PAIR, (0, "bid 9"))
    assert turn != open_turn(GAME, turn.base, 5)


def test_seat_sees_its_own_moves_and_nobody_elses() -> None:
    turn = played(PAIR, (0, "bid 9 end"))
    assert turn.view(0).bidders[0].bid == 9
    assert turn.view(1) == opened(PAIR).view(1)
    assert turn.view(None) == opened(PAIR).view(None)


def test_everybody_sees_who_has_ended() -> None:
    turn = played(PAIR, (0, "bid 9 end"))
    assert turn.waiting == (1,)
    assert turn.has_ended(0)
    assert not turn.has_ended(1)


# --- moving -----------------------------------------------------------------------------------------------------------


def test_last_end_resolves_the_turn() -> None:
    turn = played(PAIR, (0, "bid 9"), (1, "bid 7 end"), (0, "end"))
    assert (turn.epoch, turn.moves, turn.positions) == (5, {}, {})
    assert [bidder.won for bidder in turn.base.bidders] == [(3,), ()]


def test_seat_that_has_ended_is_refused() -> None:
    turn = played(PAIR, (0, "bid 9 end"))
    assert refusal(turn, 0, Bid(5)) == "already_ended"
    assert refusal(turn, 2, Bid(5)) == "not_your_turn"


def test_nobody_moves_after_the_end() -> None:
    over = played(PAIR, (0, "2 end"), (1, "1 end"), (0, "5 end"), (1, "3 end"), (0, "9 end"), (1, "7 end"))
    assert over.result is not None
    assert refusal(over, 0, Bid(9)) == "game_over"


def test_line_is_played_whole() -> None:
    assert opened(PAIR).play_all(0, [Bid(9), End()]) == played(PAIR, (0, "bid 9 end"))


def test_refused_line_leaves_nothing() -> None:
    turn = opened(PAIR)
    assert refusal(turn, 0, Bid(9), Bid(5)) == "not_now"
    assert turn == opened(PAIR)


@pytest.mark.parametrize("line", ["bid 7 end bid 9", "bid 7 end end"])
@pytest.mark.parametrize(("position", "seat"), [(ALONE, 0), (PAIR, 1)])
def test_line_ends_with_the_turn(position: str, seat: Seat, line: str) -> None:
    turn = opened(position)
    assert refusal(turn, seat, *read_line(line, turn.view(seat), seat)) == "turn_is_over"


def test_line_that_needs_a_look_first_is_refused_whatever_was_drawn() -> None:
    assert refusal(opened(ALONE), 0, Swap(3), Bid(5)) == "look_first"
    assert refusal(opened(ALONE), 0, Swap(3), Bid(8)) == "look_first"


def test_line_that_needs_no_look_goes_past_a_draw() -> None:
    assert opened(ALONE).play_all(0, [Swap(3), Bid(9)]) == played(ALONE, (0, "swap 3 bid 9"))


# --- taking back ------------------------------------------------------------------------------------------------------


def test_end_can_be_taken_back_while_others_choose() -> None:
    assert played(PAIR, (0, "bid 9 end")).take_back(0) == played(PAIR, (0, "bid 9"))


def test_first_move_taken_back_leaves_no_trace() -> None:
    assert played(PAIR, (0, "bid 9")).take_back(0) == opened(PAIR)


def test_taking_back_leaves_other_seats_alone() -> None:
    assert played(PAIR, (0, "bid 9"), (1, "bid 7")).take_back(0) == played(PAIR, (1, "bid 7"))


def test_nothing_is_taken_back_before_what_was_revealed() -> None:
    turn = played(ALONE, (0, "swap 3 bid 9")).take_back(0)
    assert turn == played(ALONE, (0, "swap 3"))
    with pytest.raises(IllegalMove, match="nothing_to_take_back"):
        turn.take_back(0)


@pytest.mark.parametrize("turn", [opened(PAIR), played(PAIR, (0, "bid 9 end"), (1, "bid 7 end"))])
def test_nothing_is_taken_back_when_a_turn_begins(turn: Turn[State, Move]) -> None:
    assert not turn.can_take_back(0)
    with pytest.raises(IllegalMove, match="nothing_to_take_back"):
        turn.step(0, TakeBack())


def read_row(row: bytes) -> Move | Retraction:
    return decode_move(GAME, row)


def test_stored_turn_is_resumed_from_its_rows() -> None:
    rows: list[tuple[Seat, Move | Retraction]]
    rows = [(0, Bid(9)), (1, Bid(7)), (0, TakeBack()), (0, Bid(5)), (0, End())]
    stored = [(seat, read_row(encode(row))) for seat, row in rows]
    base = decode_state(GAME, encode(read_position(PAIR)))
    assert resumed(GAME, base, 4, stored) == played(PAIR, (1, "bid 7"), (0, "bid 5 end"))


# --- the log ----------------------------------------------------------------------------------------------------------


def heard(before: Turn[State, Move], seat: Seat, move: Move, reader: Seat | None) -> list[Event]:
    return list(told(before, before.play(seat, move), reader))


def test_own_move_is_told_at_once_and_to_nobody_else() -> None:
    turn = opened(PAIR)
    assert heard(turn, 0, Bid(9), 0) == [Event("bid", 0, {"lantern": 9})]
    assert heard(turn, 0, Bid(9), 1) == []
    assert heard(turn, 0, Bid(9), None) == []


def test_everybodys_moves_are_told_when_the_turn_is_over() -> None:
    turn = played(PAIR, (0, "bid 9 end"), (1, "bid 7"))
    outcome = [Event("won", 0, {"prize": 3}), Event("next_prize", None, {"prize": 1})]
    assert heard(turn, 1, End(), 1) == [Event("bid", 0, {"lantern": 9}), *outcome]
    assert heard(turn, 1, End(), 0) == [Event("bid", 1, {"lantern": 7}), *outcome]
    everything = [Event("bid", 0, {"lantern": 9}), Event("bid", 1, {"lantern": 7}), *outcome]
    assert heard(turn, 1, End(), None) == everything


def test_move_taken_back_is_not_told() -> None:
    before = played(PAIR, (0, "bid 9"))
    assert list(told(before, before.take_back(0), 0)) == []


def test_the_past_shows_what_everybody_did_last() -> None:
    before = played(PAIR, (0, "bid 9 end"), (1, "bid 7"))
    after = before.play(1, End())
    older = Told(before.epoch - 1, (1,), (Event("bid", 1, {"lantern": 2}),))
    assert remembered((older,), before, after, 2) == (Told(before.epoch, (0, 1), tuple(told(before, after, None))),)


def test_the_past_reaches_back_to_whoever_did_nothing_since() -> None:
    before = played(PAIR, (0, "bid 9 end"), (1, "bid 7"))
    older = Told(before.epoch - 1, (2,), (Event("bid", 2, {"lantern": 2}),))
    assert remembered((older,), before, before.play(1, End()), 3)[0] == older


def test_the_past_of_an_open_turn_stays_as_it_is() -> None:
    turn = opened(PAIR)
    assert remembered((), turn, turn.play(0, Bid(9)), 2) == ()


def test_a_seat_also_sees_what_it_has_done_in_the_open_turn() -> None:
    turn = played(PAIR, (0, "bid 9"))
    assert with_own((), turn, 0) == (Told(turn.epoch, (0,), (Event("bid", 0, {"lantern": 9}),)),)
    assert with_own((), turn, 1) == with_own((), turn, None) == ()


def test_reader_is_told_from_their_own_view() -> None:
    turn = played(ALONE, (0, "swap 3 bid 9"))
    assert heard(opened(ALONE), 0, Swap(3), 0) == [Event("swapped", 0, {"lantern": 3, "drawn": 5})]
    assert heard(turn, 0, End(), None)[0] == Event("swapped", 0, {"lantern": 3, "drawn": 0})


def test_private_move_is_told_to_its_owner_only() -> None:
    game = spoilt(private=lambda move: isinstance(move, Bid))
    turn = new_game(game, 1, Options(), 5)
    bid = Bid(turn.base.bidders[0].hand[0])
    assert [event.code for event in heard(turn, 0, bid, 0)] == ["bid"]
    assert "bid" not in [event.code for event in heard(turn.play(0, bid), 0, End(), None)]


def tells_the_bid(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    """Once the turn is resolved, and not before."""
    return (Event("followed", None, {"bid": before.bidders[0].bid or 0}),) if seat is None else ()


def test_what_follows_is_told_from_where_a_lone_seat_came_to() -> None:
    alone = spoilt(tell=tells_the_bid)
    turn = open_turn(alone, read_position(ALONE)).play(0, Bid(9))
    assert heard(turn, 0, End(), 0) == heard(turn, 0, End(), None) == [Event("followed", None, {"bid": 9})]


# --- ranks ------------------------------------------------------------------------------------------------------------


def test_equal_scores_share_a_rank_and_the_next_is_skipped() -> None:
    assert ranked([(5, (1,)), (7, (0,)), (5, (1,)), (5, (2,))]) == [3, 1, 3, 2]
