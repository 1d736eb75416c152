"""Private answers in the reader's language, public posts in the server's."""

from __future__ import annotations

import discord

from tests.bot.conftest import World, answer, labels_of, text_of
from tests.bot.playing import panel_of, start


async def test_a_player_reads_german_while_the_server_reads_english(world: World) -> None:
    assert "Sprache: Deutsch" in answer(await world.ada.slash(world.channel, "settings", language="de"))
    await start(world, world.bruno)

    assert "Everyone takes" in text_of(world.board)
    assert "Auf welches Feld legst du" in text_of(await panel_of(world, world.ada))
    assert "Where do you put your" in text_of(await panel_of(world, world.bruno))


async def test_a_server_that_chose_german_gets_german_posts(world: World) -> None:
    moderators = world.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    moderator = world.guild.add_member(world.env.create_user("Mo"), roles=[moderators])
    said = answer(await moderator.slash(world.channel, "manage server", language="de", threads=False))
    assert "Public posts are in Deutsch. Games are played in the channel." in said

    await start(world, world.bruno)

    assert "Alle nehmen" in text_of(world.board)
    assert "Zum Zug" in labels_of(world.board)
    assert not world.channel.threads
