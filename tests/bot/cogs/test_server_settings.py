"""What a server can choose: where tables are opened, by whom, how many, and who moderates."""

from __future__ import annotations

import re

import discord
import pytest
from msgspec.structs import replace
from simcord.actors import MemberActor
from simcord.builders import RoleHandle

from bot.storage import games, people, places
from bot.storage.people import GuildRow
from bot.table.clocks import clock_of, read_clock
from bot.table.timekeeping import DAY, MINUTE, Clock, Hours
from tests.bot.conftest import World, answer, choose, click, control, labels_of, tap, text_of
from tests.bot.playing import start
from tests.bot.table.moderating import deeds
from tests.bot.table.test_rematch import finish
from tests.bot.table.timed import stored


@pytest.fixture
def mona(world: World) -> MemberActor:
    return world.moderator()


@pytest.fixture
def helpers(world: World) -> RoleHandle:
    return world.guild.create_role("Helpers")


def helper(world: World, role: RoleHandle) -> MemberActor:
    return world.guild.add_member(world.env.create_user("Hanna"), roles=[role])


async def chosen(world: World) -> GuildRow:
    return await world.bot.database.read(people.guild, world.guild.id)


async def panel(mona: MemberActor, world: World) -> discord.Message:
    shown = (await mona.slash(world.channel, "manage server")).response
    assert shown is not None
    return shown  # type: ignore[return-value]


# --- the panel --------------------------------------------------------------------------------------------------------


async def test_a_server_that_chose_nothing_is_open_to_all(world: World, mona: MemberActor) -> None:
    said = text_of(await panel(mona, world))

    assert "Tables can be opened in every channel." in said
    assert "Everyone can open tables." in said
    assert "Whoever can manage the server moderates." in said
    assert "No limit of its own for open tables." in said
    assert await deeds(world) == []
    opened = answer(await world.ada.slash(world.channel, "tiny-towns new"))
    assert "The table is open" in opened


async def test_every_setting_is_chosen_on_the_panel_and_kept(
    world: World, mona: MemberActor, helpers: RoleHandle
) -> None:
    shown = await panel(mona, world)

    await tap(mona, shown, "Deutsch")
    await tap(mona, shown, "No threads")
    await tap(mona, shown, "2")
    await mona.select(shown, [world.channel], custom_id=control(shown, ":games-channel:")["custom_id"])
    await mona.select(shown, [helpers], custom_id=control(shown, ":opener-role:")["custom_id"])
    await mona.select(shown, [helpers], custom_id=control(shown, ":moderator-role:")["custom_id"])
    await world.restart()

    assert await chosen(world) == GuildRow(world.guild.id, "de", False, helpers.id, world.channel.id, helpers.id, 2)
    assert f"Tables are opened only in <#{world.channel.id}>." in text_of(shown)
    assert f"Only <@&{helpers.id}> and moderators can open tables." in text_of(shown)
    assert f"<@&{helpers.id}> moderates too." in text_of(shown)


async def test_every_setting_can_be_typed_and_taken_back(world: World, mona: MemberActor, helpers: RoleHandle) -> None:
    typed = {"language": "de", "threads": False, "tables": 1, "channel": world.channel}
    await mona.slash(world.channel, "manage server", openers=helpers, moderators=helpers, **typed)
    assert await chosen(world) == GuildRow(world.guild.id, "de", False, helpers.id, world.channel.id, helpers.id, 1)

    await mona.slash(world.channel, "manage server", clear="games-channel")
    await mona.slash(world.channel, "manage server", clear="opener-role")
    shown = (await mona.slash(world.channel, "manage server", tables=0)).response
    assert shown is not None
    assert "No more moderators" in labels_of(shown)
    await tap(mona, shown, "No more moderators")

    assert await chosen(world) == GuildRow(world.guild.id, "de", False, 0, 0, 0, 0)
    assert "Everyone can open tables." in text_of(shown)


async def test_the_panel_speaks_german(world: World, mona: MemberActor) -> None:
    await mona.slash(world.channel, "settings", language="de")

    said = text_of(await panel(mona, world))

    assert "Tische kann man in jedem Kanal eröffnen." in said
    assert "Moderation: wer den Server verwalten darf." in said


async def test_changes_are_noted_once(world: World, mona: MemberActor) -> None:
    shown = await panel(mona, world)
    button = control(shown, "most-tables=3")["custom_id"]

    await mona.click(shown, custom_id=button)
    await world.click_forged(mona, button)
    await mona.slash(world.channel, "manage server", threads=False, channel=world.channel)
    log = answer(await mona.slash(world.channel, "manage log"))

    changes = re.findall("changed the settings: (.+)", log)
    assert changes == [
        f"📍 Tables are opened only in <#{world.channel.id}>.",
        "🧵 Games are played in the channel.",
        "🔢 Everyone can have 3 tables open.",
    ]


FORGED = ["gh:b:server:0:-:threads=no", "gh:b:server:0:-:games-channel=0", "gh:b:server:0:-:moderator-role=0"]


@pytest.mark.parametrize("button", FORGED)
async def test_nobody_else_changes_settings(world: World, mona: MemberActor, button: str) -> None:
    await mona.slash(world.channel, "manage server", threads=True, channel=world.channel)
    before = await chosen(world)

    typed = answer(await world.ada.slash(world.channel, "manage server", threads=False))
    tapped = answer(await world.click_forged(world.ada, button))

    assert typed == tapped == "Only moderators of this server can do that."
    assert await chosen(world) == before


@pytest.mark.parametrize("rest", ["", "language=xx", "most-tables=4", "games-channel=5", "name=1"])
async def test_a_forged_choice_is_refused(world: World, mona: MemberActor, rest: str) -> None:
    said = answer(await world.click_forged(mona, f"gh:b:server:0:-:{rest}"))

    assert "button" in said
    assert await chosen(world) == GuildRow(world.guild.id)


# --- the clock of new tables ------------------------------------------------------------------------------------------


async def clock_of_a_new_table(world: World, game: str = "tiny-towns") -> Clock | None:
    await world.ada.slash(world.channel, f"{game} new")
    here = await world.bot.database.read(games.open_in, world.channel.id)
    return read_clock(here[0].clock)


EVENING = Clock(15 * MINUTE, 3 * MINUTE, 30 * MINUTE)


async def test_new_tables_begin_with_the_clock_that_was_chosen_on_the_panel(world: World, mona: MemberActor) -> None:
    shown = await panel(mona, world)
    assert "New tables begin without a clock." in text_of(shown)

    await tap(mona, shown, "Clock for new tables")
    await choose(mona, shown, "evening")
    form = await click(mona, shown, ":server-hours-form:")
    await world.restart()
    await mona.submit_modal(form, {"hours": "18-23", "zone": "Berlin"})

    said = (
        "⏳ **An evening:** 15 minutes to begin with, 3 minutes more each turn, 30 minutes at most. 🌙 Time runs only"
    )
    assert said in text_of(shown)
    await tap(mona, shown, "All settings")
    assert said in text_of(shown)
    expected = replace(EVENING, hours=Hours(18 * 60, 23 * 60, "Europe/Berlin"))
    assert await clock_of_a_new_table(world) == expected
    assert "⏳ **An evening:**" in text_of(world.card)


@pytest.mark.parametrize("game", ["tiny-towns", "carrara", "hamlet", "welcome-to"])
async def test_a_host_chooses_another_clock_than_the_servers(world: World, mona: MemberActor, game: str) -> None:
    await mona.slash(world.channel, "manage server", clock="evening", hours="18-23 Berlin")
    assert await clock_of_a_new_table(world, game) is not None

    await world.ada.slash(world.channel, "game set-up", clock="none")

    assert clock_of(await stored(world)) is None
    assert "⏳" not in text_of(world.card)


async def test_the_servers_clock_is_taken_back(world: World, mona: MemberActor) -> None:
    await mona.slash(world.channel, "manage server", clock="2 days + 1 day + 3 days")
    assert await clock_of_a_new_table(world) == Clock(2 * DAY, DAY, 3 * DAY)

    said = answer(await mona.slash(world.channel, "manage server", clock="none"))

    assert "New tables begin without a clock." in said
    assert await clock_of_a_new_table(world) is None
    assert "changed the settings: ⏳ New tables begin" in answer(await mona.slash(world.channel, "manage log"))


async def test_a_rematch_keeps_the_clock_of_its_game(world: World, mona: MemberActor) -> None:
    await finish(world)
    await mona.slash(world.channel, "manage server", clock="evening")

    await world.ada.slash(world.channel, "game rematch", game="1")

    assert clock_of(await stored(world, 2)) is None


async def test_playing_hours_need_a_clock(world: World, mona: MemberActor) -> None:
    said = answer(await mona.slash(world.channel, "manage server", hours="18-23"))

    assert "Choose a clock first" in said
    assert (await chosen(world)).clock is None


@pytest.mark.parametrize("forged", ["gh:b:server-clock:0:-:", "gh:b:server-clock-form:0:-:"])
async def test_nobody_else_chooses_the_servers_clock(world: World, forged: str) -> None:
    typed = answer(await world.ada.slash(world.channel, "manage server", clock="evening"))

    assert typed == answer(await world.click_forged(world.ada, forged)) == "Only moderators of this server can do that."
    assert (await chosen(world)).clock is None


async def test_the_servers_clock_in_german(world: World, mona: MemberActor) -> None:
    await mona.slash(world.channel, "settings", language="de")
    shown = await panel(mona, world)

    await tap(mona, shown, "Uhr neuer Tische")

    assert "⏳ Neue Tische haben keine Uhr." in text_of(shown)
    assert "Alle Einstellungen" in labels_of(shown)


# --- who moderates ----------------------------------------------------------------------------------------------------


async def test_whoever_has_the_role_moderates(world: World, mona: MemberActor, helpers: RoleHandle) -> None:
    hanna = helper(world, helpers)
    await start(world, world.bruno)
    refused = answer(await hanna.slash(world.channel, "manage pause", game="1"))
    await mona.slash(world.channel, "manage server", moderators=helpers)

    done = answer(await hanna.slash(world.channel, "manage pause", game="1"))

    assert refused == "Only moderators of this server can do that."
    assert done == "⏸️ The game is paused."


async def test_only_managers_say_who_moderates(world: World, mona: MemberActor, helpers: RoleHandle) -> None:
    hanna = helper(world, helpers)
    await mona.slash(world.channel, "manage server", moderators=helpers)

    refused = answer(await hanna.slash(world.channel, "manage server", clear="moderator-role"))
    allowed = answer(await hanna.slash(world.channel, "manage server", threads=False))

    assert "Only people who can manage the server" in refused
    assert "Games are played in the channel" in allowed
    assert (await chosen(world)).moderator_role == helpers.id


async def test_everybody_at_once_cannot_moderate(world: World, mona: MemberActor) -> None:
    said = answer(await mona.slash(world.channel, "manage server", moderators=world.guild.default_role))

    assert said == "That role is everyone's. Choose another one."
    assert await chosen(world) == GuildRow(world.guild.id)


# --- who opens tables, and where --------------------------------------------------------------------------------------


async def test_tables_are_opened_in_the_games_channel_only(world: World, mona: MemberActor) -> None:
    other = world.guild.create_text_channel("other")
    await mona.slash(world.channel, "manage server", channel=world.channel)

    elsewhere = answer(await world.ada.slash(other, "tiny-towns new"))
    there = answer(await world.ada.slash(world.channel, "tiny-towns new"))
    alone = answer(await world.ada.slash(other, "solo", game="tiny_towns"))

    assert elsewhere == f"On this server, tables are opened in <#{world.channel.id}>."
    assert "The table is open" in there
    assert "Only you can see it" in alone


async def test_a_games_channel_that_is_gone_shuts_nobody_out(world: World, mona: MemberActor) -> None:
    gone = world.guild.create_text_channel("gone")
    await mona.slash(world.channel, "manage server", channel=gone)
    await world.env.as_bot(lambda: world.bot.get_channel(gone.id).delete())  # type: ignore[union-attr]

    assert "The table is open" in answer(await world.ada.slash(world.channel, "tiny-towns new"))


async def test_only_the_role_and_moderators_open_tables(world: World, mona: MemberActor, helpers: RoleHandle) -> None:
    hanna = helper(world, helpers)
    await mona.slash(world.channel, "manage server", openers=helpers)

    refused = answer(await world.ada.slash(world.channel, "tiny-towns new"))
    forged = answer(await world.click_forged(world.ada, "gh:b:table:0:-:tiny_towns:0"))
    allowed = answer(await hanna.slash(world.channel, "tiny-towns new"))
    moderated = answer(await mona.slash(world.channel, "tiny-towns new"))
    joined = answer(await world.ada.slash(world.channel, "game join"))

    assert refused == forged
    assert f"tables are opened by <@&{helpers.id}>" in refused
    assert "The table is open" in allowed
    assert "The table is open" in moderated
    assert joined == "✅ You're in."


async def test_a_person_has_no_more_tables_than_the_server_allows(world: World, mona: MemberActor) -> None:
    await mona.slash(world.channel, "manage server", tables=1)
    await world.ada.slash(world.channel, "tiny-towns new")

    said = answer(await world.ada.slash(world.channel, "hamlet new"))

    assert "one is the limit" in said
    assert len(await world.bot.database.read(places.open_ids)) == 1


async def test_a_rematch_is_joined_by_whoever_may_not_open_tables(
    world: World, mona: MemberActor, helpers: RoleHandle
) -> None:
    await finish(world)
    await mona.slash(world.channel, "manage server", openers=helpers)
    refused = answer(await world.ada.slash(world.channel, "game rematch", game="1"))
    await mona.slash(world.channel, "manage server", clear="opener-role")
    await world.ada.slash(world.channel, "game rematch", game="1")
    await mona.slash(world.channel, "manage server", openers=helpers)

    joined = answer(await world.bruno.slash(world.channel, "game rematch", game="1"))

    assert "tables are opened by" in refused
    assert "You're at this table" in joined
