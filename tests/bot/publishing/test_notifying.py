"""How people hear that it's their turn: by a mention, by a direct message, or not at all; never twice."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor

from bot.publishing import living_board, notifying
from bot.storage import directs
from bot.table.positions import Position
from bot.table.timekeeping import HOUR
from tests.bot.conftest import World, answer, click, ids_of, labels_of, text_of
from tests.bot.playing import play_round, play_rounds, start
from tests.bot.publishing.test_living_board import killed_at, links_of
from tests.bot.table.test_lobby import pinged

GAMES = ("tiny-towns", "carrara", "hamlet", "welcome-to")


def directly(world: World, player: MemberActor) -> list[discord.Message]:
    """The direct messages that somebody has got, oldest first."""
    return [message for message in player.user.dm_channel.history() if not message.flags.ephemeral]


async def choose_direct(world: World, *players: MemberActor) -> None:
    for player in players:
        await player.slash(world.channel, "settings", notify="direct")


async def test_by_default_nobody_gets_a_direct_message(world: World) -> None:
    await start(world, world.bruno)

    assert directly(world, world.ada) == []
    assert pinged(world) == [world.ada.id, world.bruno.id]


async def test_a_direct_message_takes_the_place_of_a_mention(world: World) -> None:
    await choose_direct(world, world.ada)

    await start(world, world.bruno)

    (message,) = directly(world, world.ada)
    assert text_of(message).splitlines()[0] == "**Tiny Towns 1 (Ada, Bruno)**"
    assert "It's your turn: place the " in text_of(message)
    assert labels_of(message) == ["Your move", "My games"]
    assert links_of(message) == [world.board.jump_url]
    assert pinged(world) == [world.bruno.id]


async def test_the_panel_opens_from_the_direct_message(world: World) -> None:
    await choose_direct(world, world.ada)
    await start(world, world.bruno)

    (message,) = directly(world, world.ada)
    opened = await world.ada.user.click(message, custom_id="gh:b:open:1:0:")

    assert opened.response is not None
    assert ":choose:1:" in ids_of(opened.response)


async def test_each_round_brings_one_direct_message_also_after_a_restart(world: World) -> None:
    await choose_direct(world, world.ada)
    await start(world, world.bruno)
    await play_rounds(world, 1, world.ada, world.bruno)
    await world.restart()
    await world.env.settle()

    assert len(directly(world, world.ada)) == 2
    assert pinged(world).count(world.ada.id) == 0


async def test_a_direct_message_is_in_the_language_of_its_reader(world: World) -> None:
    await choose_direct(world, world.ada)
    await world.ada.slash(world.channel, "settings", language="de")

    await start(world, world.bruno)

    assert "Du bist am Zug: " in text_of(directly(world, world.ada)[0])


async def test_whoever_wants_nothing_hears_nothing(world: World) -> None:
    await world.ada.slash(world.channel, "settings", notify="none")

    await start(world, world.bruno)

    assert (directly(world, world.ada), pinged(world)) == ([], [world.bruno.id])


def close_direct_messages(world: World, player: MemberActor) -> None:
    world.env.inject_error("POST", f"/channels/{player.user.dm_channel.id}/messages", status=403, code=50007)


async def test_whoever_takes_no_direct_messages_is_mentioned_once_and_told_why(world: World) -> None:
    await choose_direct(world, world.ada)
    close_direct_messages(world, world.ada)

    await start(world, world.bruno)
    said = text_of(world.posts[-1])
    await play_rounds(world, 1, world.ada, world.bruno)

    assert f"{world.ada.mention}: it's your turn. I can't send you direct messages" in said
    assert pinged(world) == [world.bruno.id, world.ada.id, world.ada.id, world.bruno.id]
    assert "You're mentioned when it's your turn." in answer(await world.ada.slash(world.channel, "settings"))


async def test_two_who_take_no_direct_messages_share_a_mention(world: World) -> None:
    await choose_direct(world, world.ada, world.bruno)
    close_direct_messages(world, world.ada)
    close_direct_messages(world, world.bruno)

    await start(world, world.bruno)

    assert pinged(world) == [world.ada.id, world.bruno.id]


async def begun(world: World, game: str) -> Position:
    """Ada and Bruno play; what a spectator sees."""
    await world.ada.slash(world.channel, f"{game} new")
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    return await world.bot.play.look(1, None)


async def in_quiet_hours(world: World, *players: MemberActor) -> None:
    """The simulated world begins at midnight."""
    for player in players:
        await player.slash(world.channel, "settings", quiet="22-7 UTC")


@pytest.mark.parametrize("game", GAMES)
async def test_in_quiet_hours_nobody_is_mentioned_and_afterwards_once(world: World, game: str) -> None:
    await in_quiet_hours(world, world.ada, world.bruno)
    position = await begun(world, game)
    await world.env.advance_time(6 * HOUR)
    asleep = pinged(world)
    await world.restart()

    await world.env.advance_time(2 * HOUR)
    await world.restart()
    await world.env.advance_time(HOUR)

    called = [position.game.seats[seat].player_id for seat in position.waiting]
    assert (asleep, pinged(world)) == ([], called)
    assert f"<@{called[0]}>" in text_of(world.posts[-1])


async def test_whoever_has_moved_in_their_quiet_hours_is_not_called_for_it(world: World) -> None:
    await in_quiet_hours(world, world.ada)
    await start(world, world.bruno)
    await play_round(world, world.ada)

    await world.env.advance_time(8 * HOUR)

    assert pinged(world) == [world.bruno.id]


async def test_after_quiet_hours_the_small_message_goes_with_the_round(world: World) -> None:
    await in_quiet_hours(world, world.ada)
    await start(world, world.bruno)
    await world.env.advance_time(8 * HOUR)
    called = text_of(world.posts[-1])

    await play_rounds(world, 1, world.ada, world.bruno)

    assert f"{world.ada.mention} {world.bruno.mention}: place the " in called
    assert called not in map(text_of, world.posts)
    assert pinged(world) == [world.bruno.id, world.ada.id, world.ada.id, world.bruno.id]


async def test_a_direct_message_waits_for_the_end_of_quiet_hours(world: World) -> None:
    await in_quiet_hours(world, world.ada)
    await choose_direct(world, world.ada)
    await start(world, world.bruno)
    asleep = directly(world, world.ada)

    await world.env.advance_time(8 * HOUR)

    assert (asleep, len(directly(world, world.ada))) == ([], 1)
    assert pinged(world) == [world.bruno.id]


async def test_whoever_wants_nothing_any_more_is_not_called_after_quiet_hours(world: World) -> None:
    await in_quiet_hours(world, world.ada)
    await start(world, world.bruno)
    await world.ada.slash(world.channel, "settings", notify="none")

    await world.env.advance_time(8 * HOUR)

    assert (directly(world, world.ada), pinged(world)) == ([], [world.bruno.id])


async def test_after_quiet_hours_one_is_mentioned_and_another_takes_no_direct_messages(world: World) -> None:
    await in_quiet_hours(world, world.ada, world.bruno)
    await choose_direct(world, world.bruno)
    close_direct_messages(world, world.bruno)
    close_direct_messages(world, world.bruno)
    await start(world, world.bruno)

    await world.env.advance_time(8 * HOUR)

    assert pinged(world) == [world.ada.id, world.bruno.id]
    assert f"{world.bruno.mention}: it's your turn. I can't send you" in text_of(world.posts[-1])


async def test_the_end_is_told_after_quiet_hours_also_to_whoever_follows(world: World) -> None:
    await in_quiet_hours(world, world.ada, world.chiara)
    await start(world, world.bruno)
    await world.chiara.slash(world.channel, "game follow", rounds=True)
    await play_rounds(world, 1, world.ada, world.bruno)
    await world.ada.slash(world.channel, "game leave", sure=True)
    before = len(pinged(world))
    await world.bruno.slash(world.channel, "game leave", sure=True)
    asleep = pinged(world)[before:]

    await world.env.advance_time(8 * HOUR)

    assert world.chiara.id not in asleep
    assert pinged(world)[before:].count(world.chiara.id) == 1
    assert f"{world.chiara.mention}: this game is over." in text_of(world.posts[-1])


async def test_a_direct_message_is_tried_again_while_discord_has_a_bad_moment(world: World) -> None:
    await choose_direct(world, world.ada)
    path = f"/channels/{world.ada.user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=500, times=2)

    await start(world, world.bruno)
    await world.env.advance_time(600)

    assert len(directly(world, world.ada)) == 1
    assert pinged(world) == [world.bruno.id]


async def test_a_direct_message_that_comes_too_late_is_not_sent(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await choose_direct(world, world.ada)

    with killed_at(monkeypatch, notifying, "_tell"):
        await start(world, world.bruno)
        await play_round(world, world.ada)
    await world.restart()
    await world.env.settle()

    assert directly(world, world.ada) == []
    assert await world.bot.database.read(directs.of, 1) == []


async def test_after_a_crash_the_direct_message_is_sent_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await choose_direct(world, world.ada)

    with killed_at(monkeypatch, notifying, "_tell"):
        await start(world, world.bruno)
    await world.restart()
    await world.env.settle()

    assert len(directly(world, world.ada)) == 1


async def test_after_a_crash_before_the_board_is_saved_there_is_one_direct_message(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await choose_direct(world, world.ada)

    with killed_at(monkeypatch, living_board, "posted"):
        await start(world, world.bruno)
    await world.restart()
    await world.env.settle()

    assert len(directly(world, world.ada)) == 1


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_tells_directly_whoever_is_to_act(world: World, game: str) -> None:
    await choose_direct(world, world.ada, world.bruno)

    position = await begun(world, game)

    told = [player.name for player in (world.ada, world.bruno) if directly(world, player)]
    assert told == [position.names[seat] for seat in position.waiting]
    assert pinged(world) == []


async def test_the_choice_is_made_by_tapping(world: World) -> None:
    page = (await world.ada.slash(world.channel, "settings")).response
    assert page is not None

    await click(world.ada, page, "notify=direct")

    assert "You get a direct message when it's your turn." in text_of(page)
