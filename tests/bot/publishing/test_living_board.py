"""Only the newest board of a game asks for anything; the ones before are history."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.publishing import history, living_board
from bot.storage import boards
from bot.storage.database import Connection
from bot.testing.components import walk
from tests.bot.conftest import World, answer, choose, click, controls_of, ids_of, text_of
from tests.bot.publishing.test_places import lose_the_channel
from tests.bot.publishing.test_publisher import (
    boards_in,
    delete,
    play_a_round,
    play_part,
    refuse,
    requests,
    start_in_a_thread,
    start_in_the_channel,
    waiting_posts,
)
from tests.bot.table import auction
from tests.bot.table.auction import at_a_table, bid


def links_of(message: discord.Message | ResponseMessage) -> list[str]:
    return [part["url"] for part in walk(message.components) if part.get("url") and "custom_id" not in part]


def asks(message: discord.Message) -> bool:
    """Whether there's anything to press but the way to the newest board."""
    return any(":newest:" not in part["custom_id"] for part in controls_of(message))


async def newest_from(world: World, message: discord.Message) -> str:
    """Where a board that is history leads to."""
    answered = (await click(world.ada, message, ":newest:")).response
    assert answered is not None
    return links_of(answered)[-1]


def refuse_edits(world: World, message: discord.Message, status: int, code: int, times: int | None = None) -> None:
    world.env.inject_error(
        "PATCH", f"/channels/{message.channel.id}/messages/{message.id}", status=status, code=code, times=times
    )


@contextmanager
def killed_at(monkeypatch: pytest.MonkeyPatch, place: object, name: str) -> Iterator[None]:
    """As if the bot were killed whenever it reaches this function."""

    async def kill(*_: object) -> None:
        raise SystemError("killed")

    with monkeypatch.context() as patched:
        patched.setattr(place, name, kill)
        yield


def boards_of_game(world: World) -> list[discord.Message]:
    return [post for post in world.posts if post.attachments]


async def remembered(world: World) -> list[tuple[str, str | None]]:
    rows = await world.bot.database.read(Connection.all, "SELECT kind, history FROM board ORDER BY message_id")
    return [(row["kind"], row["history"]) for row in rows]


# --- what becomes of an old board -------------------------------------------------------------------------------------


async def test_the_board_before_keeps_its_picture_says_what_happened_and_links_to_the_newest(world: World) -> None:
    await start_in_the_channel(world)
    await play_part(world, world.ada)
    (first,) = boards_in(world.channel)
    picture = first.attachments[0].id

    await play_part(world, world.bruno)

    old, new = boards_in(world.channel)
    assert old.attachments[0].id == picture
    assert "**Tiny Towns · Round 1**\n-# Ada put" in text_of(old)
    assert "· Bruno put" in text_of(old)
    assert "<@" not in text_of(old)
    assert not asks(old)
    assert await newest_from(world, old) == new.jump_url
    assert asks(new)


async def test_every_board_but_the_newest_is_history(world: World) -> None:
    await start_in_the_channel(world)

    await play_a_round(world)
    await play_a_round(world)
    await play_a_round(world)

    *history, newest = boards_in(world.channel)
    assert [asks(board) for board in (*history, newest)] == [False, False, False, True]
    assert await newest_from(world, history[0]) == newest.jump_url
    assert await remembered(world) == [("board", None)]


async def test_the_list_of_games_leads_to_the_newest_board(world: World) -> None:
    await start_in_the_channel(world)
    await play_a_round(world)

    listed = answer(await world.ada.slash(world.channel, "game list"))

    assert f"it's your turn. [Go to the board]({world.board.jump_url})" in listed


async def test_the_list_of_games_leads_to_the_card_of_a_table(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    listed = answer(await world.ada.slash(world.channel, "game list"))

    assert f"not started yet. [Go to its card]({world.card.jump_url})" in listed


async def test_a_new_board_costs_one_edit_of_the_old_one_and_no_upload(world: World) -> None:
    await start_in_the_channel(world)
    old = world.board
    await play_part(world, world.ada)
    before = requests(world, f"PATCH /channels/{world.channel.id}/messages/{old.id}")

    await play_part(world, world.bruno)
    await world.env.advance_time(60)

    assert requests(world, f"PATCH /channels/{world.channel.id}/messages/{old.id}") - before == 1


async def test_the_alt_text_of_an_old_board_stays(world: World) -> None:
    await start_in_the_channel(world)
    await play_part(world, world.ada)
    alt = alt_texts(world.board)

    await play_part(world, world.bruno)

    assert len(alt[0]) > 50
    assert alt_texts(boards_in(world.channel)[0]) == alt


def alt_texts(message: discord.Message) -> list[str]:
    galleries = [part["items"] for part in walk(message.components) if "items" in part]
    return [item["description"] for items in galleries for item in items]


# --- faults -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (400, 50083), (404, 10003), (403, 50001), (403, 50013)])
async def test_an_old_board_that_cannot_be_edited_is_let_be(world: World, status: int, code: int) -> None:
    await start_in_the_channel(world)
    refuse_edits(world, world.board, status, code)
    await play_part(world, world.ada)  # this one can't be edited either, so another board follows

    await play_part(world, world.bruno)
    await world.env.advance_time(600)

    assert "Round 2" in text_of(world.board)
    assert "history" not in await waiting_posts(world)
    assert await remembered(world) == [("board", None)]


async def test_an_old_board_that_was_deleted_costs_nothing(world: World) -> None:
    await start_in_the_channel(world)
    await play_part(world, world.ada)
    world.env.backend.delete_message(world.channel.id, world.board.id)

    await play_part(world, world.bruno)

    (board,) = boards_in(world.channel)
    assert "Round 2" in text_of(board)
    assert await remembered(world) == [("board", None)]


async def test_an_edit_that_fails_for_a_while_is_tried_again_and_holds_up_no_board(world: World) -> None:
    await start_in_the_channel(world)
    await play_part(world, world.ada)
    refuse_edits(world, world.board, 500, 0, times=3)

    await play_part(world, world.bruno)
    assert await remembered(world) != [("board", None)]
    await play_a_round(world)
    assert "Round 3" in text_of(world.board)
    assert [asks(board) for board in boards_in(world.channel)] == [True, False, True]
    await world.env.advance_time(600)

    assert [asks(board) for board in boards_in(world.channel)] == [False, False, True]
    assert await waiting_posts(world) == []


@pytest.mark.parametrize(("status", "code"), [(401, 0), (403, 0), (403, 50013), (404, 0)])
async def test_an_old_board_that_refuses_only_for_a_while_becomes_history(world: World, status: int, code: int) -> None:
    await start_in_the_channel(world)
    await play_part(world, world.ada)
    refuse_edits(world, world.board, status, code, times=2)

    await play_part(world, world.bruno)
    await world.env.advance_time(120)

    assert [asks(board) for board in boards_in(world.channel)] == [False, True]


async def test_a_thread_where_an_old_board_cannot_be_edited_is_not_left(world: World) -> None:
    thread = await start_in_a_thread(world)
    await play_part(world, world.ada)
    refuse_edits(world, world.board, 403, 50013)

    await play_part(world, world.bruno)
    await world.env.advance_time(600)

    assert len(boards_in(thread)) == 2
    assert boards_in(world.channel) == []


async def test_after_a_crash_between_posting_and_editing_the_old_board_becomes_history(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start_in_the_channel(world)
    await play_part(world, world.ada)

    with killed_at(monkeypatch, history, "tell"):
        await play_part(world, world.bruno)
        assert [asks(board) for board in boards_in(world.channel)] == [True, True]
    await world.restart()
    await world.env.settle()

    assert [asks(board) for board in boards_in(world.channel)] == [False, True]


async def test_after_a_crash_right_after_sending_there_is_no_second_board(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start_in_the_channel(world)
    await play_part(world, world.ada)

    with killed_at(monkeypatch, living_board, "posted"):
        await play_part(world, world.bruno)
    await world.restart()
    await world.env.settle()

    newest = await world.bot.database.read(boards.newest, 1)
    assert newest is not None
    assert newest.message_id == boards_in(world.channel)[-1].id
    assert not asks(boards_in(world.channel)[0])


async def test_whoever_taps_an_old_board_hears_that_the_game_has_moved_on(world: World) -> None:
    await start_in_the_channel(world)
    await play_part(world, world.ada)
    old = world.board
    refuse_edits(world, old, 403, 50013)
    await play_part(world, world.bruno)

    said = answer(await world.open_panel(world.ada, old))

    assert "The game has moved on" in said
    assert "The game has moved on" not in answer(await world.open_panel(world.ada))


# --- what a board says ------------------------------------------------------------------------------------------------


async def test_a_board_says_what_everybody_did_and_pings_with_what_is_to_be_done(world: World) -> None:
    await start_in_the_channel(world)

    await play_a_round(world)

    text = text_of(world.board)
    assert text.index("**Ada** put") < text.index("**Bruno** put") < text.index(world.ada.mention)
    assert f"{world.ada.mention} {world.bruno.mention}: place the " in text
    assert {user.id for user in world.board.mentions} == {world.ada.id, world.bruno.id}


async def test_a_board_that_is_brought_up_to_date_goes_on_saying_what_happened(world: World) -> None:
    await start_in_the_channel(world)
    await play_a_round(world)

    await play_part(world, world.ada)

    assert "**Bruno** put" in text_of(world.board)
    assert f"{world.bruno.mention}: place the " in text_of(world.board)


async def test_whoever_plays_with_computers_reads_what_they_did(world: World) -> None:
    await world.ada.slash(world.channel, "hamlet new")
    await choose(world.ada, world.card, "easy")
    await click(world.ada, world.card, ":start:")
    panel = (await world.ada.slash(world.channel, "hamlet move")).response
    assert panel is not None

    await world.ada.slash(world.channel, "hamlet end")

    assert "**Wren** " in text_of(world.board)
    assert f"{world.ada.mention}: send out your villager" in text_of(world.board)


# --- a game that ends or moves ----------------------------------------------------------------------------------------


async def test_the_board_of_a_cancelled_game_says_so_and_asks_for_nothing(world: World) -> None:
    await start_in_the_channel(world)
    picture = world.board.attachments[0].id

    await world.moderator().slash(world.channel, "manage cancel", game="1", sure=True)

    assert "A moderator cancelled this game" in text_of(world.board)
    assert "Round 1" in text_of(world.board)
    assert world.board.attachments[0].id == picture
    assert not asks(world.board)
    assert controls_of(world.board) == []
    assert await remembered(world) == []


async def test_every_board_of_a_cancelled_game_is_history(world: World) -> None:
    await start_in_the_channel(world)
    await play_a_round(world)

    await world.moderator().slash(world.channel, "manage cancel", game="1", sure=True)

    assert [asks(board) for board in boards_in(world.channel)] == [False, False]


@pytest.mark.usefixtures("lantern_auction")
async def test_the_last_board_of_a_finished_game_shows_the_result_and_the_one_before_is_history(world: World) -> None:
    ada = await at_a_table(world)
    bruno = await auction.panel_of(world, world.bruno)
    for_each_prize = [(world.ada, ada), (world.bruno, bruno)] * 3
    await bid_all(for_each_prize)

    *old, last = boards_of_game(world)

    assert len(old) == 3
    assert not any(map(asks, old))
    assert await newest_from(world, old[0]) == last.jump_url
    assert "**1.** " in text_of(last)
    assert "bid" in text_of(last)
    assert ":open:" not in ids_of(last)
    assert await remembered(world) == []


async def bid_all(turns: list[tuple[MemberActor, ResponseMessage]]) -> None:
    for player, panel in turns:
        await bid(player, panel)


async def test_a_game_that_moved_says_so_on_its_old_board(world: World) -> None:
    thread = await start_in_a_thread(world)
    old = world.board
    refuse(world, thread, 403, 50013)

    await play_a_round(world)
    await world.env.advance_time(60)

    left = next(post for post in world.posts if post.id == old.id)
    assert f"The game goes on in {world.channel.mention}" in text_of(left)
    assert not asks(left)
    assert await newest_from(world, left) == boards_in(world.channel)[-1].jump_url


async def test_a_board_in_a_place_that_is_gone_is_forgotten(world: World) -> None:
    other = await lose_the_channel(world)

    await world.bruno.slash(other, "game here")
    await world.env.advance_time(60)

    assert await remembered(world) == [("board", None)]
    assert await waiting_posts(world) == []


async def test_a_deleted_thread_leaves_nothing_to_do(world: World) -> None:
    thread = await start_in_a_thread(world)

    await delete(world, thread)
    await world.env.advance_time(60)

    assert await remembered(world) == [("board", None)]
