"""Who reads what in which language: private answers in the reader's, public posts in the server's."""

from __future__ import annotations

import discord

from bot.languages import Language, language, spoken
from bot.storage import people
from bot.storage.database import Database


class Readers:
    def __init__(self, database: Database, default: str) -> None:
        self._database = database
        self._default = default

    async def of(self, interaction: discord.Interaction) -> Language:
        """The language somebody chose in his settings, else the one of his Discord."""
        chosen = (await self._database.read(people.player, interaction.user.id)).language
        return language(chosen or spoken(interaction.locale) or self._default)

    async def of_server(self, guild_id: int, preferred: discord.Locale | None) -> Language:
        """The language a server chose, else the one it told Discord."""
        chosen = (await self._database.read(people.guild, guild_id)).language
        return language(chosen or spoken(preferred) or self._default)
