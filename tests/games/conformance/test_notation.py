"""Each promise about text is noticed when it is broken."""

from __future__ import annotations

import pytest

from games.core import AnyGame, End, IllegalMove, Seat
from games.rng import Rng
from tests.games.conformance.spoiling import broken_promise, case, inspect, spoilt_notation
from tests.games.example_game import (
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


def mumbles(move: Move) -> str:
    return write_move(move).replace("9", "6")


def says_one_for_nine(move: Move) -> str:
    return write_move(move).replace("9", "one")


def rambles(move: Move) -> str:
    return write_move(move).replace(" ", " " * 200)


def reads_at_length(text: str) -> Move:
    return read_move(" ".join(text.split())) if len(text) < 300 else read_move(text)


def writes_arrows(move: Move) -> str:
    return write_move(move).replace("bid ", "bid → ")


def reads_arrows(text: str) -> Move:
    return read_move(text.replace("→ ", ""))


def writes_in_two_lines(move: Move) -> str:
    return write_move(move).replace(" ", "\n")


def ends_every_line(text: str, view: State, seat: Seat) -> tuple[Move, ...]:
    return (*read_line(text, view, seat), End())


def writes_long_positions(state: State) -> str:
    return write_position(state) + " " * 10_000


def forgets_the_prizes(text: str) -> State:
    state = read_position(text)
    return State(state.rules, state.options, state.rng, state.prizes, (), state.bidders)


def writes_positions_with_arrows(state: State) -> str:
    return write_position(state).replace("pile=", "pile→")


def reads_positions_with_arrows(text: str) -> State:
    return read_position(text.replace("pile→", "pile="))


def forgets_who_has_ended(state: State) -> str:
    return write_position(state).replace(" ended", "")


def forgets_swaps(state: State) -> str:
    return write_position(state).replace(" swapped", "")


def guesses(text: str) -> Move:
    try:
        return read_move(text)
    except IllegalMove:
        return Bid(1)


def folds_case(text: str) -> Move:
    """The Kelvin sign becomes a k, and a long s an s."""
    return read_move(text.casefold().replace("ſ", "s"))


def folds_the_case_of_a_line(text: str, view: State, seat: Seat) -> tuple[Move, ...]:
    return read_line(text.casefold().replace("ſ", "s"), view, seat)


def shortens_numbers(text: str) -> Move:
    return read_move(text[:5] if "999" in text else text)


def strips(text: str) -> State:
    return read_position(text.strip())


def refuses_by_another_name(text: str) -> Move:
    try:
        return read_move(text)
    except IllegalMove as error:
        raise IllegalMove("not_now") from error


def does_not_say_where(text: str) -> Move:
    try:
        return read_move(text)
    except IllegalMove as error:
        raise IllegalMove("unreadable", text=text[:60]) from error


def points_beside_the_text(text: str) -> Move:
    try:
        return read_move(text)
    except IllegalMove as error:
        raise IllegalMove("unreadable", text="", at=len(text) + 1) from error


def quotes_everything(text: str) -> Move:
    try:
        return read_move(text)
    except IllegalMove as error:
        raise IllegalMove("unreadable", text=text, at=0) from error


def fills_in_what_was_cut_off(text: str) -> State:
    if text.startswith("v1 plain rng=") and text.isascii() and len(text) < 60:
        return State(1, Options(), Rng(1), (1,), (), ())
    return read_position(text)


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        case("what is written reads", spoilt_notation, write_move=says_one_for_nine),
        case("a move takes at most 200 characters", spoilt_notation, write_move=rambles, read_move=reads_at_length),
        case("a move reads as it was written", spoilt_notation, write_move=mumbles),
        case("a move is one line of ASCII", spoilt_notation, write_move=writes_in_two_lines),
        case("a move is one line of ASCII", spoilt_notation, write_move=writes_arrows, read_move=reads_arrows),
        case("a move in its one spelling is a line of that move", spoilt_notation, read_line=ends_every_line),
        case("what is written reads", spoilt_notation, write_position=writes_long_positions),
        case(
            "a position is written in ASCII",
            spoilt_notation,
            write_position=writes_positions_with_arrows,
            read_position=reads_positions_with_arrows,
        ),
        case("a position reads as it was written", spoilt_notation, read_position=forgets_the_prizes),
        case("a position read is the position that was written", spoilt_notation, write_position=forgets_who_has_ended),
        case("a position read is the position that was written", spoilt_notation, write_position=forgets_swaps),
        case("a position that reads can be played", spoilt_notation, read_position=fills_in_what_was_cut_off),
        case("nonsense is unreadable", spoilt_notation, read_move=guesses),
        case("nonsense is unreadable", spoilt_notation, read_move=folds_case),
        case("nonsense is unreadable", spoilt_notation, read_move=shortens_numbers),
        case("nonsense is unreadable", spoilt_notation, read_line=folds_the_case_of_a_line),
        case("nonsense is unreadable", spoilt_notation, read_position=strips),
        case("what can't be read is unreadable", spoilt_notation, read_move=refuses_by_another_name),
        case("a refusal says where the text can't be read", spoilt_notation, read_move=does_not_say_where),
        case("a refusal says where the text can't be read", spoilt_notation, read_move=points_beside_the_text),
        case("a refusal quotes at most 60 characters", spoilt_notation, read_move=quotes_everything),
    ],
)
def test_broken_promise_is_noticed(game: AnyGame, promise: str) -> None:
    assert broken_promise(inspect, game).startswith(promise)
