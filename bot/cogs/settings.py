"""What players choose for themselves: language, notifications, who sees their profile, when turns end and time runs."""

from __future__ import annotations

import asyncio

from discord import app_commands

from bot.cogs.common import Commands, Interaction, Text, choices, command
from bot.languages import LANGUAGE_NAMES, LANGUAGES, language
from bot.storage import people
from bot.storage.people import Notify
from bot.ui import own_time, preferences, times
from bot.ui.messages import OPTION_LIMIT
from renderers.sentences import dashed

LANGUAGE_CHOICES = [app_commands.Choice(name=LANGUAGE_NAMES[code], value=code) for code in LANGUAGES]
CONFIRMING = choices({chosen: f"setting-confirming-{dashed(chosen)}" for chosen in people.CONFIRMING})


NOTIFY = choices({chosen: f"setting-notify-{chosen}" for chosen in people.NOTIFY})


class SettingsCommands(Commands):
    @command(
        "settings",
        tongue="language",
        notify="notify",
        private="private",
        confirm="confirm",
        quiet="quiet",
        zone="zone",
        days_off="days-off",
        digest="digest",
    )
    @app_commands.choices(tongue=LANGUAGE_CHOICES, confirm=CONFIRMING, notify=NOTIFY)
    async def settings(
        self,
        interaction: Interaction,
        tongue: str | None = None,
        notify: Notify | None = None,
        private: bool | None = None,
        confirm: str | None = None,
        quiet: Text | None = None,
        zone: Text | None = None,
        days_off: Text | None = None,
        digest: Text | None = None,
    ) -> None:
        chosen = None if tongue is None else language(tongue).code
        await own_time.change(interaction, quiet=quiet, zone=zone, days=days_off, digest=digest)
        confirming = confirm if confirm in people.CONFIRMING else None
        await preferences.show(interaction, language=chosen, notify=notify, private=private, confirming=confirming)
        if any(typed is not None for typed in (quiet, zone, days_off, digest)):
            await preferences.show_time(interaction)

    @settings.autocomplete("zone")
    async def suggest_zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await asyncio.to_thread(times.zones_like, typed, OPTION_LIMIT)
        return [app_commands.Choice(name=zone, value=zone) for zone in found]
