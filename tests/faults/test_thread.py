from __future__ import annotations

from bot.testing.scene import Scene
from tests.faults.conftest import die_and_come_back


async def test_a_thread_that_was_created_right_before_the_end_is_used(small_scene: Scene) -> None:
    threads = small_scene.stand_in.places.threads
    await die_and_come_back(small_scene, lambda request: threads() != [])
    (ledger,) = (await small_scene.books()).ledgers.values()

    assert [thread.number for thread in threads()] == [ledger.row.thread_id]
    assert ledger.row.thread_id == ledger.row.card_message_id
