"""Private answers in the reader's language, public posts in the server's."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot import languages
from tests.bot.conftest import World, answer, click, labels_of, text_of
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


async def test_a_changed_language_shows_at_once_and_after_a_restart(world: World) -> None:
    await start(world, world.bruno)
    panel = await panel_of(world, world.ada)
    assert "Where do you put your" in text_of(panel)

    await world.ada.slash(world.channel, "settings", language="de")
    await click(world.ada, panel, ":refresh:")
    assert "Auf welches Feld legst du" in text_of(panel)

    await world.restart()
    await click(world.ada, panel, ":refresh:")
    assert "Auf welches Feld legst du" in text_of(panel)


async def test_a_language_that_is_changed_while_it_is_read_is_not_forgotten(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    languages, read = world.bot.languages, world.bot.database.read

    async def read_slowly(query: Any, *args: Any) -> Any:
        stored = await read(query, *args)
        languages.remember(world.ada.id, "de")
        return stored

    monkeypatch.setattr(world.bot.database, "read", read_slowly)

    assert "Runde" in answer(await world.ada.slash(world.channel, "tiny-towns rules"))


async def test_readers_are_remembered_only_so_many(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    readers, read = [], world.bot.database.read

    async def counted(query: Any, *args: Any) -> Any:
        readers.extend(args)
        return await read(query, *args)

    monkeypatch.setattr(world.bot.database, "read", counted)
    monkeypatch.setattr(languages, "MOST_REMEMBERED", 2)
    for reader in (world.ada, world.ada, world.bruno, world.chiara, world.ada):
        await reader.slash(world.channel, "tiny-towns rules")

    assert readers == [world.ada.id, world.bruno.id, world.chiara.id, world.ada.id]
