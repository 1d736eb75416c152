"""The bot is asked to stop in the middle of play: it finishes what it has begun."""

from __future__ import annotations

import asyncio

from tests.faults.audit import unexplained
from tests.faults.conftest import Scene
from tests.waiting import LONGEST_WAIT

STOP = 12


async def test_a_polite_stop_in_the_middle_of_play_answers_everybody(scene: Scene) -> None:
    async with asyncio.timeout(LONGEST_WAIT):
        await scene.host.start()
        scene.everybody_plays()
        await scene.until(lambda: scene.done >= STOP)
        exit_code = await scene.host.stop()
    ledgers = await scene.ledgers()

    assert exit_code == 0
    assert "Traceback" not in scene.host.log, scene.host.log
    assert not any("went wrong" in text for text in scene.stand_in.problems)
    assert unexplained(scene.people, ledgers) == []
