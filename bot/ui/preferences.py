"""What players choose for themselves, as a message: one row of buttons for each setting, the choice in force marked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import ButtonStyle, ui

from bot.languages import LANGUAGE_NAMES, LANGUAGES, Language
from bot.storage import people
from bot.storage.people import PlayerRow
from bot.table.refusals import Refusal
from bot.ui import forms, messages, own_time
from bot.ui.messages import ControlId, MessageBuilder
from renderers.sentences import dashed

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

#: Every setting with what it can be: the word in a button's id, and the stored value.
SETTINGS: Mapping[str, Mapping[str, str | bool]] = {
    "language": {code: code for code in LANGUAGES},
    "notify": {chosen: chosen for chosen in people.NOTIFY},
    "private": {"no": False, "yes": True},
    "confirming": {dashed(chosen): chosen for chosen in people.CONFIRMING},
}


async def show(interaction: Interaction, /, **choices: str | bool | None) -> None:
    """Keep what was chosen, and answer with the settings as they are now."""
    bot = interaction.client
    row = await bot.tables.commit(people.change_player, interaction.user.id, **choices)
    bot.languages.remember(interaction.user.id, row.language)
    say = await bot.languages.of(interaction)
    built = MessageBuilder().text(f"## {say('settings-title')}").text(_now(row, say))
    for setting in SETTINGS:
        built.row(_buttons(setting, row, say))
    built.text(await own_time.text(bot, interaction.user.id, say)).row(own_time.row(say))
    await interaction.edit_original_response(view=built)


def _now(row: PlayerRow, say: Language) -> str:
    return say(
        "settings-now",
        language=LANGUAGE_NAMES[say.code],
        notify=row.notify,
        private="yes" if row.private else "no",
        confirming=row.confirming,
    )


def _buttons(setting: str, row: PlayerRow, say: Language) -> list[ui.Item[ui.LayoutView]]:
    current = say.code if setting == "language" else getattr(row, setting)
    return [
        messages.button(
            LANGUAGE_NAMES[word] if setting == "language" else say(f"setting-{setting}-{word}"),
            ControlId("set", 0, None, f"{setting}={word}").button(),
            style=ButtonStyle.primary if value == current else ButtonStyle.secondary,
            disabled=value == current,
        )
        for word, value in SETTINGS[setting].items()
    ]


async def tapped(interaction: Interaction, control: ControlId) -> None:
    setting, _, word = control.rest.partition("=")
    values = SETTINGS.get(setting, {})
    if word not in values:
        raise Refusal("unknown-button")
    await show(interaction, **{setting: values[word]})


async def quiet(interaction: Interaction, control: ControlId) -> None:
    """Quiet hours as they were filled in."""
    entries = forms.entries(interaction)
    await own_time.change(interaction, quiet=entries.get("quiet", ""), zone=entries.get("zone", ""))
    await show(interaction)


async def days_off(interaction: Interaction, control: ControlId) -> None:
    await own_time.change(interaction, days=forms.entries(interaction).get("days", ""))
    await show(interaction)
