"""Buttons that begin a game: a solo challenge, or a table with computers."""

from __future__ import annotations

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.controllers import CONTROLLERS
from bot.languages import language
from bot.storage import games
from bot.storage.games import GameRow
from bot.ui import opening
from tests.bot.conftest import World, answer, text_of

SLUGS = [*CONTROLLERS]


async def stored(world: World) -> GameRow | None:
    """The first game."""
    return await world.bot.database.read(games.find, 1)


@pytest.mark.parametrize("slug", SLUGS)
async def test_one_tap_starts_a_solo_game(world: World, slug: str) -> None:
    button = opening.solo_button(slug, language("en"), world.bot.icons)

    result = await world.click_forged(world.bruno, button.custom_id or "")

    game = await stored(world)
    assert game is not None
    assert (game.slug, game.private, game.status, game.host_id) == (slug, True, "running", world.bruno.id)
    assert "Only you can see it." in answer(result)
    assert result.response is not None
    assert result.response.attachments


@pytest.mark.parametrize("slug", SLUGS)
async def test_one_tap_opens_a_table_with_two_computers(world: World, slug: str) -> None:
    button = opening.table_button(slug, language("en"), world.bot.icons, computers=2)

    result = await world.click_forged(world.bruno, button.custom_id or "")

    game = await stored(world)
    assert game is not None
    assert (game.slug, game.private, game.status) == (slug, False, "lobby")
    assert [(seat.player_id, seat.level, seat.name) for seat in game.seats] == [
        (world.bruno.id, None, "Bruno"),
        (None, "normal", "Wren"),
        (None, "normal", "Finch"),
    ]
    assert "The table is open." in answer(result)
    assert "Finch (computer, normal)" in text_of(world.card)


async def test_a_table_can_also_be_opened_for_people_alone(world: World) -> None:
    button = opening.table_button("hamlet", language("en"), world.bot.icons)

    await world.click_forged(world.ada, button.custom_id or "")

    game = await stored(world)
    assert game is not None
    assert [seat.name for seat in game.seats] == ["Ada"]
    assert button.label == "Open a table"


@pytest.mark.parametrize(
    "rest",
    [
        "solo:0:-:",
        "solo:0:-:chess",
        "table:0:-:chess:2",
        "table:0:-:hamlet",
        "table:0:-:hamlet:4",
        "table:0:-:hamlet:-1",
    ],
)
async def test_a_forged_button_begins_nothing(world: World, rest: str) -> None:
    result = await world.click_forged(world.ada, f"gh:b:{rest}")

    assert "This button is too old to work." in answer(result)
    assert await stored(world) is None


async def a_forum_post(world: World) -> ChannelHandle:
    forum = world.bot.get_channel(world.guild.create_forum_channel("forum").id)
    assert isinstance(forum, discord.ForumChannel)
    post = (await forum.create_thread(name="Who plays?", content="I do.")).thread
    return ChannelHandle(world.env, world.guild, world.env.backend.get_channel(post.id))


@pytest.mark.parametrize(("command", "options"), [("tiny-towns new", {}), ("game here", {"game": "1"})])
async def test_a_forum_where_no_card_can_be_posted_is_refused(
    world: World, command: str, options: dict[str, str]
) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    said = answer(await world.ada.slash(await a_forum_post(world), command, **options))

    assert "I can't put a game into a forum" in said
    assert await world.bot.database.read(games.find, 2) is None


async def test_a_solo_game_needs_no_card_so_it_begins_in_a_forum_too(world: World) -> None:
    said = answer(await world.ada.slash(await a_forum_post(world), "solo", game="tiny_towns"))

    assert "Only you can see it." in said
