"""``guildhall torture`` in short: every fault once, at a table of each game and in one club."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.testing.audit import boards_of
from bot.testing.scene import opened
from bot.testing.tables import Seating
from bot.testing.torture import torture
from bot.testing.trials import TRIALS
from tests.waiting import LONGEST_WAIT

#: Two people about to finish a game, which is rated; one about to finish a game against a computer, one alone, and two
#: people at the beginning.
SEATINGS = (
    Seating("tiny_towns", moves_left=2),
    Seating("carrara", people=1, computers=1, moves_left=4),
    Seating("welcome_to", people=1),
    Seating("hamlet"),
)
FAULTS = {
    "the machine": ["killed", "database busy", "disk full", "clock ahead", "clock back", "stopped", "killed"],
    "requests": ["429", "429 everywhere", "429 without a retry", "500", "502", "503", "no answer", "connection cut"],
    "interactions": [
        "interaction too late",
        "interaction expired",
        "interaction repeated",
        "gateway dropped",
        "gateway session lost",
    ],
    "places": [
        "permissions lost",
        "access lost",
        "boards deleted",
        "threads deleted",
        "threads locked",
        "channel deleted",
    ],
}


def test_every_fault_is_tried() -> None:
    assert {name for names in FAULTS.values() for name in names} == set(TRIALS)


@pytest.mark.parametrize("names", FAULTS.values(), ids=FAULTS)
async def test_nothing_is_lost(names: list[str], tmp_path: Path) -> None:
    report = await torture(tmp_path, 1, names, SEATINGS, meeting=1)

    assert report.lost == []
    assert [name for name in names if report.faults[name].hits == 0] == []
    assert report.moves_acknowledged > 0
    assert report.ratings > 0, "nothing was compared with a recount"


async def test_the_last_board_of_a_finished_game_is_not_deleted_because_nothing_brings_it_back(tmp_path: Path) -> None:
    async with opened(tmp_path, [Seating("tiny_towns", moves_left=0)]) as scene, asyncio.timeout(LONGEST_WAIT):
        await scene.bot.start()
        scene.everybody_plays()
        deleted = await TRIALS["boards deleted"](scene, Random(0))

        assert deleted == 0
        assert len(boards_of(1, scene.stand_in.places)) == 1
