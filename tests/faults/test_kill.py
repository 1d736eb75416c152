"""The bot is killed in the middle of play and started again: nothing that was confirmed is lost."""

from __future__ import annotations

import asyncio

from tests.faults.audit import faulty_boards, unexplained
from tests.faults.conftest import Scene
from tests.faults.payloads import Payload
from tests.waiting import LONGEST_WAIT

#: How many moves players have been told about when the bot is killed, killed again, and when everybody goes home.
FIRST_KILL, SECOND_KILL, HOME = 10, 20, 26


async def test_nothing_that_was_promised_is_lost(scene: Scene) -> None:
    async with asyncio.timeout(LONGEST_WAIT):
        await scene.host.start()
        scene.everybody_plays()
        await scene.until(lambda: scene.done >= FIRST_KILL)
        await scene.host.kill()
        await scene.host.start()
        await scene.until(lambda: scene.done >= SECOND_KILL)
        await scene.host.kill()
        await scene.host.start()
        await scene.until(lambda: scene.done >= HOME)
        await scene.all_go_home()
        await scene.host.quiet()
        exit_code = await scene.host.stop()
    ledgers = await scene.ledgers()

    assert exit_code == 0
    assert scene.stand_in.problems == [], scene.host.log
    assert "Traceback" not in scene.host.log, scene.host.log
    assert unexplained(scene.people, ledgers) == []
    assert [ledger.turns()[-1] for ledger in ledgers.values()] == [ledger.stored for ledger in ledgers.values()]
    assert faulty_boards(ledgers.values(), scene.stand_in) == []


def die_with_the_first_board(scene: Scene) -> list[str]:
    """The bot is killed as soon as Discord has a board; the list then holds the nonce of that message."""
    cut_off: list[str] = []

    async def die(message: Payload) -> None:
        if message.get("attachments") and not cut_off:
            cut_off.append(message["nonce"])
            await scene.host.kill()

    scene.stand_in.taken = die
    return cut_off


async def test_a_board_that_was_sent_right_before_the_end_is_not_sent_twice(small_scene: Scene) -> None:
    """Discord has it, but the bot dies before it can write that down; the nonce tells Discord that it's the same."""
    scene = small_scene
    cut_off = die_with_the_first_board(scene)
    await scene.die_and_come_back()
    ledgers = await scene.ledgers()

    nonces = [message["nonce"] for message in scene.stand_in.messages.values() if "nonce" in message]
    assert cut_off
    assert set(cut_off) <= set(scene.stand_in.repeated)
    assert len(set(nonces)) == len(nonces)
    assert faulty_boards(ledgers.values(), scene.stand_in) == []
