"""Menus: what → where → with what, pages, taking back."""

from __future__ import annotations

import pytest

from games.first_edition import IllegalAction
from games.hamlet.choosing import MENU, stage
from games.hamlet.data import TILES
from games.hamlet.notation import write_step
from games.hamlet.queries import gold_after, reveals
from games.hamlet.setup import new
from games.hamlet.state import End, Layout, Options, State
from games.hamlet.turn import apply, can_take_back, legal, take_back
from tests.games.hamlet.table import RICH, TWO, do, position, take

START_PLACES = ("CHU", "WOO", "QUA", "FAR", "MAR", "TOW")


def offered(state: State) -> list[str]:
    return [write_step(action) for action in legal(state, state.active)]


def test_only_kinds_with_a_whole_deed_behind_them_are_offered() -> None:
    state = position(TWO + "red gold=0\nstock QUA:stone WOO:wood FAR:wheat\nmarket T3A")
    assert offered(state) == ["begin produce", "begin town", "begin herd", "end"]


def test_every_kind_can_be_offered() -> None:
    state = position(
        TWO
        + RICH
        + "red drafts=SMO,SAW villagers=CHU,CHU,CHU,CHU\nmarket T1A\nstock QUA:stone*3 WOO:wood*3 FAR:wheat*3"
    )
    state = do(state, "build SAW.6 @ MAR.6", "build SMO.1 @ CHU.8")
    assert offered(state) == [
        "begin produce", "begin process", "begin town", "begin sell", "begin order", "begin road", "begin herd", "end",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("steps", "question", "answers"),
    [
        ([], "kind", None),
        (["begin town"], "town", ["slot 1", "slot 2", "slot 3", "slot 4", "recruit villager", "recruit donkey"]),
        (["begin town", "recruit donkey"], "donkey_place", [f"put {code}" for code in START_PLACES]),
        (["begin town", "slot 2"], "confirm", ["confirm"]),
        (["begin order"], "order", ["order A", "order B", "order C", "order D"]),
        (["begin order", "order A"], "payment", ["confirm"]),
        (["begin beg"], "confirm", ["confirm"]),
        (["begin build"], "draft", ["draft PO2"]),
        (["begin build", "draft PO2", "stand FAR"], "edge", ["edge 1", "edge 2"]),
        (["begin build", "draft PO2", "stand CHU", "edge 8"], "placement", ["lay 1"]),
        (["begin build", "draft PO2", "stand CHU", "edge 8", "lay 1"], "payment", ["confirm", "instead QUA:stone"]),
        (["begin herd"], "herd", ["donkey CHU"]),
        (["begin herd", "donkey CHU"], "step", ["walk WOO", "walk QUA", "walk FAR", "walk MAR", "walk TOW"]),
        (["begin herd", "donkey CHU", "walk QUA"], "herd", ["confirm"]),
    ],
)  # fmt: skip
def test_questions_and_answers(steps: list[str], question: str, answers: list[str] | None) -> None:
    state = take(position(TWO + RICH + "red drafts=PO2"), *steps)
    assert stage(state) == question
    assert answers is None or offered(state) == answers


def test_barn_asks_for_its_mix() -> None:
    state = do(position(TWO + RICH + "red drafts=BA1"), "build BA1.2 @ MAR.6")
    state = take(state, "begin produce", "stand BA1")
    assert len(offered(state)) == 10
    assert "fill stone wood wheat" in offered(state)


def test_number_of_goods_is_asked_only_when_there_is_a_choice() -> None:
    state = do(position(TWO + RICH + "red gold=60 drafts=LUM"), "build LUM.9 @ MAR.6")
    state = take(state, "begin process", "stand LUM")
    assert offered(state) == ["make 2", "make 1"]
    one_slot = do(position(TWO + RICH + "red drafts=SAW"), "build SAW.6 @ MAR.6")
    assert stage(take(one_slot, "begin process", "stand SAW")) == "payment"


def test_crossing_is_asked_only_when_both_are_possible() -> None:
    state = do(position(TWO + RICH + "red drafts=SMO"), "build SMO.1 @ CHU.8")
    state = take(state, "begin road", "stand QUA", "to SMO")
    assert stage(state) == "payment"
    assert state.choosing is not None
    assert state.choosing.over == "bridge"


def test_chosen_pair_of_segments_becomes_the_name_of_the_placement() -> None:
    """The forest pond between church and town hall touches the church with two segments."""
    state = position(TWO + RICH + "red drafts=PO1")
    low = take(state, "begin build", "draft PO1", "stand CHU", "edge 13", "lay 1")
    high = take(state, "begin build", "draft PO1", "stand CHU", "edge 14", "lay 1")
    assert low.choosing is not None
    assert high.choosing is not None
    assert low.choosing == high.choosing
    assert (high.choosing.edge, high.choosing.segment) == (13, 1)


# ---------------------------------------------------------------- long lists


def long_village() -> State:
    """Every tile somewhere along one line of places, joined by roads: only the number of them matters here."""
    start = position(TWO).places
    rest = [code for code in TILES if code not in {place.tile for place in start}]
    laid = [f"{place.tile}/{place.rot}/{place.at[0]},{place.at[1]}" for place in start]
    laid += [f"{code}/0/{20 + 9 * i},0" for i, code in enumerate(rest)]
    roads = [f"CHU>{code}/bridge/yellow" for code in rest]
    return position(f"{TWO}{RICH}village {' '.join(laid)}\nroads {' '.join(roads)}")


def test_list_longer_than_a_menu_is_paged() -> None:
    state = take(long_village(), "begin town", "recruit donkey")
    first = offered(state)
    assert len(first) == MENU
    assert first[-1] == "more"
    second = offered(take(state, "more"))
    assert len(first) - 1 + len(second) == 32
    assert "more" not in second
    assert len({*first, *second} - {"more"}) == 32


def test_entry_of_another_page_is_refused() -> None:
    state = take(long_village(), "begin town", "recruit donkey")
    last = offered(take(state, "more"))[-1]
    with pytest.raises(IllegalAction, match="not_offered"):
        take(state, last)
    assert stage(take(state, "more", last)) == "confirm"


def test_command_finds_its_way_to_a_later_page() -> None:
    state = do(long_village(), "town hire D@OU1")
    assert "OU1" in state.players[0].donkeys


# ---------------------------------------------------------------- taking back


def test_each_step_can_be_taken_back() -> None:
    before = position(TWO + RICH + "red drafts=PO2")
    states = [before]
    for step in (
        "begin build",
        "draft PO2",
        "stand CHU",
        "edge 8",
        "lay 1",
        "instead QUA:stone",
        "use MAR:stone",
        "confirm",
    ):
        states.append(take(states[-1], step))
    for earlier, later in zip(states[-2::-1], states[:0:-1], strict=True):
        assert take_back(later, 0) == earlier


def test_nothing_is_taken_back_at_the_start_of_a_turn() -> None:
    state = position(TWO)
    assert not can_take_back(state, 0)
    with pytest.raises(IllegalAction, match="nothing_to_take_back"):
        take_back(state, 0)


def test_taking_back_stops_at_a_reveal() -> None:
    state = take(do(position(TWO + RICH), "herd CHU>QUA", "town buy 1"), "begin town")
    state = take_back(state, 0)
    assert not can_take_back(state, 0)
    assert state.players[0].donkeys == ("QUA",)


def test_ended_turn_is_final() -> None:
    state = take(do(position(TWO), "herd CHU>QUA"), "end")
    assert not can_take_back(state, 0)
    assert not can_take_back(state, 1)


def test_only_the_active_seat_takes_back() -> None:
    state = take(position(TWO), "begin herd")
    assert not can_take_back(state, 1)


def test_turn_cannot_end_in_the_middle_of_a_choice() -> None:
    state = take(position(TWO), "begin herd")
    with pytest.raises(IllegalAction, match="not_offered"):
        apply(state, 0, End())


# ---------------------------------------------------------------- before confirming


@pytest.mark.parametrize(
    ("text", "steps", "told"),
    [
        ("", ["begin town", "slot 1"], True),
        ("bag", ["begin town", "slot 1"], False),
        ("", ["begin town", "recruit villager"], False),
        ("market T1A\ntrades T2A", ["begin sell", "trade T1A"], True),
        ("market T1A\ntrades", ["begin sell", "trade T1A"], False),
        ("red drafts=SAW", ["begin build", "draft SAW", "stand MAR", "edge 6", "lay 6"], False),
        ("red drafts=SAW\nrow PO1\nbag", ["begin build", "draft SAW", "stand MAR", "edge 6", "lay 6"], True),
        ("red drafts=PO1\nrow PO2\nbag", ["begin build", "draft PO1", "stand MAR", "edge 3", "lay 1"], False),
        ("", ["begin town"], False),
    ],
)
def test_warning_before_a_reveal(text: str, steps: list[str], told: bool) -> None:
    assert reveals(take(position(TWO + RICH + text), *steps)) is told


@pytest.mark.parametrize(("bag", "told"), [("", True), ("bag", False)])
def test_warning_tells_the_truth(bag: str, told: bool) -> None:
    state = take(position(TWO + RICH + bag), "begin town", "slot 1")
    assert reveals(state) is told
    assert can_take_back(take(state, "confirm"), 0) is not told


def test_gold_after_the_payment_is_shown() -> None:
    state = take(position(TWO + RICH), "begin order", "order B")
    assert gold_after(state) == 25
    assert gold_after(position(TWO)) is None


# ---------------------------------------------------------------- counting all ways


def ways(state: State, depth: int) -> int:
    """How many different rows of so many steps lead on from here."""
    offered = legal(state, state.active)
    if depth == 1:
        return len(offered)
    return sum(ways(apply(state, state.active, action), depth - 1) for action in offered)


@pytest.mark.parametrize(
    ("seats", "layout", "counts"),
    [
        (1, "river_bend", [5, 14, 32, 59, 129, 370, 860]),
        (2, "standard", [6, 18, 39, 71, 161, 478, 1157]),
        (4, "old_road", [6, 18, 39, 71, 160, 476, 1172]),
    ],
)
def test_number_of_ways_from_the_start(seats: int, layout: Layout, counts: list[int]) -> None:
    start = new(seats, Options(layout=layout), seed=7)
    assert [ways(start, depth) for depth in range(1, 8)] == counts
