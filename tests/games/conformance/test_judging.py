"""Each promise about the judgement of moves is noticed when it is broken."""

from __future__ import annotations

from collections.abc import Sequence
from math import nan
from random import Random

import pytest
from msgspec.structs import replace

from games.core import AnyGame, Reason, Seat, Weighed
from tests.example.rules import LANTERNS, Move, State, Swap, weigh
from tests.games.conformance.spoiling import Spoiling, broken_promise, inspect

breaks = Spoiling()


@breaks("weigh finds a move", "weigh")
def finds_nothing(view: State, seat: Seat, rng: Random, also: Sequence[Move]) -> list[Weighed[Move]]:
    return []


@breaks("hard does what weigh finds best", "weigh")
def prefers_the_worst(view: State, seat: Seat, rng: Random, also: Sequence[Move]) -> list[Weighed[Move]]:
    return [replace(found, worth=-found.worth) for found in weigh(view, seat, rng, also)[::-1]]


@breaks("same view, same luck, same judgement", "weigh")
def changes_its_mind(view: State, seat: Seat, rng: Random, also: Sequence[Move]) -> list[Weighed[Move]]:
    return [replace(found, worth=Random().random()) for found in weigh(view, seat, rng, also)[:1]]


@breaks("what weigh is asked about it answers", "weigh")
def has_its_own_ideas_only(view: State, seat: Seat, rng: Random, also: Sequence[Move]) -> list[Weighed[Move]]:
    return weigh(view, seat, rng, also)[:1]


@breaks("no move is weighed twice", "weigh")
def repeats_itself(view: State, seat: Seat, rng: Random, also: Sequence[Move]) -> list[Weighed[Move]]:
    return sorted(2 * weigh(view, seat, rng, also), key=lambda found: -found.worth)


@breaks("a worth is a number of points", "weigh")
def is_at_a_loss(view: State, seat: Seat, rng: Random, also: Sequence[Move]) -> list[Weighed[Move]]:
    return [replace(found, worth=nan) for found in weigh(view, seat, rng, also)]


@breaks("weigh puts the best first", "weigh")
def is_in_no_order(view: State, seat: Seat, rng: Random, also: Sequence[Move]) -> list[Weighed[Move]]:
    return [replace(found, worth=float(place)) for place, found in enumerate(weigh(view, seat, rng, also))]


@breaks("weigh finds legal moves", "weigh")
def thinks_of_what_nobody_can_do(view: State, seat: Seat, rng: Random, also: Sequence[Move]) -> list[Weighed[Move]]:
    return [*weigh(view, seat, rng, also), Weighed(Swap(LANTERNS[-1] + 1), -100.0)]


@breaks("the most telling reason comes first", "weigh")
def puts_trifles_first(view: State, seat: Seat, rng: Random, also: Sequence[Move]) -> list[Weighed[Move]]:
    why = Reason("trifle", 1.0), Reason("prize", 2.0)
    return [replace(found, why=why) for found in weigh(view, seat, rng, also)]


@breaks("codes are written in snake_case", "weigh")
def reasons_in_sentences(view: State, seat: Seat, rng: Random, also: Sequence[Move]) -> list[Weighed[Move]]:
    return [replace(found, why=(Reason("A prize!", 1.0),)) for found in weigh(view, seat, rng, also)]


@pytest.mark.parametrize(("game", "promise"), breaks.cases)
def test_broken_promise_is_noticed(game: AnyGame, promise: str) -> None:
    assert broken_promise(inspect, game).startswith(promise)
