"""Each promise about telling is noticed when it is broken."""

from __future__ import annotations

from itertools import count

import pytest

from games.core import AnyGame, Event, Seat
from tests.example.rules import Bid, Move, State, tell
from tests.games.conformance.spoiling import Spoiling, broken_promise, inspect

numbers = count()

breaks = Spoiling()


@breaks("codes are written in snake_case", "tell")
def tells_in_sentences(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    return (Event("It's your turn.", seat),)


@breaks("an event is about a seat of this table or nobody", "tell")
def tells_of_a_stranger(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    return (*tell(before, after, seat, move), Event("looked", len(after.bidders)))


@breaks("parameters are numbers and words", "tell")
def tells_a_list(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    return (Event("bid", seat, {"hand": after.bidders[0].hand}),)  # type: ignore[dict-item]


@breaks("a move says what it did", "tell")
def keeps_bids_to_itself(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    return () if isinstance(move, Bid) else tell(before, after, seat, move)


@breaks("the same step is told the same way", "tell")
def tells_it_differently(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    return (Event("bid", seat, {"number": next(numbers)}),)


@pytest.mark.parametrize(("game", "promise"), breaks.cases)
def test_broken_promise_is_noticed(game: AnyGame, promise: str) -> None:
    assert broken_promise(inspect, game).startswith(promise)
