"""Each promise about telling is noticed when it is broken."""

from __future__ import annotations

from itertools import count

import pytest

from games.core import AnyGame, Event, Seat
from tests.games.conformance.spoiling import broken_promise, case, inspect
from tests.games.example_game import Bid, Move, State, tell

numbers = count()


def tells_in_sentences(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    return (Event("It's your turn.", seat),)


def tells_of_a_stranger(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    return (*tell(before, after, seat, move), Event("looked", len(after.bidders)))


def tells_a_list(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    return (Event("bid", seat, {"hand": after.bidders[0].hand}),)  # type: ignore[dict-item]


def keeps_bids_to_itself(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    return () if isinstance(move, Bid) else tell(before, after, seat, move)


def tells_it_differently(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    return (Event("bid", seat, {"number": next(numbers)}),)


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        case("codes are written in snake_case", tell=tells_in_sentences),
        case("an event is about a seat of this table or nobody", tell=tells_of_a_stranger),
        case("parameters are numbers and words", tell=tells_a_list),
        case("a move says what it did", tell=keeps_bids_to_itself),
        case("the same step is told the same way", tell=tells_it_differently),
    ],
)
def test_broken_promise_is_noticed(game: AnyGame, promise: str) -> None:
    assert broken_promise(inspect, game).startswith(promise)
