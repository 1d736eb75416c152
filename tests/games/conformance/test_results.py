"""Each promise about results is noticed when it is broken."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.core import AnyGame, Result, ScoreLine, Verdict
from tests.example.rules import State, result
from tests.games.conformance.spoiling import Spoiling, broken_promise, inspect

breaks = Spoiling()


def changed(state: State, **changes: Any) -> Result | None:
    """The result with these changes to everybody's score."""
    found = result(state)
    return found and replace(found, seats=tuple(replace(score, **changes) for score in found.seats))


@breaks("ranks follow totals and tie-breaks", "result")
def crowns_everybody_second(state: State) -> Result | None:
    return changed(state, rank=2)


@breaks("the lines add up to the total", "result")
def adds_wrongly(state: State) -> Result | None:
    return changed(state, lines=(ScoreLine("prizes", 100),))


@breaks("codes are written in snake_case", "result")
def names_lines_in_sentences(state: State) -> Result | None:
    return changed(state, lines=(ScoreLine("Prizes won", 0),), total=0, tie_breaks=(), rank=1)


@breaks("every seat has one score, in order", "result")
def scores_one_seat_only(state: State) -> Result | None:
    found = result(state)
    return found and replace(found, seats=found.seats[-1:])


@breaks("a solo game, and no other, has a verdict", "result")
def judges_every_game(state: State) -> Result | None:
    found = result(state)
    return found and replace(found, verdict=Verdict("well_done"))


@breaks("a solo game, and no other, has a verdict", "result")
def judges_no_game(state: State) -> Result | None:
    found = result(state)
    return found and replace(found, verdict=None)


@breaks("codes are written in snake_case", "result")
def judges_in_sentences(state: State) -> Result | None:
    found = result(state)
    return found and replace(found, verdict=found.verdict and Verdict("Well done!"))


@pytest.mark.parametrize(("game", "promise"), breaks.cases)
def test_broken_promise_is_noticed(game: AnyGame, promise: str) -> None:
    assert broken_promise(inspect, game).startswith(promise)
