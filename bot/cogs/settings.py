"""What players choose for themselves: language, pings, and who sees their profile."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.common import Commands, Interaction, answer, command
from bot.languages import LANGUAGE_NAMES, LANGUAGES, language
from bot.storage import people

LANGUAGE_CHOICES = [app_commands.Choice(name=LANGUAGE_NAMES[code], value=code) for code in LANGUAGES]


class SettingsCommands(Commands):
    @command("settings", tongue="language", pings="pings", private="private")
    @app_commands.choices(tongue=LANGUAGE_CHOICES)
    async def settings(
        self,
        interaction: Interaction,
        tongue: str | None = None,
        pings: bool | None = None,
        private: bool | None = None,
    ) -> None:
        row = await self.bot.database.write(
            people.change_player,
            interaction.user.id,
            language=None if tongue is None else language(tongue).code,
            pings=pings,
            private=private,
        )
        self.bot.languages.remember(interaction.user.id, row.language)
        say = await self.bot.languages.of(interaction)
        await answer(
            interaction,
            "settings-now",
            language=LANGUAGE_NAMES[say.code],
            pings="yes" if row.pings else "no",
            private="yes" if row.private else "no",
        )
