"""Private answers in the reader's language, public posts in the server's."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.actors import MemberActor

from bot import languages
from bot.languages import LANGUAGE_NAMES, LANGUAGES, Language, Translator, language, localised, spoken
from tests.bot.conftest import World, answer, click, labels_of, text_of
from tests.bot.playing import panel_of, start


async def test_a_player_reads_german_while_the_server_reads_english(world: World) -> None:
    assert "Sprache: Deutsch" in answer(await world.ada.slash(world.channel, "settings", language="de"))
    await start(world, world.bruno)

    assert "Everyone takes" in text_of(world.board)
    assert "Wohin legst du" in text_of(await panel_of(world, world.ada))
    assert "Where do you put your" in text_of(await panel_of(world, world.bruno))


@pytest.mark.parametrize(
    ("reads", "told"),
    [
        ("en", "🌐 Language of public posts: Deutsch\n🧵 Games are played in the channel."),
        ("de", "🌐 Sprache der öffentlichen Beiträge: Deutsch\n🧵 Gespielt wird im Kanal."),
    ],
)
async def test_a_moderator_is_told_in_their_own_language_what_the_server_chose(
    world: World, reads: str, told: str
) -> None:
    mona = world.moderator()
    await mona.slash(world.channel, "settings", language=reads)

    assert told in answer(await mona.slash(world.channel, "manage server", language="de", threads=False))


async def test_a_server_that_chose_german_gets_german_posts(world: World) -> None:
    await world.moderator().slash(world.channel, "manage server", language="de", threads=False)

    await start(world, world.bruno)

    assert "Alle nehmen" in text_of(world.board)
    assert "Dein Zug" in labels_of(world.board)
    assert not world.channel.threads


async def test_a_changed_language_shows_at_once_and_after_a_restart(world: World) -> None:
    await start(world, world.bruno)
    panel = await panel_of(world, world.ada)
    assert "Where do you put your" in text_of(panel)

    await world.ada.slash(world.channel, "settings", language="de")
    await click(world.ada, panel, ":refresh:")
    assert "Wohin legst du" in text_of(panel)

    await world.restart()
    await click(world.ada, panel, ":refresh:")
    assert "Wohin legst du" in text_of(panel)


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


async def read_the_rules(world: World, *readers: MemberActor) -> None:
    for reader in readers:
        await reader.slash(world.channel, "tiny-towns rules")


async def test_only_the_last_readers_are_remembered(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    readers: list[int] = []
    read = world.bot.database.read

    async def counted(query: Any, *args: Any) -> Any:
        readers.extend(args)
        return await read(query, *args)

    monkeypatch.setattr(world.bot.database, "read", counted)
    monkeypatch.setattr(languages, "MOST_REMEMBERED", 2)
    await read_the_rules(world, world.ada, world.ada, world.bruno, world.chiara, world.ada)

    assert readers == [world.ada.id, world.bruno.id, world.chiara.id, world.ada.id]


# --- sentences --------------------------------------------------------------------------------------------------------


def test_a_language_that_is_not_spoken_becomes_english() -> None:
    assert language("fr").code == "en"
    assert language("de").code == "de"


def test_every_language_says_what_it_is_called() -> None:
    assert set(LANGUAGE_NAMES) == set(LANGUAGES)


@pytest.mark.parametrize(
    ("locale", "code"),
    [
        (discord.Locale.german, "de"),
        (discord.Locale.american_english, "en"),
        (discord.Locale.british_english, "en"),
        (discord.Locale.french, None),
        (None, None),
        ("", None),
    ],
)
def test_a_locale_of_discord_leads_to_its_language(locale: discord.Locale | str | None, code: str | None) -> None:
    assert spoken(locale) == code


def test_an_unknown_message_is_an_error_and_not_an_empty_sentence() -> None:
    with pytest.raises(LookupError):
        language("en")("no-such-message")


def test_a_missing_argument_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    language("en")("refusal-table-full")

    assert "message refusal-table-full in en" in caplog.text


def context() -> Any:
    return app_commands.TranslationContext(app_commands.TranslationContextLocation.other, data=None)


async def test_the_translator_gives_german_and_english_and_nothing_else() -> None:
    translator, text = Translator(), localised("command-move-about")

    assert str(text) == language("en")("command-move-about")
    assert await translator.translate(text, discord.Locale.german, context()) == language("de")("command-move-about")
    assert await translator.translate(text, discord.Locale.british_english, context()) == str(text)
    assert await translator.translate(text, discord.Locale.french, context()) is None


async def test_the_translator_leaves_strangers_alone() -> None:
    stranger = app_commands.locale_str("tiny-towns")

    assert await Translator().translate(stranger, discord.Locale.german, context()) is None


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_number_of_a_game_is_a_name_and_not_a_quantity(code: str) -> None:
    assert language(code)("thread-name", game="Tiny Towns", number=1234) == "Tiny Towns 1234"
    assert "1234" in language(code)("game-title", game="Tiny Towns", number=1234, names="Ada")


def test_a_sentence_with_gaps_is_said_and_logged_each_time(caplog: pytest.LogCaptureFixture) -> None:
    say = Language("en", ["greeting = Hello { $name }"])

    assert [say("greeting"), say("greeting"), say("greeting", name="Ada")] == ["Hello name"] * 2 + ["Hello Ada"]
    assert len([record for record in caplog.records if "greeting in en" in record.getMessage()]) == 2
