"""``/privacy``: what is kept about somebody, a copy of it, and its deletion."""

from __future__ import annotations

from discord.ext import commands

from bot.cogs.common import Commands, Interaction, command, group
from bot.ui import privacy


class PrivacyCommands(Commands, commands.GroupCog, **group("privacy")):
    @command("privacy-show")
    async def show(self, interaction: Interaction) -> None:
        await privacy.show(interaction)

    @command("privacy-export")
    async def export(self, interaction: Interaction) -> None:
        await privacy.export(interaction)

    @command("privacy-delete", sure="sure/sure-to-delete")
    async def delete(self, interaction: Interaction, sure: bool = False) -> None:
        if sure:
            await privacy.delete(interaction)
        else:
            await privacy.ask_first(interaction)
