"""Actions, turns and positions as text, both ways."""

from __future__ import annotations

import pytest

from games.carrara.notation import read_action, read_turn, write_action, write_turn
from games.carrara.positions import read_position, write_position
from games.carrara.setup import new
from games.carrara.state import (
    Action,
    Announce,
    Build,
    Buy,
    Closed,
    End,
    Extra,
    Options,
    Pass,
    ScoreCity,
    ScoreType,
    Take,
)
from games.core import IllegalMove
from tests.games.carrara.tables import after

SAMPLE = """\
wheel YRRB/WK/G/-/YB/KK
bag ?
display VIL1 POR4 BIB2 CAS5 PAL5 CAT4 CAT2 VIL5 POR1
stack 16
field book chalice crown gate flag arms
supply 4 5 4 5 4 4
closed LUC=1 PIS=2
seat 1: WRG 13c 12vp objects 1 0 1 0 0 0 | LUC PAL3 BIB3 | scored -
seat 2: ? ?c 0vp objects ? | PIS CAS4 VIL2 MAS POR2 | scored -
turn 1 action"""


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("BUY", Buy()),
        ("TAKE III: R B B", Take(3, "RBB")),
        ("BUILD CAS3 > PIS: W Y Y", Build("castello-3", "pisa", "WYY")),
        ("SCORE VIL", ScoreType("villa")),
        ("SCORE @MAS", ScoreCity("massa")),
        ("+crown", Extra("crown")),
        ("END!", Announce()),
        ("PASS", Pass()),
        (".", End()),
    ],
)
def test_actions_both_ways(text: str, action: Action) -> None:
    assert write_action(action) == text
    assert read_action(text) == action


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("BUY III: R B B", (Buy(), Take(3, "RBB"))),
        ("BUY III: R B B .", (Buy(), Take(3, "RBB"), End())),
        (
            "BUILD CAS3 > PIS: W Y Y +crown END!",
            (Build("castello-3", "pisa", "WYY"), Extra("crown"), Announce()),
        ),
        ("SCORE @MAS +arms .", (ScoreCity("massa"), Extra("arms"), End())),
    ],
)
def test_turns_both_ways(text: str, actions: tuple[Action, ...]) -> None:
    assert write_turn(actions) == text
    assert read_turn(text) == actions


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("take iii: bbr", Take(3, "RBB")),
        ("build cas3>pis:yyw", Build("castello-3", "pisa", "WYY")),
        ("  score  @ mas ", ScoreCity("massa")),
        ("+ Crown", Extra("crown")),
        ("end!", Announce()),
    ],
)
def test_typed_by_hand(text: str, action: Action) -> None:
    assert read_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "TAKE VII: R",
        "TAKE IIII: R",
        "TAKE III:",
        "TAKE III: R X",
        "BUILD CAS9 > PIS: W",
        "BUILD CAS3 > ROM: W",
        "SCORE XYZ",
        "SCORE @XYZ",
        "+grail",
        "BUY III: R B B",
        "BUY BUY",
        "PASS !",
        "END",
    ],
)
def test_nonsense_is_no_action(text: str) -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        read_action(text)


def test_sample_position_both_ways() -> None:
    state = read_position(SAMPLE)

    assert write_position(state) == SAMPLE
    assert state.wheel[0] == "YRRB"
    assert state.closed == (Closed("lucca", seat=0), Closed("pisa", seat=1))
    assert state.players[0].cities[2] == ("palazzo-3", "biblioteca-3")
    assert state.players[1].screen is None
    assert len(state.stack) == 16


def test_comments_and_order_of_lines_do_not_matter() -> None:
    commented = "\n".join(f"{line}   # a remark" for line in reversed(SAMPLE.splitlines()))

    assert read_position(f"# position\n\n{commented}") == read_position(SAMPLE)


def test_position_of_a_whole_game_reads_back_as_the_same_state() -> None:
    for options in (Options(), Options(open_screens=True, solo_level=4, pass_after_last_building=True)):
        for seats in (1, 2, 3, 4):
            state = new(seats, options, seed=77)
            assert read_position(write_position(state)) == state


def test_end_and_extra_purchase_are_part_of_a_position() -> None:
    for turn in ("1 after bought announced=1", "2 take last=1", "1 after bought", "2 passed announced"):
        text = SAMPLE.replace("turn 1 action", f"turn {turn}")
        assert write_position(read_position(text)) == text


def test_turn_count_and_generator_are_part_of_a_position() -> None:
    text = write_position(after(new(2, Options(), seed=77), "BUY II: K ."))

    assert text.splitlines()[:2] == ["rng 77/34", "turns 1"]
    assert write_position(read_position(text)) == text


@pytest.mark.parametrize(
    ("old", "new_text"),
    [
        ("wheel YRRB/", "wheel "),
        ("YRRB", "BRRY"),
        ("bag ?", "bag 12"),
        ("VIL1 POR4", "VIL1"),
        ("VIL1", "VIL7"),
        ("field book", "field grail"),
        ("supply 4", "supply"),
        ("LUC=1", "ROM=1"),
        ("seat 1: WRG 13c", "seat 1: WRG"),
        ("LUC PAL3", "PAL3"),
        ("turn 1 action", "turn 1 dance"),
        ("turn 1 action", "turn 3 action"),
        ("turn 1 action", "turn 1 action announced last"),
        ("turn 1 action", "turn 1 action\nturn 1 action"),
        ("turn 1 action", "turn 1 action\nweather fine"),
        ("turn 1 action", "turn 1 action\noptions weather=true"),
        ("turn 1 action", "turn 1 action\nsolo 9"),
        ("stack 16", ""),
    ],
)
def test_nonsense_is_no_position(old: str, new_text: str) -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        read_position(SAMPLE.replace(old, new_text, 1))
