"""``/block`` and ``/unblock``: who may neither invite somebody nor sit down with them."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.cogs.common import Commands, Interaction, Text, answer, command, matching
from bot.storage import blocks
from bot.ui import blocking
from bot.ui.messages import plain


class BlockingCommands(Commands):
    @command("block", person="person/blocked")
    async def block(self, interaction: Interaction, person: discord.User) -> None:
        await blocking.block(interaction, person)
        await answer(interaction, "block-done")

    @command("unblock", person="person/unblocked")
    async def unblock(self, interaction: Interaction, person: Text) -> None:
        await blocking.unblock(interaction, person)
        await answer(interaction, "block-lifted")

    @unblock.autocomplete("person")
    async def suggest_blocked(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await self.bot.database.read(blocks.of, interaction.user.id)
        return matching(typed, [(plain(blocking.name_of(blocked)), str(blocked.player_id)) for blocked in found])
