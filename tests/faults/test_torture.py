"""``guildhall torture`` in short: every fault once, at a table of each game and in one club."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
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
#: A bot that has just started draws each game slowly at first, so whatever starts it again is tried with one game.
FAULTS = {
    "the bot": (
        (Seating("tiny_towns", moves_left=2), Seating("tiny_towns", people=1, computers=1)),
        [
            "killed in a request",
            "killed while writing",
            "killed at any moment",
            "killed while starting",
            "killed while stopping",
            "stopped",
        ],
    ),
    "what it says and hears": (
        SEATINGS,
        [
            *("429", "429 everywhere", "429 without a retry", "401", "403", "404", "500", "502", "503"),
            *("no answer", "connection cut", "gateway dropped", "gateway session lost"),
            *("interaction too late", "interaction expired", "interaction repeated"),
        ],
    ),
    "where it is": (
        SEATINGS,
        [
            *("database busy", "disk full", "clock ahead", "clock back"),
            *("permissions lost", "access lost", "messages deleted", "threads deleted", "threads locked"),
            "channel deleted",
        ],
    ),
}


def test_every_fault_is_tried() -> None:
    assert {name for _, names in FAULTS.values() for name in names} == set(TRIALS)


@pytest.mark.parametrize(("seatings", "names"), FAULTS.values(), ids=FAULTS)
async def test_nothing_is_lost(seatings: Sequence[Seating], names: list[str], tmp_path: Path) -> None:
    report = await torture(tmp_path, 1, names, seatings, meeting=1, icons=False)

    assert report.lost == []
    assert [name for name in names if report.faults[name].hits == 0] == []
    assert report.moves_acknowledged > 0
    assert report.ratings > 0, "nothing was compared with a recount"


async def test_the_last_board_of_a_finished_game_is_not_deleted_because_nothing_brings_it_back(tmp_path: Path) -> None:
    async with (
        opened(tmp_path, [Seating("tiny_towns", moves_left=0)], icons=False) as scene,
        asyncio.timeout(LONGEST_WAIT),
    ):
        await scene.bot.start()
        scene.everybody_plays()
        deleted = await TRIALS["messages deleted"](scene, Random(0))

        assert deleted == 0
        assert len(boards_of(1, scene.stand_in.places)) == 1
