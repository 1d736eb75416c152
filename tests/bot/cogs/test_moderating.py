"""Moving a game, who may use what moderators use, and what is noted about it."""

from __future__ import annotations

import re

import discord
import pytest
from simcord.actors import MemberActor

from bot import clock
from bot.storage.audit import Deed
from bot.table.timekeeping import DAY
from tests.bot.conftest import World, answer, click, control, ids_of, labels_of, tap, text_of
from tests.bot.playing import start
from tests.bot.table.moderating import deeds, noted, panel_for
from tests.bot.table.timed import stored


@pytest.fixture
def mona(world: World) -> MemberActor:
    return world.moderator()


# --- moving -----------------------------------------------------------------------------------------------------------


async def test_a_game_goes_on_in_another_channel(world: World, mona: MemberActor) -> None:
    other = world.guild.create_text_channel("other")
    await start(world, world.bruno)
    shown = await panel_for(mona, world)

    form = await mona.select(shown, [other], custom_id=control(shown, ":move-to:")["custom_id"])
    await mona.submit_modal(form, {"reason": "Too loud"})

    assert "The game has moved" in text_of(shown)
    board = next(message for place in (other, *other.threads) for message in place.history() if message.attachments)
    assert "A moderator moved this game here" in text_of(board)
    assert f"The game goes on in <#{other.id}>" in text_of(world.posts[0])
    assert ids_of(world.posts[0]) == ""
    assert (await stored(world)).channel_id == other.id
    assert [(deed.act, deed.reason) for deed in await deeds(world)] == [("move", "Too loud")]


async def test_a_table_that_has_not_started_moves_too(world: World, mona: MemberActor) -> None:
    other = world.guild.create_text_channel("other")
    await world.ada.slash(world.channel, "tiny-towns new")

    await mona.slash(world.channel, "manage move", game="1", channel=other)
    await click(world.bruno, other.history()[0], ":join:")

    assert len((await stored(world)).seats) == 2
    assert f"The game goes on in <#{other.id}>" in text_of(world.posts[0])
    assert ":join:" not in ids_of(world.posts[0])


async def test_a_game_does_not_go_where_the_bot_cannot_post_or_where_it_is(world: World, mona: MemberActor) -> None:
    everybody = discord.PermissionOverwrite(attach_files=False)
    mute = world.guild.create_text_channel("mute", overwrites={world.guild.default_role: everybody})
    await start(world, world.bruno)

    there = answer(await mona.slash(world.channel, "manage move", game="1", channel=world.channel))
    closed = answer(await mona.slash(world.channel, "manage move", game="1", channel=mute))

    assert "already" in there
    assert f"I can't post in <#{mute.id}>" in closed
    assert await deeds(world) == []


# --- who may ----------------------------------------------------------------------------------------------------------


FORGED = ["manage:1:-:", "pause:1:-:", "resume:1:-:", "skip:1:0:0", "sub:1:-:0", "deeds:1:-:", "all-deeds:0:-:"]


@pytest.mark.parametrize("button", FORGED)
async def test_nobody_but_moderators_can_use_these_buttons(world: World, button: str) -> None:
    await start(world, world.bruno)
    before = await stored(world)

    said = answer(await world.click_forged(world.ada, f"gh:b:{button}"))

    assert "Only moderators of this server" in said
    assert await stored(world) == before


async def test_the_panel_of_a_moderator_is_never_shown_to_others(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)

    shown = (await world.click_forged(mona, "gh:b:manage:1:-:")).response

    assert shown is not None
    assert shown.ephemeral
    assert labels_of(shown) == ["Pause", "Clock", "Log", "Cancel…"]


# --- what was done ----------------------------------------------------------------------------------------------------


async def test_moderators_read_who_did_what_and_why(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)
    await mona.slash(world.channel, "manage pause", game="1", reason="Holidays")
    await mona.slash(world.channel, "manage resume", game="1")
    await mona.slash(world.channel, "manage replace", game="1", seat="1", person=world.chiara, reason="Ill")
    await world.restart()

    everything = answer(await mona.slash(world.channel, "manage log"))
    of_game = answer(await mona.slash(world.channel, "manage log", game="1"))

    assert everything == of_game
    assert re.findall("💬 (.+)", everything) == ["Ill", "Holidays"]
    gave, resumed, paused = re.findall("^<t:.+", everything, re.MULTILINE)
    assert f"{mona.mention} gave the seat of {world.bruno.mention} to {world.chiara.mention}" in gave
    assert f"{mona.mention} resumed" in resumed
    assert f"{mona.mention} paused · Tiny Towns 1" in paused


async def test_the_log_has_pages(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)
    reasons = [f"number {number}" for number in range(12)]
    await noted(world, *[Deed(world.guild.id, 1, mona.id, "pause", clock.now(), reason=why) for why in reasons])

    shown = (await mona.slash(world.channel, "manage log")).response
    assert shown is not None
    first = re.findall("number (\\d+)", text_of(shown))
    await tap(mona, shown, "Older")
    second = re.findall("number (\\d+)", text_of(shown))
    await tap(mona, shown, "Newest")

    assert [*first, *second] == [str(number) for number in reversed(range(12))]
    assert re.findall("number (\\d+)", text_of(shown)) == first


async def test_the_log_says_nothing_about_games_that_a_moderator_cannot_see(world: World, mona: MemberActor) -> None:
    hidden = world.guild.create_text_channel(
        "secret", overwrites={mona: discord.PermissionOverwrite(view_channel=False)}
    )
    await world.ada.slash(hidden, "tiny-towns new")
    await noted(world, Deed(world.guild.id, 1, world.bruno.id, "cancel", clock.now(), reason="Hidden"))

    said = answer(await mona.slash(world.channel, "manage log"))

    assert "Hidden" not in said
    assert "Nothing here" in said


async def test_what_is_about_no_game_goes_after_ninety_days(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)
    now = clock.now()
    await noted(world, Deed(world.guild.id, None, mona.id, "setting", now))
    await noted(world, Deed(world.guild.id, 1, mona.id, "skip", now))

    await noted(world, Deed(world.guild.id, 1, mona.id, "pause", now + 90 * DAY))

    assert [deed.game_id for deed in await deeds(world)] == [1, 1]
