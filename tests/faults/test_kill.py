"""The bot is killed at one certain moment; torture kills it at all others."""

from __future__ import annotations

from bot.testing.audit import findings
from bot.testing.payloads import Payload
from bot.testing.places import Places
from bot.testing.scene import Scene
from tests.faults.conftest import die_and_come_back


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
