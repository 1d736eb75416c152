"""What players choose for themselves: language, notifications and the like; and on a second page, their time."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.languages import LANGUAGE_NAMES, LANGUAGES, Language
from bot.storage import people
from bot.storage.people import PlayerRow
from bot.ui import forms, messages, own_time
from bot.ui.choices import Choices, Value
from bot.ui.messages import ControlId, MessageBuilder
from renderers.sentences import dashed

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

CHOICES = Choices(
    "set",
    lambda say, setting, word: say(f"setting-{setting}-{word}"),
    {
        "language": {code: code for code in LANGUAGES},
        "notify": {chosen: chosen for chosen in people.NOTIFY},
        "private": {"no": False, "yes": True},
        "confirming": {dashed(chosen): chosen for chosen in people.CONFIRMING},
    },
)


async def show(interaction: Interaction, /, **choices: Value | None) -> None:
    """Keep what was chosen, and answer with the settings as they are now."""
    bot = interaction.client
    row = await bot.tables.commit(people.change_player, interaction.user.id, **choices)
    bot.languages.remember(interaction.user.id, row.language)
    say = await bot.languages.of(interaction)
    built = MessageBuilder().text(f"## {say('settings-title')}").text(_now(row, say))
    for setting in CHOICES.values:
        built.row(CHOICES.row(setting, say.code if setting == "language" else getattr(row, setting), say))
    built.row([messages.button(say("settings-time"), ControlId("my-time", 0).button(), emoji="🌙")])
    await interaction.edit_original_response(view=built)


def _now(row: PlayerRow, say: Language) -> str:
    return say(
        "settings-now",
        language=LANGUAGE_NAMES[say.code],
        notify=row.notify,
        private="yes" if row.private else "no",
        confirming=row.confirming,
    )


async def tapped(interaction: Interaction, control: ControlId) -> None:
    setting, value = CHOICES.read(control)
    await show(interaction, **{setting: value})


# --- the second page --------------------------------------------------------------------------------------------------


async def show_time(interaction: Interaction) -> None:
    """When somebody has time, and when they want to hear how their games stand."""
    bot, say = interaction.client, await interaction.client.languages.of(interaction)
    built = MessageBuilder().text(f"## {say('settings-time')}")
    built.text(await own_time.text(bot, interaction.user.id, say)).row(own_time.row(say))
    built.row([messages.button(say("settings-back"), ControlId("my-settings", 0).button())])
    await interaction.edit_original_response(view=built)


async def quiet(interaction: Interaction, control: ControlId) -> None:
    """Quiet hours as they were filled in."""
    entries = forms.entries(interaction)
    await own_time.change(interaction, quiet=entries.get("quiet", ""), zone=entries.get("zone", ""))
    await show_time(interaction)


async def days_off(interaction: Interaction, control: ControlId) -> None:
    await own_time.change(interaction, days=forms.entries(interaction).get("days", ""))
    await show_time(interaction)


async def digest(interaction: Interaction, control: ControlId) -> None:
    entries = forms.entries(interaction)
    await own_time.change(interaction, digest=entries.get("digest", ""), zone=entries.get("zone", ""))
    await show_time(interaction)
