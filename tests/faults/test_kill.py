"""The bot is killed in the middle of play and started again: nothing that was confirmed is lost."""

from __future__ import annotations

import asyncio

from bot.testing.audit import findings
from bot.testing.payloads import Payload
from bot.testing.places import Places
from bot.testing.scene import Scene
from tests.faults.conftest import die_and_come_back
from tests.waiting import LONGEST_WAIT

#: After how many moves that players were told about the bot is killed, killed again, and everybody rests.
FIRST_KILL, SECOND_KILL, REST = 10, 10, 6


async def test_nothing_that_was_promised_is_lost(scene: Scene) -> None:
    async with asyncio.timeout(LONGEST_WAIT):
        await scene.bot.start()
        scene.everybody_plays()
        await scene.moves(FIRST_KILL)
        await scene.bot.kill()
        await scene.bot.start()
        await scene.moves(SECOND_KILL)
        await scene.bot.kill()
        await scene.bot.start()
        await scene.moves(REST)
        await scene.everybody_rests()
        await scene.bot.quiet()
        exit_code = await scene.bot.stop()
    books = await scene.books()

    assert exit_code == 0
    assert scene.stand_in.unknown == []
    assert "Traceback" not in scene.bot.log, scene.bot.log
    assert findings(books, scene.people, scene.stand_in.places) == []


async def test_a_board_that_was_sent_right_before_the_end_is_not_sent_twice(small_scene: Scene) -> None:
    """Discord has it, but the bot dies before it can write that down; the nonce tells Discord that it's the same."""
    places = small_scene.stand_in.places
    await die_and_come_back(small_scene, lambda request: boards(places) != [])
    books = await small_scene.books()

    assert places.repeated == [board["nonce"] for board in boards(places)]
    assert len(boards(places)) == 1
    assert findings(books, small_scene.people, places) == []


def boards(places: Places) -> list[Payload]:
    return [message.payload for message in places.messages.values() if message.payload.get("attachments")]
