"""What players choose for themselves: language, notifications, who sees their profile, and how turns are confirmed."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.common import Commands, Interaction, choices, command
from bot.languages import LANGUAGE_NAMES, LANGUAGES, language
from bot.storage import people
from bot.storage.people import Notify
from bot.ui import preferences
from renderers.sentences import dashed

LANGUAGE_CHOICES = [app_commands.Choice(name=LANGUAGE_NAMES[code], value=code) for code in LANGUAGES]
CONFIRMING = choices({chosen: f"confirming-{dashed(chosen)}" for chosen in people.CONFIRMING})


NOTIFY = choices({chosen: f"setting-notify-{chosen}" for chosen in people.NOTIFY})


class SettingsCommands(Commands):
    @command("settings", tongue="language", notify="notify", private="private", confirm="confirm")
    @app_commands.choices(tongue=LANGUAGE_CHOICES, confirm=CONFIRMING, notify=NOTIFY)
    async def settings(
        self,
        interaction: Interaction,
        tongue: str | None = None,
        notify: Notify | None = None,
        private: bool | None = None,
        confirm: str | None = None,
    ) -> None:
        chosen = None if tongue is None else language(tongue).code
        confirming = confirm if confirm in people.CONFIRMING else None
        await preferences.show(interaction, language=chosen, notify=notify, private=private, confirming=confirming)
