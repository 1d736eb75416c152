"""Text for actions, streets, sheets and positions, both ways."""

from __future__ import annotations

import pytest

from games.first_edition import IllegalAction
from games.welcome_to.action_text import read_action, write_action
from games.welcome_to.sheet_text import read_sheet, read_street, write_sheet, write_street
from games.welcome_to.state import (
    Bis,
    Change,
    Combine,
    Confirm,
    Fence,
    House,
    InStreet,
    Marketing,
    NoAction,
    Options,
    Park,
    Pool,
    Roundabout,
    RoundaboutStreet,
    Score,
    Spend,
    Strike,
)
from tests.games.welcome_to.table import GAME, alone, everybody, play, sheet, table

ACTIONS = {
    "roundabout 3": RoundaboutStreet(3),
    "roundabout 3.12": Roundabout(3, 12),
    "combine 2": Combine(2, 2),
    "combine 1+3": Combine(1, 3),
    "strike": Strike(),
    "strike 2": Strike(2),
    "change -2": Change(-2),
    "change 0": Change(0),
    "change +1": Change(1),
    "change none": Change(None),
    "street 1": InStreet(1),
    "house 2.11": House(2, 11),
    "fence 1.9": Fence(1, 9),
    "marketing 6": Marketing(6),
    "park": Park(),
    "pool": Pool(),
    "bis 3.4 left": Bis(3, 4, "left"),
    "bis 3.4 right": Bis(3, 4, "right"),
    "no action": NoAction(),
    "score B": Score("B"),
    "spend 2.4-9": Spend(2, 4, 9),
    "confirm": Confirm(),
}


@pytest.mark.parametrize("text", ACTIONS)
def test_action_both_ways(text):
    assert read_action(text) == ACTIONS[text]
    assert write_action(ACTIONS[text]) == text
    assert len(text) <= 60


@pytest.mark.parametrize(
    "text", ["", "house", "house 4.1", "house 1.13", "combine 4", "change +3", "strike 0", "Score A"]
)
def test_unreadable_action(text):
    with pytest.raises(IllegalAction) as refused:
        read_action(text)
    assert refused.value.code == "unreadable"


@pytest.mark.parametrize(
    "text",
    [
        ". . . . . . . . . .",
        "1 2 | 3* 5 | 6 7 8* 9 | 11 12",
        "9 10 | R | 1 3 . . . . . . .",
        "6c 6 6b | 3*! 7b*! 7! | 0 17",
        "R | . | R",
    ],
)
def test_street_both_ways(text):
    assert write_street(read_street(text)) == text


@pytest.mark.parametrize("text", ["", "|", "| 1 2", "1 2 |", "1 x", "18", "7a", "7!*"])
def test_unreadable_street(text):
    with pytest.raises(IllegalAction) as refused:
        read_street(text)
    assert refused.value.code == "unreadable"


SHEET = """\
1 2 | 3* 5 | 6! 7! 7b! | 9 11 12
. . . . | R | . . . . . .
. . . . . . . . . . . .
parks 1 0 2
marketing 0 2 0 1 0 0
temps 3
strikes 1
plans 8 0 0"""


def test_sheet_both_ways():
    own = read_sheet(SHEET)
    assert (own.bis, own.roundabouts) == (1, 1)
    assert write_sheet(own) == SHEET


@pytest.mark.parametrize(
    "tracks", ["parks 4 0 0", "temps 12", "strikes 4", "marketing 2 0 0 0 0 0", "gnomes 1", "temps x", "parks 1"]
)
def test_sheet_that_does_not_fit_the_paper(tracks):
    with pytest.raises(IllegalAction):
        sheet("", "", "", tracks)


@pytest.mark.parametrize("top", ["1 2 3", "2 1 . . . . . . . .", "3 . 3b . . . . . . .", "1* . . . . . . . . ."])
def test_street_that_the_rules_do_not_allow(top):
    with pytest.raises(IllegalAction):
        sheet(top)


def test_position_is_a_list_of_lines():
    state = play(table(plans="A1 B2@4 C1"), "combine 1; street 2; house 2.5")
    lines = GAME.notation.write_position(state).splitlines()
    empty = write_sheet(sheet()).splitlines()
    assert lines[:5] == ["rules 1", "options basic 0", "rng 1 0", "round 9 open", "plans A1 B2@4 C1"]
    assert [line.split()[0] for line in lines[5:8]] == ["pile"] * 3
    assert lines[8:] == ["seat open", *empty, "steps combine 1; street 2; house 2.5", "seat open", *empty]


@pytest.mark.parametrize(
    "state",
    [
        table(),
        everybody(table(["12 pool"] + ["13 pool"] * 2), *["combine 1; street 2; house 2.2"] * 2),
        alone(projects=[64]),
        play(alone(projects=[64], level=3), "combine 1+2; street 1; house 1.5; no action; confirm"),
        GAME.new(6, Options(advanced=True), 4),
        GAME.view(GAME.new(1, Options(solo_level=7), 4), 0),
    ],
)
def test_position_both_ways(state):
    assert GAME.notation.read_position(GAME.notation.write_position(state)) == state


@pytest.mark.parametrize(
    "change", [("rules", "rooles"), ("open", "ajar"), ("A1", "Z9"), ("seat", "seet"), ("pile", "heap")]
)
def test_unreadable_position(change):
    text = GAME.notation.write_position(table())
    with pytest.raises(IllegalAction) as refused:
        GAME.notation.read_position(text.replace(*change, 1))
    assert refused.value.code == "unreadable"
