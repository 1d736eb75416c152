from __future__ import annotations

import pytest
from simcord.results import ResponseMessage

from tests.bot.conftest import World, answer, click, text_of
from tests.bot.playing import play_rounds, stored_state


async def solo(world: World, **options: str) -> ResponseMessage:
    panel = (await world.ada.slash(world.channel, "solo", game="tiny_towns", **options)).response
    assert panel is not None
    return panel


async def test_a_solo_game_is_private_until_it_is_shown(world: World) -> None:
    panel = await solo(world, variant="first_game", seed="friends")
    await play_rounds(world, 16, world.ada, panel=panel)
    assert world.posts == []
    assert "Your rank: **Aspiring Architect**" in text_of(panel)

    await click(world.ada, panel, ":share:")

    assert f"{world.ada.mention}: −16 points" in text_of(world.board)
    assert "/solo game:tiny_towns variant:first_game seed:" in text_of(world.board)


async def test_the_same_seed_is_the_same_game_for_everybody(world: World) -> None:
    await solo(world, seed="friends")
    result = await world.bruno.slash(world.channel, "solo", game="tiny_towns", seed=" FRIENDS ")

    assert "Only you can see it" in answer(result)
    assert await stored_state(world, 2) == await stored_state(world, 1)


async def test_a_level_that_does_not_exist_is_refused(world: World) -> None:
    said = answer(await world.ada.slash(world.channel, "solo", game="tiny_towns", level="9"))
    assert "This game's solo challenge has no levels" in said


async def test_variants_are_suggested_in_words(world: World) -> None:
    offered = await world.ada.autocomplete(world.channel, "solo", "variant", "", game="tiny_towns")
    assert offered[0] == {"name": "Random buildings · monuments", "value": "monuments"}


@pytest.mark.parametrize("command", ["game show", "game log"])
async def test_a_private_game_does_not_exist_for_anybody_else(world: World, command: str) -> None:
    await solo(world, seed="friends")

    assert "no such game" in answer(await world.bruno.slash(world.channel, command, game="1"))
    assert "no such game" not in answer(await world.ada.slash(world.channel, command, game="1"))


@pytest.mark.parametrize("custom_id", ["gh:b:words:1:-:", "gh:b:open:1:-:", "gh:b:refresh:1:-:", "gh:b:choose:1:0:"])
async def test_nobody_else_sees_a_private_game_by_a_forged_button(world: World, custom_id: str) -> None:
    await solo(world, seed="friends")

    result = await world.click_forged(world.bruno, custom_id)

    said = [text_of(shown) for shown in (result.response, *result.followups) if shown is not None]
    assert any("no such game" in text for text in said)
