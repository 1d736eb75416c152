from __future__ import annotations

from tests.bot.conftest import World, click


async def test_a_message_that_was_sent_is_not_kept_in_memory(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await click(world.bruno, world.card, ":join:")
    await click(world.ada, world.card, ":start:")
    await world.open_panel(world.ada)

    assert list(world.bot.persistent_views) == []
