"""Each promise about text is noticed when it is broken."""

from __future__ import annotations

import pytest

from games.core import AnyGame, End, IllegalMove, Seat
from games.rng import Rng
from tests.example.rules import (
    Bid,
    Move,
    Options,
    State,
    read_line,
    read_move,
    read_position,
    write_move,
    write_position,
)
from tests.games.conformance.spoiling import Spoiling, broken_promise, inspect, spoilt_notation

breaks = Spoiling(spoilt_notation)


@breaks("a move reads as it was written", "write_move")
def mumbles(move: Move) -> str:
    return write_move(move).replace("9", "6")


@breaks("what is written reads", "write_move")
def says_one_for_nine(move: Move) -> str:
    return write_move(move).replace("9", "one")


def reads_at_length(text: str) -> Move:
    return read_move(" ".join(text.split())) if len(text) < 300 else read_move(text)


@breaks("a move takes at most 200 characters", "write_move", read_move=reads_at_length)
def rambles(move: Move) -> str:
    return write_move(move).replace(" ", " " * 200)


def reads_arrows(text: str) -> Move:
    return read_move(text.replace("→ ", ""))


@breaks("a move is one line of ASCII", "write_move", read_move=reads_arrows)
def writes_arrows(move: Move) -> str:
    return write_move(move).replace("bid ", "bid → ")


@breaks("a move is one line of ASCII", "write_move")
def writes_in_two_lines(move: Move) -> str:
    return write_move(move).replace(" ", "\n")


@breaks("a move in its one spelling is a line of that move", "read_line")
def ends_every_line(text: str, view: State, seat: Seat) -> tuple[Move, ...]:
    return (*read_line(text, view, seat), End())


@breaks("what is written reads", "write_position")
def writes_long_positions(state: State) -> str:
    return write_position(state) + " " * 10_000


@breaks("a position reads as it was written", "read_position")
def forgets_the_prizes(text: str) -> State:
    state = read_position(text)
    return State(state.rules, state.options, state.rng, state.prizes, (), state.bidders)


def reads_positions_with_arrows(text: str) -> State:
    return read_position(text.replace("pile→", "pile="))


@breaks("a position is written in ASCII", "write_position", read_position=reads_positions_with_arrows)
def writes_positions_with_arrows(state: State) -> str:
    return write_position(state).replace("pile=", "pile→")


@breaks("a position read is the position that was written", "write_position")
def forgets_who_has_ended(state: State) -> str:
    return write_position(state).replace(" ended", "")


@breaks("a position read is the position that was written", "write_position")
def forgets_swaps(state: State) -> str:
    return write_position(state).replace(" swapped", "")


@breaks("nonsense is unreadable", "read_move")
def guesses(text: str) -> Move:
    try:
        return read_move(text)
    except IllegalMove:
        return Bid(1)


@breaks("nonsense is unreadable", "read_move")
def folds_case(text: str) -> Move:
    """The Kelvin sign becomes a k, and a long s an s."""
    return read_move(text.casefold().replace("ſ", "s"))


@breaks("nonsense is unreadable", "read_line")
def folds_the_case_of_a_line(text: str, view: State, seat: Seat) -> tuple[Move, ...]:
    return read_line(text.casefold().replace("ſ", "s"), view, seat)


@breaks("nonsense is unreadable", "read_move")
def shortens_numbers(text: str) -> Move:
    return read_move(text[:5] if "999" in text else text)


@breaks("nonsense is unreadable", "read_position")
def strips(text: str) -> State:
    return read_position(text.strip())


@breaks("what can't be read is unreadable", "read_move")
def refuses_by_another_name(text: str) -> Move:
    try:
        return read_move(text)
    except IllegalMove as error:
        raise IllegalMove("not_now") from error


@breaks("a refusal says where the text can't be read", "read_move")
def does_not_say_where(text: str) -> Move:
    try:
        return read_move(text)
    except IllegalMove as error:
        raise IllegalMove("unreadable", text=text[:60]) from error


@breaks("a refusal says where the text can't be read", "read_move")
def points_beside_the_text(text: str) -> Move:
    try:
        return read_move(text)
    except IllegalMove as error:
        raise IllegalMove("unreadable", text="", at=len(text) + 1) from error


@breaks("a refusal quotes at most 60 characters", "read_move")
def quotes_everything(text: str) -> Move:
    try:
        return read_move(text)
    except IllegalMove as error:
        raise IllegalMove("unreadable", text=text, at=0) from error


@breaks("a position that reads can be played", "read_position")
def fills_in_what_was_cut_off(text: str) -> State:
    if text.startswith("v1 plain rng=") and text.isascii() and len(text) < 60:
        return State(1, Options(), Rng(1), (1,), (), ())
    return read_position(text)


@pytest.mark.parametrize(("game", "promise"), breaks.cases)
def test_broken_promise_is_noticed(game: AnyGame, promise: str) -> None:
    assert broken_promise(inspect, game).startswith(promise)
