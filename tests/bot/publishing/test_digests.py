"""The daily digest: for those who want it, at their hour, once, and only if there's something to say."""

from __future__ import annotations

from datetime import UTC, datetime

import discord
import pytest
from simcord.actors import MemberActor

from bot import clock
from bot.publishing import digests as publishing
from bot.publishing.digests import Digests
from bot.storage import digests
from bot.storage.database import Transaction
from bot.table.timekeeping import DAY, HOUR, MINUTE
from tests.bot.conftest import World, answer, click, ids_of, labels_of, tap, text_of
from tests.bot.playing import play_round, start
from tests.bot.publishing.test_living_board import killed_at
from tests.bot.publishing.test_notifying import choose_direct, close_direct_messages, directly
from tests.bot.table.test_lobby import pinged
from tests.bot.table.test_own_games import begin
from tests.bot.table.test_rematch import finish


async def until(world: World, hour: int, minute: int = 0) -> None:
    """Until it's this time, UTC, for the next time; the simulated world begins at midnight."""
    wanted = datetime.fromtimestamp(clock.now(), UTC).replace(hour=hour, minute=minute, second=0)
    await world.env.advance_time((int(wanted.timestamp()) - clock.now()) % DAY)


async def want(world: World, player: MemberActor, when: str = "8", **more: str) -> str:
    return answer(await player.slash(world.channel, "settings", digest=when, **more))


def overviews(world: World, player: MemberActor) -> list[discord.Message]:
    return [message for message in directly(world, player) if "Your games today" in text_of(message)]


def mentions(world: World) -> list[discord.Message]:
    return [post for post in world.posts if "your daily digest is ready" in text_of(post)]


# --- when it comes ----------------------------------------------------------------------------------------------------


async def test_nobody_gets_one_who_has_not_asked_for_it(world: World) -> None:
    await choose_direct(world, world.ada)
    await start(world, world.bruno)

    await world.env.advance_time(3 * DAY)

    assert overviews(world, world.ada) == []
    assert mentions(world) == []
    assert "No daily digest" in answer(await world.ada.slash(world.channel, "settings", zone="UTC"))


@pytest.mark.parametrize("game", ["tiny-towns", "carrara", "hamlet", "welcome-to"])
async def test_it_comes_as_a_direct_message_every_day_that_something_waits(world: World, game: str) -> None:
    await choose_direct(world, world.ada)
    await want(world, world.ada)
    await begin(world, game, world.ada, world.bruno)

    await until(world, 7, 59)
    assert overviews(world, world.ada) == []
    await until(world, 8, 1)

    (message,) = overviews(world, world.ada)
    assert "### Waiting for you" in text_of(message)
    assert "1 (Ada, Bruno) on Guild**: it's your turn. [" in text_of(message)
    assert [label.partition(" ")[0] for label in labels_of(message)] == ["Open", "My", "Settings"]
    await world.env.advance_time(DAY)
    assert len(overviews(world, world.ada)) == 2
    assert overviews(world, world.bruno) == []


async def test_the_panel_opens_from_it(world: World) -> None:
    await choose_direct(world, world.ada)
    await want(world, world.ada)
    await start(world, world.bruno)
    await until(world, 8, 1)

    opened = await world.ada.user.click(overviews(world, world.ada)[0], custom_id="gh:b:open:1:-:")

    assert opened.response is not None
    assert ":choose:1:" in ids_of(opened.response)


async def test_the_hour_is_that_of_their_zone(world: World) -> None:
    await choose_direct(world, world.ada)
    said = await want(world, world.ada, "8:30 Uhr", zone="Berlin")
    await start(world, world.bruno)

    await until(world, 7, 29)
    assert overviews(world, world.ada) == []
    await until(world, 7, 31)

    assert "Daily digest at 08:30 (Europe/Berlin)" in said
    assert len(overviews(world, world.ada)) == 1


async def test_it_never_comes_in_quiet_hours(world: World) -> None:
    await choose_direct(world, world.ada)
    await want(world, world.ada, "7", quiet="22-9", zone="UTC")
    await start(world, world.bruno)

    await until(world, 8, 59)
    assert overviews(world, world.ada) == []
    await until(world, 9, 1)

    assert len(overviews(world, world.ada)) == 1


async def test_other_quiet_hours_and_another_zone_count_from_then_on(world: World) -> None:
    await choose_direct(world, world.ada)
    await want(world, world.ada, "7")
    await start(world, world.bruno)
    await world.ada.slash(world.channel, "settings", quiet="22-8:30")

    await until(world, 8)
    assert overviews(world, world.ada) == []
    await until(world, 9)
    assert len(overviews(world, world.ada)) == 1
    await world.ada.slash(world.channel, "settings", zone="America/New_York", quiet="none")
    await until(world, 11, 59)
    assert len(overviews(world, world.ada)) == 1
    await until(world, 12, 1)

    assert len(overviews(world, world.ada)) == 2


async def test_whoever_has_had_enough_gets_none_any_more(world: World) -> None:
    await choose_direct(world, world.ada)
    await want(world, world.ada)
    await start(world, world.bruno)

    said = await want(world, world.ada, "none")
    await world.env.advance_time(2 * DAY)

    assert "No daily digest" in said
    assert overviews(world, world.ada) == []
    assert await world.bot.database.read(digests.of, world.ada.id) is None


# --- whether there's something to say ---------------------------------------------------------------------------------


async def test_nothing_comes_on_a_day_without_anything_to_say(world: World) -> None:
    await choose_direct(world, world.ada)
    await want(world, world.ada)
    await world.ada.slash(world.channel, "solo", game="tiny_towns")
    await world.ada.slash(world.channel, "hamlet new")
    await start(world, world.bruno)
    await play_round(world, world.ada)

    await world.env.advance_time(2 * DAY)

    assert overviews(world, world.ada) == []


async def test_what_has_called_somebody_just_now_does_not_call_them_again(world: World) -> None:
    await choose_direct(world, world.ada)
    await want(world, world.ada)
    await until(world, 7, 10)
    await start(world, world.bruno)

    await until(world, 8, 1)
    assert overviews(world, world.ada) == []
    await world.env.advance_time(DAY)

    assert len(overviews(world, world.ada)) == 1


async def test_it_tells_what_somebody_has_not_seen_yet(world: World) -> None:
    await choose_direct(world, world.bruno)
    await want(world, world.bruno)
    await start(world, world.bruno)
    await play_round(world, world.bruno)
    await play_round(world, world.ada)

    await until(world, 8, 1)
    (message,) = overviews(world, world.bruno)
    await world.env.advance_time(2 * DAY)

    assert "### What you haven't seen yet\n**Tiny Towns 1 (Ada, Bruno) on Guild**\n-# Ada " in text_of(message)
    assert "haven't seen yet" not in text_of(overviews(world, world.bruno)[-1])


async def test_what_happened_in_the_open_round_is_not_told(world: World) -> None:
    await choose_direct(world, world.bruno)
    await want(world, world.bruno)
    await start(world, world.bruno, world.chiara)
    await play_round(world, world.ada)

    await until(world, 8, 1)

    (message,) = overviews(world, world.bruno)
    assert "haven't seen yet" not in text_of(message)


async def test_it_tells_what_is_over(world: World) -> None:
    await choose_direct(world, world.ada)
    await want(world, world.ada)
    await finish(world)

    await until(world, 8, 1)
    await world.env.advance_time(2 * DAY)

    (message,) = overviews(world, world.ada)
    assert "### Over\n🏁 **" in text_of(message)
    assert "**: place " in text_of(message)


async def test_it_can_be_asked_for_at_any_time(world: World) -> None:
    nothing = answer(await world.ada.slash(world.channel, "game list", digest=True))
    await start(world, world.bruno)

    said = answer(await world.ada.slash(world.channel, "game list", digest=True))

    assert "Nothing is waiting for you" in nothing
    assert "Tiny Towns 1 (Ada, Bruno)**: it's your turn." in said


async def test_in_german(world: World) -> None:
    await choose_direct(world, world.ada)
    await world.ada.slash(world.channel, "settings", language="de")
    await want(world, world.ada, "8 Uhr")
    await start(world, world.bruno)

    await until(world, 8, 1)

    said = text_of(directly(world, world.ada)[-1])
    assert said.startswith("## Deine Partien heute\n### Wartet auf dich\n▶️ **Tiny Towns 1 (Ada, Bruno) auf Guild**")
    assert "Täglicher Überblick um 08:00 Uhr" in answer(await world.ada.slash(world.channel, "settings", zone="UTC"))


# --- by a mention -----------------------------------------------------------------------------------------------------


async def test_whoever_wants_no_direct_messages_is_mentioned_and_reads_it_alone(world: World) -> None:
    await want(world, world.ada)
    await start(world, world.bruno)
    before = pinged(world)

    await until(world, 8, 1)

    (post,) = mentions(world)
    assert text_of(post) == f"🗞️ {world.ada.mention}, your daily digest is ready."
    assert pinged(world) == [*before, world.ada.id]
    assert directly(world, world.ada) == []
    await world.restart()
    read = answer(await tap(world.ada, post, "Read it"))
    assert "Tiny Towns 1 (Ada, Bruno)**: it's your turn." in read
    assert "Nothing is waiting for you" in answer(await tap(world.chiara, post, "Read it"))
    await play_round(world, world.ada)
    await play_round(world, world.bruno)
    assert mentions(world) == []


async def test_whoever_takes_no_direct_messages_is_mentioned_and_told_why_once(world: World) -> None:
    await choose_direct(world, world.ada)
    await want(world, world.ada)
    await start(world, world.bruno)
    close_direct_messages(world, world.ada)

    await until(world, 8, 1)
    (first,) = mentions(world)
    await world.env.advance_time(DAY)

    assert "I can't send you direct messages, so I mention you from now on." in text_of(first)
    assert [text_of(post).count("direct messages") for post in mentions(world)] == [1, 0]
    assert "You're mentioned when it's your turn." in answer(await world.ada.slash(world.channel, "settings"))


async def test_whoever_wants_to_hear_nothing_hears_nothing(world: World) -> None:
    await world.ada.slash(world.channel, "settings", notify="none")
    said = await want(world, world.ada)
    await start(world, world.bruno)

    await world.env.advance_time(2 * DAY)

    assert "You're never pinged, so it doesn't come" in said
    assert (mentions(world), directly(world, world.ada)) == ([], [])


# --- once -------------------------------------------------------------------------------------------------------------


async def test_one_that_was_due_while_the_bot_was_down_comes_once(world: World) -> None:
    await choose_direct(world, world.ada)
    await want(world, world.ada)
    await start(world, world.bruno)
    await world.bot.close()
    await world.env.advance_time(7 * HOUR + 30 * MINUTE + DAY)

    await world.restart()
    await world.env.settle()
    await world.restart()
    await world.env.advance_time(HOUR)

    assert len(overviews(world, world.ada)) == 1
    await world.env.advance_time(DAY)
    assert len(overviews(world, world.ada)) == 2


async def test_after_a_crash_before_it_is_sent_the_next_one_comes_a_day_later(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await choose_direct(world, world.ada)
    await want(world, world.ada)
    await start(world, world.bruno)

    with killed_at(monkeypatch, Digests, "_tell"):
        await until(world, 8, 1)
    await world.restart()
    await world.env.advance_time(HOUR)
    assert overviews(world, world.ada) == []
    await world.env.advance_time(DAY)

    assert len(overviews(world, world.ada)) == 1


async def test_after_a_crash_once_it_is_sent_it_is_not_sent_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await want(world, world.ada)
    await start(world, world.bruno)

    with killed_at(monkeypatch, publishing, "_mentioned"):
        await until(world, 8, 1)
    await world.restart()
    await world.env.advance_time(HOUR)

    assert len(mentions(world)) == 1


async def test_it_is_tried_again_while_discord_has_a_bad_moment(world: World) -> None:
    await choose_direct(world, world.ada)
    await want(world, world.ada)
    await start(world, world.bruno)
    path = f"/channels/{world.ada.user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=500, times=6)

    await until(world, 8, 1)
    await world.env.advance_time(2 * HOUR)

    assert len(overviews(world, world.ada)) == 1


async def test_a_clock_that_was_put_back_keeps_nobody_waiting(world: World) -> None:
    await choose_direct(world, world.ada)
    await want(world, world.ada)
    await start(world, world.bruno)
    await world.bot.database.write(Transaction.run, "UPDATE digest SET due_at = due_at + ?", (400 * DAY,))
    await world.restart()

    await until(world, 8, 1)

    assert len(overviews(world, world.ada)) == 1


# --- the settings -----------------------------------------------------------------------------------------------------


async def test_it_is_chosen_on_the_second_page_of_the_settings(world: World) -> None:
    settings = (await world.ada.slash(world.channel, "settings")).response
    assert settings is not None

    await tap(world.ada, settings, "Your time")
    form = await click(world.ada, settings, ":digest-form:")
    await world.restart()
    await world.ada.submit_modal(form, {"digest": "18:30", "zone": "Berlin"})

    assert "Daily digest at 18:30 (Europe/Berlin), if there's something to say." in text_of(settings)
    await tap(world.ada, settings, "All settings")
    assert "You're mentioned when it's your turn." in text_of(settings)
    await tap(world.ada, settings, "Your time")
    await world.ada.submit_modal(await click(world.ada, settings, ":digest-form:"), {"digest": "", "zone": "Berlin"})
    assert "No daily digest" in text_of(settings)


@pytest.mark.parametrize("typed", ["late", "25", "8:75", "-3"])
async def test_what_is_no_time_changes_nothing(world: World, typed: str) -> None:
    said = await want(world, world.ada, typed, quiet="22-7")

    assert "as a time of day" in said
    assert await world.bot.database.read(digests.of, world.ada.id) is None
    assert "No quiet hours" in answer(await world.ada.slash(world.channel, "settings", zone="UTC"))
