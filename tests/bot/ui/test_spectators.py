from __future__ import annotations

import asyncio

from bot.languages import language
from bot.ui import panels
from tests.bot.conftest import World
from tests.bot.playing import start


async def test_everybody_who_looks_at_the_same_game_gets_a_picture(world: World) -> None:
    await start(world, world.bruno)
    position = await world.bot.play.look(1, None)

    shown = await asyncio.gather(
        *(panels.build(world.bot, position, language("en")) for _ in range(5)), return_exceptions=True
    )

    assert [type(sheet).__name__ for sheet in shown] == ["MessageBuilder"] * 5
