from __future__ import annotations

from tests.faults.conftest import Scene


async def test_a_thread_that_was_created_right_before_the_end_is_used(small_scene: Scene) -> None:
    scene, cut_off = small_scene, []

    async def die() -> None:
        cut_off.append(True)
        scene.stand_in.threaded = None
        await scene.host.kill()

    scene.stand_in.threaded = die
    await scene.die_and_come_back()
    (ledger,) = (await scene.ledgers()).values()

    assert cut_off
    assert ledger.row.thread_id == ledger.row.card_message_id
