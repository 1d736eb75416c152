"""``/help``: how to get started."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from bot.cogs.common import Interaction, command
from bot.ui.messages import MessageBuilder

if TYPE_CHECKING:
    from bot.client import Guildhall


class HelpCommands(commands.Cog):
    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    @command("help")
    async def help(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        say = await self.bot.languages.of(interaction)
        titles = "\n".join(
            say("help-game", game=say(f"{controller.key}-name"), command=f"/{controller.key} new")
            for controller in self.bot.controllers.values()
        )
        await interaction.edit_original_response(view=MessageBuilder().text(say("help-text")).text(titles))


async def setup(bot: Guildhall) -> None:
    await bot.add_cog(HelpCommands(bot))
