"""The newest board is posted in the end, whatever becomes of the place where the game is played."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import DEFAULT, AsyncMock

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.publishing import living_board
from bot.publishing.living_board import posted
from bot.storage import games, people, timers
from bot.storage.database import Connection
from bot.storage.errors import NotKept
from bot.storage.games import GameRow
from bot.storage.posts import Post
from tests.bot.conftest import World, text_of
from tests.bot.playing import play_round, start

FROM_THREAD = "I can't post in the game's thread any more"
DAY = 24 * 3600


async def game_of(world: World) -> GameRow:
    game = await world.bot.database.read(games.find, 1)
    assert game is not None
    return game


async def start_in_a_thread(world: World) -> ChannelHandle:
    await start(world, world.bruno)
    (thread,) = world.channel.threads
    return thread


async def start_in_the_channel(world: World) -> None:
    await world.bot.database.write(people.change_guild, world.guild.id, threads=False)
    await start(world, world.bruno)


async def play_a_round(world: World, channel: ChannelHandle | None = None) -> None:
    """Everybody moves without the board, from wherever they are."""
    for player in (world.ada, world.bruno):
        await play_part(world, player, channel)


async def play_part(world: World, player: MemberActor, channel: ChannelHandle | None = None) -> None:
    panel = (await player.slash(channel or world.channel, "tiny-towns move")).response
    assert panel is not None
    await play_round(world, player, panel)


def boards_in(place: ChannelHandle) -> list[discord.Message]:
    return [message for message in place.history() if message.attachments and not message.flags.ephemeral]


def requests(world: World, text: str) -> int:
    """How many requests of this kind the bot has made."""
    return sum(kind == "HTTP" and text in name for kind, name, _ in world.env.backend.transcript)


async def waiting_posts(world: World) -> list[str]:
    rows = await world.bot.database.read(Connection.all, "SELECT kind FROM post WHERE done_at IS NULL")
    return [row["kind"] for row in rows]


async def delete(world: World, place: ChannelHandle) -> None:
    world.env.backend.delete_channel(place.id)
    await world.env.settle()


def refuse(world: World, place: ChannelHandle, status: int, code: int, times: int | None = None) -> None:
    """Discord accepts no messages in this place."""
    world.env.inject_error("POST", f"/channels/{place.id}/messages", status=status, code=code, times=times)


def recognising(send: Callable[..., Awaitable[discord.Message]]) -> Callable[..., Awaitable[discord.Message]]:
    """What Discord does with a nonce that it knows: the message that is there stays as it is."""
    sent = dict[int, discord.Message]()

    async def send_once(job: Post, *args: Any) -> discord.Message:
        if job.id not in sent:
            sent[job.id] = await send(job, *args)
        return sent[job.id]

    return send_once


# --- threads ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("status", "code"), [(400, 50083), (404, 10003), (403, 50001), (403, 50013)])
async def test_a_game_whose_thread_takes_no_board_moves_to_its_channel_and_says_so(
    world: World, status: int, code: int
) -> None:
    thread = await start_in_a_thread(world)
    refuse(world, thread, status, code)

    await play_a_round(world)
    await world.env.advance_time(60)

    (board,) = boards_in(world.channel)
    assert FROM_THREAD in text_of(board)
    assert "Round 2" in text_of(board)
    assert {user.id for user in board.mentions} == {world.ada.id, world.bruno.id}
    assert "its board is in this channel" in text_of(world.posts[0])
    assert await waiting_posts(world) == []


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50001), (403, 50013)])
async def test_a_game_stays_in_a_thread_that_refuses_only_once(world: World, status: int, code: int) -> None:
    thread = await start_in_a_thread(world)
    refuse(world, thread, status, code, times=1)

    await play_a_round(world)
    await world.env.advance_time(60)

    assert boards_in(world.channel) == []
    assert "Round 2" in text_of(boards_in(thread)[-1])


async def test_a_game_whose_thread_is_deleted_goes_on_in_its_channel_at_once(world: World) -> None:
    thread = await start_in_a_thread(world)

    await delete(world, thread)

    (board,) = boards_in(world.channel)
    assert FROM_THREAD in text_of(board)
    assert {user.id for user in board.mentions} == {world.ada.id, world.bruno.id}


async def test_a_thread_that_was_deleted_while_the_bot_was_away_is_left_with_the_next_board(world: World) -> None:
    thread = await start_in_a_thread(world)
    del world.env.backend.channels[thread.id]

    await play_a_round(world)
    await world.env.advance_time(60)

    assert FROM_THREAD in text_of(boards_in(world.channel)[0])
    assert "Round 2" in text_of(boards_in(world.channel)[-1])


async def test_a_game_never_goes_back_to_a_thread_it_has_lost(world: World) -> None:
    thread = await start_in_a_thread(world)
    await delete(world, thread)
    moved = text_of(world.board)
    # Discord says of a deleted thread that it exists.
    world.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160004, times=None)

    await play_a_round(world)
    await play_a_round(world)

    boards = boards_in(world.channel)
    assert FROM_THREAD in moved, "only the first one says why"
    assert FROM_THREAD not in text_of(boards[-1])
    assert "Round 3" in text_of(boards[-1])
    assert requests(world, f"POST /channels/{thread.id}/messages") == 1, "the board when it was still there"


async def test_a_board_that_is_brought_up_to_date_still_says_why_it_is_here(world: World) -> None:
    thread = await start_in_a_thread(world)
    await delete(world, thread)
    await play_part(world, world.ada)

    await world.ada.slash(world.channel, "tiny-towns take-back")

    (board,) = boards_in(world.channel)
    assert FROM_THREAD in text_of(board)
    assert f"{world.ada.mention} {world.bruno.mention}: place the" in text_of(board)


async def test_a_thread_that_exists_but_is_of_no_use_is_left_again(world: World) -> None:
    """Created right before a crash, say the numbers; deleted since then, says Discord only when it is used."""
    world.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160004, times=None)

    await start(world, world.bruno)
    await world.env.advance_time(60)

    (board,) = boards_in(world.channel)
    assert "Round 1" in text_of(board)


async def test_a_thread_that_could_not_be_created_is_tried_again_with_the_next_board(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160006)
    await start(world, world.bruno)
    assert len(boards_in(world.channel)) == 1

    await play_a_round(world)

    (thread,) = world.channel.threads
    assert "Round 2" in text_of(boards_in(thread)[-1])
    assert thread.mention in text_of(world.posts[0])


async def test_a_card_that_cannot_be_edited_does_not_cost_the_game_its_thread(world: World) -> None:
    world.env.inject_error("PATCH", f"/channels/{world.channel.id}/messages/*", status=403, code=50013, times=None)

    thread = await start_in_a_thread(world)
    await play_a_round(world)

    assert (await game_of(world)).thread_id == thread.id
    assert len(boards_in(thread)) == 2


# --- what passes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("status", "code"), [(401, 0), (403, 0), (403, 50001), (403, 50013), (404, 0), (404, 10003), (400, 50035), (500, 0)]
)
async def test_a_refusal_that_passes_costs_neither_the_board_nor_the_ping(world: World, status: int, code: int) -> None:
    await start_in_the_channel(world)
    refuse(world, world.channel, status, code, times=1)

    await play_a_round(world)
    await world.env.advance_time(60)

    board = boards_in(world.channel)[-1]
    assert "Round 2" in text_of(board)
    assert {user.id for user in board.mentions} == {world.ada.id, world.bruno.id}


async def test_only_the_newest_board_is_posted_once_it_can_be(world: World) -> None:
    await start_in_the_channel(world)
    refuse(world, world.channel, 403, 50013, times=3)

    await play_a_round(world)
    await play_a_round(world)
    await world.env.advance_time(600)

    assert ["Round 3" in text_of(board) for board in boards_in(world.channel)] == [False, True]


async def test_what_is_forbidden_is_tried_less_and_less_often(world: World) -> None:
    await start_in_the_channel(world)
    refuse(world, world.channel, 403, 50013)
    await play_a_round(world)
    await world.bot.database.write(timers.clear, 1, "idle")  # it's never closed
    before = requests(world, f"POST /channels/{world.channel.id}/messages")

    await world.env.advance_time(DAY)
    first_day = requests(world, f"POST /channels/{world.channel.id}/messages") - before
    await world.env.advance_time(40 * DAY)

    assert first_day == 12
    assert requests(world, f"POST /channels/{world.channel.id}/messages") - before == 33, "by then, once a week"


async def test_a_board_is_posted_in_the_end_however_long_it_was_forbidden(world: World) -> None:
    await start_in_the_channel(world)
    refuse(world, world.channel, 403, 50013, times=32)

    await play_a_round(world)
    await world.bot.database.write(timers.clear, 1, "idle")  # it's never closed
    await world.env.advance_time(60 * DAY)

    board = boards_in(world.channel)[-1]
    assert "Round 2" in text_of(board)
    assert {user.id for user in board.mentions} == {world.ada.id, world.bruno.id}


async def test_a_board_waits_while_discord_does_not_know_the_channels_of_a_server(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start_in_the_channel(world)
    server = world.bot.get_guild(world.guild.id)
    monkeypatch.setattr(server, "unavailable", True)
    monkeypatch.setattr(world.bot, "channel_of", lambda game: None)
    refuse(world, world.channel, 404, 10003, times=1)

    await play_a_round(world)
    await world.env.advance_time(60)

    assert "Round 2" in text_of(boards_in(world.channel)[-1])


async def test_a_board_that_was_deleted_is_posted_again_with_its_picture(world: World) -> None:
    await start_in_the_channel(world)
    (board,) = boards_in(world.channel)
    world.env.backend.delete_message(world.channel.id, board.id)

    await play_part(world, world.ada)

    (again,) = boards_in(world.channel)
    assert again.attachments[0].size > 1000


async def test_a_board_that_discord_takes_for_one_it_has_is_brought_up_to_date(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was sent, but that couldn't be saved: sent again, it's the same message, however much has changed."""
    thread = await start_in_a_thread(world)
    monkeypatch.setattr(world.bot.publisher, "send", recognising(world.bot.publisher.send))
    monkeypatch.setattr(living_board, "posted", AsyncMock(side_effect=[NotKept("full"), DEFAULT], wraps=posted))
    await play_a_round(world)
    await play_part(world, world.ada)

    await world.env.advance_time(60)

    board = boards_in(thread)[-1]
    assert "Round 2" in text_of(board)
    assert f"<@{world.ada.id}>" not in text_of(board)
    assert f"<@{world.bruno.id}>" in text_of(board)


async def test_a_private_challenge_says_nothing_in_a_channel_when_a_computer_takes_over(world: World) -> None:
    await world.ada.slash(world.channel, "solo", game="tiny_towns")

    await world.ada.slash(world.channel, "game leave")

    assert world.posts == []
