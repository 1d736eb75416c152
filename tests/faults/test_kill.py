"""The bot is killed in the middle of play and started again: nothing that was confirmed is lost."""

from __future__ import annotations

import asyncio

from tests.faults.audit import Ledger
from tests.faults.conftest import Scene
from tests.faults.payloads import Payload
from tests.faults.stand_in import StandIn
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
    for person in scene.people:
        ledger = ledgers[person.game_id]
        assert ledger.explained_by(person.seat, person.clicks), f"told: {person.clicks}\nkept: {ledger.stored}"
    for ledger in ledgers.values():
        assert ledger.turns()[-1] == ledger.stored
        check_boards(ledger, scene.stand_in)


def check_boards(ledger: Ledger, stand_in: StandIn) -> None:
    """Every resolved round asked for a board, and it was shown, unless a later one of the same game came first."""
    boards = ledger.boards()
    assert len(boards) == ledger.resolved()
    for number, outcome in enumerate(boards):
        assert outcome is not None
        later = [text for text in boards[number + 1 :] if text and text.startswith(("sent", "edited"))]
        kind, _, message = outcome.partition(" ")
        assert kind in ("sent", "edited") or (kind == "superseded" and later)
        assert kind != "sent" or int(message) in stand_in.messages
    assert ledger.row.board_message_id in stand_in.messages


async def test_a_board_that_was_sent_right_before_the_end_is_not_sent_twice(small_scene: Scene) -> None:
    """Discord has it, but the bot dies before it can write that down; the nonce tells Discord that it's the same."""
    scene = small_scene
    cut_off: list[str] = []

    async def die_with_the_first_board(message: Payload) -> None:
        if message.get("attachments") and not cut_off:
            cut_off.append(message["nonce"])
            await scene.host.kill()

    scene.stand_in.taken = die_with_the_first_board
    await scene.die_and_come_back()
    ledgers = await scene.ledgers()

    nonces = [message["nonce"] for message in scene.stand_in.messages.values() if "nonce" in message]
    assert cut_off
    assert set(cut_off) <= set(scene.stand_in.repeated)
    assert len(set(nonces)) == len(nonces)
    for ledger in ledgers.values():
        check_boards(ledger, scene.stand_in)
