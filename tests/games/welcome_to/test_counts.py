"""Counting every way to play a turn, as a check on all rules at once; and how many taps a turn takes."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.welcome_to.action_text import write_action
from games.welcome_to.state import Confirm, Options, State
from games.welcome_to.turns import Draft, choices, open_draft, taken
from tests.games.welcome_to.table import GAME, play, sheet, table


def ways_on(state: State, draft: Draft) -> int:
    """The number of complete turns from here, without plans."""
    if draft.phase == "plans":
        return 1
    return sum(ways_on(state, taken(state, draft, action)) for action in choices(state, draft))


@pytest.mark.parametrize(
    ("combination", "ways"),
    [
        ("8 fence", 33 * (30 + 1)),
        ("8 marketing", 33 * (6 + 1)),
        ("8 park", 33 * 2),
        ("8 pool", 33 + 9),
        ("8 temp", 33 * 5 + 33),
        ("1 temp", 33 * 4 + 33),
        ("8 bis", 33 + 60),
    ],
)
def test_turns_on_an_empty_sheet(combination, ways):
    state = play(table([combination, "5 park", "9 park"]), "combine 1")
    assert ways_on(state, open_draft(state, 0)) == ways


def test_three_fences_are_the_most():
    state = table(["8 fence", "9 fence", "7 fence"])
    assert ways_on(state, open_draft(state, 0)) == 3069


def test_turns_on_a_crowded_sheet():
    own = sheet("1 2 | 4 . | 7 . 9 | 12 . 14", "R | 3 . . | 8 8b . | 10 . 15 .", "2 . 5 . . | 9! 10! 11! | . 14 . .")
    state = table(["6 bis", "13 fence", "9 temp"], [own, sheet()])
    draft = open_draft(state, 0)
    ways = {write_action(action): ways_on(state, taken(state, draft, action)) for action in choices(state, draft)}
    # 6 on five lots with 18 to 20 bis houses each; 13 on three lots with 20 fences; 7 to 11 on nine, one more unchanged
    assert ways == {"combine 1": 19 + 4 * 21, "combine 2": 3 * 21, "combine 3": 10}


def test_common_turn_takes_at_most_five_taps():
    randoms = Random(4)
    state = GAME.new(2, Options(), 4)
    taps, turns = Counter(), []
    while waiting := GAME.waiting_on(state):
        seat = waiting[0]
        action = GAME.ai.choose(GAME.view(state, seat), seat, "normal", randoms)
        state = GAME.apply(state, seat, action)
        taps[seat] += 1
        if action == Confirm():
            turns.append(taps.pop(seat))
    assert sum(count <= 5 for count in turns) >= 0.95 * len(turns)
    assert max(turns) <= 7
