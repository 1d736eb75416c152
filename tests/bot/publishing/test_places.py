"""A game whose place is gone for good goes on elsewhere and tells its people, or they are told what they can do."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, RoleHandle

from bot.storage import games
from tests.bot.conftest import World, answer, click, text_of
from tests.bot.playing import play_round
from tests.bot.publishing.test_publisher import (
    DAY,
    boards_in,
    delete,
    game_of,
    play_a_round,
    play_part,
    refuse,
    requests,
    start_in_a_thread,
    start_in_the_channel,
    waiting_posts,
)
from tests.bot.table.test_lobby import pinged

FROM_CHANNEL = "I can't post in the game's old channel any more"
UNREACHABLE = "I can't post in this game's channel any more"
CALLED = "I can't post in the channel of one of your games any more"


def a_channel(
    world: World, name: str, *unseen_by: MemberActor, everyone: bool = True, seen_by: RoleHandle | None = None
) -> ChannelHandle:
    rules: dict[Any, discord.PermissionOverwrite] = {
        someone: discord.PermissionOverwrite(view_channel=False) for someone in unseen_by
    }
    if not everyone:
        rules[world.guild.default_role] = discord.PermissionOverwrite(view_channel=False)
    if seen_by is not None:
        rules |= dict.fromkeys((seen_by, world.bot.user), discord.PermissionOverwrite(view_channel=True))
    return world.guild.create_text_channel(name, overwrites=rules)


def calls_in(place: ChannelHandle) -> list[discord.Message]:
    return [message for message in place.history() if CALLED in text_of(message)]


async def lose_the_channel(world: World) -> ChannelHandle:
    """A game whose channel was deleted, and a channel of the same server that not everyone sees who saw that one."""
    await start_in_the_channel(world)
    other = a_channel(world, "elsewhere", world.moderator())
    await delete(world, world.channel)
    return other


# --- another channel for the same people ------------------------------------------------------------------------------


async def test_a_game_whose_channel_is_deleted_goes_on_where_the_same_people_see_it(world: World) -> None:
    await start_in_the_channel(world)
    a_channel(world, "without-chiara", world.chiara)
    refuge = a_channel(world, "refuge")

    await delete(world, world.channel)

    (board,) = boards_in(refuge)
    assert FROM_CHANNEL in text_of(board)
    assert {user.id for user in board.mentions} == {world.ada.id, world.bruno.id}
    assert await waiting_posts(world) == []
    assert calls_in(refuge) == []


async def test_it_gets_a_new_thread_there(world: World) -> None:
    await start_in_a_thread(world)
    refuge = a_channel(world, "refuge")

    await delete(world, world.channel)

    (thread,) = refuge.threads
    assert FROM_CHANNEL in text_of(boards_in(thread)[0])
    assert thread.mention in text_of(next(iter(refuge.history())))


async def test_all_games_and_tables_of_a_deleted_channel_move(world: World) -> None:
    await start_in_the_channel(world)
    await world.ada.slash(world.channel, "tiny-towns new")
    refuge = a_channel(world, "refuge")

    await delete(world, world.channel)

    shown = [text_of(message) for message in refuge.history()]
    assert any("Round 1" in text for text in shown)
    assert any("Take a seat" in str(message.components) for message in refuge.history())


async def test_the_game_of_a_hidden_channel_is_never_shown_to_others(world: World) -> None:
    club = world.guild.create_role("Club")
    dora = world.guild.add_member(world.env.create_user("Dora"), roles=[club])
    hidden = a_channel(world, "hidden", everyone=False, seen_by=club)
    refuge = a_channel(world, "hidden-too", everyone=False, seen_by=club)
    await dora.slash(hidden, "tiny-towns new")

    await delete(world, hidden)
    moved = await game_of(world)
    await delete(world, refuge)

    assert moved.channel_id == refuge.id
    assert [CALLED in text_of(message) for message in world.channel.history()] == [True]


async def test_somebody_with_a_role_that_is_shut_out_is_shown_no_game(world: World) -> None:
    """Both roles see the same of both channels, but whoever has both roles sees only the second."""
    muted, club = world.guild.create_role("Muted"), world.guild.create_role("Club")
    sees_nothing, sees = (discord.PermissionOverwrite(view_channel=view) for view in (False, True))
    first = world.guild.create_text_channel("first", overwrites={muted: sees_nothing})
    second = world.guild.create_text_channel("second", overwrites={muted: sees_nothing, club: sees})
    await world.ada.slash(first, "tiny-towns new")

    await delete(world, first)

    assert (await game_of(world)).channel_id == first.id
    assert [CALLED in text_of(message) for message in second.history()] == []


async def test_the_game_of_a_voice_channel_moves_nowhere_because_not_everyone_can_enter_one(world: World) -> None:
    voice = world.guild.create_voice_channel("voice")
    await world.ada.slash(voice, "tiny-towns new")

    await delete(world, voice)

    assert (await game_of(world)).channel_id == voice.id
    assert [CALLED in text_of(message) for message in world.channel.history()] == [True]


async def test_an_outage_moves_no_game(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await start_in_the_channel(world)
    other = a_channel(world, "elsewhere")
    monkeypatch.setattr(world.bot.get_guild(world.guild.id), "unavailable", True)
    monkeypatch.setattr(world.bot, "channel_of", lambda game: None)

    said = answer(await world.ada.slash(other, "game here"))

    assert f"The game is still in {world.channel.mention}" in said


# --- a call in another channel ----------------------------------------------------------------------------------------


async def test_where_no_channel_fits_the_people_are_called_once_without_a_word_about_the_game(world: World) -> None:
    other = await lose_the_channel(world)

    await play_a_round(world, other)
    await world.env.advance_time(30 * DAY)

    (call,) = calls_in(other)
    assert {user.id for user in call.mentions} == {world.ada.id, world.bruno.id}
    assert "Tiny Towns" not in text_of(call)
    assert f"Tiny Towns {(await game_of(world)).id}" in answer(await click(world.ada, call, ":mine:"))


async def test_so_they_are_if_the_channel_was_deleted_while_the_bot_was_away(world: World) -> None:
    await start_in_the_channel(world)
    other = a_channel(world, "elsewhere")
    await forget_channel(world)

    await play_part(world, world.ada, other)
    await play_part(world, world.bruno, other)

    assert len(calls_in(other)) == 1
    assert boards_in(other) == []


async def test_several_games_of_a_channel_call_each_of_their_people_once(world: World) -> None:
    await start_in_the_channel(world)
    await world.bruno.slash(world.channel, "tiny-towns new")
    await world.chiara.slash(world.channel, "game join")
    other = a_channel(world, "elsewhere", world.moderator())

    await delete(world, world.channel)

    called = [re.findall(r"<@(\d+)>", text_of(call)) for call in calls_in(other)]
    assert sorted(int(person) for call in called for person in call) == [
        world.ada.id,
        world.bruno.id,
        world.chiara.id,
    ]


async def test_whoever_wants_no_pings_is_called_without_one(world: World) -> None:
    await world.bruno.slash(world.channel, "settings", notify="none")

    other = await lose_the_channel(world)

    assert len(calls_in(other)) == 1
    assert pinged(world)[-1:] == [world.ada.id]


async def test_a_call_that_cannot_be_sent_is_tried_again(world: World) -> None:
    await start_in_the_channel(world)
    other = a_channel(world, "elsewhere", world.chiara)
    refuse(world, other, 403, 50013, times=2)

    await delete(world, world.channel)
    await world.env.advance_time(120)

    assert len(calls_in(other)) == 1


async def test_the_people_of_a_table_are_called_too(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    other = a_channel(world, "elsewhere", world.chiara)

    await delete(world, world.channel)

    assert {user.id for user in calls_in(other)[0].mentions} == {world.ada.id}


async def test_people_are_called_where_most_of_the_server_reads(world: World) -> None:
    await start_in_the_channel(world)
    a_channel(world, "staff", everyone=False)
    for_all = a_channel(world, "hall", world.chiara)

    await delete(world, world.channel)

    assert len(calls_in(for_all)) == 1


async def test_if_a_channel_refuses_boards_for_an_hour_the_people_are_called_and_the_board_still_comes(
    world: World,
) -> None:
    await start_in_the_channel(world)
    other = a_channel(world, "elsewhere")
    refuse(world, world.channel, 403, 50013, times=12)

    await play_a_round(world)
    await world.env.advance_time(1000)
    early = len(calls_in(other))
    await world.env.advance_time(3 * DAY)

    assert (early, len(calls_in(other))) == (0, 1)
    assert "Round 2" in text_of(boards_in(world.channel)[-1])


async def test_where_the_bot_can_post_nowhere_nothing_is_tried_again(world: World) -> None:
    await start_in_the_channel(world)

    await delete(world, world.channel)
    await world.env.advance_time(DAY)

    assert await waiting_posts(world) == []


async def forget_channel(world: World) -> None:
    """The channel is deleted, and the bot isn't told."""
    guild, channel = world.bot.get_guild(world.guild.id), world.bot.get_channel(world.channel.id)
    assert guild is not None
    assert isinstance(channel, discord.TextChannel)
    guild._remove_channel(channel)
    world.env.backend.channels.pop(world.channel.id)


# --- when nobody moves it ---------------------------------------------------------------------------------------------


# --- what is gone for good --------------------------------------------------------------------------------------------


async def test_a_channel_that_is_gone_is_not_tried_again(world: World) -> None:
    other = await lose_the_channel(world)

    await play_a_round(world, other)
    await world.env.advance_time(30 * DAY)

    assert await waiting_posts(world) == []
    assert requests(world, f"POST /channels/{world.channel.id}/messages") == 2, (
        "the card and the board when it was there"
    )


async def test_the_board_of_a_server_waits_until_the_bot_is_back(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await start_in_the_channel(world)
    panel = (await world.open_panel(world.bruno)).response
    await play_part(world, world.ada)
    with monkeypatch.context() as away:
        away.setattr(world.bot, "get_guild", lambda number: None)
        await play_round(world, world.bruno, panel)
        before = requests(world, f"POST /channels/{world.channel.id}/messages")
        await world.env.advance_time(30 * DAY)
        asked = requests(world, f"POST /channels/{world.channel.id}/messages") - before

    await world.env.as_bot(world.bot.publisher.return_to_server)

    assert asked == 0
    assert "Round 2" in text_of(boards_in(world.channel)[-1])


async def test_a_server_that_was_left_is_not_asked_again(world: World) -> None:
    await start_in_the_channel(world)
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()

    await world.env.as_bot(lambda: world.bot.play.hand_over(1, world.ada.id, "easy"))
    await world.env.advance_time(30 * DAY)

    assert await waiting_posts(world) == []


async def test_players_of_a_game_without_a_channel_are_told_and_play_on(world: World) -> None:
    other = await lose_the_channel(world)

    panel = answer(await world.ada.slash(other, "tiny-towns move"))
    listed = answer(await world.ada.slash(other, "game list"))
    await play_a_round(world, other)

    assert UNREACHABLE in panel
    assert "> moves it to another one" in listed.partition("</game here:")[2]
    assert len(await world.bot.database.read(games.moves, 1)) == 4


async def test_a_game_without_a_channel_moves_to_another_one_and_says_so(world: World) -> None:
    other = await lose_the_channel(world)

    said = answer(await world.bruno.slash(other, "game here"))

    (board,) = boards_in(other)
    assert "goes on in this channel" in said
    assert FROM_CHANNEL in text_of(board)
    assert {user.id for user in board.mentions} == {world.ada.id, world.bruno.id}
    assert UNREACHABLE not in answer(await world.ada.slash(other, "tiny-towns move"))


async def test_a_table_without_a_channel_takes_its_card_along(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    other = world.guild.create_text_channel("elsewhere")
    await delete(world, world.channel)

    await world.ada.slash(other, "game here")

    assert "Take a seat" in str([message.components for message in other.history()])


async def test_a_game_that_can_be_reached_stays_where_it_is(world: World) -> None:
    await start_in_the_channel(world)
    other = world.guild.create_text_channel("elsewhere")

    said = answer(await world.ada.slash(other, "game here"))

    assert f"The game is still in {world.channel.mention}" in said
    assert (await game_of(world)).channel_id == world.channel.id


async def test_nobody_moves_the_game_of_others(world: World) -> None:
    other = await lose_the_channel(world)

    said = answer(await world.chiara.slash(other, "game here", game="1"))

    assert "There's no such game on this server" in said
    assert boards_in(other) == []
