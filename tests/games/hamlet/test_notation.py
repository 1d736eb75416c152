"""Commands, steps and positions as text, both ways."""

from __future__ import annotations

import pytest

from games.core import IllegalMove
from games.hamlet.notation import (
    HamletNotation,
    read_command,
    read_position,
    read_step,
    write_deeds,
    write_position,
    write_step,
)
from games.hamlet.state import (
    Begin,
    Build,
    Buy,
    Confirm,
    End,
    Fill,
    Herd,
    Hire,
    Instead,
    Lay,
    Move,
    PickEdge,
    Recruit,
    Sell,
    Unit,
    Use,
)
from tests.games.hamlet.table import RICH, SOLO, TWO, do, position, take


@pytest.mark.parametrize(
    "text",
    [
        "produce QUA",
        "produce BA1 wood wood stone",
        "process SAW 1",
        "town buy 3",
        "town buy 1 hire V D@FAR D@QUA",
        "town hire D@CHU",
        "town hire V",
        "sell T1A",
        "order B",
        "beg",
        "build SAW.3 @ QUA.4",
        "road QUA>STO bridge",
        "road WOO>LWO paved",
        "herd CHU>QUA CHU>FAR",
        "order C pay FAR:wheat*2 MAR:stone SAW:timber(red)",
        "build SAW.6 @ MAR.6 pay FAR:wheat*2 MAR:stone",
    ],
)
def test_command_reads_as_it_is_written(text: str) -> None:
    assert write_deeds(read_command(text)) == [text]


def test_meaning_of_commands() -> None:
    assert read_command("town buy 1 hire V D@FAR") == (Buy(1), Hire(), Hire("FAR"))
    assert read_command("build SAW.3 @ QUA.4") == (Build("SAW", 3, "QUA", 4),)
    assert read_command("herd CHU>QUA") == (Herd((Move("CHU", "QUA"),)),)
    units = (Unit("FAR", "wheat"), Unit("FAR", "wheat"), Unit("SAW", "timber", 1))
    assert read_command("sell T1A pay FAR:wheat*2 SAW:timber(yellow)") == (Sell("T1A", units),)


def test_hiring_after_a_purchase_is_written_on_its_line() -> None:
    deeds = [*read_command("produce QUA"), Buy(2), Hire(), Buy(1), Hire("FAR"), *read_command("beg"), Hire()]
    assert write_deeds(deeds) == ["produce QUA", "town buy 2 hire V", "town buy 1 hire D@FAR", "beg", "town hire V"]


@pytest.mark.parametrize(
    "text",
    [
        "", "build", "build SAW @ QUA", "build SAW.3 QUA.4", "build XXX.3 @ QUA.4", "process SAW", "process SAW one",
        "town", "town sell", "town hire", "town hire X", "town buy", "road QUA STO bridge", "road QUA>STO tunnel",
        "herd", "produce BA1 gold", "beg twice", "beg pay QUA:stone", "order B pay QUA", "order B pay QUA:gold",
        "order B pay QUA:stone(pink)", "sell", "dance",
    ],
)  # fmt: skip
def test_nonsense_is_unreadable(text: str) -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        read_command(text)


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (Begin("town"), "begin town"),
        (Fill(("wood", "wood", "stone")), "fill wood wood stone"),
        (Recruit("donkey"), "recruit donkey"),
        (PickEdge(4), "edge 4"),
        (Lay(3), "lay 3"),
        (Instead(Unit("MAS", "brick", 2)), "instead MAS:brick(blue)"),
        (Use(Unit("MAR", "brick")), "use MAR:brick"),
        (Confirm(), "confirm"),
        (End(), "end"),
    ],
)
def test_step_reads_as_it_is_written(step: object, text: str) -> None:
    assert write_step(step) == text  # type: ignore[arg-type]
    assert read_step(text) == step


@pytest.mark.parametrize(
    "text", ["", "begin", "begin dance", "stand", "stand NOWHERE", "lay x", "confirm it", "over sea"]
)
def test_nonsense_step_is_unreadable(text: str) -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        HamletNotation().read_action(text)


# ---------------------------------------------------------------- positions


def test_start_reads_as_it_is_written() -> None:
    for text in (TWO, SOLO, "hamlet 4 random master"):
        state = position(text)
        assert read_position(write_position(state)) == state


def test_position_in_the_middle_of_a_choice_reads_as_it_is_written() -> None:
    state = do(position(TWO + RICH + "red drafts=SAW,PO2"), "build SAW.6 @ MAR.6")
    state = take(state, "begin build", "draft PO2", "stand CHU")
    text = write_position(state)
    assert text.splitlines()[-3:] == ["> begin build", "> draft PO2", "> stand CHU"]
    assert read_position(text) == state


def test_position_after_a_reveal_starts_there() -> None:
    state = do(position(TWO + RICH), "herd CHU>QUA", "town buy 1")
    text = write_position(state)
    assert ">" not in text.replace("CHU>QUA", "")
    assert read_position(text) == state


def test_news_of_players_and_abbey_read_as_they_are_written() -> None:
    state = do(position(SOLO + RICH + "stock QUA:stone*3 WOO:wood*3 FAR:wheat*3\nred drafts=SAW"), "order A")
    state = take(do(state, "build SAW.6 @ MAR.6"), "end")
    assert read_position(write_position(state)) == state


@pytest.mark.parametrize(
    "line",
    [
        "hamlet 5 standard journeyman", "hamlet 2 nowhere journeyman", "hamlet 2 standard hero", "hamlet",
    ],
)  # fmt: skip
def test_unknown_table_is_unreadable(line: str) -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        read_position(line)


@pytest.mark.parametrize(
    "line",
    ["pink gold=3", "red gold=x", "red silver=3", "village CHU", "roads QUA>STO/tunnel/red", "stock QUA:gold", "row X",
     "did red 1 1 - dance", "earned red yellow gold 1 1", "turn 1", "blue gold=3", "> dance"],
)  # fmt: skip
def test_unknown_line_is_unreadable(line: str) -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        read_position(TWO + line)
