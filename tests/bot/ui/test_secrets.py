"""Nobody sees what others do in an open round: not in pictures, words, menus, logs or answers."""

from __future__ import annotations

from simcord.actors import MemberActor

from bot.testing.components import walk
from tests.bot.conftest import World, answer, click, text_of
from tests.bot.playing import panel_of, place_first, start


async def everything_seen_by(world: World, player: MemberActor) -> list[object]:
    """Text, controls, alt texts and pictures of the board, the panel, the words, the log and the suggestions."""
    seen: list[object] = [text_of(world.board), await world.board.attachments[0].read()]
    panel = await panel_of(world, player)
    (picture,) = panel.attachments
    seen += [text_of(panel), await picture.read(), picture.description, picture.filename]
    seen += [part.get("label") for part in walk(panel.components)]
    words = await click(player, world.board, ":words:")
    seen += [answer(words), answer(await player.slash(world.channel, "game log"))]
    seen += [answer(await player.slash(world.channel, "tiny-towns board", text=True))]
    seen += await player.autocomplete(world.channel, "tiny-towns do", "step", "")
    return seen


async def test_an_open_round_looks_the_same_to_the_others_whatever_is_done_in_it(world: World) -> None:
    await world.ada.slash(world.channel, "settings", confirm="never")
    await start(world, world.bruno)
    before = await everything_seen_by(world, world.bruno)

    ada = await panel_of(world, world.ada)
    await place_first(world.ada, ada)

    assert await everything_seen_by(world, world.bruno) == before


async def test_the_other_person_cannot_see_the_private_panel(world: World) -> None:
    await start(world, world.bruno)
    panel = await panel_of(world, world.ada)

    assert panel.ephemeral
    thread = world.channel.threads[0]
    assert panel.id in [message.id for message in thread.history(viewer=world.ada)]
    assert panel.id not in [message.id for message in thread.history(viewer=world.bruno)]


async def test_the_log_is_open_once_the_round_is_over(world: World) -> None:
    await start(world, world.bruno)
    ada, bruno = await panel_of(world, world.ada), await panel_of(world, world.bruno)
    await place_first(world.ada, ada)
    assert "Ada**" not in answer(await world.bruno.slash(world.channel, "game log"))

    await place_first(world.bruno, bruno)
    await click(world.bruno, bruno, ":end")

    assert "**Ada** put" in answer(await world.bruno.slash(world.channel, "game log"))
