"""The slash commands as Discord gets to see them: names, descriptions, limits, and when it is told about them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot import client
from bot.client import COGS, Guildhall
from bot.config import Config
from bot.languages import Translator
from bot.limits import LONGEST_TEXT
from tests.bot.conftest import World
from tests.bot.locale.catalogues import formatted, messages

Payload = dict[str, Any]

LOCALES = ("en-US", "en-GB", "de")
#: Discord's number for the context of a server, and the commands that make sense outside of one.
GUILD = 0
PERSONAL = {"help", "settings", "privacy", "block", "unblock"}
NAME = re.compile(r"[-_'\w]{1,32}")
TEXT = discord.AppCommandOptionType.string.value
SUBCOMMANDS = (discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value)


@pytest_asyncio.fixture
async def commands() -> AsyncIterator[list[Payload]]:
    bot = Guildhall(Config())
    translator = Translator()
    await bot.tree.set_translator(translator)
    await bot.add_commands()
    yield [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]
    await bot.close()


def within(entry: Payload, path: str = "") -> Iterator[tuple[str, Payload]]:
    """A command or option with everything below it, each with its full name; choices come as entries too."""
    name = f"{path} {entry['name']}".strip()
    yield name, entry
    for part in (*entry.get("options", []), *entry.get("choices", [])):
        yield from within(part, name)


def everything(commands: list[Payload]) -> list[tuple[str, Payload]]:
    return [found for command in commands for found in within(command)]


def described(commands: list[Payload]) -> list[tuple[str, Payload]]:
    """Commands and parameters, without choices, which have no description."""
    return [(name, entry) for name, entry in everything(commands) if "value" not in entry]


def spoken(entry: Payload, key: str, locale: str) -> str:
    """What somebody with that Discord language reads."""
    localised: dict[str, str] = {locale: entry[key]} | (entry.get(f"{key}_localizations") or {})
    return localised[locale]


def siblings(commands: list[Payload]) -> list[tuple[str, list[Payload]]]:
    """All siblings: the commands, the parts of each, the choices of a parameter."""
    below = [
        (name, entry[key]) for name, entry in everything(commands) for key in ("options", "choices") if key in entry
    ]
    return [("/", commands), *below]


def test_there_is_a_command_for_everybody(commands: list[Payload]) -> None:
    assert {"help", "game", "settings", "manage", "tiny-towns"} <= {command["name"] for command in commands}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_names_clash(commands: list[Payload], locale: str) -> None:
    clashes = [
        (where, name)
        for where, entries in siblings(commands)
        for name, count in Counter(spoken(entry, "name", locale) for entry in entries).items()
        if count > 1
    ]
    assert clashes == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_name_is_one_that_discord_takes(commands: list[Payload], locale: str) -> None:
    names = [spoken(entry, "name", locale) for _, entry in described(commands)]

    assert [name for name in names if not NAME.fullmatch(name) or name != name.lower()] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_is_described_in_100_characters(commands: list[Payload], locale: str) -> None:
    wrong = [
        (name, text)
        for name, entry in described(commands)
        if not 5 <= len(text := spoken(entry, "description", locale)) <= 100
    ]
    assert wrong == []


def test_everything_is_translated_into_german(commands: list[Payload]) -> None:
    missing = [
        (name, key)
        for name, entry in described(commands)
        for key in ("name", "description")
        if "de" not in (entry.get(f"{key}_localizations") or {})
    ]
    assert missing == []


def test_the_german_descriptions_are_not_the_english_ones(commands: list[Payload]) -> None:
    same = [
        name
        for name, entry in described(commands)
        if spoken(entry, "description", "de") == spoken(entry, "description", "en-US")
    ]
    assert same == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_choice_fits(commands: list[Payload], locale: str) -> None:
    choices = [(name, entry) for name, entry in everything(commands) if "value" in entry]
    wrong = [
        (name, spoken(entry, "name", locale))
        for name, entry in choices
        if not 1 <= len(spoken(entry, "name", locale)) <= 100 or len(str(entry["value"])) > 100
    ]
    assert choices
    assert wrong == []


def test_nothing_has_more_parts_than_discord_takes(commands: list[Payload]) -> None:
    assert len(commands) <= 100
    assert [(where, len(entries)) for where, entries in siblings(commands)[1:] if len(entries) > 25] == []


def test_every_text_has_a_longest_length(commands: list[Payload]) -> None:
    texts = [(name, entry) for name, entry in described(commands) if entry.get("type") == TEXT]
    free = [(name, entry) for name, entry in texts if not entry.get("choices")]

    assert "tiny-towns new cards" in dict(free)
    assert [name for name, entry in free if not 1 <= entry.get("max_length", 0) <= LONGEST_TEXT] == []


def test_required_parameters_come_first(commands: list[Payload]) -> None:
    required = [
        (name, [part.get("required", False) for part in entry.get("options", []) if part["type"] not in SUBCOMMANDS])
        for name, entry in everything(commands)
    ]
    assert [(name, parts) for name, parts in required if parts != sorted(parts, reverse=True)] == []


def weight(entry: Payload) -> int:
    """How Discord counts a command: names, descriptions and values, each in its longest language."""
    own = sum(
        max(len(spoken(entry, key, locale)) for locale in LOCALES) for key in ("name", "description") if key in entry
    )
    parts = (*entry.get("options", []), *entry.get("choices", []))
    return own + len(str(entry.get("value", ""))) + sum(map(weight, parts))


def test_no_command_weighs_more_than_8000_characters(commands: list[Payload]) -> None:
    assert max(weight(command) for command in commands) <= 8000


def written(entry: Payload, locale: str, path: str = "/") -> Iterator[str]:
    """Each command below this one as somebody types it in that language, alone and with each of its options."""
    full = path + spoken(entry, "name", locale)
    parts = entry.get("options", [])
    below = [part for part in parts if part["type"] in SUBCOMMANDS]
    for part in below:
        yield from written(part, locale, f"{full} ")
    if not below:
        yield full
        yield from (f"{full} {spoken(option, 'name', locale)}:" for option in parts)


def named_in_messages(code: str) -> set[str]:
    """Every command that a sentence names, without the value of its option. Where any game fits, it's Tiny Towns."""
    texts = [text for name in messages(code) for text in formatted(code, name, "tiny-towns")]
    return {
        re.sub(":.*", ":", found)
        for text in texts
        for found in re.findall(r"(?<![\w</:])/(?!/)[^\W\d][^`.,;)\n]*", text)
    }


@pytest.mark.parametrize(("code", "locale"), [("en", "en-US"), ("de", "de")])
def test_sentences_name_commands_as_discord_shows_them_in_that_language(
    commands: list[Payload], code: str, locale: str
) -> None:
    named = named_in_messages(code)

    assert len(named) > 5
    assert named - {text for command in commands for text in written(command, locale)} == set()


def test_managing_is_offered_to_everybody_because_a_server_names_its_moderators_itself(commands: list[Payload]) -> None:
    (manage,) = [command for command in commands if command["name"] == "manage"]

    assert manage["default_member_permissions"] is None


# --- when Discord is told ---------------------------------------------------------------------------------------------


def told(world: World) -> int:
    """How often Discord was told about the commands."""
    requests = [entry for entry in world.env.http_requests if entry.method == "PUT"]
    return len([entry for entry in requests if re.fullmatch(r".*/applications/\d+/commands", entry.path)])


async def test_discord_is_told_about_the_commands_once(world: World) -> None:
    assert told(world) == 1

    await world.restart()
    await world.restart()

    assert told(world) == 1


async def test_discord_is_told_again_when_the_commands_have_changed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "COGS", tuple(cog for cog in COGS if cog != "bot.cogs.settings"))

    await world.restart()
    assert told(world) == 2

    await world.restart()
    assert told(world) == 2


async def test_what_discord_refused_is_told_again(world: World) -> None:
    """The bot remembers that it told Discord only after Discord has accepted."""
    world.bot.tree.remove_command("settings")
    world.env.inject_error("PUT", "/applications/*/commands", status=403, code=50001)
    await world.bot.commands_on_discord.sync()

    before = told(world)
    await world.bot.commands_on_discord.sync()
    await world.bot.commands_on_discord.sync()

    assert told(world) == before + 1


def test_whatever_needs_a_server_is_offered_only_there(commands: list[Payload]) -> None:
    everywhere = {command["name"] for command in commands if command["contexts"] != [GUILD]}

    assert everywhere <= PERSONAL


async def test_options_that_promise_suggestions_have_some(commands: list[Payload]) -> None:
    promises = {
        name: entry.get("autocomplete", False)
        for name, entry in described(commands)
        if "start typing" in entry["description"]
    }

    assert "hamlet town what" in promises
    assert [name for name, kept in promises.items() if not kept] == []
