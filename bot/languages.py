"""Sentences: Fluent files in, the reader's language out."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import discord
from discord import app_commands
from fluent.runtime import FluentBundle, FluentResource

from bot.storage import people
from bot.storage.database import Database
from renderers.text import with_real_minus

log = logging.getLogger(__name__)

LANGUAGES = ("en", "de")
DEFAULT = "en"
#: What each language is called by its speakers.
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch"}

#: How many readers' languages are kept in memory.
MOST_REMEMBERED = 10_000
#: How many sentences of a language are: names, prices and places come up again and again.
MOST_SENTENCES = 5_000

#: How a sentence names a command, without options.
_COMMAND = re.compile(r"`/([^`:\\]+)`")


class Language:
    """All sentences of one language; call it to get one of them."""

    def __init__(self, code: str, sources: Iterable[str]) -> None:
        self.code = code
        #: Commands as sentences name them, and what can be tapped instead.
        self._mentions: Mapping[str, str] = {}
        self._bundle = FluentBundle([code], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))
        self._remember()

    def _remember(self) -> None:
        # A picture needs hundreds of sentences, nearly all the same as last time. 1 and 1.0 are written differently.
        self._remembered = lru_cache(MOST_SENTENCES, typed=True)(self._said)

    def __reduce__(self) -> tuple[Callable[[str], Language], tuple[str]]:
        """Another process reads the same language for itself. It only draws, and nothing in a picture can be tapped."""
        return language, (self.code,)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def __call__(self, message: str, /, **params: str | float | date) -> str:
        try:
            return self._remembered(message, **params)
        except _Faulty as error:
            log.error("message %s in %s: %s", message, self.code, error.problems)
            return error.text

    def _said(self, message: str, /, **params: str | float | date) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, problems = self._bundle.format_pattern(pattern, params)
        said = _COMMAND.sub(self._mentioned, with_real_minus(str(text)))
        if problems:
            raise _Faulty(said, problems)
        return said

    def mentioning(self, commands: Mapping[str, str]) -> Language:
        """The same language, in which these commands can be tapped."""
        other = object.__new__(type(self))
        vars(other).update(vars(self), _mentions=commands)
        other._remember()
        return other

    def _mentioned(self, named: re.Match[str]) -> str:
        return self._mentions.get(named[1], named[0])


class _Faulty(Exception):
    """A sentence with gaps. It isn't remembered, so that the log names it every time it's said."""

    def __init__(self, text: str, problems: list[Exception]) -> None:
        super().__init__(problems)
        self.text = text
        self.problems = problems


@cache
def language(code: str) -> Language:
    """The sentences of a language; the default one for a language we don't speak."""
    if code not in LANGUAGES:
        return language(DEFAULT)
    return Language(code, [source.read_text(encoding="utf-8") for source in catalogue_files(code)])


def catalogue_files(code: str) -> list[Traversable]:
    folder = files("bot").joinpath("locale", code)
    return sorted((item for item in folder.iterdir() if item.name.endswith(".ftl")), key=lambda item: item.name)


def spoken(locale: discord.Locale | str | None) -> str | None:
    """The language for a Discord locale, if there is one."""
    code = str(locale or "").partition("-")[0]
    return code if code in LANGUAGES else None


def localised(message: str) -> app_commands.locale_str:
    """A name, description or choice of a slash command: English here, the reader's language on Discord."""
    return app_commands.locale_str(language(DEFAULT)(message), message=message)


class Translator(app_commands.Translator):
    """Gives Discord the localised names, descriptions and choices of every command."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        message, code = string.extras.get("message"), spoken(locale)
        return None if message is None or code is None else language(code)(message)


class Languages:
    """Who reads which language: private answers are in the reader's, public posts in the server's."""

    def __init__(self, database: Database, default: str) -> None:
        self._database = database
        self._default = default
        #: What people have chosen in their settings, for those who were answered lately.
        self._chosen: dict[int, str | None] = {}
        #: The languages in which commands can be tapped.
        self._mentioning: dict[str, Language] = {}

    def mention(self, commands: Mapping[str, Mapping[str, str]]) -> None:
        """From now on, the commands that sentences name can be tapped: what stands for each, in every language."""
        self._mentioning = {code: language(code).mentioning(named) for code, named in commands.items()}

    def _language(self, code: str) -> Language:
        known = language(code)
        return self._mentioning.get(known.code, known)

    async def of(self, interaction: discord.Interaction) -> Language:
        """The language somebody chose in their settings, otherwise the one their Discord uses."""
        reader = interaction.user.id
        if reader not in self._chosen:
            stored = (await self._database.read(people.player, reader)).language
            # If they changed their settings while we were reading, that is already remembered.
            self.remember(reader, self._chosen.get(reader, stored))
        return self.known(interaction)

    def known(self, interaction: discord.Interaction) -> Language:
        """The same without asking the database, for when it can't be asked."""
        return self._language(self._chosen.get(interaction.user.id) or spoken(interaction.locale) or self._default)

    def remember(self, player_id: int, chosen: str | None) -> None:
        """What somebody has in their settings now."""
        if len(self._chosen) >= MOST_REMEMBERED:
            self._chosen.clear()
        self._chosen[player_id] = chosen

    async def of_person(self, player_id: int, otherwise: Language) -> Language:
        """The language somebody chose in their settings; nobody knows which one their Discord uses right now."""
        chosen = (await self._database.read(people.player, player_id)).language
        return self._language(chosen) if chosen else otherwise

    async def of_server(self, guild_id: int, preferred: discord.Locale | None) -> Language:
        """The language a server chose, otherwise the one it uses on Discord."""
        chosen = (await self._database.read(people.guild, guild_id)).language
        return self._language(chosen or spoken(preferred) or self._default)
