"""What is told of moves, of what follows from them and of what the Abbey does."""

from __future__ import annotations

import pytest

from games.core import End, Event
from games.hamlet import GAME
from games.hamlet.notation import read_line
from games.hamlet.state import State
from games.turns import open_turn, told
from tests.games.hamlet.table import GROWN, JOINED, RICH, SOLO, TWO, last_trade, position
from tests.games.hamlet.test_abbey import SIX, TOP


def events(state: State, line: str, reader: int | None = 0) -> list[Event]:
    """What the reader is told of one move of the active seat, and of what follows when it ends the turn."""
    turn = open_turn(GAME, state)
    (move,) = read_line(line, state, state.active)
    return list(told(turn, turn.play(state.active, move), reader))


@pytest.mark.parametrize(
    ("extra", "line", "event"),
    [
        ("stock QUA:stone", "produce QUA", Event("produced", 0, {"place": "QUA", "gold": 2, "points": 0})),
        ("bag", "town buy 2", Event("bought", 0, {"tile": "TRA", "slot": 2, "gold": -1, "points": 0})),
        ("", "town hire V", Event("hired_villager", 0, {"gold": -9, "points": 0})),
        ("", "town hire D@FAR", Event("hired_donkey", 0, {"place": "FAR", "gold": -3, "points": 0})),
        (
            last_trade("T1A"),
            "sell T1A",
            Event("sold", 0, {"trade": "T1A", "pay": "WOO:wood*2 FAR:wheat", "gold": 1, "points": 1}),
        ),
        ("", "order A", Event("fulfilled", 0, {"order": "A", "gold": -10, "points": 6})),
        ("", "beg", Event("begged", 0, {"gold": 1, "points": 0})),
        (
            "red drafts=PO2",
            "build PO2.1 @ CHU.8",
            Event("built", 0, {"tile": "PO2", "place": "CHU", "pay": "QUA:stone", "gold": 0, "points": 2}),
        ),
        ("", "herd CHU>QUA", Event("herd_moved", 0, {"steps": "CHU>QUA", "count": 1, "gold": 0, "points": 0})),
    ],
)
def test_move_is_told_with_what_it_brought(extra: str, line: str, event: Event) -> None:
    row = "row SAW TRA FLO DAI\n"
    assert events(position(TWO + RICH + row + extra), line) == [event]


def test_filling_a_barn_tells_with_what() -> None:
    state = position(TWO + JOINED + "red gold=0\nstock BA1:wheat")
    assert events(state, "produce BA1 stone wood") == [
        Event("produced", 0, {"place": "BA1", "stone": 1, "wood": 1, "gold": 0, "points": 2})
    ]


def test_goods_are_told_with_what_they_earned_others() -> None:
    state = position(TWO + JOINED + "red gold=10 donkeys=QUA,BA1\nstock STO:brick(yellow!)")
    assert events(state, "order B") == [
        Event("fulfilled", 0, {"order": "B", "pay": "STO:brick(yellow) MAR:milk*2", "gold": -10, "points": 4}),
        Event("earned", 0, {"owner": 1, "good": "brick", "gold": 2, "points": 2}),
    ]


def test_new_draft_and_trade_tile_are_told() -> None:
    state = position(TWO + RICH + "row SAW TRA FLO DAI\nbag PO1 PO2\nmarket T1A T1B T1C\ntrades T1D T2A T2B T3A")
    assert Event("draft_turned_up", None, {"tile": "PO1"}) in events(state, "town buy 1")
    assert Event("trade_turned_up", None, {"trade": "T1D"}) in events(state, "sell T1A")


def test_milestone_and_stack_are_told() -> None:
    told_of = events(position(TWO + RICH + "red drafts=SAW"), "build SAW.6 @ MAR.6")[1:]
    assert told_of == [
        Event("milestone", 0, {"milestone": "carpenter"}),
        Event("stack_opened", None, {"good": "timber"}),
    ]
    road = events(position(TWO + RICH), "road FAR>MAR paved")
    assert [event.code for event in road] == ["built_paved", "milestone"]


def test_last_order_finishes_the_church() -> None:
    state = position(TWO + RICH + "orders A B=yellow C=yellow D=yellow")
    assert [event.code for event in events(state, "order A")] == ["fulfilled", "church_finished"]


def test_others_are_told_when_the_turn_is_over() -> None:
    state = position(TWO + RICH)
    assert events(state, "beg", reader=1) == []
    turn = open_turn(GAME, state).play_all(0, read_line("beg; herd CHU>QUA", state, 0))
    codes = [event.code for event in told(turn, turn.play(0, End()), 1)]
    assert codes == ["begged", "herd_moved", "ended"]


def test_new_round_and_end_are_told() -> None:
    assert events(position(TWO + "turn 4 yellow"), "end", reader=1) == [
        Event("ended", 1),
        Event("round", None, {"round": 5}),
    ]
    assert events(position(TWO + "turn 100 yellow"), "end", reader=None)[-1] == Event("game_over")


@pytest.mark.parametrize(
    ("card", "extra", "told_of"),
    [
        ("tithe", "", [Event("abbey_tithe", None, {"alms": 2, "what": "QUA"})]),
        ("tithe", "stock", [Event("abbey_tithe_nothing", None, {"alms": 0})]),
        ("alms", "", [Event("abbey_alms", None, {"alms": 3})]),
        (
            "survey",
            "red drafts=PO2\nrow SAW+1 STO FLO DAI\nbag PO1",
            [
                Event("abbey_survey", None, {"alms": 2, "what": "SAW"}),
                Event("draft_turned_up", None, {"tile": "PO1"}),
            ],
        ),
        ("survey", "row\nbag", [Event("abbey_survey_nothing", None, {"alms": 1})]),
        (
            "merchant",
            "market T1C T1A T1B\ntrades T1D T2A T2B T3A",
            [
                Event("abbey_merchant", None, {"alms": 2, "what": "T1C"}),
                Event("trade_turned_up", None, {"trade": "T1D"}),
            ],
        ),
        ("merchant", last_trade(holder="red"), [Event("abbey_merchant_nothing", None, {"alms": 1})]),
        ("pilgrim", "", [Event("abbey_pilgrim_nothing", None, {"alms": 1})]),
    ],
)
def test_abbey_is_told_by_its_card(card: str, extra: str, told_of: list[Event]) -> None:
    state = position(f"{SOLO}abbey alms=0 vp=0 deck={TOP[card]},{SIX},{SIX}\n{extra}")
    assert events(state, "end") == [Event("ended", 0), *told_of, Event("round", None, {"round": 6})]


def test_pilgrim_and_order_of_the_abbey_are_told() -> None:
    village = GROWN.replace("yellow", "red").replace("SAW/3/-5,8", "SAW/3/2,7")
    deck = f"abbey alms=8 vp=0 deck={TOP['pilgrim']},{SIX},{SIX}\n"
    state = position(SOLO + village + deck + "stock SAW:timber(red!)\norders A B=red C=red D=red")
    assert events(state, "end")[1:] == [
        Event("abbey_pilgrim", None, {"alms": 2, "what": "timber"}),
        Event("earned", None, {"owner": 0, "good": "timber", "gold": 2, "points": 2}),
        Event("abbey_order", None, {"order": "A"}),
        Event("church_finished"),
        Event("game_over"),
    ]
