"""Taps over sockets are timed beside those of a bare bot, and a crowd's whole turns are counted."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.storage import outside
from bot.testing import cores, crowd, moves
from bot.testing.crowd import Crowd, Stretch, turns_a_second
from bot.testing.tables import Seating

TREE = Path(moves.__file__).parents[2]
TABLES = [Seating(slug) for slug in ("tiny_towns", "hamlet") for _ in range(crowd.TABLES_EACH)]


async def test_taps_are_timed_beside_those_of_a_bare_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "WARMING_UP", 0)
    monkeypatch.setattr(moves, "TAPS", 4)
    drawn = tmp_path / "drawing-times"
    drawn.touch()
    async with AsyncExitStack() as stack:
        playing = moves.playing([Seating("tiny_towns")], processes=False, drawing_times=str(drawn))
        scene = await stack.enter_async_context(playing)
        pong = await stack.enter_async_context(moves.answering())

        (latency,) = await moves.latencies(scene, scene.tables, pong, drawn)

    assert latency.game == "tiny_towns"
    assert latency.moves + latency.questions == 4
    assert 0 < latency.drawing_ms < latency.move_ms
    assert 0 < latency.pong_ms < latency.move_ms


@pytest.mark.parametrize("tree", [None, TREE], ids=["this tree", "another tree"])
async def test_a_crowd_plays_whole_turns(tree: Path | None) -> None:
    async with moves.playing(TABLES, tree=tree, processes=False) as scene:
        playing = Crowd(scene, scene.tables)
        await playing.sit_down()
        # However short a stretch is, everybody who may act taps once.
        stretches = [await playing.play(0.01, cores.available()) for _ in range(20)]

        turns = sum(stretch.turns for stretch in stretches)
        assert turns == outside.turns_over(scene.bot.database)
        assert turns <= sum(stretch.moves for stretch in stretches)
        assert turns > 0


def test_turns_a_second_are_those_of_all_stretches_together() -> None:
    assert turns_a_second([Stretch(2, 10, 20), Stretch(3, 5, 20)]) == 3


@pytest.mark.skipif(not cores.available(), reason="processes can't choose their cores here")
def test_everything_that_was_started_from_here_stays_on_the_chosen_cores() -> None:
    first, *_ = before = cores.available()
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        with cores.pinned([first]):
            assert os.sched_getaffinity(child.pid) == os.sched_getaffinity(0) == {first}
        assert os.sched_getaffinity(child.pid) == os.sched_getaffinity(0) == {*before}
        child.communicate(b"\n")
