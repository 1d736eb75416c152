"""The bot is asked to stop in the middle of play: it finishes what it has begun."""

from __future__ import annotations

import asyncio

from bot.testing.audit import unexplained
from bot.testing.scene import Scene
from tests.waiting import LONGEST_WAIT

STOP = 12


async def test_a_polite_stop_in_the_middle_of_play_answers_everybody(scene: Scene) -> None:
    async with asyncio.timeout(LONGEST_WAIT):
        await scene.bot.start()
        scene.everybody_plays()
        await scene.moves(STOP)
        exit_code = await scene.bot.stop()
    books = await scene.books()

    assert exit_code == 0
    assert "Traceback" not in scene.bot.log, scene.bot.log
    assert not any("went wrong" in text for text in scene.stand_in.people.problems)
    assert unexplained(scene.people, books.ledgers) == []
