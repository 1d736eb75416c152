"""Turns that get no board of their own: the newest one is brought up to date, with a small message under it."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor

from bot.publishing import living_board
from tests.bot.conftest import World, choose, click, ids_of, text_of
from tests.bot.playing import end_round, panel_of, place_first, tap_first
from tests.bot.publishing.test_living_board import asks, boards_of_game, killed_at, links_of, remembered
from tests.bot.table.test_lobby import pinged


async def prospect(world: World) -> MemberActor:
    """Ada and Bruno play with prospectors in the channel; returns whoever has the hammer."""
    await world.ada.slash(world.channel, "tiny-towns new", resources="prospectors")
    await click(world.bruno, world.card, ":join:")
    await click(world.ada, world.card, ":start:")
    (holder,) = (player for player in (world.ada, world.bruno) if player.mention in text_of(world.board))
    return holder


def pings_in(world: World) -> list[discord.Message]:
    return [post for post in world.posts if ":open:" in ids_of(post) and not post.attachments]


async def name_a_resource(world: World, holder: MemberActor) -> None:
    await tap_first(holder, await panel_of(world, holder))


async def test_naming_a_resource_brings_the_board_up_to_date_and_pings_in_a_small_message(world: World) -> None:
    holder = await prospect(world)
    assert f"{holder.mention}: name a resource for everyone" in text_of(world.board)

    await name_a_resource(world, holder)

    assert len(boards_of_game(world)) == 1
    assert "Everyone takes" in text_of(world.board)
    (ping,) = pings_in(world)
    assert f"{world.ada.mention} {world.bruno.mention}: place the " in text_of(ping)
    assert f"**{holder.name}** named " in text_of(ping)
    assert links_of(ping) == [world.board.jump_url]


async def test_in_a_round_with_prospectors_each_person_is_pinged_once(world: World) -> None:
    """Whoever names the resource has the question where it goes on their panel at once."""
    holder = await prospect(world)
    (other,) = (player for player in (world.ada, world.bruno) if player != holder)
    assert pinged(world) == [holder.id]

    await name_a_resource(world, holder)

    assert pinged(world) == [holder.id, other.id]


async def test_the_small_message_says_who_still_has_to_act_and_who_has_and_pings_nobody_again(world: World) -> None:
    holder = await prospect(world)
    await name_a_resource(world, holder)
    (other,) = (player for player in (world.ada, world.bruno) if player != holder)
    before = pinged(world)

    panel = await panel_of(world, holder)
    await place_first(holder, panel)
    await end_round(holder, panel)

    (ping,) = pings_in(world)
    assert f"\n{other.mention}: place the " in text_of(ping)
    assert f"✅ Done: {holder.name}" in text_of(ping)
    assert f"✅ Done: {holder.name}" in text_of(world.board)
    assert pinged(world) == before


async def test_a_small_message_that_is_gone_is_let_be(world: World) -> None:
    holder = await prospect(world)
    await name_a_resource(world, holder)
    await world.env.as_bot(pings_in(world)[0].delete)

    panel = await panel_of(world, holder)
    await place_first(holder, panel)
    await end_round(holder, panel)

    assert pings_in(world) == []
    assert f"✅ Done: {holder.name}" in text_of(world.board)


async def test_a_round_with_prospectors_costs_one_board(world: World) -> None:
    holder = await prospect(world)
    await name_a_resource(world, holder)

    for_both = [await panel_of(world, player) for player in (world.ada, world.bruno)]
    await place_first(world.ada, for_both[0])
    await end_round(world.ada, for_both[0])
    await place_first(world.bruno, for_both[1])
    await end_round(world.bruno, for_both[1])

    assert [asks(board) for board in boards_of_game(world)] == [False, True]
    assert pings_in(world) == [], "it isn't needed any more"
    assert "**Bruno** put" in text_of(world.board)
    assert "name a resource for everyone" in text_of(world.board)
    assert len(world.board.mentions) == 1


async def test_a_computer_that_names_a_resource_does_not_cost_the_round_its_board(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new", resources="prospectors")
    await click(world.bruno, world.card, ":join:")
    await choose(world.ada, world.card, "easy")
    await click(world.ada, world.card, ":start:")

    assert len(boards_of_game(world)) == 1
    assert len(pings_in(world)) <= 1
    assert {user.id for user in (pings_in(world) or [world.board])[-1].mentions} <= {world.ada.id, world.bruno.id}


async def test_a_small_message_that_was_sent_right_before_a_crash_is_not_sent_twice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    holder = await prospect(world)

    with killed_at(monkeypatch, living_board, "brought_up_to_date"):
        await name_a_resource(world, holder)
    await world.restart()
    await world.env.settle()

    assert len(boards_of_game(world)) == 1
    assert [kind for kind, history in await remembered(world) if history is None] == ["board", "ping"]
