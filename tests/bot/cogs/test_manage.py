"""Cancelling a game: only moderators can, and only if they mean it."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor

from bot.storage import games
from tests.bot.conftest import World, answer, click, control, controls_of, labels_of, text_of
from tests.bot.playing import start

CANCEL = "gh:b:cancel:1:-:"


@pytest.fixture
def mona(world: World) -> MemberActor:
    return world.moderator()


async def status(world: World) -> str:
    game = await world.bot.database.read(games.find, 1)
    assert game is not None
    return game.status


async def test_a_moderator_is_asked_before_a_game_is_cancelled(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)

    asked = (await mona.slash(world.channel, "manage cancel", game="1")).response

    assert asked is not None
    assert asked.ephemeral
    assert "without a result" in text_of(asked)
    assert labels_of(asked) == ["Cancel Tiny Towns 1 (Ada, Bruno)"]
    assert [part["style"] for part in controls_of(asked)] == [discord.ButtonStyle.danger.value]
    assert await status(world) == "running"


async def test_the_button_cancels_the_game(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)
    asked = (await mona.slash(world.channel, "manage cancel", game="1")).response
    assert asked is not None

    await mona.submit_modal(await click(mona, asked, ":cancel:"), {"reason": "Holidays *for* @everyone"})

    assert await status(world) == "cancelled"
    assert text_of(asked) == "The game is cancelled."
    assert labels_of(asked) == []
    assert "A moderator cancelled this game" in text_of(world.board)
    assert "💬 Holidays \\*for\\* \\@" in text_of(world.board)
    assert "@everyone" not in text_of(world.board)


async def test_a_reason_that_was_typed_is_in_the_form(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)
    asked = (await mona.slash(world.channel, "manage cancel", game="1", reason="Nobody plays")).response
    assert asked is not None

    assert control(asked, ":cancel:")["custom_id"] == f"{CANCEL}Nobody plays"
    await mona.submit_modal(await click(mona, asked, ":cancel:"), {})

    assert await status(world) == "cancelled"


async def test_whoever_is_sure_is_not_asked(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)

    said = answer(await mona.slash(world.channel, "manage cancel", game="1", sure=True))

    assert said == "The game is cancelled."
    assert await status(world) == "cancelled"


async def test_nobody_else_can_press_that_button(world: World) -> None:
    await start(world, world.bruno)

    result = await world.click_forged(world.ada, CANCEL)

    assert "Only moderators of this server" in answer(result)
    assert await status(world) == "running"


async def test_a_game_that_is_over_is_not_asked_about(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)
    await mona.slash(world.channel, "manage cancel", game="1", sure=True)

    assert "This game is over" in answer(await mona.slash(world.channel, "manage cancel", game="1"))


async def test_a_table_that_has_not_started_can_be_cancelled(world: World, mona: MemberActor) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    await mona.slash(world.channel, "manage cancel", game="1", reason="Two of them", sure=True)

    assert "This table has been closed" in text_of(world.posts[0])
    assert "💬 Two of them" in text_of(world.posts[0])


async def test_the_card_and_the_board_of_a_cancelled_game_say_the_same(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)

    await mona.slash(world.channel, "manage cancel", game="1", reason="Two of them", sure=True)

    cancelled = "🚫 A moderator cancelled this game. It doesn't count.\n💬 Two of them"
    assert [cancelled in text_of(post) for post in (world.posts[0], world.board)] == [True, True]
